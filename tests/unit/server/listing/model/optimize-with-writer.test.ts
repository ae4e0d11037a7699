import { describe, expect, test } from "bun:test";
import type { OptimizationInput } from "../../../../../events/result/result.ts";
import { maskPersonalData } from "../../../../../server/insight/hygiene/personal-data.ts";
import type { CopyBrief } from "../../../../../server/listing/model/copy-brief.ts";
import type { ModelCopy } from "../../../../../server/listing/model/model-copy.ts";
import { optimizeReviewsWith } from "../../../../../server/listing/model/optimize-with-writer.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { goodCopy, REVIEWS_FOR_MODEL } from "../../../../support/model-copy.ts";
import { inputFor } from "../../../../support/samples.ts";

const input = inputFor(REVIEWS_FOR_MODEL);
const builtIn = optimizeReviews(input);

type Call = { brief: CopyBrief; problems: readonly string[] };

const run = (...answers: (ModelCopy | Error)[]) => runFor(input, ...answers);

const runFor = async (given: OptimizationInput, ...answers: (ModelCopy | Error)[]) => {
  const calls: Call[] = [];
  const result = await optimizeReviewsWith(async (brief, problems) => {
    calls.push({ brief, problems });
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("No answer");
    return answer;
  })(given);
  return { result, calls };
};

const withBulletA = (text: string, ...theme_ids: string[]): ModelCopy => {
  const copy = goodCopy();
  return { ...copy, bullets_a: copy.bullets_a.with(0, { text, theme_ids }) };
};

test("copy that passes is used as it is, with the evidence of its themes", async () => {
  const { result, calls } = await run(goodCopy());
  expect(calls).toHaveLength(1);
  expect(result.engine).toMatchObject({
    writer: "openai",
    notes: ["Based on 4 reviews: treat every count as a first hint."],
  });
  expect(result.bulletsA).toEqual(goodCopy().bullets_a.map((each) => each.text));
  expect(result.optimizedTitles).toEqual(["Kelvara Insulated Water Bottle, Keeps Ice Overnight"]);
  expect(result.evidence.find((each) => each.path === "bulletsA.0")?.reviews).toBe(4);
  expect(result.searchTerms).not.toContain("bottle");
});

describe("a field is refused, and said why, when it", () => {
  test.each([
    ["breaks a marketplace rule", withBulletA("Eco-friendly Cold: chill all day", "cold"), "banned"],
    ["invents a number", withBulletA("Cold for 36 Hours: chill all day", "cold"), "“36” is in no review"],
    ["claims what reviews complain of", withBulletA("No Leaks: the lid seals", "leak"), "may not be claimed"],
    ["names no theme", withBulletA("Cold All Day: chill from morning to night"), "names no theme"],
    ["names a theme that does not exist", withBulletA("Cold All Day: chill", "warp-drive"), "no theme “warp-drive”"],
    [
      "has another number of bullets",
      { ...goodCopy(), bullets_a: goodCopy().bullets_a.slice(1) },
      "bulletsA has 4 lines",
    ],
  ])("%s", async (_, bad, reason) => {
    const { result, calls } = await run(bad, bad);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.problems.join("\n")).toContain(reason);
    expect(result.bulletsA).toEqual(builtIn.bulletsA);
    expect(result.bulletsB).toEqual(goodCopy().bullets_b.map((each) => each.text));
    expect(result.engine.writer).toBe("openai");
    expect(result.engine.notes).toContain(
      "The built-in writer wrote bullet set A: the language model's version did not pass the checks.",
    );
  });
});

test("what the second answer mends is used, and what passed before is kept", async () => {
  const second = { ...goodCopy(), titles: [{ text: "Kelvara FREE SHIPPING Bottle", theme_ids: ["cold"] }] };
  const { result } = await run(withBulletA("No Leaks: the lid seals", "leak"), second);
  expect(result.bulletsA).toEqual(goodCopy().bullets_a.map((each) => each.text));
  expect(result.optimizedTitles).toEqual(["Kelvara Insulated Water Bottle, Keeps Ice Overnight"]);
  expect(result.engine.notes).toHaveLength(1);
});

test("when the writer cannot be reached, the built-in writer writes everything and the notes say so", async () => {
  const { result } = await run(new Error("connection refused"));
  expect(result.engine.writer).toBe("built-in");
  expect(result.bulletsA).toEqual(builtIn.bulletsA);
  expect(result.engine.notes.at(-1)).toBe(
    "The language model gave no usable answer; the built-in writer wrote the whole listing.",
  );
});

test("the brief holds the seller's facts, and a bullet of nothing else needs no theme", async () => {
  const given = { ...input, currentBullets: ["STEEL BODY: 18/8 stainless steel body, never leaks. Contact us!"] };
  const { result, calls } = await runFor(given, withBulletA("Steel Body: 18/8 stainless steel body"));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.brief.seller_facts).toEqual(["18/8 stainless steel body"]);
  expect(result.bulletsA[0]).toBe("Steel Body: 18/8 stainless steel body");
  expect(result.packing?.facts?.[0]).toMatchObject({ fields: ["bulletsA"], reason: null });
});

test("the brief holds excerpts as data and no personal data", async () => {
  const { calls } = await run(goodCopy());
  const sent = JSON.stringify(calls[0]?.brief);
  expect(sent).toContain("Ice lasts overnight");
  expect(sent).not.toContain("ann@example.com");
});

test.each([
  [
    "amazon-2026-07-27",
    { title_characters: 75, highlights_characters: 125, bullet_characters: 200, bullet_header: true },
  ],
  [
    "ebay-2026-11-21",
    { title_characters: 80, highlights_characters: 55, bullet_characters: 200, bullet_header: false },
  ],
  [
    "walmart-2026-11-21",
    { title_characters: 150, highlights_characters: 0, bullet_characters: 80, bullet_header: false },
  ],
])("the brief tells the limits of %s", async (ruleProfile, limits) => {
  const { calls } = await runFor({ ...input, ruleProfile }, goodCopy());
  expect(calls[0]?.brief.limits).toMatchObject(limits);
});

test("words of one review that stand in none of its themes are no ground for a line", async () => {
  const given = { ...input, reviewsText: `${input.reviewsText}\n\nMy cat Zorbex watched me open the parcel.` };
  const { calls } = await runFor(given, withBulletA("Cold All Day: Zorbex watched the parcel", "cold"));
  expect(calls[1]?.problems.join("\n")).toContain("stands in one review alone, and in none of its themes");
});

test("addresses, phones and links are masked, measures are not", () => {
  const text =
    "Call +1 (555) 123-4567 or a.b@c.co, 12 Elm Street, see https://x.co/y. Holds 24 oz, 12 hours, since 2025-01-02.";
  expect(maskPersonalData(text)).toBe(
    "Call [phone] or [email], [address], see [link] Holds 24 oz, 12 hours, since 2025-01-02.",
  );
});
