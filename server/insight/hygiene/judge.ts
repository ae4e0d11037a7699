import type { Exclusion } from "../../../events/result/review.ts";
import { isIncentivized } from "./incentivized.ts";
import { isInstruction } from "./instruction.ts";
import { isNotAboutProduct } from "./not-the-product.ts";
import { isSolicitation } from "./solicitation.ts";

export type Judgement = { reason: Exclusion["reason"]; detail: string };

/** Judgements look at the beginning; a review this long has said what it is by then. */
const LOOKED_AT = 8_000;

const INSTRUCTION: Judgement = {
  reason: "instruction",
  detail: "It speaks to a machine, or hides text, instead of telling about the product",
};
const SOLICITATION: Judgement = {
  reason: "solicitation",
  detail: "It offers something for stars, or asks to be written to, instead of telling about the product",
};
const INCENTIVIZED: Judgement = {
  reason: "incentivized",
  detail: "It says that it was written for a free product, a discount or a gift",
};
const NOT_THE_PRODUCT: Judgement = {
  reason: "not-the-product",
  detail: "It is about delivery, packing or the seller only, not about the product",
};

/** `raw` is the text before cleaning; `isGiven`, that a badge calls the product a gift. */
type Signs = { raw: string; isGiven: boolean };

/** Why a review is better left out, judged by its own words; null when it is fine. */
export const judgeReview = (text: string, { raw, isGiven }: Signs): Judgement | null => {
  if (isInstruction(raw)) return INSTRUCTION;
  const looked = text.slice(0, LOOKED_AT);
  if (isSolicitation(looked)) return SOLICITATION;
  if (isGiven || isIncentivized(looked)) return INCENTIVIZED;
  return text.length <= LOOKED_AT && isNotAboutProduct(looked) ? NOT_THE_PRODUCT : null;
};
