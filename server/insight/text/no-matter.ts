import type { Token } from "./analyse.ts";

const ASKS = /^(?:how|what|which|where|who)$/;
const ENDS = /^(?:it|this|that|they|these)$/;
/** "no matter how very hard": so many words may stand before what is asked. */
const REACH = 2;

/** "holds no matter how hard I lean on it": whether a word tells what makes no difference, and so no fault and no merit. */
export const isNoMatter = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - REACH - 2), at);
  const matter = before.findLastIndex(
    ({ lower }, index) => lower === "matter" && ASKS.test(before[index + 1]?.lower ?? ""),
  );
  return matter !== -1 && !before.slice(matter + 2).some(({ lower }) => ENDS.test(lower));
};
