export const TEMPORARY_TERMS = [
  "available now",
  "brand new",
  "current",
  "discounted",
  "just launched",
  "last chance",
  "last minute",
  "latest",
  "limited time",
  "new",
  "on sale",
  "this week",
  "this month",
  "this year",
  "today",
] as const;
export const SUBJECTIVE_TERMS = [
  "amazing",
  "best",
  "cheap",
  "cheapest",
  "effective",
  "fastest",
  "good deal",
  "least",
  "most",
  "popular",
  "trending",
] as const;

export { STOP_WORDS } from "../../../events/result/stop-words.ts";

export const SMALL_TITLE_WORDS: ReadonlySet<string> = new Set(
  "a an the and or nor but for in on at to by of with from over up as per via".split(" "),
);
