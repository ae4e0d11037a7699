import type { Mining } from "../../insight/mine-reviews.ts";
import { KIND_NOUNS } from "../../insight/product-words.ts";
import { remember } from "../../insight/text/remember.ts";
import { supportFloor } from "../../insight/themes/build-themes.ts";

const POINTING = new Set(["this", "these", "the", "a", "my"]);

/** What most reviewers call the thing: "this bottle", "the lid" counting only where it is a kind of thing one buys; or "". */
export const mostNamedThing = remember((mining: Mining): string => {
  const reviews = new Map<string, Set<string>>();
  for (const sentence of mining.sentences)
    sentence.tokens.forEach((token, index) => {
      const before = sentence.tokens[index - 1]?.lower ?? "";
      if (POINTING.has(before) && KIND_NOUNS.has(token.lower))
        reviews.set(token.lower, (reviews.get(token.lower) ?? new Set()).add(sentence.reviewId));
    });
  const [most] = [...reviews].toSorted((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1));
  return most === undefined || most[1].size < supportFloor(mining.reviews.length) ? "" : most[0];
});
