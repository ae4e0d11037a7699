import { DatabaseUnavailable, StatementTimedOut } from "./sql.ts";

const ALONE_MAX = 2;

/** Tells one append that is too slow from a database that is: the latter gives up on several in a row that went alone. */
export const createSlowness = () => {
  let alone = 0;
  const isGeneral = (): boolean => alone >= ALONE_MAX;
  return {
    isGeneral,
    /** Notes how so many appends that went together ended. */
    failed: (error: unknown, members: number): void => {
      if (!(error instanceof StatementTimedOut)) alone = 0;
      else if (members === 1) alone += 1;
    },
    /** Notes that an append succeeded, or that nobody waits any more. */
    forget: (): void => {
      alone = 0;
    },
    /** Whether the error would meet every other append as well. */
    isOfDatabase: (error: unknown): boolean =>
      error instanceof StatementTimedOut ? isGeneral() : error instanceof DatabaseUnavailable,
  };
};
