import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemSentence, type ItemToken, type ItsFunction, type PartOfSpeech } from "wink-nlp";
import type { Review } from "../../../events/result/review.ts";

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

const nlp = winkNLP(model, ["sbd", "pos"]);
const { its } = nlp;

/** The library takes only its own function objects, though the type of its arguments does not fit its declaration. */
const lemmaFunction = its.lemma as ItsFunction<string>;

/** The tokenizer is superlinear in the length of a word, so no word that long reaches it. */
const LONG_RUN = /\S{61,}/g;

/** As long as the original, so that offsets stay true. */
const readable = (text: string): string =>
  text.replace(/[’‘ʼ]/g, "'").replace(LONG_RUN, (run) => " ".repeat(run.length));

const lemmaOf = (lower: string, lemma: string): string =>
  lower === "n't" || lower === "'t" || lower === "nt" ? "not" : lemma.toLowerCase();

const lexemes = nlp.readDoc("");
const vocabulary = (lower: string): boolean => !lexemes.isOOV(lower);

const tokenOf = (item: ItemToken, text: string, from: number): Token | null => {
  const value = item.out();
  const start = text.indexOf(value, from);
  if (start === -1 || value === "") return null;
  const lower = value.toLowerCase();
  return {
    text: value,
    lower,
    lemma: lemmaOf(lower, item.out(lemmaFunction)),
    pos: item.out(its.pos) as PartOfSpeech,
    known: vocabulary(lower),
    start,
    end: start + value.length,
  };
};

/** No person writes a longer one; without end marks a whole text would be one sentence. */
const LONGEST_SENTENCE = 90;

/** Verbs of things that the tagger takes for plurals: "the lid leaks". */
const VERBS_OF_THINGS = new Set(
  "leaks drips breaks smells rattles chips peels slips rubs fits works feels looks stops loosens droops sags squeaks rusts cracks tears lasts holds keeps stays wobbles tips spills sweats fades shrinks opens closes sticks sits hums buzzes".split(
    " ",
  ),
);

const retag = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const subject = before !== undefined && ["NOUN", "PROPN", "PRON"].includes(before.pos);
    const verbFollows = after?.pos === "VERB" || after?.pos === "AUX" || after?.pos === "NOUN";
    if (!VERBS_OF_THINGS.has(token.lower) || token.pos !== "NOUN" || !subject || verbFollows) return token;
    return { ...token, pos: "VERB", lemma: token.lower.replace(/s$/, "") };
  });

const sentenceOf = (tokens: readonly Token[], reviewId: string): Sentence[] => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first === undefined || last === undefined
    ? []
    : [{ reviewId, start: first.start, end: last.end, tokens: retag(tokens) }];
};

/** Splits one text into sentences of tagged tokens; offsets are into exactly this text. */
export const analyseText = (text: string, reviewId: string): Sentence[] => {
  const plain = readable(text);
  const sentences: Sentence[] = [];
  let from = 0;
  for (const line of plain.split("\n")) {
    const lineEnd = from + line.length;
    nlp
      .readDoc(line)
      .sentences()
      .each((sentence: ItemSentence) => {
        const tokens: Token[] = [];
        sentence.tokens().each((item: ItemToken) => {
          const token = tokenOf(item, plain, from);
          if (token === null || token.end > lineEnd) return;
          from = token.end;
          tokens.push(token);
        });
        for (let at = 0; at < tokens.length; at += LONGEST_SENTENCE)
          sentences.push(...sentenceOf(tokens.slice(at, at + LONGEST_SENTENCE), reviewId));
      });
    from = lineEnd + 1;
  }
  return sentences;
};

export const analyseReview = (review: Review): Sentence[] => analyseText(review.text, review.id);
