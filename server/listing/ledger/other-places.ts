import type { Span } from "../../../events/result/review.ts";
import type { Statement } from "../clauses/read-clause.ts";
import { clausesAt, type ReviewIndex } from "../reviews/review-index.ts";

/** What a statement says of the room inside, or of what goes in: "holds 32 oz", "fits ice cubes". */
const HOLDS = /\b(?:holds?|fits?)(?!\p{L})(?= \S)|\b(?:capacity|roomy|spacious)\b/iu;
const PLACES =
  "holders?|fridges?|refrigerators?|freezers?|cabinets?|cupboards?|drawers?|dishwashers?|microwaves?|lockers?|pantry|shelf|shelves";
const NAMES_PLACE = new RegExp(
  `\\b(?:${PLACES}|kitchens?|cars?|vehicles?|trucks?|bags?|backpacks?|rooms?|spaces?|anywhere|any|all|most|every|universal)\\b`,
  "iu",
);
/** "does not fit my cup holder", "too wide for the cup holder": where the thing goes, and not what goes in. */
const DOES_NOT_GO = new RegExp(
  `\\b(?:fits?|go(?:es)?|hold|sits?|stands?|stays?|slides?|(?:wide|big|large|tall|fat|long|high|small) (?:for|to fit))(?: [\\p{L}'’-]+){0,4} (?:${PLACES})\\b`,
  "iu",
);

/** What is said against a statement of the room inside, without what only tells where the thing itself does not go. */
export const withoutOtherPlaces = (
  opposing: readonly Span[],
  { text }: Statement,
  index: ReviewIndex,
): readonly Span[] =>
  HOLDS.test(text) && !NAMES_PLACE.test(text)
    ? opposing.filter((span) => !clausesAt(index, span).every((clause) => DOES_NOT_GO.test(clause.text)))
    : opposing;
