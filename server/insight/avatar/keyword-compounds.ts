import type { Sentence, Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { singular } from "../text/singular.ts";
import type { Mention } from "./keyword-mentions.ts";
import { VAGUE } from "./keyword-words.ts";

/** Words of a phrase that tell who said it rather than what a shopper looks for. */
const isPlain = (token: Token): boolean =>
  (token.pos === "NOUN" || token.pos === "PROPN" || token.pos === "ADJ") &&
  token.known &&
  /^\p{L}[\p{L}'-]*$/u.test(token.text) &&
  !/^(?:sounding|looking|feeling|smelling|tasting|working|priced|sized)$/.test(token.lower) &&
  !VAGUE.has(token.lemma) &&
  wordPolarity({ ...token, pos: "ADJ" }) === 0;

/** A name in the middle of a sentence belongs to somebody: another brand, a place, a person. */
const isName = (token: Token, sentence: Sentence): boolean =>
  /^\p{Lu}/u.test(token.text) &&
  token.start !== sentence.start &&
  !/^(?:French|USB|LED|TV|Christmas|BPA)$/.test(token.text);

const singularForm = (token: Token): string => (token.pos === "PROPN" ? singular(token.lower) : token.lemma);

/** "french press", "pour over": two or three nouns in a row, or a noun with what tells its kind. */
export const compoundsIn = (sentence: Sentence): Mention[] => {
  const { tokens, reviewId } = sentence;
  const found: Mention[] = [];
  for (let index = 0; index < tokens.length - 1; index += 1) {
    let to = index;
    while (
      to < tokens.length &&
      to - index < 3 &&
      isPlain(tokens[to] as Token) &&
      !isName(tokens[to] as Token, sentence)
    )
      to += 1;
    const run = tokens.slice(index, to);
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < 2 || first === undefined || last === undefined) continue;
    const nouns = run.filter((token) => token.pos !== "ADJ").length;
    const [before, earlier] = [tokens[index - 1], tokens[index - 2]];
    const measured = before?.pos === "NUM" || before?.text === "-";
    const compared = before?.lower === "than" || earlier?.lower === "than";
    if (last.pos !== "ADJ" && nouns >= 2 && !measured && !compared) {
      found.push({
        phrase: run.map((token) => token.lower).join(" "),
        key: run.map(singularForm).join(" "),
        span: { reviewId, start: first.start, end: last.end },
      });
      index = to - 1;
    }
  }
  return found;
};
