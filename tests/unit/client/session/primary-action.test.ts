import { describe, expect, test } from "bun:test";
import { isDemoExhausted, primaryAction } from "../../../../client/session/primary-action.ts";
import { ANONYMOUS_SESSION } from "../../../../events/wire/anonymous-session.ts";
import type { Session } from "../../../../events/wire/session.ts";

const signedIn = (changes: Partial<Session>): Session => ({
  ...ANONYMOUS_SESSION,
  authenticated: true,
  email: "seller@example.com",
  ...changes,
});

describe("primaryAction", () => {
  test("offers a visitor the free demo", () => {
    expect(primaryAction(ANONYMOUS_SESSION)).toEqual({
      label: "Try Free Demo (1 ASIN)",
      to: "/demo",
      isExhausted: false,
    });
  });

  test("sends a demo user to billing", () => {
    expect(primaryAction(signedIn({ plan: "demo" }))).toEqual({
      label: "Complete Setup",
      to: "/billing",
      isExhausted: false,
    });
  });

  test("tells a pro seller how many ASINs are left", () => {
    expect(primaryAction(signedIn({ plan: "pro", asinLimit: 10, asinUsedThisCycle: 3 }))).toEqual({
      label: "Optimize Next ASIN (7 of 10 left)",
      to: "/optimize/start",
      search: { mode: "paid" },
      isExhausted: false,
    });
  });

  test.each([10, 12])("sends a pro seller who used %i of 10 to billing", (asinUsedThisCycle) => {
    expect(primaryAction(signedIn({ plan: "pro", asinLimit: 10, asinUsedThisCycle }))).toEqual({
      label: "Optimize Next ASIN (0 of 10 left)",
      to: "/billing",
      isExhausted: true,
    });
  });

  test("never holds an agency back", () => {
    expect(primaryAction(signedIn({ plan: "agency", asinLimit: null, asinUsedThisCycle: 900 }))).toEqual({
      label: "Optimize Next ASIN (Unlimited)",
      to: "/optimize/start",
      search: { mode: "paid" },
      isExhausted: false,
    });
  });
});

describe("isDemoExhausted", () => {
  test("is true once the one free ASIN is used", () => {
    expect(isDemoExhausted(signedIn({ asinUsedThisCycle: 1 }))).toBe(true);
  });

  test("is false before", () => {
    expect(isDemoExhausted(signedIn({ asinUsedThisCycle: 0 }))).toBe(false);
  });

  test("never speaks of the free limit to a paying seller", () => {
    expect(isDemoExhausted(signedIn({ plan: "pro", asinLimit: 10, asinUsedThisCycle: 10 }))).toBe(false);
  });
});
