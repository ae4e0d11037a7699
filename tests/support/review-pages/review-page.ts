/** A copied page. `⟦2:…⟧` marks what belongs to its second review; everything else is the page's. */
export type ReviewPage = {
  name: string;
  page: string;
  /** The stars and the date of each review, in their order. */
  stars: readonly (number | null)[];
  dates: readonly (string | null)[];
};

const MARKED = /⟦(\d+):(.*?)⟧/g;

/** The page as it would be pasted. */
export const pastedText = ({ page }: ReviewPage): string => page.replace(MARKED, "$2");

/** What each review says, line by line. */
export const reviewLines = ({ page }: ReviewPage): string[][] => {
  const lines: string[][] = [];
  for (const [, number, text] of page.matchAll(MARKED)) (lines[Number(number) - 1] ??= []).push(text ?? "");
  return lines;
};
