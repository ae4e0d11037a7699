import type { PackedField } from "../../../events/result/ledger.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasPlenty, supportFloor } from "../../insight/reviews/plenty.ts";
import type { Claim } from "../claims/claims.ts";
import { isWarnedAgainst } from "../claims/warned-against.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { factMark } from "../keywords/worth.ts";
import type { Profile } from "../rules/profiles.ts";
import type { SellerInput } from "../seller/seller-facts.ts";
import type { TitlePart } from "../titles/title-parts.ts";
import { type PackedTitle, type TitlePlan, writeTitles } from "../titles/write-titles.ts";
import { fieldWords } from "../words/find-words.ts";
import { characters } from "../words/fold.ts";
import { contentWords } from "../words/same-sense.ts";
import { findMinorHighlights, tellsSomething, wantedMinor } from "../writer/minor-highlights.ts";
import type { Written } from "../writer/write-bullets.ts";
import { type PackedHighlights, writeHighlights } from "../writer/write-highlights.ts";
import { factPhrases, includedPhrases, suitedPhrases } from "./fact-phrases.ts";
import { cleanUnder, type FieldPlan, planFields } from "./plan-fields.ts";

/** A field as the search filled it; it says nothing about a text that somebody else wrote. */
export type PackedText = PackedField & { text: string };

export type PackedCopy = {
  titles: readonly Written[];
  highlights: Written;
  packed: readonly PackedText[];
  /** What the seller's name and title state of the thing and nobody denies, each in a few words. */
  stated: readonly string[];
};

const fieldOf = (
  field: PackedField["field"],
  { text, value, bound, optimal }: PackedTitle | PackedHighlights,
  limit: number,
): PackedText => ({ field, text, value, bound, used: characters(text), limit, unit: "characters", optimal });

type Beside = {
  plan: FieldPlan;
  claims: readonly Claim[];
  profile: Profile;
  mining: Mining;
  bank: readonly BankKeyword[];
  facts: readonly FactGroup[];
  borneOut: (phrase: Written) => boolean;
};

const highlightsBeside = (
  title: PackedTitle,
  { plan, claims, profile, mining, bank, facts, borneOut }: Beside,
): PackedHighlights | null => {
  if (profile.highlights === null) return null;
  const minor = findMinorHighlights(mining, bank, claims);
  const inTitle = fieldWords([title.text]);
  const tells = (fact: string): boolean => tellsSomething(fact, mining);
  const stated = [...factPhrases(facts), ...includedPhrases(facts)].filter(tells);
  const suited = suitedPhrases(facts);
  return writeHighlights({
    title: title.text,
    earned: title.marks,
    claims,
    features: plan.features,
    uses: plan.uses,
    must: plan.must.filter((keyword) => !inTitle.hasWords(contentWords(keyword))),
    facts: plan.facts.filter(tells),
    stated,
    suited,
    minor,
    wanted: [
      ...plan.wanted,
      ...wantedMinor(minor, claims),
      ...[...stated, ...suited].map((fact) => ({ value: 1, needs: [factMark(fact)] })),
    ],
    max: profile.highlights.max,
    leastAlone: hasPlenty(mining) ? supportFloor(mining) : 0,
    clean: cleanUnder(profile, mining, "highlights"),
    borneOut,
  });
};

type Visible = { titles: readonly PackedTitle[]; highlights: PackedHighlights | null };

/** Parts that many reviews deny; what the seller insists on stays. */
const deniedParts = ({ parts, firm }: TitlePlan, isDenied: (part: Written) => boolean): Set<TitlePart> =>
  new Set(parts.filter((part) => !firm.includes(part) && isDenied(part)));

/**
 * Chooses the words of titles and highlights by exact search, within the limits of a profile. The same reviews and
 * keywords always give the same choice; one more must-include keyword changes only what has to make room for it.
 */
export const packVisible = (
  mining: Mining,
  bank: readonly BankKeyword[],
  facts: readonly FactGroup[],
  input: SellerInput,
  profile: Profile,
  claims: readonly Claim[],
  isBorneOut: (phrase: Written) => boolean,
  isContradicted: (part: Written) => boolean,
): PackedCopy => {
  const borneOut = (phrase: Written): boolean => !isWarnedAgainst(phrase.text, mining) && isBorneOut(phrase);
  const isDenied = (part: Written): boolean => isWarnedAgainst(part.text, mining) || isContradicted(part);
  const plan = planFields(mining, bank, input, profile, claims, isDenied, facts);
  const beside = { plan, claims, profile, mining, bank, facts, borneOut };
  const denied = deniedParts(plan.titles, isDenied);
  const packed = (filled: number): Visible => {
    const titles = writeTitles({ ...plan.titles, filled }, denied);
    const [first] = titles;
    return { titles, highlights: first === undefined ? null : highlightsBeside(first, beside) };
  };
  const full = packed(plan.titles.filled);
  // What would leave nothing to say beside the title stands there, and not in it.
  const isBare = full.highlights?.text === "" && plan.titles.leading.length > 1;
  const { titles, highlights } = isBare ? packed(0) : full;
  const [first] = titles;
  return {
    titles,
    highlights: highlights ?? { text: "", spans: [] },
    stated: plan.stated,
    packed: [
      ...(first === undefined ? [] : [fieldOf("title", first, plan.titleLimit)]),
      ...(highlights === null ? [] : [fieldOf("highlights", highlights, profile.highlights?.max ?? 0)]),
    ],
  };
};
