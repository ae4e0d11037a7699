import { leadOf } from "../facts/fact-lead.ts";
import { nounPhrase } from "../facts/noun-phrase.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import { HANGS, wordCount } from "../facts/wording.ts";
import { isConcrete } from "../seller/fact-kinds.ts";
import { toPlainCase } from "../words/title-case.ts";

const MOST_WORDS = 5;
const LONGEST = 36;
const PARTS = /,(?!(?<=\d,)\d)\s*|;\s*/;
const JOINS = /\s+(?:and|with|that|which|plus)\s+/i;
/** What follows is what the thing is for or goes with: "works on any wall and glass door". */
const TAKES = /\b(?:for|works? (?:with|on|in)|fits?|suits?|compatible with|holds?|stores?)\b.*$/i;
/** What people do or have belongs to a sentence; with an article inside, it is one cut in two: "other a whiteboard". */
const TELLS =
  /^other\b|(?<!\b(?:of|in|for|to|on|with|at|from) )(?<=\S )(?:an?|the)\b|\b(?:you\w*|it|its|they|only|not|no|all|every|any|each|up to|most|included|includes?|recommended|than|fun)\b|^weight\b|[:+&/]|^\d+ ?[x×]\b|^(?:one|press|records?|set|put|use|turn|push|pull|add)\b/i;

/** "rubber dotted base grips leather" without what the thing does. */
const withoutPredicate = (part: string): string => {
  const lead = leadOf(part);
  return lead !== null && /^\p{L}+s\b/u.test(lead.rest) ? lead.subject : part;
};

/** A measure of nothing in particular, cut from a list of measures. */
const BARE_MEASURE = /^\d[\d.,]*[ -]?\p{L}+$/u;

/** "seat height": a measure without its figure. */
const NO_FIGURE =
  /^(?!(?:adjustable|variable|full|long|low|high|extra)\b)\p{L}+ (?:height|width|length|depth|weight|size)$/iu;

/** Headers that name what the bullet is about, and no feature: "Material and Care", "Grip". */
const NAMES_A_MATTER =
  /^(?!cordless$|rechargeable$|foldable$|reversible$|dimmable$)\S+$|\b(?:materials?|fabrics?|sizes?|capacity|dimensions?|care|cleaning|packages?|packaging|pack|box|includ\w+|contents?|compatib\w+|universal|specifications?|specs|details?|notes?|warranty|power|charging|fits?)\b/i;

/** "BPA free", "dishwasher safe": no noun, and a feature all the same. */
const QUALITY = /^(?:[\p{L}-]+ )?[\p{L}-]+ (?:safe|free|proof|washable|resistant)$/iu;

const phraseOf = (part: string): string => (QUALITY.test(part) ? part : nounPhrase(part));

/** A header whose bullet holds nothing that copy may not say names a feature by itself: "Anti-Collision Sensor". */
const featureOf = ({ header, facts }: FactGroup): string[] =>
  facts.length > 0 && facts.every(({ reason }) => reason === null) && !NAMES_A_MATTER.test(header)
    ? [toPlainCase(header)]
    : [];

const isPhrase = (text: string): boolean =>
  text.length <= LONGEST &&
  wordCount(text) <= MOST_WORDS &&
  isConcrete(text) &&
  !TELLS.test(text) &&
  !BARE_MEASURE.test(text) &&
  !NO_FIGURE.test(text) &&
  !HANGS.test(text);

const OF_BOX = "includes ";

/** What the clauses of copy state that may stand, each between its commas; of a list of contents each is one of them. */
const partsIn = (groups: readonly FactGroup[]): string[] =>
  groups
    .flatMap(({ facts }) => facts)
    .filter(({ reason }) => reason === null)
    .flatMap(({ text }) =>
      text.split(PARTS).map((part, at) => (at > 0 && text.startsWith(OF_BOX) ? `${OF_BOX}${part}` : part)),
    );

/** "plus turbo" goes on with what stands before it; "plus size" does not. */
const ADDED = /^plus (?!sizes?\b)/iu;

const thingsIn = (part: string): string[] =>
  part
    .replace(ADDED, "")
    .replace(TAKES, "")
    .split(JOINS)
    .map(phraseOf)
    .filter((text) => wordCount(text) > 1 && isPhrase(text));

/** What no shopper chooses a thing for. */
const SMALL_EXTRA =
  /\b(?:cables?|cords?|adapters?|manuals?|instructions?|guides?|booklets?|cards?|screws?|stickers?|wrench(?:es)?|allen keys?|hex keys?|screwdrivers?)$/iu;

/** "three cups included": that a thing is there is said by its name. */
const INCLUDED = /^(?:includes?:? )(?=\S)|(?<=\S) (?:is |are )?included$/i;

/** The parts and features that the headers and clauses of a seller's bullets name, each short enough to stand between commas. */
export const factPhrases = (groups: readonly FactGroup[]): string[] => {
  const named = partsIn(groups)
    .filter((part) => !INCLUDED.test(part))
    .map(withoutPredicate)
    .flatMap(thingsIn);
  return [...new Set([...groups.flatMap(featureOf).filter(isPhrase), ...named])];
};

/** What comes with the thing, in words that may stand between commas: "three cups". */
export const includedPhrases = (groups: readonly FactGroup[]): string[] =>
  partsIn(groups)
    .filter((part) => INCLUDED.test(part))
    .flatMap((part) => thingsIn(part.replace(INCLUDED, "")))
    .filter((thing) => !SMALL_EXTRA.test(thing));

const SUITED = /^(?:suitable|designed|made|ideal) for (\p{L}[^;]*)$/iu;
const MOST_IN_USE = 2;
const LEAST_LISTED = 3;

/** What the seller says a thing suits, two by two: "for car and truck" of "suitable for office, car, truck and van". */
export const suitedPhrases = (groups: readonly FactGroup[]): string[] =>
  groups
    .flatMap(({ facts }) => facts)
    .filter(({ reason }) => reason === null)
    .flatMap(({ text }) => {
      const listed = (SUITED.exec(text)?.[1] ?? "").split(/, (?:and |or )?| and | or /);
      const isList = listed.length >= LEAST_LISTED && listed.every((use) => /^\p{L}[\p{L}-]*(?: \p{L}+)?$/u.test(use));
      return isList ? listed.slice(1).map((use, at) => `for ${listed[at]} and ${use}`) : [];
    })
    .filter((text) => text.length <= LONGEST && wordCount(text) <= MOST_WORDS + MOST_IN_USE);
