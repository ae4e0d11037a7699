import { isInstruction } from "../../insight/hygiene/instruction.ts";
import { lintBullet, lintListing } from "../rules/lint-listing.ts";
import { othersBrandIn } from "../rules/others-brands.ts";
import type { Profile } from "../rules/profiles.ts";
import { characters, wordsOf } from "../words/fold.ts";
import { contentWords } from "../words/same-sense.ts";
import { toTitleCase } from "../words/title-case.ts";

/** Keywords that copy must have, those it may not have, and why. */
export type MustInclude = { accepted: readonly string[]; refused: readonly { keyword: string; reason: string }[] };

/** What keywords are judged by beside the rules. */
export type Judging = {
  /** How many reviewers deny what a keyword says; 0 where copy may hold it. */
  denying: (keyword: string) => number;
  /** The seller's own brands. */
  ownBrands: readonly string[];
};

/** Why copy may not hold a keyword that reviewers deny: who comes by it sends the product back. */
export const deniedReason = (reviews: number): string =>
  `${reviews} ${reviews === 1 ? "review says" : "reviews say"} otherwise, so shoppers who come by it may send the product back.`;

/** Why copy may not hold a keyword that names another maker's brand, or null. */
export const brandReason = (keyword: string, ownBrands: readonly string[]): string | null => {
  const brand = othersBrandIn(keyword, ownBrands);
  return brand === null
    ? null
    : `“${brand}” is a brand of another maker, which a listing names only where the thing is for it, fits it or is compatible with it.`;
};

const MOST_WORDS = 8;
const LONGEST = 80;

/** Rules about a whole text that a keyword alone cannot keep or break. */
const ABOUT_WHOLE_TEXTS = new Set(["B02", "T01", "T08", "T09", "T10", "T12"]);

const BOASTS = /\b(?:best|cheap(?:est)?|amazing|fastest|popular|trending|top rated|good deal|#1|number one)(?![\w-])/i;

const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/friendly/i, "say what is true of it, such as “reusable”, or name the material"],
  [/anti-?\s?(?:microbial|bacterial|fungal)/i, "“easy to clean” or “washable” says what customers can check"],
  [/bamboo|soy/i, "name the fiber as its label does"],
  [/guarantee|refund|money|satisf|send it back/i, "the terms of a warranty belong in the field for it"],
  [
    /shipping|delivery|discount|sale|offer|price|coupon|clearance|cheap|deal/i,
    "offers belong to the price, not to the copy",
  ],
  [/fda|cure|treat|heal|disease|arthritis|clinically/i, "say how it feels to use, not what it heals"],
  [
    /certified|tested|award|biodegradable|compostable|toxic|carbon|made in/i,
    "enter the proof in the product's attributes",
  ],
  [/./, "name the quality itself, such as “durable” or “lightweight”"],
];

const instead = (words: string): string => INSTEAD.find(([pattern]) => pattern.test(words))?.[1] ?? "";

const breachOf = (keyword: string, profile: Profile): { ruleId: string; words: string; message: string } | null => {
  const findings = [
    ...lintListing({ productName: "", optimizedTitles: [toTitleCase(keyword)] }, profile, []),
    ...lintBullet(`Good to Know: ${keyword}`, { productName: "" }, profile, []),
  ];
  const found = findings.find((each) => each.severity === "error" && !ABOUT_WHOLE_TEXTS.has(each.ruleId));
  if (found !== undefined) return found;
  const boast = BOASTS.exec(keyword)?.[0];
  return boast === undefined
    ? null
    : { ruleId: "K04", words: boast, message: "No words that praise without saying what is good." };
};

/** The words of a breach as the seller typed them. */
const asTyped = (words: string, keyword: string): string => {
  const at = keyword.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? words : keyword.slice(at, at + words.length);
};

const refusalOf = (keyword: string, profile: Profile, { denying, ownBrands }: Judging): string | null => {
  if (!/[\p{L}\p{N}]/u.test(keyword)) return "it has no word in it.";
  if (contentWords(keyword).length === 0) return "no shopper searches for small words alone.";
  if (isInstruction(keyword)) return "it reads as an instruction to a machine, and no shopper types that.";
  if (wordsOf(keyword).length > MOST_WORDS)
    return `it has more than ${MOST_WORDS} words; several short keywords do more.`;
  if (characters(keyword) > LONGEST) return `it is longer than ${LONGEST} characters.`;
  const named = brandReason(keyword, ownBrands);
  if (named !== null) return named;
  const breach = breachOf(keyword, profile);
  if (breach === null) {
    const reviews = denying(keyword);
    return reviews === 0 ? null : deniedReason(reviews);
  }
  return `rule ${breach.ruleId}, “${asTyped(breach.words, keyword)}”: ${breach.message} Instead, ${instead(breach.words)}.`;
};

/**
 * Sorts out keywords that a marketplace rule forbids, each with the rule, its words and a way around, those that name
 * another maker's brand, and those that reviewers deny. A keyword that no review speaks of is accepted: the seller vouches for it as for any fact of the
 * product, and the copy says it in the seller's own words and no others.
 */
export const checkMustInclude = (keywords: readonly string[], profile: Profile, judging: Judging): MustInclude => {
  const accepted: string[] = [];
  const refused: { keyword: string; reason: string }[] = [];
  const tidy = keywords.map((each) => each.normalize("NFC").replace(/\s+/g, " ").trim());
  for (const keyword of new Set(tidy.filter((each) => each !== ""))) {
    const reason = refusalOf(keyword, profile, judging);
    if (reason === null) accepted.push(keyword);
    else refused.push({ keyword, reason });
  }
  return { accepted, refused };
};
