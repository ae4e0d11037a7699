import { parseChoice, THEME_KEY, type Theme, type ThemeChoice, themeOf } from "../../../machines/theme/theme.ts";
import { deviceStorage } from "../../lib/storage.ts";

/** The page's colours behind the browser's own bars. */
const BAR_COLORS: Record<Theme, string> = { dark: "#111512", light: "#fbfaf5" };
const PREFERS_LIGHT = "(prefers-color-scheme: light)";
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

export const shownTheme = (): Theme => (document.documentElement.classList.contains("light") ? "light" : "dark");

let served: Theme = typeof document === "undefined" ? "dark" : shownTheme();
let chosen: ThemeChoice = served;

/** The theme that the page came in, whatever it was changed to since. */
export const servedTheme = (): Theme => served;

/** For rendering where there is no document. */
export const serveTheme = (theme: Theme): void => {
  served = theme;
};

export const chosenTheme = (): ThemeChoice => chosen;

/** What the visitor's system shows. */
export const systemTheme = (): Theme => (matchMedia(PREFERS_LIGHT).matches ? "light" : "dark");

export const onSystemTheme = (listener: (theme: Theme) => void): (() => void) => {
  const query = matchMedia(PREFERS_LIGHT);
  const tell = () => listener(systemTheme());
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
};

export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const showTheme = (theme: Theme, choice: ThemeChoice): void => {
  chosen = choice;
  document.documentElement.className = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BAR_COLORS[theme]);
  for (const listener of listeners) listener();
};

/** Asks the server, which cannot see the system, to send the next page in this theme. */
export const askForTheme = (theme: Theme): void => {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${THEME_KEY}=${theme}; Path=/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax${secure}`;
};

const restore = (): void => {
  const kept = deviceStorage.getItem(THEME_KEY);
  if (kept === null) return;
  const choice = parseChoice(kept);
  const theme = themeOf(choice, systemTheme());
  if (choice === chosen && theme === shownTheme()) return;
  if (theme !== shownTheme()) askForTheme(theme);
  showTheme(theme, choice);
};

/**
 * The server sets the theme by cookie; where the cookie is gone or older than the system's change of theme, this puts it
 * right. It also follows other tabs and the system as long as the machine, which does the same, is not loaded.
 */
export const followKeptTheme = (): void => {
  restore();
  onSystemTheme(restore);
  window.addEventListener("storage", ({ key }) => {
    if (key === THEME_KEY) restore();
  });
};
