export type Theme = "dark" | "light";

/** What somebody chose: one of the two, or whichever their system shows. */
export type ThemeChoice = Theme | "system";

/** The name under which the choice is kept, in local storage and in the cookie the server reads. */
export const THEME_KEY = "theme";

/** What was kept, read with care: dark unless it plainly says another. */
export const parseChoice = (kept: string | null): ThemeChoice =>
  kept === "light" || kept === "system" ? kept : "dark";

export const themeOf = (choice: ThemeChoice, system: Theme): Theme => (choice === "system" ? system : choice);
