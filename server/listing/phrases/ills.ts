/** Ills that reviewers say a thing eases: themes tell of them, and no copy promises it. */
export const ILLS: ReadonlySet<string> = new Set(["cramps", "restlessLegs", "swelling"]);
