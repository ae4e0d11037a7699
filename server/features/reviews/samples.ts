import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sample, SampleSummary } from "../../../events/wire/reviews.ts";
import { readReviews } from "../../insight/read-reviews.ts";
import { SAMPLES } from "../../samples/samples.ts";

const FOLDER = join(import.meta.dir, "../../samples");

const readSample = ({ blurb, file, ...facts }: (typeof SAMPLES)[number]): Sample => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  return { ...facts, description: blurb, reviews: readReviews({ text }).reviews.length, text };
};

let samples: readonly Sample[] | null = null;

/** The samples as they lie in their files, read once: with all the mess that real reviews come in. */
const allSamples = (): readonly Sample[] => {
  samples ??= SAMPLES.map(readSample);
  return samples;
};

export const listSamples = (): SampleSummary[] => allSamples().map(({ text: _text, ...summary }) => summary);

export const findSample = (id: string): Sample | null => allSamples().find((sample) => sample.id === id) ?? null;
