import { describe, expect, test } from "bun:test";
import { optimizeMachine as machine } from "../../../../machines/optimize/optimize.machine.ts";
import { type AnyEvent, steps } from "../../../support/machine-steps.ts";
import { completed, lost, progress, refused, regenerate, reported } from "../../../support/optimize-steps.ts";
import { refusal } from "../../../support/refusals.ts";

const input = { kind: "full", saved: { asinId: "asin-7", optimizationId: "optimization-7" } } as const;
const rerun = (include: string[], key = "key-1", keywords: string[] = []) => ({
  type: "rerun.requested",
  include,
  keywords,
  key,
});
const after = (...events: AnyEvent[]) => steps(machine, events, input);
const request = { asinId: "asin-7", key: "key-1", mustIncludeKeywords: [], include: ["a1", "a2"] };

describe("optimize: with reviews taken back in", () => {
  test("a saved optimization runs again with them, and with the marketplace it had", () => {
    const { snapshot, started } = after(rerun(["a1", "a2"]));
    expect(snapshot.value.work).toBe("regenerating");
    expect(started).toEqual([{ src: "requestOptimization", input: request }]);
  });

  test("the keywords that had to be in before are asked for again", () => {
    expect(after(rerun(["a1"], "key-1", ["tote"])).started).toEqual([
      { src: "requestOptimization", input: { ...request, include: ["a1"], mustIncludeKeywords: ["tote"] } },
    ]);
  });

  test("none of them runs nothing", () => {
    expect(after(rerun([])).snapshot.value.work).toBe("finished");
  });

  test("its progress is shown and its result handed over", () => {
    expect(after(rerun(["a1"]), reported).snapshot.context.progress).toEqual(progress);
    const { snapshot, emitted } = after(rerun(["a1"]), completed);
    expect(snapshot.context).toMatchObject({ optimizationId: "optimization-1", attempt: null });
    expect(emitted).toEqual([{ type: "optimized", optimizationId: "optimization-1" }]);
  });

  test("a refusal leaves the result standing and says so", () => {
    const { snapshot, emitted } = after(rerun(["a1"]), refused(refusal(null, null)));
    expect(snapshot.value.work).toBe("finished");
    expect(snapshot.context.optimizationId).toBe("optimization-7");
    expect(emitted).toEqual([
      { type: "announced", title: "Regeneration failed", description: "Failed to regenerate", tone: "destructive" },
    ]);
  });

  test("a run that was never answered is asked for again under the same key; another choice under its own", () => {
    const left = [rerun(["a1", "a2"]), ...lost];
    expect(after(...left, rerun(["a2", "a1"], "key-2")).started).toEqual([
      { src: "requestOptimization", input: request },
    ]);
    expect(after(...left, rerun(["a1"], "key-2")).started).toEqual([
      { src: "requestOptimization", input: { ...request, key: "key-2", include: ["a1"] } },
    ]);
  });

  test("writing it again with keywords afterwards leaves the choice to the server", () => {
    expect(after(rerun(["a1"]), completed, regenerate(["tote"])).started).toEqual([
      { src: "requestOptimization", input: { asinId: "asin-7", key: "key-9", mustIncludeKeywords: ["tote"] } },
    ]);
  });
});
