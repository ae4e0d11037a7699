import type { Span } from "../../../events/result/review.ts";
import { byReviews, capitalize, distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import { type Claim, featuresOf, highlightsOf, type Worded } from "../claims/claims.ts";
import { claimMark, factMark, type Mark, useMark, type Wanted } from "../keywords/worth.ts";
import { chooseParts, fitting, type Part } from "../packing/choose-parts.ts";
import { sizesIn } from "../seller/short-facts.ts";
import { characters, foldedWords } from "../words/fold.ts";
import { contentWords, sensesOf, sharesSense } from "../words/same-sense.ts";
import { isSameSize } from "../words/sizes.ts";
import { STOP_WORDS } from "../words/small-words.ts";
import { toPlainCase } from "../words/title-case.ts";
import type { Written } from "./draft.ts";

type Kind = "must" | "claim" | "minor" | "uses" | "fact" | "stated";
type Phrase = Part<Kind>;

export type HighlightsInput = {
  title: string;
  /** Marks that the title has earned already. */
  earned: readonly Mark[];
  claims: readonly Claim[];
  features: readonly Worded[];
  uses: readonly FoundContext[];
  /** Must-include keywords that the title has no place for, and what else the seller says of the thing. */
  must: readonly string[];
  facts: readonly string[];
  /** Short clauses of the seller's own bullets, where little else is to be said. */
  stated: readonly string[];
  /** What the seller says it suits, for want of a use that reviewers name. */
  suited?: readonly string[];
  /** What single reviewers bear out and nobody disputes, for room that better supported phrases leave. */
  minor: MinorHighlights;
  wanted: readonly Wanted[];
  max: number;
  /** How many reviewers have to vouch for a phrase that stands alone. */
  leastAlone: number;
  clean: (text: string) => boolean;
  /** Whether reviews or the seller bear a phrase out. */
  borneOut: (phrase: Written) => boolean;
};

type Finding = Worded & { matters?: ReadonlySet<string> };

export type MinorHighlights = {
  claims: readonly Claim[];
  findings: readonly Finding[];
  uses: readonly FoundContext[];
};

export type PackedHighlights = { text: string; spans: readonly Span[]; value: number; bound: number; optimal: boolean };

const SEPARATOR = ", ";
const CLAIM = claimMark("");
const ENOUGH = 3;
const AMPLE = 6;
/** True of anything that is liked. */
const SAYS_NOTHING: ReadonlySet<Mark> = new Set(["results", "verb:work", "verb:run"].map(claimMark));
const EMPTY_PHRASES = new Set([
  "welcomed at home",
  "well liked",
  "well made",
  "takes little time",
  "comfortable in use",
  "comfortable",
  "a visible difference",
  "a good amount",
]);
const LONGEST_PHRASE = 40;
const MOST_USES = 4;
const MOST_SUITED = 6;
const MOST = { must: 9, claim: 9, minor: AMPLE, uses: 1, fact: 2, stated: 3 };

const phrase = (text: string, kind: Kind, marks: readonly Mark[], spans: readonly Span[] = []): Phrase => ({
  text,
  kind,
  room: characters(text) + SEPARATOR.length,
  brings: [...contentWords(text), ...marks],
  senses: new Set([...sensesOf(text), ...marks.filter((mark) => mark.startsWith(CLAIM))]),
  spans,
});

const pairs = <Item>(items: readonly Item[]): Item[][] => [
  ...items.map((item) => [item]),
  ...items.flatMap((item, index) => items.slice(index + 1).map((other) => [item, other])),
];

/** Bare words that single reviewers bear out have to be clear by themselves. */
const CLEAR_ALONE = /[ -]|^lightweight$/i;

const ofClaims = (claims: readonly Claim[], kind: "claim" | "minor"): Phrase[] =>
  claims.flatMap((claim) =>
    [...highlightsOf(claim), ...featuresOf(claim)]
      .filter(({ text }) => !text.includes(",") && (kind === "claim" || CLEAR_ALONE.test(text)))
      .map(({ text, spans }) => phrase(toPlainCase(text), kind, [claimMark(claim.id)], spans)),
  );

/** A finding with the matters that it speaks of, of which nothing else beside the title speaks again. */
const ofFindings = (findings: readonly Finding[], kind: "claim" | "minor"): Phrase[] =>
  findings.map(({ text, spans, matters = [] }) => {
    const found = phrase(toPlainCase(text), kind, [factMark(text)], spans);
    return { ...found, senses: new Set([...found.senses, ...[...matters].map(claimMark)]) };
  });

const ofUses = (uses: readonly FoundContext[]): Phrase[] =>
  pairs(uses.slice(0, MOST_USES)).map((pair) =>
    phrase(
      `for ${pair.map((each) => each.context.phrase).join(" and ")}`,
      "uses",
      pair.map((each) => useMark(each.context.id)),
      pair.flatMap((each) => [...each.spans]),
    ),
  );

const firmCandidates = ({ claims, features, uses, must, facts }: HighlightsInput): Phrase[] => [
  ...must.map((text) => phrase(text, "must", [factMark(text)])),
  ...ofClaims(claims, "claim"),
  ...ofFindings(features, "claim"),
  ...ofUses(uses),
  ...facts.map((fact) => phrase(toPlainCase(fact), "fact", [factMark(fact)])),
];

const minorCandidates = ({ minor, uses }: HighlightsInput): Phrase[] => [
  ...ofClaims(minor.claims, "minor"),
  ...ofFindings(minor.findings, "minor"),
  ...ofUses([...uses, ...minor.uses]),
];

const ORDER: Readonly<Record<Kind, number>> = { must: 1, claim: 1, minor: 2, uses: 3, fact: 4, stated: 4 };

const inOrder = (parts: readonly Phrase[]): Phrase[] =>
  parts.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind] || byReviews(a, b));

type Choice = Pick<PackedHighlights, "value" | "bound" | "optimal"> & { parts: readonly Phrase[] };

/** The best choice that keeps the phrases of an earlier one. */
const choose = (input: HighlightsInput, phrases: readonly Phrase[], kept: readonly Phrase[]): Choice => {
  const frame = { limit: input.max + SEPARATOR.length, most: MOST };
  return chooseParts(phrases, input.wanted, {
    ...frame,
    given: [...contentWords(input.title), ...input.earned],
    required: fitting([...kept, ...phrases.filter((each) => each.kind === "must")], frame),
  });
};

const extend = (input: HighlightsInput, { parts, optimal }: Choice, phrases: readonly Phrase[]): Choice => {
  const more = choose(input, phrases, parts);
  return { ...more, optimal: more.optimal && optimal };
};

const isTold = (mark: Mark, { earned }: HighlightsInput): boolean => mark.startsWith(CLAIM) && earned.includes(mark);

/** What may stand beside the title at all: new words, no breach of a rule, and borne out. */
const allowed = (input: HighlightsInput): ((each: Phrase) => boolean) => {
  const inTitle = new Set(foldedWords(input.title).filter((word) => !STOP_WORDS.has(word)));
  const titleSenses = sensesOf(input.title);
  const titleSizes = sizesIn(input.title);
  const repeatsSize = (text: string): boolean =>
    sizesIn(text).some((size) => titleSizes.some((given) => isSameSize(given, size)));
  const seen = new Set<string>();
  return (each) => {
    const key = each.text.toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return (
      isNew &&
      !EMPTY_PHRASES.has(key) &&
      !each.brings.some((mark) => SAYS_NOTHING.has(mark)) &&
      characters(each.text) <= LONGEST_PHRASE &&
      !foldedWords(each.text).some((word) => inTitle.has(word)) &&
      !sharesSense(each.senses, titleSenses) &&
      !repeatsSize(each.text) &&
      input.clean(each.text) &&
      (each.kind === "must" || input.borneOut(each))
    );
  };
};

const STATED: ReadonlySet<Kind> = new Set(["must", "fact", "stated"]);

/** Whether all there is is one feature for which too few reviewers vouch; what the seller states needs nobody's word. */
const isScrap = (parts: readonly Phrase[], least: number): boolean =>
  parts.length === 1 &&
  parts.every(
    ({ kind, spans, brings }) =>
      !STATED.has(kind) && !brings.some((mark) => mark.startsWith(CLAIM)) && distinctReviews(spans) < least,
  );

/** The best choice of phrases, each of which may stand. */
const pack = (input: HighlightsInput): PackedHighlights => {
  const isAllowed = allowed(input);
  const firm = firmCandidates(input).filter(isAllowed);
  const minor = minorCandidates(input).filter(isAllowed);
  const isFresh = ({ brings, senses }: Phrase): boolean => ![...brings, ...senses].some((mark) => isTold(mark, input));
  const best = choose(input, firm.filter(isFresh), []);
  const filled = best.parts.length < AMPLE ? extend(input, best, [...firm, ...minor].filter(isFresh)) : best;
  const stated = [
    ...input.stated.map((fact) => phrase(fact, "stated", [factMark(fact)])),
    ...(input.suited ?? []).slice(0, MOST_SUITED).map((fact) => phrase(fact, "uses", [factMark(fact)])),
  ].filter(isAllowed);
  const stating =
    filled.parts.length < AMPLE ? extend(input, filled, [...firm, ...minor, ...stated].filter(isFresh)) : filled;
  const { parts, ...outcome } =
    stating.parts.length < ENOUGH ? extend(input, stating, [...firm, ...minor, ...stated]) : stating;
  if (isScrap(parts, input.leastAlone)) return { ...outcome, text: "", spans: [] };
  return {
    ...outcome,
    text: capitalize(
      inOrder(parts)
        .map((each) => each.text)
        .join(SEPARATOR),
    ),
    spans: parts.flatMap((each) => [...each.spans]),
  };
};

/**
 * The comma-separated phrases beside the title, worth most of all that fit: nothing the title says already, no two
 * phrases with the same sense, the best supported first, uses and the seller's facts last. Phrases that hold the floor
 * of support take their room first; what single reviewers bear out fills the rest, then clauses of the seller's. A claim that the title makes comes
 * back in other words only where there is little else to say. Where phrases side by side would repeat a review, one of single
 * reviewers gives way.
 */
export const writeHighlights = (input: HighlightsInput): PackedHighlights => {
  const packed = pack(input);
  const isClean = ({ text }: PackedHighlights): boolean => text === "" || input.clean(text);
  if (isClean(packed)) return packed;
  const said = packed.text.toLowerCase();
  const without = input.minor.findings
    .filter(({ text }) => said.includes(text.toLowerCase()))
    .toReversed()
    .map((one): HighlightsInput => {
      const findings = input.minor.findings.filter((each) => each !== one);
      return { ...input, minor: { ...input.minor, findings } };
    });
  const [last] = without;
  const mended = without.map(pack).find(isClean);
  return mended ?? (last === undefined ? packed : writeHighlights(last));
};
