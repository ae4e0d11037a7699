import type { Mining } from "../../insight/mining/mining.ts";
import { isOfKinds } from "./is-of-kinds.ts";
import { KIND_ADVICE, type KindAdvice } from "./kind-advice.ts";

/**
 * Advice that fits anything that is sold, the fuller wording of each first: for listings whose reviews bear out fewer
 * bullets than a marketplace takes. Nothing here says what the product is or does, so that nothing needs support.
 */
export const GENERAL_ADVICE: readonly (readonly [full: string, short: string])[] = [
  [
    "Look at Every Picture: view them all to see shape, color and details before you decide",
    "Look at Every Picture: see shape, color and details before you decide",
  ],
  [
    "Ask Before You Order: send a question about anything you do not find on this page",
    "Ask Before You Order: send a question about what you do not find here",
  ],
  [
    "Details to Compare: hold the facts listed here against what you need and what you already have",
    "Details to Compare: hold the facts here against what you need",
  ],
  [
    "Choose Your Version: where more than one is offered, make sure you have selected the right one",
    "Choose Your Version: where there are several, select the right one",
  ],
  [
    "When the Package Arrives: unpack with care, look over the contents and keep any directions",
    "When the Package Arrives: unpack with care and keep any directions",
  ],
  [
    "Decide Together: let whoever will use it look over the pictures and details first",
    "Decide Together: let whoever will use it look over the details first",
  ],
];

/** All advice, in every wording. */
export const ALL_ADVICE: ReadonlySet<string> = new Set([
  ...KIND_ADVICE.flatMap(({ wordings }) => wordings),
  ...GENERAL_ADVICE.flat(),
]);

/** What a dog wears is held against none of its buyer's clothes. */
const isOfClothes = ({ kinds }: KindAdvice): boolean =>
  kinds.every((kind) => kind === "garment" || kind === "footwear");

const HAS_BATTERY = /\b(?:battery|batteries|rechargeable|cordless|wireless|usb|solar|portable|earbuds|headphones)\b/iu;
const NAMING = 2;

const reviewersOfBattery = ({ sentences }: Mining): number =>
  new Set(
    sentences.filter(({ tokens }) => tokens.some(({ lemma }) => lemma === "battery")).map(({ reviewId }) => reviewId),
  ).size;

/** Whether a thing runs without an outlet: its name says so, or several reviewers speak of its battery. */
const runsOnBattery = (mining: Mining): boolean =>
  HAS_BATTERY.test(`${mining.product.name} ${mining.product.type}`) || reviewersOfBattery(mining) >= NAMING;

/** The advice that fits a product, what is for its kind before what is for anything. */
export const adviceFor = (mining: Mining): (readonly [full: string, short: string])[] => [
  ...KIND_ADVICE.filter(
    (advice) =>
      isOfKinds(advice.kinds, mining) &&
      !(mining.domains.has("pet") && isOfClothes(advice)) &&
      !(advice.needsOutlet === true && runsOnBattery(mining)),
  ).map(({ wordings }) => wordings),
  ...GENERAL_ADVICE,
];

/** Whether a bullet is such advice, word for word, and so claims nothing. */
export const isGeneralAdvice = (text: string): boolean => ALL_ADVICE.has(text);
