import type { Exclusion, Review } from "../../events/result/review.ts";
import { collectReviews } from "./hygiene/collect-reviews.ts";
import { isCanonical, readCanonical } from "./ingest/canonical.ts";
import { decodeBytes } from "./ingest/decode-bytes.ts";
import { looksLikeTable, readCsv } from "./ingest/read-csv.ts";
import { looksLikeHtml, readHtml } from "./ingest/read-html.ts";
import { readJson, readJsonLines } from "./ingest/read-json.ts";
import { readPlain } from "./ingest/read-plain.ts";
import { exclude, type RawReading } from "./ingest/record.ts";

export type ReviewsInput = { text: string } | { bytes: Uint8Array; fileName: string };
export type ReviewsFormat = "text" | "csv" | "html" | "json";
export type ReadReviews = {
  reviews: Review[];
  excluded: Exclusion[];
  /** What would have been left out and is used because its id was given. */
  included: Exclusion[];
  format: ReviewsFormat;
};

type Reading = RawReading & { format: ReviewsFormat };

const extensionOf = (fileName: string): string => /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";

const asJson = (text: string, extension: string, include: ReadonlySet<string>): Reading | null => {
  const declared = ["json", "jsonl", "ndjson"].includes(extension);
  if (!declared && !/^[[{]/.test(text)) return null;
  const reading = readJson(text, include) ?? readJsonLines(text, include);
  if (reading !== null) return { ...reading, format: "json" };
  return declared
    ? { records: [], excluded: [exclude("unreadable", text, "This file is not valid JSON", 1)], format: "json" }
    : null;
};

const read = (input: string, extension: string, include: ReadonlySet<string>): Reading => {
  const text = input.replace(/^\uFEFF/, "").trim();
  if (isCanonical(text)) return { ...readCanonical(text), format: "text" };
  const json = asJson(text, extension, include);
  if (json !== null) return json;
  if (["html", "htm", "mhtml"].includes(extension) || looksLikeHtml(text))
    return { ...readHtml(text, include), format: "html" };
  if (["csv", "tsv"].includes(extension) || looksLikeTable(text)) return { ...readCsv(text, include), format: "csv" };
  return { ...readPlain(text, include), format: "text" };
};

/**
 * Reads reviews out of pasted text or an uploaded file. Every part that is not used is listed with its reason; parts
 * whose ids are in `include` are used after all.
 */
export const readReviews = (input: ReviewsInput, include: readonly string[] = []): ReadReviews => {
  const wanted = new Set(include);
  const [text, extension] =
    "text" in input ? [input.text, ""] : [decodeBytes(input.bytes), extensionOf(input.fileName)];
  const reading = read(text, extension, wanted);
  return { ...collectReviews(reading, wanted), format: reading.format };
};
