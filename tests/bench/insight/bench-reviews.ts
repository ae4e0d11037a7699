import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { OptimizationInput } from "../../../events/result/result.ts";
import type { Review } from "../../../events/result/review.ts";
import { GoldLine } from "../../../server/insight/model/train/gold.ts";
import { inputFor } from "../../support/samples.ts";

/** The lines of one annotated set. */
export const readSet = (folder: string, file: string): readonly GoldLine[] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => v.parse(GoldLine, JSON.parse(line)));

/** The texts that speed is measured with. */
export const benchTexts = (folder: string): readonly string[] =>
  readSet(folder, "dmaste_home.jsonl").map(({ text }) => text);

export const reviewOf = (text: string, index: number): Review => ({
  id: `r${index + 1}`,
  text,
  title: null,
  rating: null,
  date: null,
});

/** So many reviews; where the set is shorter, its sentences are dealt out anew, so that none comes twice. */
export const manyReviews = (texts: readonly string[], count: number): Review[] =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / texts.length);
    const [own, other] = [texts[index % texts.length] ?? "", texts[(index * 7 + round) % texts.length] ?? ""];
    return reviewOf(round === 0 ? own : `${own.slice(0, own.length / 2)} ${other.slice(other.length / 2)}`, index);
  });

/** As many of the texts as 20,000 characters hold, pasted with an empty line between. */
export const pastedText = (texts: readonly string[], characters = 20_000): string => {
  let pasted = "";
  for (const text of texts) {
    if (pasted.length + text.length + 2 > characters) break;
    pasted += `${text}\n\n`;
  }
  return pasted;
};

export const inputOf = (productName: string, reviewsText: string): OptimizationInput =>
  inputFor(reviewsText, { productName, avatarName: "" });
