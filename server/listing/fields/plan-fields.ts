import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { isVague } from "../../insight/product/called-thing.ts";
import type { Claim, Worded } from "../claims/claims.ts";
import { findNounFeatures } from "../claims/noun-features.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import { findUses } from "../keywords/find-uses.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { checkMustInclude } from "../keywords/must-include.ts";
import { factMark, type Wanted, wantedContent, wantedKeywords } from "../keywords/worth.ts";
import { deniedQualities } from "../ledger/denied-qualities.ts";
import { ownBrandsOf } from "../rules/lint-context.ts";
import { lintListing } from "../rules/lint-listing.ts";
import { othersBrandIn } from "../rules/others-brands.ts";
import type { Profile } from "../rules/profiles.ts";
import type { SellerInput } from "../seller/seller-facts.ts";
import { sizesIn } from "../seller/short-facts.ts";
import { secondNames } from "../titles/second-names.ts";
import { readTitleName } from "../titles/title-name.ts";
import {
  byCharacters,
  byWords,
  factParts,
  featureParts,
  type Measure,
  mustPart,
  nounParts,
  phraseParts,
  type TitlePart,
  useParts,
  withParts,
} from "../titles/title-parts.ts";
import { type TitlePlan, tellingParts } from "../titles/write-titles.ts";
import { sensesOf } from "../words/same-sense.ts";
import { distinctSizes, isSameSize } from "../words/sizes.ts";
import { toPlainCase } from "../words/title-case.ts";
import { tellsSomething } from "../writer/minor-highlights.ts";
import { factPhrases } from "./fact-phrases.ts";
import { apart, type Facts, factsOf, type IsDenied, phrasesIn, undenied } from "./title-facts.ts";

/** All that the visible fields are chosen from, and what it is worth. */
export type FieldPlan = {
  titles: TitlePlan;
  /** Characters that the packed title may have. */
  titleLimit: number;
  wanted: readonly Wanted[];
  uses: readonly FoundContext[];
  features: readonly Worded[];
  must: readonly string[];
  facts: readonly string[];
  /** The same with what belongs to the name, each in words that stand by themselves: "200 ml", "with lavender". */
  stated: readonly string[];
};

const PRAISE_RULE = "T07";
/** A fact that only the seller knows weighs as much as what one in so many reviewers names. */
const FACT_SHARE = 10;
/** So many facts of the seller's bullets fill a title. */
const MOST_FILLED = 3;
/** What no shopper chooses a thing for heads no title. */
const LEADS_NOWHERE =
  /\b(?:cords?|adapters?|manuals?|instructions?|guides?|booklets?|screws|tape|stickers?|pullers?)$/i;
/** Longer phrases of the seller's bullets are for the bullets. */
const LONGEST_STATED = 32;
/** Where the seller's whole name takes no more of the title than this, it stays whole. */
const NAME_SHARE = 0.75;

/** Whether a piece of a text breaks no rule; advice on the whole text is not its business. */
export const cleanUnder =
  (profile: Profile, mining: Mining, field: "title" | "highlights") =>
  (text: string): boolean =>
    othersBrandIn(text, ownBrandsOf(mining.product.name)) === null &&
    lintListing(
      { productName: "", ...(field === "title" ? { optimizedTitles: [text] } : { itemHighlights: text }) },
      profile,
      mining.reviews,
    ).every((finding) => finding.severity !== "error" && finding.ruleId !== PRAISE_RULE);

/** Whether a title breaks no rule that the bare name keeps. */
const keepsRules = (head: string, productName: string, profile: Profile, mining: Mining) => {
  const broken = (title: string): string[] =>
    lintListing({ productName, optimizedTitles: [title] }, profile, mining.reviews)
      .filter((finding) => finding.severity === "error")
      .map((finding) => finding.ruleId);
  const before = new Set(broken(head));
  return (title: string): boolean => broken(title).every((id) => before.has(id));
};

const partsOf = (stated: Facts, measure: Measure): TitlePart[] => [
  ...phraseParts(stated.audience, "modifier", measure),
  ...withParts(stated.comesWith, measure),
  ...phraseParts(stated.uses.slice(0, 1), "use", measure),
];

const roomFor = (profile: Profile): { limit: number; measure: Measure; titleLimit: number } => {
  const { advised, max } = profile.title;
  if (advised === null) return { limit: max, measure: byCharacters, titleLimit: max };
  return advised.unit === "words"
    ? { limit: advised.max, measure: byWords, titleLimit: max }
    : { limit: advised.max, measure: byCharacters, titleLimit: advised.max };
};

/** Short phrases of the seller's bullets that tell something and that no reviewers deny. */
const statedIn = (groups: readonly FactGroup[], mining: Mining, isDenied: IsDenied): string[] =>
  factPhrases(groups).filter(
    (text) => text.length <= LONGEST_STATED && tellsSomething(text, mining) && !isDenied({ text, spans: [] }),
  );

/** Tells parts that give the same size, however it is spelled, so that they do not stand together: "8L" and "8 Liters of Storage". */
const bySizeOf = (texts: readonly string[]): ((parts: readonly TitlePart[]) => TitlePart[]) => {
  const sizes = distinctSizes(texts.flatMap(sizesIn));
  return (parts) =>
    parts.map((part) => {
      const given = sizesIn(part.text).flatMap((size) => sizes.find((each) => isSameSize(each, size)) ?? []);
      return given.length === 0 ? part : { ...part, senses: new Set([...part.senses, ...given]) };
    });
};

/** What stands in every title: what belongs to a name that stays whole, must-includes, and sizes. */
const firmOf = (
  parts: readonly TitlePart[],
  mustParts: readonly TitlePart[],
  ofName: readonly string[],
): TitlePart[] => [
  ...parts.filter(({ kind, brings }) => kind === "fact" && ofName.some((fact) => brings.includes(factMark(fact)))),
  ...parts.filter((part) => mustParts.includes(part)),
  ...parts.filter(({ kind }) => kind === "variant"),
];

/** What the seller's name and title state, each in words that stand by themselves. */
const inFewWords = (variants: readonly string[], facts: readonly string[], { comesWith, uses }: Facts): string[] => [
  ...variants.filter((size) => comesWith[0]?.text !== size).map(toPlainCase),
  ...comesWith.slice(0, 1).map(({ text }) => `with ${toPlainCase(text)}`),
  ...facts.map(toPlainCase),
  ...uses.slice(0, 1).map((use) => `for ${toPlainCase(use)}`),
];

/** What else the seller's title calls the thing, as parts that may say again what the name says. */
const secondsOf = (
  name: TitlePlan["name"],
  currentTitle: string,
  measure: Measure,
  isClean: (text: string) => boolean,
  isDenied: IsDenied,
): TitlePart[] => {
  const isFit = (text: string): boolean => isClean(text) && !isDenied({ text, spans: [] });
  const head = sensesOf(name.head);
  return factParts(secondNames(currentTitle, name, isFit), "fact", measure).map((part) => ({
    ...part,
    senses: part.senses.difference(head),
  }));
};

/** What the seller's facts are worth to a title. */
const wantedFacts = (facts: readonly string[], stating: readonly TitlePart[], mining: Mining): Wanted[] => {
  const value = Math.max(1, Math.round(mining.reviews.length / FACT_SHARE));
  return [
    ...facts.map((fact) => ({ value, needs: [factMark(fact)] })),
    ...stating.map(({ brings }) => ({ value, needs: brings.filter((mark) => mark.includes(":")) })),
  ];
};

/** Gathers what titles and highlights may be made of: the seller's name and facts, must-includes, and what reviews praise. */
export const planFields = (
  mining: Mining,
  bank: readonly BankKeyword[],
  input: SellerInput,
  profile: Profile,
  claims: readonly Claim[],
  isDenied: IsDenied,
  groups: readonly FactGroup[] = [],
): FieldPlan => {
  const uses = findUses(mining, bank);
  const features = findNounFeatures(mining);
  const { limit, measure, titleLimit } = roomFor(profile);
  const isClean = cleanUnder(profile, mining, "title");
  const name = readTitleName(input.productName, input.currentTitle, mining, profile, titleLimit);
  const staysWhole = measure([name.head, ...name.variants, ...name.rest].join(", ")) <= limit * NAME_SHARE;
  const stated = undenied(factsOf(name, staysWhole, input.currentTitle, mining, bank), mining, isDenied);
  const { variants, facts } = apart(stated, name);
  const must = checkMustInclude(input.mustIncludeKeywords, profile, {
    ...deniedQualities(mining, input),
    ownBrands: ownBrandsOf(input.productName),
  }).accepted;
  const inBullets = statedIn(groups, mining, isDenied);
  const sized = bySizeOf([...variants, ...facts, ...phrasesIn(stated), ...inBullets, ...must]);
  const mustParts = sized(must.flatMap((keyword) => mustPart(keyword, name, measure) ?? []));
  const stating = sized(factParts(inBullets, "fact", measure));
  const parts = tellingParts(
    [
      ...mustParts,
      ...sized(partsOf(stated, measure)),
      ...sized(factParts(variants, "variant", measure)),
      ...sized(factParts(facts, "fact", measure)),
      ...stating,
      ...featureParts(claims, mining, measure),
      ...nounParts(features, measure),
      ...useParts(isVague(mining.product) ? [] : uses, staysWhole ? [name.head, ...name.rest] : [name.head], measure),
    ],
    name,
    isClean,
  );
  const wanted = [
    ...wantedKeywords(bank, mining),
    ...wantedContent(claims, uses),
    ...wantedFacts([...facts, ...variants, ...phrasesIn(stated)], stating, mining),
    ...features.map(({ text, reviews }) => ({ value: reviews, needs: [factMark(text)] })),
  ];
  const leading = parts.filter((part) => stating.includes(part) && !LEADS_NOWHERE.test(part.text));
  const firm = firmOf(parts, mustParts, staysWhole ? stated.fromName : []);
  const ofTitle = { limit, measure, max: titleLimit, clean: keepsRules(name.head, input.productName, profile, mining) };
  const seconds = secondsOf(name, input.currentTitle, measure, isClean, isDenied);
  return {
    titles: { name, parts, firm, leading, seconds, wanted, filled: MOST_FILLED, ...ofTitle },
    titleLimit,
    wanted,
    uses,
    features,
    must,
    facts: [...facts, ...variants],
    stated: inFewWords(variants, facts, stated),
  };
};
