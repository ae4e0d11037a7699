import { fromCallback, sendTo, setup } from "xstate";
import type { Theme } from "./theme.ts";

type ThemeEvent = { type: "theme.toggled" } | { type: "theme.changedElsewhere"; theme: Theme };

/** What the storage actor is told. It answers `theme.changedElsewhere` when another tab chooses. */
export type ThemeStorageEvent = { type: "theme.chosen"; theme: Theme };

type Shown = { theme: Theme };

export const themeMachine = setup({
  types: { input: {} as Shown, context: {} as Shown, events: {} as ThemeEvent },
  actors: {
    storage: fromCallback<ThemeStorageEvent>(() => {
      throw new Error("The actor storage was not provided.");
    }),
  },
  guards: {
    startsLight: ({ context }) => context.theme === "light",
    becameLight: ({ event }) => event.type === "theme.changedElsewhere" && event.theme === "light",
    becameDark: ({ event }) => event.type === "theme.changedElsewhere" && event.theme === "dark",
  },
  actions: {
    showTheme: (_, _shown: Shown) => {
      throw new Error("The action showTheme was not provided.");
    },
    keepTheme: sendTo("storage", (_, { theme }: Shown): ThemeStorageEvent => ({ type: "theme.chosen", theme })),
  },
}).createMachine({
  id: "theme",
  context: ({ input }) => input,
  invoke: { src: "storage", id: "storage" },
  initial: "starting",
  states: {
    starting: { always: [{ guard: "startsLight", target: "light" }, { target: "dark" }] },
    dark: {
      entry: { type: "showTheme", params: { theme: "dark" } },
      on: {
        "theme.toggled": { target: "light", actions: { type: "keepTheme", params: { theme: "light" } } },
        "theme.changedElsewhere": { guard: "becameLight", target: "light" },
      },
    },
    light: {
      entry: { type: "showTheme", params: { theme: "light" } },
      on: {
        "theme.toggled": { target: "dark", actions: { type: "keepTheme", params: { theme: "dark" } } },
        "theme.changedElsewhere": { guard: "becameDark", target: "dark" },
      },
    },
  },
});
