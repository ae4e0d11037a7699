/** A command was called as its usage says, and what it was asked for did not come out well. */
export const FAILED = 1;
/** A command was not called as its usage says, and did nothing. */
export const MISUSED = 2;
