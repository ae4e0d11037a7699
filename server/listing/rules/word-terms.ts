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

export const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by for from has have he her his i if in is it its me my no not of on or our she so than that the their them they this to us was we were what when which who will with you your".split(
    " ",
  ),
);

export const SMALL_TITLE_WORDS: ReadonlySet<string> = new Set(
  "a an the and or nor but for in on at to by of with from over up as per via".split(" "),
);
