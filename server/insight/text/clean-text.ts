const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u2060\uFEFF\uFFFE\uFFFF]/g;
const SPACES = /[^\S\n]+/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Line ends as "\n", no control characters, single spaces, no space at line ends, at most one empty line in a row. */
export const cleanText = (text: string): string => {
  const lines = text
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(CONTROL, "")
    .replace(LONE_SURROGATE, "")
    .replace(SPACES, " ")
    .split("\n")
    .map((line) => line.trim());
  return lines
    .filter((line, index) => line !== "" || lines[index - 1] !== "")
    .join("\n")
    .trim();
};

export const cleanLine = (text: string): string => cleanText(text).replaceAll("\n", " ").replace(/ {2,}/g, " ");

export const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** The form in which two texts count as the same: lower case, letters and digits only. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
