import { describe, expect, mock, test } from "bun:test";
import { createActor, fromCallback, getInitialSnapshot } from "xstate";
import { type ThemeStorageEvent, themeMachine } from "../../../../machines/theme/theme.machine.ts";
import { parseChoice, type Theme, type ThemeChoice, themeOf } from "../../../../machines/theme/theme.ts";
import { reachableStates, steps } from "../../../support/machine-steps.ts";

const CHOICES = ["dark", "light", "system"] as const;

const start = (choice: ThemeChoice, system: Theme = "dark") => {
  const shown: string[] = [];
  const kept: string[] = [];
  const stopWatching = mock(() => undefined);
  const stopListening = mock(() => undefined);
  const storage = fromCallback<ThemeStorageEvent>(({ receive }) => {
    receive((event) => kept.push(`${event.choice} shows ${event.theme}`));
    return stopWatching;
  });
  const machine = themeMachine.provide({
    actors: { storage, system: fromCallback(() => stopListening) },
    actions: { showTheme: (_, params) => shown.push(`${params.choice} shows ${params.theme}`) },
  });
  const actor = createActor(machine, { input: { choice, system } }).start();
  return { actor, shown, kept, stopWatching, stopListening };
};

describe(themeMachine.id, () => {
  test.each([
    ["dark", "light", "dark shows dark"],
    ["light", "dark", "light shows light"],
    ["system", "light", "system shows light"],
    ["system", "dark", "system shows dark"],
  ] as const)("starts as %s on a %s system: %s", (choice, system, first) => {
    const { actor, shown, kept } = start(choice, system);
    expect(actor.getSnapshot().value).toBe(choice);
    expect({ shown, kept }).toEqual({ shown: [first], kept: [] });
  });

  test("shows and keeps what the user chooses", () => {
    const { actor, shown, kept } = start("dark", "light");
    for (const choice of ["light", "system", "dark"] as const) actor.send({ type: "theme.chosen", choice });
    const chosen = ["light shows light", "system shows light", "dark shows dark"];
    expect({ shown, kept }).toEqual({ shown: ["dark shows dark", ...chosen], kept: chosen });
  });

  test("changes with the system where that was chosen, and keeps what shows for the next page", () => {
    const { actor, shown, kept } = start("system", "dark");
    actor.send({ type: "system.changed", theme: "light" });
    expect(shown).toEqual(["system shows dark", "system shows light"]);
    expect(kept).toEqual(["system shows light"]);
  });

  test.each(["dark", "light"] as const)("stays %s when the system changes, and knows it when it is asked", (choice) => {
    const { actor, shown, kept } = start(choice, "dark");
    actor.send({ type: "system.changed", theme: "light" });
    expect({ shown, kept }).toEqual({ shown: [`${choice} shows ${choice}`], kept: [] });
    actor.send({ type: "theme.chosen", choice: "system" });
    expect(shown.at(-1)).toBe("system shows light");
  });

  test.each(CHOICES.flatMap((before) => CHOICES.map((after) => [before, after] as const)))(
    "follows another tab from %s to %s without keeping it again, and does nothing where that is no change",
    (before, after) => {
      const { actor, shown, kept } = start(before);
      actor.send({ type: "theme.changedElsewhere", choice: after });
      expect([actor.getSnapshot().value, shown.length, kept]).toEqual([after, before === after ? 1 : 2, []]);
    },
  );

  test("stops watching the storage and the system when it is stopped", () => {
    const { actor, stopWatching, stopListening } = start("dark");
    actor.stop();
    expect([stopWatching.mock.calls.length, stopListening.mock.calls.length]).toEqual([1, 1]);
  });

  test("needs no actor to know its first state", () => {
    expect(getInitialSnapshot(themeMachine, { choice: "light", system: "dark" }).value).toBe("light");
  });
});

describe("the theme, without its actors", () => {
  const chosen = (choice: ThemeChoice) => ({ type: "theme.chosen", choice });

  test.each(CHOICES.flatMap((before) => CHOICES.map((after) => [before, after] as const)))(
    "goes from %s to %s when that is chosen",
    (before, after) => {
      const input = { choice: before, system: "dark" } as const;
      expect(steps(themeMachine, [chosen(after)], input).snapshot.value).toBe(after);
    },
  );

  test("every state can be reached", () => {
    for (const choice of CHOICES)
      expect(reachableStates(themeMachine, CHOICES.map(chosen), { choice, system: "dark" })).toEqual([...CHOICES]);
  });

  test.each(["storage", "system"] as const)("an actor that nobody provided is named: %s", (missing) => {
    const faults: unknown[] = [];
    const rest = missing === "storage" ? {} : { storage: fromCallback<ThemeStorageEvent>(() => undefined) };
    const machine = themeMachine.provide({ actors: rest, actions: { showTheme: () => {} } });
    const actor = createActor(machine, { input: { choice: "dark", system: "dark" } });
    actor.subscribe({ error: (error) => faults.push(error) });
    actor.start();
    expect(String(faults[0])).toContain(`The actor ${missing} was not provided.`);
  });
});

describe("what was kept", () => {
  test.each([
    [null, "dark"],
    ["", "dark"],
    ["purple", "dark"],
    ["dark", "dark"],
    ["light", "light"],
    ["system", "system"],
  ] as const)("%p is read as %s", (kept, choice) => {
    expect(parseChoice(kept)).toBe(choice);
  });

  test("a choice shows itself, or what the system shows", () => {
    expect([themeOf("dark", "light"), themeOf("light", "dark"), themeOf("system", "light")]).toEqual([
      "dark",
      "light",
      "light",
    ]);
  });
});
