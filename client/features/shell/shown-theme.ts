import { parseTheme, THEME_KEY, type Theme } from "../../../machines/theme/theme.ts";
import { deviceStorage } from "../../lib/storage.ts";

/** The page's colours behind the browser's own bars. */
const BAR_COLORS: Record<Theme, string> = { dark: "#111512", light: "#fbfaf5" };

const listeners = new Set<() => void>();

export const shownTheme = (): Theme =>
  parseTheme(document.documentElement.classList.contains("light") ? "light" : null);

let served: Theme = typeof document === "undefined" ? parseTheme(null) : shownTheme();

/** The theme that the page came in, whatever it was changed to since. */
export const servedTheme = (): Theme => served;

/** For rendering where there is no document. */
export const serveTheme = (theme: Theme): void => {
  served = theme;
};

export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const showTheme = (theme: Theme): void => {
  document.documentElement.className = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BAR_COLORS[theme]);
  for (const listener of listeners) listener();
};

const restore = (): void => {
  const kept = deviceStorage.getItem(THEME_KEY);
  if (kept !== null && parseTheme(kept) !== shownTheme()) showTheme(parseTheme(kept));
};

/**
 * The server sets the theme by cookie; where the cookie is gone and local storage still knows, this restores it.
 * It also follows other tabs as long as the machine, which does the same, is not loaded.
 */
export const followKeptTheme = (): void => {
  restore();
  window.addEventListener("storage", ({ key }) => {
    if (key === THEME_KEY) restore();
  });
};
