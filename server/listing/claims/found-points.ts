import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { analyseText, type Sentence } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";
import { withoutLongRuns } from "../../insight/text/long-runs.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { remember, rememberText } from "../../insight/text/remember.ts";
import { requiredWords } from "../../insight/text/required-runs.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { framed, nameOf, type Thing, thingsIn } from "../../insight/things/find-things.ts";
import { heldTogether } from "../phrases/held-together.ts";
import { pointsFor } from "../phrases/points/all-points.ts";
import type { Point } from "../phrases/points/point.ts";
import { clausesAt, indexReviews } from "../reviews/review-index.ts";
import { foldedWords } from "../words/fold.ts";
import { isBorneOut } from "./claims.ts";
import { saidHalf } from "./said-half.ts";

/** A point with the words of reviews that bear it out. */
export type FoundPoint = { text: string; spans: readonly Span[]; reviews: number };

/** What one sentence says for a point, and the things that it names. */
type Occurrence = { spans: readonly Span[]; things: readonly Thing[] };

type Sides = { agreeing: readonly Occurrence[]; opposing: number };

const MOST_THINGS = 3;
const NAMES_A_DENIAL = /n\['’\]|\b(?:not|no|never|without|hardly|free|nothing)\b/;

/** The sentences that praise or blame a facet, and the clauses that do the latter. */
type Said = { praise: Set<Sentence>; blame: Set<Sentence>; blamed: Span[] };

const sentencesByFacet = remember((mining: Mining) => {
  const found = new Map<string, Said>();
  for (const { facet, mood, polarity, clause, reviewId } of mining.units) {
    if (facet === null || mood !== "report") continue;
    const sides = found.get(facet.id) ?? { praise: new Set(), blame: new Set(), blamed: [] };
    (polarity > 0 ? sides.praise : sides.blame).add(clause.sentence);
    if (polarity < 0) sides.blamed.push({ reviewId, start: clause.start, end: clause.end });
    found.set(facet.id, sides);
  }
  return found;
});

const NOTHING_SAID: Said = { praise: new Set(), blame: new Set(), blamed: [] };

/** What is said of a facet. */
export const saidOf = (facetId: string, mining: Mining): Said => sentencesByFacet(mining).get(facetId) ?? NOTHING_SAID;

/** The reviews in lower case with their sentences. */
const lowered = remember((mining: Mining) => {
  const sentences = Map.groupBy(mining.sentences, ({ reviewId }) => reviewId);
  return mining.reviews.map(({ id, text }) => ({ text: text.toLowerCase(), sentences: sentences.get(id) ?? [] }));
});

const sentencesWith = (needs: RegExp, mining: Mining): Sentence[] => {
  const words = requiredWords(needs);
  return lowered(mining)
    .filter(({ text }) => words?.some((word) => text.includes(word)) ?? true)
    .flatMap(({ sentences }) => sentences);
};

const sentencesFor = (facetId: string, { anywhere, needs }: Point, mining: Mining): readonly Sentence[] => {
  if (anywhere) return sentencesWith(needs, mining);
  const { praise, blame } = saidOf(facetId, mining);
  return [...praise.union(blame)];
};

const isTurnedAround = (clauses: readonly Clause[], at: number): boolean => {
  const clause = clauses.find((each) => each.end > at);
  const index = clause?.tokens.findIndex((token) => token.end > at) ?? -1;
  return clause !== undefined && index >= 0 && isNegated(clause.tokens, index);
};

/** What a sentence says for a point, "against" where it says otherwise, null where it says nothing of it. */
const readSentence = (
  sentence: Sentence,
  facetId: string,
  { needs, things }: Point,
  mining: Mining,
): Occurrence | "against" | null => {
  const { reviewId, start, end } = sentence;
  const words = withoutLongRuns((textsOf(mining).get(reviewId) ?? "").slice(start, end)).toLowerCase();
  const match = needs.exec(words);
  if (match === null || words.endsWith("?")) return null;
  const place = { reviewId, start: start + match.index, end: start + match.index + Math.max(1, match[0].length) };
  const said = clausesAt(indexReviews(mining), place);
  if (said.length === 0 || said.some(({ report }) => !report)) return null;
  const isDenied = !NAMES_A_DENIAL.test(needs.source) && isTurnedAround(splitClauses(sentence), place.start);
  const isBlamed =
    said.some(({ blames }) => blames) || saidOf(facetId, mining).blamed.some((span) => overlaps(span, place));
  if (isDenied || isBlamed) return "against";
  return {
    spans: said.map(({ span }) => span),
    things: things.length === 0 ? [] : thingsIn(words.slice(match.index + match[0].length), things),
  };
};

/** What holds every time or not at all, so that any complaint of the matter speaks against it: "no slipping or sliding". */
const ABSOLUTE = /^(?:no|never|without|takes just|does(?:n't| not)) /;

const read = (facetId: string, point: Point, mining: Mining): Sides => {
  const agreeing: Occurrence[] = [];
  const [own = [], ...others] = heldTogether(facetId).map((facet) => saidOf(facet, mining).blamed);
  const blamed = [...(ABSOLUTE.test(point.text) ? own : []), ...others.flat()];
  const against = new Set(blamed.map(({ reviewId }) => reviewId));
  for (const sentence of sentencesFor(facetId, point, mining)) {
    const found = readSentence(sentence, facetId, point, mining);
    if (found === "against") against.add(sentence.reviewId);
    else if (found !== null && (!point.anywhere || isContent(mining, sentence.reviewId))) agreeing.push(found);
  }
  return { agreeing, opposing: against.size };
};

const known = remember((_mining: Mining) => new Map<Point, Sides>());

const sidesOf = (facetId: string, point: Point, mining: Mining): Sides => {
  const before = known(mining).get(point);
  if (before !== undefined) return before;
  const sides = read(facetId, point, mining);
  known(mining).set(point, sides);
  return sides;
};

/** It holds one laptop, and slices tomatoes of any number. */
const HOLDS = /^(?:room|roomy|holds|fits|carries|spacious|big|large|ample) /;

/** What reviewers name, the most named first; never the product itself. */
const namesFor = ({ text }: Point, occurrences: readonly Occurrence[], { product }: Mining): string[] => {
  const own = new Set(foldedWords(product.name));
  const named = occurrences.flatMap(({ spans, things }) =>
    things
      .filter(({ word }) => !foldedWords(word).some((part) => own.has(part)))
      .map((thing) => ({ thing, reviewId: spans[0]?.reviewId ?? "" })),
  );
  return [...Map.groupBy(named, ({ thing }) => thing.word).values()]
    .toSorted((a, b) => new Set(b.map((each) => each.reviewId)).size - new Set(a.map((each) => each.reviewId)).size)
    .slice(0, MOST_THINGS)
    .map((found) => {
      const many = !HOLDS.test(text) || found.filter(({ thing }) => thing.many).length * 2 >= found.length;
      return found[0] === undefined ? "" : nameOf({ ...found[0].thing, many });
    });
};

const saidIn = (spans: readonly Span[], mining: Mining): string => {
  const texts = textsOf(mining);
  return spans
    .map(({ reviewId, start, end }) => (texts.get(reviewId) ?? "").slice(start, end))
    .join("\n")
    .toLowerCase();
};

const wordedWith = (point: Point, { agreeing }: Sides, mining: Mining): FoundPoint | null => {
  const names = point.things.length === 0 ? [] : namesFor(point, agreeing, mining);
  const bearing = point.things.length === 0 ? agreeing : agreeing.filter(({ things }) => things.length > 0);
  if (bearing.length === 0 || (point.things.length > 0 && names.length === 0)) return null;
  const spans = bearing.flatMap((each) => each.spans);
  const text = names.length > 0 ? framed(point.text, names) : saidHalf(point.text, saidIn(spans, mining));
  return { text, spans, reviews: distinctReviews(spans) };
};

const nounsIn = rememberText((text: string): readonly string[] =>
  analyseText(text, "listing").flatMap(({ tokens }) => tokens.filter(isNoun).map(({ lemma }) => lemma)),
);

/** The reviews that blame each thing by its name. */
const blamersOf = remember(({ units, product }: Mining): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { target, mood, polarity, reviewId } of units)
    if (mood === "report" && polarity < 0 && target !== "" && target !== product.noun)
      found.set(target, (found.get(target) ?? new Set()).add(reviewId));
  return found;
});

/** Whether as many blame a thing that a point names as bear the point out: "fits back into the bag" where the bag is too small. */
const namesBlamed = ({ text }: Point, reviews: number, mining: Mining): boolean =>
  nounsIn(text).some((noun) => (blamersOf(mining).get(noun)?.size ?? 0) >= Math.max(2, reviews));

/** The spans of reviews that bear a point of a facet out; none where others say otherwise. */
export const pointOf = (facetId: string, point: Point, mining: Mining): FoundPoint | null => {
  const sides = sidesOf(facetId, point, mining);
  const found = wordedWith(point, sides, mining);
  if (found === null || namesBlamed(point, found.reviews, mining)) return null;
  return isBorneOut(found.reviews, sides.opposing, 1) ? found : null;
};

const placeOf = ({ spans }: FoundPoint): string => spans.map(({ reviewId, start }) => `${reviewId}:${start}`).join();

/** What reviewers say of a facet in particular, what most of them say first; the same words bear out one point. */
export const findPoints = (facetId: string, mining: Mining): FoundPoint[] => {
  const found = pointsFor(facetId)
    .flatMap((point) => pointOf(facetId, point, mining) ?? [])
    .toSorted((a, b) => b.reviews - a.reviews);
  const places = new Set<string>();
  return found.filter((point) => {
    const place = placeOf(point);
    return places.has(place) ? false : places.add(place) !== undefined;
  });
};
