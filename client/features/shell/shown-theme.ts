import { parseTheme, THEME_KEY, type Theme } from "../../../machines/theme/theme.ts";

/** The page's colours behind the browser's own bars. */
const BAR_COLORS: Record<Theme, string> = { dark: "#111512", light: "#fbfaf5" };

const listeners = new Set<() => void>();

export const shownTheme = (): Theme =>
  parseTheme(document.documentElement.classList.contains("light") ? "light" : null);

export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const showTheme = (theme: Theme): void => {
  document.documentElement.className = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BAR_COLORS[theme]);
  for (const listener of listeners) listener();
};

/** The server sets the theme by cookie; where the cookie is gone and local storage still knows, this restores it. */
export const restoreTheme = (): void => {
  const kept = parseTheme(localStorage.getItem(THEME_KEY));
  if (localStorage.getItem(THEME_KEY) !== null && kept !== shownTheme()) showTheme(kept);
};
