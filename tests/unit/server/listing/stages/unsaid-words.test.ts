import { expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const listed = (currentBullets: readonly string[]) =>
  optimizeReviews(
    inputFor(
      "Sits well in the hand.\n\nPours well.\n\nSturdy and solid.\n\nFeels sturdy, solid base.\n\nSturdy kettle.",
      {
        productName: "Thornby Gooseneck Kettle",
        currentTitle: "Thornby Gooseneck Kettle",
        currentBullets: [...currentBullets],
      },
    ),
  );

const FACTS = ["PREMIUM QUALITY you can trust", "Ergonomic counterbalanced wooden handle"];

test("words that the new listing takes over from the seller's facts are not told as words to avoid", () => {
  const { avatarData, bulletsA, bulletsB, itemHighlights, optimizedTitles } = listed(FACTS);
  expect([...optimizedTitles, itemHighlights, ...bulletsA, ...bulletsB].join("\n")).toMatch(/ergonomic/i);
  expect(avatarData.notSay).not.toContain("ergonomic");
  expect(avatarData.notSay).toContain("premium quality");
});

test("each of the others keeps its own evidence", () => {
  const { avatarData, evidence, reviews } = listed(FACTS);
  const durable = avatarData.notSay.findIndex((words) => /durable/.test(words));
  const [span] = evidence.find(({ path }) => path === `avatar.notSay.${durable}`)?.spans ?? [];
  const quoted = reviews.find(({ id }) => id === span?.reviewId)?.text.slice(span?.start, span?.end);
  expect(quoted).toMatch(/sturdy|solid/i);
  expect(evidence.filter(({ path }) => path.startsWith("avatar.notSay.")).length).toBeLessThanOrEqual(
    avatarData.notSay.length,
  );
});
