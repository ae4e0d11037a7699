import { clauseAfter, clauseBefore, type Misreading, type Reading, sentenceText, textFrom } from "./misreading.ts";

/** A word of a facet that means something else in company: all that is named has to be there. */
export type Company = {
  /** The facets; any where none is named. */
  of?: readonly string[];
  /** The words that carry the opinion. */
  says?: RegExp;
  before?: RegExp;
  after?: RegExp;
  sentence?: RegExp;
};

/** Whether an opinion stands in such company. */
export const isIn =
  ({ of, says, before, after, sentence }: Company) =>
  (reading: Reading): boolean =>
    (of?.includes(reading.unit.facet?.id ?? "") ?? true) &&
    (says?.test(textFrom(reading.tokens, reading.from, reading.to)) ?? true) &&
    (before?.test(clauseBefore(reading)) ?? true) &&
    (after?.test(clauseAfter(reading)) ?? true) &&
    (sentence?.test(sentenceText(reading.unit.clause.sentence)) ?? true);

/** Misreadings that leave nothing of an opinion. */
export const nothing = (entries: readonly Company[]): Misreading[] =>
  entries.map((entry) => ({ why: "nothing", is: isIn(entry) }));
