import { FACETS } from "../facets/all-facets.ts";
import type { FacetReading } from "../facets/reading.ts";
import { BODY } from "../statements/word-lists.ts";
import { isATad } from "../text/a-tad.ts";
import type { Token } from "../text/analyse.ts";
import { clauseAfter, clauseBefore } from "../text/beside-clause.ts";
import { opensContrast } from "../text/clauses.ts";
import { isNegated } from "../text/negation.ts";
import { wordSet } from "../text/word-table.ts";
import { faultAfter, isCompoundOnly, isFaultyAfter } from "./compounds.ts";
import { isHearsay, isRecommendedByOthers, isSaidByThem } from "./hearsay.ts";
import { UNMEANT, UNMEANT_BLAME, UNMEANT_PRAISE } from "./idioms.ts";
import { isLiked } from "./liked.ts";
import { isLikeAnything, isLikeWorse } from "./likeness.ts";
import { underItsMatter } from "./matters/under-its-matter.ts";
import { MISREAD_CUES, MISREAD_PRAISE } from "./misread-cues.ts";
import { MISREAD_FRAMES, MISREAD_FRAMES_OF_PRAISE } from "./misread-frames.ts";
import { type Misreading, type Reading, sentenceText, textFrom } from "./misreading.ts";
import { TURNED_BLAME, TURNED_PRAISE } from "./turned.ts";
import type { Unit } from "./unit.ts";

const lowers = (tokens: readonly Token[]): string[] => tokens.map((token) => token.lower);

const inside = ({ tokens, from, to }: Reading): readonly Token[] => tokens.slice(from, to);

const SIZES = wordSet("slim narrow wide small big thin thick long short tall tiny normal");

const OWNING = wordSet("my our his her their your have has had");

/** "my slim feet", "I have very wide feet" are the reviewer's. */
const isOfBody = ({ tokens, from, to }: Reading): boolean =>
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
const isOfPerson = (reading: Reading): boolean => {
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

const ENDS = /^(?:stopped|quit|died|broke|failed)$/;

/** "worked great for six months and suddenly stopped": it ends later in the clause, not in the word after the praise. */
const isOver = ({ tokens, to }: Reading): boolean =>
  tokens.some(
    (token, index) => index > to && ENDS.test(token.lower) && token.pos === "VERB" && !isNegated(tokens, index),
  );

const SHOWN = /^(?:shown|depicted|pictured|advertised)$/;

/** "the color as pictured is not what arrives" */
const isNotAsShown = ({ tokens }: Reading): boolean => {
  const shown = tokens.findIndex((token) => SHOWN.test(token.lower));
  return shown !== -1 && tokens.slice(shown).some((token) => token.lemma === "not");
};

/** "it is shown as light blue", "it looks slimmer, but it's not" */
const isOnlyShown = (reading: Reading): boolean => {
  const text = lowers(reading.tokens).join(" ");
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
const isATadMuch = ({ tokens, unit }: Reading): boolean =>
  tokens.some(
    (token, index) =>
      isATad(tokens, index) && unit.opinion.split(" ").includes(token.lower) && !isNegated(tokens, index - 1),
  );

/** "like a charm" praises, "like a normal one" does not. */
const LIKENED = /^(?:an?(?! (?:\d|normal|regular|typical|size))|that|how|when) /;

const LIKENING = wordSet("of more much just something sounds looks feels smells tastes fits sound look feel is was");

/** "kind of", "like rain": no words of liking. */
const isNoOpinion = ({ unit, tokens }: Reading): boolean =>
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
const isRightThere = ({ tokens, from, to }: Reading): boolean =>
  tokens[to - 1]?.lower === "right" && to > from && WHERE.has(tokens[to]?.lower ?? "");

/** "finish it on the stove for best results" */
const isAimedAt = ({ tokens, from, unit }: Reading): boolean =>
  unit.facet?.id === "results" &&
  lowers(tokens.slice(Math.max(0, from - 3), from + 2))
    .join(" ")
    .match(/\bfor (?:the )?(?:best|better|good|great)\b/) !== null;

const BETTER = wordSet("better easier faster nicer stronger softer quieter sturdier cheaper");

const OF_THIS = /^than (?:\p{L}+ ){1,6}of th(?:is|ese)\b/u;

/** "better results from the other powder than from this one" */
const isWorseThanAnother = ({ tokens }: Reading): boolean => {
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
const isOfOthersThereAre = ({ tokens }: Reading): boolean =>
  /^there (?:are|is)$/.test(lowers(tokens.slice(0, 2)).join(" ")) && tokens.some((token) => BETTER.has(token.lower));

const SENT_ANEW =
  /\breplacement\b|\bexchanged?\b|\b(?:sent|send|requested|received|shipped|mailed)(?: (?:me|us|out|over))* (?:another|an? (?:new|second|third))\b/;

/** "that one broke within weeks", "the first one lasted for years"; a replacement that was sent is this product. */
const isOfAnEarlierOne = ({ unit, tokens }: Reading): boolean =>
  !SENT_ANEW.test(sentenceText(unit.clause.sentence)) &&
  /\b(?:that|the first|our first|my first|the previous) one\b|^(?:the|our|my) first (?:served|lasted|broke|died)\b/.test(
    lowers(tokens).join(" "),
  );

const SMELLED = /^(?:smell|smells|odor|odors|odour|stink|stench)$/;
const SMELLING = wordSet(
  "foot feet body pet cat dog litter urine shoe shoes gym diaper garbage trash sweat armpit pit underarm",
);
const RID_OF = wordSet("eliminate remove fight control mask absorb reduce kill hide neutralize cover stop prevent");

/** "neutralizes odors": not what it is bought to do, but what it does. */
const isSmellCured = ({ tokens, from }: Reading): boolean =>
  RID_OF.has(tokens[from]?.lemma ?? "") && tokens[from - 1]?.lower !== "to";

/** "foot odor", "to eliminate the smell": the trouble that the thing is bought for. */
const isSmellToCure = (reading: Reading): boolean =>
  /^(?:smell|scent)$/.test(reading.unit.facet?.id ?? "") &&
  !isSmellCured(reading) &&
  reading.tokens.some(
    (token, index, tokens) =>
      SMELLED.test(token.lower) &&
      (SMELLING.has(tokens[index - 1]?.lower ?? "") ||
        tokens[index + 1]?.text === "-" ||
        tokens.slice(Math.max(0, index - 4), index).some((before) => RID_OF.has(before.lemma))),
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
const isOtherSense = (reading: Reading): boolean => {
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

const LENGTH = /\b(?:short|shorter|long|longer|length|reach|reaches|far|stretch|extension|enough cord)\b/;
/** Facets whose name says more than that a part is bad: a charger that gets hot is no short cord. */
const NAMED_BY: Readonly<Record<string, RegExp>> = { cord: LENGTH };

const ABOUT_PRAISE: readonly Misreading[] = [
  { why: "opposite", is: isNotAsShown },
  { why: "opposite", is: isATadMuch },
  { why: "opposite", is: isWorseThanAnother },
  { why: "opposite", is: isLikeWorse },
  { why: "nothing", is: isLikeAnything },
  { why: "nothing", is: isOnlyShown },
  { why: "nothing", is: isOver },
  { why: "nothing", is: isNoOpinion },
  { why: "nothing", is: isRightThere },
  { why: "nothing", is: isAimedAt },
  { why: "nothing", is: isSaidByThem },
  { why: "nothing", is: isRecommendedByOthers },
  { why: "nothing", is: isCompoundOnly },
  { why: "opposite", is: isFaultyAfter },
  { why: "other-product", is: isOfOthersThereAre },
  ...MISREAD_PRAISE,
  ...TURNED_PRAISE,
  ...UNMEANT_PRAISE,
  ...MISREAD_FRAMES_OF_PRAISE,
];
const ABOUT_BLAME: readonly Misreading[] = [
  { why: "nothing", is: isHearsay },
  { why: "opposite", is: isLiked },
  { why: "other-product", is: isOfAnEarlierOne },
  ...TURNED_BLAME,
  ...UNMEANT_BLAME,
];
const ABOUT_ALL: readonly Misreading[] = [
  { why: "nothing", is: isOtherSense },
  { why: "nothing", is: isSmellToCure },
  { why: "nothing", is: isOfBody },
  { why: "nothing", is: isOfPerson },
  ...MISREAD_CUES,
  ...UNMEANT,
  ...MISREAD_FRAMES,
];

const readingOf = (unit: Unit): Reading => {
  const { tokens } = unit.clause;
  const from = tokens.findIndex((token) => token.end > unit.start);
  const end = tokens.findIndex((token) => token.start >= unit.end);
  return { unit, tokens, from: Math.max(0, from), to: end === -1 ? tokens.length : end };
};

const ON_ARRIVAL =
  /\b(?:arriv\w+|came (?:broken|cracked|bent)|shipped|shipping|shipment|delivered|delivery|carrier|fedex|ups|usps|post office|out of the box|in the (?:box|mail|package|packaging)|unpack\w*|opened the (?:box|package))\b/;
const DEFECT = FACETS.find(({ id }) => id === "defect");

/** What was broken when it came did not wear out. */
const ofArrival = (unit: Unit): Unit =>
  unit.facet?.id === "durability" &&
  unit.polarity < 0 &&
  DEFECT !== undefined &&
  ON_ARRIVAL.test(lowers(unit.clause.sentence.tokens).join(" "))
    ? { ...unit, facet: DEFECT, key: DEFECT.id }
    : unit;

/** A part under its own name where the facet's would say more than the reviewer does. */
const underOwnName = (reading: Reading, unit: Unit): Unit => {
  const words = NAMED_BY[unit.facet?.id ?? ""];
  const told = lowers(unit.clause.tokens).join(" ");
  const says = words === undefined || words.test(told) || (unit.polarity > 0 && /\busb\b/.test(told));
  const part = unit.target || (inside(reading).find(({ pos }) => pos === "NOUN")?.lemma ?? "");
  return says || part === ""
    ? unit
    : { ...unit, facet: null, key: `noun:${part}`, target: part, term: unit.term || part };
};

/** A unit as it is meant, or none where its words say nothing of the product. */
export const asMeant = (unit: Unit, read: FacetReading): Unit[] => {
  if (unit.mood !== "report") return [unit];
  const reading = readingOf(unit);
  const found = [...ABOUT_ALL, ...(unit.polarity > 0 ? ABOUT_PRAISE : ABOUT_BLAME)].find(({ is }) => is(reading));
  switch (found?.why) {
    case "nothing":
      return [];
    case "opposite":
      return [{ ...unit, polarity: unit.polarity > 0 ? -1 : 1, opinion: faultAfter(reading) || unit.opinion }];
    case "other-product":
      return [{ ...unit, mood: "other-product" }];
    default:
      return underItsMatter(reading, read).map((meant) => underOwnName({ ...reading, unit: meant }, ofArrival(meant)));
  }
};
