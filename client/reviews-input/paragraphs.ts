import type { ImportedReviews } from "../../events/wire/reviews.ts";

const BETWEEN = /\n(?:[ \t]*\n)+/;
const SEPARATOR = /^[ \t]*-{3,}[ \t]*$/m;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
const STARS = /^(?:[★⭐☆✩]|\d(?:[.,]\d)? ?(?:\/|out of|stars?\b))/i;

/** Fewer words are a name, a date or a button of a page. */
const LEAST_WORDS = 5;
/** Reviews of several paragraphs are usual, so only what is plainly too few is asked about. */
const TIMES = 2;
const MORE = 3;

const paragraphsOf = (text: string): string[] => text.trim().split(BETWEEN);

const isProse = (text: string): boolean => (text.match(WORD)?.length ?? 0) >= LEAST_WORDS;

/** In how many paragraphs so few reviews were found that each may be one; null where that is not so, or where lines set them apart. */
export const joinedParagraphs = (
  text: string,
  { format, reviews, excluded }: Pick<ImportedReviews, "format" | "reviews" | "excluded">,
): number | null => {
  if (format !== "text" || SEPARATOR.test(text)) return null;
  const furniture = new Set(excluded.map((part) => part.text));
  const told = paragraphsOf(text).filter((paragraph) =>
    isProse(
      paragraph
        .split("\n")
        .filter((line) => !furniture.has(line.trim()))
        .join(" "),
    ),
  ).length;
  const read = reviews + excluded.filter(({ reason }) => reason !== "boilerplate").length;
  return told >= TIMES * read && told >= read + MORE ? told : null;
};

/** The text with a line between its paragraphs, so that each is read as a review. Stars stay with what follows them. */
export const setApart = (text: string): string =>
  paragraphsOf(text).reduce((whole, paragraph, index, all) => {
    const before = all[index - 1] ?? "";
    return `${whole}${STARS.test(before) && !isProse(before) ? "\n" : "\n\n---\n\n"}${paragraph}`;
  });
