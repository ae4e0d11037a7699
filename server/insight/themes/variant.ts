/** One of the several things that a facet's name speaks of, and the words that tell it. */
export type Variant = {
  said: RegExp;
  label: string;
  /** What is wrong, as a sentence. */
  pain: string;
  /** The same as a noun phrase, after "report". */
  trouble: string;
};

/** One such thing, by its words and what it is called. */
export const variant = (said: RegExp, label: string, pain: string, trouble: string): Variant => ({
  said,
  label,
  pain,
  trouble,
});
