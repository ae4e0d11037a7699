import type { PlacedFact } from "../../../events/result/ledger.ts";
import { LISTING_FIELDS, type ListingField } from "../../../events/result/listing.ts";
import { fieldWords } from "../keywords/find-words.ts";
import { contentWords } from "../keywords/same-sense.ts";
import type { PlacedTexts } from "../packing/place-words.ts";
import type { FactGroup } from "./read-facts.ts";

const NO_ROOM = "No room; what stands in the bullets weighs more.";

/** Whether a line holds every word of a fact. */
const holds = (line: string, text: string): boolean => fieldWords([line]).hasWords(contentWords(text));

const homesOf = (text: string, texts: PlacedTexts): ListingField[] =>
  LISTING_FIELDS.filter((field) => texts[field].some((line) => holds(line, text)));

/** Where each clause of the seller's own bullets stands now, or why it was left out. */
export const placeFacts = (groups: readonly FactGroup[], texts: PlacedTexts): PlacedFact[] =>
  groups
    .flatMap(({ facts }) => facts)
    .map(({ original, text, brief, isCut, reason }): PlacedFact => {
      const forms = reason === null ? [text, brief].filter((form) => form !== "") : [];
      const wording = forms.find((form) => homesOf(form, texts).length > 0);
      return wording === undefined
        ? { text: original, fields: [], wording: null, reason: reason ?? NO_ROOM }
        : {
            text: original,
            fields: LISTING_FIELDS.filter((field) => forms.some((form) => homesOf(form, texts).includes(field))),
            wording: isCut || wording !== text ? wording : null,
            reason: null,
          };
    });
