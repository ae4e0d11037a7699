import { singular } from "../text/singular.ts";
import { wordSet } from "../text/word-table.ts";
import stored from "./judged-nouns.json" with { type: "json" };

const JUDGED = wordSet(stored);

/** Whether reviewers of some kind of product judge what a noun names ("lid", "strap"), and not who is around it ("landlord"). Written by `bun run build:nouns`. */
export const isJudgedNoun = (noun: string): boolean => JUDGED.has(noun) || JUDGED.has(singular(noun));
