import { isATad } from "../../text/a-tad.ts";
import type { Token } from "../../text/analyse.ts";
import { clauseAfter, clauseBefore } from "../../text/beside-clause.ts";
import { opensContrast } from "../../text/clauses.ts";
import { isNegated } from "../../text/negation.ts";
import { BODY } from "../../text/word-lists.ts";
import { wordSet } from "../../text/word-table.ts";
import { clauseText, type Reading, sentenceText, textFrom } from "./misreading.ts";

const lowers = (tokens: readonly Token[]): string[] => tokens.map((token) => token.lower);

const inside = ({ tokens, from, to }: Reading): readonly Token[] => tokens.slice(from, to);

const SIZES = wordSet("slim narrow wide small big thin thick long short tall tiny normal");

const OWNING = wordSet("my our his her their your have has had");

/** "my slim feet", "I have very wide feet" are the reviewer's. */
export const isOfBody = ({ tokens, from, to }: Reading): boolean =>
  tokens
    .slice(from, to)
    .some(
      (token, offset) =>
        SIZES.has(token.lower) &&
        BODY.has(tokens[from + offset + 1]?.lower ?? "") &&
        lowers(tokens.slice(Math.max(0, from + offset - 3), from + offset)).some((word) => OWNING.has(word)),
    );

const PERSONS = wordSet("he she i we who");

/** "He is eleven but rather small": what is told of a person goes on after "but". */
export const isOfPerson = (reading: Reading): boolean => {
  const { clause } = reading.unit;
  const before = clauseBefore(clause);
  const named = reading.tokens
    .slice(0, reading.to)
    .some((token) => ["NOUN", "PROPN", "PRON", "VERB", "AUX"].includes(token.pos));
  return (
    inside(reading).some((token) => SIZES.has(token.lower)) &&
    (named
      ? /^(?:he|she)$/.test(reading.tokens[0]?.lower ?? "") && reading.tokens[1]?.lemma === "be"
      : PERSONS.has(before?.tokens[0]?.lower ?? "") && before?.tokens[1]?.lemma === "be")
  );
};

const ENDS = wordSet("stopped quit died broke failed");

/** "worked great for six months and suddenly stopped": it ends later in the clause, not in the word after the praise. */
export const isOver = ({ tokens, to }: Reading): boolean =>
  tokens.some(
    (token, index) => index > to && ENDS.has(token.lower) && token.pos === "VERB" && !isNegated(tokens, index),
  );

const SHOWN = wordSet("shown depicted pictured advertised");

/** "the color as pictured is not what arrives" */
export const isNotAsShown = ({ tokens }: Reading): boolean => {
  const shown = tokens.findIndex((token) => SHOWN.has(token.lower));
  return shown !== -1 && tokens.slice(shown).some((token) => token.lemma === "not");
};

/** "it is shown as light blue", "it looks slimmer, but it's not" */
export const isOnlyShown = (reading: Reading): boolean => {
  const text = clauseText(reading.unit.clause);
  if (/\b(?:shown|depicted|pictured|advertised|described) as\b|\bshows? to be\b/.test(text)) return true;
  const after = clauseAfter(reading.unit.clause)?.tokens ?? [];
  return (
    opensContrast(after[0]?.lower ?? "") &&
    after.length <= 4 &&
    after.at(-1)?.lemma === "not" &&
    after.some((token) => token.lemma === "be")
  );
};

/** "a little snug", "a bit thin" */
export const isATadMuch = ({ tokens, unit }: Reading): boolean =>
  tokens.some(
    (token, index) =>
      isATad(tokens, index) && unit.opinion.split(" ").includes(token.lower) && !isNegated(tokens, index - 1),
  );

/** Qualities of which there can be too much. */
const TOO_MUCH = wordSet(
  "tight stiff small big large heavy bright loud strong hard long short thick thin sharp firm slick high low narrow wide powerful sensitive",
);
const AND_SO =
  /^ (?:that )?(?:i|we|you|he|she|they|nobody|no one) (?:had to|have to|has to|used?|need(?:ed|s)?|could ?n['’]?t|could not|ca ?n['’]?t|can ?not|end(?:ed)? up|gave up|almost|nearly)\b/u;

/** "so tight I used pliers" */
export const isTooMuch = (reading: Reading): boolean =>
  TOO_MUCH.has(reading.unit.opinion) &&
  reading.tokens.some(
    ({ lower }, at) =>
      lower === reading.unit.opinion &&
      reading.tokens[at - 1]?.lower === "so" &&
      AND_SO.test(` ${textFrom(reading.tokens, at + 1)}`),
  );

/** "like a charm" praises, "like a normal one" does not. */
const LIKENED = /^(?:an?(?! (?:\d|normal|regular|typical|size))|that|how|when) /;

const LIKENING = wordSet("of more much just something sounds looks feels smells tastes fits sound look feel is was");

/** "kind of", "like rain": no words of liking. */
export const isNoOpinion = ({ unit, tokens }: Reading): boolean =>
  /^(?:kind|like)$/.test(unit.opinion) &&
  tokens.some((token, index) => {
    const after = `${lowers(tokens.slice(index + 1, index + 4)).join(" ")} `;
    if (token.lower !== unit.opinion) return false;
    if (token.lower === "kind") return after.startsWith("of ");
    const likens = token.pos === "ADP" || LIKENING.has(tokens[index - 1]?.lower ?? "");
    return likens && !LIKENED.test(after);
  });

const WHERE = wordSet("where there here on in at by under below above behind beside next near after before over off");

/** "the panel is right where hands go" */
export const isRightThere = ({ tokens, from, to }: Reading): boolean =>
  tokens[to - 1]?.lower === "right" && to > from && WHERE.has(tokens[to]?.lower ?? "");

/** "finish it on the stove for best results" */
export const isAimedAt = ({ tokens, from, unit }: Reading): boolean =>
  unit.facet?.id === "results" &&
  lowers(tokens.slice(Math.max(0, from - 3), from + 2))
    .join(" ")
    .match(/\bfor (?:the )?(?:best|better|good|great)\b/) !== null;

const BETTER = wordSet("better easier faster nicer stronger softer quieter sturdier cheaper");

const OF_THIS = /^than (?:\p{L}+ ){1,6}of th(?:is|ese)\b/u;

/** "better results from the other powder than from this one" */
export const isWorseThanAnother = ({ tokens }: Reading): boolean => {
  const better = tokens.findIndex((token) => BETTER.has(token.lower));
  const than = tokens.findIndex((token, index) => index > better && token.lower === "than");
  return (
    better !== -1 &&
    than !== -1 &&
    !tokens
      .slice(0, better)
      .some((token) => token.lower === "this" || token.lower === "these" || token.lower === "it") &&
    (tokens.slice(than, than + 4).some((token) => token.lower === "this" || token.lower === "these") ||
      OF_THIS.test(textFrom(tokens, than)))
  );
};

/** "there are bars with better ingredients" */
export const isOfOthersThereAre = ({ tokens }: Reading): boolean =>
  /^there (?:are|is)$/.test(lowers(tokens.slice(0, 2)).join(" ")) && tokens.some((token) => BETTER.has(token.lower));

const SENT_ANEW =
  /\breplacement\b|\bexchanged?\b|\b(?:sent|send|requested|received|shipped|mailed)(?: (?:me|us|out|over))* (?:another|an? (?:new|second|third))\b/;

/** "that one broke within weeks", "the first one lasted for years"; a replacement that was sent is this product. */
export const isOfAnEarlierOne = ({ unit: { clause } }: Reading): boolean =>
  /\b(?:that|the first|our first|my first|the previous) one\b|^(?:the|our|my) first (?:served|lasted|broke|died)\b/.test(
    clauseText(clause),
  ) && !SENT_ANEW.test(sentenceText(clause.sentence));

const SMELLED = /^(?:smell|smells|odor|odors|odour|stink|stench)$/;
const SMELLING = wordSet(
  "foot feet body pet cat dog litter urine shoe shoes gym diaper garbage trash sweat armpit pit underarm",
);
const RID_OF = wordSet("eliminate remove fight control mask absorb reduce kill hide neutralize cover stop prevent");

/** "neutralizes odors": not what it is bought to do, but what it does. */
const isSmellCured = ({ tokens, from }: Reading): boolean =>
  RID_OF.has(tokens[from]?.lemma ?? "") && tokens[from - 1]?.lower !== "to";

const SMELLY = wordSet("smelly stinky");

/** "smelly fingers": somebody smells, and not the thing. */
const isSmellyBody = (token: Token, index: number, tokens: readonly Token[]): boolean =>
  SMELLY.has(token.lower) && BODY.has(tokens[index + 1]?.lower ?? "");

/** "foot odor", "smelly fingers", "to eliminate the smell": the trouble that the thing is bought for. */
export const isSmellToCure = (reading: Reading): boolean =>
  /^(?:smell|scent)$/.test(reading.unit.facet?.id ?? "") &&
  !isSmellCured(reading) &&
  reading.tokens.some(
    (token, index, tokens) =>
      isSmellyBody(token, index, tokens) ||
      (SMELLED.test(token.lower) &&
        (SMELLING.has(tokens[index - 1]?.lower ?? "") ||
          tokens[index + 1]?.text === "-" ||
          tokens.slice(Math.max(0, index - 4), index).some((before) => RID_OF.has(before.lemma)))),
  );

/** "on my lunch break" */
const BREAKS_OF = wordSet("lunch coffee tea work school spring summer winter christmas bathroom");

const HOLDS_DRIPS = wordSet("pan tray tip catcher bowl cup coffee irrigation");

/** "Even grind", "a very even heat", but not "even heat cannot melt it". */
const isAttributive = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  return before === undefined
    ? tokens.length <= 4
    : before.pos === "DET" || before.pos === "ADJ" || /^(?:very|more|really|so)$/.test(before.lower);
};

/** Words that mean something else in company: "drip pan", "cleaning kit", "mess up", "not even", "failed to answer". */
export const isOtherSense = (reading: Reading): boolean => {
  const { tokens, from, to, unit } = reading;
  return tokens.slice(from, to).some((token, offset) => {
    const next = tokens[from + offset + 1];
    switch (unit.facet?.id) {
      case "leak":
        return /^dripp?ings?$/.test(token.lower)
          ? token.pos === "NOUN"
          : token.lower === "drip" && HOLDS_DRIPS.has(next?.lower ?? "");
      case "cleaning":
        return token.lower === "cleaning" && next?.pos === "NOUN";
      case "mess":
        return token.lemma === "mess" && token.pos === "VERB";
      case "evenness":
        return token.lower === "even" && token.pos !== "ADJ" && !isAttributive(tokens, from + offset);
      case "durability":
        return (
          (token.lemma === "fail" && next?.lower === "to") ||
          (token.lemma === "break" && BREAKS_OF.has(tokens[from + offset - 1]?.lower ?? ""))
        );
      default:
        return false;
    }
  });
};
