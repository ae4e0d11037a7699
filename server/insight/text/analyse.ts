import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemSentence, type ItsFunction, type PartOfSpeech, type WinkMethods } from "wink-nlp";
import type { Review } from "../../../events/result/review.ts";
import { withoutLongRuns } from "./long-runs.ts";

export type Token = {
  text: string;
  lower: string;
  lemma: string;
  pos: PartOfSpeech;
  /** In the vocabulary of the language model; misspelled words are not. */
  known: boolean;
  start: number;
  end: number;
};

export type Sentence = { reviewId: string; start: number; end: number; tokens: readonly Token[] };

type Word = Pick<Token, "lower" | "known">;

type Tagger = { nlp: WinkMethods; isUnknown: (lower: string) => boolean; words: Map<string, Word> };

const createTagger = (): Tagger => {
  const nlp = winkNLP(model, ["sbd", "pos"]);
  const lexemes = nlp.readDoc("");
  return { nlp, isUnknown: (lower) => lexemes.isOOV(lower), words: new Map() };
};

/** The library keeps every new word that it meets, so that a tagger which has met this many is replaced by a new one. */
const MOST_UNKNOWN_WORDS = 100_000;

let tagger = createTagger();
let unknownWords = 0;
const { its } = tagger.nlp;

const currentTagger = (): Tagger => {
  if (unknownWords > MOST_UNKNOWN_WORDS) {
    tagger = createTagger();
    unknownWords = 0;
  }
  return tagger;
};

/** The library takes only its own function objects, though the type of its arguments does not fit its declaration. */
const lemmaFunction = its.lemma as ItsFunction<string | undefined>;

/**
 * Where the library sees a short form and a sentence ends: "no water got in. Nice" measures no inches, and "after one wash. The"
 * is of no state. A measure ends one before a word that opens the next.
 */
const CLOSING =
  /(?<=\p{L}{3} in|\b(?:wash|sun|sat|ill|miss|no|etc))\.(?=\s+\p{Lu}|\s*$)|(?<=\d ?(?:lbs?|oz|ft|gal|in))\.(?=\s+(?:The|It|I|This|That|My|We|They|But|And|So|Also|Not|You|He|She|There)\b)/gmu;

/** As long as the original, so that offsets stay true. The tokenizer is superlinear in the length of a word. */
const readable = (text: string): string => withoutLongRuns(text.replace(/[’‘ʼ]/g, "'").replace(CLOSING, "!"));

/** The library has no lemma for a few tokens, such as contractions in odd places. */
const lemmaOf = (lower: string, lemma: string | undefined): string =>
  lower === "n't" || lower === "'t" || lower === "nt" ? "not" : (lemma ?? lower).toLowerCase();

/** Whether the language model has the word, given in lower case, in its vocabulary. */
export const isKnownWord = (lower: string): boolean => !tagger.isUnknown(lower);

/** What is the same wherever a word stands, worked out where it is first met. */
const wordOf = (text: string): Word => {
  const met = tagger.words.get(text);
  if (met !== undefined) return met;
  const lower = text.toLowerCase();
  const word = { lower, known: isKnownWord(lower) };
  tagger.words.set(text, word);
  return word;
};

const OWNED = /^(\S{2,})('s)$/i;

/** "DVD's" is one word to the library once it has met it in other company, and two before: here it is always two. */
const ownedApart = (token: Token): Token[] => {
  const [, owner = "", mark = ""] = token.known ? [] : (OWNED.exec(token.text) ?? []);
  if (owner === "") return [token];
  const [lower, middle] = [owner.toLowerCase(), token.start + owner.length];
  return [
    { ...token, text: owner, lower, lemma: lower, known: isKnownWord(lower), end: middle },
    {
      text: mark,
      lower: mark.toLowerCase(),
      lemma: mark.toLowerCase(),
      pos: "PART",
      known: true,
      start: middle,
      end: token.end,
    },
  ];
};

/** No person writes a longer one; without end marks a whole text would be one sentence. */
const LONGEST_SENTENCE = 90;

/** Praise at the start of a sentence is tagged as a name: "Great product". */
const CAPITAL_ADJECTIVES = new Set(
  "great good nice excellent amazing awesome perfect beautiful wonderful fantastic poor bad terrible horrible cheap decent super best love cute solid".split(
    " ",
  ),
);

/** Verbs of things that the tagger takes for plurals: "the lid leaks". */
const VERBS_OF_THINGS = new Set(
  "leaks drips breaks smells rattles chips peels slips rubs fits works feels looks stops loosens droops sags squeaks rusts cracks tears lasts holds keeps stays wobbles tips spills sweats fades shrinks opens closes sticks sits hums buzzes".split(
    " ",
  ),
);

const FEELINGS = new Set(["love", "loved", "like", "liked", "hate", "hated", "enjoy"]);
const PLURAL_SUBJECTS = new Set(["these", "those", "they", "both"]);
const PLURAL_VERBS = new Set(["sound", "look", "fit", "work", "feel", "smell", "taste", "run"]);

const isNominal = (token: Token | undefined): boolean => token?.pos === "NOUN" || token?.pos === "PROPN";

/** Whether the tagger took a verb for a noun: "Love the color", "These sound great", "the lid leaks". */
const isMistagged = (tokens: readonly Token[], index: number): boolean => {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || !isNominal(token)) return false;
  const judged = after?.pos === "ADJ" || after?.pos === "ADV";
  if (FEELINGS.has(token.lower) && before?.pos !== "DET" && before?.pos !== "ADJ")
    return after?.pos === "DET" || after?.pos === "PRON";
  if (PLURAL_VERBS.has(token.lower)) return judged && before !== undefined && PLURAL_SUBJECTS.has(before.lower);
  const opens = index === 0 && (judged || after?.pos === "PRON" || after?.pos === "DET");
  const verbFollows = after?.pos === "VERB" || after?.pos === "AUX" || after?.pos === "NOUN";
  return VERBS_OF_THINGS.has(token.lower) && (opens || ((isNominal(before) || before?.pos === "PRON") && !verbFollows));
};

const retag = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index): Token => {
    const next = tokens[index + 1];
    if (isMistagged(tokens, index))
      return {
        ...token,
        pos: "VERB",
        lemma: VERBS_OF_THINGS.has(token.lower) ? token.lower.replace(/s$/, "") : token.lemma,
      };
    const praising = token.pos === "PROPN" && next?.pos === "NOUN" && CAPITAL_ADJECTIVES.has(token.lower);
    return praising ? { ...token, pos: "ADJ" } : token;
  });

const sentenceOf = (tokens: readonly Token[], reviewId: string): Sentence[] => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first === undefined || last === undefined
    ? []
    : [{ reviewId, start: first.start, end: last.end, tokens: retag(tokens) }];
};

const texts = new WeakMap<Sentence, readonly Sentence[]>();

/** The sentences of the text that a sentence stands in, itself included. */
export const documentOf = (sentence: Sentence): readonly Sentence[] => texts.get(sentence) ?? [sentence];

/** Splits one text into sentences of tagged tokens; offsets are into exactly this text. */
export const analyseText = (text: string, reviewId: string): Sentence[] => {
  const plain = readable(text);
  const sentences: Sentence[] = [];
  const { nlp } = currentTagger();
  let lineStart = 0;
  for (const line of plain.split("\n")) {
    let from = 0;
    nlp
      .readDoc(line)
      .sentences()
      .each((sentence: ItemSentence) => {
        const items = sentence.tokens();
        const lemmas = items.out(lemmaFunction);
        const roles = items.out(its.pos) as PartOfSpeech[];
        const tokens: Token[] = [];
        items.out().forEach((value, index) => {
          const at = line.indexOf(value, from);
          if (at === -1 || value === "") return;
          from = at + value.length;
          const word = wordOf(value);
          if (!word.known) unknownWords += 1;
          const [start, end] = [lineStart + at, lineStart + from];
          const lemma = lemmaOf(word.lower, lemmas[index]);
          const token = {
            text: value,
            lower: word.lower,
            lemma,
            pos: roles[index] ?? "X",
            known: word.known,
            start,
            end,
          };
          tokens.push(...ownedApart(token));
        });
        for (let at = 0; at < tokens.length; at += LONGEST_SENTENCE)
          sentences.push(...sentenceOf(tokens.slice(at, at + LONGEST_SENTENCE), reviewId));
      });
    lineStart += line.length + 1;
  }
  for (const sentence of sentences) texts.set(sentence, sentences);
  return sentences;
};

export const analyseReview = (review: Review): Sentence[] => analyseText(review.text, review.id);
