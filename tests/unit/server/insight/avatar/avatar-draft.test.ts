import { expect, test } from "bun:test";
import { reviewCount } from "../../../../../server/insight/avatar/avatar-draft.ts";

test("reviews are counted once each, and one is no plural", () => {
  const spanIn = (reviewId: string) => ({ reviewId, start: 0, end: 4 });
  expect(reviewCount([spanIn("r1"), spanIn("r1")])).toBe("1 review");
  expect(reviewCount([spanIn("r1"), spanIn("r2")])).toBe("2 reviews");
});
