import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  timeTravelMachine as machine,
  paceOf,
  positionOf,
  SPEEDS,
} from "../../../../machines/support/time-travel.machine.ts";
import { type AnyEvent, elapsed, reachableStates, steps } from "../../../support/machine-steps.ts";

const known = (total: number) => ({ type: "known", total });
const moved = (to: number | null) => ({ type: "moved", to });
const stepped = (by: number) => ({ type: "stepped", by });
const toggled = { type: "play.toggled" };
const chosen = (speed: number) => ({ type: "speed.chosen", speed });
const settled = elapsed("timeTravel.moving", "settling");
const ticked = elapsed("timeTravel.playing", "pace");

const from = (at: number | null, ...events: AnyEvent[]) => steps(machine, events, { at });
const position = ({ snapshot }: ReturnType<typeof from>) => positionOf(snapshot.context);

describe(machine.id, () => {
  test("stands at the newest event and goes along with what comes", () => {
    expect(position(from(null))).toBe(0);
    expect(position(from(null, known(40)))).toBe(40);
    expect(position(from(null, known(40), known(41)))).toBe(41);
  });

  test("a linked moment stays where it is, whatever comes", () => {
    expect(position(from(7, known(40), known(41)))).toBe(7);
    expect(position(from(40, known(40), known(41)))).toBe(40);
  });

  test("a link beyond the history shows its end until more is known", () => {
    expect(position(from(70, known(40)))).toBe(40);
    expect(position(from(70, known(100)))).toBe(70);
  });

  test("steps stay within the history, and the last step follows again", () => {
    expect(position(from(5, known(40), stepped(-10)))).toBe(1);
    const last = from(35, known(40), stepped(10));
    expect([position(last), last.snapshot.context.wanted]).toEqual([40, null]);
    expect(position(from(5, stepped(1)))).toBe(0);
  });

  test("a moment becomes the page's address once it is settled on", () => {
    const moving = from(null, known(40), moved(12));
    expect([moving.snapshot.value, moving.emitted]).toEqual(["moving", []]);
    const rested = from(null, known(40), moved(12), settled);
    expect([rested.snapshot.value, rested.emitted]).toEqual(["still", [{ type: "settled", at: 12 }]]);
    expect(from(3, known(40), moved(null), settled).emitted).toEqual([{ type: "settled", at: null }]);
  });
});

describe("playing", () => {
  test("goes on by itself and settles at the end", () => {
    expect(position(from(3, known(5), toggled, ticked))).toBe(4);
    const end = from(3, known(5), toggled, ticked, ticked);
    expect([end.snapshot.value, position(end), end.emitted]).toEqual(["still", 5, [{ type: "settled", at: null }]]);
  });

  test("begins at the first event when it is started at the end, and not at all in an empty history", () => {
    expect(position(from(null, known(5), toggled))).toBe(1);
    expect(from(null, toggled).snapshot.value).toBe("still");
  });

  test("is paused by the same key, and by going somewhere else", () => {
    const paused = from(3, known(9), toggled, toggled);
    expect([paused.snapshot.value, paused.emitted]).toEqual(["still", [{ type: "settled", at: 3 }]]);
    expect(from(3, known(9), toggled, moved(6)).snapshot.value).toBe("moving");
    expect(from(3, known(9), moved(6), toggled).snapshot.value).toBe("playing");
  });

  test("a chosen speed counts from the next step on", () => {
    const fast = from(1, known(1000), toggled, chosen(64));
    expect([fast.snapshot.value, fast.snapshot.context.speed]).toEqual(["playing", 64]);
    expect(position(from(1, known(1000), toggled, chosen(64), ticked))).toBe(9);
    expect(from(1, known(1000), chosen(8)).snapshot.context.speed).toBe(8);
  });

  test("shows as many events a second as the speed says, at most eight times a second", () => {
    for (const speed of SPEEDS) {
      const { delay, events } = paceOf(speed);
      expect([events * (1000 / delay), delay >= 125, Number.isInteger(events)]).toEqual([speed, true, true]);
    }
  });
});

test("no sequence of moves and steps leaves the history", () => {
  const move = fc.oneof(
    fc.integer({ min: -200_000, max: 200_000 }).map(stepped),
    fc.integer({ min: -5, max: 200_000 }).map(moved),
    fc.constantFrom(moved(null), toggled, ticked, settled, chosen(64)),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), fc.integer({ min: 1, max: 100_000 }), (moves, total) => {
      const at = position(from(null, known(total), ...moves));
      expect(at).toBeGreaterThanOrEqual(1);
      expect(at).toBeLessThanOrEqual(total);
    }),
  );
});

test("every state can be reached", () => {
  const states = reachableStates(machine, [known(2), moved(1), settled, toggled], { at: null });
  expect(states).toEqual(["moving", "playing", "still"]);
});
