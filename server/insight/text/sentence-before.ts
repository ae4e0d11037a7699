const ENDS = [".", "!", "?", "\n", ";"];
const FARTHEST = 160;

/** The words of a text before a place that belong to the same sentence, 160 characters at most. */
export const sentenceBefore = (text: string, at: number): string => {
  const from = Math.max(...ENDS.map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  return text.slice(Math.max(from, at - FARTHEST), at).trimStart();
};
