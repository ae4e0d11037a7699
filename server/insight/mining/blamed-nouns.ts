import { remember } from "../text/remember.ts";
import type { Unit } from "../units/unit.ts";
import type { Mining } from "./mining.ts";

const nounsOf = (mining: Mining, speaks: (unit: Unit) => boolean): ReadonlySet<string> =>
  new Set(
    mining.units
      .filter(speaks)
      .flatMap((unit) => unit.clause.tokens)
      .filter((token) => token.pos === "NOUN" || token.pos === "PROPN")
      .map((token) => token.lemma),
  );

/** What blame is about: nouns of complaining clauses. A finding about one of them is in dispute. */
export const blamedNouns = remember((mining: Mining) =>
  nounsOf(mining, ({ polarity, mood }) => polarity < 0 && mood === "report"),
);

/** The same with those of complaints and wishes that are no reports. */
export const doubtedNouns = remember((mining: Mining) =>
  nounsOf(mining, ({ polarity, mood }) => polarity < 0 || mood !== "report"),
);
