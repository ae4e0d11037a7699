import type { Token } from "../text/analyse.ts";

const FORMER = new Set(["old", "last", "previous", "former", "other", "others", "another", "collar"]);
const NOT_FORMER = new Set([
  "day",
  "days",
  "night",
  "week",
  "weeks",
  "month",
  "months",
  "year",
  "years",
  "time",
  "hand",
  "one",
  "side",
  "brightness",
  "setting",
  "thing",
  "things",
  "reviews",
  "reviewers",
]);

/** "my old lamp flickered", "used to get headaches", "other harnesses": said of something else, or of the time before. */
export const isAboutOther = (tokens: readonly Token[], match: { from: number }): boolean =>
  tokens.some((token, index) => {
    if (index > match.from + 8) return false;
    const next = tokens[index + 1];
    const owner = tokens[index - 1];
    const former =
      FORMER.has(token.lower) &&
      next?.pos === "NOUN" &&
      !NOT_FORMER.has(next.lower) &&
      (token.lower === "other" || owner?.lower === "my" || owner?.lower === "our");
    const before =
      token.lower === "used" &&
      next?.lower === "to" &&
      !["am", "is", "'m", "'s", "get", "got", "getting"].includes(owner?.lower ?? "");
    const gaveUp = token.lower === "with" && next?.lower === "a" && tokens[index + 2]?.lower === "collar";
    return former || before || gaveUp;
  });
