import * as v from "valibot";
import { ListingToAudit } from "../../../events/wire/listing-audit.ts";

const LABELS: readonly (readonly [RegExp, "productName" | "title" | "highlights" | "searchTerms" | "description"])[] = [
  [/^(?:product|product name):\s*/i, "productName"],
  [/^title:\s*/i, "title"],
  [/^(?:highlights|item highlights|subtitle):\s*/i, "highlights"],
  [/^(?:search terms|keywords|tags|backend keywords):\s*/i, "searchTerms"],
  [/^description:\s*/i, "description"],
];

const BULLET_SIGN = /^\s*(?:[-•·*–—]|\d{1,2}[.)])\s+/;

const readLines = (text: string): Record<string, unknown> => {
  const fields: Record<string, string> = {};
  const bullets: string[] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const label = LABELS.find(([pattern]) => pattern.test(line));
    if (line === "" || /^(?:bullets|bullet points|key features|about this item):?$/i.test(line)) continue;
    if (label !== undefined) fields[label[1]] = line.replace(label[0], "");
    else if (fields["title"] === undefined && !BULLET_SIGN.test(line)) fields["title"] = line;
    else bullets.push(line.replace(BULLET_SIGN, ""));
  }
  return { title: "", ...fields, bullets };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads a listing from JSON, or from lines: the title first, then the bullets; "Search terms:" and the like name other fields. Null where it is none. */
export const readListing = (text: string): v.InferOutput<typeof ListingToAudit> | null => {
  const bare = text.replace(/^\uFEFF/, "").trim();
  const parsed = v.safeParse(ListingToAudit, bare.startsWith("{") ? readJson(bare) : readLines(bare));
  return parsed.success ? parsed.output : null;
};
