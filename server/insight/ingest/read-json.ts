import { type Field, fieldName, namedColumn } from "./columns.ts";
import { parseDate, parseRating } from "./parse-values.ts";
import { exclude, type RawReading, type RawRecord } from "./record.ts";

type JsonObject = { [key: string]: unknown };
type Unused = Map<string, string[]>;
type Walk = { records: RawRecord[]; unused: Unused };

const MAX_DEPTH = 40;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const keyOf = (object: JsonObject, field: Field): string | null => {
  const keys = Object.keys(object).filter(
    (key) => isScalar(object[key]) || (field === "rating" && isObject(object[key])),
  );
  return keys[namedColumn(field, keys)] ?? null;
};

const ratingOf = (value: unknown): number | null => {
  if (isObject(value)) return ratingOf(value["ratingValue"] ?? value["value"]);
  return isScalar(value) ? parseRating(String(value)) : null;
};

const dateOf = (value: unknown): string | null => {
  if (typeof value === "number" && value > 600_000_000)
    return new Date(value > 1e11 ? value : value * 1000).toISOString().slice(0, 10);
  return typeof value === "string" ? parseDate(value) : null;
};

const note = (unused: Unused, key: string, value: unknown): void => {
  const texts = unused.get(key) ?? [];
  if (texts.push(isScalar(value) ? String(value) : JSON.stringify(value)) === 1) unused.set(key, texts);
};

const stringAt = (object: JsonObject, key: string | null): string => {
  const value = key === null ? undefined : object[key];
  return typeof value === "string" ? value.trim() : "";
};

const readObject = (object: JsonObject, textKey: string | null, titleKey: string | null, walk: Walk): void => {
  const [rating, date] = [keyOf(object, "rating"), keyOf(object, "date")];
  const used = new Set([textKey, titleKey, rating, date]);
  const [text, title] = [stringAt(object, textKey), stringAt(object, titleKey)];
  walk.records.push({
    text: text === "" ? title : text,
    title: text === "" || title === "" ? null : title,
    rating: rating === null ? null : ratingOf(object[rating]),
    date: date === null ? null : dateOf(object[date]),
    line: walk.records.length + 1,
  });
  for (const [key, value] of Object.entries(object))
    if (!used.has(key) && value !== null && value !== "") note(walk.unused, key, value);
};

const holdsRecords = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((each) => isObject(each) || typeof each === "string") : isObject(value);

const visit = (value: unknown, key: string, depth: number, walk: Walk): void => {
  if (depth > MAX_DEPTH) return note(walk.unused, "nested too deeply", "…");
  if (typeof value === "string") {
    walk.records.push({ text: value, title: null, rating: null, date: null, line: walk.records.length + 1 });
  } else if (Array.isArray(value)) {
    for (const each of value) visit(each, key, depth + 1, walk);
  } else if (isObject(value)) {
    const [textKey, titleKey] = [keyOf(value, "text"), keyOf(value, "title")];
    const nested = Object.entries(value).filter(
      ([name, each]) =>
        Array.isArray(each) && holdsRecords(each) && /review|comment|item|data|result|entr|node/i.test(name),
    );
    const isReview = typeof value[textKey ?? ""] === "string" || (titleKey !== null && keyOf(value, "rating") !== null);
    if (isReview && nested.length === 0) return readObject(value, textKey, titleKey, walk);
    for (const [name, each] of Object.entries(value)) {
      if (holdsRecords(each) && (nested.length === 0 || nested.some(([other]) => other === name)))
        visit(each, name, depth + 1, walk);
      else if (each !== null && each !== "") note(walk.unused, name, each);
    }
  } else if (isScalar(value)) {
    note(walk.unused, key, value);
  }
};

const readValue = (value: unknown): RawReading => {
  const walk: Walk = { records: [], unused: new Map() };
  visit(value, "value", 0, walk);
  const excluded = [...walk.unused].map(([key, texts]) =>
    exclude(
      "not-a-review",
      texts.slice(0, 20).join(", "),
      `Property “${key.slice(0, 60)}” is not part of a review`,
      null,
      texts.length,
    ),
  );
  return { records: walk.records, excluded };
};

/** Reads JSON: texts or review objects, in an array or nested; null when the text is not JSON. */
export const readJson = (text: string): RawReading | null => {
  const value = parseJson(text);
  return value === undefined || isScalar(value) ? null : readValue(value);
};

/** Reads one JSON value per line; lines that are not JSON are listed. Null when the first line is not JSON. */
export const readJsonLines = (text: string): RawReading | null => {
  const lines = text.split("\n").map((line, index) => ({ text: line.trim(), number: index + 1 }));
  const solid = lines.filter((line) => line.text !== "");
  const parsed = solid.map((line) => ({ ...line, value: parseJson(line.text) }));
  if (!isObject(parsed[0]?.value)) return null;
  const reading = readValue(parsed.flatMap((line) => (line.value === undefined ? [] : [line.value])));
  const broken = parsed
    .filter((line) => line.value === undefined)
    .map((line) => exclude("unreadable", line.text, "This line is not valid JSON", line.number));
  return { records: reading.records, excluded: [...reading.excluded, ...broken] };
};

/** Review objects as search engines read them: any object whose type is Review. */
export const readLinkedData = (value: unknown): RawRecord[] => {
  const found: RawRecord[] = [];
  const search = (each: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(each)) each.forEach((item) => search(item, depth + 1));
    if (!isObject(each)) return;
    if (fieldName(typeof each["@type"] === "string" ? each["@type"] : "") === "review")
      found.push(
        ...readValue([
          { ...each, text: each["reviewBody"] ?? each["description"], title: each["name"] ?? each["headline"] },
        ]).records,
      );
    else Object.values(each).forEach((item) => search(item, depth + 1));
  };
  search(value, 0);
  return found;
};

export const parseJsonOrNull = (text: string): unknown => parseJson(text) ?? null;
