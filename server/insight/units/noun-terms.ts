import type { Token } from "../text/analyse.ts";

/** A noun with the nouns before it: "lid", "battery life". Positions are in the clause's tokens. */
export type NounTerm = { from: number; to: number; head: Token; term: string };

const EMPTY_NOUNS = new Set(
  `time day days week weeks month months year years hour hours minute minutes second seconds lot lots bit thing things way ways reason people person one ones something anything everything nothing someone
  anyone everyone kind sort type couple few number half rest end top bottom side part star stars review reviews reviewer reviewers problem problems issue issues complaint complaints con cons pro pros fact case point
  husband wife son daughter mom dad mother father friend friends family kid kids brother sister guy amazon stuff night morning today yesterday tomorrow place home house idea name use need job line box
  order purchase christmas birthday experience difference question opinion choice lol life times matter pair set inch inches foot feet oz ounce ounces lb lbs pound pounds percent piece pieces example chance advantage disadvantage
  world hand hands mind eye eyes head
  w/ op btw imo tho thou ok okay`.split(/\s+/),
);

const isNoun = (token: Token | undefined): token is Token =>
  token !== undefined &&
  (token.pos === "NOUN" || token.pos === "PROPN") &&
  /^[\p{L}\p{N}][\p{L}\p{N}'.&-]*$/u.test(token.text);

/** All noun terms of a clause, left to right, without nouns that name no part or quality of a product. */
export const nounTerms = (tokens: readonly Token[]): NounTerm[] => {
  const terms: NounTerm[] = [];
  let from = 0;
  while (from < tokens.length) {
    let to = from;
    while (isNoun(tokens[to])) to += 1;
    const head = tokens[to - 1];
    if (
      to > from &&
      head !== undefined &&
      (to - from > 1 || !EMPTY_NOUNS.has(head.lower)) &&
      /\p{L}{2}/u.test(head.text)
    ) {
      terms.push({
        from,
        to,
        head,
        term: tokens
          .slice(from, to)
          .map((token) => token.lower)
          .join(" "),
      });
    }
    from = Math.max(to, from + 1);
  }
  return terms;
};
