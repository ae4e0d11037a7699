import { createActor, fromCallback } from "xstate";
import { type ThemeStorageEvent, themeMachine } from "../../../machines/theme/theme.machine.ts";
import { parseTheme, THEME_KEY, type Theme } from "../../../machines/theme/theme.ts";
import { deviceStorage } from "../../lib/storage.ts";
import { shownTheme, showTheme } from "./shown-theme.ts";

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

const keep = (theme: Theme): void => {
  deviceStorage.setItem(THEME_KEY, theme);
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${THEME_KEY}=${theme}; Path=/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax${secure}`;
};

const storage = fromCallback<ThemeStorageEvent>(({ sendBack, receive }) => {
  const tell = (event: StorageEvent) => {
    if (event.key === THEME_KEY) sendBack({ type: "theme.changedElsewhere", theme: parseTheme(event.newValue) });
  };
  window.addEventListener("storage", tell);
  receive(({ theme }) => keep(theme));
  return () => window.removeEventListener("storage", tell);
});

const machine = themeMachine.provide({
  actors: { storage },
  actions: { showTheme: (_, { theme }) => showTheme(theme) },
});

export const themeActor = createActor(machine, { input: { theme: shownTheme() } }).start();
