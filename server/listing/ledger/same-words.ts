import type { Mining } from "../../insight/mining/mining.ts";
import { sensesOf } from "../words/same-sense.ts";
import type { Weighed } from "./scales.ts";

const DENIES = /\b(?:no|non|not|never|without|free)\b|n['’]t\b|(?:proof|resistant)\b/iu;

/** What a clause says beside the name of the product: clauses with the same meaning stand and fall together. Empty where only the name is left. */
export const meaningOf = (text: string, { product }: Mining): string => {
  const senses = sensesOf(text).difference(sensesOf(`${product.name} ${product.type} ${product.noun}`));
  return senses.size === 0 ? "" : [DENIES.test(text) ? "no" : "", ...[...senses].toSorted()].join(" ");
};

/** One verdict on what several clauses say in the same words: what speaks against one speaks against all, and so does what bears it out. What nobody said stays unsupported. */
export const withStanding = (own: Weighed, others: readonly Weighed[]): Weighed => {
  if (others.length === 0) return own;
  const contradicting = [...own.contradicting, ...others.flatMap((other) => other.contradicting)];
  const against = new Set(contradicting.map(({ reviewId }) => reviewId));
  const agreeing = own.basis === "unsupported" ? [] : [own, ...others].flatMap((each) => each.supporting);
  const supporting = agreeing.filter(({ reviewId }) => !against.has(reviewId));
  const rest = [own, ...others].flatMap((each) => each.rest).filter(({ reviewId }) => !against.has(reviewId));
  const misfigured = [own, ...others].flatMap((each) => each.misfigured);
  const basis = supporting.length > 0 ? "reviews" : own.basis === "reviews" ? "seller" : own.basis;
  return { basis, supporting, contradicting, rest, misfigured };
};
