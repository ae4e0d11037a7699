import { type FieldName, type Grounds, problemsOf } from "./line-problems.ts";
import type { ModelLine } from "./model-copy.ts";

const HEADER = /^[^:;]{2,60}:\s+/u;

/** How a field is cut, and put together again. */
const CUTS: Partial<Record<FieldName, { between: RegExp; joint: string }>> = {
  highlights: { between: /\s*,\s+/u, joint: ", " },
  bulletsA: { between: /\s*;\s+/u, joint: "; " },
  bulletsB: { between: /\s*;\s+/u, joint: "; " },
};

/** A line without those of its parts that may not stand; null where nothing is left, or what is left may not stand either. */
export const repairLine = (line: ModelLine, field: FieldName, grounds: Grounds): ModelLine | null => {
  const cut = CUTS[field];
  if (cut === undefined) return null;
  const text = line.text.trim();
  const header = field === "highlights" ? "" : (HEADER.exec(text)?.[0] ?? "");
  const parts = text.slice(header.length).split(cut.between);
  const withParts = (some: readonly string[]): ModelLine => ({ ...line, text: header + some.join(cut.joint) });
  const sound = parts.filter((part) => problemsOf(withParts([part]), field, grounds).length === 0);
  if (sound.length === 0 || sound.length === parts.length) return null;
  const repaired = withParts(sound);
  return problemsOf(repaired, field, grounds).length === 0 ? repaired : null;
};
