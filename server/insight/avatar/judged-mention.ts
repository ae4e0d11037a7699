import { opinionsIn } from "../aspects/opinions.ts";
import { signsIn } from "../statements/signs.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";

const DESCRIBES = new Set(["DET", "ADJ", "ADV", "NUM", "NOUN", "PROPN"]);
/** Who does something with a thing, which is no judgement of it. */
const PEOPLE = wordSet("i we you he she they my our");
const FEELS = wordSet("love like hate adore enjoy prefer wish need lack");
const WITHOUT = wordSet("no without zero");
/** "Soaked my laptop bag": what stands before is done to what is the buyer's own. */
const OF_BUYERS = wordSet("my our");
const OF_THE_THING = wordSet("the its their");
/** What stands before a part of the product when something is told of it: "the scoop", "their rolls", "only one roll". */
const TELLS_OF = wordSet("the its their this that these those only one no another every all both");

/** "Makes a neat buttonhole": who leaves the subject out speaks of the thing. */
const DOES = /[^s]s$/;

/** What leads on from the sentence before. */
const OPENS = wordSet("and but also so plus then now because as though although");

const judges = (tokens: readonly Token[]): boolean => opinionsIn(tokens).length > 0 || signsIn(tokens).length > 0;

/** Where the phrase begins that a noun ends: "the" of "the wide lid". */
const phraseStart = (tokens: readonly Token[], at: number): number => {
  let from = at;
  while (from > 0 && DESCRIBES.has(tokens[from - 1]?.pos ?? "") && !isVerb(tokens[from - 1])) from -= 1;
  return from;
};

/** "They cut into my skin" after "The straps are narrow": a clause that goes on about the subject before. */
const goesOn = (clause: Clause | undefined): boolean =>
  clause?.tokens.slice(0, 2).some(({ lower }) => /^(?:it|they)$/.test(lower)) === true && judges(clause.tokens);

/** "The cap sticks", "bent the cage", "no batteries": whether a sentence judges a thing that it names, as what the judgement is about or what is done to it, and not as where or with what. */
export const isJudgedThere = (sentence: Sentence, noun: Token): boolean => {
  const clauses = splitClauses(sentence);
  const index = clauses.findIndex(({ tokens }) => tokens.includes(noun));
  const tokens = clauses[index]?.tokens ?? [];
  const at = tokens.indexOf(noun);
  if (at === -1 || isNoun(tokens[at + 1])) return false;
  const from = phraseStart(tokens, at);
  if (tokens.slice(from, at).some(({ lower }) => WITHOUT.has(lower))) return true;
  const before = tokens.slice(0, from);
  const leads = OF_BUYERS.has(before.at(-1)?.lower ?? "") ? before.at(-2) : before.at(-1);
  if (leads?.pos === "ADP" || before.some(({ lower }) => lower === "with")) return false;
  const verb = before.findLastIndex((token) => isVerb(token));
  const isSubject = verb === -1;
  if (isSubject && OF_BUYERS.has(before.at(-1)?.lower ?? "") && DESCRIBES.has(before.at(-2)?.pos ?? "")) return false;
  if (isSubject) return judges(tokens) || goesOn(clauses[index + 1]);
  const subject = before.slice(0, verb).findLast((token) => isNoun(token) || token.pos === "PRON");
  const isOwned = tokens.slice(from, at).some(({ lower }) => OF_THE_THING.has(lower));
  const done = before[verb];
  const isDoneByIt = done !== undefined && DOES.test(done.lower) && done.lower !== done.lemma;
  const isDoneByPeople = subject === undefined ? !isOwned && !isDoneByIt : PEOPLE.has(subject.lower);
  return judges(tokens) && (!isDoneByPeople || before.some((token) => isVerb(token) && FEELS.has(token.lemma)));
};

/** "The scoop was buried right at the bottom", "Only the one roll in the box": whether a sentence tells something of a part of the product, judged or not: the part opens a clause, and is nobody's own, or it is missing. */
export const isToldThere = (sentence: Sentence, noun: Token): boolean => {
  const clauses = splitClauses(sentence);
  const index = clauses.findIndex(({ tokens }) => tokens.includes(noun));
  const tokens = (clauses[index]?.tokens ?? []).filter(({ lower }) => !OPENS.has(lower));
  const at = tokens.indexOf(noun);
  if (at === -1 || isNoun(tokens[at + 1])) return false;
  const from = phraseStart(tokens, at);
  const before = tokens.slice(from, at);
  if (before.some(({ lower }) => WITHOUT.has(lower))) return true;
  const isListed = !tokens.some((token) => isVerb(token));
  if (from !== 0 || (isListed && index > 0)) return false;
  return before.some(({ lower }) => TELLS_OF.has(lower)) || before.every(({ pos }) => pos === "NOUN");
};
