import type { OptimizationInput } from "../../../../../events/result/result.ts";
import { type FieldName, problemsOf } from "../../../../../server/listing/model/line-problems.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";
import { readSellerFacts } from "../../../../../server/listing/seller/seller-facts.ts";
import { prepare } from "../../../../../server/listing/stages/prepare.ts";
import { inputFor } from "../../../../support/samples.ts";

/** A review with its stars. */
export type Starred = readonly [stars: number, text: string];

/** What keeps a line from standing that cites reviews by their number and words: "2|the canvas is thin". */
export const problemsFor = (
  reviews: readonly Starred[],
  seller: Partial<OptimizationInput> = {},
): ((field: FieldName, text: string, ...cited: readonly string[]) => string[]) => {
  const text = reviews.map(([stars, words]) => `${stars} out of 5 stars\n${words}`).join("\n\n");
  const given = inputFor(text, { productName: "Thornby Camping Cot", ...seller });
  const prepared = prepare(given, profileById(DEFAULT_PROFILE_ID), () => undefined);
  const grounds = { prepared, seller: readSellerFacts(prepared.input) };
  return (field, line, ...cited) => {
    const evidence = cited.map((each) => {
      const [review = "", quote = ""] = each.split("|");
      return { review: `r${review}`, quote };
    });
    return problemsOf({ text: line, theme_ids: [], evidence }, field, grounds);
  };
};
