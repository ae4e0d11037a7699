import { createContext, use } from "react";
import type { ListingWords } from "../../events/result/listing.ts";

const LISTS = ["optimizedTitles", "bulletsA", "bulletsB"] as const;
const LINES = ["itemHighlights", "searchTerms"] as const;

/** The fields whose words are not as they were written. A text that only moved within its list is as it was. */
export const revisedFields = (words: ListingWords, written: ListingWords): ReadonlySet<string> =>
  new Set([
    ...LINES.filter((line) => words[line] !== written[line]),
    ...LISTS.flatMap((list) =>
      words[list].flatMap((text, index) => (written[list].includes(text) ? [] : [`${list}.${index}`])),
    ),
  ]);

const NONE: ReadonlySet<string> = new Set();

export const RevisedFields = createContext(NONE);

export const useIsRevised = (field: string): boolean => use(RevisedFields).has(field);
