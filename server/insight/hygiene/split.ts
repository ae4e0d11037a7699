/** Rough sentences, for rules that look at one thought at a time. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** Rough clauses: sentences cut at commas, dashes and "but". */
export const clausesOf = (text: string): string[] =>
  sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[,;:–—()!?]+|\.{2,}|\. | - | (?:but|though|although|however|yet) /))
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
