import { afterEach, beforeEach, expect, test } from "bun:test";
import type { Plan } from "../../../../../events/plans.ts";
import { quickEngine } from "../../../../support/engines.ts";
import { sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

test.each<[Plan, object]>([
  ["demo", { label: "Demo", limit: 1, used: 0 }],
  ["pro", { label: "Pro", limit: 10, used: 0 }],
  ["agency", { label: "Agency", limit: null, used: 0 }],
])("GET /api/me/plan tells what the %s plan allows", async (plan, expected) => {
  const ada = await sellerOn(app, plan);
  const { status, body } = await ada.get("/api/me/plan");
  expect({ status, body }).toEqual({ status: 200, body: expected });
});
