import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Evidence } from "../../../events/result/result.ts";

/** An avatar with what proves it. */
export type Proved = { avatar: FullAvatar; evidence: Evidence[] };

/** The avatar without some lines of a list, and the evidence in the new order. */
export const keepLines = (
  avatar: FullAvatar,
  evidence: readonly Evidence[],
  list: "keywords" | "notSay",
  isKept: (line: string) => boolean,
): Proved => {
  const start = `avatar.${list}.`;
  const kept = avatar[list]
    .map((line, index) => ({ line, path: `${start}${index}` }))
    .filter(({ line }) => isKept(line));
  const moved = new Map(kept.map(({ path }, index) => [path, `${start}${index}`]));
  return {
    avatar: { ...avatar, [list]: kept.map(({ line }) => line) },
    evidence: evidence.flatMap((each) => {
      if (!each.path.startsWith(start)) return [each];
      const path = moved.get(each.path);
      return path === undefined ? [] : [{ ...each, path }];
    }),
  };
};
