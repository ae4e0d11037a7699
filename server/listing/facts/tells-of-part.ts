import type { Mining } from "../../insight/mining/mining.ts";
import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { nounCounts } from "../../insight/text/noun-counts.ts";
import { NOT_A_PART } from "../phrases/part-words.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { UNTYPED } from "./untyped-nouns.ts";

const ARTICLES = new Set(["a", "an", "the", "each", "both"]);
/** What any seller says of anything is no work of a part. */
const PROMISING = new Set(
  "be make give provide ensure offer bring let allow help improve boost say mean love want need deserve guarantee".split(
    " ",
  ),
);

/** What a part lets somebody do is its work, where the header is about that part. */
const LETS = new Set(["let", "allow"]);

const isFiniteVerb = ({ pos, lower }: Token): boolean => pos === "VERB" && !/(?:ed|ing)$/.test(lower);

/** Where the first run of nouns ends, behind an article and adjectives; or -1. */
const headAt = (tokens: readonly Token[]): number => {
  const first = tokens.findIndex(({ pos }) => pos === "NOUN");
  const before = tokens.slice(0, Math.max(0, first));
  const isOpening = before.every(
    ({ pos, lower }) => ARTICLES.has(lower) || pos === "ADJ" || pos === "ADV" || /(?:ed|ing)$/.test(lower),
  );
  if (first === -1 || !isOpening) return -1;
  const after = tokens.findIndex(({ pos }, index) => index > first && pos !== "NOUN");
  return after === -1 ? -1 : after - 1;
};

/** Whether a clause tells what a part does that reviewers name too, or the header of its bullet: "a slotted tray at the door catches sand". */
export const tellsOfPart = (text: string, { product, sentences }: Mining, header = ""): boolean => {
  const opened = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const tokens = analyseText(opened, "seller").flatMap((sentence) => sentence.tokens);
  const at = headAt(tokens);
  const head = tokens[at]?.lemma ?? "";
  const verb = tokens.slice(at + 1).find(isFiniteVerb);
  const isHeaded = foldedWords(header).includes(foldWord(head));
  const isNamed = ARTICLES.has(tokens[0]?.lower ?? "") && (nounCounts(sentences).get(head) ?? 0) > 0;
  return (
    (isNamed || isHeaded) &&
    head !== product.noun &&
    !NOT_A_PART.has(head) &&
    !UNTYPED.has(head) &&
    verb !== undefined &&
    (!PROMISING.has(verb.lemma) || (isHeaded && LETS.has(verb.lemma)))
  );
};
