/** A word of a text in its folded form, with the place it has in the text as written. */
export type Token = { text: string; start: number; end: number; foldedStart: number; foldedEnd: number };

/** A text as a reader takes it in, whatever its case, accents, widths and invisible characters; offsets lead back to the text as written. */
export type FoldedText = {
  source: string;
  text: string;
  tokens: readonly Token[];
  /** The characters of the source that a stretch of the folded text came from. */
  sourceSpan: (start: number, end: number) => { start: number; end: number };
};

/** Marks, joiners, directions and soft hyphens: read by nobody. */
const INVISIBLE = /[\p{Cf}\p{M}\u115F\u1160]/u;

/** Signs whose compatibility form would run into the word before them. */
const KEPT = new Set("™®©℠℗");

const LOOKALIKES: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "‛": "'",
  "′": "'",
  "´": "'",
  "`": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‟": '"',
  "″": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "﹣": "-",
  "⁄": "/",
  "∕": "/",
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  н: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  α: "a",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
};

const foldCharacter = (character: string): string => {
  if (INVISIBLE.test(character)) return "";
  if (KEPT.has(character)) return character;
  if (/\s/u.test(character)) return " ";
  const plain = (LOOKALIKES[character] ?? character).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...plain].map((each) => LOOKALIKES[each] ?? each).join("");
};

type Mapped = { text: string; starts: readonly number[]; ends: readonly number[] };

const foldEach = (source: string): Mapped => {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of source) {
    const folded = foldCharacter(character);
    parts.push(folded);
    for (let index = 0; index < folded.length; index += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { text: parts.join(""), starts, ends };
};

const isPlain = (source: string): boolean => /^[ -~]*$/.test(source);

const WORD = /[\p{L}\p{N}]+(?:'\p{L}+)*/gu;

/** Folds a text for matching. */
export const foldText = (source: string): FoldedText => {
  const mapped = isPlain(source) ? null : foldEach(source);
  const text = mapped?.text ?? source.toLowerCase();
  const sourceSpan: FoldedText["sourceSpan"] = (start, end) =>
    mapped === null
      ? { start, end }
      : { start: mapped.starts[start] ?? source.length, end: mapped.ends[end - 1] ?? source.length };
  const tokens = [...text.matchAll(WORD)].map((match): Token => {
    const end = match.index + match[0].length;
    return { text: match[0], ...sourceSpan(match.index, end), foldedStart: match.index, foldedEnd: end };
  });
  return { source, text, tokens, sourceSpan };
};
