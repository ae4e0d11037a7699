import { similarity } from "../rules/list-checks.ts";
import { contentWords } from "../words/same-sense.ts";
import { STOP_WORDS } from "../words/small-words.ts";

/** Bullets that share more of their runs of three words say the same thing. */
const ALIKE = 0.25;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'-]+|[;,]/gu) ?? [];

const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ..."; , no without while when before after even so where until instead rather every each own still enough all any more most nothing nobody does do what once into onto through between off out up down over under".split(
    " ",
  ),
]);

/** The build of a bullet: its function words and punctuation in order, everything else as a gap. */
export const skeletonOf = (bullet: string): string =>
  wordsOf(bullet.slice(bullet.indexOf(":") + 1))
    .map((word) => (FUNCTION_WORDS.has(word) ? word : "_"))
    .join(" ")
    .replace(/_(?: _)+/g, "_");

/** Shorter builds are alike in any copy: "_ and _". */
export const TELLING_BUILD = 6;

const buildOf = (bullet: string): string[] => {
  const skeleton = skeletonOf(bullet);
  return skeleton.split(" ").length < TELLING_BUILD ? [] : [`build ${skeleton}`];
};

const opening = (text: string): string => wordsOf(text).slice(0, 2).join(" ");

/** The first words of header and description. */
export const openingsOf = (bullet: string): [header: string, body: string] => {
  const colon = bullet.indexOf(":");
  return [`header ${opening(bullet.slice(0, colon))}`, `body ${opening(bullet.slice(colon + 1))}`];
};

/** Whether one of some bullets has every word of a phrase that carries meaning. */
export const tellsIn = (bullets: readonly string[], phrase: string): boolean =>
  bullets.some((bullet) => contentWords(phrase).every((word) => contentWords(bullet).includes(word)));

/** Remembers how the bullets so far are built and what they name, so that no template shows through. */
export type Variety = {
  isFresh: (bullet: string) => boolean;
  /** Whether a bullet is headed like none so far and unlike those of its own set. */
  isFreshIn: (own: readonly string[], bullet: string) => boolean;
  add: (bullet: string) => void;
  /** How often a phrase stands in the bullets so far. */
  count: (phrase: string) => number;
  /** Whether one of the bullets so far has every word of a phrase that carries meaning. */
  tells: (phrase: string) => boolean;
};

export const createVariety = (): Variety => {
  const seen = new Set<string>();
  const bullets: string[] = [];
  return {
    isFresh: (bullet) =>
      ![...openingsOf(bullet), ...buildOf(bullet)].some((each) => seen.has(each)) &&
      !bullets.some((other) => similarity(other, bullet) > ALIKE),
    isFreshIn: (own, bullet) => {
      const [header, body] = openingsOf(bullet);
      const builds = [body, ...buildOf(bullet)];
      const isLike = (other: string): boolean =>
        [openingsOf(other)[1], ...buildOf(other)].some((each) => builds.includes(each)) ||
        similarity(other.toLowerCase(), bullet) > ALIKE;
      return !seen.has(header) && !own.some(isLike);
    },
    add: (bullet) => {
      for (const each of [...openingsOf(bullet), ...buildOf(bullet)]) seen.add(each);
      bullets.push(bullet.toLowerCase());
    },
    tells: (phrase) => tellsIn(bullets, phrase),
    count: (phrase) => bullets.filter((bullet) => bullet.includes(phrase.toLowerCase())).length,
  };
};
