import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { blamedPartIn } from "../../../../../server/listing/facts/blamed-part.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const BLAMING = ["1 star. I cannot stand the motor.", "2 stars. That motor, oh dear.", "5 stars. Lovely color."];
const NAME = "Fenmoor Desk Fan";
const miningOf = (reviews: readonly string[]) => mineReviews(readReviews({ text: reviews.join("\n\n") }).reviews, NAME);

describe("what the seller says that a part does", () => {
  test.each([
    ["brushless motor runs for 20,000 hours", "motor"],
    ["brushless motor", null],
    ["includes a motor and a cable", null],
    ["fan runs for 20,000 hours", null],
    ["steel base stands on any floor", null],
  ])("%s: %p", (clause, part) => expect(blamedPartIn(clause, miningOf(BLAMING))).toBe(part));

  test("a part whose letters stand in the name of the thing is a part all the same", () => {
    const reviews = ["1 star. I cannot stand the pan.", "2 stars. That pan, oh dear.", "5 stars. Lovely color."];
    const mining = mineReviews(readReviews({ text: reviews.join("\n\n") }).reviews, "Fenmoor Kitchen Companion");
    expect(blamedPartIn("steel pan sits in a ring", mining)).toBe("pan");
  });

  test("stands where as many are content with the part", () => {
    const content = ["5 stars. The motor is strong.", "5 stars. Great motor."];
    expect(blamedPartIn("brushless motor runs for 20,000 hours", miningOf([...BLAMING, ...content]))).toBeNull();
  });

  test("stays out of the listing, which only says that the part is there", () => {
    const { bulletsA, bulletsB, packing } = optimizeReviews(
      inputFor(BLAMING.join("\n\n"), {
        productName: NAME,
        currentBullets: ["MOTOR: brushless motor sits in a steel ring"],
      }),
    );
    expect([...bulletsA, ...bulletsB].join(" ")).not.toMatch(/steel ring/);
    expect(packing?.facts?.[0]?.wording).toBe("brushless motor");
  });
});
