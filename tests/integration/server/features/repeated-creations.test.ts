import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { quickEngine } from "../../../support/engines.ts";
import { when } from "../../../support/scenario.ts";
import { fieldOf, PROFILE, sellerOn } from "../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

const NAME = { "idempotency-key": "key-1" };
const NURSE = { name: "Nurse", audience: "Nurses on long shifts" };

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

describe.each([
  { path: "/api/avatars", body: NURSE, other: { ...NURSE, name: "Parent" } },
  { path: "/api/asins", body: PROFILE, other: { ...PROFILE, productName: "Glass Bottle" } },
])("POST $path under an Idempotency-Key", ({ path, body, other }) => {
  test("answers the first id to a repeat, and appends nothing", async () => {
    const ada = await sellerOn(app, "pro");
    const id = fieldOf(await ada.post(path, body, NAME), "id");
    const { answer, appended } = await when(app, () => ada.post(path, body, NAME));
    expect([fieldOf(answer, "id"), appended]).toEqual([id, []]);
    expect(fieldOf(await ada.post(path, body), "id")).not.toBe(id);
  });

  test("creates one thing of many calls at the same moment", async () => {
    const ada = await sellerOn(app, "pro");
    const { appended } = await when(app, async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => ada.post(path, body, NAME)));
      expect(new Set(answers.map((answer) => fieldOf(answer, "id"))).size).toBe(1);
      return answers[0] ?? ada.get(path);
    });
    expect(appended).toHaveLength(1);
  });

  test("refuses another body", async () => {
    const ada = await sellerOn(app, "pro");
    await ada.post(path, body, NAME);
    (await when(app, () => ada.post(path, other, NAME))).expectRefusal(422, "IDEMPOTENCY_MISMATCH");
  });
});

test("a refused avatar leaves its key free for the next try", async () => {
  const ada = await sellerOn(app, "pro");
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(fieldOf(await ada.post("/api/avatars", NURSE), "id"));
  (await when(app, () => ada.post("/api/avatars", NURSE, NAME))).expectRefusal(409, "AVATAR_LIMIT_REACHED");
  await ada.call("DELETE", `/api/avatars/${ids[0]}`);
  expect((await ada.post("/api/avatars", NURSE, NAME)).status).toBe(200);
});
