import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, waitFor } from "xstate";
import type { DemoVisit, RestoredVisit } from "../../../../machines/demo/demo.context.ts";
import { type DemoFields, EMPTY_DEMO } from "../../../../machines/demo/demo.form.ts";
import { demoMachine as machine } from "../../../../machines/demo/demo.machine.ts";
import { type AnyEvent, done, elapsed, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";
import { demoResult, FILLED } from "./demo-fixtures.ts";

const input = { sampleId: null };
const RUN = { demoToken: "token-1", idemKey: "key-1" };

const restored = (visit: Partial<DemoVisit> & { isDraft?: boolean } = {}) =>
  done("demo.visit.restoring", { form: EMPTY_DEMO, run: null, result: null, isDraft: false, ...visit });
const changed = (changes: Partial<DemoFields>) => ({ type: "form.changed", changes });
const submitted = { type: "form.submitted" };
const started = done("demo.visit.starting", RUN);
const completed = (remaining = 0) => ({ type: "optimization.completed", result: demoResult(remaining) });
const refused = (error: unknown) => ({ type: "optimization.refused", error });

const filled = [restored(), changed(FILLED)];
const running = [...filled, submitted, started];

const after = (events: AnyEvent[], given: { sampleId: string | null } = input) => steps(machine, events, given);

describe("demo: what this device kept", () => {
  test("is read first", () => {
    const { snapshot, started: actors } = after([]);
    expect(snapshot.value).toEqual({ visit: "restoring", memory: "settled", upgrade: "closed" });
    expect(actors).toEqual([{ src: "restoreVisit", input: undefined }]);
  });

  test("a draft is shown and said to be one until it is edited", () => {
    const { snapshot } = after([restored({ form: FILLED, isDraft: true })]);
    expect(snapshot.matches({ visit: "form" })).toBe(true);
    expect(snapshot.context).toMatchObject({ form: FILLED, isDraft: true });
    const edited = after([restored({ form: FILLED, isDraft: true }), changed({ avatarName: "Other" })]);
    expect(edited.snapshot.context.isDraft).toBe(false);
  });

  test("a result is shown again", () => {
    expect(after([restored({ result: demoResult() })]).snapshot.matches({ visit: "results" })).toBe(true);
  });

  test("a run that was cut off goes on with the same key", () => {
    const run = { ...RUN, form: FILLED };
    const { snapshot, started: actors } = after([restored({ form: FILLED, run })]);
    expect(snapshot.matches({ visit: "running" })).toBe(true);
    expect(actors).toEqual([{ src: "optimize", input: run }]);
  });

  test("a run of a form that was edited since does not start by itself", () => {
    const run = { ...RUN, form: FILLED };
    const { snapshot } = after([restored({ form: { ...FILLED, reviews: "Other." }, run })]);
    expect(snapshot.matches({ visit: "form" })).toBe(true);
  });

  test("a run with other choices does not go on by itself", () => {
    const run = { ...RUN, form: FILLED };
    for (const choice of [{ ruleProfile: "ebay-2026-11-21" as const }, { include: ["a1"] }]) {
      const { snapshot } = after([restored({ form: { ...FILLED, ...choice }, run })]);
      expect(snapshot.matches({ visit: "form" })).toBe(true);
    }
  });

  test("nothing readable means an empty form", () => {
    const { snapshot } = after([failed("demo.visit.restoring", new Error("denied"))]);
    expect(snapshot.matches({ visit: "form" })).toBe(true);
    expect(snapshot.context.form).toEqual(EMPTY_DEMO);
  });

  test("edits are kept once the typing pauses, or at once when the page is left", () => {
    expect(after(filled).snapshot.matches({ memory: "waiting" })).toBe(true);
    const keeps = [{ src: "keepDraft", input: { form: FILLED, run: null, result: null } }];
    expect(after([...filled, elapsed("demo.memory.waiting", 400)]).started).toEqual(keeps);
    expect(after([...filled, { type: "page.left" }]).started).toEqual(keeps);
  });

  test("a memory that refuses to keep does not disturb the page", () => {
    for (const outcome of [done("demo.memory.keeping"), failed("demo.memory.keeping", new Error("full"))]) {
      expect(after([...filled, { type: "page.left" }, outcome]).snapshot.matches({ memory: "settled" })).toBe(true);
    }
  });
});

describe("demo: the form", () => {
  test("all fields are required, and the empty ones are marked", () => {
    const { snapshot, started: actors } = after([restored(), changed({ avatarName: "A", reviews: "  " }), submitted]);
    expect(snapshot.matches({ visit: "form" })).toBe(true);
    expect(actors).toEqual([]);
    expect(snapshot.context).toMatchObject({
      problem: "All fields are required",
      invalid: ["productName", "reviews"],
    });
  });

  test("20,000 characters of reviews are accepted, one more is not, and none is cut", () => {
    const full = after([...filled, changed({ reviews: "a".repeat(20_000) }), submitted]);
    expect(full.snapshot.matches({ visit: "starting" })).toBe(true);
    const over = after([...filled, changed({ reviews: "a".repeat(20_001) }), submitted]);
    expect(over.snapshot.matches({ visit: "form" })).toBe(true);
    expect(over.snapshot.context).toMatchObject({
      problem: "Reviews must be 20,000 characters or less",
      invalid: ["reviews"],
    });
    expect(over.snapshot.context.form.reviews).toHaveLength(20_001);
  });

  test("an edit removes the mark of its field and the message", () => {
    const { snapshot } = after([restored(), submitted, changed({ reviews: "Nice." })]);
    expect(snapshot.context).toMatchObject({ problem: null, invalid: ["avatarName", "productName"] });
  });

  test("what a file replaced can be brought back", () => {
    const replaced = [...filled, { type: "form.replaced", changes: { reviews: "From a file." } }];
    expect(after(replaced).snapshot.context).toMatchObject({ form: { reviews: "From a file." }, replaced: FILLED });
    const undone = after([...replaced, { type: "replacement.undone" }]);
    expect(undone.snapshot.context).toMatchObject({ form: FILLED, replaced: null });
    expect(undone.started).toEqual([{ src: "keepDraft", input: { form: FILLED, run: null, result: null } }]);
  });

  test("nothing is offered to be brought back where nothing stood", () => {
    const { snapshot } = after([restored(), { type: "form.replaced", changes: FILLED }]);
    expect(snapshot.context).toMatchObject({ form: FILLED, replaced: null });
  });

  test("undoing without a replacement changes nothing", () => {
    expect(after([...filled, { type: "replacement.undone" }]).snapshot.context.form).toEqual(FILLED);
  });

  test("a discarded draft leaves an empty form, forgets its run, and can be brought back", () => {
    const run = { ...RUN, form: { ...FILLED, reviews: "Older." } };
    const { snapshot } = after([restored({ form: FILLED, run, isDraft: true }), { type: "draft.discarded" }]);
    expect(snapshot.context).toMatchObject({ form: EMPTY_DEMO, run: null, replaced: FILLED, isDraft: false });
  });
});

describe("demo: samples", () => {
  const sample = done("demo.visit.fetchingSample", FILLED);

  test("one named by the address is fetched after the device was asked", () => {
    const { snapshot, started: actors } = after([restored()], { sampleId: "bottle" });
    expect(snapshot.matches({ visit: "fetchingSample" })).toBe(true);
    expect(actors).toEqual([{ src: "loadSample", input: { id: "bottle" } }]);
  });

  test("one that is chosen fills the form and keeps what stood there", () => {
    const chosen = [...filled, { type: "sample.chosen", id: "bottle" }];
    expect(after(chosen).started).toEqual([{ src: "loadSample", input: { id: "bottle" } }]);
    const { snapshot } = after([...chosen, sample]);
    expect(snapshot.matches({ visit: "form" })).toBe(true);
    expect(snapshot.context).toMatchObject({ form: FILLED, replaced: FILLED, sampleId: null });
  });

  test("one that cannot be fetched says so and leaves the form alone", () => {
    const { snapshot } = after([
      ...filled,
      { type: "sample.chosen", id: "bottle" },
      failed("demo.visit.fetchingSample", NO_ANSWER),
    ]);
    expect(snapshot.context).toMatchObject({
      form: FILLED,
      problem: "We could not load this sample. Please try again, or paste reviews of your own.",
    });
  });
});

describe("demo: starting and running", () => {
  test("a complete form starts the demo, and the run is kept before anything else", () => {
    expect(after([...filled, submitted]).started).toEqual([{ src: "startDemo", input: undefined }]);
    const run = { ...RUN, form: FILLED };
    const { started: actors, snapshot } = after(running);
    expect(actors).toContainEqual({ src: "optimize", input: run });
    expect(actors).toContainEqual({ src: "keepDraft", input: { form: FILLED, run, result: null } });
    expect(snapshot.hasTag("busy")).toBe(true);
  });

  test("progress is shown as it is reported", () => {
    const progress = { stage: "mining" as const, percent: 40, message: "Finding what customers talk about" };
    expect(after([...running, { type: "progress.reported", progress }]).snapshot.context.progress).toEqual(progress);
  });

  test("the result ends the run and is kept", () => {
    const { snapshot, started: actors } = after([...running, completed()]);
    expect(snapshot.matches({ visit: "results" })).toBe(true);
    expect(snapshot.context.result).toEqual(demoResult());
    expect(actors).toEqual([{ src: "keepDraft", input: { form: FILLED, run: null, result: demoResult() } }]);
  });

  test.each(["DEMO_RATE_LIMIT", "DEMO_EXHAUSTED", "demo_limit"])(
    "%s opens the upgrade dialog without a toast",
    (code) => {
      const refusedStart = after([...filled, submitted, failed("demo.visit.starting", refusal(code))]);
      const refusedRun = after([...running, refused(refusal(code))]);
      for (const { snapshot, emitted } of [refusedStart, refusedRun]) {
        expect(snapshot.matches({ visit: "form", upgrade: "open" })).toBe(true);
        expect(snapshot.context).toMatchObject({ form: FILLED, problem: null, run: null, refusal: code });
        expect(emitted).toEqual([]);
      }
    },
  );

  test("what the server refused is not said of the next time the upgrade dialog opens", () => {
    const { snapshot } = after([...running, refused(refusal("DEMO_RATE_LIMIT")), { type: "upgrade.closed" }]);
    expect(snapshot.context.refusal).toBeNull();
  });

  test("any other refusal is announced with the server's words, and the form is intact", () => {
    const refusedStart = after([...filled, submitted, failed("demo.visit.starting", refusal("CAPTCHA_FAILED"))]);
    const refusedRun = after([...running, refused(refusal("NO_REVIEWS"))]);
    for (const { snapshot, emitted } of [refusedStart, refusedRun]) {
      expect(snapshot.matches({ visit: "form", upgrade: "closed" })).toBe(true);
      expect(snapshot.context).toMatchObject({ form: FILLED, problem: "From the server.", run: null });
      expect(emitted).toEqual([
        { type: "announced", title: "Optimization failed", description: "From the server.", tone: "destructive" },
      ]);
    }
  });

  test("reviews that the server could not read are marked, until they are edited", () => {
    const unread = [...running, refused(refusal("NO_REVIEWS"))];
    expect(after(unread).snapshot.context).toMatchObject({ problem: "From the server.", invalid: ["reviews"] });
    expect(after([...unread, changed({ reviews: "It leaks." })]).snapshot.context).toMatchObject({
      problem: null,
      invalid: [],
    });
    expect(after([...running, refused(refusal("BUSY"))]).snapshot.context.invalid).toEqual([]);
  });

  test("a refusal without words says 'Failed to optimize'", () => {
    const { snapshot, emitted } = after([...running, refused(refusal(null, null))]);
    expect(snapshot.context.problem).toBe("Failed to optimize");
    expect(emitted).toMatchObject([{ title: "Optimization failed", description: "Failed to optimize" }]);
  });

  test("offline before the start keeps the form and says what to do", () => {
    const { snapshot } = after([...filled, submitted, failed("demo.visit.starting", NO_ANSWER)]);
    expect(snapshot.context.problem).toStartWith("We cannot reach the server. Your entries are still here;");
  });

  test("a connection lost on the way keeps the run, so that the same form picks up where it stopped", () => {
    const cut = [...running, refused(NO_ANSWER)];
    const run = { ...RUN, form: FILLED };
    expect(after(cut).snapshot.context).toMatchObject({ run, form: FILLED });
    expect(after(cut).snapshot.context.problem).toStartWith("The connection was lost.");
    expect(after([...cut, submitted]).started).toEqual([{ src: "optimize", input: run }]);
  });

  test("an edited form after a lost connection is a run of its own", () => {
    const { started: actors } = after([
      ...running,
      refused(NO_ANSWER),
      changed({ reviews: "Other words." }),
      submitted,
    ]);
    expect(actors).toEqual([{ src: "startDemo", input: undefined }]);
  });
});

describe("demo: results and the way on", () => {
  test("Try Another opens the upgrade dialog once the limit is hit, and the result stays", () => {
    const { snapshot } = after([...running, completed(0), { type: "another.requested" }]);
    expect(snapshot.matches({ visit: "results", upgrade: "open" })).toBe(true);
  });

  test("Try Another returns to an empty form while the limit is not hit", () => {
    const { snapshot, started: actors } = after([...running, completed(1), { type: "another.requested" }]);
    expect(snapshot.matches({ visit: "form", upgrade: "closed" })).toBe(true);
    expect(snapshot.context).toMatchObject({ form: EMPTY_DEMO, result: null });
    expect(actors).toEqual([{ src: "keepDraft", input: { form: EMPTY_DEMO, run: null, result: null } }]);
  });

  test("running again with reviews taken back in is an upgrade once the limit is hit, and the result stays", () => {
    const { snapshot } = after([...running, completed(0), { type: "rerun.requested", include: ["a1"] }]);
    expect(snapshot.matches({ visit: "results", upgrade: "open" })).toBe(true);
    expect(snapshot.context.form.include).toEqual([]);
  });

  test("running again with reviews taken back in starts another run while the limit is not hit", () => {
    const rerun = [...running, completed(1), { type: "rerun.requested", include: ["a1"] }];
    const { snapshot, started: actors } = after(rerun);
    expect(snapshot.matches({ visit: "starting", upgrade: "closed" })).toBe(true);
    expect(actors).toContainEqual({ src: "startDemo", input: undefined });
    const run = after([...rerun, started]).started.find(({ src }) => src === "optimize");
    expect(run?.input).toEqual({ ...RUN, form: { ...FILLED, include: ["a1"] } });
  });

  test("the upgrade dialog opens on request at any time and closes again", () => {
    const opened = after([{ type: "upgrade.opened" }]);
    expect(opened.snapshot.matches({ upgrade: "open" })).toBe(true);
    const closed = after([...running, { type: "upgrade.opened" }, { type: "upgrade.closed" }]);
    expect(closed.snapshot.matches({ visit: "running", upgrade: "closed" })).toBe(true);
  });
});

test("demo: every state can be reached", () => {
  const events = [
    ...filled,
    { type: "sample.chosen", id: "bottle" },
    submitted,
    started,
    completed(),
    { type: "page.left" },
    { type: "upgrade.opened" },
  ];
  expect(reachableStates(machine, events, input)).toEqual([
    "memory.keeping",
    "memory.settled",
    "memory.waiting",
    "upgrade.closed",
    "upgrade.open",
    "visit.fetchingSample",
    "visit.form",
    "visit.restoring",
    "visit.results",
    "visit.running",
    "visit.starting",
  ]);
});

test("demo: an optimization that was not provided ends as a refusal, not as silence", async () => {
  const provided = machine.provide({
    actors: {
      restoreVisit: fromPromise<RestoredVisit>(async () => ({ form: FILLED, run: null, result: null, isDraft: true })),
      startDemo: fromPromise(async () => RUN),
    },
  });
  const actor = createActor(provided, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ visit: "form" }));
  actor.send({ type: "form.submitted" });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
  expect(context.problem).toBe("Failed to optimize");
  actor.stop();
});
