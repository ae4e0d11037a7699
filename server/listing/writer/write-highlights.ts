import type { Span } from "../../../events/result/review.ts";
import { capitalize, distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import { contentWords, sensesOf, sharesSense } from "../keywords/same-sense.ts";
import { claimMark, factMark, type Mark, useMark, type Wanted } from "../keywords/worth.ts";
import { chooseParts, fitting, type Part } from "../packing/choose-parts.ts";
import { toPlainCase } from "../packing/title-case.ts";
import { characters, foldedWords } from "../rules/fold.ts";
import { STOP_WORDS } from "../rules/word-terms.ts";
import { type Claim, featuresOf, highlightsOf, type Worded } from "./claims.ts";

type Kind = "must" | "claim" | "uses" | "fact";
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
  wanted: readonly Wanted[];
  max: number;
  clean: (text: string) => boolean;
};

export type PackedHighlights = { text: string; spans: readonly Span[]; value: number; bound: number; optimal: boolean };

const SEPARATOR = ", ";
const CLAIM = claimMark("");
const ENOUGH = 3;
/** True of anything that is liked. */
const SAYS_LITTLE: ReadonlySet<Mark> = new Set(["results", "verb:work", "verb:run"].map(claimMark));
const LONGEST_PHRASE = 40;
const MOST_USES = 4;
const MOST = { must: 9, claim: 9, uses: 1, fact: 2 };

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

const candidatesFrom = ({ claims, features, uses, must, facts }: HighlightsInput): Phrase[] => [
  ...must.map((text) => phrase(text, "must", [factMark(text)])),
  ...claims.flatMap((claim) =>
    [...highlightsOf(claim), ...featuresOf(claim)].map(({ text, spans }) =>
      phrase(toPlainCase(text), "claim", [claimMark(claim.id)], spans),
    ),
  ),
  ...features.map(({ text, spans }) => phrase(text, "claim", [factMark(text)], spans)),
  ...pairs(uses.slice(0, MOST_USES)).map((pair) =>
    phrase(
      `for ${pair.map((each) => each.context.phrase).join(" and ")}`,
      "uses",
      pair.map((each) => useMark(each.context.id)),
      pair.flatMap((each) => [...each.spans]),
    ),
  ),
  ...facts.map((fact) => phrase(toPlainCase(fact), "fact", [factMark(fact)])),
];

const ORDER: Readonly<Record<Kind, number>> = { must: 1, claim: 1, uses: 2, fact: 3 };

const inOrder = (parts: readonly Phrase[]): Phrase[] =>
  parts.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind] || distinctReviews(b.spans) - distinctReviews(a.spans));

const choose = (input: HighlightsInput, phrases: readonly Phrase[]) => {
  const frame = { limit: input.max + SEPARATOR.length, most: MOST };
  const { parts, ...outcome } = chooseParts(phrases, input.wanted, {
    ...frame,
    given: [...contentWords(input.title), ...input.earned],
    required: fitting(
      phrases.filter((each) => each.kind === "must"),
      frame,
    ),
  });
  return { ...outcome, parts: inOrder(parts) };
};

const isTold = (mark: Mark, { earned }: HighlightsInput): boolean => mark.startsWith(CLAIM) && earned.includes(mark);

/**
 * The comma-separated phrases beside the title, worth most of all that fit: nothing the title says already, no two
 * phrases with the same sense, the best supported first, uses and the seller's facts last. A claim that the title makes
 * comes back in other words, and what is true of anything liked is said, only where there is little else to say.
 */
export const writeHighlights = (input: HighlightsInput): PackedHighlights => {
  const inTitle = new Set(foldedWords(input.title).filter((word) => !STOP_WORDS.has(word)));
  const titleSenses = sensesOf(input.title);
  const seen = new Set<string>();
  const phrases = candidatesFrom(input).filter((each) => {
    const isNew = !seen.has(each.text.toLowerCase());
    seen.add(each.text.toLowerCase());
    return (
      isNew &&
      characters(each.text) <= LONGEST_PHRASE &&
      !foldedWords(each.text).some((word) => inTitle.has(word)) &&
      !sharesSense(each.senses, titleSenses) &&
      input.clean(each.text)
    );
  });
  const fresh = phrases.filter(({ brings }) => !brings.some((mark) => SAYS_LITTLE.has(mark) || isTold(mark, input)));
  const first = choose(input, fresh);
  const { parts, ...outcome } = first.parts.length < ENOUGH ? choose(input, phrases) : first;
  return {
    ...outcome,
    text: capitalize(parts.map((each) => each.text).join(SEPARATOR)),
    spans: parts.flatMap((each) => [...each.spans]),
  };
};
