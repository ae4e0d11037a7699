import { foldedWords, foldWord } from "./fold.ts";
import { STOP_WORDS } from "./small-words.ts";

/** Words that tell a shopper the same; two of one line beside each other read as padding. */
const SENSES = [
  "durable sturdy tough rugged robust solid strong long-lasting lasting",
  "portable compact lightweight light travel-size packable",
  "leakproof leak leaks spill spillproof drip dripproof",
  "waterproof water-resistant weatherproof rainproof",
  "quiet silent noiseless whisper",
  "comfortable comfy cozy comfort",
  "soft plush cushioned padded",
  "easy simple effortless",
  "rechargeable cordless wireless",
  "foldable collapsible folding",
  "gentle mild sensitive",
  "bright brightness luminous",
  "fast quick rapid",
  "nonstick non-stick",
  "big large roomy spacious",
  "small mini tiny",
  "hot warm",
  "keep keeps stay stays hold holds",
].map((line) => line.split(" "));

/** "pulling" and "pull" are the same word to a shopper. */
const stem = (folded: string): string => {
  const short = folded.replace(/(?:ing|ed|er|ly|proof)$/, "");
  return short.length < 3 ? folded : short.replace(/e$/, "").replace(/([bdgmnprt])\1$/, "$1");
};

const SENSE_OF = new Map(SENSES.flatMap((words, sense) => words.map((word) => [stem(foldWord(word)), `=${sense}`])));

/** The words of a text that carry meaning, folded. */
export const contentWords = (text: string): string[] => [
  ...new Set(foldedWords(text).filter((word) => !STOP_WORDS.has(word))),
];

/** The words of a text that carry meaning, without their endings. */
export const stemsOf = (text: string): ReadonlySet<string> => new Set(contentWords(text).map(stem));

const senseOfWord = (folded: string): string => {
  const root = stem(folded);
  return SENSE_OF.get(root) ?? root;
};

/** What the words of a text mean, so that texts with a sense in common would repeat each other. */
export const sensesOf = (text: string): ReadonlySet<string> => new Set(contentWords(text).map(senseOfWord));

export const sharesSense = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => !a.isDisjointFrom(b);
