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

/** A line without those of its parts that may not stand; null where nothing is left, what is left may not stand either, or a header has lost the part that it heads. */
export const repairLine = (line: ModelLine, field: FieldName, grounds: Grounds): ModelLine | null => {
  const cut = CUTS[field];
  if (cut === undefined) return null;
  const text = line.text.trim();
  const header = field === "highlights" ? "" : (HEADER.exec(text)?.[0] ?? "");
  const parts = text.slice(header.length).split(cut.between);
  const withParts = (some: readonly string[]): ModelLine => ({ ...line, text: header + some.join(cut.joint) });
  const sound = parts.filter((part) => problemsOf(withParts([part]), field, grounds).length === 0);
  if (sound.length === 0 || sound.length === parts.length) return null;
  if (header !== "" && sound[0] !== parts[0]) return null;
  const repaired = withParts(sound.with(0, capitalized(sound[0] ?? "", header)));
  return problemsOf(repaired, field, grounds).length === 0 ? repaired : null;
};
