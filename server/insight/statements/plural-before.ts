import { type NounTerm, nounTerms } from "../aspects/noun-terms.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { isVerb } from "../text/word-classes.ts";
import { isPluralNoun } from "./subject.ts";

/** Whether a verb follows a noun, at once or after an adverb, that no preposition makes part of something else. */
const isSubject = (tokens: readonly Token[], { from, to }: NounTerm): boolean => {
  const before = tokens.findLast(({ pos }, at) => at < from && pos !== "DET" && pos !== "ADJ" && pos !== "NUM");
  const verb = tokens[to]?.pos === "ADV" ? tokens[to + 1] : tokens[to];
  return before?.pos !== "ADP" && isVerb(verb);
};

const lastIn = (tokens: readonly Token[]): readonly Token[] | null => {
  const found = nounTerms(tokens).findLast((term) => isPluralNoun(term.head) && isSubject(tokens, term));
  return found === undefined ? null : tokens.slice(found.from, found.to);
};

/** What "they" stands for at a place of one of some sentences: the last subject of several things that its review names before. */
export const pluralBefore = (
  sentence: Sentence,
  at: number,
  sentences: readonly Sentence[],
): readonly Token[] | null => {
  const own = lastIn(sentence.tokens.slice(0, at));
  if (own !== null) return own;
  for (let index = sentences.indexOf(sentence) - 1; sentences[index]?.reviewId === sentence.reviewId; index -= 1) {
    const found = lastIn(sentences[index]?.tokens ?? []);
    if (found !== null) return found;
  }
  return null;
};
