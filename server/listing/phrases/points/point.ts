import type { ThingKind } from "../../../insight/things/thing-words.ts";

/** A finding that copy may add to a praised matter where reviewers say it in particular. */
export type Point = {
  /** A phrase that stands alone; "{}" is what reviewers name. */
  text: string;
  /** Words that say it, in a sentence in lower case. */
  needs: RegExp;
  /** Whether the words prove it in any sentence of a content reviewer, and not only in those that praise its matter. */
  anywhere: boolean;
  /** The kinds of thing that are named behind the words, for "{}". */
  things: readonly ThingKind[];
};

/** What the praise of its matter says in particular. */
export const point = (text: string, needs: RegExp): Point => ({ text, needs, anywhere: false, things: [] });

/** What content reviewers say in words that prove it by themselves. */
export const told = (text: string, needs: RegExp): Point => ({ text, needs, anywhere: true, things: [] });

/** What is named behind the words, in a frame: "room for {}". */
export const naming = (text: string, things: readonly ThingKind[], needs: RegExp): Point => ({
  text,
  needs,
  anywhere: false,
  things,
});
