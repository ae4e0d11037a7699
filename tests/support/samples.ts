import type { OptimizationInput } from "../../events/result/result.ts";
import { formatReviews } from "../../server/insight/ingest/canonical.ts";
import { type ReadReviews, readReviews } from "../../server/insight/read-reviews.ts";
import { SAMPLES, type Sample } from "../../server/samples/samples.ts";

export const readSample = async (sample: Sample): Promise<ReadReviews> => {
  const url = new URL(`../../server/samples/${sample.file}`, import.meta.url);
  return readReviews({ bytes: await Bun.file(url).bytes(), fileName: sample.file });
};

export const inputFor = (reviewsText: string, overrides: Partial<OptimizationInput> = {}): OptimizationInput => ({
  productName: "Kelvara Insulated Water Bottle",
  avatarName: "Long-Shift Nurse",
  reviewsText,
  asin: "",
  currentTitle: "",
  currentBullets: [],
  keywords: [],
  mustIncludeKeywords: [],
  ...overrides,
});

export const sampleInputs: readonly { id: string; input: OptimizationInput }[] = await Promise.all(
  SAMPLES.map(async (sample) => ({
    id: sample.id,
    input: inputFor(formatReviews((await readSample(sample)).reviews), {
      productName: sample.productName,
      avatarName: sample.avatarName,
    }),
  })),
);
