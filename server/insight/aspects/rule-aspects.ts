import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { remember } from "../text/remember.ts";
import type { Aspect } from "./aspect.ts";
import { type NounTerm, nounTerms } from "./noun-terms.ts";
import { type Opinion, opinionsIn } from "./opinions.ts";
import { verbAspects } from "./verb-aspects.ts";

const COPULAS = new Set(
  "be feel look seem sound smell taste stay get become remain work hold fit run arrive come last perform".split(" "),
);
const BEFORE_NOUN = new Set(["DET", "PRON", "ADJ", "ADV", "ADP", "NUM"]);
const TOWARDS = new Set(["with", "in", "by", "about", "of", "for"]);

const isLinking = (token: Token): boolean =>
  token.pos === "ADJ" || token.lower === "," || token.lower === "and" || token.lower === "-";

const tieBefore = (tokens: readonly Token[], term: NounTerm, opinion: Opinion, word: Token): number => {
  const between = tokens.slice(opinion.index + 1, term.from);
  const attributive = word.pos === "ADJ" || (word.pos === "PROPN" && opinion.index < 2) || word.lower === "well";
  if (attributive && between.every(isLinking)) return 4;
  const [first, ...rest] = between;
  if (word.lower === "worth" && between.length <= 3 && between.every((token) => BEFORE_NOUN.has(token.pos))) return 3;
  if (word.pos === "VERB" && between.length <= 4 && between.every((token) => BEFORE_NOUN.has(token.pos))) return 3;
  const aboutTerm =
    first !== undefined &&
    TOWARDS.has(first.lower) &&
    rest.length <= 3 &&
    rest.every((token) => BEFORE_NOUN.has(token.pos));
  return aboutTerm && (word.pos === "ADJ" || word.pos === "VERB") && first.lower !== "for" ? 3 : 0;
};

const tieAfter = (tokens: readonly Token[], term: NounTerm, opinion: Opinion, word: Token): number => {
  const between = tokens.slice(term.to, opinion.index);
  const verbs = between.filter((token) => token.pos === "VERB" || token.pos === "AUX");
  if (
    between.length <= 6 &&
    verbs.some((token) => COPULAS.has(token.lemma)) &&
    between.every((token) => token.pos !== "NOUN")
  )
    return 3;
  return word.pos === "VERB" &&
    between.length <= 3 &&
    between.every((token) => ["AUX", "ADV", "PART"].includes(token.pos))
    ? 3
    : 0;
};

/** How strongly the grammar ties an opinion word to a term; 0 is not at all. */
const tie = (tokens: readonly Token[], term: NounTerm, opinion: Opinion): number => {
  const word = tokens[opinion.index];
  if (word === undefined || (opinion.index >= term.from && opinion.index < term.to)) return 0;
  return opinion.index < term.from ? tieBefore(tokens, term, opinion, word) : tieAfter(tokens, term, opinion, word);
};

type Tied = { term: NounTerm; opinion: Opinion };

const strongest = (tokens: readonly Token[], term: NounTerm, opinions: readonly Opinion[]): Opinion | undefined =>
  opinions
    .map((opinion) => ({ opinion, strength: tie(tokens, term, opinion) }))
    .filter((each) => each.strength > 0)
    .toSorted((a, b) => b.strength - a.strength)[0]?.opinion;

/** "love the style and color": a term joined to a judged one is judged by the same word. */
const tieTerms = (tokens: readonly Token[], opinions: readonly Opinion[]): Tied[] => {
  const tied: Tied[] = [];
  let previous: Tied | undefined;
  for (const term of nounTerms(tokens)) {
    const between = previous === undefined ? [] : tokens.slice(previous.term.to, term.from);
    const joined =
      between.length > 0 &&
      between.length <= 3 &&
      between[0]?.lower === "and" &&
      between.slice(1).every((token) => token.pos === "DET" || token.pos === "PRON");
    const opinion = strongest(tokens, term, opinions) ?? (joined ? previous?.opinion : undefined);
    previous = opinion === undefined ? undefined : { term, opinion };
    if (previous !== undefined) tied.push(previous);
  }
  return tied;
};

type Place = {
  kind: Aspect["kind"];
  first: Token | undefined;
  last: Token | undefined;
  word: Token | undefined;
  sign: 1 | -1;
  term: string;
  head: string;
};

const aspectAt = ({ kind, first, last, word, sign, term, head }: Place, clause: Clause): Aspect[] =>
  first === undefined || last === undefined || word === undefined
    ? []
    : [
        {
          kind,
          term,
          head,
          start: first.start,
          end: last.end,
          opinionStart: word.start,
          opinionEnd: word.end,
          polarity: sign > 0 ? "positive" : "negative",
          clause,
        },
      ];

const aspectsOf = (clause: Clause): Aspect[] => {
  const { tokens } = clause;
  const opinions = opinionsIn(tokens);
  const tied = tieTerms(tokens, opinions);
  const spoken = new Set(tied.map(({ opinion }) => opinion.index));
  const nouns = tied.flatMap(({ term, opinion }) =>
    aspectAt(
      {
        kind: "noun",
        first: tokens[term.from],
        last: term.head,
        word: tokens[opinion.index],
        sign: opinion.sign,
        term: term.term,
        head: term.head.lemma,
      },
      clause,
    ),
  );
  const verbs = verbAspects(tokens, opinions).flatMap(({ index, opinionIndex, sign }) => {
    const verb = tokens[index];
    if (spoken.has(opinionIndex)) return [];
    return aspectAt(
      {
        kind: "verb",
        first: verb,
        last: verb,
        word: tokens[opinionIndex],
        sign,
        term: verb?.lower ?? "",
        head: verb?.lemma ?? "",
      },
      clause,
    );
  });
  return [...nouns, ...verbs];
};

/** The aspects that the grammar alone ties to an opinion word: nouns, and verbs that say how a thing does. */
export const ruleAspects = remember((sentence: Sentence): readonly Aspect[] =>
  splitClauses(sentence).flatMap(aspectsOf),
);
