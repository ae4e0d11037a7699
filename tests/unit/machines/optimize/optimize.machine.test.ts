import { describe, expect, test } from "bun:test";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { NO_CHOICES } from "../../../../machines/kernel/choices.ts";
import type { OptimizeRequest } from "../../../../machines/optimize/optimize.context.ts";
import type { OptimizeEvent } from "../../../../machines/optimize/optimize.events.ts";
import { EMPTY_OPTIMIZE_FORM, type OptimizeForm } from "../../../../machines/optimize/optimize.form.ts";
import { optimizeMachine as machine } from "../../../../machines/optimize/optimize.machine.ts";
import { done, elapsed, failed, reachableStates, steps } from "../../../support/machine-steps.ts";

const start = { kind: "start" } as const;
const filled = { avatarName: "Ann", productName: "Bag", reviews: "Nice zipper." };
const form: OptimizeForm = { ...EMPTY_OPTIMIZE_FORM, ...filled };
const changed = (changes: Partial<OptimizeForm> = filled) => ({ type: "form.changed", changes });
const submitted = (key = "key-1") => ({ type: "form.submitted", key });
const profiled = done("optimize.work.creatingProfile", { id: "asin-1" });
const unprofiled = (error: unknown) => failed("optimize.work.creatingProfile", error);
const completed = { type: "optimization.completed", optimizationId: "optimization-1" };
const refused = (error: unknown) => ({ type: "optimization.refused", error });
const progress = { stage: "mining", percent: 40, message: "Reading opinions" } as const;
const reported = { type: "progress.reported", progress };
const regenerate = (keywords: string[], key = "key-9") => ({ type: "regenerate.requested", keywords, key });

const answer = (problem: string | null, userMessage: string | null = "From the server.", fields: unknown[] = []) => ({
  status: 422,
  problem,
  userMessage,
  fields,
});
const noAnswer = { status: 0, problem: null, userMessage: null, fields: [] };

const work = (events: Parameters<typeof steps>[1]) => {
  const { snapshot, started, emitted } = steps(machine, events, start);
  return { state: snapshot.value.work, context: snapshot.context, started, emitted };
};
const optimizing = [changed(), submitted(), profiled];

describe("optimize: the form", () => {
  test("opens empty, or with what this device kept", () => {
    expect(work([]).state).toBe("editing");
    const kept = { form, profile: null, attempt: null };
    expect(steps(machine, [], { kind: "start", kept }).snapshot.context.form).toEqual(form);
  });

  test("an incomplete form is not sent; it says what is missing and then follows the typing", () => {
    const first = work([changed({ avatarName: "Ann" }), submitted()]);
    expect(first.state).toBe("editing");
    expect(first.started).toEqual([]);
    expect(first.context.errors).toEqual({
      productName: "All fields are required",
      reviews: "All fields are required",
    });
    expect(first.emitted).toEqual([{ type: "announced", title: "All fields are required", tone: "destructive" }]);
    expect(work([submitted(), changed()]).context.errors).toEqual({});
  });

  test("with a saved avatar, missing information is announced as such", () => {
    expect(steps(machine, [submitted()], { kind: "full" }).emitted).toEqual([
      {
        type: "announced",
        title: "Missing information",
        description: "Please fill in product name and reviews",
        tone: "destructive",
      },
    ]);
  });

  test("what a sample or a file replaced can be put back, until the form is edited again", () => {
    const replaced = { type: "form.replaced", changes: { reviews: "From a file." } };
    const undone = { type: "replacement.undone" };
    expect(work([changed(), replaced]).context.form.reviews).toBe("From a file.");
    expect(work([changed(), replaced, undone]).context.form).toEqual(form);
    expect(work([changed(), replaced, changed({ asin: "B1" }), undone]).context.form.reviews).toBe("From a file.");
  });

  test("clearing it forgets the profile and the attempt", () => {
    const { context } = work([changed(), submitted(), unprofiled(noAnswer), { type: "form.cleared" }]);
    expect(context).toMatchObject({ form: EMPTY_OPTIMIZE_FORM, profile: null, attempt: null, errors: {} });
  });
});

describe("optimize: profile, then optimization", () => {
  test("a complete form creates an ASIN profile first", () => {
    const { state, started } = work([changed(), submitted()]);
    expect(state).toBe("creatingProfile");
    expect(started).toEqual([
      {
        src: "createProfile",
        input: {
          asin: "Bag",
          productName: "Bag",
          avatarName: "Ann",
          avatarId: null,
          reviewsText: "Nice zipper.",
          currentTitle: "",
          currentBullets: [],
          keywords: [],
        },
      },
    ]);
  });

  test("the profile is optimized under the submit's own key", () => {
    const { state, started } = work(optimizing);
    expect(state).toBe("optimizing");
    expect(started).toContainEqual({
      src: "requestOptimization",
      input: { asinId: "asin-1", key: "key-1", mustIncludeKeywords: [], ...NO_CHOICES },
    });
  });

  test("progress is shown, and starts afresh with the next run", () => {
    expect(work([...optimizing, reported]).context.progress).toEqual(progress);
    expect(work([...optimizing, reported, refused(noAnswer), submitted("key-2")]).context.progress).toBeNull();
  });

  test("the result is handed over and the form is empty again", () => {
    const { state, context, emitted } = work([...optimizing, completed]);
    expect(state).toBe("finished");
    expect(context).toMatchObject({ optimizationId: "optimization-1", form: EMPTY_OPTIMIZE_FORM, attempt: null });
    expect(emitted).toEqual([{ type: "optimized", optimizationId: "optimization-1" }]);
  });
});

describe("optimize: failures", () => {
  test("a refused profile keeps what was typed and marks the fields the server names", () => {
    const error = answer("VALIDATION", "Too long", [{ path: "reviewsText", message: "Too long" }]);
    const { state, context, emitted } = work([changed(), submitted(), unprofiled(error)]);
    expect(state).toBe("editing");
    expect(context.form).toEqual(form);
    expect(context.errors).toEqual({ reviews: "Too long" });
    expect(emitted).toEqual([
      { type: "announced", title: "Optimization failed", description: "Too long", tone: "destructive" },
    ]);
  });

  test.each([
    ["creating the profile", [changed(), submitted(), unprofiled(noAnswer)], "Failed to create ASIN profile"],
    ["optimizing", [...optimizing, refused(noAnswer)], "Failed to optimize"],
  ])("%s without an answer is told in our own words", (_, events, description) => {
    expect(work(events).emitted).toEqual([
      { type: "announced", title: "Optimization failed", description, tone: "destructive" },
    ]);
  });

  test.each([
    ["optimizing", [...optimizing, refused(answer("ASIN_LIMIT_REACHED"))]],
    ["regenerating", [...optimizing, completed, regenerate(["tote"]), refused(answer("ASIN_LIMIT_REACHED"))]],
  ])("a reached limit is told in the limit's words when %s", (_, events) => {
    expect(work(events).emitted).toEqual([
      {
        type: "announced",
        title: "Limit reached",
        description: "You've reached your monthly limit. Manage your plan to continue.",
        tone: "destructive",
      },
    ]);
  });

  test("a run that was never answered is asked for again under the same key and profile", () => {
    const { state, started } = work([...optimizing, refused(noAnswer), submitted("key-2")]);
    expect(state).toBe("optimizing");
    expect(started).toContainEqual({
      src: "requestOptimization",
      input: { asinId: "asin-1", key: "key-1", mustIncludeKeywords: [], ...NO_CHOICES },
    });
  });

  test("a run that was refused is tried again under a new key", () => {
    const { started } = work([...optimizing, refused(answer("OPTIMIZATION_FAILED")), submitted("key-2")]);
    expect(started).toContainEqual({
      src: "requestOptimization",
      input: { asinId: "asin-1", key: "key-2", mustIncludeKeywords: [], ...NO_CHOICES },
    });
  });

  test("a changed form makes a new profile", () => {
    const events = [...optimizing, refused(noAnswer), changed({ reviews: "Other words." }), submitted("key-2")];
    expect(work(events).state).toBe("creatingProfile");
    expect(work([...events, profiled]).started).toContainEqual({
      src: "requestOptimization",
      input: { asinId: "asin-1", key: "key-2", mustIncludeKeywords: [], ...NO_CHOICES },
    });
  });
});

describe("optimize: marketplace and reviews taken back in", () => {
  const choices = { ruleProfile: "etsy-2026-11-21", include: ["a1"] } as const;

  test("go with the run, and are no part of the profile", () => {
    const { started } = work([changed({ ...filled, ...choices }), submitted(), profiled]);
    expect(started).toContainEqual({
      src: "requestOptimization",
      input: { asinId: "asin-1", key: "key-1", mustIncludeKeywords: [], ...choices },
    });
  });

  test("changed after a run without answer ask for another result of the same profile", () => {
    const { state, started } = work([...optimizing, refused(noAnswer), changed(choices), submitted("key-2")]);
    expect(state).toBe("optimizing");
    expect(started).toContainEqual({
      src: "requestOptimization",
      input: { asinId: "asin-1", key: "key-2", mustIncludeKeywords: [], ...choices },
    });
  });

  test("after the result the marketplace stays chosen, and nothing is taken back in", () => {
    const { context } = work([changed({ ...filled, ...choices }), submitted(), profiled, completed]);
    expect(context.form).toEqual({ ...EMPTY_OPTIMIZE_FORM, ruleProfile: choices.ruleProfile });
  });
});

describe("optimize: regenerating", () => {
  const finished = [...optimizing, completed];

  test("the same profile is written again with keywords that must be in", () => {
    const { state, started } = work([...finished, regenerate(["tote"])]);
    expect(state).toBe("regenerating");
    expect(started).toEqual([
      { src: "requestOptimization", input: { asinId: "asin-1", key: "key-9", mustIncludeKeywords: ["tote"] } },
    ]);
  });

  test("without a keyword nothing happens", () => {
    expect(work([...finished, regenerate([])]).state).toBe("finished");
  });

  test("a failure leaves the result standing", () => {
    const { state, context, emitted } = work([...finished, regenerate(["tote"]), refused(noAnswer)]);
    expect(state).toBe("finished");
    expect(context.optimizationId).toBe("optimization-1");
    expect(emitted).toEqual([
      { type: "announced", title: "Regeneration failed", description: "Failed to regenerate", tone: "destructive" },
    ]);
  });

  test("a saved optimization opens ready to be regenerated", () => {
    const input = { kind: "full", saved: { asinId: "asin-7", optimizationId: "optimization-7" } } as const;
    const { snapshot, started } = steps(machine, [regenerate(["tote"])], input);
    expect(snapshot.value.work).toBe("regenerating");
    expect(started).toEqual([
      { src: "requestOptimization", input: { asinId: "asin-7", key: "key-9", mustIncludeKeywords: ["tote"] } },
    ]);
  });

  test("another listing starts with a new profile", () => {
    expect(work([...finished, { type: "another.requested" }]).context.profile).toBeNull();
  });
});

describe("optimize: what this device keeps", () => {
  const memory = (events: Parameters<typeof steps>[1]) => steps(machine, events, start);

  test("typing is kept after a pause, or at once when the page is left", () => {
    expect(memory([changed()]).snapshot.value.memory).toBe("waiting");
    const kept = { form, profile: null, attempt: null };
    for (const event of [elapsed("optimize.memory.waiting", 400), { type: "page.left" }]) {
      expect(memory([changed(), event]).started).toEqual([{ src: "keepWork", input: kept }]);
    }
  });

  test("the profile and the key of a running optimization are kept", () => {
    const attempt = { key: "key-1", form, keywords: [] };
    expect(memory(optimizing).started).toContainEqual({
      src: "keepWork",
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
      src: "keepWork",
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
          keepWork: fromPromise(async () => {}),
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
    elapsed("optimize.memory.waiting", 400),
    done("optimize.memory.keeping"),
  ];
  expect(reachableStates(machine, events, start)).toEqual([
    "memory.keeping",
    "memory.settled",
    "memory.waiting",
    "work.creatingProfile",
    "work.editing",
    "work.finished",
    "work.optimizing",
    "work.regenerating",
  ]);
});
