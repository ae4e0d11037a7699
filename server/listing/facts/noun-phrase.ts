import { analyseText, type Token } from "../../insight/text/analyse.ts";

const isVerb = ({ pos, lower }: Token): boolean => pos === "AUX" || (pos === "VERB" && !/(?:ed|ing|t)$/.test(lower));

/** A noun phrase from the beginning of a piece to its first verb; or "". */
export const nounPhrase = (piece: string): string => {
  const tokens = analyseText(piece, "seller").flatMap((sentence) => sentence.tokens);
  // "brush heads", "combination lock keeps": no verb stands at the very end or before another.
  const verb = tokens.findIndex((token, index) => {
    const next = tokens[index + 1];
    return isVerb(token) && (index === 0 || token.pos === "AUX" || (next !== undefined && !isVerb(next)));
  });
  const words = verb === -1 ? tokens : tokens.slice(0, verb);
  const from = words.findIndex(({ pos }) => pos !== "DET");
  const [first, last] = [words[from], words.at(-1)];
  const isNoun = last?.pos === "NOUN" || (last !== undefined && isVerb(last));
  return first === undefined || last === undefined || !isNoun ? "" : piece.slice(first.start, last.end);
};
