/** Names of fields whose texts are the program's own: ids, codes, and where a span points to. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  "id",
  "reviewId",
  "path",
  "kind",
  "field",
  "fields",
  "basis",
  "unit",
  "state",
  "answeredBy",
  "severity",
  "ruleId",
  "source",
  "status",
  "profile",
  "reason",
  "date",
  "writer",
  "version",
  "rules",
]);

/** Objects all of whose texts are the program's own. */
const OWN_OBJECTS: ReadonlySet<string> = new Set(["matches"]);

const COVER = "•";

/** As long as the text, so that every offset into it still points to where it did. */
const cover = (text: string): string => text.replaceAll(/\S/g, COVER);

const maskValue = (name: string, value: unknown): unknown => {
  if (typeof value === "string") return OWN_WORDS.has(name) ? value : cover(value);
  if (Array.isArray(value)) return value.map((item) => maskValue(name, item));
  if (typeof value !== "object" || value === null || OWN_OBJECTS.has(name)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskValue(key, inner)]));
};

/** A stored result with every text that people wrote, or that was made of what they wrote, covered letter by letter. */
export const maskResult = (result: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(result).map(([name, value]) => [name, maskValue(name, value)]));
