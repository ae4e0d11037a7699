import type { Token } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";

/** Words that lead to where, when or for what a thing is used. */
const LEADS = {
  activity: wordSet("for during while when after on at to in around between"),
  place: wordSet("in on at to into onto around inside under near by through for behind beside above over"),
  time: wordSet("at in on during over through throughout for all every after this past last next hot cold of long"),
} as const;

const JOINS = wordSet(", and or & /");
const WITHIN = new Set(["DET", "ADJ", "NUM", "NOUN", "PROPN", "PART"]);
const OWN = wordSet("my our your his her their its");
const GOING = wordSet("go goes going went gone");
const WE = wordSet("i we");
const FARTHEST = 8;
/** So short is the heading of a review: "Homework peace". */
const HEADING = 4;

/** What a word of use may stand before: "camping trips", "travel use". */
const USES = wordSet(
  "trip trips use ride rides work day days night nights weekend weekends season seasons time times session sessions purposes activities activity vacation vacations chores class classes job jobs games game practice morning mornings evening evenings months",
);

/** "travel size", "third-party software": the word describes something else. */
const describesOther = (next: Token | undefined): boolean =>
  next !== undefined && (next.lower === "-" || next.pos === "NOUN" || next.pos === "PROPN") && !USES.has(next.lower);

const isGerund = ({ lower, pos }: Token): boolean => pos === "VERB" && lower.endsWith("ing");

/**
 * Whether a word is led to as a use is: "for hikes", "in my small office", "for camping, fishing and hiking", "we hike",
 * "went camping". A party that only supplies software and a library of songs are no uses.
 */
export const isUse = (tokens: readonly Token[], index: number, kind: keyof typeof LEADS): boolean => {
  if (index === 0 && tokens.length <= HEADING) return true;
  if (describesOther(tokens[index + 1])) return false;
  const before = tokens[index - 1]?.lower ?? "";
  if (kind === "activity" && (GOING.has(before) || (WE.has(before) && tokens[index]?.pos === "VERB"))) return true;
  for (let at = index - 1; at >= Math.max(0, index - FARTHEST); at -= 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (LEADS[kind].has(token.lower)) return true;
    if (!JOINS.has(token.lower) && !WITHIN.has(token.pos) && !OWN.has(token.lower) && !isGerund(token)) return false;
  }
  return false;
};
