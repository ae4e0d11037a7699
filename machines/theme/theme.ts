export type Theme = "dark" | "light";

/** The name under which the choice is kept, in local storage and in the cookie the server reads. */
export const THEME_KEY = "theme";

/** What was kept, read with care: dark unless it plainly says light. */
export const parseTheme = (kept: string | null): Theme => (kept === "light" ? "light" : "dark");
