import type { Token } from "../text/analyse.ts";
import { isNegated } from "../text/negation.ts";
import type { Opinion } from "./opinions.ts";

/** Verbs by which buyers judge how a thing does: "works great", "fits perfectly". */
const DOING = new Set(
  "work fit look feel sound perform smell taste run arrive install clean cut charge play hold last wear ship".split(
    " ",
  ),
);

/** Verbs that say enough by themselves: "it works", "it doesn't fit". */
const TELLING = new Set(["work", "fit"]);
const TELLING_NOT = new Set(["work", "fit", "last", "hold", "charge"]);

/** "well made", "poorly built", "reasonably priced". */
const MADE = new Set(["made", "built", "constructed", "designed", "packaged", "priced", "crafted", "put"]);
const MANNER: ReadonlyMap<string, 1 | -1> = new Map([
  ..."well nicely beautifully solidly reasonably perfectly sturdily fairly"
    .split(" ")
    .map((word) => [word, 1] as const),
  ..."poorly cheaply badly".split(" ").map((word) => [word, -1] as const),
]);

const REACH = 3;
/** "fits my husband perfectly" */
const REACH_PAST_OBJECT = 5;

export type VerbAspect = { index: number; opinionIndex: number; sign: 1 | -1 };

const opinionAfter = (tokens: readonly Token[], index: number, opinions: readonly Opinion[]): Opinion | undefined =>
  opinions.find(
    (opinion) =>
      tokens[opinion.index]?.pos === "ADV" && opinion.index > index && opinion.index <= index + REACH_PAST_OBJECT,
  ) ??
  opinions.find(
    (opinion) =>
      opinion.index > index &&
      opinion.index <= index + REACH &&
      tokens.slice(index + 1, opinion.index).every((token) => ["ADV", "PART", "ADJ", "AUX"].includes(token.pos)) &&
      ["ADJ", "ADV", "VERB", "NOUN", "PROPN"].includes(tokens[opinion.index]?.pos ?? ""),
  );

const doing = (tokens: readonly Token[], index: number, opinions: readonly Opinion[]): VerbAspect | null => {
  const lemma = tokens[index]?.lemma ?? "";
  if (tokens[index]?.pos !== "VERB" || !DOING.has(lemma)) return null;
  const opinion = opinionAfter(tokens, index, opinions);
  if (opinion !== undefined) return { index, opinionIndex: opinion.index, sign: opinion.sign };
  if (isNegated(tokens, index)) return TELLING_NOT.has(lemma) ? { index, opinionIndex: index, sign: -1 } : null;
  return TELLING.has(lemma) && tokens.length <= 4 ? { index, opinionIndex: index, sign: 1 } : null;
};

const made = (tokens: readonly Token[], index: number): VerbAspect | null => {
  if (!MADE.has(tokens[index]?.lower ?? "")) return null;
  const before = tokens[index - 1]?.lower === "-" ? tokens[index - 2] : tokens[index - 1];
  const sign = MANNER.get(before?.lower ?? "");
  return sign === undefined ? null : { index, opinionIndex: index - 1, sign };
};

/** The verbs of a clause that praise or blame what the product does or how it is made. */
export const verbAspects = (tokens: readonly Token[], opinions: readonly Opinion[]): VerbAspect[] => {
  const found: VerbAspect[] = [];
  for (const index of tokens.keys()) {
    const [does, isMade] = [doing(tokens, index, opinions), made(tokens, index)];
    if (does !== null) found.push(does);
    if (isMade !== null) found.push(isMade);
  }
  return found;
};
