import { UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { instructs } from "../clauses/instructs.ts";
import { isOnlyVerb } from "../facts/noun-phrase.ts";
import { isFeatures, isGeneral } from "../seller/fact-kinds.ts";
import { toTitleCase } from "../words/title-case.ts";
import type { Written } from "./draft.ts";

/** Behind the things that a fact names, what they are, do, are for or where they are. */
const GOES_ON =
  /, (?:one|both|each|the other)\s.*$|,|\s(?:for|at|with|in|on|of|from|to|under|over|inside|between|through|without|that|which|is|are|has|have|by|made|can|lets?|\p{L}+[^s\P{L}]s (?:the|an?|your|up))\s.*$/iu;
const JOINS = /\s+(?:and|&|plus)\s+/iu;
const IS = /^(?:is|are) /iu;
/** Names more than one thing, or none. */
const NO_NAME =
  /^(?:it|they|you|we|one|this|that|these|those|all|each|every|set|pair|use|way|time|kind|lot|size|design)$/iu;
const MOST_NAMED = 3;
const LONGEST = 40;

const isThing = (token: Token | undefined): token is Token =>
  token !== undefined &&
  /\p{L}{3}/u.test(token.lower) &&
  !NO_NAME.test(token.lower) &&
  !UNITS_OF_MEASURE.has(token.lower) &&
  (isNoun(token) || (token.pos === "VERB" && !isOnlyVerb(token.lemma) && !/(?:ed|ing)$/u.test(token.lower)));

/** "Steel pole" is a "pole", "foot pedal" a "foot pedal": a thing in one word or two. */
const nameOf = (phrase: string): string => {
  const tokens = analyseText(phrase, "seller").flatMap((sentence) => sentence.tokens);
  const [amount, before, last] = [tokens.at(-3), tokens.at(-2), tokens.at(-1)];
  const [first] = tokens;
  const isDeed = first?.pos === "VERB" && !/(?:ed|en|wn|ing)$/u.test(first.lower);
  if (!isThing(last) || isDeed) return "";
  const isMeasure = /\d/u.test(amount?.text ?? "") && UNITS_OF_MEASURE.has(before?.lower ?? "");
  const isCompound = isNoun(before) && !isMeasure && !/\d/u.test(before?.text ?? "") && before?.end === last.start - 1;
  return isCompound ? `${before?.text} ${last.text}` : last.text;
};

/** "tape is waterproof": what is said to be so is a thing. */
const SUBJECT = /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:is|are) /iu;

const namesIn = (fact: string, most: number): string[] => {
  if (instructs(fact)) return [];
  const subject = SUBJECT.exec(fact)?.[1] ?? "";
  if (subject !== "") return [subject];
  const names = fact.replace(GOES_ON, "").split(JOINS).map(nameOf);
  return names.includes("") ? names.slice(0, 1).filter((name) => name !== "") : names.slice(0, most);
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** What a bullet of so many facts is about: "Steel Pole, Canopy and Foot Pedal"; "" where one of them names no thing. */
const thingsOf = (facts: readonly string[]): string => {
  const names = facts.map((fact) => namesIn(fact, facts.length === 1 ? 2 : 1));
  const all = [...new Set(names.flat())];
  const isNamed = names.every((each) => each.length > 0) && all.length <= MOST_NAMED;
  const header = isNamed ? toTitleCase(listed(all)) : "";
  return header.length <= LONGEST ? header : "";
};

/** What is said of the one thing that heads a bullet: "Tape" and "waterproof". */
const withoutSubject = (fact: string, header: string): string => {
  const rest = fact.slice(header.length + 1);
  return fact.toLowerCase().startsWith(`${header.toLowerCase()} `) && IS.test(rest) ? rest.replace(IS, "") : fact;
};

/** Bullets whose header says only that there are features, under the things that they speak of, or the product; under none of the other set. */
export const nameHeaders = (
  bullets: readonly Written[],
  noun: string,
  isAsked: boolean,
  acceptable: (bullet: Written) => boolean,
  others: readonly Written[] = [],
): Written[] => {
  const taken = new Set([...bullets, ...others].map(({ text }) => text.split(":")[0]));
  const product = isAsked ? `More About the ${toTitleCase(noun)}` : `About the ${toTitleCase(noun)}`;
  return bullets.map((bullet) => {
    const [header = "", body = ""] = bullet.text.split(/: (.*)/su);
    if (!isGeneral(header)) return bullet;
    const facts = body.split("; ");
    const named = thingsOf(facts);
    const [only = ""] = facts.length === 1 ? facts : [];
    const said = only === "" ? body : withoutSubject(only, named);
    const choices = [
      ...(named === "" || named.toLowerCase() === body.toLowerCase() ? [] : [`${named}: ${said}`]),
      ...(isFeatures(header) ? [`${product}: ${body}`] : []),
    ];
    const text = choices.find((each) => !taken.has(each.split(":")[0]) && acceptable({ ...bullet, text: each }));
    if (text === undefined) return bullet;
    taken.add(text.split(":")[0]);
    return { ...bullet, text };
  });
};
