import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { RULE_PROFILE_IDS } from "../result/rule-profiles.ts";

const TOO_LONG = "This is too long";
/** Neither spaces nor characters without a shape of their own, such as the zero-width ones. */
export const VISIBLE = /[^\p{C}\p{Z}]/u;

export const text = (max: number, message = "Must be text") => v.pipe(v.string(message), v.maxLength(max, TOO_LONG));

/** Text that may be left out: without a visible character it is. */
export const optionalText = (max: number) =>
  v.optional(
    v.pipe(
      text(max),
      v.transform((given) => (VISIBLE.test(given) ? given.trim() : "")),
    ),
  );

const list = (count: number, length: number) =>
  v.pipe(v.array(text(length), "Must be a list"), v.maxLength(count, "There are too many entries"));

export const required = (max: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.regex(VISIBLE, message), v.maxLength(max, TOO_LONG));

export const captchaToken = v.optional(text(4096));
export const keywords = list(LIMITS.keywordCount, LIMITS.keywordLength);

/** Optional choices of every optimization. */
export const choices = {
  ruleProfile: v.optional(v.picklist(RULE_PROFILE_IDS, "Choose one of the listed marketplaces")),
  /** Ids of exclusions to use after all. */
  include: v.optional(list(LIMITS.includeCount, 32)),
};

export const listItems = list(LIMITS.listItemCount, LIMITS.listItemLength);
const short = text(LIMITS.listItemLength);

/** What a seller may say of a persona, where they say anything. */
export const demographics = v.object({
  gender: short,
  ageRange: short,
  location: short,
  incomeLevel: short,
  occupation: short,
});
export const psychographics = v.object({ lifestyle: short, values: short, personality: short, motivationToBuy: short });

/** A number in an address. */
export const whole = v.pipe(
  v.string(),
  v.digits("A whole number, please"),
  v.transform(Number),
  v.safeInteger("A smaller number, please"),
);
