import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { OptimizationResult } from "../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { isGeneralAdvice } from "../../../../server/listing/phrases/general-advice.ts";
import { similarity } from "../../../../server/listing/rules/list-checks.ts";
import { NoReviewsError } from "../../../../server/listing/stages/no-reviews-error.ts";
import { bytes, characters } from "../../../../server/listing/words/fold.ts";
import { importReviews } from "../../../../server/optimizer/import-reviews.ts";
import { inputFor, sampleInputs } from "../../../support/samples.ts";
import { wordRuns } from "../../../support/word-runs.ts";

test("words that every object knows are words", () => {
  const reviewsText =
    "Great constructor set. My kids play constructor games every day and take my constructor kit to the garden.\n\nThe constructor box is sturdy and works well. I was unsure if the constructor set would last, so I bought it as a constructor gift.";
  const result = optimizeReviews(inputFor(reviewsText, { productName: "Building Kit" }));
  expect(result.reviews).toHaveLength(2);
  expect(JSON.stringify(result)).not.toContain("function Object");
});

test("a review of what the seller names, in whatever field, is of the product", () => {
  const stray = "Love these suspenders. They clip firmly, stretch over broad shoulders and never pinch.";
  const reviewsText = Array.from({ length: 16 }, (_, at) => `Good belt, worn ${at + 2} weeks and soft.`)
    .toSpliced(8, 0, stray)
    .join("\n\n");
  const strays = (overrides: Parameters<typeof inputFor>[1]): number =>
    optimizeReviews(inputFor(reviewsText, { productName: "Kelvara Leather Belt", ...overrides })).excluded.filter(
      ({ reason }) => reason === "other-product",
    ).length;
  expect(strays({})).toBe(1);
  expect(strays({ currentTitle: "Leather Belt with Suspenders" })).toBe(0);
  expect(strays({ currentBullets: ["Comes with suspenders"] })).toBe(0);
  expect(strays({ keywords: ["belt and suspenders"] })).toBe(0);
});

describe.each(sampleInputs)("the sample $id", ({ input }) => {
  const result = optimizeReviews(input);
  const visible = [...result.optimizedTitles, result.itemHighlights, ...result.bulletsA, ...result.bulletsB];

  test("gives a result of the agreed shape, and the same bytes again", () => {
    expect(v.is(OptimizationResult, result)).toBe(true);
    expect(JSON.stringify(optimizeReviews({ ...input }))).toBe(JSON.stringify(result));
  });

  test("rests what to fix first on no review of five stars", () => {
    const stars = new Map(result.reviews.map(({ id, rating }) => [id, rating]));
    const spans = result.evidence.find(({ path }) => path === "fixList.0")?.spans ?? [];
    expect(spans.length).toBeGreaterThan(2);
    expect(spans.map(({ reviewId }) => stars.get(reviewId))).not.toContain(5);
  });

  test("breaks no rule that is an error", () => {
    expect(result.compliance.findings.filter((finding) => finding.severity === "error")).toEqual([]);
  });

  test("keeps every limit of length", () => {
    expect(result.optimizedTitles.every((title) => characters(title) <= 75)).toBe(true);
    expect(characters(result.itemHighlights)).toBeLessThanOrEqual(125);
    expect(bytes(result.searchTerms)).toBeLessThan(250);
    for (const bullet of [...result.bulletsA, ...result.bulletsB]) {
      expect(bullet).toMatch(/^[A-Z][^:]{2,40}: \S.*[^.!?;,]$/);
      expect(characters(bullet)).toBeLessThanOrEqual(255);
    }
  });

  test("has five bullets in each set, and the sets are different", () => {
    expect(result.bulletsA).toHaveLength(5);
    expect(result.bulletsB).toHaveLength(5);
    for (const a of result.bulletsA) for (const b of result.bulletsB) expect(similarity(a, b)).toBeLessThan(0.3);
  });

  test("shows every statement with customers' words that really stand there", () => {
    const texts = new Map(result.reviews.map((review) => [review.id, review.text]));
    for (const { reviews, spans } of result.evidence) {
      for (const { reviewId, start, end } of spans) {
        expect(start).toBeLessThan(end);
        expect(texts.get(reviewId)?.slice(start, end)).toHaveLength(end - start);
      }
      expect(reviews).toBe(new Set(spans.map((span) => span.reviewId)).size);
    }
    const supported = new Set(result.evidence.filter((each) => each.reviews > 0).map((each) => each.path));
    const lists = {
      optimizedTitles: result.optimizedTitles,
      bulletsA: result.bulletsA,
      bulletsB: result.bulletsB,
      fixList: result.fixList.split("\n"),
      "avatar.pains": result.avatarData.pains,
      "avatar.desires": result.avatarData.desires,
      "avatar.say": result.avatarData.say,
      "avatar.keywords": result.avatarData.keywords,
      "avatar.emotionalDrivers": result.avatarData.emotionalDrivers,
    };
    for (const [path, lines] of Object.entries(lists))
      for (const index of lines.keys()) expect(supported).toContain(`${path}.${index}`);
  });

  test("prints no six words in a row from a review", () => {
    const said = new Set(result.reviews.flatMap((review) => wordRuns(review.text, 6)));
    expect(visible.flatMap((text) => wordRuns(text, 6)).filter((run) => said.has(run))).toEqual([]);
  });

  test("quotes what customers say exactly", () => {
    const said = result.reviews.map((review) => review.text).join("\n");
    for (const phrase of result.avatarData.say) expect(said.includes(phrase)).toBe(true);
    for (const phrase of result.avatarData.notSay) expect(said.toLowerCase().includes(phrase)).toBe(false);
  });

  test("leaves no slot or bracket of a template", () => {
    for (const text of visible) expect(text).not.toMatch(/[{}[\]|]|undefined|null|\s{2}/);
  });
});

describe("what the samples are about", () => {
  const fixListOf = (id: string): string => {
    const sample = sampleInputs.find((each) => each.id === id);
    return sample === undefined ? "" : optimizeReviews(sample.input).fixList;
  };

  test("the bottle's leaks are traced to the gasket", () => {
    expect(fixListOf("bottle")).toContain("4 of 41 reviewers report leaks");
    expect(fixListOf("bottle")).toContain("3 of these 4 mention the gasket");
  });

  test("the lamp's arm is named for settings that do not hold", () => {
    expect(fixListOf("lamp")).toContain("report that it sags or slips down");
    expect(fixListOf("lamp")).toContain("all of them mention the arm");
  });
});

describe("little input", () => {
  test.each(["", "   ", "👍👍👍", "★★★★★"])("%j holds no review", (text) => {
    expect(() => optimizeReviews(inputFor(text))).toThrow(NoReviewsError);
    expect(new NoReviewsError().code).toBe("NO_REVIEWS");
  });

  test("one word gives an honest, nearly empty result", () => {
    const result = optimizeReviews(inputFor("Great"));
    expect(result.bulletsA.filter((bullet) => !isGeneralAdvice(bullet))).toEqual([]);
    expect(result.engine.notes).toEqual([
      "The reviews praise nothing clearly enough for a bullet yet; general advice fills up to what the marketplace asks for. Put facts of your own in its place, or add reviews.",
      "Based on 1 review: treat every count as a first hint.",
    ]);
  });

  test("reviews in another language are kept, and the notes say that they were not counted", () => {
    const result = optimizeReviews(inputFor("هذه الزجاجة رائعة جدا وتحافظ على البرودة.\n\nהבקבוק הזה מצוין לטיולים."));
    expect(result.reviews).toHaveLength(2);
    expect(result.engine.notes[1]).toStartWith("2 of 2 reviews do not look English");
    expect(result.engine.unread).toBe(2);
    expect(optimizeReviews(inputFor("It stays cold all day.")).engine).not.toHaveProperty("unread");
  });

  test("what is no English is counted the same before the run, in the notes and nowhere among the themes", () => {
    const texts = [
      "The design is super and the lid never leaks.",
      "Le design est super et la bouteille est très pratique, no leaks.",
      "asdf qwer zxcv jkl asdfgh qwlekj zxmcn",
    ];
    const { used } = importReviews({ text: texts.join("\n\n") }, []);
    expect(used.map(({ isEnglish }) => isEnglish)).toEqual([true, false, false]);
    const { engine, reviews, themes } = optimizeReviews(inputFor(texts.join("\n\n")));
    expect(engine.unread).toBe(2);
    expect(engine.notes).toContain(
      "1 of 3 reviews cannot be read: it is mostly letters at random. It is shown, not counted.",
    );
    expect(engine.notes.find((note) => note.startsWith("1 of 3 reviews does not look English"))).toEndWith(
      "so it is shown but not counted in themes.",
    );
    const counted = new Set(themes.flatMap(({ spans }) => spans.map(({ reviewId }) => reviewId)));
    expect([...counted]).toEqual([reviews[0]?.id ?? ""]);
  });

  test("where reviews agree on blame only, the notes name it and do not ask for more of them", () => {
    const text = "Support never answered. A waste of money.\n\nSupport never replied to my mails. Not worth the money.";
    const { bulletsA, engine } = optimizeReviews(inputFor(text));
    expect(bulletsA.filter((bullet) => !isGeneralAdvice(bullet))).toEqual([]);
    expect(engine.notes[0]).toStartWith("No bullet comes from the reviews, because the reviews praise nothing clearly");
    expect(engine.notes[0]).toContain("“Not worth the price”");
    expect(engine.notes.join(" ")).not.toContain("more reviews will help");
  });

  test("letters struck at random are no other language", () => {
    const { notes } = optimizeReviews(inputFor("Stays cold all day.\n\nasdkjh qwlekj zxmcn hjkl wqzx")).engine;
    expect(notes.join(" ")).toContain("1 of 2 reviews cannot be read");
    expect(notes.join(" ")).not.toContain("English");
  });

  test("a name without letters still gives a title", () => {
    expect(optimizeReviews(inputFor("It does not leak.", { productName: "!!!" })).optimizedTitles[0]).toStartWith(
      "Product",
    );
  });
});

describe("keywords that must be in", () => {
  const text = "Cold all day, and it doesn't leak in my gym bag.\n\nStays cold for hours. No leaks.";

  test("an allowed one stands in the copy, a forbidden one is refused with the reason", () => {
    const result = optimizeReviews(inputFor(text, { mustIncludeKeywords: ["bpa free", "eco-friendly"] }));
    expect(result.optimizedTitles[0]?.toLowerCase()).toContain("bpa free");
    expect(result.keywordCoverage.keywords.find((each) => each.keyword === "bpa free")).toMatchObject({
      mustInclude: true,
      reviews: 0,
      matches: { title: "phrase" },
    });
    expect(result.keywordCoverage.refused).toEqual([
      { keyword: "eco-friendly", reason: expect.stringContaining("rule B11, “eco-friendly”: Words such as") },
    ]);
    expect(result.engine.notes).toContainEqual(
      expect.stringContaining("The keyword “eco-friendly” was left out: rule B11"),
    );
    expect(
      JSON.stringify([result.optimizedTitles, result.itemHighlights, result.bulletsA, result.bulletsB]),
    ).not.toContain("eco-friendly");
  });
});

describe("claims", () => {
  test("what reviews contradict is not claimed", () => {
    const mixed =
      "It leaks in my bag.\n\nThe lid leaks.\n\nDoesn't leak at all.\n\nNo leaks. Nice color, very sturdy.\n\nSturdy thing. It leaked.";
    const { optimizedTitles, bulletsA, itemHighlights } = optimizeReviews(inputFor(mixed));
    expect([...optimizedTitles, ...bulletsA, itemHighlights].join(" ")).not.toMatch(/leak|drip|tight/i);
  });

  test("the seller's own copy is audited, and what the new copy says is told as done", () => {
    const { compliance, fixList, avatarData, bulletsA } = optimizeReviews(
      inputFor(
        "Ice lasts overnight.\n\nKeeps water cold all day.\n\nStays cold. Easy to clean.\n\nEasy to clean, cold.",
        {
          currentTitle: "BEST Seller!!! Premium quality bottle",
          currentBullets: ["Easy to clean. Money-back guarantee"],
        },
      ),
    );
    const found = compliance.findings
      .filter((finding) => finding.field.startsWith("current"))
      .map(({ field, ruleId }) => `${field} ${ruleId}`);
    expect(found).toEqual(expect.arrayContaining(["currentTitle T02", "currentTitle T07", "currentBullets.0 B12"]));
    expect(fixList).toContain("Current title, rule T02");
    expect(bulletsA.join(" ")).toMatch(/cold/i);
    expect(fixList).toContain("silent about it. The new listing says it.");
    expect(fixList).not.toContain("Say this in the listing: it is easy to clean");
    expect(avatarData.notSay[0]).toBe("premium quality");
  });
});

test("progress is told in order and ends at one hundred", () => {
  const percents: number[] = [];
  optimizeReviews(inputFor("It does not leak."), ({ percent }) => percents.push(percent));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBe(100);
});

test("the older profile allows long titles and has no highlights", () => {
  const result = optimizeReviews(inputFor("It does not leak. Ice lasts overnight."), undefined, "amazon-2025-01-21");
  expect(result.compliance.profile).toBe("amazon-2025-01-21");
  expect(result.itemHighlights).toBe("");
});
