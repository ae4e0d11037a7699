import { type Field, fieldName, isPartOfReview, joinParts, namedColumn } from "./columns.ts";
import { dayOfInstant, parseDate, parseRating } from "./parse-values.ts";
import { excludeNamed, excludeReversibly, namedId, type RawReading, type RawRecord } from "./record.ts";
import { textId } from "./text-id.ts";

type JsonObject = { [key: string]: unknown };
type Unused = Map<string, string[]>;
type Walk = {
  records: RawRecord[];
  unused: Unused;
  /** Properties that are read beside the reviews because the seller asked for them, with what they say. */
  wanted: Unused;
  include: ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();

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
  if (typeof value === "number" && value > 600_000_000) return dayOfInstant(value);
  return typeof value === "string" ? parseDate(value) : null;
};

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return isScalar(value) ? String(value) : JSON.stringify(value);
};

const note = (unused: Unused, key: string, value: unknown): void => {
  const texts = unused.get(key) ?? [];
  if (texts.push(textOf(value)) === 1) unused.set(key, texts);
};

const stringAt = (object: JsonObject, key: string | null): string => {
  const value = key === null ? undefined : object[key];
  return typeof value === "string" ? value.trim() : "";
};

const readObject = (object: JsonObject, textKey: string | null, titleKey: string | null, walk: Walk): void => {
  const [rating, date] = [keyOf(object, "rating"), keyOf(object, "date")];
  const used = new Set([textKey, titleKey, rating, date]);
  const title = stringAt(object, titleKey);
  const others = Object.keys(object).filter((key) => !used.has(key));
  const wanted = others.filter((key) => walk.include.has(namedId(key)));
  const parts = others.filter((key) => isPartOfReview(key) && typeof object[key] === "string");
  const told = (keys: readonly string[]): string =>
    joinParts(
      stringAt(object, textKey),
      keys.map((key) => textOf(object[key])),
    );
  const [text, own] = [told([...parts, ...wanted.filter((key) => !parts.includes(key))]), told(parts)];
  walk.records.push({
    text: text === "" ? title : text,
    own: own === "" ? title : own,
    title: text === "" || title === "" ? null : title,
    rating: rating === null ? null : ratingOf(object[rating]),
    date: date === null ? null : dateOf(object[date]),
    line: walk.records.length + 1,
  });
  for (const key of others) {
    const value = object[key];
    if (parts.includes(key) || value === null || value === "") continue;
    note(wanted.includes(key) ? walk.wanted : walk.unused, key, value);
  }
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

const listed = (texts: Unused): RawReading["excluded"] =>
  [...texts].map(([name, cells]) => excludeNamed("not-a-review", cells, { kind: "Property", name }));

const readValue = (value: unknown, include: ReadonlySet<string> = NONE): Required<RawReading> => {
  const walk: Walk = { records: [], unused: new Map(), wanted: new Map(), include };
  visit(value, "value", 0, walk);
  return { records: walk.records, excluded: listed(walk.unused), included: listed(walk.wanted) };
};

/** Reads JSON: texts or review objects, in an array or nested; null when the text is not JSON. Properties in `include` are read beside the reviews. */
export const readJson = (text: string, include: ReadonlySet<string> = NONE): RawReading | null => {
  const value = parseJson(text);
  return value === undefined || isScalar(value) ? null : readValue(value, include);
};

/** Reads one JSON value per line; lines that are not JSON are listed, and read as texts where `include` names them. Null when the first line is not JSON. */
export const readJsonLines = (text: string, include: ReadonlySet<string> = NONE): RawReading | null => {
  const lines = text.split("\n").map((line, index) => ({ text: line.trim(), number: index + 1 }));
  const solid = lines.filter((line) => line.text !== "");
  const parsed = solid.map((line) => ({ ...line, value: parseJson(line.text) }));
  if (!isObject(parsed[0]?.value)) return null;
  const reading = readValue(
    parsed.flatMap((line) => (line.value === undefined ? [] : [line.value])),
    include,
  );
  const broken = parsed.filter((line) => line.value === undefined);
  const [taken, left] = [true, false].map((isTaken) =>
    broken.filter((line) => include.has(textId(line.text)) === isTaken),
  );
  const noted = (some: typeof broken = []): RawReading["excluded"] =>
    some.map((line) => excludeReversibly("unreadable", line.text, "This line is not valid JSON", line.number));
  return {
    records: [
      ...reading.records,
      ...(taken ?? []).map((line) => ({ text: line.text, title: null, rating: null, date: null, line: line.number })),
    ],
    excluded: [...reading.excluded, ...noted(left)],
    included: [...reading.included, ...noted(taken)],
  };
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
