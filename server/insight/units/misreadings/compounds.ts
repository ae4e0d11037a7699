import { wordPolarity } from "../../text/opinion-words.ts";
import { isNoun } from "../../text/word-classes.ts";
import { wordSet } from "../../text/word-table.ts";
import type { Reading } from "./misreading.ts";

const SEASONS = wordSet("summer winter spring fall");
/** What stays the season's weather: "summer nights". */
const OF_WEATHER = wordSet(
  "weather heat cold day days night nights evening evenings month months sun wear sleeping season use temperatures",
);

const COLORS = wordSet("grey gray green blue pink white beige brown cream yellow red black purple orange glow");

/** "a soft green" is a color. */
const isColor = ({ unit, tokens, to }: Reading): boolean =>
  unit.facet?.id === "comfort" && tokens[to - 1]?.lower === "soft" && COLORS.has(tokens[to]?.lower ?? "");

/** "perfect for summer camp" */
const isSeasonal = ({ unit, tokens, to }: Reading): boolean =>
  unit.facet?.id === "breathable" &&
  SEASONS.has(tokens[to - 1]?.lower ?? "") &&
  isNoun(tokens[to]) &&
  !OF_WEATHER.has(tokens[to]?.lower ?? "");

const SOFT_KINDS = wordSet("shell shells drink drinks goods start close opening sided");

/** "a soft shell" is a kind of jacket, and a "soft close" one of hinge. */
const isKindOfSoft = ({ unit, tokens, to }: Reading): boolean =>
  unit.facet?.id === "comfort" && tokens[to - 1]?.lower === "soft" && SOFT_KINDS.has(tokens[to]?.lower ?? "");

/** "perfect for summer camp" praises no breathing, "a soft green" and "a soft shell" no comfort. */
export const isCompoundOnly = (reading: Reading): boolean =>
  isSeasonal(reading) || isColor(reading) || isKindOfSoft(reading);

/** Parts that are good to have, so that their names praise until a fault is told. */
const GOOD_TO_HAVE: Readonly<Record<string, RegExp>> = {
  pockets: /^(?:side|inside|inner|hidden|phone|zip|zipper|zippered) pockets?$/,
  battery: /^two batteries$/,
};
const DENYING = wordSet("no not n't nt never barely hardly without");
const ENDING = wordSet("quit die died dead broke fail failed stop stopped");

/** What is told of the part after its name: "no stretch", "quit". */
export const faultAfter = ({ unit, tokens, to }: Reading): string => {
  const named = GOOD_TO_HAVE[unit.facet?.id ?? ""]?.test(unit.opinion) === true;
  if (!named || tokens.slice(0, to).some((token) => wordPolarity(token) > 0)) return "";
  const at = tokens.findIndex(
    (token, index) =>
      index >= to &&
      (DENYING.has(token.lower) ||
        ENDING.has(token.lower) ||
        (token.lower === "too" && tokens[index + 1]?.pos === "ADJ") ||
        wordPolarity(token) < 0),
  );
  const isDenial = DENYING.has(tokens[at]?.lower ?? "") || tokens[at]?.lower === "too";
  const told = at === -1 ? [] : tokens.slice(at, isDenial ? at + 2 : at + 1);
  return told.map((token) => token.lower).join(" ");
};

/** "the side pockets have no stretch", "one of the two batteries quit" */
export const isFaultyAfter = (reading: Reading): boolean => faultAfter(reading) !== "";
