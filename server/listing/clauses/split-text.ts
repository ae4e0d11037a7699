/** A piece of a field that can be true or false by itself; offsets are into the field's text. */
export type Piece = { start: number; end: number; text: string; header: boolean };

export type FieldKind = "title" | "highlights" | "bullet";

const BREAKS: Readonly<Record<FieldKind, RegExp>> = {
  title:
    /\s*(?:[|;•()[\]]|,(?!(?<=\d,)\d))\s*|\s+[–—-]\s+|(?<!\b(?:made|built|sized|safe|easy|ideal|ready))\s+(?=(?:with|for)\s)/giu,
  highlights: /\s*(?:[;|]|,(?!(?<=\d,)\d))\s*/gu,
  bullet:
    /[;!?•|]\s*|\.\s+|\s+[–—-]\s+|,?\s+(?=(?:but|while|which|although|yet|without)\s)|,\s+(?=(?:so|and|even|with|without|no|not|never)\s)/giu,
};

const HEADER = /^[^:;.!?]{2,60}?(?::\s+|\s+[–—-]\s+)/u;

const EDGES = /^[\s.,;:!?•*|–—-]+|[\s.,;:!?|–—-]+$/gu;

const trimmed = (field: string, from: number, to: number, header: boolean): Piece[] => {
  const raw = field.slice(from, to);
  const text = raw.replace(EDGES, "");
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const start = from + raw.indexOf(text);
  return [{ start, end: start + text.length, text, header }];
};

const splitFrom = (field: string, from: number, breaks: RegExp): Piece[] => {
  const pieces: Piece[] = [];
  let start = from;
  for (const match of field.slice(from).matchAll(breaks)) {
    const at = from + match.index;
    if (match[0].length === 0 || at < start) continue;
    pieces.push(...trimmed(field, start, at, false));
    start = at + match[0].length;
  }
  return [...pieces, ...trimmed(field, start, field.length, false)];
};

/** Splits a field into its clauses: a bullet into its header and what follows, a title at its commas and at "for" and "with", but for "Made for". */
export const splitText = (field: string, kind: FieldKind): Piece[] => {
  const header = kind === "bullet" ? (HEADER.exec(field)?.[0] ?? "") : "";
  return [...trimmed(field, 0, header.length, true), ...splitFrom(field, header.length, BREAKS[kind])];
};

/** The words of a clause, without capitals and double spaces. */
export const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();
