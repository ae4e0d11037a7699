import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { AvatarForm } from "../../../../events/wire/avatars.ts";
import { DemoForm } from "../../../../events/wire/demo.ts";
import { createApp } from "../../../../server/app.ts";
import { bodyLimitOf } from "../../../../server/http/body-limit.ts";
import { escapedJson, largestOf } from "../../../support/largest-body.ts";
import { sellerOn } from "../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const formsOf = (): { path: string; form: v.GenericSchema }[] =>
  createApp(app.deps).routes.flatMap(({ path, hooks }) => {
    const form: unknown = hooks.body;
    return form === undefined ? [] : [{ path, form: form as v.GenericSchema }];
  });

describe("the limit of a body", () => {
  test("is never below what its form takes, in whichever characters and however they are written", () => {
    const forms = formsOf();
    expect(forms.length).toBeGreaterThan(15);
    const refused = forms
      .map(({ path, form }) => ({
        path,
        valid: v.is(form, largestOf(form)),
        bytes: escapedJson(largestOf(form)).length,
      }))
      .filter(({ path, valid, bytes }) => !valid || bytes > bodyLimitOf(path));
    expect(refused).toEqual([]);
  });

  test("is not far above it, so that nobody makes the server read what no form takes", () => {
    const wide = formsOf()
      .map(({ path, form }) => ({ path, times: bodyLimitOf(path) / escapedJson(largestOf(form)).length }))
      .filter(({ path, times }) => bodyLimitOf(path) > 64 * 1024 && times > 2);
    expect(wide).toEqual([]);
  });

  test("is measured with values that go to each limit of a form", () => {
    const largest = v.parse(AvatarForm, largestOf(AvatarForm));
    expect([largest.pains?.length, largest.pains?.[49]?.length, largest.notes?.length]).toEqual([50, 500, 5_000]);
    expect(v.parse(DemoForm, largestOf(DemoForm)).reviews).toHaveLength(20_000);
  });
});

test("the largest avatar is saved and changed, escaped as it comes", async () => {
  const { optimizationId: _saved, captchaToken: _token, ...largest } = v.parse(AvatarForm, largestOf(AvatarForm));
  const ada = await sellerOn(app, "pro");
  const send = (method: string, path: string, body: string) =>
    ada.call(method, path, { body, headers: { "content-length": String(body.length) } });
  const saved = await send("POST", "/api/avatars", escapedJson(largest));
  expect(saved.status).toBe(200);
  const path = `/api/avatars/${Object(saved.body).id}`;
  expect((await ada.get(path)).body).toMatchObject({ pains: largest.pains, notes: largest.notes });
  expect((await send("PATCH", path, escapedJson({ ...largest, tone: "calm" }))).status).toBe(200);
  expect((await send("PATCH", path, `${escapedJson(largest)}${" ".repeat(1024 * 1024)}`)).status).toBe(413);
});
