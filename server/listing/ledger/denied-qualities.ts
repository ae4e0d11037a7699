import type { Mining } from "../../insight/mining/mining.ts";
import { KIND_NOUNS } from "../../insight/product/product-words.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { remember } from "../../insight/text/remember.ts";
import { readSellerFacts, type SellerFacts, type SellerInput } from "../seller/seller-facts.ts";
import { qualitiesIn, segmentsOf } from "../seller/short-facts.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { STOP_WORDS } from "../words/small-words.ts";
import type { LedgerField } from "./ledger-fields.ts";
import { denialsOf, weighField } from "./write-ledger.ts";

/** A quality in the words of a phrase, with how many reviewers deny it. */
type Denied = { text: string; reviews: number };

/** What phrases say of the thing that so many reviewers deny that each sale by it may come back. */
export type DeniedQualities = {
  deniedIn: (phrase: string) => readonly Denied[];
  /** How many reviewers deny what a phrase says; 0 where copy may hold it. */
  denying: (phrase: string) => number;
  /** A phrase without what is denied of it. */
  without: (phrase: string) => string;
};

/** A longer run of words is a string of qualities, each of which stands for itself. */
const LONGEST_RUN = 3;

/** The words of a text that are not the product's own name, in runs between small words and signs. */
const runsBeside = (text: string, named: ReadonlySet<string>): string[][] =>
  segmentsOf(text).flatMap((segment) => {
    const runs: string[][] = [[]];
    for (const word of segment.split(/\s+/)) {
      if (word === "&" || STOP_WORDS.has(word.toLowerCase()) || named.has(foldWord(word))) runs.push([]);
      else runs.at(-1)?.push(word);
    }
    return runs.filter((run) => run.length > 0);
  });

/** Such a word is a quality wherever it stands: "Indestructible Construction". */
const TELLS_ALONE = /^\p{L}{3,}(?:able|ible|less|proof|weight)$/u;

const adjectivesIn = (text: string): string[] =>
  analyseText(text.toLowerCase(), "seller")
    .flatMap((sentence) => sentence.tokens)
    .filter(({ pos, known }) => pos === "ADJ" && known)
    .map(({ lower }) => lower);

/** Before the noun of a kind these words name another kind, and judge nothing: "portable charger", "cordless drill". */
const OF_KIND = new RegExp(
  `(?<![\\p{L}-])(?:portable|handheld|cordless|wireless|electric|rechargeable) (?=(?:\\p{L}+ )?(?:${[...KIND_NOUNS].join("|")}|\\p{L}{3,}(?:er|or))s?(?![\\p{L}-]))`,
  "giu",
);

/** What a phrase says of the thing beyond its name, each in words that can be denied by themselves: a noun alone only names. */
const qualitiesOf = (whole: string, named: ReadonlySet<string>): string[] => {
  const phrase = whole.replace(OF_KIND, "");
  const ofRuns = runsBeside(phrase, named).flatMap((run) => {
    const text = run.join(" ");
    const adjectives = adjectivesIn(text);
    return run.length > 1 && run.length <= LONGEST_RUN
      ? [text, ...adjectives.filter((word) => TELLS_ALONE.test(word))]
      : adjectives;
  });
  const strung = qualitiesIn(phrase).filter((quality) => foldedWords(quality).some((word) => !named.has(word)));
  return [...new Set([...ofRuns, ...strung])];
};

const asWritten = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}])`, "giu");

const judge = (mining: Mining, seller: SellerFacts): DeniedQualities => {
  const { name, type, noun } = mining.product;
  const named = new Set(foldedWords(`${name} ${type} ${noun}`));
  const known = new Map<string, number>();
  const fieldOf = (text: string): LedgerField => ({
    field: "optimizedTitles.0",
    text,
    kind: "title",
    spans: [],
    current: false,
  });
  /** Of a word alone that nobody is found to speak of, it counts what is said of the thing with it: "slim bank". */
  const weighed = (quality: string): LedgerField => {
    const field = fieldOf(quality);
    const isSpokenOf = weighField(field, mining, seller).some(
      ({ weighed: { supporting, rest, contradicting } }) => supporting.length + rest.length + contradicting.length > 0,
    );
    return quality.includes(" ") || isSpokenOf ? field : fieldOf(`${quality} ${noun}`);
  };
  const deniersOf = (quality: string): number => {
    const key = quality.toLowerCase();
    const found = known.get(key) ?? denialsOf(weighed(quality), mining, seller);
    known.set(key, found);
    return found;
  };
  const deniedIn = (phrase: string): Denied[] =>
    qualitiesOf(phrase, named)
      .map((text) => ({ text, reviews: deniersOf(text) }))
      .filter(({ reviews }) => reviews > 0);
  return {
    deniedIn,
    denying: (phrase) => Math.max(0, ...deniedIn(phrase).map(({ reviews }) => reviews)),
    without: (phrase) => deniedIn(phrase).reduce((left, { text }) => left.replace(asWritten(text), " "), phrase),
  };
};

const judges = remember((_mining: Mining) => new Map<string, DeniedQualities>());

/** The one judgment of what copy and keywords may not say, because reviewers deny it. */
export const deniedQualities = (mining: Mining, input: SellerInput): DeniedQualities => {
  const known = judges(mining);
  const { productName, currentTitle, currentBullets, keywords, mustIncludeKeywords } = input;
  const key = JSON.stringify([productName, currentTitle, currentBullets, keywords, mustIncludeKeywords]);
  const found = known.get(key) ?? judge(mining, readSellerFacts(input));
  known.set(key, found);
  return found;
};
