import type { Span } from "../../../events/result/review.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import { sentencesAt } from "../reviews/sentence-of.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { type Quantity, sameQuantity } from "../words/quantities.ts";
import { isDeniedFigure, TOLERANCE } from "./numbers.ts";

const CODE = /\p{L}.*\d|\d.*\p{L}/u;

const namesQuantity = ({ quantities }: ReviewClause, own: Quantity): boolean =>
  quantities.some((said) => sameQuantity(own, said));

/** Clauses that name a measure which a statement gives: "64 oz". */
const clausesWith = (own: Quantity, index: ReviewIndex): ReviewClause[] =>
  (index.byUnit.get(own.unit) ?? []).filter((clause) => namesQuantity(clause, own));

/** "It says IP67. Nope.": what is taken back names by its code or figure alone what is meant. */
const takenBack = ({ words, quantities }: Statement, index: ReviewIndex): ReviewClause[] => {
  const codes = words.filter((word) => CODE.test(word)).flatMap((word) => index.byWord.get(word) ?? []);
  const figures = quantities.filter(({ unit }) => unit !== "").flatMap((own) => clausesWith(own, index));
  return [...codes, ...figures].filter(({ report, refuted }) => report && refuted);
};

/** Measures of which another one, smaller or larger, is wrong. */
const SIZES = new Set(["inch", "centimeter", "millimeter", "meter", "foot", "pound", "kilogram", "gram"]);
/** Measures of which less than was promised is wrong, and more is welcome. */
const YIELDS = new Set(["hour", "ounce", "milliliter", "liter", "gallon", "quart", "cup", "mile", "watt", "mah"]);
const IS_LEAD = /\b(?:in|within|under|less than|only|takes?)\s+(?:about |just |only )?$/i;
const LEAST_SHARE = 0.3;

const isOff = (own: Quantity, said: number, lead: string): boolean => {
  const isLess = said < own.value * (1 - TOLERANCE) && said >= LEAST_SHARE * own.value;
  if (SIZES.has(own.unit)) return isLess || (said > own.value * (1 + TOLERANCE) && said * LEAST_SHARE <= own.value);
  return YIELDS.has(own.unit) && isLess && !IS_LEAD.test(lead);
};

const SAID_SO = /\b(?:supposed(?:ly)?|on paper|advertised|listed|promised|ordered|paid for)\b/iu;
/** Words with which the measure that came is told: "it is 20 inches", "got six", "more like 6 and a half". */
const TELLING = new Set(
  "it its they this mine ours i we but and so the actual size length width height weight is are was were s re measures measured measuring weighs weighed holds held got get gets lasts lasted runs ran only just barely maybe about at more like closer to really actually came comes out in".split(
    " ",
  ),
);

const isTold = (before: string): boolean =>
  (before.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => TELLING.has(word));

const STILL = /\b(?:still|at least|over|more than|so far|already)\b/i;
/** Nothing is counted by a number that ends its clause, and it is of what was spoken of: "but 6 and a half". */
const ENDS =
  /^(?: and a half| or so|ish)?(?: (?:regular|normal|standard|average|small|actual|real))*(?: (?:mugs?|cups?|glasses))?\W*$/i;
const NEAR = 2;

const tellsOther = (clause: ReviewClause, own: Quantity, lead: string): boolean =>
  clause.report &&
  !STILL.test(clause.text) &&
  clause.quantities.some(
    ({ unit, value, start, end }) =>
      (unit === own.unit || (unit === "" && /^(?:but|only|just|got|more like|closer to|mine)\b/i.test(clause.text))) &&
      isOff(own, value, lead) &&
      isTold(clause.text.slice(0, start)) &&
      (unit !== "" || ENDS.test(clause.text.slice(end))),
  );

/** "Says 8 inch, but it is 6 and a half": the words after a measure that is repeated tell another. */
const measuredOtherwise = ({ text, quantities }: Statement, index: ReviewIndex): ReviewClause[] =>
  quantities
    .filter(({ unit }) => SIZES.has(unit) || YIELDS.has(unit))
    .flatMap((own) =>
      clausesWith(own, index).filter((clause) => {
        if (!clause.repeats && !SAID_SO.test(clause.text)) return false;
        const said = index.byReview.get(clause.span.reviewId) ?? [];
        const at = said.indexOf(clause);
        return said.slice(at + 1, at + 1 + NEAR).some((each) => tellsOther(each, own, text.slice(0, own.start)));
      }),
    );

const SAID_BY_SELLER =
  /^\W*(?:they|it|the (?:listing|box|ad|seller)|as)?\W*(?:advertis|claim|list|promis|stat|say|said)/iu;

/** "No way this is 4 pounds", "not the 4 they advertise": the figure itself is denied. */
const deniedOutright = ({ quantities }: Statement, index: ReviewIndex): ReviewClause[] =>
  quantities
    .filter(({ unit }) => unit !== "")
    .flatMap((own) =>
      [...new Set([...clausesWith(own, index), ...(index.byUnit.get("") ?? [])])].filter(
        ({ report, text, quantities: figures }) =>
          report &&
          figures.some(
            (said) =>
              said.value === own.value &&
              isDeniedFigure(text, said) &&
              (said.unit === own.unit || (said.unit === "" && SAID_BY_SELLER.test(text.slice(said.end)))),
          ),
      ),
    );

/** What a measure is one of, beside the thing. */
const DIMENSIONS = wordSet(
  "width length height depth size weight capacity diameter volume inch ounce pound foot cup gallon liter quart centimeter millimeter hour minute day",
);

/** Pronouns that the tagger takes for nouns. */
const OWN = wordSet("mine ours");

/** Whether the words before a denial name no other thing than a statement does. */
const isOfSame = (tokens: readonly Token[], { text, words }: Statement, productNoun: string): boolean => {
  const named = new Set([...foldedWords(text), ...words, productNoun]);
  return tokens
    .filter((token) => isNoun(token) && !OWN.has(token.lower))
    .map(({ lower, lemma }) => [lower, lemma, foldWord(lemma)])
    .every((forms) => forms.some((word) => named.has(word) || DIMENSIONS.has(word)));
};

/** "It is 10 inches, not 12": a bare figure that is denied beside another one in the unit of a statement. */
const deniedBeside = (statement: Statement, index: ReviewIndex, productNoun: string): ReviewClause[] =>
  statement.quantities
    .filter(({ unit }) => SIZES.has(unit) || YIELDS.has(unit))
    .flatMap((own) =>
      (index.byUnit.get("") ?? []).filter((clause) => {
        const denied = clause.quantities.find(
          (said) => said.unit === "" && said.value === own.value && isDeniedFigure(clause.text, said),
        );
        if (denied === undefined || !clause.report || !ENDS.test(clause.text.slice(denied.end))) return false;
        const around = sentencesAt(index, clause.span).flatMap(({ clauses }) => clauses);
        const until = around.slice(0, around.indexOf(clause) + 1);
        return (
          until.some(({ quantities }) =>
            quantities.some(({ unit, value }) => unit === own.unit && value !== own.value),
          ) &&
          isOfSame(
            until.flatMap(({ tokens }) => tokens),
            statement,
            productNoun,
          )
        );
      }),
    );

/** Clauses of reviews that repeat a code or figure of a statement and take it back, or tell another. */
export const refutedFigures = (statement: Statement, index: ReviewIndex, productNoun: string): Span[] =>
  [
    ...takenBack(statement, index),
    ...measuredOtherwise(statement, index),
    ...deniedOutright(statement, index),
    ...deniedBeside(statement, index, productNoun),
  ].map(({ quote }) => quote);
