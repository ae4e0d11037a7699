import type { Sentence } from "../text/analyse.ts";
import type { OwnWords } from "./own-words.ts";
import { quotedWhole } from "./quoted-whole.ts";

const BOUGHT = "(?:bought|picked|chose|got|ordered|purchased|went (?:for|with)|wanted)";
const IT = "(?:it|this|these|them|one|mine|this one|this model)";

/** "The main reason I picked it", "that's why we bought one", "bought it because": where a reviewer says outright why. */
const STATES_WHY = new RegExp(
  [
    `\\b(?:main|only|biggest|real|whole|number one|big|sole|first|other)? ?reasons? (?:that |why )?(?:i|we) (?:actually |originally |first |even )?${BOUGHT}\\b`,
    `\\b(?:that['’]?s|that is|which is|is|was) (?:exactly |partly |mainly |the reason )?why (?:i|we) (?:actually |originally |first )?${BOUGHT}\\b`,
    `(?:^|\\b(?:i|we|and|only|mainly|really) )${BOUGHT} ${IT} (?:only |mainly |mostly |just |partly )?because (?!(?:from|of)? ?(?:what|after|when)\\b)`,
    `\\b(?:is|was|are|were|\\p{L}+) what (?:sold|convinced) (?:me|us)\\b|\\b(?:sold|convinced) (?:me|us) (?:on|was)\\b`,
    `\\bwhat made (?:me|us) (?:buy|pick|choose|get|order)\\b`,
  ].join("|"),
  "iu",
);
/** What was not bought, or is regretted. */
const NOT_BOUGHT =
  /\b(?:not|never|no|wouldn['’]?t|won['’]?t|don['’]?t|if|would|another|a different|replacement|wish)\b/iu;

/** Where a sentence says outright why it was bought, as its reviewer says it; null where it does not. */
export const statedReason = (sentence: Sentence, text: string): OwnWords | null => {
  const said = text.slice(sentence.start, sentence.end);
  const match = STATES_WHY.exec(said);
  if (match === null || NOT_BOUGHT.test(match[0])) return null;
  return quotedWhole(sentence, text, sentence.start + match.index);
};
