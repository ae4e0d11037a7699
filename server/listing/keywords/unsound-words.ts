import type { Mining } from "../../insight/mining/mining.ts";
import { foldedWords } from "../words/fold.ts";
import { sidesOf } from "../words/word-groups.ts";
import { isOnlyBlamed, soundPhrase, withoutEverybody } from "./true-words.ts";

const EVERYBODY = "Together with the other people your title names, it tells no shopper from another.";
const BLAMED = "Reviewers use it only to complain.";
const DOUBTFUL = "A quality that too few reviewers bear out to be found by it.";
const TORN = "On its own it would say something else than it says in your title.";

/** Why a word of the seller's title is none to be found by, whatever room there is; or null. */
export const unsoundReason = (
  word: string,
  title: string,
  mining: Mining,
  denying: (quality: string) => number,
): string | null => {
  const parts = foldedWords(word);
  const holds = (text: string): boolean => {
    const words = new Set(foldedWords(text));
    return parts.every((part) => words.has(part));
  };
  if (!holds(withoutEverybody(title))) return EVERYBODY;
  if (holds(soundPhrase(title, mining, denying))) return null;
  if (parts.some((part) => isOnlyBlamed(part, mining))) return BLAMED;
  return parts.some((part) => sidesOf(part).length > 0) ? DOUBTFUL : TORN;
};
