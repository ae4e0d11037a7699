import { lowerFirst } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { type MinedTheme, supportFloor } from "../../insight/themes/build-themes.ts";
import { blamedPart, plainOpinion } from "../../insight/themes/theme-label.ts";
import { ADVICE } from "./advice.ts";
import { findAssociation } from "./associations.ts";
import {
  clauseSpans,
  type Improvement,
  reviewers,
  reviewIdsOf,
  starClause,
  starCost,
  starsOf,
  troubleValue,
} from "./improvement.ts";
import { troubleKind } from "./trouble-kinds.ts";

/** Words of the seller's current copy that promise what a theme is about, by theme key. */
export type Promises = ReadonlyMap<string, string>;

const MOST = 7;
const SAFETY_FIRST = 1_000;
/** A return says that something was wrong, not what. */
const RETURN_VALUE = 0.5;

const verbFor = (trouble: string, count: number): string => {
  const plain = /^(?:the |weight$|too |slowness|what )/.test(trouble) ? "complain about" : "report";
  return count === 1 ? (plain === "report" ? "reports" : "complains about") : plain;
};

const hintOf = (theme: MinedTheme, mining: Mining): { text: string; spans: Improvement["spans"] } => {
  const association = findAssociation(theme, mining);
  if (association === null) return { text: "", spans: [] };
  const { within, of, noun, spans } = association;
  return { text: `; ${within === of ? "all of them" : `${within} of these ${of}`} mention the ${noun}`, spans };
};

/** Ways to say that a trouble lies in the product; several stand below each other in one list. */
const FAULT_FORMS: readonly ((facts: string, act: string) => string)[] = [
  (facts, act) => `${facts}. No wording mends that: ${lowerFirst(act)}.`,
  (facts, act) => `${facts}. This is the product, not its listing: ${lowerFirst(act)}.`,
  (facts, act) => `${facts}. One for the factory: ${lowerFirst(act)}.`,
  (facts, act) => `${act}: ${lowerFirst(facts)}, and no listing can talk that away.`,
];

const troubleOf = (theme: MinedTheme, trouble: string, mining: Mining): string => {
  const part = theme.facet?.id === "durability" ? blamedPart(theme.units, mining.product.noun) : "";
  return part === "" ? trouble : `${trouble} of the ${part}`;
};

const ofFacet = (theme: MinedTheme, rank: number, mining: Mining, promises: Promises): Improvement[] => {
  const blaming = theme.units.filter((unit) => unit.polarity < 0);
  const id = theme.facet?.id ?? "";
  const advice = ADVICE[id];
  if (advice === undefined) return [];
  const members = reviewIdsOf(blaming);
  const cost = starCost(members, mining.reviews);
  const hint = hintOf(theme, mining);
  const trouble = troubleOf(theme, advice.trouble, mining);
  const facts = `${reviewers(members.size, mining.reviews.length)} ${verbFor(trouble, members.size)} ${trouble}${starClause(cost)}${hint.text}`;
  const promise = promises.get(id);
  const kind = promise === undefined ? troubleKind(id) : "expectation-gap";
  const text =
    promise !== undefined
      ? `The current copy says “${promise}”, yet ${facts}. ${advice.act}, and promise only what holds for everybody.`
      : kind === "product-fault"
        ? (FAULT_FORMS[rank % FAULT_FORMS.length]?.(facts, advice.act) ?? facts)
        : `${advice.act}: ${facts}.`;
  const weight = id === "repeat" ? RETURN_VALUE : 1;
  return [
    {
      text,
      kind,
      reviews: members.size,
      stars: starsOf(cost),
      spans: [...clauseSpans(blaming), ...hint.spans],
      value: troubleValue(members.size, cost, mining) * weight + (id === "safety" ? SAFETY_FIRST : 0),
    },
  ];
};

const CALLED = 2;

const ofNoun = (theme: MinedTheme, mining: Mining): Improvement[] => {
  if (theme.noun === "" || theme.theme.kind === "praise") return [];
  const blaming = theme.units.filter((unit) => unit.polarity < 0);
  const members = reviewIdsOf(blaming);
  const cost = starCost(members, mining.reviews);
  const counted = [...Map.groupBy(blaming.map(plainOpinion), (word) => word)]
    .filter(([word]) => /^(?:not )?[a-z-]+$/.test(word))
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word)
    .slice(0, CALLED);
  const words = counted.length === 0 ? "" : ` (${joinWords(counted, "or")})`;
  const some = reviewers(members.size, mining.reviews.length);
  return [
    {
      text: `Look at the ${theme.noun}: ${some} ${members.size === 1 ? "complains" : "complain"} about it${words}${starClause(cost)}.`,
      kind: "product-fault",
      reviews: members.size,
      stars: starsOf(cost),
      spans: clauseSpans(blaming),
      value: troubleValue(members.size, cost, mining) * 0.8,
    },
  ];
};

const isNoun = (theme: MinedTheme): boolean => theme.units[0]?.key.startsWith("noun:") === true;

/** What complaints say should change: in the product where no wording can mend it, else in what the listing says. */
export const complaintFixes = (mining: Mining, promises: Promises): Improvement[] => {
  const floor = supportFloor(mining.reviews.length);
  return mining.themes
    .filter((theme) => theme.theme.negative >= floor)
    .toSorted((a, b) => b.theme.negative - a.theme.negative)
    .flatMap((theme, rank) =>
      theme.facet !== null ? ofFacet(theme, rank, mining, promises) : isNoun(theme) ? ofNoun(theme, mining) : [],
    )
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST);
};
