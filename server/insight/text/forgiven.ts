import type { Token } from "./analyse.ts";

const NOT = "(?: ?n['’]?t| not)";

/** What takes the weight from a fault told before it, in the words of tokens: "is n't". */
const FORGIVES = new RegExp(
  [
    `(?:\\b(?:is|was|are|were)|['’]s)${NOT}(?: (?!(?:fix|solv|address)\\p{L}*)\\p{L}+){0,3} (?:issue|problem|hinder?ance)\\b`,
    `(?:\\b(?:is|was|are|were)|['’]s)${NOT}(?: \\p{L}+){0,3} (?:(?:big|huge) deal\\b|deal ?-? ?breaker\\b)`,
    "\\bnot (?:really |actually |exactly )?(?:much of |that big of )?an? (?:real |big |huge )?(?:problem|issue|hinder?ance|deal ?-? ?breaker)\\b",
    "\\bno(?:t a)? (?:big|huge) deal\\b",
    "\\bno (?:real |big )?(?:problem|issue) for (?:me|us)\\b",
    `\\b(?:does|did)${NOT} (?:really |actually |even )?bother (?:me|us)\\b`,
    `\\b(?:i|we) (?:do|did)${NOT} (?:really |actually |even )?mind\\b(?! \\p{L}+ing)`,
    "\\b(?:that|which) (?:is|was) (?:easily |quickly )?(?:solved|fixed)\\b",
    "\\bwhich (?:is|was) (?:a )?(?:good|great|nice|plus|fine|perfect|what i wanted)\\b",
    "\\bi was delighted\\b",
  ].join("|"),
  "u",
);

/** "not the only problem", "no problem if …": no pardon, or one on a condition. */
const RESERVED = /\b(?:only|biggest|main|until|if)\b/;
const RESERVED_WITHIN = 40;

/** Whether what is told up to a place of the text is forgiven by what follows: "it leaks, but that is no big deal". */
export const isForgivenAfter = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens
    .slice(at)
    .map(({ lower }) => lower)
    .join(" ");
  return FORGIVES.test(after) && !RESERVED.test(after.slice(0, RESERVED_WITHIN));
};
