import type { ImportedReviews } from "../../events/wire/reviews.ts";
import { ProblemError } from "../http/problems.ts";
import { areForeign } from "../insight/hygiene/foreign-text.ts";
import { thinnessOf } from "../insight/hygiene/thin-text.ts";

const TOO_LITTLE = "This is too little to work with. Paste at least one sentence a customer wrote.";
const NOT_ENGLISH = "These reviews do not look English. We can read English reviews only.";
const ALL_LEFT_OUT =
  "Every review was left out. Choose “Use it anyway” for those you want to count, or paste other reviews.";

const HEADER = /^## Review \d.*$/gm;

/** Refuses reviews of which nothing could be written, before they cost an ASIN or the one free demo. */
export const ensureReadable = ({ reviews, text }: Pick<ImportedReviews, "reviews" | "text">): void => {
  if (reviews === 0) throw new ProblemError("NO_REVIEWS", { message: ALL_LEFT_OUT });
  const said = text.replace(HEADER, "");
  if (!/\p{L}/u.test(said)) return;
  const thinness = thinnessOf(said);
  if (thinness === "filler") throw new ProblemError("TOO_THIN");
  if (areForeign(text.split(HEADER))) throw new ProblemError("NO_REVIEWS", { message: NOT_ENGLISH });
  if (thinness === "few-words") throw new ProblemError("NO_REVIEWS", { message: TOO_LITTLE });
};
