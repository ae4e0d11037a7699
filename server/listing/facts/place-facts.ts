import type { PlacedFact } from "../../../events/result/ledger.ts";
import { LISTING_FIELDS } from "../../../events/result/listing.ts";
import { fieldWords } from "../keywords/find-words.ts";
import { contentWords } from "../keywords/same-sense.ts";
import type { PlacedTexts } from "../packing/place-words.ts";
import type { FactGroup } from "./read-facts.ts";

const NO_ROOM = "No room: what stands in the bullets weighs more.";

/** Whether a line holds every word of a fact. */
const holds = (line: string, text: string): boolean => fieldWords([line]).hasWords(contentWords(text));

/** Where each clause of the seller's own bullets stands now, or why it was left out. */
export const placeFacts = (groups: readonly FactGroup[], texts: PlacedTexts): PlacedFact[] =>
  groups
    .flatMap(({ facts }) => facts)
    .map(({ original, text, reason }) => {
      const fields =
        reason === null ? LISTING_FIELDS.filter((field) => texts[field].some((line) => holds(line, text))) : [];
      return { text: original, fields, reason: fields.length > 0 ? null : (reason ?? NO_ROOM) };
    });
