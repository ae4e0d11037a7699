import type { Span } from "../../../events/result/review.ts";
import { capitalize, distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import { contentWords, sensesOf, sharesSense } from "../keywords/same-sense.ts";
import { claimMark, factMark, type Mark, useMark, type Wanted } from "../keywords/worth.ts";
import { chooseParts, fitting, type Part } from "../packing/choose-parts.ts";
import { characters, foldedWords } from "../rules/fold.ts";
import { STOP_WORDS } from "../rules/word-terms.ts";
import { type Claim, highlightsOf, type Worded } from "./claims.ts";

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
const LONGEST_PHRASE = 40;
const MOST_USES = 4;
const MOST = { must: 9, claim: 9, uses: 1, fact: 2 };

const phrase = (text: string, kind: Kind, marks: readonly Mark[], spans: readonly Span[] = []): Phrase => ({
  text,
  kind,
  room: characters(text) + SEPARATOR.length,
  brings: [...contentWords(text), ...marks],
  senses: sensesOf(text),
  spans,
});

const pairs = <Item>(items: readonly Item[]): Item[][] => [
  ...items.map((item) => [item]),
  ...items.flatMap((item, index) => items.slice(index + 1).map((other) => [item, other])),
];

const candidatesFrom = ({ claims, features, uses, must, facts }: HighlightsInput): Phrase[] => [
  ...must.map((text) => phrase(text, "must", [factMark(text)])),
  ...claims.flatMap((claim) =>
    highlightsOf(claim).map(({ text, spans }) => phrase(text, "claim", [claimMark(claim.id)], spans)),
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
  ...facts.map((fact) => phrase(fact, "fact", [factMark(fact)])),
];

const ORDER: Readonly<Record<Kind, number>> = { must: 1, claim: 1, uses: 2, fact: 3 };

/**
 * The comma-separated phrases beside the title, worth most of all that fit: nothing the title says already, no two
 * phrases with the same sense, the best supported first, uses and the seller's facts last.
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
  const frame = { limit: input.max + SEPARATOR.length, most: MOST };
  const must = phrases.filter((each) => each.kind === "must");
  const { parts, value, bound, optimal } = chooseParts(phrases, input.wanted, {
    ...frame,
    given: [...contentWords(input.title), ...input.earned],
    required: fitting(must, frame),
  });
  const sorted = parts.toSorted(
    (a, b) => ORDER[a.kind] - ORDER[b.kind] || distinctReviews(b.spans) - distinctReviews(a.spans),
  );
  return {
    text: capitalize(sorted.map((each) => each.text).join(SEPARATOR)),
    spans: sorted.flatMap((each) => [...each.spans]),
    value,
    bound,
    optimal,
  };
};
