export type DiffPart = { kind: "same" | "removed" | "added"; text: string };

const WORDS = /\s+|[^\s]+/gu;
const CELLS_MAX = 250_000;

const tokens = (text: string): string[] => text.match(WORDS) ?? [];

/** Length of the longest common run of tokens, for each pair of ends. */
const commonLengths = (before: readonly string[], after: readonly string[]): number[][] => {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      row[j] =
        before[i] === after[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0);
    }
  }
  return lengths;
};

const walk = (before: readonly string[], after: readonly string[]): DiffPart[] => {
  const lengths = commonLengths(before, after);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old = "", next = ""] = [before[i], after[j]];
    if (i < before.length && j < after.length && old === next) {
      parts.push({ kind: "same", text: old });
      i += 1;
      j += 1;
    } else if (i < before.length && (j >= after.length || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      parts.push({ kind: "removed", text: old });
      i += 1;
    } else {
      parts.push({ kind: "added", text: next });
      j += 1;
    }
  }
  return parts;
};

const joined = (parts: readonly DiffPart[]): DiffPart[] => {
  const runs: DiffPart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.kind === part.kind) runs[runs.length - 1] = { kind: part.kind, text: last.text + part.text };
    else runs.push(part);
  }
  return runs;
};

const isSpace = (part: DiffPart | undefined): boolean => part?.kind === "same" && part.text.trim() === "";

/** Words that change one after the other change together: what was there, then what comes, with the spaces between. */
const inRuns = (parts: readonly DiffPart[]): DiffPart[] => {
  const runs: DiffPart[] = [];
  let run: DiffPart[] = [];
  const close = (): void => {
    const end = run.findLastIndex(({ kind }) => kind !== "same") + 1;
    const changes = run.slice(0, end);
    const textOf = (without: DiffPart["kind"]): string =>
      changes
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join("");
    const pair = [
      { kind: "removed", text: textOf("added") },
      { kind: "added", text: textOf("removed") },
    ] as const;
    const isOneSided = !changes.some(({ kind }) => kind === "removed") || !changes.some(({ kind }) => kind === "added");
    runs.push(...(isOneSided ? changes : pair), ...run.slice(end));
    run = [];
  };
  for (const part of parts) {
    if (part.kind !== "same" || (isSpace(part) && run.length > 0)) run.push(part);
    else {
      close();
      runs.push(part);
    }
  }
  close();
  return runs;
};

/** What changes from one text to another, word by word. Very long texts change as a whole. */
export const diffWords = (before: string, after: string): DiffPart[] => {
  const [old, next] = [tokens(before), tokens(after)];
  if (old.length * next.length > CELLS_MAX) {
    return before === after
      ? [{ kind: "same", text: before }]
      : [
          { kind: "removed", text: before },
          { kind: "added", text: after },
        ];
  }
  return joined(inRuns(joined(walk(old, next))));
};
