import { fieldName } from "../../../events/result/field-name.ts";
import type { ListingWords } from "../../../events/result/listing.ts";
import { fieldsOf, type WordList } from "../../../machines/listing-editor/listing-editor.words.ts";

type ChangedField = { field: string; label: string; before: string; after: string };

/** The fields that differ between two listings, in the order of a listing; one that only one of them has is empty in the other. */
export const changedFields = (before: ListingWords, after: ListingWords): { changed: ChangedField[]; same: number } => {
  const [old, next] = [before, after].map((words) => new Map(fieldsOf(words).map(({ field, text }) => [field, text])));
  const longest = (list: WordList): string[] => (before[list].length > after[list].length ? before[list] : after[list]);
  const all = fieldsOf({
    ...after,
    optimizedTitles: longest("optimizedTitles"),
    bulletsA: longest("bulletsA"),
    bulletsB: longest("bulletsB"),
  }).map(({ field }) => ({
    field,
    label: fieldName(field),
    before: old?.get(field) ?? "",
    after: next?.get(field) ?? "",
  }));
  const changed = all.filter((field) => field.before !== field.after);
  return { changed, same: all.length - changed.length };
};
