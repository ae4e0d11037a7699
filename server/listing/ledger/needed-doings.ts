import type { Span } from "../../../events/result/review.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { rememberText } from "../../insight/text/remember.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import type { Statement } from "../clauses/read-clause.ts";
import { isTurnedAt, type ReviewIndex } from "../reviews/review-index.ts";
import { isOfOthers } from "./promises/of-others.ts";

/** "no topping up needed", "never needs ironing", "without drilling": what a buyer is promised not to have to do. */
const NEEDLESS =
  /\b(?:no|zero|without(?: any)?) (?:more )?((?:\p{L}+[ -]){0,2}?\p{L}{2,}ing)\b|\b(?:no|zero) ((?:\p{L}+ ){1,3}?)(?:is |are )?(?:needed|required|necessary)\b|\b(?:never|not|n['’]t) (?:needs?|requires?) (?:any )?(\p{L}{2,}ing)\b/giu;

/** A doing without its endings: "top" of "topping", "assembl" of "assembly". */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e|y)$/u, "")
    .replace(/([bdgklmnprt])\1$/u, "$1");

/** What follows a doing or a need tells no other: "up" of "topping up". */
const SMALL = /^(?:up|off|out|down|in|on|any|more|extra|other|constant|frequent|daily|the|a|an|all)$/iu;

const stemsIn = rememberText((text: string): readonly string[] =>
  [...text.matchAll(NEEDLESS)].flatMap(([, ...found]) =>
    found
      .flatMap((words) => words?.trim().split(/[ -]/) ?? [])
      .filter((word) => word !== "" && !SMALL.test(word))
      .slice(-1)
      .map(stemOf),
  ),
);

/** Where what has to be done begins: behind "had to", "have to", "need to", "must"; -1 where nothing has to. */
const obligedAt = (tokens: readonly Token[]): number =>
  tokens.findIndex(({ lower, lemma }, at) => {
    const before = tokens[at - 1];
    if (isTurnedAt(tokens, at)) return false;
    if (lower === "to")
      return before !== undefined && /^(?:have|need|got)$/.test(before.lemma) && !isTurnedAt(tokens, at - 1);
    return (
      lower === "must" || lower === "gotta" || ((lemma === "need" || lemma === "require") && isDoing(tokens[at + 1]))
    );
  });

const isDoing = (token: Token | undefined): boolean => token !== undefined && /\p{L}{2}ing$/u.test(token.lower);

/** How many words behind "had to" its doing and what is done may stand. */
const REACH = 4;

const isObliged = (tokens: readonly Token[], stems: readonly string[]): boolean => {
  const at = obligedAt(tokens);
  return (
    at !== -1 &&
    tokens
      .slice(at + 1, at + 1 + REACH)
      .some((token, behind) => (behind < 2 || isNoun(token)) && stems.includes(stemOf(token.lower)))
  );
};

/** Passages that tell what had to be done, where a statement says that nobody needs to: "had to top it off every night" against "no topping up needed". */
export const neededDoings = ({ text }: Statement, { clauses }: ReviewIndex, name: string): Span[] => {
  const stems = stemsIn(text);
  return stems.length === 0
    ? []
    : clauses
        .filter(
          (clause) =>
            clause.report &&
            !clause.repeats &&
            isObliged(clause.tokens, stems) &&
            !isOfOthers(clause.text.toLowerCase(), { person: true, name }),
        )
        .map(({ span }) => span);
};
