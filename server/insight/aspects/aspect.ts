import type { Clause } from "../text/clauses.ts";

export type Polarity = "positive" | "negative";

/** An opinion on one aspect: where the aspect's name stands, where the opinion stands, and its polarity. */
export type Aspect = {
  kind: "noun" | "verb";
  term: string;
  head: string;
  start: number;
  end: number;
  opinionStart: number;
  opinionEnd: number;
  polarity: Polarity;
  clause: Clause;
};
