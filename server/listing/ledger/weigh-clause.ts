import type { Span } from "../../../events/result/review.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import { overlapOf } from "../reviews/shared-words.ts";
import type { SellerFacts } from "../seller/seller-facts.ts";
import { sameQuantity, statesQuantity } from "../words/quantities.ts";
import { bearingFigures } from "./borne-figures.ts";
import { citedFor } from "./cited-clauses.ts";
import { copesWith } from "./copes-with.ts";
import { deniedCounts } from "./denied-counts.ts";
import { deniedItems } from "./denied-items.ts";
import { deniedMaterials } from "./denied-materials.ts";
import { deniedBehind } from "./denied-tail.ts";
import { failingParts } from "./failing-parts.ts";
import { hardGoing } from "./hard-going.ts";
import { isInvented } from "./invented.ts";
import { laterTimes } from "./later-times.ts";
import { complaintsOfRoots, namesBlamed, SHARE_NEAR, weighNear } from "./near-words.ts";
import { neededDoings } from "./needed-doings.ts";
import { type NumberFindings, weighNumbers } from "./numbers.ts";
import { opposedQualities } from "./opposed-qualities.ts";
import { withoutOtherPlaces } from "./other-places.ts";
import { withoutOtherThings } from "./other-things.ts";
import { brokenPromises, keptPromises, surelyBroken } from "./promises/broken-promises.ts";
import { namesOf } from "./promises/subject.ts";
import { isProof } from "./proofs.ts";
import { quotedCopy } from "./quoted-copy.ts";
import { quotedFigures } from "./quoted-figures.ts";
import { refusedThings } from "./refused-things.ts";
import { refutedFigures } from "./refuted-figures.ts";
import type { Scales, SidesFound, Weighed } from "./scales.ts";
import { shorterTimes } from "./shorter-times.ts";
import { tellsLonger } from "./slower-times.ts";
import { soonerOver } from "./sooner-over.ts";
import { deniesLimit, limitsTold, tellsLimit } from "./told-limits.ts";
import { unsuited } from "./unsuited.ts";
import { weighMatters } from "./weigh-matters.ts";
import { weighWords } from "./weigh-words.ts";

/** Of the words of a clause, at least this share must be known from reviews or seller. */
const SHARE_KNOWN = 0.5;

/** What is said against a statement beside its matters: opposites, other materials and colors, parts that are missing. */
export const opposedInWords = (statement: Statement, { index, product, productNoun }: Scales): Span[] => [
  ...refusedThings(statement, index, product),
  ...opposedQualities(statement, index, productNoun),
  ...deniedMaterials(statement, index, productNoun),
  ...deniedItems(statement, index, product),
  ...unsuited(statement, index, namesOf(product)),
];

/** What is said against a statement whatever is praised beside it: on what it fails, and what goes hard. */
export const failingIn = (statement: Statement, { index, product }: Scales): Span[] => [
  ...copesWith(statement, index),
  ...hardGoing(statement, index, product),
  ...neededDoings(statement, index, product.noun),
];

/** What is said against the figures of a statement beside other numbers. */
const figuresDenied = (statement: Statement, { index, product, productNoun }: Scales): Span[] => [
  ...soonerOver(statement, index, product),
  ...deniedCounts(statement.quantities, index),
  ...refutedFigures(statement, index, productNoun),
  ...shorterTimes(statement, index),
  ...laterTimes(statement, index),
  ...quotedFigures(statement, index),
];

/** The numbers that reviews give of what a statement counts. */
const numbersFor = (statement: Statement, { index, productNoun }: Scales): NumberFindings => {
  const words = statement.words.filter((word) => word !== productNoun);
  const keys = new Set(statement.matters.map((matter) => matter.key));
  return weighNumbers(
    statement.text,
    statement.quantities,
    (unit) => index.byUnit.get(unit) ?? [],
    (clause) => [...clause.keys].some((key) => keys.has(key)) || overlapOf(words, clause) > 0,
  );
};

/** What is said against the figures of a statement: other numbers, and what refutes its own. */
export const misfiguring = (statement: Statement, scales: Scales): Span[] => [
  ...numbersFor(statement, scales).contradicting,
  ...(statement.paraphrase ? [] : figuresDenied(statement, scales)),
];

/** Words that neither any review nor the seller ever uses: too many of them make a clause somebody's invention. */
const isForeign = ({ words, paraphrase }: Statement, known: number, { index, seller }: Scales): boolean =>
  !paraphrase &&
  words.filter((word) => !index.byWord.has(word) && !seller.words.has(word)).length > words.length * (1 - known);

const situationsNamed = ({ contexts: ids }: Statement, { contexts }: Scales): Span[] =>
  contexts.filter((found) => ids.includes(found.context.id)).flatMap((found) => [...found.spans]);

/** Whether the seller says the same, which a phrase of ours may do by chance: "machine washable". */
const isWordForWord = (text: string, { lines }: SellerFacts): boolean =>
  text.includes(" ") && lines.some((line) => line.toLowerCase().includes(text.toLowerCase()));

const isCountedBySeller = ({ quantities }: Statement, seller: SellerFacts): boolean =>
  quantities.every((said) => seller.quantities.some((fact) => statesQuantity(fact, said)));

/** Whether the seller states as much: in the same words where they are a phrase of ours, or with all of its words. */
export const isStatedBySeller = (statement: Statement, seller: SellerFacts): boolean =>
  statement.paraphrase
    ? isWordForWord(statement.text, seller)
    : statement.words.length + statement.quantities.length > 0 &&
      statement.words.every((word) => seller.words.has(word)) &&
      isCountedBySeller(statement, seller);

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

/** What denies a statement whatever its words praise: quoted and taken back, failing, or broken outright. */
const toldFlatly = (statement: Statement, scales: Scales): Span[] =>
  statement.paraphrase
    ? []
    : [
        ...quotedCopy(statement, scales.index),
        ...failingIn(statement, scales),
        ...surelyBroken(statement, scales.index, scales.product),
      ];

/** Holds a statement against what reviews and seller say. */
export const weighClause = (statement: Statement, scales: Scales): Weighed => {
  const { index, seller } = scales;
  const own = statement.words.filter((word) => !seller.words.has(word));
  const matters = weighMatters(statement, scales);
  const words = statement.paraphrase ? NOTHING : weighWords(statement, own, scales);
  const isBare = statement.words.length === 0 && statement.matters.length === 0;
  const numbers = numbersFor(statement, scales);
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
  ].filter((span) => !tellsLonger(statement, span, index));
  const takenBack = statement.paraphrase ? [] : deniedBehind(statement, said, index);
  const misfigured = [...numbers.contradicting, ...(statement.paraphrase ? [] : figuresDenied(statement, scales))];
  const flat = new Set(toldFlatly(statement, scales));
  const opposed = [
    ...takenBack,
    ...flat,
    ...(scales.isOutside ? complaintsOfRoots(statement, scales) : []),
    ...matters.opposing,
    ...turnedWords(statement, words.opposing, matters.agreeing),
    ...(statement.paraphrase ? [] : opposedInWords(statement, scales)),
    ...(scales.promised ? failingParts(statement, index, scales.product) : []),
    ...(limits.length === 0 && (scales.promised || !statement.paraphrase)
      ? brokenPromises(statement, index, scales.product)
      : []),
    ...misfigured,
  ];
  const proven =
    !scales.promised && (statement.paraphrase || tellsLimit(statement))
      ? opposed
      : opposed.filter((span) => misfigured.includes(span) || flat.has(span) || isProof(span, statement, index));
  const ofThis = withoutOtherPlaces(proven, statement, index);
  const denying = cited.length > 0 ? withoutOtherThings(ofThis, statement, scales) : ofThis;
  const contradicting = limits.length === 0 ? denying : denying.filter((span) => deniesLimit(span, statement, index));
  const against = new Set(contradicting.map((span) => span.reviewId));
  const unborne = {
    supporting: [],
    contradicting,
    rest: [],
    misfigured: misfigured.filter((span) => contradicting.includes(span)),
  };
  if (isInvented(statement, said, scales)) return { ...unborne, basis: "unsupported" };
  const borne = said.filter((span) => !against.has(span.reviewId));
  const supporting = bearingFigures(statement, borne, numbers.agreeing, index).filter(
    (span) => !against.has(span.reviewId),
  );
  if (supporting.length > 0) return { ...unborne, basis: "reviews", supporting };
  const isOfSeller = borne.length > 0 ? isCountedBySeller(statement, seller) : isStatedBySeller(statement, seller);
  return { ...unborne, basis: isOfSeller ? "seller" : "unsupported", rest: borne };
};
