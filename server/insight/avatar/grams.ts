import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../mining/mining.ts";
import { isOfUnnamed } from "../statements/of-unnamed.ts";
import { signsIn } from "../statements/signs.ts";
import { trimClause } from "../statements/trim-clause.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { isNegatedThere } from "../text/negation.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { sentenceText } from "../units/misreadings/misreading.ts";
import { isSaidOfProduct } from "./said-of-product.ts";

/** A run of words; `whole` where it runs from a thought's beginning to the end of its clause, `sentence` where it is all that is said, `within` the sentence. */
export type Gram = {
  key: string;
  tokens: readonly Token[];
  span: Span;
  whole: boolean;
  sentence: boolean;
  within: Sentence;
};

export const EDGE_STOP = new Set(
  "the a an my your this that it is was i and or but of to in on for with at so as if when be are have has had not do does did you we they he she its all just very really from by me s t ve ll our his her them us there than then also how otherwise enough some other others both another what which who whose where why whether will would can could am been were because even about into now while when those these only also still but n't 's 've 'm 're 'll 'd".split(
    " ",
  ),
);
const PARTICLES = new Set(["on", "off", "out", "up", "down", "in", "apart", "back", "away"]);

/** Opinions that anybody has of anything. */
export const BLAND = new Set(
  "great good nice fine love loved like liked best better perfect amazing awesome excellent happy recommend worth product item buy bought works work well quality price money ok okay bad terrible awful thing one much lot".split(
    " ",
  ),
);

export const isWord = (token: Token): boolean =>
  /[\p{L}\p{N}]/u.test(token.text) || /^(?:n't|'\p{L}+|-)$/u.test(token.lower);

/** "easy to put" of "easy to put on" is not a phrase. */
const isCutOff = (last: Token, next: Token | undefined): boolean =>
  (last.pos === "VERB" && next !== undefined && PARTICLES.has(next.lower)) ||
  next?.text === "-" ||
  next?.lower === "n't" ||
  (next?.text.startsWith("'") ?? false);

const endsWell = (last: Token, index: number, tokens: readonly Token[]): boolean => {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (isCutOff(last, next) || /^['-]|n't$|\.$/.test(last.lower)) return false;
  if (/^(?:too|either|though|tho|anyway)$/.test(last.lower) || (last.lower === "well" && before?.lower === "as"))
    return false;
  if (last.pos === "ADJ" && next?.pos === "NOUN") return false;
  return !EDGE_STOP.has(last.lower) || (PARTICLES.has(last.lower) && before?.pos === "VERB");
};

/** "few are left" denies what "a few are left" tells. */
const COUNTED_WITH_A = wordSet("few lot couple handful");

/** "nt waste", of "dont waste", begins in the middle of a word, and "January" of "in January" or "life" of "battery life" in the middle of a phrase. */
const startsWell = (first: Token, index: number, tokens: readonly Token[]): boolean =>
  !EDGE_STOP.has(first.lower) &&
  !/^['-]/.test(first.text) &&
  first.pos !== "ADP" &&
  tokens[index - 1]?.end !== first.start &&
  !(tokens[index - 1]?.pos === "ADP" && first.pos === "PROPN") &&
  !(isNoun(first) && isNoun(tokens[index - 1])) &&
  !(COUNTED_WITH_A.has(first.lower) && /^an?$/.test(tokens[index - 1]?.lower ?? ""));

/** "ipod and am very happy": the subject of what follows is missing. */
const goesOnWithout = (gram: readonly Token[]): boolean =>
  gram.some(({ lower }, index) => lower === "and" && gram[index + 1]?.pos === "AUX");

/** What a reviewer cries, or says to the shop, and nobody says of a thing. */
export const CRIES = wordSet(
  "shipping shipped delivery arrived refund weather lol omg lmao haha hahaha god gosh thank thanks seller sorry honest btw imo tho guess suppose",
);

/** What tells of the shop, in a clause that no reviewer says of the thing. */
const OF_SHOP = wordSet("seller vendor refund refunded replacement replacements reimbursed");
const SERVING = wordSet("service support care");

/** "Customer service was nice and sent a new one" */
export const isOfShop = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) => OF_SHOP.has(lower) || (lower === "customer" && SERVING.has(tokens[at + 1]?.lower ?? "")),
  );

/** "skeptical about the seams": what a reviewer felt before. */
export const DOUBTED = wordSet("skeptical sceptical worried nervous hesitant afraid scared doubtful unsure reluctant");
/** "a decent umbrella" is granted. */
export const GRUDGING = wordSet("decent okay ok alright adequate passable");

const POINTING = wordSet("this that these those one two three another each every any some both all no");
/** After these an opinion is said as a whole: "difficult to clean" of "is difficult to clean". */
const COPULAS = /^(?:be|feel|look|seem|sound|smell|taste|get|stay|'s|'re|is|are|was|were|and|but|[,;])$/;
const DEGREES = wordSet("very really so super pretty quite extremely incredibly absolutely just also");
const SUBJECTS = new Set(["PRON", "NOUN", "PROPN"]);

const isCopula = (token: Token): boolean => COPULAS.test(token.lemma) || COPULAS.test(token.lower);

/** "Eggs slid off", "the paint is chipping": without the thing before it nobody knows what did so. */
const lacksSubject = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens
    .slice(0, index)
    .findLast((token) => !isCopula(token) && token.pos !== "ADJ" && token.pos !== "ADV");
  return before !== undefined && isNoun(before);
};

/** Whether an opinion is said from here on: at the beginning, after a copula, or as a verb after its subject; the "least" of "least expensive" would be missing. */
const isSaidFrom = (tokens: readonly Token[], index: number): boolean => {
  const [first, before, further] = [tokens[index], tokens[index - 1], tokens[index - 2]];
  if (first?.pos === "VERB" && lacksSubject(tokens, index)) return false;
  if (before === undefined || isCopula(before)) return true;
  if (DEGREES.has(before.lower)) return further === undefined || isCopula(further) || SUBJECTS.has(further.pos);
  return first?.pos === "VERB" && SUBJECTS.has(before.pos);
};

/** "3 weeks it got stuck" of "after 3 weeks it got stuck", "one is thick" of "this one is thick": the beginning is missing. */
const isMissed = ({ pos, lower }: Token): boolean => pos === "ADP" || pos === "NUM" || POINTING.has(lower);

const SIZES = [6, 5, 4, 3];

/** Words about what others say: "I don't know how people can write that it keeps kids dry". */
const OF_OTHERS =
  /\bhow (?:people|anyone|anybody|they|some) (?:can|could)\b|\b(?:people|they|others) (?:say|write|claim)\b/;

/** "fits my litter robot? No.", “Packs into its own pocket.” Once.: asked, quoted or told of others. */
export const isNotSaidOfIt = (sentence: Sentence): boolean =>
  sentence.tokens.at(-1)?.text.includes("?") === true ||
  sentence.tokens.some(({ text }) => /^["“”]$/.test(text)) ||
  OF_OTHERS.test(sentenceText(sentence));

const FEELING = /^(?:love|like|adore|enjoy|recommend|wish|hate|prefer|miss)$/;

/** "opened the bag" of "when I opened the bag": what a reviewer did. */
const isDoneByReviewer = (tokens: readonly Token[], index: number): boolean => {
  const [first, before, further] = [tokens[index], tokens[index - 1], tokens[index - 2]];
  const subject = /^(?:['’]ve|have|had|['’]d)$/.test(before?.lower ?? "") ? further : before;
  return first?.pos === "VERB" && !FEELING.test(first.lemma) && /^(?:i|we)$/.test(subject?.lower ?? "");
};

/** Runs of words that hold an opinion and could be said by themselves; "hold the weight" of "don't hold the weight" says the opposite. */
export const gramsIn = (sentence: Sentence, mining: Mining): Gram[] =>
  (isNotSaidOfIt(sentence) ? [] : splitClauses(sentence)).flatMap(({ tokens }, at, clauses) => {
    const told = signsIn(tokens);
    const signs = told.map((sign) => sign.index);
    if (signs.length === 0 || isOfShop(tokens) || isOfUnnamed(clauses, at, mining.product)) return [];
    const [words, starts, ends] = [tokens.map(isWord), tokens.map(startsWell), tokens.map(endsWell)];
    const trimmed = tokens.indexOf(trimClause(tokens)[0] as Token);
    const opening = starts.findIndex((begins, index) => index >= trimmed && begins);
    return SIZES.flatMap((size) =>
      tokens.flatMap((first, index) => {
        const to = index + size;
        const last = tokens[to - 1];
        if (last === undefined || starts[index] !== true || ends[to - 1] !== true) return [];
        if (!signs.some((at) => at >= index && at < to) || words.slice(index, to).includes(false)) return [];
        if (isNegatedThere(tokens, index) || isDoneByReviewer(tokens, index)) return [];
        const gram = tokens.slice(index, to);
        if (DOUBTED.has(first.lower) || gram.some(({ lower }) => GRUDGING.has(lower))) return [];
        if (goesOnWithout(gram) || gram.some((token) => CRIES.has(token.lower) || /\p{L}\.$/u.test(token.text)))
          return [];
        const polarity = Math.sign(
          told.filter((sign) => sign.index >= index && sign.index < to).reduce((sum, sign) => sum + sign.polarity, 0),
        );
        if (!isSaidOfProduct({ sentence, tokens, from: index, to }, polarity, mining)) return [];
        const span = { reviewId: sentence.reviewId, start: first.start, end: last.end };
        const opens = index === opening && !tokens.slice(trimmed, index).some(isMissed);
        const whole = to === tokens.length && (opens || (signs.includes(index) && isSaidFrom(tokens, index)));
        return [
          {
            key: gram.map((token) => token.lower).join(" "),
            tokens: gram,
            span,
            whole,
            sentence: false,
            within: sentence,
          },
        ];
      }),
    );
  });
