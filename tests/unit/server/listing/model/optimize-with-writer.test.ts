import { describe, expect, test } from "bun:test";
import type { OptimizationInput } from "../../../../../events/result/result.ts";
import { maskPersonalData } from "../../../../../server/insight/hygiene/personal-data.ts";
import type { CopyBrief } from "../../../../../server/listing/model/copy-brief.ts";
import type { ModelCopy } from "../../../../../server/listing/model/model-copy.ts";
import { optimizeReviewsWith } from "../../../../../server/listing/model/optimize-with-writer.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { citing, goodCopy, line, REVIEWS_FOR_MODEL, REVIEWS_FOR_MORE } from "../../../../support/model-copy.ts";
import { inputFor } from "../../../../support/samples.ts";

const input = inputFor(REVIEWS_FOR_MODEL);
const inputOfMore = inputFor(REVIEWS_FOR_MORE);
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
  return { ...copy, bullets_a: copy.bullets_a.with(0, line(text, ...theme_ids)) };
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

describe("a bullet is refused, and said why, when it", () => {
  test.each([
    ["breaks a marketplace rule", withBulletA("Eco-friendly Cold: chill all day", "cold"), "banned"],
    ["invents a number", withBulletA("Cold for 36 Hours: chill all day", "cold"), "“36” is in no review"],
    ["claims what reviews complain of", withBulletA("No Leaks: the lid seals", "leak"), "may not be claimed"],
    ["names no theme", withBulletA("Cold All Day: chill from morning to night"), "names no theme and cites no review"],
    ["names a theme that does not exist", withBulletA("Cold All Day: chill", "warp-drive"), "no theme “warp-drive”"],
  ])("%s", async (_, bad, reason) => {
    const { result, calls } = await runFor(inputOfMore, bad, bad);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.problems.join("\n")).toContain(reason);
    const good = goodCopy().bullets_a.map((each) => each.text);
    expect(result.bulletsA.slice(0, 4)).toEqual(good.slice(1));
    expect(result.bulletsA[4]).toContain("Light");
    expect(result.bulletsA).not.toContain(bad.bullets_a[0]?.text ?? "");
    expect(result.bulletsB).toEqual(goodCopy().bullets_b.map((each) => each.text));
    expect(result.engine.writer).toBe("openai");
    expect(result.engine.notes).toContain(
      "The built-in writer wrote 1 bullet of set A: the language model's version did not pass the checks.",
    );
  });
});

test("a set of which nothing may stand is the built-in writer's", async () => {
  const bad = { ...goodCopy(), bullets_a: [line("No Leaks: the lid seals", "leak")] };
  const { result, calls } = await run(bad, bad);
  expect(calls[1]?.problems[0]).toBe("bulletsA needs 5 lines that stand and has 0");
  expect(result.bulletsA).toEqual(builtIn.bulletsA);
  expect(result.engine.notes.at(-1)).toBe(
    "The built-in writer wrote bullet set A: the language model's version did not pass the checks.",
  );
});

test("a set gets no bullet of a matter that it speaks of already, in whatever words", async () => {
  const bad = withBulletA("No Leaks: the lid seals", "leak");
  const { result } = await run(bad, bad);
  expect(builtIn.bulletsA.some((text) => text.includes("Clean"))).toBe(true);
  expect(result.engine.notes).toContain(
    "Fewer than five bullets in bullet set A (4): the language model's others did not pass the checks, and the built-in writer has nothing else to tell.",
  );
  expect(result.bulletsA).toEqual(
    goodCopy()
      .bullets_a.slice(1)
      .map((each) => each.text),
  );
});

test("the last clause of a part is left out where the rest stands, and what to know before buying comes last", async () => {
  const copy = goodCopy();
  const [first, , ...more] = copy.bullets_b.toReversed();
  if (first === undefined) throw new Error("five bullets");
  const honest = { ...first, text: "Good to Know: a loose lid leaks, and Zorbex mends watches" };
  const { result } = await runFor(inputOfMore, { ...copy, bullets_b: [honest, ...more] });
  expect(result.bulletsB.at(-1)).toBe("Good to Know: a loose lid leaks");
  expect(result.bulletsB).toHaveLength(5);
});

test("what may not stand is left out of a bullet and of the highlights, and the rest stands without asking again", async () => {
  const bad = {
    ...withBulletA("Cold All Day: water holds its chill from morning to night; holds 96 ounces", "cold"),
    highlights: line("Cold for hours, FDA approved steel, simple to wash", "cold", "cleaning"),
  };
  const { result, calls } = await run(bad);
  expect(calls).toHaveLength(1);
  expect(result.bulletsA[0]).toBe("Cold All Day: water holds its chill from morning to night");
  expect(result.itemHighlights).toBe("Cold for hours, simple to wash");
  expect(result.engine.notes).toHaveLength(1);
});

test("two answers of which neither has enough bullets make one set, and no bullet says what another does", async () => {
  const [one, two, three, four, five] = goodCopy().bullets_a;
  if (!one || !two || !three || !four || !five) throw new Error("five bullets");
  const { result } = await run(
    { ...goodCopy(), bullets_a: [one, two, three] },
    { ...goodCopy(), bullets_a: [one, two, line("Cold Every Day: water holds its chill all day", "cold"), five] },
  );
  expect(result.bulletsA.slice(0, 4)).toEqual([
    one.text,
    two.text,
    "Cold Every Day: water holds its chill all day",
    five.text,
  ]);
});

test("what the second answer mends is used, and what passed before is kept", async () => {
  const second = { ...goodCopy(), titles: [line("Kelvara FREE SHIPPING Bottle", "cold")] };
  const { result } = await run(withBulletA("No Leaks: the lid seals", "leak"), second);
  expect(result.bulletsA).toEqual(goodCopy().bullets_a.map((each) => each.text));
  expect(result.optimizedTitles).toEqual(["Kelvara Insulated Water Bottle, Keeps Ice Overnight"]);
  expect(result.engine.notes).toHaveLength(1);
});

test("of two answers titles are joined, and the highlights with fewer faults are taken", async () => {
  const [first] = goodCopy().titles;
  const other = line("Kelvara Insulated Water Bottle, Easy to Clean", "cleaning");
  if (first === undefined) throw new Error("a title");
  const cut = line("Cold for hours, FDA approved steel, simple to wash", "cold", "cleaning");
  const { result } = await run(
    { ...withBulletA("No Leaks: the lid seals", "leak"), titles: [first], highlights: cut },
    { ...goodCopy(), titles: [other, first], highlights: line("Cold for hours, easy to clean", "cold", "cleaning") },
  );
  expect(result.optimizedTitles).toEqual([other.text, first.text]);
  expect(result.itemHighlights).toBe("Cold for hours, easy to clean");
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

describe("words of two reviews bear a line out that says the same in other words", () => {
  const given = inputFor(
    [
      ...REVIEWS_FOR_MODEL.split("\n\n"),
      "Two hours in the mountain sleet and my sketchbook beside it stayed crisp.",
      "My sketchbook came home crisp again, and I carry this every day.",
    ].join("\n\n"),
  );
  const text = "Friend of the Sketchbook: paper in the same bag stays crisp";
  const PAIR = [
    ["r5", "my sketchbook beside it stayed crisp"],
    ["r6", "My sketchbook came home crisp again"],
  ] as const;

  const runCiting = (line: string, ...evidence: readonly (readonly [string, string])[]) => {
    const copy = goodCopy();
    return runFor(given, { ...copy, bullets_a: copy.bullets_a.with(0, citing(line, ...evidence)) });
  };

  test("it stands, and its evidence are the words it cites", async () => {
    const { result, calls } = await runCiting(text, ...PAIR);
    expect(calls).toHaveLength(1);
    expect(result.bulletsA[0]).toBe(text);
    const claims = (result.claims ?? []).filter(({ field }) => field === "bulletsA.0");
    expect(claims.map(({ basis, reviews }) => ({ basis, reviews }))).toContainEqual({ basis: "reviews", reviews: 2 });
    const quotes = result.evidence
      .find(({ path }) => path === "bulletsA.0")
      ?.spans.map(({ reviewId, start, end }) =>
        result.reviews.find(({ id }) => id === reviewId)?.text.slice(start, end),
      );
    expect(quotes).toEqual(PAIR.map(([, quote]) => quote));
  });

  test.each([
    ["of one review only", text, [PAIR[0], ["r5", "sketchbook beside it stayed crisp"]]],
    ["that stand in no review", text, [PAIR[0], ["r6", "My sketchbook is crisp, always"]]],
    ["that stand in another review than is said", text, [PAIR[0], ["r5", PAIR[1][1]]]],
    [
      "that speak of something else",
      text,
      [
        ["r1", "Ice lasts overnight"],
        ["r2", "Keeps water cold"],
      ],
    ],
    ["that deny it", "Crisp No More: sketchbook never crisp", PAIR],
    ["for a figure that nobody gave", "Friend of the Sketchbook: paper stays crisp for 77 hours", PAIR],
    ["for a material that nobody named", "Friend of the Sketchbook: crisp titanium walls", PAIR],
  ] as const)("words %s do not", async (_, bullet, evidence) => {
    const { result, calls } = await runCiting(bullet, ...evidence);
    expect(calls).toHaveLength(2);
    expect(result.bulletsA).not.toContain(bullet);
  });

  test("complaints bear nothing out", async () => {
    const lids = inputFor(`${REVIEWS_FOR_MODEL}\n\nThe lid leaks on my desk.\n\nMy lid leaks as well, bad lid.`);
    const copy = goodCopy();
    const bad = citing(
      "Lid for the Desk: a lid that stays",
      ["r5", "The lid leaks on my desk"],
      ["r6", "My lid leaks as well"],
    );
    const { result } = await runFor(lids, { ...copy, bullets_a: copy.bullets_a.with(0, bad) });
    expect(result.bulletsA).not.toContain(bad.text);
  });

  test("who writes again is told the words that contradict a clause, without personal data", async () => {
    const against = inputFor(`${REVIEWS_FOR_MODEL}\n\nNot easy to clean, ask bob@example.com.\n\nIt is hard to clean.`);
    const copy = goodCopy();
    const { calls } = await runFor(against, copy, copy);
    const problems = calls[1]?.problems.join("\n");
    expect(problems).toMatch(/is contradicted by 2 reviewers: “Not easy to clean[^”]*”, “It is hard to clean”/);
    expect(problems).not.toContain("bob@example.com");
  });

  test("the reviews that may be cited are in the brief, without personal data", async () => {
    const { calls } = await run(goodCopy());
    expect(calls[0]?.brief.reviews).toContainEqual({
      id: "r1",
      stars: null,
      text: "Ice lasts overnight. I am [email].",
    });
  });
});
