import { statementAt } from "../evidence.ts";
import type { ViewedResult } from "../viewed-result.ts";

const CURRENT = /^current(?<part>Title|Bullets)(?:\.(?<index>\d+))?$/;

/** The whole text of a field such as "bulletsA.2" or "currentTitle"; null where the result does not hold it. */
export const fieldText = (result: ViewedResult, field: string): string | null => {
  const current = CURRENT.exec(field)?.groups;
  if (current === undefined) return statementAt(result, field);
  if (current["part"] === "Title") return result.current?.title ?? null;
  return result.current?.bullets[Number(current["index"])] ?? null;
};
