import { analyseText } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";

/** After these something is missing. */
const OPEN_END =
  /\b(?:an?|the|and|or|but|nor|with|without|of|for|from|by|at|as|than|to|your|our|its|their|more|most|very|so|too|that|which|who|when|while|if|is|are|be|can|will|lets?|makes?|keeps?|gives?|auto|ultra|super|multi|non|anti|extra)$/i;
const OPENS_CUT = /^(?:to|with|of|from|by|than|and|or|but|nor|which|that|who)\b/i;
/** Qualities that stand behind what they are said of: "dishwasher safe". */
const BEHIND_ITS_NOUN =
  /(?:safe|free|proof|washable|resistant|friendly|compatible|included|adjustable|thick|wide|long|tall|deep|high|old|compressed|flat)$/i;

/** Whether what is left of a sentence after a cut is a phrase by itself, and no noun is missing behind its last quality. */
export const isWholePhrase = (text: string): boolean => {
  if (OPEN_END.test(text) || OPENS_CUT.test(text)) return false;
  const tokens = analyseText(text, "seller").flatMap((sentence) => sentence.tokens);
  const last = tokens.findLast(({ pos }) => pos !== "PUNCT");
  const isQuality = last?.pos === "ADJ" && !BEHIND_ITS_NOUN.test(text);
  return !isQuality || !tokens.some(isNoun) || tokens.some(({ pos }) => pos === "VERB" || pos === "AUX");
};
