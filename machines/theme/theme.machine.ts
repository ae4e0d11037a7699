import { and, assign, fromCallback, not, sendTo, setup, stateIn } from "xstate";
import { type Theme, type ThemeChoice, themeOf } from "./theme.ts";

type ThemeEvent =
  | { type: "theme.chosen"; choice: ThemeChoice }
  | { type: "theme.changedElsewhere"; choice: ThemeChoice }
  | { type: "system.changed"; theme: Theme };

/** What the storage actor is told. It answers `theme.changedElsewhere` when another tab chooses. */
export type ThemeStorageEvent = { type: "theme.chosen"; choice: ThemeChoice; theme: Theme };

type Input = {
  choice: ThemeChoice;
  /** What the system shows. */
  system: Theme;
};
type Chosen = { choice: ThemeChoice };

const notProvided = (actor: string) => () => {
  throw new Error(`The actor ${actor} was not provided.`);
};

/** Another than what is chosen. */
const turnsTo = (choice: ThemeChoice) => and([{ type: "wants" as const, params: { choice } }, not(stateIn(choice))]);

export const themeMachine = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as ThemeEvent },
  actors: {
    storage: fromCallback<ThemeStorageEvent>(notProvided("storage")),
    /** Tells `system.changed` when the system shows the other theme. */
    system: fromCallback(notProvided("system")),
  },
  guards: {
    beganWith: ({ context }, { choice }: Chosen) => context.choice === choice,
    wants: ({ event }, { choice }: Chosen) => "choice" in event && event.choice === choice,
  },
  actions: {
    showTheme: (_, _shown: Chosen & { theme: Theme }) => {
      throw new Error("The action showTheme was not provided.");
    },
    keepTheme: sendTo("storage", ({ context: { system } }, { choice }: Chosen): ThemeStorageEvent => {
      return { type: "theme.chosen", choice, theme: themeOf(choice, system) };
    }),
    noteSystem: assign((_, { theme }: { theme: Theme }) => ({ system: theme })),
  },
}).createMachine({
  id: "theme",
  context: ({ input }) => input,
  invoke: [
    { src: "storage", id: "storage" },
    { src: "system", id: "system" },
  ],
  initial: "starting",
  on: {
    "theme.chosen": [
      { guard: turnsTo("dark"), target: ".dark", actions: { type: "keepTheme", params: { choice: "dark" } } },
      { guard: turnsTo("light"), target: ".light", actions: { type: "keepTheme", params: { choice: "light" } } },
      { guard: turnsTo("system"), target: ".system", actions: { type: "keepTheme", params: { choice: "system" } } },
    ],
    "theme.changedElsewhere": [
      { guard: turnsTo("dark"), target: ".dark" },
      { guard: turnsTo("light"), target: ".light" },
      { guard: turnsTo("system"), target: ".system" },
    ],
    "system.changed": { actions: { type: "noteSystem", params: ({ event }) => ({ theme: event.theme }) } },
  },
  states: {
    starting: {
      always: [
        { guard: { type: "beganWith", params: { choice: "light" } }, target: "light" },
        { guard: { type: "beganWith", params: { choice: "system" } }, target: "system" },
        { target: "dark" },
      ],
    },
    dark: { entry: { type: "showTheme", params: { choice: "dark", theme: "dark" } } },
    light: { entry: { type: "showTheme", params: { choice: "light", theme: "light" } } },
    system: {
      entry: { type: "showTheme", params: ({ context: { system } }) => ({ choice: "system", theme: system }) },
      on: {
        "system.changed": {
          target: "system",
          reenter: true,
          actions: [
            { type: "noteSystem", params: ({ event }) => ({ theme: event.theme }) },
            { type: "keepTheme", params: { choice: "system" } },
          ],
        },
      },
    },
  },
});
