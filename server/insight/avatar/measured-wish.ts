import type { Mining } from "../mining/mining.ts";
import type { Sentence } from "../text/analyse.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { namesPart } from "./part-nouns.ts";

const LENGTH = "(?:foot|feet|inch|inches|cm|centimet(?:er|re)s?|met(?:er|re)s?|yards?)";
const MEASURE_ALONE = new RegExp(
  `^(?:another|an extra|(?:another |an extra )?(?:a (?:few|couple)|couple|one|two|three|four|five|six|ten|twelve|half a|\\d+)(?: of)?(?: (?:more|extra))?) ${LENGTH}(?: more| longer| extra)?$`,
  "i",
);

/** "The cord barely reaches, would have liked another foot": a length that is wished for is of what the sentence speaks of; null where it speaks of no part. */
export const withMeasured = (wish: string, { tokens }: Sentence, mining: Mining): string | null => {
  if (!MEASURE_ALONE.test(wish)) return wish;
  const subject = tokens.slice(0, tokens.findIndex(isVerb)).findLast(isNoun);
  const isNamed = subject !== undefined && (subject.lemma === mining.product.noun || namesPart(mining)(subject.lemma));
  return isNamed ? `${wish} of ${subject.lower}` : null;
};
