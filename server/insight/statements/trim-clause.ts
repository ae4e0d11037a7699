import type { Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { DANGLING, HEDGES, LEADING, TRAILING, TRAILING_PHRASES } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";

const byFirst = Map.groupBy(
  HEDGES.map((hedge) => hedge.replaceAll("n't", " n't").split(" ")),
  (words) => words[0] ?? "",
);

const startsWith = (tokens: readonly Token[], from: number, words: readonly string[]): boolean =>
  words.every((word, offset) => tokens[from + offset]?.lower === word);

const hedgeLength = (tokens: readonly Token[], from: number): number =>
  (byFirst.get(tokens[from]?.lower ?? "") ?? [])
    .filter((words) => startsWith(tokens, from, words))
    .reduce((longest, words) => Math.max(longest, words.length), 0);

const BEFORE_A_LEAD = new Set(
  "the my our only one biggest main big real small other slight minor nominally first best nicest coolest greatest".split(
    " ",
  ),
);
const A_LEAD = new Set(
  "problem issue complaint downside drawback gripe negative con downfall quibble caveat disappointment part thing feature bonus plus".split(
    " ",
  ),
);

/** "the only slight downside is that …", "the best part is …": what leads up to a finding is no part of it, where a sentence follows. */
const findingLead = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (BEFORE_A_LEAD.has(tokens[at]?.lower ?? "")) at += 1;
  const be = tokens[at + 1];
  if (at === from || !A_LEAD.has(tokens[at]?.lower ?? "") || (be?.lower !== "is" && be?.lower !== "was")) return 0;
  const to = at + (tokens[at + 2]?.lower === "that" ? 3 : 2);
  const isSentence =
    ["PRON", "DET"].includes(tokens[to]?.pos ?? "") &&
    tokens.slice(to + 1).some((token) => token.pos === "VERB" || token.pos === "AUX");
  return isSentence ? to - from : 0;
};

/** "so much for waterproof" */
const SCOFFED = ["so", "much", "for"];

const skipLeading = (tokens: readonly Token[]): number => {
  let from = 0;
  while (from < tokens.length) {
    const hedge = Math.max(hedgeLength(tokens, from), findingLead(tokens, from));
    const evenThe =
      (tokens[from]?.lower === "even" && tokens[from + 1]?.lower === "the") || startsWith(tokens, from, SCOFFED);
    if (hedge > 0 && from + hedge < tokens.length) from += hedge;
    else if (LEADING.has(tokens[from]?.lower ?? "") && !evenThe) from += 1;
    else break;
  }
  return from;
};

const TRAILS = TRAILING_PHRASES.map((phrase) => phrase.split(" "));

const trailLength = (tokens: readonly Token[], to: number): number =>
  TRAILS.filter((words) => to > words.length && startsWith(tokens, to - words.length, words)).reduce(
    (longest, words) => Math.max(longest, words.length),
    0,
  );

/** Where "like a tired butler" begins, which is a picture and not a finding. */
const simileStart = (tokens: readonly Token[], from: number): number => {
  const at = tokens.findIndex(
    (token, index) =>
      index > from + 2 && token.lower === "like" && ["a", "an", "crazy"].includes(tokens[index + 1]?.lower ?? ""),
  );
  return at === -1 ? tokens.length : at;
};

/** "pricey for what it is mind", "a bit loud tbh": said to whoever listens. "Keep in mind" and "don't mind" end otherwise. */
const isAddress = (tokens: readonly Token[], at: number): boolean =>
  /^(?:tbh|imo|imho|innit|mind)$/.test(tokens[at]?.lower ?? "") &&
  (tokens[at]?.lower !== "mind" || /^(?:AUX|ADJ|NOUN)$/.test(tokens[at - 1]?.pos ?? "")) &&
  !/^(?:n['’]?t|nt|not|never|open)$/.test(tokens[at - 1]?.lower ?? "");

/** "came off in May" */
const isMonth = (token: Token | undefined): boolean => token?.text === "May";

/** "the best you ever had", "hunched over": what a sentence may well end with. */
const MAY_END = wordSet(
  "for with at from by about over through into onto under without had did do have was is are like",
);

const BEFORE_OF = wordSet("hold ahold rid care track use sense advantage");
const BEFORE_TO = wordSet("used forward accustomed");

/** "hard to get hold of", "hard to get used to": without its last word the saying is none. */
const isPartOfSaying = (tokens: readonly Token[], to: number): boolean => {
  const [before, last] = [tokens[to - 2]?.lower ?? "", tokens[to - 1]?.lower];
  return (last === "of" && BEFORE_OF.has(before)) || (last === "to" && BEFORE_TO.has(before));
};

const ENDS = /^(?:[.,;!?]|\s*$|\s*\n|\s+(?:and|but|because|so|though)\b)/;

/** The word that trimming took from a clause although it ends there, as what follows shows: "pay for". */
export const endingOf = (clause: readonly Token[], next: string): readonly Token[] => {
  const last = clause.at(-1);
  const kept = trimClause(clause).at(-1);
  const isOnlyOne = last !== undefined && kept !== undefined && clause.at(-2) === kept;
  return isOnlyOne && MAY_END.has(last.lower) && ENDS.test(next) ? [last] : [];
};

/** "The games kind of stink": behind what it grades, and before what is said of that, a hedge. */
const withoutKindOf = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 &&
      /^(?:kind|sort)$/.test(lower) &&
      tokens[index + 1]?.lower === "of" &&
      /^(?:NOUN|PROPN|PRON|AUX)$/.test(tokens[index - 1]?.pos ?? "") &&
      /^(?:VERB|AUX)$/.test(tokens[index + 2]?.pos ?? ""),
  );
  return at === -1 ? tokens : tokens.toSpliced(at, 2);
};

/** A clause without the words that link it to others, hedge it or trail off. */
export const trimClause = remember((clause: readonly Token[]): readonly Token[] => {
  const tokens = withoutKindOf(clause);
  const from = skipLeading(tokens);
  let to = simileStart(tokens, from);
  for (let before = -1; before !== to; ) {
    before = to;
    to -= trailLength(tokens, to);
    const last = tokens[to - 1]?.lower ?? "";
    const allOver = last === "over" && tokens[to - 2]?.lower === "all";
    if (
      to > from &&
      !allOver &&
      !isPartOfSaying(tokens, to) &&
      !isMonth(tokens[to - 1]) &&
      (TRAILING.has(last) || DANGLING.has(last) || last === "-" || isAddress(tokens, to - 1))
    )
      to -= 1;
  }
  return tokens.slice(from, Math.max(from, to));
});
