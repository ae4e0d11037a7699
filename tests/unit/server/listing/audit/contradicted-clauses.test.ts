import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";
import { auditOf, rated } from "./audit-cases.ts";

describe("a clause of the current copy that reviewers contradict", () => {
  const spans = [
    { reviewId: "r1", start: 0, end: 19 },
    { reviewId: "r2", start: 0, end: 22 },
  ];
  const claim = (contradictedBy: number, supporting = 0, field = "currentTitle", text = "50 ft") => ({
    field,
    start: 0,
    end: text.length,
    text,
    basis: "seller" as const,
    reviews: supporting,
    contradictedBy,
  });
  const reviews = rated([2, "I measured 38 feet."], [2, "It is 40 feet at most."], [5, "Nice."], [5, "Fine."]);
  const linesFor = (...claims: ReturnType<typeof claim>[]): string[] =>
    auditOf(reviews, {
      productName: "Garden Hose",
      currentTitle: "50 ft",
      ledger: {
        claims,
        evidence: claims.map((_, index) => ({ path: `claims.${index}.contradictions`, reviews: 2, spans })),
      },
    })
      .fixes.map((fix) => fix.text)
      .filter((text) => text.includes("say otherwise"));

  test("is not said to be left out where the new copy still says it", () => {
    const own = { ...claim(0, 0, "bulletsA.0", "the whole hose reaches 50 ft"), basis: "seller" as const };
    const denied = claim(2, 0, "currentBullets.3", "simply reaches 50 ft, the whole hose");
    expect(linesFor(denied, own)[0]).toContain("correct it, for each");
    expect(linesFor(denied)[0]).toContain("the new listing leaves it out");
  });

  test("is quoted with the number who say otherwise", () => {
    expect(linesFor(claim(2))).toEqual([
      "Current title says “50 ft”, yet 2 of 4 reviewers say otherwise (“I measured 38 feet”) and give 2.0 stars where the others give 5.0: the new listing leaves it out; correct the one on sale, for each of them may become a return.",
    ]);
  });

  test("is to be corrected where the new listing says it too", () => {
    const [line] = linesFor(claim(2), claim(2, 0, "optimizedTitles.0"));
    expect(line).toEndWith("give 5.0: correct it, for each of them may become a return.");
  });

  test("is quoted without its header, and of a long one the part that reviewers deny", () => {
    const bullet =
      "【USB-C】Built-in 1500 mAh battery, up to 8 hours of working time after a full charge, cable is included";
    const said = ["I get 2 hours on high.", "It was gone in under two hours.", "A nice lamp.", "A fine lamp."];
    const { fixes = [] } = optimizeReviews(
      inputFor(said.join("\n\n"), { productName: "Acme Lamp", currentBullets: [bullet] }),
    );
    expect(fixes.map(({ text }) => text).find((text) => text.includes("say otherwise"))).toStartWith(
      "Current bullet 1 says “up to 8 hours of working time after a full charge”, yet 2 of 4 reviewers say otherwise",
    );
  });

  test("is left alone where what is held against it speaks of something else, or praises", () => {
    expect(linesFor(claim(2, 0, "currentTitle", "Brass nozzle"))).toEqual([]);
    const praised = rated([5, "The fabric is soft and thick."], [5, "The fabric feels soft."], [5, "Nice."]);
    const { fixes } = auditOf(praised, {
      productName: "Acme Blanket",
      currentTitle: "Resists fading fabric",
      ledger: {
        claims: [claim(2, 0, "currentTitle", "Resists fading fabric")],
        evidence: [{ path: "claims.0.contradictions", reviews: 2, spans }],
      },
    });
    expect(fixes.filter(({ text }) => text.includes("say otherwise"))).toEqual([]);
  });

  test("is denied by the opposite of its word", () => {
    const { fixes } = auditOf(rated([2, "It slides down."], [2, "It fell in the night."], [5, "Nice."], [5, "Fine."]), {
      productName: "Acme Spice Rack",
      currentTitle: "Strong magnet",
      ledger: {
        claims: [claim(2, 0, "currentTitle", "Strong magnet")],
        evidence: [{ path: "claims.0.contradictions", reviews: 2, spans: spans.map((s) => ({ ...s, end: 15 })) }],
      },
    });
    expect(fixes.some(({ text }) => text.includes("“Strong magnet”, yet 2 of 4"))).toBe(true);
  });

  describe("by one reviewer alone", () => {
    const CURRENT = {
      currentTitle: "Zorvex Travel Mug",
      currentBullets: ["Fits every cup holder", "Big Volume: holds 16 oz of coffee"],
    };
    const PLAIN = [5, "Nice mug for my tea."] as const;
    const deniedBy = (...some: (readonly [number, string])[]): string[] => {
      const many = Array.from({ length: 20 }, (_, index) => [PLAIN[0], `${PLAIN[1]} Day ${index}.`] as const);
      const texts = [...some, ...many].map(([stars, text]) => `${stars} stars\n${text}`).join("\n\n");
      const { fixes = [] } = optimizeReviews(inputFor(texts, { productName: "Zorvex Travel Mug", ...CURRENT }));
      return fixes.map(({ text }) => text).filter((text) => text.includes("says otherwise"));
    };

    test("who is displeased and denies it outright has a line", () => {
      const [line, ...more] = deniedBy([2, "It does not fit my cup holder at all."]);
      expect(line).toStartWith("Current bullet 1 says “Fits every cup holder”, yet 1 of 21 reviewers says otherwise");
      expect(line).toEndWith("for this may become a return.");
      expect(more).toEqual([]);
    });

    test("who gives another figure has one too, unless the rest makes up for it", () => {
      expect(deniedBy([3, "It holds 14 oz, I measured it."])[0]).toContain("holds 16 oz of coffee”");
      expect(deniedBy([5, "It holds 14 oz, I measured it."])).toEqual([]);
    });

    test("who lives with it, or had one that failed, has none", () => {
      expect(deniedBy([4, "It does not fit my cup holder at all."])).toEqual([]);
      expect(deniedBy([1, "The cup holder clip never worked."])).toEqual([]);
    });
  });

  test("is denied by praise that gives another figure", () => {
    const said = ["It keeps coffee hot for six hours.", "Keeps coffee hot for 6 hours.", "A nice mug.", "A fine mug."];
    const { fixes = [] } = optimizeReviews(
      inputFor(said.join("\n\n"), { productName: "Zorvex Mug", currentBullets: ["Keeps coffee hot for 12 hours"] }),
    );
    const line = fixes.map(({ text }) => text).find((text) => text.includes("say otherwise"));
    expect(line).toContain("“Keeps coffee hot for 12 hours”, yet 2 of 4 reviewers");
    expect(line).toContain("the new listing leaves it out");
  });

  test("is left alone where half as many again bear it out", () => {
    expect(linesFor(claim(2, 2)).length).toBe(1);
    expect(linesFor(claim(2, 3))).toEqual([]);
  });

  test("is one matter with others that the same reviewers deny, each field named once", () => {
    const others = [
      claim(2, 0, "currentBullets.0", "Reaches 50 ft"),
      claim(2, 0, "currentBullets.0", "Fifty feet of hose"),
    ];
    const lines = linesFor(claim(2), ...others);
    expect(lines.length).toBe(1);
    expect(lines[0]).toStartWith("Current bullet 1 says “Reaches 50 ft”, current title “50 ft”, yet 2 of 4 reviewers");
    expect(lines[0]).toContain("the new listing leaves all of it out");
  });
});

describe("with nothing to change", () => {
  const PLAIN = "Nice mug.\n\nA fine mug.\n\nGood mug for tea.";

  test("says so in one sentence, and what was compared", () => {
    const alone = optimizeReviews(inputFor(PLAIN, { productName: "Zorvex Mug" }));
    expect(alone.fixes).toEqual([]);
    expect(alone.fixList).toStartWith("Nothing to change yet. The 3 reviews name no fault");
    const beside = optimizeReviews(inputFor(PLAIN, { productName: "Zorvex Mug", currentTitle: "Zorvex Mug" }));
    expect([beside.fixes?.length, beside.fixList]).toEqual([
      0,
      "Nothing to change. The 3 reviews name no fault that enough of them share, and your current listing says nothing that they contradict and breaks no rule.",
    ]);
  });
});
