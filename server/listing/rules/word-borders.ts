const isInside = (text: string, at: number): boolean =>
  at > 0 && at < text.length && /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at));

/** The end of a text from a place on, with the whole of the word that stands there. */
export const wordsFrom = (text: string, at: number): string => {
  let start = at;
  while (isInside(text, start)) start -= 1;
  return text.slice(start).trimStart();
};

/** The beginning of a text up to a place, with the whole of the word that stands there. */
export const wordsTo = (text: string, at: number): string => {
  let end = at;
  while (isInside(text, end)) end += 1;
  return text.slice(0, end).trimEnd();
};

/** The beginning of a text that is at most so long, of whole words, with "…" where more follows. */
export const clipped = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let end = most;
  while (isInside(text, end)) end -= 1;
  return `${(end === 0 ? text.slice(0, most).toWellFormed() : text.slice(0, end)).trimEnd()} …`;
};
