const LINE_EVERY_MS = 2000;

const number = (value: number): string => Math.round(value).toLocaleString("en-US");

export const perSecond = (count: number, ms: number): string => number(ms === 0 ? count : (count * 1000) / ms);

/** Says how far a long work has come, at most once in two seconds. */
export const createProgress = (say: (line: string) => void, what: string) => {
  const begun = performance.now();
  let last = begun;
  let first: number | null = null;
  return (done: number, total: number | null): void => {
    first ??= done;
    const now = performance.now();
    if (now - last < LINE_EVERY_MS || done === first) return;
    last = now;
    const of = total === null ? "" : ` of ${number(total)}`;
    say(`${number(done)}${of} ${what}, ${perSecond(done - first, now - begun)} a second`);
  };
};
