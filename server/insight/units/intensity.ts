import type { Token } from "../text/analyse.ts";

const STRONG = new Set(
  "very extremely so super really incredibly absolutely insanely ridiculously totally completely way too most highly seriously amazingly insane crazy constantly always every never".split(
    " ",
  ),
);
const WEAK = new Set(
  "bit little slightly somewhat kinda kind sort fairly pretty rather mildly almost nearly sometimes occasionally decent okay ok".split(
    " ",
  ),
);

const STRONGER = 1.5;
const WEAKER = 0.5;
const REACH = 3;

/** How strongly an opinion that starts at `index` is put: "extremely loud" counts more than "a bit loud". */
export const intensityAt = (tokens: readonly Token[], index: number): number => {
  const before = tokens.slice(Math.max(0, index - REACH), index + 1).map((token) => token.lower);
  if (before.some((word) => WEAK.has(word))) return WEAKER;
  return before.some((word) => STRONG.has(word)) ? STRONGER : 1;
};
