import type { Span } from "../../../events/result/review.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { infinitiveAt } from "../clauses/infinitive-at.ts";
import { isStress } from "../clauses/is-stress.ts";
import type { Quality, Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { type ReviewIndex, turnsItself, wordOfToken } from "../reviews/review-index.ts";
import { type Side, sidesOf } from "../words/word-groups.ts";
import { isDeniedWord } from "./turned-words.ts";

/** What a buyer does with a product: "hard to please" is said of somebody, "hard to open" of a lid. */
const HANDLING = new Set(
  `use work operate handle open close shut put assemble install set build clean wash wipe rinse carry lift move hold grip fold unfold
  store pack fill pour refill remove take attach detach connect pair charge adjust turn press push pull read follow understand learn cut
  slice apply wear mount hang peel roll control navigate program snap join fit get reach drink chew swallow steer ride inflate empty
  lock unlock screw unscrew insert thread tie zip unzip stack slide switch`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
/** What a thing is easy to do with in general, which any trouble with it denies. */
const GENERAL_USE = new Set(["use", "work", "operate", "handle"]);
const EASY = sidesOf("easy")[0]?.axis;

/** "Easy to clean" is denied by "hard to clean", and "easy to use" by whatever is hard to do with the thing. */
const isSameDoing = (own: string | undefined, other: string): boolean =>
  own === undefined || GENERAL_USE.has(own) || GENERAL_USE.has(other) || own === other;

/** The sides that a token takes where it stands: "hard to open" is not easy, and says nothing of softness. */
const sidesAt = (tokens: readonly Token[], at: number): readonly Side[] => {
  const token = tokens[at];
  if (token === undefined || isStress(tokens, at)) return [];
  const sides = sidesOf(wordOfToken(token));
  const infinitive = infinitiveAt(tokens, at);
  if (infinitive === undefined) return sides.length > 1 ? sides.filter(({ axis }) => axis !== EASY) : sides;
  return sides.filter(({ axis }) => axis === EASY && HANDLING.has(infinitive.lemma));
};

const THING = new Set(["it", "this", "that", "they", "these", "those", "them", "mine", "ours", "one", "ones", "both"]);
const SOMEBODY = new Set([
  "i",
  "we",
  "you",
  "he",
  "she",
  "who",
  "which",
  "somebody",
  "someone",
  "everybody",
  "everyone",
]);
const JUDGING = new Set(["find", "found", "think", "thought", "feel", "felt", "say", "said", "guess"]);
/** What may stand before the quality where its subject is left out: "and way too heavy". */
const LEADING = new Set(
  `and but so because as since although though however yet also plus or overall honestly is was are were be been being seem seems feel feels felt
  look looks run runs get gets got came come comes stay stays 's 're not n't never no very too a an bit little tad really quite extremely pretty rather way
  kind of somewhat definitely super just still only more much incredibly actually well fairly slightly always sometimes almost has have had can could
  turned out the on in side`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Whether the words before a quality name the thing, or nobody at all. */
const isOfThing = (before: readonly Token[]): boolean => {
  const judge = before.findIndex(({ lemma, lower }) => JUDGING.has(lemma) || JUDGING.has(lower));
  const said = before.slice(judge + 1);
  if (said.some(({ lower }) => SOMEBODY.has(lower))) return false;
  return (
    said.some(({ lower }) => THING.has(lower)) || said.every(({ lower, pos }) => LEADING.has(lower) || pos === "ADV")
  );
};

/** A clause with "waterproof" in it counts as turned by that word, and says so of the thing. */
const turnsOnly = (token: Token | undefined): boolean => token !== undefined && turnsItself(token);

/** Whether a quality is denied where it stands: "fast and not sticky" denies no speed, "less gritty" denies the grit. */
const isDenied = ({ tokens, negated, answeredNo }: ReviewClause, at: number, named: ReadonlySet<string>): boolean =>
  answeredNo ||
  tokens[at - 1]?.lower === "less" ||
  ((negated || turnsOnly(tokens[at])) && isDeniedWord(tokens, at, named));

/** Whether a word of a clause stands opposite a quality; of a thing that has no name there, it has to be said of "it" or of nothing named. */
const standsAgainst = (
  clause: ReviewClause,
  { axis, side, negated, doing, nouns }: Quality,
  unnamed: string | null,
): boolean => {
  const named = new Set(nouns);
  return clause.tokens.some(
    (token, at) =>
      !(token.pos === "VERB" && sidesOf(token.lower).length === 0) &&
      sidesAt(clause.tokens, at).some(
        (other) => other.axis === axis && (other.side === side) === (isDenied(clause, at, named) !== negated),
      ) &&
      (axis !== EASY || isSameDoing(doing, infinitiveAt(clause.tokens, at)?.lemma ?? "use")) &&
      (unnamed === null || isOfThing(clause.tokens.slice(0, at).filter((before) => wordOfToken(before) !== unnamed))),
  );
};

/** "Fits small, medium and large sizes" takes no side. */
const takesBoth = ({ sides }: Statement, { axis, side }: Quality): boolean =>
  sides.some((other) => other.axis === axis && other.side !== side);

/** "thick pages" against "the pages are thin"; a quality of nothing in particular is one of the product. */
export const opposedQualities = (statement: Statement, index: ReviewIndex, productNoun: string): Span[] =>
  statement.sides.flatMap((quality) => {
    if (takesBoth(statement, quality)) return [];
    const nouns = quality.nouns.filter((noun) => noun !== productNoun);
    const ofProduct = nouns.length === 0;
    const clauses = ofProduct
      ? index.clauses.filter((clause) => clause.nouns.isSubsetOf(new Set([productNoun])))
      : nouns.flatMap((noun) => index.byWord.get(noun) ?? []);
    return clauses
      .filter(
        (clause) => clause.report && !clause.repeats && standsAgainst(clause, quality, ofProduct ? productNoun : null),
      )
      .map((clause) => clause.span);
  });
