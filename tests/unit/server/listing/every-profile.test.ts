import { describe, expect, test } from "bun:test";
import { RULE_PROFILES } from "../../../../events/result/rule-profiles.ts";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { profileById } from "../../../../server/listing/rules/profiles.ts";
import { leastBullets } from "../../../../server/listing/stages/write-listing.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../support/reviews/review-sets.ts";
import { sampleInputs } from "../../../support/samples.ts";

const INPUTS = [...sampleInputs.map(({ input }) => input), ...REVIEW_SETS.map(({ id }) => reviewSetInput(id))];

describe.each(RULE_PROFILES.map(({ id }) => id))("%s", (id) => {
  const least = Math.max(1, leastBullets(profileById(id)));

  test.each(INPUTS.map((input) => [input.productName, input] as const))("%s", (_, input) => {
    const { optimizedTitles, bulletsA, bulletsB, compliance } = optimizeReviews({ ...input, ruleProfile: id });
    expect(optimizedTitles.length).toBeGreaterThan(0);
    expect(bulletsA.length).toBeGreaterThanOrEqual(least);
    expect(bulletsB.length).toBeGreaterThanOrEqual(least);
    const own = compliance.findings.filter(({ field }) => !field.startsWith("current"));
    expect(own.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(own.filter(({ words }) => /^\d+ bullets?$/.test(words))).toEqual([]);
  });
});
