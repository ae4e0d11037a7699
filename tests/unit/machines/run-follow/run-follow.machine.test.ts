import { describe, expect, test } from "bun:test";
import { createActor, fromCallback, waitFor } from "xstate";
import {
  runFollowMachine as machine,
  type RunFollowEvent,
} from "../../../../machines/run-follow/run-follow.machine.ts";
import { type AnyEvent, elapsed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

const input = { optimizationId: "optimization-1" };
const progress = { stage: "mining", percent: 40, message: "Reading opinions" } as const;
const reported = { type: "progress.reported", progress };
const arrived = { type: "result.arrived" };
const again = { type: "again.requested" };
const refused = (error: unknown) => ({ type: "follow.refused", error });
const failed = refused(refusal("OPTIMIZATION_FAILED", "It failed; nothing was counted.", { status: 503 }));
const cut = refused(NO_ANSWER);
const after = (...events: AnyEvent[]) => steps(machine, events, input);
const followed = [{ src: "follow", input }];

describe("following an optimization that runs already", () => {
  test("begins at once and shows its progress", () => {
    expect(after().started).toEqual(followed);
    expect(after(reported).snapshot).toMatchObject({ value: "following", context: { progress } });
  });

  test("ends in its result", () => {
    const { snapshot, emitted } = after(reported, arrived);
    expect(snapshot.value).toBe("arrived");
    expect(emitted).toEqual([{ type: "arrived", ...input }]);
  });

  test.each([
    ["is lost", cut],
    ["was never there", refused(NO_ANSWER)],
    ["is asked to slow down", refused(refusal("RATE_LIMITED", "Too many attempts.", { status: 429 }))],
    ["meets a busy server", refused(refusal("BUSY", "Busy.", { status: 503 }))],
  ])("takes up again after a pause when the connection %s, and keeps what it showed", (_, event) => {
    const cutOff = after(reported, event);
    expect(cutOff.snapshot).toMatchObject({ value: "cutOff", context: { progress, problem: null } });
    expect(after(reported, event, elapsed("runFollow.cutOff", "beforeNextTry")).started).toEqual(followed);
    expect(after(reported, event, again).started).toEqual(followed);
  });

  test.each([
    [failed, "It failed; nothing was counted."],
    [
      refused(refusal("INTERNAL", null, { status: 500 })),
      "This optimization did not come to an end. It was not counted; please try again.",
    ],
  ])("ends in the reason when the optimization failed, and can be asked again: %p", (event, problem) => {
    expect(after(reported, event).snapshot).toMatchObject({ value: "failed", context: { problem } });
    const retried = after(reported, event, again);
    expect(retried.snapshot.context).toMatchObject({ problem: null, progress: null });
    expect(retried.started).toEqual(followed);
  });

  test("is told nothing more once it ended", () => {
    expect(after(arrived, cut, again).snapshot.value).toBe("arrived");
  });
});

describe("with its actor", () => {
  test("follows to the end over a connection that breaks once", async () => {
    let tries = 0;
    const follow = fromCallback<RunFollowEvent, { optimizationId: string }>(({ sendBack }) => {
      tries += 1;
      sendBack(tries === 1 ? { type: "follow.refused", error: NO_ANSWER } : { type: "result.arrived" });
    });
    const actor = createActor(machine.provide({ actors: { follow }, delays: { beforeNextTry: 0 } }), { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches("arrived"));
    expect(tries).toBe(2);
  });

  test("that nobody provided does not pretend to follow", () => {
    expect(createActor(machine, { input }).start().getSnapshot().value).toBe("failed");
  });
});

test("every state can be reached", () => {
  const events = [reported, arrived, cut, failed, again];
  expect(reachableStates(machine, events, input)).toEqual(["arrived", "cutOff", "failed", "following"]);
});
