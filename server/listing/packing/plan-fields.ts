import { isVague } from "../../insight/called-thing.ts";
import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { brandOf } from "../brand.ts";
import { factPhrases } from "../facts/fact-phrases.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { sensesOf } from "../keywords/same-sense.ts";
import { factMark, type Wanted, wantedContent, wantedKeywords } from "../keywords/worth.ts";
import { deniedQualities } from "../ledger/denied-qualities.ts";
import type { SellerInput } from "../ledger/seller-facts.ts";
import { ownBrandsOf } from "../rules/lint-context.ts";
import { lintListing } from "../rules/lint-listing.ts";
import type { Profile } from "../rules/profiles.ts";
import type { Claim, Worded } from "../writer/claims.ts";
import type { Written } from "../writer/draft.ts";
import { tellsSomething } from "../writer/minor-highlights.ts";
import { checkMustInclude } from "../writer/must-include.ts";
import { findNounFeatures } from "../writer/noun-features.ts";
import { type TitlePlan, tellingParts } from "../writer/write-titles.ts";
import { findUses } from "./find-uses.ts";
import { disputedSenses, factsIn, SHORT_FACT } from "./seller-facts.ts";
import { distinctSizes, isVariant, namesSize } from "./sizes.ts";
import { readTitleName, type TitleName } from "./title-name.ts";
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
} from "./title-parts.ts";
import { audienceIn, type ComesWith, partsWith, qualitiesSought, usesFor } from "./title-phrases.ts";

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
};

const PRAISE_RULE = "T07";
/** A fact that only the seller knows weighs as much as what one in so many reviewers names. */
const FACT_SHARE = 10;
/** The seller's own name may have longer parts than other lines. */
const NAME_FACT = { characters: 45, words: 7 };
/** Longer phrases of the seller's bullets are for the bullets. */
const LONGEST_STATED = 32;
/** Where the seller's whole name takes no more of the title than this, it stays whole. */
const NAME_SHARE = 0.75;

/** Whether a piece of a text breaks no rule; advice on the whole text is not its business. */
export const cleanUnder =
  (profile: Profile, mining: Mining, field: "title" | "highlights") =>
  (text: string): boolean =>
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

type Facts = {
  fromName: readonly string[];
  fromTitle: readonly string[];
  /** Phrases of the title that belong to the name. */
  audience: readonly string[];
  comesWith: readonly ComesWith[];
  uses: readonly string[];
};

/** What the seller says of the thing beyond its name; what customers dispute is not repeated. */
const factsOf = (
  name: TitleName,
  staysWhole: boolean,
  currentTitle: string,
  mining: Mining,
  bank: readonly BankKeyword[],
): Facts => {
  const brand = sensesOf(brandOf(currentTitle));
  const disputed = [...disputedSenses(mining).keys()];
  const said = new Set([...sensesOf(name.head), ...disputed]);
  const ends = new Set([...sensesOf(name.noun), ...disputed, ...brand]);
  const fromName = name.rest.flatMap((segment) => factsIn(segment, said, staysWhole ? NAME_FACT : SHORT_FACT, ends));
  const before = new Set([...said, ...brand, ...sensesOf(fromName.join(" "))]);
  const comesWith = /\bwith\b/i.test(name.head) ? [] : partsWith(currentTitle, before);
  const sought = qualitiesSought(bank, currentTitle, name.noun, before);
  return {
    fromName,
    fromTitle: [...factsIn(currentTitle, before, SHORT_FACT, ends), ...sought],
    audience: [audienceIn(currentTitle, mining.product)].filter((who) => who !== ""),
    comesWith,
    uses: /\bfor\b/i.test(name.head) ? [] : usesFor(currentTitle, before),
  };
};

/** The phrases that belong to the name, each part by itself. */
const phrasesIn = ({ audience, comesWith, uses }: Facts): string[] => [
  ...audience,
  ...comesWith.flatMap(({ parts }) => parts),
  ...uses,
];

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

/** Sizes, counts and colors once each, and all other facts. */
const apart = ({ fromName, fromTitle }: Facts, name: TitleName): { variants: string[]; facts: string[] } => {
  const all = [...fromName, ...fromTitle];
  return {
    variants: distinctSizes([...name.variants, ...all.filter(isVariant)]).filter((size) => !namesSize(name.head, size)),
    facts: all.filter((fact) => !isVariant(fact)),
  };
};

type IsDenied = (phrase: Written) => boolean;

const undenied = (facts: Facts, isDenied: IsDenied): Facts => ({
  ...facts,
  fromTitle: facts.fromTitle.filter((text) => isVariant(text) || !isDenied({ text, spans: [] })),
});

/** Short phrases of the seller's bullets that tell something and that no reviewers deny. */
const statedIn = (groups: readonly FactGroup[], mining: Mining, isDenied: IsDenied): string[] =>
  factPhrases(groups).filter(
    (text) => text.length <= LONGEST_STATED && tellsSomething(text, mining) && !isDenied({ text, spans: [] }),
  );

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
  const name = readTitleName(input.productName, input.currentTitle, mining, profile, titleLimit);
  const staysWhole = measure([name.head, ...name.variants, ...name.rest].join(", ")) <= limit * NAME_SHARE;
  const stated = undenied(factsOf(name, staysWhole, input.currentTitle, mining, bank), isDenied);
  const { variants, facts } = apart(stated, name);
  const must = checkMustInclude(input.mustIncludeKeywords, profile, {
    ...deniedQualities(mining, input),
    ownBrands: ownBrandsOf(input.productName),
  }).accepted;
  const mustParts = must.flatMap((keyword) => mustPart(keyword, name, measure) ?? []);
  const namesThing = !isVague(mining.product);
  const stating = factParts(statedIn(groups, mining, isDenied), "fact", measure);
  const parts = tellingParts(
    [
      ...mustParts,
      ...partsOf(stated, measure),
      ...factParts(variants, "variant", measure),
      ...factParts(facts, "fact", measure),
      ...stating,
      ...featureParts(claims, mining, measure),
      ...nounParts(features, measure),
      ...useParts(namesThing ? uses : [], staysWhole ? [name.head, ...name.rest] : [name.head], measure),
    ],
    name,
    cleanUnder(profile, mining, "title"),
  );
  const factWeight = Math.max(1, Math.round(mining.reviews.length / FACT_SHARE));
  const wanted = [
    ...wantedKeywords(bank, mining),
    ...wantedContent(claims, uses),
    ...[...facts, ...variants, ...phrasesIn(stated)].map((fact) => ({ value: factWeight, needs: [factMark(fact)] })),
    ...stating.map(({ brings }) => ({ value: factWeight, needs: brings.filter((mark) => mark.includes(":")) })),
    ...features.map(({ text, reviews }) => ({ value: reviews, needs: [factMark(text)] })),
  ];
  const firm = firmOf(parts, mustParts, staysWhole ? stated.fromName : []);
  const leading = parts.filter((part) => stating.includes(part));
  const clean = keepsRules(name.head, input.productName, profile, mining);
  return {
    titles: { name, parts, firm, leading, wanted, limit, measure, max: titleLimit, clean },
    titleLimit,
    wanted,
    uses,
    features,
    must,
    facts: [...facts, ...variants],
  };
};
