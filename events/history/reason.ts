/** An answer in one or two sentences, and the versions of the events that decided it, oldest first. */
export type Reason = { answer: string; because: readonly number[] };

/** A reason with its versions in order, each once. */
export const reason = (answer: string, because: readonly number[]): Reason => ({
  answer,
  because: [...new Set(because)].sort((one, other) => one - other),
});
