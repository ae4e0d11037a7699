import { LIMITS } from "../../../events/limits.ts";
import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Mining } from "../mining/mining.ts";
import { calledName } from "../product/product.ts";
import { hasPlenty, traitFloor } from "../reviews/plenty.ts";
import { joinWords } from "../text/join-words.ts";
import { spansAmong } from "../text/spans-of.ts";
import { byReviews, capitalize, distinctReviews, lowerFirst, type Supported } from "./avatar-draft.ts";
import { describeCircumstances } from "./circumstances/find-circumstances.ts";
import { motivation } from "./motivation.ts";
import { type SaidSituation, situationsOf } from "./situations.ts";
import { themeValues } from "./theme-lines.ts";
import { TRAITS } from "./traits.ts";

type Field = keyof FullAvatar["psychographics"];

const EMPTY: Supported = { text: "", spans: [] };

const MOST_TRAITS = 3;

const spansOf = spansAmong(TRAITS.map(({ pattern }) => pattern));

const personality = (mining: Mining): Supported => {
  const found = TRAITS.map(({ phrase, pattern }) => ({ text: phrase, spans: spansOf(mining.reviews, pattern) }))
    .filter(({ spans }) => distinctReviews(spans) >= traitFloor(mining))
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
    .filter(({ spans }) => distinctReviews(spans) >= traitFloor(mining))
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

/** How buyers live and decide, as far as their own words show it; a field no review supports is empty. */
export const buildPsychographics = (mining: Mining): Record<Field, Supported> => ({
  lifestyle: life(mining),
  values: heldDear(mining),
  personality: personality(mining),
  motivationToBuy: motivation(mining),
});
