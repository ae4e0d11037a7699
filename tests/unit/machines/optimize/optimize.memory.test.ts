import { describe, expect, test } from "bun:test";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { NO_CHOICES } from "../../../../machines/kernel/choices.ts";
import type { OptimizeRequest } from "../../../../machines/optimize/optimize.context.ts";
import type { OptimizeEvent } from "../../../../machines/optimize/optimize.events.ts";
import { EMPTY_OPTIMIZE_FORM } from "../../../../machines/optimize/optimize.form.ts";
import { optimizeMachine as machine } from "../../../../machines/optimize/optimize.machine.ts";
import { done, elapsed, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import {
  changed,
  completed,
  filled,
  form,
  optimizing,
  profiled,
  progress,
  refused,
  regenerate,
  start,
  submitted,
} from "../../../support/optimize-steps.ts";
import { NO_ANSWER } from "../../../support/refusals.ts";

describe("optimize: what this device keeps", () => {
  const memory = (events: Parameters<typeof steps>[1]) => steps(machine, events, start);

  test("typing is kept after a pause, or at once when the page is left", () => {
    expect(memory([changed()]).snapshot.value.memory).toBe("waiting");
    const kept = { form, profile: null, attempt: null };
    for (const event of [elapsed("optimize.memory.waiting", 400), { type: "page.left" }]) {
      expect(memory([changed(), event]).started).toEqual([{ src: "keepDraft", input: kept }]);
    }
  });

  test("the profile and the key of a running optimization are kept", () => {
    const attempt = { key: "key-1", form, keywords: [] };
    expect(memory(optimizing).started).toContainEqual({
      src: "keepDraft",
      input: { form, profile: { asinId: "asin-1", form }, attempt },
    });
  });

  test("a run that was cut by a reload goes on under the same key", () => {
    const kept = { form, profile: { asinId: "asin-1", form }, attempt: { key: "key-1", form, keywords: [] } };
    const { snapshot, started } = steps(machine, [], { kind: "start", kept });
    expect(snapshot.value.work).toBe("optimizing");
    expect(started).toEqual([
      { src: "requestOptimization", input: { asinId: "asin-1", key: "key-1", mustIncludeKeywords: [], ...NO_CHOICES } },
    ]);
  });

  test("nothing is kept once the result is there", () => {
    expect(memory([...optimizing, completed]).started).toContainEqual({
      src: "keepDraft",
      input: { form: EMPTY_OPTIMIZE_FORM, profile: null, attempt: null },
    });
  });

  test.each([
    ["kept", done("optimize.memory.keeping")],
    ["refused by the device", failed("optimize.memory.keeping", new Error("full"))],
  ])("work goes on when the draft was %s", (_, event) => {
    expect(memory([changed(), { type: "page.left" }, event]).snapshot.value.memory).toBe("settled");
  });
});

describe("optimize: with its actors", () => {
  const run = (request: (input: OptimizeRequest, send: (event: OptimizeEvent) => void) => void) =>
    createActor(
      machine.provide({
        actors: {
          keepDraft: fromPromise(async () => {}),
          createProfile: fromPromise(async () => ({ id: "asin-1" })),
          requestOptimization: fromCallback<OptimizeEvent, OptimizeRequest>(({ input, sendBack }) =>
            request(input, sendBack),
          ),
        },
      }),
      { input: start },
    ).start();

  test("a run goes from the form to the result", async () => {
    const actor = run((_, send) => {
      send({ type: "progress.reported", progress });
      send({ type: "optimization.completed", optimizationId: "optimization-1" });
    });
    actor.send({ type: "form.changed", changes: filled });
    actor.send({ type: "form.submitted", key: "key-1" });
    const snapshot = await waitFor(actor, ({ value }) => value.work === "finished");
    expect(snapshot.context).toMatchObject({ progress, optimizationId: "optimization-1" });
  });

  test("actors that nobody provided end in the form, not in a wait without end", async () => {
    const actor = createActor(machine, { input: start }).start();
    actor.send({ type: "form.changed", changes: filled });
    actor.send({ type: "form.submitted", key: "key-1" });
    expect(actor.getSnapshot().value.work).toBe("creatingProfile");
    await waitFor(actor, ({ value }) => value.work === "editing");
  });

  test("an optimization that nobody provided is refused", async () => {
    const actor = createActor(
      machine.provide({ actors: { createProfile: fromPromise(async () => ({ id: "asin-1" })) } }),
      { input: start },
    ).start();
    actor.send({ type: "form.changed", changes: filled });
    actor.send({ type: "form.submitted", key: "key-1" });
    const snapshot = await waitFor(actor, ({ value, context }) => value.work === "editing" && context.profile !== null);
    expect(snapshot.context.optimizationId).toBeNull();
  });
});

test("every state can be reached", () => {
  const events = [
    changed(),
    submitted(),
    profiled,
    completed,
    regenerate(["tote"]),
    refused(NO_ANSWER),
    elapsed("optimize.memory.waiting", 400),
    done("optimize.memory.keeping"),
  ];
  expect(reachableStates(machine, events, start)).toEqual([
    "memory.keeping",
    "memory.settled",
    "memory.waiting",
    "work.creatingProfile",
    "work.cutOff",
    "work.editing",
    "work.finished",
    "work.optimizing",
    "work.regenerating",
    "work.regeneratingCutOff",
  ]);
});
