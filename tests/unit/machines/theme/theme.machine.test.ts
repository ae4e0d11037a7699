import { describe, expect, mock, test } from "bun:test";
import { createActor, fromCallback, getInitialSnapshot } from "xstate";
import { type ThemeStorageEvent, themeMachine } from "../../../../machines/theme/theme.machine.ts";
import { parseTheme, type Theme } from "../../../../machines/theme/theme.ts";
import { reachableStates, steps } from "../../../support/machine-steps.ts";

const start = (theme: Theme) => {
  const shown: Theme[] = [];
  const kept: Theme[] = [];
  const stopWatching = mock(() => undefined);
  const storage = fromCallback<ThemeStorageEvent>(({ receive }) => {
    receive((event) => kept.push(event.theme));
    return stopWatching;
  });
  const machine = themeMachine.provide({
    actors: { storage },
    actions: { showTheme: (_, params) => shown.push(params.theme) },
  });
  const actor = createActor(machine, { input: { theme } }).start();
  return { actor, shown, kept, stopWatching };
};

describe(themeMachine.id, () => {
  test.each(["dark", "light"] as const)("starts %s when that is what was kept", (theme) => {
    const { actor, shown, kept } = start(theme);
    expect(actor.getSnapshot().value).toBe(theme);
    expect({ shown, kept }).toEqual({ shown: [theme], kept: [] });
  });

  test("shows and keeps what the user toggles to, and back", () => {
    const { actor, shown, kept } = start("dark");
    actor.send({ type: "theme.toggled" });
    actor.send({ type: "theme.toggled" });
    expect({ shown, kept }).toEqual({ shown: ["dark", "light", "dark"], kept: ["light", "dark"] });
  });

  test.each([
    ["dark", "light"],
    ["light", "dark"],
  ] as const)("follows another tab from %s to %s without keeping it again", (before, after) => {
    const { actor, shown, kept } = start(before);
    actor.send({ type: "theme.changedElsewhere", theme: after });
    expect({ value: actor.getSnapshot().value, shown, kept }).toEqual({
      value: after,
      shown: [before, after],
      kept: [],
    });
  });

  test.each(["dark", "light"] as const)("does nothing when another tab chose %s too", (theme) => {
    const { actor, shown } = start(theme);
    actor.send({ type: "theme.changedElsewhere", theme });
    expect(shown).toEqual([theme]);
  });

  test("stops watching the storage when it is stopped", () => {
    const { actor, stopWatching } = start("dark");
    actor.stop();
    expect(stopWatching).toHaveBeenCalledTimes(1);
  });

  test("needs no actor to know its first state", () => {
    expect(getInitialSnapshot(themeMachine, { theme: "light" }).value).toBe("light");
  });
});

describe("the theme, without its storage", () => {
  const toggled = { type: "theme.toggled" };
  const elsewhere = (theme: Theme) => ({ type: "theme.changedElsewhere", theme });

  test.each([
    ["dark", toggled, "light"],
    ["light", toggled, "dark"],
    ["dark", elsewhere("light"), "light"],
    ["light", elsewhere("dark"), "dark"],
    ["dark", elsewhere("dark"), "dark"],
    ["light", elsewhere("light"), "light"],
  ] as const)("goes from %s by %o to %s", (theme, event, then) => {
    expect(steps(themeMachine, [event], { theme }).snapshot.value).toBe(then);
  });

  test("every state can be reached", () => {
    for (const theme of ["dark", "light"] as const)
      expect(reachableStates(themeMachine, [toggled], { theme })).toEqual(["dark", "light"]);
  });

  test("a storage that nobody provided is named", () => {
    const faults: unknown[] = [];
    const machine = themeMachine.provide({ actions: { showTheme: () => {} } });
    const actor = createActor(machine, { input: { theme: "dark" } });
    actor.subscribe({ error: (error) => faults.push(error) });
    actor.start();
    expect(String(faults[0])).toContain("The actor storage was not provided.");
  });
});

describe("parseTheme", () => {
  test.each([
    [null, "dark"],
    ["", "dark"],
    ["purple", "dark"],
    ["dark", "dark"],
    ["light", "light"],
  ] as const)("reads %p as %s", (stored, theme) => {
    expect(parseTheme(stored)).toBe(theme);
  });
});
