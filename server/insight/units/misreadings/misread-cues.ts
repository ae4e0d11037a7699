import type { Token } from "../../text/analyse.ts";
import { KIN } from "../../text/word-lists.ts";
import { wordSet } from "../../text/word-table.ts";
import { type Misreading, type Reading, textFrom } from "./misreading.ts";
import { OTHER_SENSES } from "./other-senses.ts";

const PERSONS = wordSet("i we he she you who");
/** What stands between a subject and its verb. */
const HELPING = new Set(["AUX", "ADV", "PART", "ADJ"]);

/** What the thing does or is like: where a person does it, it is no fault and no merit of the thing. */
const OF_THINGS: ReadonlySet<string> = new Set(
  "durability sturdy finish defect leak wet noise speed smell power".split(" "),
);
/** Of comfort only what a person can do or be like apart from the thing: "he rubs oil on it". */
const OF_EITHER = wordSet("rub stiff stiffer");

const DOING = new Set(["VERB", "ADJ", "ADV"]);
/** What persons do with an auxiliary before it: "who has died". */
const OF_LIVING = wordSet("die scratch");

const isPerson = (token: Token | undefined): boolean =>
  token !== undefined && (PERSONS.has(token.lower) || KIN.has(token.lower));

/** "He rubs oil on it", "I nearly died": done by a person. */
const isDoneByPerson = ({ tokens, from, to, unit }: Reading): boolean => {
  const cue = tokens[from];
  const id = unit.facet?.id ?? "";
  const asks = OF_THINGS.has(id) || (id === "comfort" && OF_EITHER.has(cue?.lemma ?? ""));
  const isDone = cue?.pos === "AUX" ? OF_LIVING.has(tokens[to - 1]?.lemma ?? "") : DOING.has(cue?.pos ?? "");
  if (!asks || !isDone || /\bthrough$/.test(unit.opinion)) return false;
  let at = from - 1;
  while (at >= 0 && HELPING.has(tokens[at]?.pos ?? "")) at -= 1;
  return isPerson(tokens[at]);
};

/** Words that follow a cue and give it another sense: "quit fighting", "snaps shut", "popped right up". */
const FOLLOWED: Readonly<Record<string, RegExp>> = {
  quit: /^(?!working|charging|turning|heating|spinning|holding|closing|connecting|playing|running)\p{L}+ing\b/u,
  snap: /^(?:right |easily |firmly |securely )?(?:on|onto|in(?! (?:two|half|the mail|transit|shipping))|into|shut|closed|together|back|tight|down)\b/,
  pop: /^(?:right |back |straight |up )?(?:up|open|out of the bag)\b/,
  garbage: /^(?:bag|bags|can|cans|truck|disposal|day|bin)\b/,
  trash: /^(?:bag|bags|can|cans|bin|day)\b/,
  junk: /^(?:drawer|mail|food)\b/,
  crack: /^(?:up|open a|an egg|eggs)\b/,
  rip: /^(?:open|into|off the (?:tag|tags|label)|cds?\b|from (?:cd|dvd)|or (?:catalog|burn)|fence|cuts?\b|current|tide)\b/,
  split:
    /^(?:(?:the|it|them|this)(?: [\p{L}\d.]+)? (?:off|up|between|among|with)\b|ends|(?:some )?wood|kindling|logs?|the (?:cost|check|bill|wood))\b/u,
  bend: /^(?:over|down|forward)\b/,
  bent: /^(?:over|down|forward)\b/,
  break:
    /^(?:even|in period|room|rooms|time|area|in\b(?! (?:the|a|my|our|two|half|three|pieces|transit|shipping))|down the (?:price|cost)|up with|out in)\b/,
};

/** Words that stand before a cue and give it another sense: "by mistake", "all our crap". */
const PRECEDED: Readonly<Record<string, RegExp>> = {
  rip: /\blet(?: \p{L}+){1,3}$/u,
  mistake: /\bby$/,
  crap: /\b(?:our|my|your|their|his|her|all the)$/,
  junk: /\b(?:our|my|your|their|his|her|all the|food)$/,
};

/** "like a new shower curtain" is like something else. */
const isLikeANew = ({ tokens, to, unit }: Reading): boolean =>
  /\blike an? (?:brand )?new$/.test(textFrom(tokens, Math.max(0, to - 4), to)) &&
  unit.polarity > 0 &&
  tokens[to]?.pos === "NOUN";

const WORN_OUT: ReadonlySet<string> = new Set(["durability", "sturdy", "value", "finish", "defect", "components"]);

const isInCompany = ({ tokens, from, to, unit }: Reading): boolean =>
  WORN_OUT.has(unit.facet?.id ?? "") &&
  tokens.slice(from, to).some((token, offset) => {
    const at = from + offset;
    return (
      FOLLOWED[token.lemma]?.test(textFrom(tokens, at + 1, at + 5)) === true ||
      PRECEDED[token.lemma]?.test(textFrom(tokens, Math.max(0, at - 3), at)) === true
    );
  });

const BACK_AND_FORTH = /\b(?:going|went|go) back and forth\b/;
const ABOUT_TO =
  /\b(?:about|going|ready|tempted|planning|meant|meaning|close) to$|\b(?:nearly|almost|without|considered|considering|(?:fence|thought|thinking|think) (?:about|of))$/;

/** "I was about to return it": it did not come to it. */
const isOnlyNearly = ({ tokens, from, unit }: Reading): boolean =>
  unit.facet?.id === "repeat" &&
  (BACK_AND_FORTH.test(textFrom(tokens, 0)) || ABOUT_TO.test(textFrom(tokens, Math.max(0, from - 3), from)));

const LIVING_NOISE = wordSet("snore bark cry whine scream shriek wail yell shout meow howl purr sneeze talk sing");

const SOUNDING = /^(?:it|this|that|which|one|thing|motor|fan|machine|engine|pump|mode|setting)$/;

/** "the hound snores so loud", "had to be kept quiet for weeks": of somebody, and not of the thing. */
const isNoiseOfSomebody = ({ tokens, from, unit }: Reading): boolean =>
  unit.facet?.id === "noise" &&
  !(/^\p{L}+ like\b/u.test(unit.opinion) && SOUNDING.test(tokens[from - 1]?.lower ?? "")) &&
  (tokens.slice(0, from + 1).some((token) => LIVING_NOISE.has(token.lemma)) ||
    /\b(?:keep|keeping|kept) (?:\p{L}+ ){0,3}$/u.test(`${textFrom(tokens, Math.max(0, from - 4), from)} `));

const CLAIMED =
  /\b(?:it|listing|description|ad|box|label|title|page|company|seller|package|packaging|website) (?:\p{L}+ )?(?:says?|said|claims?|claimed|promises?|promised|states?|stated|advertises?|advertised)(?: \p{L}+){0,3}$/u;

/** "the listing says waterproof": what was promised, and not what came. */
const isOnlyClaimed = ({ tokens, from }: Reading): boolean =>
  CLAIMED.test(textFrom(tokens, Math.max(0, from - 7), from));

/** Of the same thing, and not of another one: "my second pair". */
const OF_SAME = /^(?:pair|set|order|purchase|unit|box|bag|bottle|tub|time|wash|use|day|week|month|year|trip|night)s?$/;
const OTHERS_OWNED =
  /\b(?:my|our) (?:good|cheap|cheaper|expensive|pricey|third|fourth|fancy) (\p{L}+)\b|\bthe \p{L}+ (?:i|we) (?:had|owned|used|bought|got) (?:before|from)\b/u;

/** "my good ones died", "the popup I had from elsewhere fell apart": said of another thing. */
const isOfAnother = ({ tokens, from }: Reading): boolean => {
  const match = OTHERS_OWNED.exec(textFrom(tokens, 0, from));
  return match !== null && !OF_SAME.test(match[1] ?? "") && !/ (?:third|fourth) one/.test(match[0]);
};

const REACH = 5;

/** "in." at the end of a sentence that was taken for inches. */
const endsSentence = ({ text }: Token, index: number, tokens: readonly Token[]): boolean =>
  text.endsWith(".") && /^\p{Lu}/u.test(tokens[index + 1]?.text ?? "");

/** "can't get it out of the cabinet with one hand": a denial that stands farther off than one usually reaches. */
const isDeniedFarOff = ({ tokens, from, unit }: Reading): boolean =>
  unit.facet !== null &&
  !tokens.slice(0, from).some(endsSentence) &&
  tokens.slice(0, Math.max(0, from - REACH)).some((token, index) => {
    const before = tokens[index - 1]?.lower ?? "";
    return (
      /^(?:cant|cannot|couldnt)$/.test(token.lower) || (token.lemma === "not" && /^(?:ca|can|could)$/.test(before))
    );
  });

/** "about as sturdy as a paper bag" is said in mockery. */
const isMockery = ({ tokens, from, to }: Reading): boolean =>
  /\babout as (?:\p{L}+ )?$/u.test(`${textFrom(tokens, Math.max(0, from - 3), from)} `) &&
  /^(?:as|like) (?:an?|one of|the|my)\b/.test(textFrom(tokens, to, to + 3));

/** "difficult to stay on" */
const isHardTo = ({ tokens, from }: Reading): boolean =>
  /\b(?:difficult|hard|impossible|tricky|struggle|struggled) (?:for \p{L}+ )?to(?: (?:get|make|keep)(?: \p{L}+){1,4} to)?$/u.test(
    textFrom(tokens, Math.max(0, from - 9), from),
  );

/** "fun in theory", "comfortable on paper" */
const isOnlyInTheory = ({ tokens, from }: Reading): boolean =>
  /\b(?:in theory|on paper)\b/.test(textFrom(tokens, from));

/** "read the cards out loud" */
const isAloud = ({ tokens, unit }: Reading): boolean =>
  unit.opinion === "loud" && /\bout loud\b/.test(textFrom(tokens, 0));

/** "a strong smell of plastic" is no solid build, and "please" asks for something. */
const isWeakWord = ({ tokens, to, unit }: Reading): boolean =>
  unit.opinion === "please" ||
  (unit.facet?.id === "sturdy" &&
    unit.opinion === "strong" &&
    /^(?:\p{L}+ ){0,2}(?:smell|odor|odour|scent|taste|perfume|coffee|tea|flavor|wind|winds|sun|puller|opinion)\b/u.test(
      textFrom(tokens, to),
    ));

/** What a thing is bought to do. */
const WORK: ReadonlySet<string> = new Set(["cutting", "cleansWell", "cools", "warmsRoom", "airCare"]);
const ABLE =
  /\b(?:able|manage|manages|managed|seems?|tends?|continues?|enough|easy|easier|easiest|power|ability|fails?|failed|starts?|started|struggles?|struggled|trouble|hard|difficult|impossible|unable|used) (?:for \p{L}+ )?to$/u;
const NOT_OF_THINGS = /\b(?:not|n't|never|no|it|they)\b/;
const HAS_TO = /\b(?:(?:have|had|having|need|needed|got) to)$/;

const beforeCue = ({ tokens, from }: Reading, words: number): string =>
  textFrom(tokens, Math.max(0, from - words), from);

/** "I bought this to get cat hair off": what for, and not how well. */
const isOnlyPurpose = (reading: Reading): boolean => {
  const { tokens, from, unit } = reading;
  const before = beforeCue(reading, 5);
  return (
    WORK.has(unit.facet?.id ?? "") &&
    tokens[from]?.pos === "VERB" &&
    /\bto$/.test(before) &&
    (HAS_TO.test(before) ? NOT_OF_THINGS.test(before) : !ABLE.test(before))
  );
};

/** "I still have to pick up hair by hand": what the thing leaves to others. */
const isLeftToDo = (reading: Reading): boolean => {
  const { tokens, from, unit } = reading;
  const before = beforeCue(reading, 5);
  return (
    WORK.has(unit.facet?.id ?? "") && tokens[from]?.pos === "VERB" && HAS_TO.test(before) && !NOT_OF_THINGS.test(before)
  );
};

export const MISREAD_CUES: readonly Misreading[] = [
  ...OTHER_SENSES,
  { why: "nothing", is: isDoneByPerson },
  { why: "nothing", is: isInCompany },
  { why: "nothing", is: isOnlyNearly },
  { why: "nothing", is: isNoiseOfSomebody },
  { why: "nothing", is: isAloud },
  { why: "nothing", is: isWeakWord },
  { why: "nothing", is: isOnlyPurpose },
  { why: "other-product", is: isOfAnother },
];

const OATH = /\bgood (?:lord|god|grief|gracious|heavens|riddance)\b/;

/** "good lord, the noise": an oath praises nothing. */
const isOath = ({ tokens, unit }: Reading): boolean =>
  OATH.test(textFrom(tokens, 0)) &&
  /\b(?:good|lord|god|grief|gracious|heavens?|riddance)\b/.test(`${unit.opinion} ${unit.term}`);

const isOathAlone = (reading: Reading): boolean => isOath(reading) && reading.unit.facet === null;

export const MISREAD_PRAISE: readonly Misreading[] = [
  { why: "nothing", is: isOathAlone },
  { why: "opposite", is: isOath },
  { why: "nothing", is: isLikeANew },
  { why: "nothing", is: isOnlyClaimed },
  { why: "nothing", is: isOnlyInTheory },
  { why: "opposite", is: isMockery },
  { why: "opposite", is: isHardTo },
  { why: "opposite", is: isLeftToDo },
  { why: "opposite", is: isDeniedFarOff },
];
