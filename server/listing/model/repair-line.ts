import { splitText } from "../clauses/split-text.ts";
import { type FieldName, type Grounds, problemsOf } from "./line-problems.ts";
import type { ModelLine } from "./model-copy.ts";

const HEADER = /^[^:;]{2,60}:\s+/u;

/** How a field is cut, and put together again. */
const CUTS: Partial<Record<FieldName, { between: RegExp; joint: string }>> = {
  highlights: { between: /\s*,\s+/u, joint: ", " },
  bulletsA: { between: /\s*;\s+/u, joint: "; " },
  bulletsB: { between: /\s*;\s+/u, joint: "; " },
};

/** What begins a line begins with a capital. */
const capitalized = (part: string, header: string): string =>
  header === "" ? part.charAt(0).toUpperCase() + part.slice(1) : part;

/** A part, and what is left of it without its last clauses: "labelled screws, so it builds itself" and "labelled screws". */
const shortened = (part: string): string[] => [
  part,
  ...splitText(part, "bullet")
    .slice(0, -1)
    .toReversed()
    .map(({ end }) => part.slice(0, end)),
];

/** A line without those of its parts, or last clauses of parts, that may not stand; null where nothing is left, what is left may not stand either, or a header has lost the part that it heads. */
export const repairLine = (line: ModelLine, field: FieldName, grounds: Grounds): ModelLine | null => {
  const cut = CUTS[field];
  if (cut === undefined) return null;
  const text = line.text.trim();
  const header = field === "highlights" ? "" : (HEADER.exec(text)?.[0] ?? "");
  const withParts = (parts: readonly string[]): ModelLine => ({ ...line, text: header + parts.join(cut.joint) });
  const isSound = (part: string): boolean => problemsOf(withParts([part]), field, grounds).length === 0;
  const standing = text
    .slice(header.length)
    .split(cut.between)
    .map((part) => shortened(part).find(isSound));
  const sound = standing.filter((part) => part !== undefined);
  if (sound.length === 0 || (header !== "" && standing[0] === undefined)) return null;
  const repaired = withParts(sound.with(0, capitalized(sound[0] ?? "", header)));
  return repaired.text !== text && problemsOf(repaired, field, grounds).length === 0 ? repaired : null;
};
