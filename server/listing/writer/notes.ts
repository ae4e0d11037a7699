import { languageOfReview } from "../../insight/hygiene/foreign-text.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { isVague } from "../../insight/product/called-thing.ts";
import { describeProduct } from "../../insight/product/product.ts";
import { hasFew } from "../../insight/reviews/plenty.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { remember } from "../../insight/text/remember.ts";
import type { MustInclude } from "../keywords/must-include.ts";
import { isGeneralAdvice } from "../phrases/general-advice.ts";

const BULLETS_WANTED = 5;

const reviewsIn = (count: number): string => `${count} ${count === 1 ? "review" : "reviews"}`;

type Unread = { random: number; foreign: number };

const unreadOf = remember((mining: Mining): Unread => {
  const languages = mining.reviews.map(languageOfReview);
  const countOf = (language: string): number => languages.filter((each) => each === language).length;
  return { random: countOf("random"), foreign: countOf("foreign") };
});

/** How many reviews the engine does not read: those in other languages, and letters at random. */
export const unreadReviews = (mining: Mining): number => {
  const { random, foreign } = unreadOf(mining);
  return random + foreign;
};

/** The built-in engine reads English only; other reviews are kept and shown, but give no opinions. */
const unreadNote = (mining: Mining): string[] => {
  const { random, foreign } = unreadOf(mining);
  const all = reviewsIn(mining.reviews.length);
  return [
    ...(random === 0
      ? []
      : [
          random === 1
            ? `1 of ${all} cannot be read: it is mostly letters at random. It is shown, not counted.`
            : `${random} of ${all} cannot be read: they are mostly letters at random. They are shown, not counted.`,
        ]),
    ...(foreign === 0
      ? []
      : [
          foreign === 1
            ? `1 of ${all} does not look English; the built-in engine reads English only, so it is shown but not counted in themes.`
            : `${foreign} of ${all} do not look English; the built-in engine reads English only, so they are shown but not counted in themes.`,
        ]),
  ];
};

const MOST_NAMED = 3;

const FILLED = "general advice fills up to what the marketplace asks for";

/** Why the reviews give no bullet, and what to do about it: more reviews do not help where the reviews agree on blame. */
const nothingNote = ({ themes }: Mining, isFilled: boolean): string => {
  const blamed = themes
    .filter(({ theme }) => theme.kind === "complaint")
    .slice(0, MOST_NAMED)
    .map(({ theme }) => `“${theme.label}”`);
  if (blamed.length === 0)
    return `The reviews praise nothing clearly enough for a bullet yet; ${isFilled ? `${FILLED}. Put facts of your own in its place, or add reviews.` : "more reviews will help."}`;
  const [none, meanwhile] = isFilled
    ? ["No bullet comes from the reviews", `until then, ${FILLED}. In its place put facts of your own:`]
    : ["No bullet is written", "until then, write bullets from facts of your own:"];
  return `${none}, because the reviews praise nothing clearly and find fault instead: ${joinWords(blamed)}. Fix that first; ${meanwhile} what it is, what is in the box, sizes and materials.`;
};

const supportedNote = (mining: Mining, sets: readonly (readonly string[])[]): string[] => {
  const supported = sets.map((bullets) => bullets.filter((bullet) => !isGeneralAdvice(bullet)).length);
  const fewest = Math.min(...supported);
  if (fewest >= BULLETS_WANTED) return [];
  const isFilled = sets.flat().some(isGeneralAdvice);
  if (supported.every((count) => count === 0)) return [nothingNote(mining, isFilled)];
  const some = `only ${fewest} ${fewest === 1 ? "bullet" : "bullets"} per set`;
  const short = `The reviews support ${fewest === 0 ? "no bullet of one set" : some};`;
  return isFilled
    ? [`${short} ${FILLED}. Put facts of your own in its place.`]
    : [`${short} more reviews will fill the rest.`];
};

/** Says of a set that it is shorter than the marketplace allows. */
const shortNote = (sets: readonly (readonly string[])[], least: number): string[] => {
  const fewest = Math.min(...sets.map((bullets) => bullets.length));
  return fewest >= least
    ? []
    : [
        `The marketplace asks for at least ${least} bullets, and one set has ${fewest}: write the rest from facts of your own.`,
      ];
};

/** Without stars it can be told what people talk about, but not what it costs. */
const ratingNote = (mining: Mining): string[] => {
  const rated = mining.reviews.filter((review) => review.rating !== null).length;
  if (hasFew(mining) || rated * 2 >= mining.reviews.length) return [];
  return rated === 0
    ? ["These reviews have no stars, so it cannot be told how much each theme costs or earns."]
    : [
        `Only ${rated} of ${reviewsIn(mining.reviews.length)} ${rated === 1 ? "has" : "have"} stars: take the cost of each theme as a rough guess.`,
      ];
};

/** Shoppers do not search for "Kitchen Item". */
const nameNote = ({ product }: Mining): string[] => {
  if (product.name === "" || !isVague(describeProduct(product.name))) return [];
  return [
    isVague(product)
      ? `“${product.name}” does not say what it is. Name the thing as shoppers search for it, and titles, search terms and avatar will speak of it.`
      : `“${product.name}” does not say what it is, so the listing uses what reviewers call it: “${product.type}”. A fuller name of your own, with brand and size, makes better titles.`,
  ];
};

/** What the seller should know about how the result with these sets of bullets was made; `least` is how many a set has at least. */
export const notesOn = (
  mining: Mining,
  sets: readonly (readonly string[])[],
  least: number,
  refused: MustInclude["refused"],
): string[] => [
  ...nameNote(mining),
  ...supportedNote(mining, sets),
  ...shortNote(sets, least),
  ...unreadNote(mining),
  ...(hasFew(mining) ? [`Based on ${reviewsIn(mining.reviews.length)}: treat every count as a first hint.`] : []),
  ...ratingNote(mining),
  ...refused.map(({ keyword, reason }) => `The keyword “${keyword}” was left out: ${reason}`),
];
