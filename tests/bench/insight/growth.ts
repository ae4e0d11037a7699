import { mineReviews } from "../../../server/insight/mine-reviews.ts";
import { optimizeReviews } from "../../../server/listing/optimize-reviews.ts";
import { benchTexts, inputOf, manyReviews, pastedText } from "./bench-reviews.ts";

const COUNTS = [500, 5_000, 50_000];
const RUNS = 40;
const MEGABYTE = 2 ** 20;

type GrowthLine = { reviews: number; seconds: number; microsecondsPerCharacter: number };
export type Growth = { lines: readonly GrowthLine[]; memory: { afterTen: number; afterAll: number; runs: number } };

const measureCount = (texts: readonly string[], count: number): GrowthLine => {
  const reviews = manyReviews(texts, count);
  const characters = reviews.reduce((sum, { text }) => sum + text.length, 0);
  const begin = performance.now();
  mineReviews(reviews, "Kitchen Item");
  const ms = performance.now() - begin;
  return { reviews: count, seconds: ms / 1000, microsecondsPerCharacter: (ms * 1000) / characters };
};

const heldAfter = (runs: number, run: () => void): number => {
  for (let index = 0; index < runs; index += 1) run();
  Bun.gc(true);
  return process.memoryUsage().heapUsed / MEGABYTE;
};

/** Prints what a character costs as reviews get more, and what is held after run upon run. */
export const measureGrowth = (folder: string): Growth => {
  const texts = benchTexts(folder);
  const pasted = pastedText(texts);
  const run = (): void => void optimizeReviews(inputOf("Kitchen Item", pasted));
  const memory = { afterTen: heldAfter(10, run), afterAll: heldAfter(RUNS - 10, run), runs: RUNS };
  console.log(
    `\nheld after 10 runs of 20,000 characters ${memory.afterTen.toFixed(0)} MB, after ${RUNS}: ${memory.afterAll.toFixed(0)} MB`,
  );
  console.log("\nreviews   seconds   µs a character");
  measureCount(texts, COUNTS[0] ?? 0);
  const lines = COUNTS.map((count) => {
    const line = measureCount(texts, count);
    const columns = [
      line.reviews.toLocaleString("en").padStart(7),
      line.seconds.toFixed(2).padStart(9),
      line.microsecondsPerCharacter.toFixed(2).padStart(16),
    ];
    console.log(columns.join(" "));
    return line;
  });
  return { lines, memory };
};
