import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import type { Sentence } from "../../insight/text/analyse.ts";

/** "…, that is a pain" */
const TAKEN_AMISS =
  /\b(?:which|that|it)(?:['’]?s| is| was| gets| can be) (?:\p{L}+ ){0,2}(?:pain|nuisance|annoying|distracting|irritating|maddening|infuriating|pointless|a bother)\b|\bdrives? me (?:mad|crazy|nuts|insane)\b/iu;

/** Whether the rest of a sentence, from a place in its review on, takes amiss what was said before. */
export const isTakenAmiss = (sentence: Sentence, from: number, mining: Mining): boolean =>
  TAKEN_AMISS.test(textsOf(mining).get(sentence.reviewId)?.slice(from, sentence.end) ?? "");
