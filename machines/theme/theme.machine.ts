import { assign, fromCallback, sendTo, setup } from "xstate";
import { type Theme, type ThemeChoice, themeOf } from "./theme.ts";

type ThemeEvent =
  | { type: "theme.chosen"; choice: ThemeChoice }
  | { type: "theme.changedElsewhere"; choice: ThemeChoice }
  | { type: "system.changed"; theme: Theme };

/** What the storage actor is told. It answers `theme.changedElsewhere` when another tab chooses. */
export type ThemeStorageEvent = { type: "theme.chosen"; choice: ThemeChoice; theme: Theme };

type Input = { choice: ThemeChoice /** What the system shows. */; system: Theme };
type Chosen = { choice: ThemeChoice };

const notProvided = (actor: string) => () => {
  throw new Error(`The actor ${actor} was not provided.`);
};

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
    dark: {
      entry: { type: "showTheme", params: { choice: "dark", theme: "dark" } },
      on: {
        "theme.chosen": [
          {
            guard: { type: "wants", params: { choice: "light" } },
            target: "light",
            actions: { type: "keepTheme", params: { choice: "light" } },
          },
          {
            guard: { type: "wants", params: { choice: "system" } },
            target: "system",
            actions: { type: "keepTheme", params: { choice: "system" } },
          },
        ],
        "theme.changedElsewhere": [
          { guard: { type: "wants", params: { choice: "light" } }, target: "light" },
          { guard: { type: "wants", params: { choice: "system" } }, target: "system" },
        ],
      },
    },
    light: {
      entry: { type: "showTheme", params: { choice: "light", theme: "light" } },
      on: {
        "theme.chosen": [
          {
            guard: { type: "wants", params: { choice: "dark" } },
            target: "dark",
            actions: { type: "keepTheme", params: { choice: "dark" } },
          },
          {
            guard: { type: "wants", params: { choice: "system" } },
            target: "system",
            actions: { type: "keepTheme", params: { choice: "system" } },
          },
        ],
        "theme.changedElsewhere": [
          { guard: { type: "wants", params: { choice: "dark" } }, target: "dark" },
          { guard: { type: "wants", params: { choice: "system" } }, target: "system" },
        ],
      },
    },
    system: {
      entry: { type: "showTheme", params: ({ context: { system } }) => ({ choice: "system", theme: system }) },
      on: {
        "theme.chosen": [
          {
            guard: { type: "wants", params: { choice: "dark" } },
            target: "dark",
            actions: { type: "keepTheme", params: { choice: "dark" } },
          },
          {
            guard: { type: "wants", params: { choice: "light" } },
            target: "light",
            actions: { type: "keepTheme", params: { choice: "light" } },
          },
        ],
        "theme.changedElsewhere": [
          { guard: { type: "wants", params: { choice: "dark" } }, target: "dark" },
          { guard: { type: "wants", params: { choice: "light" } }, target: "light" },
        ],
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
