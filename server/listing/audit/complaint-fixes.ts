import { lowerFirst } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { isBesideThePoint } from "../../insight/mining/shown-themes.ts";
import { hasPlenty, supportFloor } from "../../insight/reviews/plenty.ts";
import { type MinedTheme, unitsOfSide } from "../../insight/themes/build-themes.ts";
import { blamedPart, blamesOnly, ofSkinOrHair } from "../../insight/themes/theme-label.ts";
import { toldVariants, variantText } from "../../insight/themes/variants.ts";
import { clauseText } from "../../insight/units/misreadings/misreading.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { speaksOf } from "../ledger/facet-sides.ts";
import { ALL_PROMISED } from "../ledger/promises/all-promised.ts";
import { actOnParts } from "./act-on-parts.ts";
import { adviceFor } from "./advice.ts";
import { findAssociation } from "./associations.ts";
import { brokenPromise } from "./broken-promise.ts";
import { CLEARLY, type DeniedClaim } from "./denied-claims.ts";
import {
  clauseSpans,
  type Improvement,
  reviewers,
  reviewIdsOf,
  starClause,
  starCost,
  starsOf,
  troubleValue,
  verbFor,
} from "./improvement.ts";
import { namesMatter } from "./names-matter.ts";
import { ofNoun } from "./part-fixes.ts";
import { quoteOf } from "./quote-of.ts";
import { returnReasons } from "./return-reasons.ts";
import { isService, troubleKind } from "./trouble-kinds.ts";

/** Words of the seller's current copy that promise what a theme is about, by theme key. */
export type Promises = ReadonlyMap<string, readonly string[]>;

/** What the seller's current copy promises, and what of it reviewers deny. */
export type CopyDenied = { promises: Promises; denied: readonly DeniedClaim[]; amountStated?: boolean };

const MOST = 7;
const SAFETY_FIRST = 1_000;
/** A return says that something was wrong, not what. */
const RETURN_VALUE = 0.5;

type Hint = { text: string; spans: Improvement["spans"] };

const NO_HINT: Hint = { text: "", spans: [] };

const hintOf = (theme: MinedTheme, mining: Mining, told: string): Hint => {
  const association = findAssociation(theme, mining);
  if (association === null) return NO_HINT;
  const { within, of, noun, spans } = association;
  if (within === of && told.split(" ").includes(noun)) return { text: "", spans };
  return { text: `; ${within === of ? "all of them" : `${within} of these ${of}`} mention the ${noun}`, spans };
};

type Form = (facts: string, act: string) => string;

/** Ways to say that a trouble lies in the product; several stand below each other in one list. */
const FAULT_FORMS: readonly Form[] = [
  (facts, act) => `${facts}. No wording fixes that: ${lowerFirst(act)}.`,
  (facts, act) => `${facts}. The product has to change: ${lowerFirst(act)}.`,
  (facts, act) => `${facts}. This is the product, not its listing: ${lowerFirst(act)}.`,
];

/** The same, where the listing can at least prepare people. */
const WARNING_FORMS: readonly Form[] = [
  (facts, act) => `${facts}. No wording fixes that, but it can prepare people: ${lowerFirst(act)}.`,
  (facts, act) => `${facts}. Until the product changes, ${lowerFirst(act)}.`,
];

const IS_WORDING = /^(?:Say|Show|Describe|State|Name|List|Print|Explain|Put|Do not promise)\b/;

const faultText = (rank: number, facts: string, act: string): string => {
  const forms = IS_WORDING.test(act) ? WARNING_FORMS : FAULT_FORMS;
  return forms[rank % forms.length]?.(facts, act) ?? facts;
};

/** Complaints that are about one part name it. */
const OF_PART: Readonly<Record<string, (part: string) => string>> = {
  durability: (part) => `early breakage of the ${part}`,
  rust: (part) => `rust on the ${part}`,
  defect: (part) => `a missing or faulty ${part}`,
  secure: (part) => `that the ${part} does not stay in place`,
  capacity: (part) => `that the ${part} holds too little`,
};

const troubleOf = (id: string, blaming: readonly Unit[], trouble: string, mining: Mining): string => {
  const named = OF_PART[id];
  const part = named === undefined ? "" : blamedPart(blaming, mining.product.noun);
  return named === undefined || part === "" || !blamesOnly(blaming, part) ? trouble : named(part);
};

const OF_SEVERAL = /^\W*(?:(?:and|but|because|since|so) )?they\b/iu;

/** The complaints of a facet that say what it is about; of one thing, none that weighs several: "the doves, they are too heavy". */
const complaintsOf = (theme: MinedTheme, { product }: Mining): readonly Unit[] => {
  const id = theme.facet?.id ?? "";
  return unitsOfSide(theme.units, -1).filter(({ clause }) => {
    const said = clauseText(clause);
    return (
      speaksOf(id, said) && namesMatter(id, said) && !(id === "weight" && !product.plural && OF_SEVERAL.test(said))
    );
  });
};

/** What of the current copy complaints deny, who denies it, and their words; null where the copy promises nothing of it, or clearly more bear it out. */
type Denied = { promise: string; members: ReadonlySet<string>; spans: Improvement["spans"]; quote: string | null };

/** Facets whose complaints tell of a promise not kept, beside those by whose every blame it is broken. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  strength: ["durability", "fasteners"],
  hold: ["secure"],
  watertight: ["wet", "leak"],
  residueFree: ["absorption"],
  erases: ["cleaning"],
  findsDock: ["findsWay"],
};

/** Whether a phrase is denied by the blame of a facet, or in a promise that such blame breaks. */
const speaksOfFacet = (reasons: ReadonlySet<string>, id: string): boolean =>
  reasons.has(id) ||
  ALL_PROMISED.some(
    (promised) => reasons.has(promised.id) && [...promised.keys, ...(TELLING[promised.id] ?? [])].includes(id),
  );

const holdsOther = (one: string, other: string): boolean => one.toLowerCase().includes(other.toLowerCase());

const deniedOf = (
  theme: MinedTheme,
  blaming: readonly Unit[],
  { promises, denied }: CopyDenied,
  mining: Mining,
): Denied | null => {
  const id = theme.facet?.id ?? "";
  const said = promises.get(id) ?? [];
  const floor = supportFloor(mining);
  const all = reviewIdsOf(blaming);
  const [phrase] = denied
    .filter(
      ({ text, members, reasons }) =>
        members.size >= floor &&
        all.difference(members).size < floor &&
        !members.isDisjointFrom(all) &&
        speaksOfFacet(reasons, id) &&
        said.some((words) => holdsOther(text, words) || holdsOther(words, text)),
    )
    .toSorted((a, b) => b.members.size - a.members.size || b.naming - a.naming);
  if (phrase !== undefined)
    return {
      promise: phrase.text,
      members: phrase.members,
      spans: phrase.spans,
      quote: quoteOf(phrase, mining),
    };
  const broken = brokenPromise(id, said, blaming, floor, mining.product);
  const members = reviewIdsOf(broken?.denying ?? []);
  if (broken === undefined || theme.theme.positive >= CLEARLY * members.size) return null;
  return { promise: broken.promise, members, spans: clauseSpans(broken.denying), quote: null };
};

/** Whether more deny a phrase than the theme counts, so that no trouble is told of more reviewers than beside it. */
const tellsMore = (members: ReadonlySet<string>, blaming: readonly Unit[]): boolean =>
  !members.isSubsetOf(reviewIdsOf(blaming));

/** What to do, of the parts that reviewers name; where the amount is stated already, how to show it. */
const actOf = (id: string, act: string, mining: Mining, { amountStated }: CopyDenied): string => {
  if (id === "amount" && amountStated === true)
    return "Show its size beside a common object, and say how many uses or days it lasts";
  return actOnParts(id, mining) ?? act;
};

const ofFacet = (theme: MinedTheme, rank: number, mining: Mining, copy: CopyDenied): Improvement[] => {
  const blaming = complaintsOf(theme, mining);
  const id = theme.facet?.id ?? "";
  const advice = adviceFor(id, mining.domains);
  if (advice === undefined || reviewIdsOf(blaming).size < supportFloor(mining)) return [];
  const broken = deniedOf(theme, blaming, copy, mining);
  const members = broken?.members ?? reviewIdsOf(blaming);
  const cost = starCost(members, mining.reviews);
  const trouble = troubleOf(id, blaming, variantText(toldVariants(id, blaming), "trouble", advice.trouble), mining);
  const hint = broken === null ? hintOf(theme, mining, trouble) : NO_HINT;
  const quote = broken?.quote ?? null;
  const told =
    (tellsMore(members, blaming) ? "say otherwise" : `${verbFor(trouble, members.size)} ${trouble}`) +
    (quote === null ? "" : ` (“${quote}”)`);
  const facts = `${reviewers(members.size, mining.reviews.length)} ${told}${starClause(cost)}${hint.text}`;
  const act = actOf(id, ofSkinOrHair(advice.act, blaming), mining, copy);
  const kind = broken === null ? troubleKind(id) : "expectation-gap";
  const isFault = kind === "product-fault" && !isService(id) && id !== "repeat";
  const reasons = id === "repeat" ? returnReasons(theme, mining) : null;
  if (id === "repeat" && reasons === null) return [];
  const text =
    reasons !== null
      ? `${facts}. ${reasons.text}`
      : broken !== null
        ? `The current copy says “${broken.promise}”, yet ${facts}. ${act}; promise only what holds for everybody.`
        : isFault
          ? faultText(rank, facts, act)
          : `${act}: ${facts}.`;
  const weight = id === "repeat" ? RETURN_VALUE : 1;
  return [
    {
      text,
      kind,
      reviews: members.size,
      stars: starsOf(cost),
      spans: [...(broken?.spans ?? clauseSpans(blaming)), ...hint.spans, ...(reasons?.spans ?? [])],
      value: troubleValue(members.size, cost, mining) * weight + (id === "safety" ? SAFETY_FIRST : 0),
      facetId: id,
      ...(broken === null ? {} : { counted: { promise: broken.promise, spans: broken.spans } }),
    },
  ];
};

const isOfPart = (theme: MinedTheme): boolean => theme.units[0]?.key.startsWith("noun:") === true;

const COVERED = 0.6;

/** Whether the complaints of one facet, which has a line of its own, hold most of the reviews that blame a part. */
const isCovered = (theme: MinedTheme, facets: readonly MinedTheme[]): boolean => {
  const members = reviewIdsOf(theme.units.filter((unit) => unit.polarity < 0));
  return facets.some((other) => {
    const blaming = reviewIdsOf(other.units.filter((unit) => unit.polarity < 0));
    return [...members].filter((id) => blaming.has(id)).length >= COVERED * members.size;
  });
};

/** What complaints say should change: in the product where no wording fixes it, else in what the listing says. */
export const complaintFixes = (mining: Mining, copy: CopyDenied): Improvement[] => {
  const floor = supportFloor(mining);
  const blamed = mining.themes
    .filter((theme) => theme.theme.negative >= (theme.facet?.id === "results" && hasPlenty(mining) ? floor + 1 : floor))
    .toSorted((a, b) => b.theme.negative - a.theme.negative);
  const facets = blamed.filter(({ facet }) => facet !== null && !isBesideThePoint(facet.id, mining.product));
  const parts = blamed.filter((theme) => isOfPart(theme) && theme.facet === null && !isCovered(theme, facets));
  const all = [
    ...facets.flatMap((theme, rank) => ofFacet(theme, rank, mining, copy)),
    ...parts.flatMap((theme) => ofNoun(theme, floor, mining, copy.denied)),
  ].toSorted((a, b) => b.value - a.value);
  // What the copy promises against complaints stands beside the rest, and takes no other's place.
  const others = new Set(all.filter(({ counted }) => counted === undefined).slice(0, MOST));
  return all.filter((each) => each.counted !== undefined || others.has(each));
};
