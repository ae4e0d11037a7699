/** An answer in one or two sentences, and the versions of the events that decided it, oldest first. */
export type Reason = { answer: string; because: readonly number[] };

/** A reason with its versions in order, each once. */
export const reason = (answer: string, because: readonly number[]): Reason => ({
  answer,
  because: [...new Set(because)].sort((one, other) => one - other),
});

const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export const dayOf = (instant: string): string => LONG_DATE.format(new Date(instant));

export const countOf = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
