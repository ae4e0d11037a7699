import type { Token } from "../../insight/text/analyse.ts";

/** What is easy or hard to do: "hard to open", "hard for me to open". */
export const infinitiveAt = (tokens: readonly Token[], at: number): Token | undefined => {
  const to =
    tokens[at + 1]?.lower === "for" ? tokens.findIndex(({ lower }, index) => index > at && lower === "to") : at + 1;
  return to !== -1 && to <= at + 4 && tokens[to]?.lower === "to" ? tokens[to + 1] : undefined;
};
