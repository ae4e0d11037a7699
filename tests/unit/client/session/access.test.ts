import { describe, expect, test } from "bun:test";
import { planTarget, signInTarget } from "../../../../client/session/access.ts";
import { pageName } from "../../../../client/session/page-name.ts";
import type { Plan } from "../../../../events/plans.ts";
import { ANONYMOUS_SESSION } from "../../../../events/wire/anonymous-session.ts";
import type { Session } from "../../../../events/wire/session.ts";

const signedIn = (plan: Plan): Session => ({
  ...ANONYMOUS_SESSION,
  authenticated: true,
  email: "ada@example.com",
  plan,
});

describe("a page that needs sign-in", () => {
  test("sends an anonymous visitor to the landing page", () => {
    expect(signInTarget(ANONYMOUS_SESSION)).toBe("/");
  });

  test("lets every signed-in user stay", () => {
    expect(signInTarget(signedIn("demo"))).toBeNull();
  });
});

describe("the name of a page", () => {
  test.each([
    ["/billing", "Billing"],
    ["/Billing/", "Billing"],
    ["/results/o-1", "Results"],
    ["/avatars/new", "New avatar"],
    ["/avatars/a-1", "Edit avatar"],
    ["/results", null],
    ["/nowhere", null],
  ])("at %p is %p", (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});

describe("a page for certain plans", () => {
  test("sends an anonymous visitor to the landing page", () => {
    expect(planTarget(ANONYMOUS_SESSION, ["pro", "agency"])).toBe("/");
  });

  test("sends another plan to the upgrade dialog of the demo", () => {
    expect(planTarget(signedIn("demo"), ["pro", "agency"])).toBe("/demo?upgrade=1");
  });

  test("sends another plan to the route that the caller gives", () => {
    expect(planTarget(signedIn("demo"), ["pro"], "/billing")).toBe("/billing");
  });

  test("lets a user of one of the plans stay", () => {
    expect(planTarget(signedIn("agency"), ["pro", "agency"])).toBeNull();
  });
});
