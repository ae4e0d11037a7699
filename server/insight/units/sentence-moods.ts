import type { Sentence } from "../text/analyse.ts";
import { type Clause, opensContrast, splitClauses } from "../text/clauses.ts";
import { isVerb } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import type { Mood } from "./unit.ts";

const HELPS = wordSet("do does did is are was were can could would will should has have");
const ASKS = wordSet("why how what who whose");
const ASKS_BEFORE_VERB = wordSet("when where which");
const LINKS = wordSet("and but so or because then well");
const SUBJECTS = wordSet("DET PRON NOUN PROPN PART ADJ");

/** "why no lid", "does it leak", "and what is that": how a question begins; "what a pump" and "do not" begin none. */
const opensQuestion = ({ tokens: [first, ...rest] }: Pick<Clause, "tokens">): boolean => {
  const next = rest[0];
  if (first === undefined) return false;
  if (LINKS.has(first.lower)) return opensQuestion({ tokens: rest });
  if (/^(?:anyone|anybody|really|seriously|right|huh|ok|okay)$/.test(first.lower)) return true;
  if (ASKS.has(first.lower)) return !/^an?$/.test(next?.lower ?? "");
  const isFollowed = next !== undefined && SUBJECTS.has(next.pos) && !/^(?:not|n't|nt|to|yourself)$/.test(next.lower);
  return HELPS.has(first.lower) ? isFollowed : ASKS_BEFORE_VERB.has(first.lower) && next?.pos === "AUX";
};

const isAsked = ({ tokens }: Sentence): boolean => tokens.at(-1)?.text.includes("?") === true;

const WISHING = wordSet("wish wished");

/** What a clause says before a wish that comes later than this is a statement. */
const LATEST = 3;

const wishAt = ({ tokens }: Clause): number =>
  tokens.findIndex(
    ({ lower }, index) =>
      WISHING.has(lower) && !/^(?:n't|nt|not|never|a|my|the|his|her|their)$/.test(tokens[index - 1]?.lower ?? ""),
  );

/** "…, it fell", "…, can't reach the tub": a statement of its own after a wish, and no more of what is wished for. */
const statesAnew = ({ sentence, tokens }: Clause): boolean => {
  const [first, second, third] = tokens[0]?.pos === "ADV" ? tokens.slice(1) : tokens;
  if (first === undefined) return false;
  if (opensContrast(first.lower) || /^(?:because|since)$/.test(first.lower)) return true;
  const before = sentence.tokens.findLast((token) => token.end <= (tokens[0]?.start ?? 0));
  if (before === undefined || /[\p{L}\p{N}]/u.test(before.text)) return false;
  if (isVerb(first)) return /^(?:ca|cannot|could|had|have)$/.test(first.lower);
  return /^(?:PRON|DET|PROPN)$/.test(first.pos) && [second, third].some(isVerb);
};

/** In which mood each clause of a sentence is said: one "?" at its end asks no more than the last of it, and a wish ends where a statement begins. */
export const moodsOf = (sentence: Sentence): ((clause: Clause) => Mood) => {
  const clauses = splitClauses(sentence);
  const moods = new Map<Clause, Mood>();
  const asked = isAsked(sentence) ? clauses.findIndex(opensQuestion) : clauses.length;
  let wishing = false;
  clauses.forEach((clause, index) => {
    const wish = wishAt(clause);
    wishing = wish !== -1 || (wishing && !statesAnew(clause));
    moods.set(clause, index >= asked ? "question" : wishing && wish <= LATEST ? "wish" : "report");
  });
  return (clause) => moods.get(clause) ?? "report";
};
