import { KIND_NOUNS } from "../product/product-words.ts";
import type { Token } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";
import { isGerund, nounFrame, OWN, phraseEnd, placed, type ReadUse } from "./open-use-phrases.ts";
import { DOINGS, NO_DESTINATION, NO_DOING, NO_USE } from "./open-words.ts";
import { has } from "./situation-rules.ts";
import { ACTIVITIES, PLACES } from "./situation-words.ts";

/** "defrost the ice in my freezer", after "to": a verb and what it is done to. */
const doingEnd = (tokens: readonly Token[], at: number): number => {
  const verb = tokens[at];
  if (
    verb === undefined ||
    has(NO_DOING, verb) ||
    !/^(?:VERB|NOUN|ADJ)$/.test(verb.pos) ||
    !/^\p{L}{3,}$/u.test(verb.text)
  )
    return -1;
  const from = /^(?:up|off|out|down|away)$/.test(tokens[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const end = phraseEnd(tokens, from);
  const head = tokens[end - 1];
  return end === -1 || head === undefined || has(NO_USE, head) || tokens[from]?.pos === "NUM" ? -1 : end;
};

export const readDoing: ReadUse = (tokens, at) => {
  const [verb, end] = [tokens[at], doingEnd(tokens, at)];
  if (verb === undefined || end === -1) return null;
  return {
    kind: "activity",
    sense: `to ${verb.lemma}`,
    head: tokens[end - 1] ?? verb,
    tokens: tokens.slice(at - 1, end),
    from: at - 1,
    to: end,
  };
};

const IN_IT = /^(?:in|with|on)$/;
const ENDS = /^(?:[.,;!?)]|and|but|for|so|too|every|all|daily|now|as|because|when|while|which|or)$/;

/** "I make pesto in it": what is made stands before the thing. */
export const readMade: ReadUse = (tokens, at) => {
  const verb = tokens[at - 1];
  if (verb === undefined || !DOINGS.has(verb.lemma)) return null;
  const end = phraseEnd(tokens, at);
  const first = tokens[at];
  const head = tokens[end - 1];
  if (end === -1 || head === undefined || first === undefined || has(NO_USE, head)) return null;
  if (/^(?:an?|one|that|this|it|any|every|some|\d+)$/.test(first.lower) || first.pos === "NUM") return null;
  const to = tokens[end]?.lower === "and" ? withMade(tokens, end) : end;
  const [link, thing, next] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  if (!IN_IT.test(link?.lower ?? "") || !/^(?:it|them|this|these)$/.test(thing?.lower ?? "")) return null;
  if (next !== undefined && !ENDS.test(next.lower)) return null;
  const plain = { ...verb, text: verb.lemma, lower: verb.lemma };
  return {
    kind: "activity",
    sense: `to ${verb.lemma}`,
    head,
    tokens: [placed(verb, "to"), plain, ...tokens.slice(at, to)],
    from: at - 1,
    to: to + 2,
  };
};

const withMade = (tokens: readonly Token[], end: number): number => {
  const more = phraseEnd(tokens, end + 1);
  return more !== -1 && IN_IT.test(tokens[more]?.lower ?? "") ? more : end;
};

const EASY =
  /^(?:an? (?:breeze|snap|cinch|joy|pleasure|dream)|(?:so |much |very |really |super )?(?:easy|easier|simple|quick|fun|effortless|enjoyable|faster|quicker))\b/;

/** "makes rinsing the tub a breeze" */
export const readEased: ReadUse = (tokens, at) => {
  const verb = tokens[at];
  if (!isGerund(verb) || verb === undefined) return null;
  const end = phraseEnd(tokens, at + 1);
  const to = end === -1 ? at + 1 : end;
  const rest = tokens
    .slice(to, to + 3)
    .map(({ lower }) => lower)
    .join(" ");
  const base = verb.lemma.replace(/ing$/, "");
  if (
    !EASY.test(rest) ||
    (end === -1 && NO_DOING.has(base)) ||
    (tokens[at + 1]?.pos === "PRON" && !OWN.has(tokens[at + 1]?.lower ?? ""))
  )
    return null;
  const head = tokens[to - 1] ?? verb;
  if (end !== -1 && has(NO_USE, head)) return null;
  return { kind: "activity", sense: "for", head, tokens: [placed(verb, "for"), ...tokens.slice(at, to)], from: at, to };
};

const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:yesterday|today|last|this|every)$/;

/** "wear these hiking", "took it camping" */
export const readPastime: ReadUse = (tokens, at) => {
  const [head, next] = [tokens[at], tokens[at + 1]];
  const isObject = ["NOUN", "PROPN", "PRON"].includes(next?.pos ?? "") && !DAY.test(next?.lower ?? "");
  if (!isGerund(head) || head === undefined || !has(ACTIVITIES, head) || isObject) return null;
  return { kind: "activity", sense: "for", head, tokens: [placed(head, "for"), head], from: at, to: at + 1 };
};

/** "a whole summer of commuting" */
export const readSpell: ReadUse = (tokens, at) => {
  const [head, next] = [tokens[at], tokens[at + 1]];
  if (!isGerund(head) || head === undefined || !has(ACTIVITIES, head) || /^(?:NOUN|PRON|DET)$/.test(next?.pos ?? ""))
    return null;
  return { kind: "activity", sense: "for", head, tokens: [placed(head, "for"), head], from: at, to: at + 1 };
};

/** "one for here and one for the cabin": where each of several is. */
export const readKept: ReadUse = (tokens, at) => {
  const use = nounFrame("in", "place", NO_DESTINATION)(tokens, at);
  return use !== null && has(PLACES, use.head) ? use : null;
};

const LASTING = /^(?:hr|hrs|hour|hours|mile|day|night)$/;
const OCCASIONS = wordSet(
  "shift shifts flight flights drive drives ride rides hike hikes days nights walks runs trip trips",
);

/** "12 hr shifts on my feet and no ache": what a sentence opens with as the occasion. */
export const readOccasion: ReadUse = (tokens, at) => {
  const from = at - 1;
  const [count, unit] = [tokens[from], tokens[at]?.text === "-" ? tokens[at + 1] : tokens[at]];
  const to = tokens[at]?.text === "-" ? at + 2 : at + 1;
  const head = tokens[to];
  if (count === undefined || head === undefined || !LASTING.test(unit?.lower ?? "") || !OCCASIONS.has(head.lower))
    return null;
  const told = [placed(count, "on"), ...tokens.slice(from, to + 1)];
  return { kind: "time", sense: "on", head, tokens: told, from, to: to + 1 };
};

/** "wear these to work", but not "to work the field" */
export const readGoing: ReadUse = (tokens, at) => {
  const [head, next] = [tokens[at], tokens[at + 1]];
  if (head === undefined || ["DET", "PRON", "NOUN", "ADV"].includes(next?.pos ?? "")) return null;
  const link = placed(head, head.lower === "bed" ? "in" : "at");
  return { kind: "place", sense: "in", head, tokens: [link, head], from: at - 1, to: at + 1 };
};

/** Who is visited to have something done to the thing: a framer, a tailor, a repairer. */
const MENDER = /[^aeiou](?:er|or)$/;

/** "took it to the dentist"; what was taken to a framer was taken there to be framed. */
export const readVisit: ReadUse = (tokens, at) => {
  const use = nounFrame("in", "place", NO_DESTINATION)(tokens, at);
  return use === null || MENDER.test(use.head.lower) ? null : use;
};

/** "a good drill for wood": the noun between is a kind of product, which "price" and "gift" are not. */
export const readOfKind: ReadUse = (tokens, at) =>
  KIND_NOUNS.has(tokens[at - 2]?.lower ?? "") ? nounFrame("for", "activity")(tokens, at) : null;

const LONGEST_FRAGMENT = 12;

/** "For my market stall, jams and honey." names after the comma what there is besides. */
const isListed = ({ pos, lower }: Token): boolean => pos === "VERB" && /[^s]s$/.test(lower);

/** "For a betta tank on my desk.": a whole sentence without a verb says what it was bought for. */
export const readFragment: ReadUse = (tokens, at) => {
  if (tokens.length > LONGEST_FRAGMENT) return null;
  const comma = tokens.findIndex(({ text }, index) => index > at && text === ",");
  if (tokens.slice(at).some((token) => /^(?:VERB|AUX)$/.test(token.pos) && !(comma !== -1 && isListed(token))))
    return null;
  const use = nounFrame("for", "activity")(tokens, at);
  const isOwn = comma === -1 || (/^(?:my|our)$/.test(tokens[at]?.lower ?? "") && use?.to === comma);
  return isOwn ? use : null;
};

const FOODS = wordSet(
  "oats oatmeal porridge smoothie smoothies yogurt yoghurt pancakes waffles coffee tea milk soup soups salad salads pasta sauce sauces baking brownies muffins shakes cereal batter dough bread cookies cakes eggs rice curry curries stew stews juice lemonade cocktails marinade stir-fry casserole casseroles dressing dressings granola omelette omelettes",
);

/** "I put it in overnight oats", "great in soups": what it is eaten or drunk with. */
export const readFood: ReadUse = (tokens, at) => {
  const end = phraseEnd(tokens, at);
  const [link, head] = [tokens[at - 1], tokens[end - 1]];
  if (end === -1 || head === undefined || !has(FOODS, head) || link?.pos !== "ADP") return null;
  return { kind: "activity", sense: "in", head, tokens: tokens.slice(at - 1, end), from: at - 1, to: end };
};
