import type { Exclusion } from "../../../events/result/review.ts";
import { hasWords } from "../text/clean-text.ts";
import { textId } from "./text-id.ts";

/** One review as a reader found it, before it is cleaned and numbered. */
export type RawRecord = {
  text: string;
  /** The text without what the seller took back in beside it: what the review is judged, compared and named by. */
  own?: string;
  title: string | null;
  rating: number | null;
  date: string | null;
  line: number | null;
  /** A badge says that the review was written for the product it is about. */
  isGiven?: boolean;
};

/** What a reader of one format hands on: records, and every part it did not use. */
export type RawReading = {
  records: RawRecord[];
  excluded: Exclusion[];
  /** Parts that would have been left out and are used because the seller asked for them. */
  included?: Exclusion[];
};

const EXCERPT_LENGTH = 300;
const NAME_LENGTH = 60;

const excerpt = (text: string): string => (text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH)}…`);

export const exclude = (
  reason: Exclusion["reason"],
  text: string,
  detail: string,
  line: number | null,
  count = 1,
): Exclusion => ({
  text: excerpt(text),
  reason,
  detail,
  line,
  ...(count > 1 ? { count } : {}),
});

const idOf = (reason: Exclusion["reason"], text: string): string =>
  textId(reason === "duplicate" ? `again: ${text}` : text);

/** An exclusion that can be undone: its id is made of the whole text, which the excerpt may cut. */
export const excludeReversibly = (...[reason, text, detail, line, count]: Parameters<typeof exclude>): Exclusion => ({
  ...exclude(reason, text, detail, line, count),
  id: idOf(reason, text),
});

type Said = Pick<RawRecord, "text" | "title" | "rating" | "date">;

const withFacts = ({ text, title, rating, date }: Said): string => {
  const isApart = title !== null && text !== title && !text.startsWith(`${title}\n`);
  const stars = rating === null ? null : rating === 1 ? "1 star" : `${rating} stars`;
  return [isApart ? title : null, text === "" ? null : excerpt(text), stars, date]
    .filter((part) => part !== null)
    .join(" · ");
};

/** Lists a whole review with its title, stars and date. Its id is made of its own words, if it has any. */
export const excludeReview = (
  { reason, detail }: Pick<Exclusion, "reason" | "detail">,
  record: Said & Pick<RawRecord, "line">,
  own: string,
): Exclusion => ({
  text: withFacts(record),
  reason,
  detail,
  line: record.line,
  ...(own === "" ? {} : { id: idOf(reason, own) }),
});

const saysSomething = (cell: string): boolean => hasWords(cell) && cell.trim().includes(" ");

/** Leaves out a column or property of a table of reviews, by its name; what its cells say can be taken back in beside the reviews. */
export const excludeNamed = (
  reason: Exclusion["reason"],
  cells: readonly string[],
  { kind, name }: { kind: "Column" | "Property"; name: string },
): Exclusion => ({
  ...exclude(
    reason,
    cells.join(", "),
    `${kind} “${name.slice(0, NAME_LENGTH)}” is not part of a review`,
    null,
    cells.length,
  ),
  ...(cells.some(saysSomething) ? { id: namedId(name) } : {}),
});

export const namedId = (name: string): string => textId(`named: ${name}`);
