import type { Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { remember } from "../text/remember.ts";

/** A noun with the nouns before it: "lid", "battery life". Positions are in the clause's tokens. */
export type NounTerm = { from: number; to: number; head: Token; term: string };

const EMPTY_NOUNS = new Set(
  `time day days week weeks month months year years hour hours minute minutes second seconds lot lots bit thing things way ways reason people person one ones something anything everything nothing someone
  anyone everyone kind sort type couple few number half rest end top bottom side part star stars review reviews reviewer reviewers problem problems issue issues complaint complaints con cons pro pros fact point
  husband wife son daughter mom dad mother father friend friends family kid kids brother sister guy amazon night morning today yesterday tomorrow place home house idea name use need job line box
  order christmas birthday experience difference question opinion choice lol life times matter pair set inch inches foot feet oz ounce ounces lb lbs pound pounds percent piece pieces example chance advantage disadvantage
  money penny deal luck duty amount addition surprise version other mine god condition option buy skin hair phone picture pictures investment improvement car water world hand hands mind eye eyes head
  w/ op btw imo tho thou ok okay`.split(/\s+/),
);

/** The tagger takes these for nouns: "removable insoles yay". */
const INTERJECTION = /^(?:yay|wow|omg|yikes|ugh|meh|woohoo|hooray|lol)$/;

/** "too big round the chest", "slips over round him": the tagger takes these for nouns. */
const isPreposition = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return (
    /^(?:round|past|inside|outside|near|opposite|underneath)$/.test(tokens[at]?.lower ?? "") &&
    (next?.pos === "DET" || next?.pos === "PRON" || /^(?:my|our|your|his|her|their|its)$/.test(next?.lower ?? ""))
  );
};

const isNoun = (token: Token | undefined): token is Token =>
  token !== undefined &&
  !INTERJECTION.test(token.lower) &&
  (token.pos === "NOUN" || token.pos === "PROPN") &&
  /^[\p{L}\p{N}][\p{L}\p{N}'.&-]*$/u.test(token.text);

const isOpinion = (token: Token | undefined): boolean =>
  token !== undefined && token.lower !== "quality" && wordPolarity({ ...token, pos: "ADJ" }) !== 0;

const PARTS_THAT_DO = /^(?:handle|lock|switch|zip|hook|cover|clip|stand|grip|latch|mount|brake|pedal|spout)$/;

/** "the grab handle,": a part in its plain form behind a noun with an article, where no verb could stand. */
const isPartNamed = (tokens: readonly Token[], at: number): boolean => {
  const [article, before, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.pos !== "VERB" || !PARTS_THAT_DO.test(token.lower)) return false;
  const isBehindNoun = before?.pos === "NOUN" && before.lower === before.lemma && article?.pos === "DET";
  return isBehindNoun && (next === undefined || /^(?:PUNCT|ADP|AUX|CCONJ)$/.test(next.pos));
};

/** The runs a run of nouns stands for: "Great product" is the product, "quality tool" is the tool and its quality. */
const splitRun = (tokens: readonly Token[], from: number, to: number): [number, number][] => {
  let start = from;
  while (start < to - 1 && isOpinion(tokens[start])) start += 1;
  return tokens[start]?.lower === "quality" && to - start > 1
    ? [
        [start, start + 1],
        [start + 1, to],
      ]
    : [[start, to]];
};

const termAt = (tokens: readonly Token[], from: number, to: number): NounTerm[] => {
  const head = tokens[to - 1];
  if (head?.lower === "case" && tokens[from - 1]?.lower === "in") return [];
  if (head === undefined || (to - from === 1 && EMPTY_NOUNS.has(head.lower)) || !/\p{L}{2}/u.test(head.text)) return [];
  const term = tokens.slice(from, to).map((token) => token.lower);
  return [{ from, to, head, term: term.join(" ") }];
};

/** All noun terms of a clause, left to right, without nouns that name no part or quality of a product. */
export const nounTerms = remember((tokens: readonly Token[]): readonly NounTerm[] => {
  const terms: NounTerm[] = [];
  let from = 0;
  while (from < tokens.length) {
    let to = from;
    while ((isNoun(tokens[to]) && !isPreposition(tokens, to)) || (to > from && isPartNamed(tokens, to))) to += 1;
    if (to > from) terms.push(...splitRun(tokens, from, to).flatMap(([start, end]) => termAt(tokens, start, end)));
    from = Math.max(to, from + 1);
  }
  return terms;
});
