import { describe, expect, test } from "bun:test";
import type { ImportedReviews } from "../../../../events/wire/reviews.ts";
import { reviewIntakeMachine as machine } from "../../../../machines/review-intake/review-intake.machine.ts";
import { done, elapsed, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

const PASTED = "Keeps water cold all day long. The lid leaks in my bag.";
const file = { name: "reviews.csv", size: 2048 };
const report: ImportedReviews = {
  text: "## Review 1\nKeeps water cold.",
  reviews: 1,
  used: [{ opening: "Keeps water cold.", rating: null, isEnglish: true }],
  format: "csv",
  excluded: [],
  included: [],
  fits: { limit: 20_000, reviews: 1, text: "## Review 1\nKeeps water cold." },
};

const typed = (text: string) => ({ type: "text.changed", text });
const paused = elapsed("reviewIntake.waiting", 700);
const read = done("reviewIntake.reading", report);
const chosen = { type: "file.chosen", file };

describe("review intake: pasted text", () => {
  test("is read once the typing pauses", () => {
    const { snapshot, started } = steps(machine, [typed(PASTED)]);
    expect(snapshot.value).toBe("waiting");
    expect(started).toEqual([]);
    expect(steps(machine, [typed(PASTED), paused]).started).toEqual([
      { src: "readReviews", input: { source: { kind: "text", text: PASTED }, include: [] } },
    ]);
  });

  test("too short to be a review is not read, and an older report goes", () => {
    const { snapshot } = steps(machine, [typed(PASTED), paused, read, typed("Nice")]);
    expect(snapshot.value).toBe("idle");
    expect(snapshot.context).toEqual({ source: null, include: [], fileInField: null, report: null, problem: null });
  });

  test("that changes while it is read is read again", () => {
    const { snapshot } = steps(machine, [typed(PASTED), paused, typed(`${PASTED} More.`)]);
    expect(snapshot.value).toBe("waiting");
    expect(snapshot.context.source).toEqual({ kind: "text", text: `${PASTED} More.` });
  });

  test("is reported and never rewritten by itself", () => {
    const { snapshot, emitted } = steps(machine, [typed(PASTED), paused, read]);
    expect(snapshot.context.report).toEqual(report);
    expect(emitted).toEqual([]);
  });

  test("without any review says so in the server's words; a preview that merely failed is silent", () => {
    const problemAfter = (error: unknown) =>
      steps(machine, [typed(PASTED), paused, failed("reviewIntake.reading", error)]).snapshot.context.problem;
    expect(problemAfter(refusal("NO_REVIEWS", "No reviews here."))).toBe("No reviews here.");
    expect(problemAfter(refusal("TOO_THIN", "No opinion here."))).toBe("No opinion here.");
    expect(problemAfter(refusal("RATE_LIMITED"))).toBeNull();
    expect(problemAfter(NO_ANSWER)).toBeNull();
  });
});

describe("review intake: a file", () => {
  test("is read at once and handed over as text", () => {
    expect(steps(machine, [chosen]).started).toEqual([
      { src: "readReviews", input: { source: { kind: "file", file }, include: [] } },
    ]);
    const { snapshot, emitted } = steps(machine, [chosen, read]);
    expect(snapshot.context.report).toEqual(report);
    expect(emitted).toEqual([{ type: "reviewsRead", text: report.text }]);
  });

  test("keeps its report when its own text arrives in the field", () => {
    const { snapshot, started } = steps(machine, [chosen, read, typed(report.text)]);
    expect(snapshot.value).toBe("idle");
    expect(started).toEqual([]);
    expect(snapshot.context.report).toEqual(report);
  });

  test("that cannot be read says why", () => {
    const problemAfter = (error: unknown) =>
      steps(machine, [chosen, failed("reviewIntake.reading", error)]).snapshot.context.problem;
    expect(problemAfter(refusal("UNSUPPORTED_FILE"))).toBe("From the server.");
    expect(problemAfter(NO_ANSWER)).toBe(
      "We could not read this file. Please try again, or paste the reviews instead.",
    );
  });

  test("that the browser refuses says why", () => {
    const { snapshot } = steps(machine, [{ type: "file.refused", message: "Too large." }]);
    expect(snapshot.context.problem).toBe("Too large.");
  });
});

describe("review intake: reviews taken back in", () => {
  const taken = (...include: string[]) => ({ type: "include.changed", include });

  test("pasted text is read anew at once, and not rewritten", () => {
    const { snapshot, started } = steps(machine, [typed(PASTED), paused, read, taken("a")]);
    expect(snapshot.value).toBe("reading");
    expect(snapshot.context.report).toEqual(report);
    expect(started).toEqual([
      { src: "readReviews", input: { source: { kind: "text", text: PASTED }, include: ["a"] } },
    ]);
    expect(steps(machine, [typed(PASTED), paused, read, taken("a"), read]).emitted).toEqual([]);
  });

  test("text that waits to be read is read at once", () => {
    expect(steps(machine, [typed(PASTED), taken("a")]).snapshot.value).toBe("reading");
  });

  test("a choice during the reading begins the reading anew", () => {
    const { started } = steps(machine, [typed(PASTED), paused, taken("a"), taken("a", "b")]);
    expect(started).toEqual([
      { src: "readReviews", input: { source: { kind: "text", text: PASTED }, include: ["a", "b"] } },
    ]);
  });

  test("the file itself is read anew, and its text handed back without counting as replaced", () => {
    const inField = [chosen, read, typed(report.text)];
    const { started } = steps(machine, [...inField, taken("a")]);
    expect(started).toEqual([{ src: "readReviews", input: { source: { kind: "file", file }, include: ["a"] } }]);
    expect(steps(machine, [...inField, taken("a"), read]).emitted).toEqual([
      { type: "reviewsReread", text: report.text },
    ]);
  });

  test("another file starts without choices", () => {
    const other = { type: "file.chosen", file: { name: "other.csv", size: 3 } };
    const { snapshot, emitted } = steps(machine, [chosen, read, taken("a"), read, other, read]);
    expect(snapshot.context.include).toEqual([]);
    expect(emitted).toEqual([{ type: "reviewsRead", text: report.text }]);
  });

  test("the same choice again reads nothing", () => {
    const { snapshot, started } = steps(machine, [typed(PASTED), paused, taken("a"), read, taken("a")]);
    expect([snapshot.value, started]).toEqual(["idle", []]);
  });

  test("a choice before there is anything to read is kept for later", () => {
    expect(steps(machine, [taken("a")]).snapshot.value).toBe("idle");
    expect(steps(machine, [taken("a"), typed(PASTED), paused]).started).toEqual([
      { src: "readReviews", input: { source: { kind: "text", text: PASTED }, include: ["a"] } },
    ]);
  });
});

describe("review intake: more than fits", () => {
  test("the reviews that fit are handed over on request", () => {
    const { emitted } = steps(machine, [typed(PASTED), paused, read, { type: "fitting.requested" }]);
    expect(emitted).toEqual([{ type: "reviewsRead", text: report.fits.text }]);
  });

  test("without a report there is nothing to hand over", () => {
    expect(steps(machine, [{ type: "fitting.requested" }]).emitted).toEqual([]);
  });
});

test("review intake: every state can be reached", () => {
  const reached = reachableStates(machine, [typed(PASTED), chosen, read, { type: "include.changed", include: ["a"] }]);
  expect(reached).toEqual(["idle", "reading", "waiting"]);
});
