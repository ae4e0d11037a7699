import { namesPart } from "../../insight/avatar/part-nouns.ts";
import type { Said } from "../../insight/avatar/praise-told.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { nounCounts } from "../../insight/text/noun-counts.ts";
import { singular } from "../../insight/text/singular.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { isWorkedOn } from "../../insight/things/used-with.ts";
import { NOT_A_PART } from "../phrases/part-words.ts";

/** Who and what is around the thing. */
const AROUND = wordSet(
  "people person teen teenager kid child girl boy woman man guy lady student coworker teacher team family everyone nobody group customer user friend neighbor guest passport security company seller baby toddler wife husband daughter son phone sand sweat crust hair fur outlet mud water rain food",
);

/** "my beard is thick": what is the reviewer's own. */
const OWNED = wordSet("my our his her their your");
/** "The head tips over": of one voice, a part that others name too or that is spoken of as known, and nothing that the product works on. */
export const isPart = ({ remark: { told, sentence } }: Said, mining: Mining): boolean => {
  const { noun, about } = told.subject;
  if (about !== "part" || /^(?:product|item|unit|set)$/.test(noun)) return true;
  const counts = nounCounts(mining.sentences);
  const named = counts.get(noun) ?? counts.get(singular(noun)) ?? 0;
  const at = sentence.tokens.findIndex(({ lemma, lower }) => lemma === noun || lower === noun);
  const before = sentence.tokens.slice(Math.max(0, at - 3), at);
  const isKnown = at === 0 || before.some(({ lower }) => lower === "the" || lower === "its");
  const names = [noun, singular(noun)];
  return (
    !names.some((name) => AROUND.has(name) || NOT_A_PART.has(name)) &&
    !isWorkedOn(noun, mining) &&
    !before.some(({ lower }) => OWNED.has(lower)) &&
    namesPart(mining)(noun) &&
    (isKnown || named > 1)
  );
};
