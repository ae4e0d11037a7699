import { shorten, type TextCheck, without } from "./check.ts";
import { bytes, characters } from "./fold.ts";

export const maxCharacters: TextCheck = (text, params) => {
  const max = params.max ?? 0;
  return characters(text) <= max ? [] : [{ words: text.slice(max), fix: shorten(text, max) }];
};

export const minCharacters: TextCheck = (text, params) =>
  characters(text) >= (params.min ?? 0) ? [] : [{ words: text, fix: null }];

export const maxBytes: TextCheck = (text, params) => {
  const max = params.max ?? 0;
  if (bytes(text) <= max) return [];
  const words = text.split(" ");
  while (words.length > 1 && bytes(words.join(" ")) > max) words.pop();
  const fix = words.join(" ");
  return [{ words: text.slice(fix.length).trim(), fix }];
};

export const signs: TextCheck = (text, params, { brand }) => {
  const bare = brand === "" ? text : text.replace(brand, "");
  const found = [...new Set([...bare].filter((sign) => (params.signs ?? "").includes(sign)))];
  if (found.length === 0) return [];
  const fix = [...text]
    .filter((sign) => !found.includes(sign))
    .join("")
    .replace(/\s{2,}/g, " ")
    .trim();
  return [{ words: found.join(" "), fix }];
};

export const decoration: TextCheck = (text) => {
  const match = /~|#(?!\d)|[<>](?!\s?\d)|\*/.exec(text);
  return match === null ? [] : [{ words: match[0], fix: without(text, match[0]) }];
};

export const foreignLetters: TextCheck = (text) => {
  const found = [...new Set(text.match(/[^\u0020-\u007E–—‘’“”°½¼¾À-ÖØ-öø-ÿ]|[®©™Ææ]/gu) ?? [])];
  return found.length === 0
    ? []
    : [
        {
          words: found.join(" "),
          fix: [...text]
            .filter((sign) => !found.includes(sign))
            .join("")
            .replace(/\s{2,}/g, " ")
            .trim(),
        },
      ];
};

export const pictures: TextCheck = (text, params) => {
  const found = [
    ...new Set(text.match(/\p{Extended_Pictographic}|\uFE0F/gu) ?? []),
    ...new Set([...text].filter((sign) => (params.signs ?? "").includes(sign))),
  ];
  return found.length === 0
    ? []
    : [
        {
          words: found.join(" "),
          fix: [...text]
            .filter((sign) => !found.includes(sign))
            .join("")
            .replace(/\s{2,}/g, " ")
            .trim(),
        },
      ];
};

export const capitalStart: TextCheck = (text) => {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  if (first === "" || /^\p{Lu}|^[^\p{L}]*\d/u.test(text)) return [];
  const at = text.indexOf(first);
  return [
    {
      words: text.slice(0, 12),
      fix: (text.slice(0, at) + first.toUpperCase() + text.slice(at + 1)).replace(/^[^\p{L}\p{N}]+/u, ""),
    },
  ];
};

export const endPunctuation: TextCheck = (text) =>
  /[.!?;,]$/.test(text) ? [{ words: text.slice(-1), fix: text.replace(/[.!?;,\s]+$/, "") }] : [];

export const sentences: TextCheck = (text) => {
  const match = /[.!?]\s+(?=\p{Lu})/u.exec(text);
  if (match === null) return [];
  const rest = text.slice(match.index + match[0].length);
  return [
    {
      words: text.slice(Math.max(0, match.index - 10), match.index + 1),
      fix: `${text.slice(0, match.index)}; ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`,
    },
  ];
};

export const header: TextCheck = (text) => {
  if (/^[\p{Lu}\d][^:]{2,40}: \S/u.test(text)) return [];
  const dashed = /^([^:–—-]{3,40}?)\s*[–—-]\s+(\S.*)$/u.exec(text);
  const start = dashed?.[1] ?? "";
  const lower =
    start === start.toUpperCase()
      ? start.toLowerCase().replace(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
      : start;
  return [{ words: text.slice(0, 40), fix: dashed === null ? null : `${lower}: ${dashed[2] ?? ""}` }];
};

export const phraseList: TextCheck = (text) => {
  if (text.includes("|")) return [{ words: "|", fix: text.replace(/\s*\|\s*/g, ", ") }];
  return /[.!?](?:\s|$)/.test(text)
    ? [{ words: text.slice(-20), fix: text.replace(/[.!?](?=\s|$)/g, ",").replace(/,$/, "") }]
    : [];
};
