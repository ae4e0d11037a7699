import { describe, expect, test } from "bun:test";
import { allowanceAt, customerDecider } from "../../../../events/customer/customer.ts";
import { dashboardOf } from "../../../../events/history/dashboard.ts";
import { eventOf } from "../../../../events/history/fact.ts";
import { historyOf } from "../../../../events/history/fold.ts";
import { randomFrom, seededYear } from "../../../support/fixtures/seeded-year.ts";

const year = seededYear(7, 6_000);
const history = historyOf(year);

/** The customer after `version` events, with nothing but the decider. */
const foldedAlone = (version: number) =>
  year.slice(0, version).reduce((state, fact) => {
    const event = eventOf(fact);
    return event === null ? state : customerDecider.evolve(state, event);
  }, customerDecider.initialState);

describe("a history", () => {
  test("equals an independent fold at a thousand random positions of a year", () => {
    const random = randomFrom(1);
    const versions = Array.from({ length: 1_000 }, () => random.below(year.length + 1)).sort((a, b) => a - b);
    let state = customerDecider.initialState;
    let folded = 0;
    for (const version of versions) {
      for (; folded < version; folded += 1) {
        const event = eventOf(year[folded] ?? { type: "", data: {} });
        if (event !== null) state = customerDecider.evolve(state, event);
      }
      const moment = history.at(version);
      expect(moment.state).toEqual(state);
      expect(moment.version).toBe(version);
    }
  });

  test("begins with nobody and ends with the last event", () => {
    expect(history.at(0)).toMatchObject({ version: 0, at: null, state: customerDecider.initialState });
    expect(history.at(-5).version).toBe(0);
    expect(history.at(10 ** 9).version).toBe(year.length);
    expect(history.at(year.length).state).toEqual(foldedAlone(year.length));
  });

  test("grows by events as they arrive, passes over those it has, and refuses a gap", () => {
    const growing = historyOf(year.slice(0, 700));
    growing.add(year.slice(650, 1_300));
    expect(growing.version).toBe(1_300);
    expect(growing.at(1_300)).toEqual(history.at(1_300));
    expect(() => growing.add(year.slice(1_301, 1_302))).toThrow("1301");
  });

  test("is not disturbed by an event that only a newer release knows", () => {
    const at = "2026-03-01T10:00:00.000Z";
    const longer = historyOf([...year, { version: year.length + 1, type: "SomethingNew", data: {}, recordedAt: at }]);
    expect(longer.at(year.length + 1)).toEqual({ ...history.at(year.length), version: year.length + 1, at });
  });

  test("gives each moment its own work: going back takes nothing from where one was", () => {
    const late = history.at(4_321);
    const size = late.work.optimizations.size;
    expect(history.at(100).work.optimizations.size).toBeLessThan(size);
    expect(history.at(4_321)).toEqual(late);
    expect(late.work.optimizations.size).toBe(size);
  });
});

describe("the dashboard of a moment", () => {
  test("says what the rules say, at each of a year's moments", () => {
    for (let version = 1; version <= year.length; version += 97) {
      const moment = history.at(version);
      const now = moment.at ?? "";
      const view = dashboardOf(moment, now, 5);
      const { plan, limit, taken } = allowanceAt(moment.state, now);
      expect(view).toMatchObject({ plan, limit, used: taken });
      expect(view.avatars.map(({ id }) => id).sort()).toEqual([...moment.state.avatars.avatarIds].sort());
      const running = view.optimizations.filter(({ status }) => status === "running").map(({ id }) => id);
      expect(running.sort()).toEqual([...moment.state.optimizations.running].sort());
    }
  });
});
