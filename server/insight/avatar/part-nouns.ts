import type { Mining } from "../mining/mining.ts";
import { isJudgedNoun } from "../product/judged-nouns.ts";
import { nounCounts } from "../text/noun-counts.ts";
import { remember } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { CHILDREN, KIN } from "../text/word-lists.ts";

/** In so many reviews a noun is of the thing, whatever it is. */
const NAMED_BY_SEVERAL = 3;

/** Whether a noun names a part or quality of a thing: one that reviewers of some product judge, or that several of these name; never one of the family. */
export const namesPart = remember(({ sentences }: Mining): ((noun: string) => boolean) => {
  const counts = nounCounts(sentences);
  return (noun) => {
    const one = singular(noun);
    if ([noun, one].some((word) => KIN.has(word) || CHILDREN.has(word))) return false;
    return isJudgedNoun(noun) || Math.max(counts.get(noun) ?? 0, counts.get(one) ?? 0) >= NAMED_BY_SEVERAL;
  };
});
