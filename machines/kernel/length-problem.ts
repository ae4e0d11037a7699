import { LIMITS } from "../../events/limits.ts";

const tooLong = (what: string, text: string, max: number): string | null =>
  text.trim().length > max ? `${what} must be ${max} characters or less` : null;

/** What is wrong with a name that is longer than any may be; null where nothing is. */
export const nameProblem = (what: string, name: string): string | null => tooLong(what, name, LIMITS.nameLength);

/** What is wrong with a title that nobody could read; null where nothing is. The rules of a marketplace allow less. */
export const titleProblem = (what: string, title: string): string | null =>
  tooLong(what, title, LIMITS.titleInputLength);
