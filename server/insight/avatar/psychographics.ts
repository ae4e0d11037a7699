import { LIMITS } from "../../../events/limits.ts";
import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Mining } from "../mining/mining.ts";
import { calledName, isOwnName } from "../product/product.ts";
import { hasFew, hasPlenty } from "../reviews/plenty.ts";
import { pluralOf } from "../statements/inflect.ts";
import { joinWords } from "../text/join-words.ts";
import { spansAmong } from "../text/spans-of.ts";
import { byReviews, capitalize, distinctReviews, lowerFirst, reviewCount, type Supported } from "./avatar-draft.ts";
import { describeCircumstances } from "./circumstances/find-circumstances.ts";
import { findingsIn } from "./mined-findings.ts";
import { motivation } from "./motivation.ts";
import { type SaidSituation, situationsOf } from "./situations.ts";
import { themeValues } from "./theme-lines.ts";
import { TRAITS } from "./traits.ts";

type Field = keyof FullAvatar["psychographics"];

const EMPTY: Supported = { text: "", spans: [] };

const floorOf = (mining: Mining): number => (hasFew(mining) ? 1 : 2);

const MOST_TRAITS = 3;

const spansOf = spansAmong(TRAITS.map(({ pattern }) => pattern));

const personality = (mining: Mining): Supported => {
  const found = TRAITS.map(({ phrase, pattern }) => ({ text: phrase, spans: spansOf(mining.reviews, pattern) }))
    .filter(({ spans }) => distinctReviews(spans) >= floorOf(mining))
    .toSorted(byReviews)
    .slice(0, MOST_TRAITS);
  return found.length === 0
    ? EMPTY
    : { text: capitalize(joinWords(found.map(({ text }) => text))), spans: found.flatMap(({ spans }) => spans) };
};

const MOST_SITUATIONS = 4;
const FEWEST_SITUATIONS = 2;

/** What tells of a life though one reviewer alone says it: what it is for, and what recurs. */
const isHabit = ({ kind, key }: SaidSituation): boolean => kind === "activity" || key.startsWith("every ");

/** Where the product stands in their days: the situations they name, told in one sentence. */
const lifestyle = (mining: Mining): Supported => {
  const heads = new Set<string>();
  const isNew = (key: string): boolean => {
    const head = key.split(" ").at(-1) ?? key;
    return heads.has(head) ? false : heads.add(head) !== undefined;
  };
  const all = situationsOf(mining);
  const shared = hasPlenty(mining) ? all.filter(({ spans }) => distinctReviews(spans) > 1) : all;
  const named = (shared.length < FEWEST_SITUATIONS ? all.filter(isHabit) : shared)
    .filter(({ key }) => isNew(key))
    .filter(({ text }) => text.split(" ").length <= 7 && !text.startsWith("While"));
  const picked = [
    ...named.filter(({ kind }) => kind === "activity").slice(0, 2),
    ...named.filter(({ kind }) => kind === "time").slice(0, 2),
    ...named.filter(({ kind }) => kind === "place").slice(0, 2),
    ...named.filter(({ kind }) => kind === "company").slice(0, 1),
  ]
    .toSorted(byReviews)
    .slice(0, MOST_SITUATIONS);
  if (picked.length < FEWEST_SITUATIONS) return EMPTY;
  const thing =
    mining.product.noun === "product" ? (mining.product.plural ? "them" : "it") : `the ${calledName(mining.product)}`;
  return {
    text: `Uses ${thing} ${joinWords(picked.map(({ text }) => lowerFirst(text)))}`,
    spans: picked.flatMap(({ spans }) => spans),
  };
};

/** Where the product stands in their days, and what they tell of how they live. */
const life = (mining: Mining): Supported => {
  const told = [lifestyle(mining), describeCircumstances(mining)].filter(({ text }) => text !== "");
  // A saved avatar takes no longer text.
  if (told.map(({ text }) => text).join(". ").length > LIMITS.listItemLength) return told[0] ?? EMPTY;
  return { text: told.map(({ text }) => text).join(". "), spans: told.flatMap(({ spans }) => spans) };
};

const MOST_VALUES = 4;

/** What they speak of most, in general words; of how many is not told, as a complaint of one theme may be of another matter than its value. */
const heldDear = (mining: Mining): Supported => {
  const named = themeValues(mining)
    .toSorted(byReviews)
    .slice(0, MOST_VALUES - 1);
  if (named.length < 2) return EMPTY;
  // "firmness and support" is read as one where it does not come last.
  const [pairs, single] = [true, false].map((isPair) =>
    named.map(({ text }) => lowerFirst(text)).filter((text) => text.includes(" and ") === isPair),
  );
  return {
    text: `Cares about ${joinWords([...(pairs ?? []), ...(single ?? [])])}`,
    spans: named.flatMap(({ spans }) => spans),
  };
};

/** What they judge by: the parts and qualities that most reviews praise or blame. */
const values = (mining: Mining): Supported => {
  const judged = findingsIn(mining).remarks.filter(
    ({ told, part }) =>
      told.subject.about === "part" && part !== mining.product.wearer && !isOwnName(part, mining.product),
  );
  const parts = [...Map.groupBy(judged, (remark) => remark.part)]
    .map(([part, remarks]) => ({
      name: remarks.filter(({ told }) => told.subject.plural).length * 3 >= remarks.length ? pluralOf(part) : part,
      spans: remarks.map(({ span }) => span),
    }))
    .filter(
      ({ name, spans }) =>
        distinctReviews(spans) >= floorOf(mining) && /^\p{L}{3,}$/u.test(name) && !NOT_JUDGED.test(name),
    )
    .toSorted((a, b) => byReviews(a, b) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_VALUES);
  if (parts.length < 2) return heldDear(mining);
  const told = parts.map(({ name, spans }) => `the ${name} (${reviewCount(spans)})`);
  return {
    text: `Judges it by ${joinWords(told)}`.replace("Judges it", mining.product.plural ? "Judges them" : "Judges it"),
    spans: parts.flatMap(({ spans }) => spans),
  };
};

const NOT_JUDGED =
  /^(?:one|ones|thing|things|machines?|models?|units?|devices?|versions?|features?|brands?|people|person|year|day|days|time|week|month|parts?|end|old|medium|large|small|bits?|lots?|pieces?|kind|half|rest|side)$/;

/** How buyers live and decide, as far as their own words show it; a field no review supports is empty. */
export const buildPsychographics = (mining: Mining): Record<Field, Supported> => ({
  lifestyle: life(mining),
  values: values(mining),
  personality: personality(mining),
  motivationToBuy: motivation(mining),
});
