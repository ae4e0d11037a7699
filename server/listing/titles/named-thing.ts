import type { Mining } from "../../insight/mining/mining.ts";
import { KIND_NOUNS } from "../../insight/product/product-words.ts";
import { remember } from "../../insight/text/remember.ts";

const POINTING = new Set(["this", "these"]);
/** Things one buys that reviewers mostly name as a part or as what holds, carries or is held. */
const BESIDE_THE_THING = new Set(
  "bag box can cap cup jar pump strap clip cord cable battery bed chest car phone screen case glass glasses paper board desk table door remote switch timer straw lid spoon pot dish plate gate chair light milk water coffee".split(
    " ",
  ),
);
/** "This bottle" says more of what the thing is than "a bottle". */
const POINTED = 3;
const LEAST_SCORE = 3;

/** What reviewers call the thing where the seller's name does not say: a kind of thing one buys, or "" where they are not clear. */
export const mostNamedThing = remember((mining: Mining): string => {
  const named = new Map<string, Set<string>>();
  const pointed = new Map<string, Set<string>>();
  for (const sentence of mining.sentences)
    sentence.tokens.forEach((token, index) => {
      if (!KIND_NOUNS.has(token.lower) || BESIDE_THE_THING.has(token.lower)) return;
      named.set(token.lower, (named.get(token.lower) ?? new Set()).add(sentence.reviewId));
      if (POINTING.has(sentence.tokens[index - 1]?.lower ?? ""))
        pointed.set(token.lower, (pointed.get(token.lower) ?? new Set()).add(sentence.reviewId));
    });
  const [best] = [...named]
    .map(([noun, reviews]) => ({ noun, score: reviews.size + POINTED * (pointed.get(noun)?.size ?? 0) }))
    .toSorted((a, b) => b.score - a.score || (a.noun < b.noun ? -1 : 1));
  return best === undefined || best.score < LEAST_SCORE ? "" : best.noun;
});
