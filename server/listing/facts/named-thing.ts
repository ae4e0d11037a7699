import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { wordPolarity } from "../../insight/text/opinion-words.ts";
import { rememberText } from "../../insight/text/remember.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { instructs } from "../clauses/instructs.ts";
import { isConcrete } from "../seller/fact-kinds.ts";
import { isOnlyVerb, NAMES_KIND } from "./noun-phrase.ts";
import { wordCount } from "./wording.ts";

const MOST_WORDS = 9;

/** Where a clause goes over from a thing to what that does, brings or is for. */
const GOES_OVER =
  /,? (?:that|which|so|for(?= \p{L})|designed|made|meant|perfect|ideal|great|to (?=(?:keep|give|make|protect|help|ensure|support|provide|reduce|fit|suit|prevent|hold)\b)|gives?|keeps?|makes?|lets?|helps?|holds?|provides?|allows?|ensures?|protects?|prevents?|reduces?|relieves?|adds?|brings?|offers?|supports?|fits?|works?|has|have|is|are|can|will|delivers?|removes?|creates?|draws?|conforms?|stays?|stops?|blocks?|absorbs?|eases?|catches|captures?|spreads?|distributes?|lasts?|grips?|cushions|shields) .+$/iu;

/** Says how good it is, or that it does what it should. */
const PROMISES =
  /\b(?:you|your|every|any|all|never|always|no|without|not|durab\p{L}+|sturdy|strong\p{L}*|heavy[ -]duty|tough|rugged|reliab\p{L}+|long[ -]\p{L}+|solid|reinforced|well[ -]made|quality|premium|unbreakable|large|big|huge|wide|extra|safe\p{L}*|auto\p{L}*|easy|quick|fast|instant|smart|full|complete|true|right|perfect|\p{L}+(?:proof|resistant|free|less)|(?:anti|non)[ -]\p{L}+)\b/iu;

const endsInThing = (tokens: readonly Token[]): boolean => {
  const [hyphen, last] = tokens.slice(-2);
  // "cut-out"
  if (hyphen?.text === "-") return true;
  return isNoun(last) || (last?.pos === "VERB" && !isOnlyVerb(last.lemma) && !last.lower.endsWith("ed"));
};

const tokensOf = rememberText((text: string): readonly Token[] =>
  analyseText(text, "seller").flatMap(({ tokens }) => tokens),
);

const TAKES_OBJECT = new Set(["DET", "PRON", "ADJ", "ADV", "NUM", "PROPN"]);

/** Whether a word is what somebody or something does: not in "mesh cover with" and "pull loop", nor "padded" and "cushioning". */
const isDoing = (token: Token, next: Token | undefined): boolean =>
  token.pos === "AUX" ||
  (token.pos === "VERB" &&
    !/(?:ed|ing|t)$/u.test(token.lower) &&
    !NAMES_KIND.has(token.lower) &&
    (isOnlyVerb(token.lemma) || TAKES_OBJECT.has(next?.pos ?? "")));

/**
 * Whether a text names a thing as it is built, and promises nothing of it: "mesh cover with gel layer", "two side pockets".
 * That it failed somebody does not make it untrue.
 */
export const onlyNames = rememberText((text: string): boolean => {
  const tokens = tokensOf(text);
  return (
    wordCount(text) > 1 &&
    isConcrete(text) &&
    !PROMISES.test(text) &&
    !GOES_OVER.test(text) &&
    !instructs(text) &&
    endsInThing(tokens) &&
    !tokens.some((token, at) => isDoing(token, tokens[at + 1]) || wordPolarity(token) > 0)
  );
});

/** The thing that a clause speaks of, without what it does for the buyer: "mesh cover with gel layer" of "… keeps you cool"; or "". */
export const namedThing = (text: string): string => {
  const head = text.replace(GOES_OVER, "");
  return head !== text && wordCount(head) <= MOST_WORDS && onlyNames(head) ? head : "";
};
