import { expect, test } from "bun:test";
import { upgradeReason } from "../../../../machines/demo/demo.messages.ts";

test("the upgrade dialog says why: the demo is used, the network had too many, or a plan is needed", () => {
  const used = "You've used your free optimization — upgrade to keep going.";
  expect(upgradeReason(null, true)).toBe(used);
  expect(upgradeReason("DEMO_EXHAUSTED", false)).toBe(used);
  expect(upgradeReason("DEMO_RATE_LIMIT", false)).toBe(
    "Too many demos were started from your network. Please try again later.",
  );
  expect(upgradeReason(null, false)).toBe("This needs the Pro or Agency plan.");
});
