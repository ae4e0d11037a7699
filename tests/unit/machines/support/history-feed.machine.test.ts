import { describe, expect, test } from "bun:test";
import { historyFeedMachine as machine } from "../../../../machines/support/history-feed.machine.ts";
import { type AnyEvent, elapsed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER } from "../../../support/refusals.ts";

const input = { customerId: "c1", revealed: false };
const run = (...events: AnyEvent[]) => steps(machine, events, input);
const grew = { type: "grew", loaded: 500, total: 900 };
const through = { type: "read.through" };
const connected = { type: "connected" };
const lost = { type: "lost" };
const broken = { type: "cut", error: NO_ANSWER };
const over = {
  type: "cut",
  error: { status: 403, problem: "REASON_REQUIRED", userMessage: null, fields: [] },
};

describe(machine.id, () => {
  test("reads the history and counts what it has", () => {
    expect(run().started).toEqual([{ src: "read", input }]);
    expect(run(grew).snapshot.context).toMatchObject({ loaded: 500, total: 900 });
  });

  test("follows once it has read all, and says when it is connected", () => {
    expect(run(grew, through).started).toEqual([{ src: "follow", input }]);
    expect(run(through).snapshot.value).toEqual({ following: "connecting" });
    expect(run(through, connected).snapshot.value).toEqual({ following: "connected" });
    expect(run(through, connected, lost).snapshot.value).toEqual({ following: "connecting" });
  });

  test("reads on from where it was when the connection is closed for good", () => {
    expect(run(through, connected, broken).started).toEqual([{ src: "read", input }]);
  });

  test("waits and tries again when reading fails, or at once when asked to", () => {
    expect(run(broken).snapshot.value).toBe("waiting");
    expect(run(broken, elapsed("historyFeed.waiting", "retrying")).started).toEqual([{ src: "read", input }]);
    expect(run(broken, { type: "retried" }).started).toEqual([{ src: "read", input }]);
  });

  test("stops and tells when the visit is over", () => {
    const { snapshot, emitted } = run(over);
    expect([snapshot.value, emitted]).toEqual(["over", [{ type: "visit.over" }]]);
  });
});

test("every state of following a history can be reached", () => {
  const events = [grew, through, connected, lost, broken, over, { type: "retried" }];
  expect(reachableStates(machine, events, input)).toEqual([
    "following.connected",
    "following.connecting",
    "over",
    "reading",
    "waiting",
  ]);
});
