import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { indexReviews, type ReviewIndex, wordOfToken } from "../reviews/review-index.ts";
import { foldedWords } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";

/** Parts by several names. */
const SAME_PART = [
  "bin box container tank canister dustbin",
  "cord cable wire lead",
  "lid cap top",
  "strap band belt",
  "instruction booklet guide leaflet diagram",
  "zipper zip",
  "foot toe heel",
  "screen display",
  "seam stitch thread",
  "noise sound",
  "smell odor stench",
].map((line) => line.split(" ").map(canonical));

/** Nouns that name no part. */
const NO_PART = wordSet(
  "day week month year time hour minute morning night thing way bit lot side use first second one two three problem issue part piece month couple",
);

/** The parts that a complaint names, each by all its names. */
const partsIn = (text: string, { product }: Mining): ReadonlySet<string> => {
  const names = new Set(foldedWords(`${product.name} ${product.type} ${product.noun}`).map(canonical));
  const nouns = analyseText(text.toLowerCase(), "pain")
    .flatMap(({ tokens }) => tokens)
    .filter(isNoun)
    .map(wordOfToken)
    .filter((word) => !names.has(word) && !NO_PART.has(word));
  return new Set(nouns.flatMap((noun) => [noun, ...(SAME_PART.find((names) => names.includes(noun)) ?? [])]));
};

const praisedAt = (mining: Mining, span: Span): boolean => {
  const units = mining.units.filter((unit) => overlaps(unit, span) && unit.mood === "report");
  return units.length > 0 && units.every(({ polarity }) => polarity > 0);
};

const namesPart = (part: string, own: ReadonlySet<string>, index: ReviewIndex, mining: Mining): boolean =>
  (index.byWord.get(part) ?? []).some(
    ({ span, repeats }) => !repeats && !own.has(span.reviewId) && !praisedAt(mining, span),
  );

/** Whether no other review names the part that a complaint names, nor blames the matter that it blames. */
export const isAlone = ({ text, spans }: { text: string; spans: readonly Span[] }, mining: Mining): boolean => {
  const index = indexReviews(mining);
  const own = new Set(spans.map(({ reviewId }) => reviewId));
  if ([...partsIn(text, mining)].some((part) => namesPart(part, own, index, mining))) return false;
  const facets = new Set(
    mining.units
      .filter(({ polarity }) => polarity < 0)
      .filter((unit) => spans.some((span) => overlaps(unit, span)))
      .flatMap(({ facet }) => facet?.id ?? []),
  );
  return !mining.units.some(
    ({ facet, polarity, mood, reviewId }) =>
      polarity < 0 && mood === "report" && !own.has(reviewId) && facets.has(facet?.id ?? ""),
  );
};
