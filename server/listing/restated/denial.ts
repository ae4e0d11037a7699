/** How a predicate denies what follows it, as alternatives of a pattern. */
export const DENIAL = "(?:doesn['’]t|don['’]t|won['’]t|does not|do not|never)";
