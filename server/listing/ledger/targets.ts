import type { Matter } from "../clauses/read-clause.ts";
import { foldWord } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";

/** Matters so broad that they say something only of the part they are said of: a thin cushion is no weak frame. */
const BROAD = new Set([
  "sturdy",
  "durability",
  "comfort",
  "looks",
  "finish",
  "easeOfUse",
  "results",
  "controls",
  "included",
]);

const SOMEBODY_ELSE = new Set(
  "neighbor neighbour husband wife son daughter kid child baby dog cat puppy mother father mom dad friend boss roommate sister brother guest teacher trainer family seller company service mailman street party weather".split(
    " ",
  ),
);

/** Whether an opinion on a matter is about the thing a clause speaks of. */
export const isSameThing = (matter: Matter, target: string, productNoun: string): boolean => {
  if (SOMEBODY_ELSE.has(target) && matter.key !== "acceptance" && matter.target !== target) return false;
  if (!BROAD.has(matter.key) || matter.target === "" || target === "") return true;
  const [own, other] = [canonical(foldWord(matter.target)), canonical(foldWord(target))];
  return own === other || own === productNoun || other === productNoun;
};
