import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { remember } from "../../insight/text/remember.ts";
import { isBorneOut } from "../claims/claims.ts";
import { instructs } from "../clauses/instructs.ts";
import { type PhrasePart, phrasesOf } from "../clauses/phrases-of.ts";
import { readClause, type Statement } from "../clauses/read-clause.ts";
import { indexReviews } from "../reviews/review-index.ts";
import type { SellerFacts } from "../seller/seller-facts.ts";
import { foldWord } from "../words/fold.ts";
import { failingParts } from "./failing-parts.ts";
import { promisesBroken } from "./promises/broken-promises.ts";
import { quotedCopy } from "./quoted-copy.ts";
import { quotedFigures } from "./quoted-figures.ts";
import type { Scales } from "./scales.ts";
import { failingIn, misfiguring, opposedInWords, weighClause } from "./weigh-clause.ts";
import { weighMatters } from "./weigh-matters.ts";
import { weighWords } from "./weigh-words.ts";

/** What reviewers deny of a phrase, for one reason: a promise, a matter, its words or its figure. */
export type Denial = {
  reason: string;
  /** Passages whose own words deny it. */
  told: readonly Span[];
  /** Passages that blame its matter, in whatever words. */
  blamed: readonly Span[];
};

/** A phrase of a clause with what reviewers deny of it, and how many bear it out. */
export type PhraseDenials = PhrasePart & { denials: readonly Denial[]; supporting: number };

/** A seller's own words are asked of the reviews, since they cannot prove themselves. */
const NO_SELLER: SellerFacts = {
  lines: [],
  words: new Set(),
  quantities: [],
  materials: new Set(),
  current: { currentTitle: "", currentBullets: [] },
};

const scalesFor = remember(
  (mining: Mining): Scales => ({
    index: indexReviews(mining),
    contexts: [],
    seller: NO_SELLER,
    product: mining.product,
    productNoun: foldWord(mining.product.noun),
    near: [],
    cited: [],
    promised: true,
    isOutside: false,
    mayLimit: false,
  }),
);

/** A phrase of so few words is about the part that it names. */
const MOST_NAMED = 3;

const denialsOf = (statement: Statement, scales: Scales): Denial[] => {
  const { index, product } = scales;
  const inWords = [
    ...(statement.paraphrase ? [] : weighWords(statement, statement.words, scales).opposing),
    ...(statement.paraphrase ? [] : [...opposedInWords(statement, scales), ...failingIn(statement, scales)]),
    ...(statement.words.length <= MOST_NAMED && statement.quantities.length === 0
      ? failingParts(statement, index, product)
      : []),
  ];
  return [
    ...promisesBroken(statement, index, product).map(({ id, told, blamed }) => ({ reason: id, told, blamed })),
    ...statement.matters.map((matter) => ({
      reason: matter.key,
      told: [],
      blamed: weighMatters({ ...statement, matters: [matter] }, scales).opposing,
    })),
    { reason: "quoted", told: quotedCopy(statement, index), blamed: [] },
    { reason: "measured", told: quotedFigures(statement, index), blamed: [] },
    { reason: "figure", told: misfiguring(statement, scales), blamed: [] },
    { reason: "words", told: inWords, blamed: [] },
  ].filter(({ told, blamed }) => told.length + blamed.length > 0);
};

const readPhrase = (part: PhrasePart, mining: Mining): PhraseDenials => {
  const { text } = part;
  const scales = scalesFor(mining);
  const statement = readClause(text, mining);
  const { supporting, rest, contradicting } = weighClause(statement, scales);
  const against = new Set(contradicting.map(({ reviewId, start }) => `${reviewId}:${start}`));
  const isAgainst = ({ reviewId, start }: Span): boolean => against.has(`${reviewId}:${start}`);
  return {
    ...part,
    denials: denialsOf(statement, scales)
      .map(({ reason, told, blamed }) => ({ reason, told: told.filter(isAgainst), blamed: blamed.filter(isAgainst) }))
      .filter(({ told, blamed }) => told.length + blamed.length > 0),
    supporting: distinctReviews([...supporting, ...rest]),
  };
};

const known = remember((_mining: Mining) => new Map<string, readonly PhraseDenials[]>());

/** What reviewers deny of a seller's clause, phrase by phrase; none of the phrases that nobody denies. */
export const deniedPhrases = (clause: string, mining: Mining): readonly PhraseDenials[] => {
  const before = known(mining).get(clause);
  if (before !== undefined) return before;
  const found = phrasesOf(clause)
    .filter(({ text }) => !instructs(text) && !/^(?:just|simply) (?:use|add|put|pour|press)\b/iu.test(text))
    .map((part) => readPhrase(part, mining))
    .filter(({ denials }) => denials.length > 0);
  known(mining).set(clause, found);
  return found;
};

/** Whether too many reviewers deny a phrase in so many words, whatever else of its clause they bear out: two, or one where nobody bears it out. */
export const isDeniedInWords = ({ text, denials, supporting }: PhraseDenials): boolean => {
  const against = distinctReviews(denials.flatMap(({ told }) => [...told]));
  const isOfOneWord = !/\s/.test(text) && denials.every(({ reason }) => reason === "words");
  if (against === 0 || isOfOneWord) return false;
  return against === 1 ? supporting === 0 : !isBorneOut(supporting, against, 0);
};
