import type { Review, Span } from "../../../events/result/review.ts";
import type { Product } from "../product/product.ts";
import { CONTENT_STARS, DISCONTENT_STARS } from "../reviews/stars.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isForgivenAfter } from "../text/forgiven.ts";
import { BODY } from "../text/word-lists.ts";
import { isName } from "../units/known-names.ts";
import { lowered, type Told, tellClause } from "./clean-statement.ts";
import { withOpeningAdjective } from "./fragments.ts";
import { nameSubject } from "./name-subject.ts";
import { isOfOneThere, isOfUnnamed } from "./of-unnamed.ts";
import { saysSubject } from "./said-subject.ts";
import type { Sign } from "./sign.ts";
import { sameThing } from "./sign-words.ts";
import { signsIn } from "./signs.ts";
import { isPluralNoun, type Subject } from "./subject.ts";
import { isOfSameMaker, isThreat } from "./threats.ts";
import { endingOf, trimClause } from "./trim-clause.ts";
import { withCondition } from "./with-condition.ts";

/** A clause that praises or blames the product, told in the third person. */
export type Remark = {
  told: Told;
  sign: Sign & { word: string };
  /** The part it speaks of, or "" for the product as a whole. */
  part: string;
  lemmas: ReadonlySet<string>;
  rating: number | null;
  span: Span;
  sentence: Sentence;
};

const CONTRAST =
  /\b(?:but|though|although|however|only|except|wish|otherwise|unfortunately|one star|star off|sadly|downside|complaint|gripe|yet)\b/i;
const UNREAL =
  /\b(?:worr(?:y|ied)|afraid|scared|nervous|skeptical|sceptical|doubt(?:ful|s|ed)?|hesita\w+|concerned|fear(?:ed)?|wish(?:ed)?|hop(?:e|ed|ing)|thought it (?:was|would)|expected it to|should (?:be|have)|would be (?:nice|great|better|so|perfect)|if (?:it|they|you|i) )/i;
const ELSEWHERE =
  /\b(?:(?:my|our|the) (?:old|last|previous|former|other) |most (?:other )?\w+s\b|other (?:brands?|ones|\w+s)\b|every other |used to\b|unlike\b|the old one|before (?:i|we) (?:got|bought)|these? days|drugstore|competitor)/i;

/** "doesn't work unless …": it does, on a condition. */
const UNLESS = /^[\s,]*(?:unless|until you|without)\b/i;

/** Whether a clause is about what another maker makes: "the iPod scratches". */
const isOfOtherMaker = ({ tokens }: Clause, { name }: Product): boolean => {
  const verb = tokens.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  const own = name.toLowerCase();
  return tokens.slice(0, Math.max(0, verb)).some((token) => isName(token) && !own.includes(token.lower));
};

const CONTENT = new Set(["NOUN", "VERB", "ADJ", "PROPN", "NUM"]);
const WEAK = new Set(
  "be have do get go make take come use keep say thing way time lot bit day really one buy give try want need start end".split(
    " ",
  ),
);

const contentOf = (tokens: readonly Token[], product: Product): Set<string> =>
  new Set(
    tokens
      .filter((token) => CONTENT.has(token.pos) && token.lemma.length > 1 && !WEAK.has(token.lemma))
      .map((token) => sameThing(token.lemma))
      .filter((lemma) => lemma !== product.noun),
  );

const partOf = (clause: Clause | undefined, product: Product): Subject | null => {
  const subject = clause === undefined ? null : nameSubject(lowered(trimClause(clause.tokens)), product);
  return subject?.about === "part" ? subject : null;
};

const MATERIALS =
  /^(?:plastic|metal|aluminum|aluminium|tin|wood|mdf|particleboard|chipboard|cardboard|rubber|vinyl|foam|fabric|nylon|leather|steel|glass)$/;

/** "It is thin plastic" */
const isOfMaterial = ({ tokens: [first, verb, ...rest] }: Clause): boolean =>
  first?.lower === "it" &&
  verb?.lemma === "be" &&
  rest.every(({ pos }) => pos !== "VERB" && pos !== "ADP") &&
  MATERIALS.test(rest.at(-1)?.lower ?? "");

/**
 * The part that "it" or "they" stands for: the subject of the clause before; from one sentence to the next only "they",
 * and "it" where only a part can be of one material.
 */
const antecedentOf = ({ clauses, before }: Passage, at: number, product: Product): Subject | null => {
  const opening = clauses[0];
  if (at > 0) return partOf(clauses[at - 1], product);
  const isMany = opening?.tokens[0]?.lower === "they";
  if (opening === undefined || !(isMany || isOfMaterial(opening))) return null;
  return before.flatMap((clause) => partOf(clause, product) ?? []).findLast(({ plural }) => plural === isMany) ?? null;
};

/** "The strap is thin. Broke after a week": what an event without a subject happened to, where the sentence before found fault with a part. */
const omittedIn = ({ clauses, before }: Passage, at: number, product: Product): Subject | null => {
  const last = before.at(-1);
  const opens = at === 0 && clauses[0]?.tokens[0]?.pos === "VERB";
  return opens && last !== undefined && strongest(signsIn(last.tokens), -1) !== undefined
    ? partOf(last, product)
    : null;
};

/** What one does to a part and hardly to a whole thing. */
const WORKED_AS_PART =
  /^(?:(?:very|so|too|really|way|super) )*(?:hard|difficult|tough|stiff|impossible|tricky|awkward|easy|simple) to (?:press|push|pull|turn|twist|squeeze|screw|unscrew|latch|unlatch|zip|unzip|snap|clip)$/;

/** "Hard to press. The buttons sit too deep.": what is pressed is what the next sentence speaks of. */
const workedOnIn = ({ clauses, after }: Passage, at: number, product: Product): Subject | null => {
  const said = trimClause(clauses[0]?.tokens ?? [])
    .map(({ lower }) => lower)
    .join(" ");
  const part = at === 0 && WORKED_AS_PART.test(said) ? partOf(after[0], product) : null;
  return part === null || BODY.has(part.noun) ? null : part;
};

/** "The pockets are too small for my phone, it falls out": "it" of a thing with a plural name is what was named before. */
const isOfOneBefore = ({ clauses }: Passage, at: number, { noun, plural }: Product): boolean =>
  plural &&
  trimClause(clauses[at]?.tokens ?? [])[0]?.lower === "it" &&
  clauses
    .slice(0, at)
    .some(({ tokens }) => tokens.some((token) => token.pos === "NOUN" && token.lemma !== noun && !isPluralNoun(token)));

const strongest = (signs: readonly Sign[], polarity: 1 | -1): Sign | undefined =>
  signs.reduce<Sign | undefined>(
    (best, sign) => (sign.polarity === polarity && sign.strength > (best?.strength ?? 0) ? sign : best),
    undefined,
  );

/** Which side a clause takes: its own words first, its review's stars where they leave it open. */
const verdict = (signs: readonly Sign[], rating: number | null, contrast: boolean): Sign | null => {
  const [bad, good] = [strongest(signs, -1), strongest(signs, 1)];
  const [minus, plus] = [bad?.strength ?? 0, good?.strength ?? 0];
  const isPassing = bad !== undefined && minus === plus && minus < 3 && !bad.gist.startsWith("not ");
  if (isPassing && (rating ?? 3) >= 3) return null;
  const needed = rating === null || rating <= 3 ? 2 : rating === 4 || contrast ? (contrast ? 2 : 3) : 4;
  if (bad !== undefined && minus >= needed && minus >= plus && (rating ?? 3) < 5) return bad;
  if (bad !== undefined && minus === 3 && contrast && minus > plus) return bad;
  const enough = rating === null || rating === 3 ? 2 : rating > 3 ? (good?.gist === "" ? 2 : 1) : 3;
  return good !== undefined && plus >= enough && plus > minus && ((rating ?? 3) > 2 || contrast) ? good : null;
};

/** What says something of the buying, the shop or the review itself, and not of the thing. */
const NOT_A_REMARK =
  /^(?:(?:the |an? )?(?:company|seller|vendor|shop|shipping|delivery|postage|customer care|post office)\b|buyers (?:returned|sent|exchanged|threw|tossed|bought|ordered|got|received|contacted|emailed|called|replaced|(?:had|have) to (?:exchange|return|send|throw|replace|buy|order|wait|call|contact|email|pay|say|admit|agree|tell|give|take (?:a|off))\b))|\b(?:recommend(?:ed|s)?|approved|returned it|returned them|on sale|as a gift|refund(?:ed|ing|s)?|(?:\d|one|two|three|four|five|a|any|all) stars?|worth (?:it|the money|every)|customer service|seller|takes? (?:you |them )?(?:\w+ ){1,3}to (?:reali[sz]e|notice|find out))\b/i;

/** "had to turn it" does not say what for, nor "have to be quick" with what. */
const BARE_EFFORT =
  /^(?:buyers|you) (?:have|has|had) to (?:\p{L}+ (?:it|them|this|that)|be (?:(?:very|really|so|pretty|a (?:bit|little)) )?\p{L}+)$/iu;

/** What buyers did not do or could not say tells of them: "I can't comment on the lid", "I can't praise it enough". */
const SAID_BY_BUYERS = new Set(
  "comment compare speak say praise describe attest vouch complain rate review give thank go pay send explain express stress imagine notice realize attend try test use relax rave emphasize respond answer".split(
    " ",
  ),
);

/** "It says waterproof on the box" is the maker's word, "it comes out round the tap" what is in it, "this is strong stuff" too; "has to be a better way" and "has a few flaws" name nothing. */
const NOT_OF_IT =
  /^(?:(?:is|are) cheap(?:er)? for a reason$|(?:says?|said|states?|claims?|claimed)\b|(?:comes?|came|hisses|squirts?|sprays?|seeps?) out (?:round|around|of the|from|through|at|sideways|everywhere)\b|(?:is|are) (?:\p{L}+ )*stuff$|(?:has|have|had|needs?|ought|must|should) (?:to )?be an? (?:\p{L}+ )?way\b|(?:has|have|had) (?:(?:an?|some|few|many|several|minor|major|design) )*(?:issues?|problems?|flaws?|faults?|inconveniences?|drawbacks?|downsides?)$|(?:has|have|had) to buy\b)/u;

const isRemark = (told: Told, sign: Sign): boolean => {
  if (NOT_A_REMARK.test(told.text)) return false;
  if (told.subject.about !== "buyers" && NOT_OF_IT.test(told.predicate)) return false;
  if (BARE_EFFORT.test(told.text)) return false;
  if (told.subject.about === "buyers" && SAID_BY_BUYERS.has(sign.gist.replace(/^not /, ""))) return false;
  return told.subject.about !== "buyers" || (sign.polarity < 0 ? sign.strength === 3 : /^can\b/.test(told.predicate));
};

/** The clauses of a sentence, and those of the ones before and after. */
type Passage = { clauses: readonly Clause[]; before: readonly Clause[]; after: readonly Clause[] };

/** "It dries fast, faster than cotton": how, and not what it is. */
const COMPARES = /^(?:is|are) (?:\p{L}+er|(?:more|less) \p{L}+) than\b/u;

/** So many characters show what follows a clause. */
const FOLLOWING = 12;

const remarkOf = (
  passage: Passage,
  at: number,
  review: Review,
  leaning: number | null,
  product: Product,
): Remark | null => {
  const { clauses } = passage;
  const clause = clauses[at];
  const signs = clause === undefined ? [] : signsIn(withOpeningAdjective(clause.tokens));
  if (clause === undefined || signs.length === 0) return null;
  const sentence = clause.sentence;
  const before = review.text.slice(sentence.start, clause.end);
  const own = review.text.slice(clause.start, clause.end);
  if (UNREAL.test(before) || ELSEWHERE.test(own) || review.text[sentence.end - 1] === "?") return null;
  if (isOfOtherMaker(clause, product) || isOfSameMaker(before)) return null;
  const { tokens, end } = withCondition(clause);
  const whole = review.text.slice(sentence.start, sentence.end);
  const sign = verdict(signs, leaning, CONTRAST.test(whole));
  if (sign === null || (sign.polarity < 0 && isThreat(clauses, at, product))) return null;
  const toldAt = clause.tokens[sign.index]?.start ?? clause.start;
  const after = sentence.tokens.findIndex(({ start }) => start > toldAt);
  if (sign.polarity < 0 && after !== -1 && isForgivenAfter(sentence.tokens, after)) return null;
  const omitted = omittedIn(passage, at, product) ?? workedOnIn(passage, at, product);
  const referents = { pronoun: antecedentOf(passage, at, product), omitted };
  if (referents.pronoun?.plural !== false && isOfOneBefore(passage, at, product)) return null;
  if (isOfUnnamed(clauses, at, product)) return null;
  if (at === 0 && isOfOneThere(clause, passage.before.at(-1), product)) return null;
  const endingAt = (words: readonly Token[], to: number): readonly Token[] =>
    endingOf(words, review.text.slice(to, to + FOLLOWING));
  const withCause = tellClause(tokens, product, referents, endingAt(tokens, end));
  const told = withCause ?? tellClause(clause.tokens, product, referents, endingAt(clause.tokens, clause.end));
  if (told === null || !isRemark(told, sign) || !saysSubject(told, clauses, at, product)) return null;
  if (at > 0 && told.subject.copula && COMPARES.test(told.predicate)) return null;
  if (withCause === null && UNLESS.test(review.text.slice(clause.end, sentence.end))) return null;
  const { about, noun } = told.subject;
  return {
    told,
    sign: { ...sign, word: clause.tokens[sign.index]?.lower ?? "" },
    part: about === "part" ? sameThing(noun) : "",
    lemmas: contentOf(tokens, product),
    rating: review.rating,
    span: { reviewId: review.id, start: clause.start, end: withCause === null ? clause.end : end },
    sentence,
  };
};

/** The stars of a review; without any, what its own words come to: content, discontent or neither. */
export const leaningOf = (review: Review, sentences: readonly Sentence[]): number | null => {
  if (review.rating !== null) return review.rating;
  const balance = sentences
    .flatMap(splitClauses)
    .flatMap((clause) => signsIn(clause.tokens))
    .reduce((sum, sign) => sum + (sign.strength > 1 ? sign.polarity : 0), 0);
  return balance > 0 ? CONTENT_STARS : balance < 0 ? DISCONTENT_STARS : null;
};

/** Every clause that praises or blames the product and can be told as a statement. */
export const findRemarks = (sentences: readonly Sentence[], reviews: readonly Review[], product: Product): Remark[] => {
  const bySentence = Map.groupBy(sentences, (sentence) => sentence.reviewId);
  return reviews.flatMap((review) => {
    const own = bySentence.get(review.id) ?? [];
    const leaning = leaningOf(review, own);
    const split = own.map(splitClauses);
    return split.flatMap((clauses, index) => {
      const passage = { clauses, before: split[index - 1] ?? [], after: split[index + 1] ?? [] };
      return clauses.flatMap((_, at) => remarkOf(passage, at, review, leaning, product) ?? []);
    });
  });
};
