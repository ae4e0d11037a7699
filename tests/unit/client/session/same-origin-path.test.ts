import { describe, expect, test } from "bun:test";
import { sameOriginPath } from "../../../../client/session/same-origin-path.ts";

describe("a redirect target", () => {
  test.each(["/billing", "/billing?onboarding=1", "/results/a1#listing", "/"])(
    "%p on this site is followed",
    (target) => {
      expect(sameOriginPath(target, "/dashboard")).toBe(target);
    },
  );

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "billing",
    "",
    null,
    undefined,
  ])("%p is not followed", (target) => {
    expect(sameOriginPath(target, "/dashboard")).toBe("/dashboard");
  });

  test("is normalised, so that dots cannot lead elsewhere", () => {
    expect(sameOriginPath("/a/../billing", "/dashboard")).toBe("/billing");
  });
});
