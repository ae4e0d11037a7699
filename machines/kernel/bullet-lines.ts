const BULLET_PREFIX = /^[•\-*]\s*/;

export const filledLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Bullets typed one per line, without the signs they begin with. */
export const bulletLines = (text: string): string[] =>
  filledLines(text)
    .map((line) => line.replace(BULLET_PREFIX, ""))
    .filter((line) => line !== "");
