import type { Mining } from "../../insight/mining/mining.ts";
import { MATERIALS, UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { isMostlyBlamed } from "../keywords/true-words.ts";
import { NOT_A_PART } from "../phrases/part-words.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { nounPhrase } from "./noun-phrase.ts";
import { CONTENTS } from "./reasons.ts";
import { UNTYPED } from "./untyped-nouns.ts";

/** Where a clause goes over to when, where and why: what is named behind is not its subject. */
const SUBORDINATE = /\s(?:when|while|if|so|because|as|where|once|until|before|after|without)\s/i;

const isPart = (noun: string, { product: { name, type } }: Mining): boolean =>
  noun.length > 2 &&
  !foldedWords(`${name} ${type}`).includes(foldWord(noun)) &&
  !NOT_A_PART.has(noun) &&
  !UNTYPED.has(noun) &&
  !MATERIALS.has(noun) &&
  !UNITS_OF_MEASURE.has(noun);

/**
 * The part of which reviewers mostly complain and a clause says what it does: "motor" of "brushless motor runs for 20,000
 * hours"; null where it speaks of no such part, or only says that it is there.
 */
export const blamedPartIn = (text: string, mining: Mining): string | null => {
  const named = nounPhrase(text.split(SUBORDINATE)[0] ?? text);
  const part = named.toLowerCase().split(" ").at(-1) ?? "";
  const rest = text.slice(text.indexOf(named) + named.length).trim();
  const isTold = named !== "" && rest !== "" && !CONTENTS.test(text);
  return isTold && isPart(part, mining) && isMostlyBlamed(part, mining) ? part : null;
};
