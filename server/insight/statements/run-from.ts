import type { Token } from "../text/analyse.ts";

const STOPS = new Set([".", ",", ";", "!", "?", "(", ")", ":", "but", "although", "though", "however", "–", "—", '"']);

/** "so I …", "and it …" begin something new; "so thick", "the smell and the texture" do not. */
const begins = (tokens: readonly Token[], index: number): boolean =>
  ["so", "and"].includes(tokens[index]?.lower ?? "") && tokens[index + 1]?.pos === "PRON";

/** The tokens from an index on, up to the end of what they say. */
export const runFrom = (tokens: readonly Token[], from: number, most: number): readonly Token[] => {
  const rest = tokens.slice(from, from + most);
  const end = rest.findIndex((token, index) => index > 0 && (STOPS.has(token.lower) || begins(rest, index)));
  return end === -1 ? rest : rest.slice(0, end);
};
