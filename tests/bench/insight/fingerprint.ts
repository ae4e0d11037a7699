import { createHash } from "node:crypto";
import { optimizeReviews } from "../../../server/listing/optimize-reviews.ts";
import { sampleInputs } from "../../support/samples.ts";
import { productInputs } from "./products.ts";

/** One hash over the bytes of every product's result. */
export const fingerprint = (folder: string): string => {
  const hash = createHash("sha256");
  for (const input of [...productInputs(folder), ...sampleInputs.map((sample) => sample.input)])
    hash.update(JSON.stringify(optimizeReviews(input)));
  return hash.digest("hex");
};

if (import.meta.main) console.log(fingerprint(process.argv[2] ?? ""));
