import { describe, expect, test } from "bun:test";
import { NO_CHOICES } from "../../../../machines/kernel/choices.ts";
import { EMPTY_OPTIMIZE_FORM } from "../../../../machines/optimize/optimize.form.ts";
import { optimizeMachine as machine } from "../../../../machines/optimize/optimize.machine.ts";
import { elapsed, steps } from "../../../support/machine-steps.ts";
import {
  changed,
  completed,
  filled,
  form,
  lost,
  optimizing,
  profiled,
  progress,
  refused,
  regenerate,
  reported,
  submitted,
  unprofiled,
  wanted,
  work,
} from "../../../support/optimize-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

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
    const { context } = work([changed(), submitted(), unprofiled(NO_ANSWER), { type: "draft.discarded" }]);
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
    expect(work([...optimizing, reported, ...lost, submitted("key-2")]).context.progress).toBeNull();
  });

  test("the result is handed over and the form is empty again", () => {
    const { state, context, emitted } = work([...optimizing, completed]);
    expect(state).toBe("finished");
    expect(context).toMatchObject({ optimizationId: "optimization-1", form: EMPTY_OPTIMIZE_FORM, attempt: null });
    expect(emitted).toEqual([{ type: "optimized", optimizationId: "optimization-1" }]);
  });
});

/** The line breaks so often, and each time it is tried again after a while. */
const cutFor = (times: number) =>
  Array.from({ length: times }, () => [refused(NO_ANSWER), elapsed("optimize.work.cutOff", "beforeNextTry")]).flat();

describe("optimize: a line that is cut", () => {
  const request = {
    src: "requestOptimization",
    input: { asinId: "asin-1", key: "key-1", mustIncludeKeywords: [], ...NO_CHOICES },
  };

  test("is no failure: the same run is asked for again after a while, and at once when that is wanted", () => {
    const { state, context, emitted } = work([...optimizing, reported, refused(NO_ANSWER)]);
    expect([state, context.progress, emitted]).toEqual(["cutOff", progress, []]);
    for (const again of [elapsed("optimize.work.cutOff", "beforeNextTry"), { type: "again.requested" }]) {
      const { state: next, started } = work([...optimizing, refused(NO_ANSWER), again]);
      expect([next, started]).toEqual(["optimizing", [request]]);
    }
  });

  test("is a failure after a minute, and starts to count anew with every sign of life", () => {
    const minute = [...optimizing, ...cutFor(20)];
    expect(work([...minute, refused(NO_ANSWER)])).toMatchObject({
      state: "editing",
      context: {
        attempt: { key: "key-1" },
        refusal: {
          title: "Optimization failed",
          text: "The connection was lost. Optimize again to pick up where it stopped; nothing is counted twice.",
        },
      },
    });
    expect(work([...minute, reported, refused(NO_ANSWER)]).state).toBe("cutOff");
  });

  test("while a listing is written again leads back to that", () => {
    const again = [...optimizing, completed, regenerate(["tote"]), refused(NO_ANSWER)];
    expect(work(again).state).toBe("regeneratingCutOff");
    expect(work([...again, elapsed("optimize.work.regeneratingCutOff", "beforeNextTry")])).toMatchObject({
      state: "regenerating",
      started: [{ input: { key: "key-9", mustIncludeKeywords: ["tote"] } }],
    });
    expect(work([...again, wanted]).state).toBe("finished");
  });
});

describe("optimize: a refusal", () => {
  const failed = [...optimizing, refused(refusal("BUSY", "Too much to do."))];

  test("stays beside the form while it is edited, until the next try", () => {
    const shown = { title: "Optimization failed", text: "Too much to do." };
    expect(work(failed).context.refusal).toEqual(shown);
    expect(work([...failed, changed({ productName: "Bag 2" })]).context.refusal).toEqual(shown);
    expect(work([...failed, submitted("key-2")]).context.refusal).toBeNull();
    expect(work([...failed, { type: "draft.discarded" }]).context.refusal).toBeNull();
  });

  test("without an answer says that the entries are still here", () => {
    expect(work([changed(), submitted(), unprofiled(NO_ANSWER)]).context.refusal?.text).toStartWith(
      "We cannot reach the server. Your entries are still here",
    );
  });

  test.each([
    ["creating the profile", [changed(), submitted(), unprofiled(refusal("NO_REVIEWS", "There is no review."))]],
    ["optimizing", [...optimizing, refused(refusal("TOO_THIN", "There is no review."))]],
  ])("of the reviews stands at the reviews when %s", (_, events) => {
    const { state, context } = work(events);
    expect([state, context.errors, context.refusal]).toEqual(["editing", { reviews: "There is no review." }, null]);
  });
});

describe("optimize: failures", () => {
  test("a refused profile keeps what was typed and marks the fields the server names", () => {
    const error = refusal("VALIDATION", "Too long", { fields: [{ path: "reviewsText", message: "Too long" }] });
    const { state, context, emitted } = work([changed(), submitted(), unprofiled(error)]);
    expect(state).toBe("editing");
    expect(context.form).toEqual(form);
    expect(context.errors).toEqual({ reviews: "Too long" });
    expect(emitted).toEqual([
      { type: "announced", title: "Optimization failed", description: "Too long", tone: "destructive" },
    ]);
  });

  test.each([
    ["creating the profile", [changed(), submitted(), unprofiled(NO_ANSWER)], "Failed to create ASIN profile"],
    ["optimizing", [...optimizing, ...cutFor(20), refused(NO_ANSWER)], "Failed to optimize"],
  ])("%s without an answer is told in our own words", (_, events, description) => {
    expect(work(events).emitted).toEqual([
      { type: "announced", title: "Optimization failed", description, tone: "destructive" },
    ]);
  });

  test.each([
    ["optimizing", [...optimizing, refused(refusal("ASIN_LIMIT_REACHED"))]],
    ["regenerating", [...optimizing, completed, regenerate(["tote"]), refused(refusal("ASIN_LIMIT_REACHED"))]],
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
    const { state, started } = work([...optimizing, ...lost, submitted("key-2")]);
    expect(state).toBe("optimizing");
    expect(started).toContainEqual({
      src: "requestOptimization",
      input: { asinId: "asin-1", key: "key-1", mustIncludeKeywords: [], ...NO_CHOICES },
    });
  });

  test("a run that was refused is tried again under a new key", () => {
    const { started } = work([...optimizing, refused(refusal("OPTIMIZATION_FAILED")), submitted("key-2")]);
    expect(started).toContainEqual({
      src: "requestOptimization",
      input: { asinId: "asin-1", key: "key-2", mustIncludeKeywords: [], ...NO_CHOICES },
    });
  });

  test("a changed form makes a new profile", () => {
    const events = [...optimizing, ...lost, changed({ reviews: "Other words." }), submitted("key-2")];
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
    const { state, started } = work([...optimizing, ...lost, changed(choices), submitted("key-2")]);
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
    const { state, context, emitted } = work([...finished, regenerate(["tote"]), refused(refusal(null, null))]);
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
