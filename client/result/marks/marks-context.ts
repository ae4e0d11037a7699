import { createContext, useContext } from "react";

/** What is marked in the copy beside its proof: words of keywords, or what one bullet set says and the other does not. */
export type CopyMarks =
  | { kind: "keywords"; keywords: readonly string[] }
  | { kind: "differences"; sets: { bulletsA: readonly string[]; bulletsB: readonly string[] } };

export const MarksContext = createContext<CopyMarks | null>(null);

export const useMarks = (): CopyMarks | null => useContext(MarksContext);
