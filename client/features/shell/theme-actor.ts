import { createActor, fromCallback } from "xstate";
import { type ThemeStorageEvent, themeMachine } from "../../../machines/theme/theme.machine.ts";
import { parseChoice, THEME_KEY } from "../../../machines/theme/theme.ts";
import { deviceStorage } from "../../lib/storage.ts";
import { askForTheme, chosenTheme, onSystemTheme, showTheme, systemTheme } from "./shown-theme.ts";

const storage = fromCallback<ThemeStorageEvent>(({ sendBack, receive }) => {
  const tell = (event: StorageEvent) => {
    if (event.key === THEME_KEY) sendBack({ type: "theme.changedElsewhere", choice: parseChoice(event.newValue) });
  };
  window.addEventListener("storage", tell);
  receive(({ choice, theme }) => {
    deviceStorage.setItem(THEME_KEY, choice);
    askForTheme(theme);
  });
  return () => window.removeEventListener("storage", tell);
});

const system = fromCallback(({ sendBack }) => onSystemTheme((theme) => sendBack({ type: "system.changed", theme })));

const machine = themeMachine.provide({
  actors: { storage, system },
  actions: { showTheme: (_, { theme, choice }) => showTheme(theme, choice) },
});

export const themeActor = createActor(machine, { input: { choice: chosenTheme(), system: systemTheme() } }).start();
