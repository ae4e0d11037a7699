import { afterEach, beforeEach, expect, test } from "bun:test";
import type { OptimizationProgress } from "../../../../events/result/result.ts";
import { followRun } from "../../../../server/optimizer/follow-run.ts";
import { createLiveRuns, publish } from "../../../../server/optimizer/live-runs.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const at = (percent: number): OptimizationProgress => ({ stage: "mining", percent, message: `At ${percent}` });

test("the progress that is told never goes back, though another holder begins anew", async () => {
  const liveRuns = createLiveRuns({ total: 1, perOwner: 1 });
  const owner = { kind: "customer", customerId: "c1" } as const;
  const input = {
    asin: "",
    productName: "Bottle",
    avatarName: "",
    reviewsText: "It leaks.",
    currentTitle: "",
    currentBullets: [],
    keywords: [],
    mustIncludeKeywords: [],
  };
  const entry = liveRuns.add({
    optimizationId: "o1",
    owner,
    input,
    correlationId: "c1",
    causationId: "c1",
    attempts: 1,
  });
  const told: number[] = [];
  const onProgress = ({ percent }: OptimizationProgress): void => void told.push(percent);
  const followed = followRun(app.deps, { liveRuns, pollMs: 1 }, { optimizationId: "o1", owner }, { onProgress });
  for (const percent of [20, 40, 10, 40, 0, 60]) publish(entry, at(percent));
  entry.end({ status: "completed" });
  expect(await followed).toEqual({ status: "completed" });
  expect(told).toEqual([0, 20, 40, 40, 60]);
});
