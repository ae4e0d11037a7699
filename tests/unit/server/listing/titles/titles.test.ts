import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { OptimizationInput, OptimizationResult } from "../../../../../events/result/result.ts";
import { standingOf } from "../../../../../events/result/standing.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { PROFILES } from "../../../../../server/listing/rules/profiles.ts";
import { bytes, characters, foldedWords } from "../../../../../server/listing/words/fold.ts";
import { SMALL_TITLE_WORDS } from "../../../../../server/listing/words/small-words.ts";
import { inputFor, sampleInputs } from "../../../../support/samples.ts";

const FEW_REVIEWS = [
  "Ice lasts overnight. I take this bottle on hikes.",
  "Keeps water cold all day, and ice lasts overnight. Very durable, survived a fall.",
  "My bottle for hikes and the gym. Easy to clean, stays cold.",
  "Durable, and the bottle is easy to clean. The paint chipped.",
].join("\n\n");

const bottle = inputFor(FEW_REVIEWS, { productName: "Kelvara Insulated Water Bottle with Straw Lid" });

const optimize = (overrides: Partial<OptimizationInput>, profile?: string): OptimizationResult =>
  optimizeReviews({ ...bottle, ...overrides }, undefined, profile);

const titlesFor = (productName: string): string[] => optimize({ productName }).optimizedTitles;

describe("a name does not end on a preposition or conjunction", () => {
  const DANGLING = /(?:^| )(?:a|an|the|and|or|for|in|on|at|to|by|of|with|from|per|plus|as)(?:,|$)/i;

  test("a size moved to the end takes the word before it along", () => {
    const [title = ""] = titlesFor("Kelvara Hiking Tent for 4 Person, Waterproof");
    expect(title).toStartWith("Kelvara Hiking Tent, ");
    expect(title).toEndWith(", 4 Person");
  });

  test("for any sequence of words and sizes", () => {
    const word = fc.constantFrom(
      ..."Kelvara Camping Tent Bottle Lid Steel for with and of to Black, Travel -".split(" "),
      "32 oz",
      "4 Person",
      "2 Pack",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        for (const title of titlesFor(`Kelvara Bottle ${words.join(" ")}`)) expect(title).not.toMatch(DANGLING);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a title opens with the seller's name, cleaned", () => {
  test.each([
    ["Kelvara Water Bottle 32 oz", "Kelvara Water Bottle", ", 32 oz"],
    ["Kelvara Water Bottle 32oz", "Kelvara Water Bottle", ", 32 oz"],
    ["2 Pack Reusable Water Bottles", "Reusable Water Bottles", ", 2 Pack"],
    ["KELVARA WATER BOTTLE WITH STRAW LID 32 OZ", "Kelvara Water Bottle with Straw Lid", ", 32 oz"],
    ["<b>Kelvara</b> Bottle &amp; Straw <script>steal()</script>", "Kelvara Bottle & Straw", ""],
    ["Kelvara Water Bottle Water Bottle BEST SELLER!!!", "Kelvara Water Bottle", ""],
    ["Kelvara - Insulated Water Bottle, Black", "Kelvara Insulated Water Bottle", ", Black"],
    ["kelvara water bottle", "Kelvara Water Bottle", ""],
    ["Kelvara LED Water Bottle for USB", "Kelvara LED Water Bottle for USB", ""],
  ])("%j", (name, start, end) => {
    const [title = ""] = titlesFor(name);
    expect(title).toStartWith(start);
    expect(title).toEndWith(end);
    expect(title).not.toMatch(/[Ss]cript|amp;|steal|Seller|<|\bOz\b|\s{2}/);
  });

  test("an identifier alone is no name: the current title is, or what reviewers call the thing", () => {
    expect(optimize({ productName: "B0ABCDEFGH", currentTitle: "Kelvara Steel Flask" }).optimizedTitles[0]).toStartWith(
      "Kelvara Steel Flask",
    );
    expect(titlesFor("B0ABCDEFGH")[0]).toStartWith("Bottle");
    expect(titlesFor("Kelvara")[0]).toStartWith("Kelvara Bottle");
  });

  test("a name too long for the title keeps brand and kind, and what buyers look for gets room", () => {
    const [title = ""] = titlesFor(
      "Kelvara Premium Quality Insulated Double Wall Vacuum Stainless Steel BPA Free Sports Water Bottle with Straw Lid",
    );
    expect(title).toMatch(/^Kelvara .*Water Bottle.*(?:Cold|Ice|Hikes)/);
    expect(title).not.toMatch(/Premium|Quality/);
  });

  test("a name in another script stays in its order", () => {
    expect(titlesFor("Келвара бутылка для воды")[0]).toStartWith("Келвара Бутылка Для Воды");
    expect(titlesFor("凯尔瓦拉 不锈钢保温水瓶")[0]).toStartWith("凯尔瓦拉 不锈钢保温水瓶");
  });
});

describe("titles", () => {
  test.each(sampleInputs)("of the sample $id each lead with something else", ({ input }) => {
    const titles = optimizeReviews(input).optimizedTitles;
    const leads = titles.map(
      (title) =>
        title
          .slice(input.productName.length)
          .replace(/^, /, "")
          .split(/, | and /)[0],
    );
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(new Set(leads).size).toBe(titles.length);
  });

  test.each(sampleInputs)("of the sample $id repeat no word and end with none that dangles", ({ input }) => {
    for (const title of optimizeReviews(input).optimizedTitles) {
      const words = foldedWords(title).filter((word) => !SMALL_TITLE_WORDS.has(word));
      expect(new Set(words).size).toBe(words.length);
      expect(title).not.toMatch(/\b(?:for|and|with|of|the|in)$|[,\s]$/i);
    }
  });

  test.each(PROFILES.map((profile) => [profile.id, profile] as const))("keep the limits of %s", (id, profile) => {
    const result = optimize({ currentTitle: "Kelvara Flask, Stainless Steel, 32 oz, BPA-Free" }, id);
    for (const title of result.optimizedTitles) expect(characters(title)).toBeLessThanOrEqual(profile.title.max);
    expect(characters(result.itemHighlights)).toBeLessThanOrEqual(profile.highlights?.max ?? 0);
    const terms = profile.searchTerms;
    const size = terms?.unit === "bytes" ? bytes : characters;
    expect(size(result.searchTerms)).toBeLessThanOrEqual(terms?.max ?? 0);
    if (terms?.kind === "tags")
      for (const tag of result.searchTerms.split(", ")) expect(characters(tag)).toBeLessThanOrEqual(terms.each ?? 0);
  });

  test("of any name keep the limit and never fail", () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc
        .array(
          fc.constantFrom("Kelvara", "BOTTLE", "32", "oz", "for", "-", ",", "&amp;", "<b>", "Free Shipping", "水"),
          {
            maxLength: 40,
          },
        )
        .map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(name, name, (productName, currentTitle) => {
        const { optimizedTitles } = optimizeReviews(
          inputFor("Ice lasts overnight.\n\nNo leaks in my gym bag.", { productName, currentTitle }),
        );
        expect(optimizedTitles.length).toBeGreaterThan(0);
        for (const title of optimizedTitles) {
          expect(characters(title)).toBeLessThanOrEqual(75);
          expect(title.trim()).not.toBe("");
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("highlights", () => {
  test.each(sampleInputs)(
    "of the sample $id are three or more short phrases that the title does not say",
    ({ input }) => {
      const { itemHighlights, optimizedTitles } = optimizeReviews(input);
      const phrases = itemHighlights.split(", ");
      expect(phrases.length).toBeGreaterThanOrEqual(3);
      const title = new Set(foldedWords(optimizedTitles[0] ?? ""));
      for (const phrase of phrases) {
        expect(characters(phrase)).toBeLessThanOrEqual(40);
        expect(foldedWords(phrase).filter((word) => title.has(word) && !SMALL_TITLE_WORDS.has(word))).toEqual([]);
      }
    },
  );
});

describe("the packing", () => {
  test.each(sampleInputs)("of the sample $id is proved to be the best, field by field", ({ input }) => {
    const { packing } = optimizeReviews(input);
    expect(packing?.fields.map((field) => [field.field, field.optimal, field.bound - field.value])).toEqual([
      ["title", true, 0],
      ["highlights", true, 0],
      ["searchTerms", true, 0],
    ]);
    for (const { used, limit } of packing?.fields ?? []) expect(used).toBeLessThanOrEqual(limit);
  });

  test("says of each word of the seller's title where it is now, or why it is not", () => {
    const words = optimize({
      currentTitle:
        "Kelvara 32 oz Stainless Steel Bottle - Best Seller! Premium, Leakproof, Straw Lid, Cold 24h, FREE SHIPPING for Men",
    }).packing?.words;
    const homeOf = (word: string) => words?.find((each) => each.word === word);
    expect(homeOf("Kelvara")?.fields).toContain("title");
    expect(homeOf("Straw")?.fields).toContain("title");
    expect(homeOf("Men")?.fields).toEqual(["searchTerms"]);
    expect(homeOf("Best")).toMatchObject({ fields: [], reason: expect.stringContaining("Rule T07") });
    expect(homeOf("SHIPPING")).toMatchObject({ fields: [], reason: expect.stringContaining("Rule T05") });
    expect(homeOf("Premium")?.reason).toContain("no shopper can check");
    expect(words?.map((each) => each.word)).not.toContain("for");
  });

  test("leaves no word of any title without a home or a reason", () => {
    const title = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            "Kelvara",
            "leak-proof",
            "32",
            "oz",
            "#1",
            "Best",
            "B0ABCDEFGH",
            "x",
            "BPA-Free",
            "水瓶",
            "24h",
          ),
          fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
        ),
        { maxLength: 30 },
      )
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(title, (currentTitle) => {
        const { packing } = optimizeReviews(
          inputFor("Ice lasts overnight.\n\nNo leaks in my gym bag.", { currentTitle }),
        );
        for (const { fields, reason } of packing?.words ?? []) expect(fields.length > 0).toBe(reason === null);
      }),
      { numRuns: 40 },
    );
  });
});

describe("must-include keywords", () => {
  const must = ["leakproof water bottle", "bpa free", "eco-friendly", "dishwasher safe"];
  const result = optimize({ mustIncludeKeywords: must });

  test("stand in the title where they fit, before the kind of thing or behind it", () => {
    expect(result.optimizedTitles[0]).toContain("Leakproof Water Bottle");
    expect(result.optimizedTitles[0]).toContain("BPA Free");
  });

  test("are each found somewhere, or refused with the reason", () => {
    const refused = new Set(result.keywordCoverage.refused?.map((each) => each.keyword));
    expect([...refused]).toEqual(["eco-friendly"]);
    for (const { keyword, mustInclude, matches } of result.keywordCoverage.keywords)
      if (mustInclude && !refused.has(keyword))
        expect(Object.values(matches).some((match) => match !== "none")).toBe(true);
  });

  test("change only what makes room for them", () => {
    const before = optimize({});
    expect(result.bulletsA).toEqual(before.bulletsA);
    expect(result.bulletsB).toEqual(before.bulletsB);
    expect(optimize({ mustIncludeKeywords: ["insulated water bottle"] }).optimizedTitles).toEqual(
      before.optimizedTitles,
    );
  });

  test("give the same listing each time", () => {
    expect(JSON.stringify(optimize({ mustIncludeKeywords: must }))).toBe(JSON.stringify(result));
  });
});

test("no title only says less than one before it", () => {
  const titles = optimize({
    productName: "Kelvara Backpack",
    reviewsText: "Comfortable straps, sturdy and lightweight.\n\nSo comfortable and light weight. Sturdy, too.",
    currentBullets: ["STRAP: padded chest strap", "SHELL: canvas shell with brass buckles"],
  }).optimizedTitles;
  const said = titles.map((title) => new Set(foldedWords(title)));
  expect(titles.length).toBeGreaterThan(1);
  said.forEach((words, index) => {
    for (const before of said.slice(0, index)) expect(words.isSubsetOf(before) && words.size < before.size).toBe(false);
  });
});

describe("a name that says only the department", () => {
  const LANTERNS = [
    "This lantern is bright. We take it on camping trips.",
    "Camping with this little lantern is fun, it is so bright.",
    "Bright lantern, good for camping.",
  ].join("\n\n");

  test("is replaced by what reviewers call the thing, and the seller is told", () => {
    const { optimizedTitles, compliance, engine } = optimize({
      productName: "Kelvara Electronic Device",
      reviewsText: LANTERNS,
    });
    expect(optimizedTitles[0]).toStartWith("Kelvara Lantern");
    expect(compliance.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(engine.notes.join(" ")).toContain("what reviewers call it: “lantern”");
  });

  test("yields to a current title that says what the thing is", () => {
    const { optimizedTitles } = optimize({ productName: "Electronic Device", currentTitle: "Kelvara Steel Flask" });
    expect(optimizedTitles[0]).toStartWith("Kelvara Steel Flask");
  });

  test("stands without uses where reviewers do not name the thing either", () => {
    const reviewsText = "Great for camping.\n\nBright on every camping trip.\n\nCamping without it? No.";
    const { optimizedTitles, engine } = optimize({ productName: "Electronic Device", reviewsText });
    for (const title of optimizedTitles) expect(title).not.toContain(" for ");
    expect(engine.notes.join(" ")).toContain("“Electronic Device” does not say what it is");
  });
});

describe("titles with a clause that many reviews deny", () => {
  const deniedIn = ({ optimizedTitles, claims = [] }: OptimizationResult): boolean[] =>
    optimizedTitles.map((_, index) =>
      claims.some((claim) => claim.field === `optimizedTitles.${index}` && standingOf(claim) === "contradicted"),
    );

  test.each(sampleInputs.map(({ id, input }) => [id, input] as const))(
    "stand below those without, in %s",
    (_, input) => {
      const denied = deniedIn(optimizeReviews(input));
      expect(denied[0]).toBe(false);
      expect(denied).toEqual(denied.toSorted((a, b) => Number(a) - Number(b)));
    },
  );

  test("say nothing of the best, however many praise what others deny", () => {
    const praise = Array.from({ length: 6 }, (_, index) => `It stays in place on walk ${index + 1}, a secure fit.`);
    const text = [...praise, "It slips off.", "He slipped out of it twice.", "Easy to clean.", "So easy to clean!"];
    const result = optimize({ productName: "Kelvara Dog Harness", reviewsText: text.join("\n\n") });
    expect(deniedIn(result)[0]).toBe(false);
    expect(result.optimizedTitles[0]).toContain("Easy to Clean");
    const field = result.packing?.fields.find((each) => each.field === "title");
    expect(field?.used).toBe(characters(result.optimizedTitles[0] ?? ""));
  });
});
