/** Longer than any word: a link, or a key held down. Patterns may be superlinear in its length. */
const LONG_RUN = /\S{61,}/g;

/** The text with blanks for runs that are no words; as long as before, so that offsets stay true. */
export const withoutLongRuns = (text: string): string => text.replace(LONG_RUN, (run) => " ".repeat(run.length));
