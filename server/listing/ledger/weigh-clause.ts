import type { Span } from "../../../events/result/review.ts";
import { type FoundContext } from "../../insight/contexts/find-contexts.ts";
import type { Product } from "../../insight/product.ts";
import { deniesBar, isBarOpposed } from "./barred-words.ts";
import { citedFor } from "./cited-clauses.ts";
import { deniedCounts } from "./denied-counts.ts";
import { deniedItems } from "./denied-items.ts";
import { deniedMaterials } from "./denied-materials.ts";
import { deniedBehind } from "./denied-tail.ts";
import { deniesWords } from "./denies-words.ts";
import { failingParts } from "./failing-parts.ts";
import { isInvented } from "./invented.ts";
import { missesOtherPart } from "./missing-part.ts";
import { complaintsOfRoots, namesBlamed, weighNear } from "./near-words.ts";
import { weighNumbers } from "./numbers.ts";
import { opposedQualities } from "./opposed-qualities.ts";
import { brokenPromises, keptPromises } from "./promises/broken-promises.ts";
import { namesOf, subjectOf } from "./promises/subject.ts";
import { sameQuantity, statesQuantity } from "./quantities.ts";
import type { Matter, Statement } from "./read-clause.ts";
import { refutedFigures } from "./refuted-figures.ts";
import type { ReviewClause } from "./review-clause.ts";
import { clausesAt, type Opinion, type ReviewIndex } from "./review-index.ts";
import type { SellerFacts } from "./seller-facts.ts";
import { specificsOf } from "./specific-words.ts";
import { wordsRepeated } from "./taken-back.ts";
import { isSameThing } from "./targets.ts";
import { deniesLimit, limitsTold, tellsLimit } from "./told-limits.ts";
import { isSameSense } from "./turned-words.ts";

export type Basis = "reviews" | "seller" | "unsupported";

/** What a clause rests on: the spans of reviews that bear it out, and of those that say otherwise. */
export type Weighed = { basis: Basis; supporting: readonly Span[]; contradicting: readonly Span[] };

/** The reviews and seller's words that a clause is held against; `near` are those its writer rests it on, `cited` those of them it names for it. */
export type Scales = {
  index: ReviewIndex;
  contexts: readonly FoundContext[];
  seller: SellerFacts;
  product: Product;
  productNoun: string;
  near: readonly Span[];
  cited: readonly Span[];
  /** Whether the clause is a seller's, who promises what our own phrases only tell. */
  promised: boolean;
  /** Whether somebody outside wrote it, who says on what it rests. */
  isOutside: boolean;
  /** Whether it may tell buyers a limit, as complaints bear it out. */
  mayLimit: boolean;
};

const SHARE = 0.6;
/** Of the words of a clause, at least this share must be known from reviews or seller. */
const SHARE_KNOWN = 0.5;
const SHARE_NEAR = 1 / 3;
const SHARE_AGAINST = 2 / 3;

type SidesFound = { agreeing: Span[]; opposing: Span[] };

/** Matters whose failure speaks against another: what broke was not strong. */
const RELATED: Readonly<Record<string, readonly string[]>> = { sturdy: ["durability"], durability: ["sturdy"] };

const spansOf = (opinions: readonly Opinion[]): Span[] => opinions.map((opinion) => opinion.span);

const weighMatter = (statement: Statement, matter: Matter, { index, productNoun }: Scales): SidesFound => {
  const found: SidesFound = { agreeing: [], opposing: [] };
  const ofThis = (opinions: readonly Opinion[]): Opinion[] =>
    opinions.filter(
      (opinion) =>
        isSameThing(matter, opinion.target, productNoun) && !missesOtherPart(statement, matter, opinion, index),
    );
  for (const { plus, minus } of index.byKey.get(matter.key)?.values() ?? []) {
    const [same, other] = matter.sign > 0 ? [ofThis(plus), ofThis(minus)] : [ofThis(minus), ofThis(plus)];
    if (same.length > 0 && same.length >= other.length) found.agreeing.push(...spansOf(same));
    if (other.length > same.length) found.opposing.push(...spansOf(other));
  }
  for (const key of matter.sign > 0 && matter.target !== "" ? (RELATED[matter.key] ?? []) : [])
    for (const { minus } of index.byKey.get(key)?.values() ?? [])
      found.opposing.push(...spansOf(minus.filter((opinion) => opinion.target === matter.target)));
  return found;
};

const overlapOf = (words: readonly string[], clause: ReviewClause): number =>
  words.reduce((sum, word) => sum + Number(clause.words.has(word)), 0);

const candidatesFor = (words: readonly string[], index: ReviewIndex): ReviewClause[] => {
  const seen = new Set<ReviewClause>();
  for (const word of words) for (const clause of index.byWord.get(word) ?? []) seen.add(clause);
  return [...seen];
};

const enoughOf = (words: readonly string[], share: number): number =>
  Math.max(Math.min(2, words.length), Math.ceil(share * words.length));

/** What repeats a part of a statement denies it; of one word and a figure the figure decides. */
const leastRepeated = (clause: ReviewClause, { words, quantities }: Statement, against: number): number =>
  words.length === 1 && quantities.length > 0
    ? 2
    : Math.min(against, Math.max(2, SHARE_AGAINST * wordsRepeated(clause).length));

/** Clauses of reviews that use the words of a statement, with the same or the opposite sense. */
const weighWords = (statement: Statement, words: readonly string[], { index }: Scales): SidesFound => {
  const found: SidesFound = { agreeing: [], opposing: [] };
  const enough = enoughOf(words, SHARE);
  const against = enoughOf(statement.words, SHARE_AGAINST);
  for (const clause of candidatesFor(statement.words, index)) {
    if (!clause.report) continue;
    const same = isSameSense(clause, statement);
    const isBarred = deniesBar(clause, statement);
    const isAgreed = same && !clause.complains && !clause.repeats && !isBarOpposed(statement, clause);
    if (words.length > 0 && isAgreed && overlapOf(words, clause) >= enough) found.agreeing.push(clause.span);
    if (isBarred && !clause.repeats) found.opposing.push(clause.span);
    const opposed = clause.repeats ? same && clause.refuted : !same && deniesWords(clause, statement);
    const least = clause.repeats ? leastRepeated(clause, statement, against) : against;
    if (opposed && overlapOf(statement.words, clause) >= least) found.opposing.push(clause.quote);
  }
  return found;
};

/** What is said against a statement beside its matters: opposites, other materials and colors, fewer of what it counts. */
const opposedInWords = (statement: Statement, { index, productNoun }: Scales): Span[] => [
  ...opposedQualities(statement, index, productNoun),
  ...deniedMaterials(statement, index, productNoun),
  ...deniedCounts(statement.quantities, index),
  ...deniedItems(statement, index, productNoun),
  ...refutedFigures(statement, index),
];

/** Words that neither any review nor the seller ever uses: too many of them make a clause somebody's invention. */
const isForeign = ({ words, paraphrase }: Statement, known: number, { index, seller }: Scales): boolean =>
  !paraphrase &&
  words.filter((word) => !index.byWord.has(word) && !seller.words.has(word)).length > words.length * (1 - known);

const reviewSays = (span: Span, needs: RegExp, { index }: Scales): boolean =>
  (index.byReview.get(span.reviewId) ?? []).some((clause) => needs.test(clause.text.toLowerCase()));

/** What a clause has to speak of to bear out or to deny a matter that is told in specific words. */
const specificsAt = ({ text }: Statement, { at }: Matter) =>
  specificsOf(text).filter(({ start, end }) => at === undefined || (at >= start && at < end));

const clauseSays = (span: Span, told: readonly RegExp[], { index }: Scales): boolean =>
  told.every((words) => clausesAt(index, span).some((clause) => words.test(clause.text)));

const SAYS_SAFE = /\bsafe(?:ly|ty|r)?\b/iu;

/** What contradicts a statement on a matter: a part made for safety ("auto shut-off") is denied by what speaks of it, and not by every worry. */
const speaksOf = (statement: Statement, { key }: Matter, span: Span, { index }: Scales): boolean =>
  key !== "safety" ||
  SAYS_SAFE.test(statement.text) ||
  clausesAt(index, span).some((clause) => overlapOf(statement.words, clause) > 0);

/** Counted things, and codes: their number is a fact, which no complaint about something near denies. */
const COUNTED = new Set(["", "setting", "piece", "pack", "player", "page"]);

/** Whether the phrase of a statement that speaks of a matter states how many: "10 brightness levels". */
const isCountOf = ({ text, quantities }: Statement, { at }: Matter): boolean => {
  if (at === undefined) return false;
  const from = text.lastIndexOf(",", at) + 1;
  const next = text.indexOf(",", at);
  const to = next === -1 ? text.length : next;
  return quantities.some(({ unit, start }) => COUNTED.has(unit) && start >= from && start < to);
};

/** Whether what is said against a matter speaks of what a statement counts: "10 brightness levels" are denied by who has fewer, and not by who finds them too blue. */
const speaksOfCount = (statement: Statement, matter: Matter, span: Span, { index }: Scales): boolean =>
  !isCountOf(statement, matter) || clausesAt(index, span).some((clause) => overlapOf(statement.words, clause) > 0);

/** Advice about a fault is no claim that reviewers without the fault could contradict. */
const weighMatters = (statement: Statement, scales: Scales): SidesFound => {
  const found: SidesFound = { agreeing: [], opposing: [] };
  // Blame in a seller's own claim is a misreading: "lets natural light in".
  const read = statement.matters.filter(({ sign }) => sign > 0 || statement.paraphrase);
  for (const matter of read) {
    if (matter.shown !== undefined) {
      found.agreeing.push(...matter.shown);
      continue;
    }
    const { agreeing, opposing } = weighMatter(statement, matter, scales);
    const { needs } = matter;
    const specifics = specificsAt(statement, matter);
    const [told, denied] = [specifics.map((each) => each.told), specifics.map((each) => each.denied)];
    found.agreeing.push(
      ...agreeing.filter((span) =>
        needs === undefined ? clauseSays(span, told, scales) : reviewSays(span, needs, scales),
      ),
    );
    if (!(statement.paraphrase && matter.sign < 0))
      found.opposing.push(
        ...opposing.filter(
          (span) =>
            speaksOf(statement, matter, span, scales) &&
            speaksOfCount(statement, matter, span, scales) &&
            clauseSays(span, denied, scales),
        ),
      );
  }
  return found;
};

const situationsNamed = ({ contexts: ids }: Statement, { contexts }: Scales): Span[] =>
  contexts.filter((found) => ids.includes(found.context.id)).flatMap((found) => [...found.spans]);

/** Whether the seller says the same, which a phrase of ours may do by chance: "machine washable". */
const isWordForWord = (text: string, { lines }: SellerFacts): boolean =>
  text.includes(" ") && lines.some((line) => line.toLowerCase().includes(text.toLowerCase()));

/** Whether the seller states as much: in the same words where they are a phrase of ours, or with all of its words. */
export const isStatedBySeller = (statement: Statement, seller: SellerFacts): boolean =>
  statement.paraphrase
    ? isWordForWord(statement.text, seller)
    : statement.words.length + statement.quantities.length > 0 &&
      statement.words.every((word) => seller.words.has(word)) &&
      (statement.words.length > 0 ||
        statement.quantities.every((said) => seller.quantities.some((fact) => statesQuantity(fact, said))));

/** Clauses that give the very figures of a statement which says nothing else: "for four people". */
const clausesThatCount = ({ quantities }: Statement, { byUnit }: ReviewIndex): Span[] =>
  quantities.flatMap((own) =>
    (byUnit.get(own.unit) ?? [])
      .filter(
        ({ report, repeats, complains, quantities: said }) =>
          own.unit !== "" && report && !repeats && !complains && said.some((each) => sameQuantity(own, each)),
      )
      .map(({ span }) => span),
  );

const NOTHING: SidesFound = { agreeing: [], opposing: [] };

const placeOf = ({ reviewId, start }: Span): string => `${reviewId}:${start}`;

/** What turns the words of a statement around; what praises the matter of a denial does not: "stopped pulling" speaks for "no pull". */
const turnedWords = ({ negated }: Statement, opposing: readonly Span[], praising: readonly Span[]): readonly Span[] => {
  if (!negated) return opposing;
  const places = new Set(praising.map(placeOf));
  return opposing.filter((span) => !places.has(placeOf(span)));
};

/** What is said against a statement, without troubles of other things where a writer cites reviewers who say it: a spring that broke denies no "sturdy bracket". */
const withoutOtherThings = (
  opposing: readonly Span[],
  { words }: Statement,
  { index, product }: Scales,
): readonly Span[] => {
  const own = new Set([...words, ...namesOf(product)]);
  const isOfOther = (clause: ReviewClause): boolean => {
    const subject = subjectOf(clause);
    return subject.length > 0 && !subject.some((word) => own.has(word)) && overlapOf(words, clause) === 0;
  };
  return opposing.filter((span) => !clausesAt(index, span).every(isOfOther));
};

/** Holds a statement against what reviews and seller say. */
export const weighClause = (statement: Statement, scales: Scales): Weighed => {
  const { index, seller } = scales;
  const own = statement.words.filter((word) => !seller.words.has(word));
  const matters = weighMatters(statement, scales);
  const words = statement.paraphrase ? NOTHING : weighWords(statement, own, scales);
  const isBare = statement.words.length === 0 && statement.matters.length === 0;
  const keys = new Set(statement.matters.map((matter) => matter.key));
  const numbers = weighNumbers(
    statement.text,
    statement.quantities,
    (unit) => index.byUnit.get(unit) ?? [],
    (clause) => [...clause.keys].some((key) => keys.has(key)) || overlapOf(statement.words, clause) > 0,
  );
  const counted = isBare ? clausesThatCount(statement, index) : [];
  const limits = scales.mayLimit && tellsLimit(statement) ? limitsTold(statement, scales) : [];
  const besides = scales.isOutside && limits.length === 0 && namesBlamed(statement, scales);
  const near =
    statement.paraphrase || besides || isForeign(statement, SHARE_NEAR, scales) ? [] : weighNear(statement, scales);
  const named = situationsNamed(statement, scales);
  const foreign = isForeign(statement, SHARE_KNOWN, scales);
  const cited = besides ? [] : citedFor(statement, scales.cited, index);
  const said = [
    ...near,
    ...limits,
    ...(statement.paraphrase ? [] : keptPromises(statement, index, scales.product)),
    ...(foreign ? [] : [...matters.agreeing, ...words.agreeing, ...numbers.agreeing, ...counted, ...named, ...cited]),
  ];
  const takenBack = statement.paraphrase ? [] : deniedBehind(statement, said, index);
  const opposed = [
    ...takenBack,
    ...(scales.isOutside ? complaintsOfRoots(statement, scales) : []),
    ...matters.opposing,
    ...turnedWords(statement, words.opposing, matters.agreeing),
    ...(statement.paraphrase ? [] : opposedInWords(statement, scales)),
    ...(scales.promised ? failingParts(statement, index, scales.product) : []),
    ...(limits.length === 0 && (scales.promised || !statement.paraphrase)
      ? brokenPromises(statement, index, scales.product)
      : []),
    ...numbers.contradicting,
  ];
  const denying = cited.length > 0 ? withoutOtherThings(opposed, statement, scales) : opposed;
  const contradicting = limits.length === 0 ? denying : denying.filter((span) => deniesLimit(span, statement, index));
  if (isInvented(statement, said, scales)) return { basis: "unsupported", supporting: [], contradicting };
  const against = new Set(contradicting.map((span) => span.reviewId));
  const supporting = said.filter((span) => !against.has(span.reviewId));
  if (supporting.length > 0) return { basis: "reviews", supporting, contradicting };
  return { basis: isStatedBySeller(statement, seller) ? "seller" : "unsupported", supporting: [], contradicting };
};
