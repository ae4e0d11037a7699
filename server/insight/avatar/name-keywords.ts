import type { Mining } from "../mining/mining.ts";
import type { Token } from "../text/analyse.ts";
import { singular } from "../text/singular.ts";
import { wordSet } from "../text/word-table.ts";
import type { Supported } from "./avatar-draft.ts";
import { grouped, type Mention } from "./keyword-mentions.ts";
import { VAGUE } from "./keyword-words.ts";
import { placing, qualifiedName } from "./searched-name.ts";

const LEAST_WORD = 3;

/** Words that shoppers type together even where reviewers say one of them alone. */
const TOGETHER = new Set([
  "stainless steel",
  "carbon steel",
  "cast iron",
  "memory foam",
  "high waisted",
  "high waist",
  "steel toe",
]);

/** Words that nobody types first before the kind; so are those that count: "100 Piece Tile Set". */
const SMALL = wordSet(
  "the a an and or for with over under in on behind above below to of piece pieces pcs pack packs pk count ct pair pairs",
);

/** Says nothing without the noun behind it, and that little without it: "double layer", "quick release". */
const LEADS =
  /^(?:double|dual|triple|twin|single|multi|heavy|extra|quick|non|anti|full|half|high|low|long|short|deep)$/;

/** The words around one of a name that belong with it: what reviewers say beside it as the name has it, and fixed pairs. */
const runOf = (words: readonly string[], at: number, before: string, next: string): string[] => {
  const [left = "", word = "", right = ""] = [words[at - 1], words[at], words[at + 1]];
  const withLeft = left !== "" && (left === before || LEADS.test(left) || TOGETHER.has(`${left} ${word}`));
  const withRight = right !== "" && (right === next || TOGETHER.has(`${word} ${right}`));
  return [...(withLeft ? [left] : []), word, ...(withRight ? [right] : [])];
};

/** "ratchet belt", "stainless steel cat water fountain": words of the product's name that reviewers use too, before its kind. */
export const nameKeywords = (mining: Mining): Supported[] => {
  const { name, type, noun, wearer } = mining.product;
  const searched = qualifiedName(mining);
  const said = new Set(searched.split(" ").map(singular));
  const all = name.toLowerCase().split(/[^\p{L}-]+/u);
  const wearerAt = all.indexOf(wearer ?? "");
  const words = all
    .slice(1, Math.max(1, all.indexOf(noun)))
    .filter((word) => !said.has(singular(word)) && !word.startsWith(singular(noun)) && !SMALL.has(word));
  const isNamed = (word: string): boolean => word.length >= LEAST_WORD && !type.includes(word) && words.includes(word);
  const mentionAt = (tokens: readonly Token[], index: number): Omit<Mention, "span"> | null => {
    const token = tokens[index];
    const word = [token?.lower ?? "", token?.lemma ?? ""].find(isNamed);
    const tells = (token?.pos === "NOUN" || token?.pos === "ADJ") && token.known && !VAGUE.has(token.lemma);
    if (word === undefined || !tells) return null;
    const run = runOf(words, words.indexOf(word), tokens[index - 1]?.lower ?? "", tokens[index + 1]?.lower ?? "");
    const isBehindWearer = wearerAt !== -1 && wearerAt < all.indexOf(word);
    const placed = [...placing(all, all.indexOf(run[0] ?? "")), ...run].join(" ");
    return { phrase: `${placed} ${isBehindWearer ? type : searched}`, key: run.join(" ") };
  };
  return grouped(
    mining.sentences.flatMap(({ tokens, reviewId }) =>
      tokens.flatMap(({ start, end }, index): Mention[] => {
        const mention = mentionAt(tokens, index);
        return mention === null ? [] : [{ ...mention, span: { reviewId, start, end } }];
      }),
    ),
  );
};
