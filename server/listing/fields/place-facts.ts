import type { PlacedFact } from "../../../events/result/ledger.ts";
import { LISTING_FIELDS, type ListingField } from "../../../events/result/listing.ts";
import type { Fact, FactGroup } from "../facts/read-facts.ts";
import type { Heading } from "../facts/read-heading.ts";
import { fieldWords } from "../words/find-words.ts";
import { contentWords } from "../words/same-sense.ts";
import type { PlacedTexts } from "./place-words.ts";

const NO_ROOM = "No room; what stands in the bullets weighs more.";
const NO_BULLET = "It needs a bullet of its own, and those that stand weigh more.";
const NEW_HEADER = "Another header stands over what its bullet says.";
const NO_HEADER = "No bullet says what stood under it.";
const UNFIT =
  "It fits no bullet: beside what stands there it would mislead, break a rule or claim what nobody bears out.";

/** One word alone may be said of something else. */
const LEAST_WORDS = 2;

const BULLETS = 5;
/** A bullet takes in facts of others up to this length. */
const LONG_ENOUGH = 160;

/** Whether a line holds every word of a fact. */
const holds = (line: string, text: string): boolean => fieldWords([line]).hasWords(contentWords(text));

const homesOf = (text: string, texts: PlacedTexts): ListingField[] =>
  LISTING_FIELDS.filter((field) => texts[field].some((line) => holds(line, text)));

/** Where copy says the very words of a clause that was not taken over as a fact, because reviewers bear them out. */
const saidAnyway = (text: string, texts: PlacedTexts): ListingField[] => {
  const words = contentWords(text);
  return words.length < LEAST_WORDS
    ? []
    : LISTING_FIELDS.filter((field) => field !== "searchTerms" && fieldWords(texts[field]).hasPhrase(words));
};

/** Why a sound clause stands nowhere. */
const lackOf = (text: string, leans: boolean, { bulletsA, bulletsB }: PlacedTexts): string => {
  const sets = [bulletsA, bulletsB];
  const hasRoom = sets.some((set) => set.some((bullet) => `${bullet}; ${text}`.length <= LONG_ENOUGH));
  if (!leans) return hasRoom ? UNFIT : NO_ROOM;
  return sets.every((set) => set.length >= BULLETS) ? NO_BULLET : UNFIT;
};

const placeClauses = (facts: readonly Fact[], texts: PlacedTexts): PlacedFact[] =>
  facts.map(({ original, text, brief, isCut, leans, reason }): PlacedFact => {
    const forms = reason === null ? [text, brief].filter((form) => form !== "") : [];
    const wording = forms.find((form) => homesOf(form, texts).length > 0);
    const said = saidAnyway(original, texts);
    if (wording === undefined && said.length > 0) return { text: original, fields: said, wording: null, reason: null };
    return wording === undefined
      ? { text: original, fields: [], wording: null, reason: reason ?? lackOf(text, leans, texts) }
      : {
          text: original,
          fields: LISTING_FIELDS.filter((field) => forms.some((form) => homesOf(form, texts).includes(field))),
          wording: isCut || wording !== text ? wording : null,
          reason: null,
        };
  });

/** Where a header's words stand now, whoever says them, or why they stand nowhere. */
const placeHeading = ({ original, text, reason }: Heading, isTold: boolean, texts: PlacedTexts): PlacedFact => {
  const own = reason === null ? homesOf(original, texts) : saidAnyway(original, texts);
  const fields = own.length > 0 || reason !== null ? own : homesOf(text, texts);
  if (fields.length === 0)
    return { text: original, fields, wording: null, reason: reason ?? (isTold ? NEW_HEADER : NO_HEADER) };
  return { text: original, fields, wording: own.length > 0 ? null : text, reason: null };
};

/** Where each clause of the seller's own bullets stands now, or why it was left out; of their headers what the clauses do not say. */
export const placeFacts = (groups: readonly FactGroup[], texts: PlacedTexts): PlacedFact[] =>
  groups.flatMap(({ facts, heading }) => {
    const placed = placeClauses(facts, texts);
    const isTold = placed.some(({ fields }) => fields.length > 0);
    return heading === undefined || heading === null ? placed : [placeHeading(heading, isTold, texts), ...placed];
  });
