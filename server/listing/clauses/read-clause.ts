import type { Span } from "../../../events/result/review.ts";
import { CONTEXTS, type Context } from "../../insight/contexts/context-words.ts";
import { readingFor } from "../../insight/facets/reading.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { analyseText, type Sentence, type Token } from "../../insight/text/analyse.ts";
import { remember } from "../../insight/text/remember.ts";
import { findThingsUsed } from "../../insight/things/used-with.ts";
import { extractUnits } from "../../insight/units/extract-units.ts";
import { unframed } from "../phrases/frames.ts";
import { contentWords, isNegator, isTurned, isTurnedAt, wordOfToken } from "../reviews/review-index.ts";
import { materialsIn } from "../words/materials.ts";
import { type Quantity, quantitiesIn } from "../words/quantities.ts";
import { type Side, sidesOf } from "../words/word-groups.ts";
import { infinitiveAt } from "./infinitive-at.ts";
import { instructs } from "./instructs.ts";
import { isStress } from "./is-stress.ts";
import { type Paraphrase, paraphrasesOf } from "./paraphrases.ts";

/** `target` is the part it is said of, where the clause names one; `shown` is what bears it out, where that is known. */
export type Matter = {
  key: string;
  sign: 1 | -1;
  needs: RegExp | undefined;
  target: string;
  /** Where the words begin that speak of it, in the text of the clause. */
  at?: number;
  shown?: readonly Span[];
};

/** A quality with an opposite, the nouns it is said of, whether it is denied, and what is easy or hard to do. */
export type Quality = Side & { nouns: readonly string[]; negated: boolean; doing: string | undefined };

/** What a clause states: matters with their side, situations, content words, numbers and materials. */
export type Statement = {
  text: string;
  matters: readonly Matter[];
  /** Whether the clause is one of our own phrases, whose words stand for its matter. */
  paraphrase: boolean;
  /** Ids of the situations it names: "hikes". */
  contexts: readonly string[];
  /** Content words beside the names of situations. */
  words: readonly string[];
  negated: boolean;
  sides: readonly Quality[];
  quantities: readonly Quantity[];
  materials: readonly string[];
};

const readingOf = remember((mining: Mining) => readingFor(mining.domains));

/** "for runs" names a situation, "runs for hours" does not; in a frame of ours, everything does. */
const patternsOf = ({ id, phrase }: Pick<Context, "id" | "phrase">) => ({
  id,
  framed: new RegExp(`(?<![\\p{L}\\p{N}-])${phrase}(?![\\p{L}\\p{N}-])`, "iu"),
  loose: new RegExp(`(?<=\\b(?:for|during|on|in|at|through|from|to|and|or)\\s|, )${phrase}(?![\\p{L}\\p{N}-])`, "iu"),
});

const PHRASES = CONTEXTS.map(patternsOf);

const phrasesFor = remember((mining: Mining) => [
  ...PHRASES,
  ...findThingsUsed(mining).map(({ context }) => patternsOf(context)),
]);

const isNounToken = (token: Token | undefined): boolean => token?.pos === "NOUN" || token?.pos === "PROPN";

/** The nouns a quality is said of: those right behind it, or else those before it. */
const nounsBeside = (tokens: readonly Token[], at: number): string[] => {
  const next = tokens.findIndex((token, index) => index > at && !isNounToken(token));
  const behind = tokens.slice(at + 1, next === -1 ? undefined : next);
  const named = behind.length > 0 ? behind : tokens.slice(0, at).filter(isNounToken);
  return named.filter((token) => sidesOf(token.lower).length === 0).map(wordOfToken);
};

/** What is changed is no quality of the thing: "brightens dull skin", "repairs dry hair". */
const CHANGING =
  /^(?:brighten|soften|smooth|fix|repair|reduce|fight|treat|revive|renew|restore|protect|minimize|relieve|soothe|moisturize|hydrate|even|whiten|target|improve|correct|clear|remove|clean|prevent|stop|end|warm|cool)(?:s|es|ing)?$/;

const isChanged = (tokens: readonly Token[], at: number): boolean =>
  CHANGING.test(tokens[at - 1]?.lower ?? "") && isNounToken(tokens[at + 1]);

/** "long lasting", "fast-drying": how something is done, and no quality of a thing. */
const isOfDoing = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[tokens[at + 1]?.lower === "-" ? at + 2 : at + 1];
  return next !== undefined && next.pos !== "NOUN" && next.lower.endsWith("ing");
};

const KEEPING = new Set(["keep", "make", "leave", "get", "stay"]);
/** As far as a thing may stand between: "does not keep the coffee hot". */
const KEPT = 4;

/** Whether a thing is denied to be kept or made so: "does not keep the coffee hot", "no lid to keep it hot". */
const isKeptFrom = (tokens: readonly Token[], at: number): boolean => {
  const keeps = tokens.findLastIndex(({ lemma }, index) => index < at && KEEPING.has(lemma));
  const isPurpose = tokens[keeps - 1]?.lower === "to" && tokens.slice(0, keeps).some(isNegator);
  return keeps >= at - KEPT && (isPurpose || isTurnedAt(tokens, keeps));
};

const qualitiesIn = (tokens: readonly Token[]): Statement["sides"] =>
  tokens.flatMap((token, at) =>
    (isChanged(tokens, at) || isOfDoing(tokens, at) || isStress(tokens, at) || isKeptFrom(tokens, at)
      ? []
      : sidesOf(token.lower)
    ).map(({ axis, side }) => ({
      axis,
      side,
      nouns: nounsBeside(tokens, at),
      negated: isTurnedAt(tokens, at) || tokens[at - 1]?.lower === "non",
      doing: infinitiveAt(tokens, at)?.lemma,
    })),
  );

const withoutQuantities = (text: string): string =>
  quantitiesIn(text)
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

/** Words that together name none of the things they are made of. */
const FIXED =
  /\b(?:(?:right|straight) )?out of the box\b|\bstate[ -]of[ -]the[ -]art\b|\btop[ -]of[ -]the[ -]line\b|\bon the go\b|\baround the clock\b|\bone[ -]of[ -]a[ -]kind\b/giu;

/** Our own phrases are known by heart: their words stand for their matter. */
const knownStatement = (text: string, found: readonly Paraphrase[]): Statement => ({
  text,
  paraphrase: true,
  matters: found.map((each) => ({ ...each, target: "" })),
  contexts: [],
  words: [],
  negated: false,
  sides: [],
  quantities: quantitiesIn(text),
  materials: [],
});

/** A header only names what the words after it state. */
const afterHeader = (tokens: readonly Token[]): readonly Token[] => {
  const rest = tokens.slice(tokens.findLastIndex((token) => token.text === ":") + 1);
  return contentWords(rest).length > 0 ? rest : tokens;
};

/** "No kink lightweight hose" denies kinks, and not that it is light. */
const parted = (text: string, sentences: readonly Sentence[]): string =>
  sentences
    .flatMap(({ tokens }) =>
      tokens.filter(
        (token, index) => tokens[index - 1]?.lower === "no" && isNounToken(token) && tokens[index + 1]?.pos === "ADJ",
      ),
    )
    .toReversed()
    .reduce((left, { end }) => `${left.slice(0, end)},${left.slice(end)}`, text);

/** What comes with it is no opinion of it. */
const CONTENTS = /(?:^|: )(?:includes?|comes with|supplied with)\b/i;

const readWords = (text: string, mining: Mining): Statement => {
  const held = unframed(text);
  const form = held === text ? "loose" : "framed";
  const named = phrasesFor(mining).filter((phrase) => phrase[form].test(held));
  const rest = named.reduce((left, phrase) => left.replace(phrase[form], " "), held);
  const [whole, plain] = [text.toLowerCase(), withoutQuantities(rest).replace(FIXED, " ").toLowerCase()];
  const sentences = analyseText(whole, "listing");
  const said = plain === whole ? sentences : analyseText(plain, "listing");
  const tokens = afterHeader(said.flatMap((sentence) => sentence.tokens));
  const isContents = CONTENTS.test(text) || instructs(text);
  const heard = /\bno\b/.test(whole) ? analyseText(parted(whole, sentences), "listing") : sentences;
  const units = isContents ? [] : heard.flatMap((sentence) => extractUnits(sentence, readingOf(mining)));
  return {
    text,
    paraphrase: false,
    matters: units.map(
      (unit): Matter => ({ key: unit.key, sign: unit.polarity, needs: undefined, target: unit.target, at: unit.start }),
    ),
    contexts: named.map(({ id }) => id),
    words: contentWords(tokens),
    negated: isTurned(tokens),
    sides: isContents ? [] : qualitiesIn(tokens),
    quantities: quantitiesIn(text),
    materials: materialsIn(text),
  };
};

const readings = remember((_mining: Mining) => new Map<string, Statement>());

/** Reads what a clause of a listing states about the product that these reviews are about. */
export const readClause = (text: string, mining: Mining): Statement => {
  const known = readings(mining);
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = paraphrasesOf(text, mining);
  const statement = found.length > 0 ? knownStatement(text, found) : readWords(text, mining);
  known.set(text, statement);
  return statement;
};
