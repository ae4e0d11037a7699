import { asNoise, isKind, NAME, type Numbered, type Page } from "./page-context.ts";
import { parseDate, parseRating } from "./parse-values.ts";
import { type Block, splitBefore } from "./split-before.ts";

type Field = "rating" | "date" | "title" | "text" | "name";

const LABELS: readonly (readonly [Field, RegExp])[] = [
  ["rating", /^(?:(?:overall |star )?rating|stars?|score) ?: ?/i],
  ["date", /^(?:(?:review )?date|posted(?: on)?|reviewed(?: on)?) ?: ?/i],
  ["title", /^(?:(?:review )?title|headline|summary|subject) ?: ?/i],
  ["text", /^(?:(?:customer )?review(?: text| body)?|comments?|text|body|content|feedback) ?: ?/i],
  ["name", /^(?:(?:reviewer |customer |user ?)?name|reviewer|author|customer|user|by) ?: ?/i],
];

type Labelled = { field: Field; value: string };

const labelOf = ({ text }: Numbered): Labelled | null => {
  for (const [field, label] of LABELS) {
    const match = label.exec(text);
    if (match !== null) return { field, value: text.slice(match[0].length) };
  }
  return null;
};

const readField = (entry: Numbered, { field, value }: Labelled): Numbered => {
  const [rating, date] = [parseRating(value), parseDate(value)];
  if (field === "rating" && rating !== null) return { ...entry, line: { kind: "rating", rating, rest: "" } };
  if (field === "date" && date !== null) return { ...entry, line: { kind: "date", date, isReviewed: false } };
  if (field === "title") return { ...entry, line: { kind: "title", title: value } };
  if (field === "text") return { ...entry, line: { kind: "text" }, text: value };
  return field === "name" ? asNoise(entry, NAME) : entry;
};

/** The reviews of a paste that names their parts, "Rating: 4", "Review: …", or null where it does not. */
export const labelledBlocks = (page: Page): Block[] | null => {
  const labels = new Map(page.map((entry) => [entry, labelOf(entry)]));
  const first = page.find((entry) => !isKind(entry, "blank") && !isKind(entry, "separator"));
  const opening = first && labels.get(first);
  const fields = new Set([...labels.values()].map((label) => label?.field));
  fields.delete(undefined);
  if (!opening || !fields.has("text") || fields.size < 2) return null;
  const blocks = splitBefore(page, (entry, index, block) => {
    const field = labels.get(entry)?.field;
    const isNext = field === opening.field && isKind(page[index - 1], "blank");
    return (
      isKind(entry, "separator") ||
      isNext ||
      (field !== undefined && block.some((each) => labels.get(each)?.field === field))
    );
  });
  return blocks.map((block) =>
    block.map((entry) => {
      const label = labels.get(entry);
      return label ? readField(entry, label) : entry;
    }),
  );
};
