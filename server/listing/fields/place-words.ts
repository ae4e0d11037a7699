import type { PlacedWord } from "../../../events/result/ledger.ts";
import { type Finding, LISTING_FIELDS, type ListingField } from "../../../events/result/listing.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { plainName } from "../../insight/product/product.ts";
import { UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { disputedSenses } from "../claims/disputed-senses.ts";
import { contradictedReason } from "../facts/reasons.ts";
import { unsoundReason } from "../keywords/unsound-words.ts";
import type { DeniedQualities } from "../ledger/denied-qualities.ts";
import { reviewWords } from "../reviews/review-words.ts";
import { lintListing } from "../rules/lint-listing.ts";
import { isOthersBrand } from "../rules/others-brands.ts";
import type { Profile } from "../rules/profiles.ts";
import { PUFFERY } from "../seller/short-facts.ts";
import { fieldWords } from "../words/find-words.ts";
import { bytes, foldedWords, foldWord, wordsOf } from "../words/fold.ts";
import { sensesOf, sharesSense } from "../words/same-sense.ts";
import { STOP_WORDS } from "../words/small-words.ts";
import { isTerm } from "./write-search-terms.ts";

export type PlacedTexts = Readonly<Record<ListingField, readonly string[]>>;

/** About form and length, not about single words. */
export const ABOUT_FORM = new Set(["T01", "T04", "T08", "T09", "T10", "T12"]);

const SIZE = new RegExp(`(\\d)[ -](${[...UNITS_OF_MEASURE].join("|")})(?![\\p{L}\\p{N}])`, "giu");
/** "BPA Free": what it is free of, and no freedom. */
const FREE_OF = /(?<=\p{L}) (?=free(?![\p{L}\p{N}]))/giu;
const SIDES = /(?<=\d) ?([x×]) ?(?=\d)/giu;
const HELD = "\u00A0";

/** Each word once; a size is one word, "32 oz" and "24 x 16 Inch". */
const wordsIn = (title: string): string[] => {
  const seen = new Set<string>();
  return plainName(title)
    .replace(SIDES, `${HELD}$1${HELD}`)
    .replace(SIZE, `$1${HELD}$2`)
    .replace(FREE_OF, HELD)
    .split(/(?:[ ;:/|()–—]|,(?!(?<=\d,)\d))+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}%]+$/gu, ""))
    .filter((word) => {
      const folded = foldWord(word);
      if (folded === "" || STOP_WORDS.has(word.toLowerCase()) || seen.has(folded)) return false;
      return seen.add(folded) !== undefined;
    })
    .map((word) => word.replaceAll(HELD, " "));
};

const partsOf = (word: string): string[] =>
  word
    .split(/[- ]/)
    .map(foldWord)
    .filter((part) => part !== "");

const ruleReason = (word: string, findings: readonly Finding[]): string | null => {
  const found = findings.find((finding) => wordsOf(finding.words).some((each) => foldWord(each) === foldWord(word)));
  return found === undefined ? null : `Rule ${found.ruleId}: ${found.message}`;
};

const NO_TERM = "On its own it is not a word that shoppers search for.";

const counted = (reviews: number): string => `${reviews} ${reviews === 1 ? "review" : "reviews"}`;

type Dropped = {
  texts: PlacedTexts;
  findings: readonly Finding[];
  mining: Mining;
  /** What reviewers deny of the old title. */
  denied: ReturnType<DeniedQualities["deniedIn"]>;
  /** Why a word is none to be found by. */
  unsound: (word: string) => string | null;
  hasTerms: boolean;
  /** Bytes that the search terms leave. */
  left: number;
};

/** With a space before it. */
const needs = (word: string): number => bytes(word) + 1;

const reasonFor = (word: string, { texts, findings, mining, denied, unsound, hasTerms, left }: Dropped): string => {
  const rule = ruleReason(word, findings);
  if (rule !== null) return rule;
  if (PUFFERY.has(word.toLowerCase())) return "Praise that no shopper can check or searches for.";
  const senses = sensesOf(word);
  const disputed = [...disputedSenses(mining)].find(([sense]) => senses.has(sense));
  if (disputed !== undefined) return contradictedReason(disputed[1]);
  const parts = partsOf(word);
  const denial = denied.find(({ text }) => foldedWords(text).some((each) => parts.includes(each)));
  if (denial !== undefined) return contradictedReason(denial.reviews);
  const said = LISTING_FIELDS.flatMap((field) => texts[field].flatMap(wordsOf)).find((other) =>
    sharesSense(sensesOf(other), senses),
  );
  if (said !== undefined) return `“${said}” says it already.`;
  if (isOthersBrand(word)) return "A brand of another maker, which search terms may not name.";
  if (!isTerm(word.toLowerCase(), "")) return NO_TERM;
  const reason = hasTerms ? unsound(word) : null;
  if (reason !== null) return reason;
  const uses = Math.max(...parts.map(reviewWords(mining).withWord));
  const known = uses === 0 ? "No review uses it" : `${counted(uses)} ${uses === 1 ? "uses" : "use"} it`;
  if (hasTerms && needs(word) <= left) return NO_TERM;
  return hasTerms
    ? `No room: ${known.charAt(0).toLowerCase()}${known.slice(1)}, and what stands in its place is worth more.`
    : `${known}, and this marketplace has no field for search terms.`;
};

/** Where each word of the seller's current title stands now, or why it was left out; small words aside. */
export const placeWords = (
  currentTitle: string,
  texts: PlacedTexts,
  mining: Mining,
  profile: Profile,
  { deniedIn, denying }: DeniedQualities,
): PlacedWord[] => {
  const fields = LISTING_FIELDS.map((field) => ({ field, words: fieldWords(texts[field]) }));
  const findings = lintListing({ productName: "", currentTitle }, profile, []).filter(
    (finding) => !ABOUT_FORM.has(finding.ruleId),
  );
  const title = plainName(currentTitle);
  const dropped = {
    texts,
    findings,
    mining,
    denied: deniedIn(title),
    unsound: (word: string) => unsoundReason(word, title, mining, denying),
    hasTerms: profile.searchTerms !== null,
    left:
      profile.searchTerms?.kind === "tags" ? 0 : (profile.searchTerms?.max ?? 0) - bytes(texts.searchTerms.join(" ")),
  };
  return wordsIn(currentTitle).map((word) => {
    const folded = partsOf(word);
    const homes = fields.filter(({ words }) => words.hasPhrase(folded) || words.hasWords(folded));
    return {
      word,
      fields: homes.map(({ field }) => field),
      reason: homes.length > 0 ? null : reasonFor(word, dropped),
    };
  });
};
