import type { PackedField, Packing } from "../../../events/result/ledger.ts";
import type { KeywordCoverage, Listing } from "../../../events/result/listing.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { plainName } from "../../insight/product/product.ts";
import { hasPlenty } from "../../insight/reviews/plenty.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import { measureCoverage } from "../keywords/coverage.ts";
import { findRareUses } from "../keywords/find-uses.ts";
import { type BankKeyword, isUsed } from "../keywords/keyword-bank.ts";
import {
  brandReason,
  checkMustInclude,
  deniedReason,
  type Judging,
  type MustInclude,
} from "../keywords/must-include.ts";
import { passingWords, shopperWords } from "../keywords/shopper-words.ts";
import { situationTerm } from "../keywords/situation-terms.ts";
import { spokenWords } from "../keywords/spoken-words.ts";
import { kinOf, namesWhere } from "../keywords/synonyms.ts";
import { soundPhrase } from "../keywords/true-words.ts";
import { type Wanted, wantedKeywords } from "../keywords/worth.ts";
import { type DeniedQualities, deniedQualities } from "../ledger/denied-qualities.ts";
import { reviewWords } from "../reviews/review-words.ts";
import { brandOf } from "../rules/brand.ts";
import { ownBrandsOf } from "../rules/lint-context.ts";
import { lintListing } from "../rules/lint-listing.ts";
import { isOthersBrand } from "../rules/others-brands.ts";
import type { Profile } from "../rules/profiles.ts";
import type { SellerInput } from "../seller/seller-facts.ts";
import { PUFFERY } from "../seller/short-facts.ts";
import { fieldWords } from "../words/find-words.ts";
import { foldedWords, foldWord, wordsOf } from "../words/fold.ts";
import { contentWords } from "../words/same-sense.ts";
import { deniedThings } from "./denied-things.ts";
import { factTerms } from "./fact-terms.ts";
import type { PackedText } from "./pack-visible.ts";
import { placeFacts } from "./place-facts.ts";
import { ABOUT_FORM, placeWords } from "./place-words.ts";
import { isTerm, type PackedTerms, writeSearchTerms, writeTags } from "./write-search-terms.ts";

/** Copy that shoppers see, whoever wrote it. */
export type VisibleCopy = Omit<Listing, "fixList" | "searchTerms">;

export type CompletedPacking = { searchTerms: string; coverage: KeywordCoverage; packing: Packing };

type Texts = { title: string; highlights: string; bulletsA: readonly string[]; bulletsB: readonly string[] };

/** The words of the seller's title that keep the rules, without praise of itself. */
const soundWords = (currentTitle: string, profile: Profile): string =>
  lintListing({ productName: "", currentTitle }, profile, [])
    .filter((finding) => !ABOUT_FORM.has(finding.ruleId))
    .reduce((title, finding) => title.replace(finding.words, " "), plainName(currentTitle))
    .split(" ")
    .filter((word) => !PUFFERY.has(word.toLowerCase().replace(/[^\p{L}]/gu, "")))
    .join(" ");

/** Keywords that copy may not hold: those asked for in any case, and others of the seller's that name another maker's brand or that reviewers deny. */
const refusedOf = (bank: readonly BankKeyword[], ruled: MustInclude["refused"], { denying, ownBrands }: Judging) => [
  ...ruled,
  ...bank
    .filter(({ origin, mustInclude }) => origin === "seller" && !mustInclude)
    .flatMap(({ keyword }) => {
      const reviews = denying(keyword);
      const reason = brandReason(keyword, ownBrands) ?? (reviews > 0 ? deniedReason(reviews) : null);
      return reason === null ? [] : [{ keyword, reason }];
    }),
];

/** Beside so many other names of the thing, what one reviewer says in passing is not needed: "booklet", "porch". */
const ENOUGH_NAMES = 6;

/** What shoppers may type, the most used first after what the seller insists on; at last what only one reviewer says. */
const phrasesFor = (
  must: readonly string[],
  bank: readonly BankKeyword[],
  mining: Mining,
  ownWords: string,
  factWords: readonly string[],
  { denying }: DeniedQualities,
): string[] => [
  ...must,
  ...[
    ...bank.toSorted((a, b) => b.reviews - a.reviews).map((entry) => entry.keyword),
    ownWords,
    ...factWords,
    ...findRareUses(mining, bank).map(situationTerm),
  ].map((phrase) => soundPhrase(phrase, mining, denying)),
];

/** Tags name the thing with each of its uses: "hiking water bottle". */
const namedPhrases = (bank: readonly BankKeyword[], { product }: Mining): string[] =>
  product.noun === "product"
    ? []
    : bank
        .filter((entry) => entry.origin === "situation" && !entry.words.includes(foldWord(product.noun)))
        .flatMap((entry) => [`${entry.keyword} ${product.type}`, `${entry.keyword} ${product.noun}`]);

const packTerms = (
  phrases: readonly string[],
  named: readonly string[],
  typed: readonly string[],
  fill: readonly string[],
  firm: number,
  wanted: readonly Wanted[],
  texts: Texts,
  brand: string,
  profile: Profile,
): PackedTerms | null => {
  const field = profile.searchTerms;
  if (field === null) return null;
  const { count, each, max } = field;
  if (field.kind === "tags" && count !== null && each !== null)
    return writeTags({ phrases: [...phrases, ...named], firm, wanted, count, each });
  const allPhrases = [...phrases, ...typed];
  const visible = [texts.title, texts.highlights, ...texts.bulletsA, ...texts.bulletsB].join(" ");
  return writeSearchTerms({ phrases: allPhrases, firm, fill, wanted, visible, brand, max });
};

const lackReason = (lacking: readonly string[], brand: string): string => {
  const quoted = (words: readonly string[]): string => `“${words.join(" ")}”`;
  const brands = lacking.filter(isOthersBrand);
  if (brands.length > 0) return `${quoted(brands)} is a brand of another maker, which a listing may not name.`;
  const banned = lacking.filter((word) => !isTerm(word, brand));
  return banned.length > 0
    ? `${quoted(banned)} may not stand among search terms, and no other field has room for it.`
    : `no field has room for ${quoted(lacking)}.`;
};

/** Why the words of a keyword stand apart: some of them would stand twice as a phrase, or there was no room side by side. */
const apartReason = (keyword: string, title: string): string => {
  const words = wordsOf(keyword).filter((word) => contentWords(word).length > 0);
  const again = words.filter((word) => fieldWords([title]).hasWords(contentWords(word)));
  const why =
    again.length === 0 || again.length === words.length
      ? "there is no room for it as a phrase"
      : `as a phrase it would say ${again.map((word) => `“${word}”`).join(" and ")} of the title again`;
  return `${why}; its words all stand in the listing, where the search finds them together.`;
};

/** Accepted keywords that stand nowhere, or nowhere as a phrase. */
const withoutPlace = (
  must: readonly string[],
  titles: readonly string[],
  texts: Texts,
  searchTerms: string,
  brand: string,
): MustInclude["refused"] => {
  const { title, highlights, bulletsA, bulletsB } = texts;
  const fields = [...titles, ...highlights.split(","), ...bulletsA, ...bulletsB, ...searchTerms.split(",")];
  const all = fieldWords(fields);
  return must.flatMap((keyword) => {
    const words = contentWords(keyword);
    if (all.hasPhrase(words)) return [];
    const lacking = words.filter((word) => !all.hasWords([word]));
    return [{ keyword, reason: lacking.length > 0 ? lackReason(lacking, brand) : apartReason(keyword, title) }];
  });
};

const termsField = (terms: PackedTerms, profile: Profile): PackedField[] => {
  const field = profile.searchTerms;
  const { value, bound, used, optimal } = terms;
  return field === null
    ? []
    : [{ field: "searchTerms", value, bound, used, limit: field.max, unit: field.unit, optimal }];
};

/** What keywords and all other words of some phrases are worth; a word that no review uses is worth a little. */
const wantedWords = (bank: readonly BankKeyword[], phrases: readonly string[], mining: Mining): Wanted[] => {
  const { withWord } = reviewWords(mining);
  return [
    ...wantedKeywords(bank, mining),
    ...[...new Set(phrases.flatMap(contentWords))]
      .filter((word) => !bank.some((entry) => entry.words.includes(word)))
      .map((word) => ({ value: Math.max(1, withWord(word)), needs: [word] })),
  ];
};

/** What reviewers say of the thing; of plenty of them one alone is believed of a use, and only where the thing has few names. */
const fillWords = (bank: readonly BankKeyword[], mining: Mining, isNamedBySeller: boolean): string[] => {
  const isNamed = bank.filter(({ origin }) => origin === "synonym").length >= ENOUGH_NAMES;
  const isOfPlenty = isNamedBySeller && hasPlenty(mining);
  const uses = new Set(passingWords(mining).map(({ typed }) => typed));
  return spokenWords(mining)
    .filter(({ typed, reviews }) => reviews > 1 || (!isNamed && (!isOfPlenty || uses.has(typed))))
    .map(({ typed }) => typed);
};

/** The words of the seller's title that nobody denies, and whether another word may stand beside them. */
const undeniedWords = (
  denied: DeniedQualities,
  mining: Mining,
  { currentTitle }: SellerInput,
  profile: Profile,
): { ownWords: string; isFree: (word: string) => boolean } => {
  const things = deniedThings(currentTitle, mining);
  const isOfDenied = (phrase: string): boolean => foldedWords(phrase).some((word) => things.has(word));
  const ownWords = denied.without(soundWords(currentTitle, profile)).split(" ");
  return {
    ownWords: ownWords.filter((word) => !isOfDenied(word)).join(" "),
    isFree: (word) => denied.denying(word) === 0 && !isOfDenied(word),
  };
};

/** Adds to visible copy the search terms, and tells which keywords stand where and where the seller's own words went. */
export const completePacking = (
  copy: VisibleCopy,
  packed: readonly PackedText[],
  mining: Mining,
  bank: readonly BankKeyword[],
  facts: readonly FactGroup[],
  input: SellerInput,
  profile: Profile,
): CompletedPacking => {
  const { itemHighlights: highlights, bulletsA, bulletsB } = copy;
  const texts = { title: copy.optimizedTitles[0] ?? "", highlights, bulletsA, bulletsB };
  const denied = deniedQualities(mining, input);
  const judging = { ...denied, ownBrands: ownBrandsOf(input.productName) };
  const { accepted, refused: ruled } = checkMustInclude(input.mustIncludeKeywords, profile, judging);
  const refused = refusedOf(bank, ruled, judging);
  const allowed = bank.filter((entry) => refused.every(({ keyword }) => keyword.toLowerCase() !== entry.keyword));
  const { ownWords, isFree } = undeniedWords(denied, mining, input, profile);
  const phrases = phrasesFor(accepted, allowed, mining, ownWords, factTerms(facts), denied);
  const isNamedBySeller = input.currentTitle !== "" || input.keywords.length > 0;
  const typed = [
    ...kinOf(mining.product.wearer),
    ...shopperWords(mining, isNamedBySeller).map((word) => word.typed),
    // Room that nothing else needs goes to what others call the thing.
    ...namesWhere(mining.product.name),
  ].filter(isFree);
  const fill = fillWords(bank, mining, isNamedBySeller).filter(isFree);
  const wanted = wantedWords(allowed, [...phrases, ...typed, ...fill], mining);
  const named = namedPhrases(allowed, mining);
  const brand = brandOf(input.productName) || brandOf(input.currentTitle);
  const terms = packTerms(phrases, named, typed, fill, accepted.length, wanted, texts, brand, profile);
  const searchTerms = terms?.text ?? "";
  const placed = {
    title: copy.optimizedTitles,
    highlights: [highlights],
    bulletsA,
    bulletsB,
    searchTerms: [searchTerms],
  };
  const isOurs = ({ field, text }: PackedText): boolean =>
    text === (field === "title" ? texts.title : texts.highlights) && text !== "";
  return {
    searchTerms,
    coverage: {
      ...measureCoverage(bank.filter(isUsed), { ...texts, searchTerms }),
      refused: [...refused, ...withoutPlace(accepted, copy.optimizedTitles, texts, searchTerms, brand)],
    },
    packing: {
      fields: [
        ...packed.filter(isOurs).map(({ text: _, ...field }) => field),
        ...(terms === null ? [] : termsField(terms, profile)),
      ],
      words: placeWords(input.currentTitle, placed, mining, profile, denied),
      ...(facts.length === 0 ? {} : { facts: placeFacts(facts, placed) }),
    },
  };
};
