import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const REVIEWS = [
  "So comfortable, I wear them all day. Very warm, too.",
  "Comfortable and warm. They look great.",
  "Warm and so comfortable. My feet never get cold.",
  "Comfortable, and they look good. The sole came off after a month.",
].join("\n\n");

const BULLETS = [
  "COMFORT: high density memory foam insole",
  "WARM LINING: fuzzy fleece lining keeps your feet warm in winter",
  "RUBBER SOLE: Durable rubber outsole with textured pattern, will never come off",
  "EASY CARE: Machine washable. Please contact us with any question.",
  "PERFECT GIFT: a lovely gift for mom",
];

const resultWith = (currentBullets: string[], currentTitle = "") =>
  optimizeReviews(inputFor(REVIEWS, { productName: "Acme House Slippers", currentBullets, currentTitle }));

const result = resultWith(BULLETS);

describe("the facts of the seller's bullets", () => {
  test("stand in both sets, beside the claim they belong to or by themselves", () => {
    for (const set of [result.bulletsA, result.bulletsB]) {
      expect(set.find((bullet) => /memory foam insole/i.test(bullet))).toMatch(/comfort|sore|materials/i);
      expect(set.some((bullet) => /rubber outsole:? with textured pattern/i.test(bullet))).toBe(true);
      expect(set.length).toBeLessThanOrEqual(5);
    }
  });

  test("leave no claim without support, and break no rule", () => {
    const own = result.claims?.filter(({ field }) => field.startsWith("bullets")) ?? [];
    expect(own.filter(({ basis }) => basis === "unsupported")).toEqual([]);
    expect(own.filter(({ basis }) => basis === "seller").length).toBeGreaterThan(1);
    const ofOurs = result.compliance.findings.filter(({ field }) => field.startsWith("bullets"));
    expect(ofOurs).toEqual([]);
  });

  test("are listed clause by clause, each with its place or a reason", () => {
    const facts = result.packing?.facts ?? [];
    const of = (text: string) => facts.find((fact) => fact.text === text);
    expect(of("high density memory foam insole")).toEqual({
      text: "high density memory foam insole",
      fields: ["title", "bulletsA", "bulletsB"],
      wording: null,
      reason: null,
    });
    expect(of("Durable rubber outsole with textured pattern")).toMatchObject({
      wording: "rubber outsole with textured pattern",
    });
    expect(of("Please contact us with any question")).toMatchObject({
      fields: [],
      reason: expect.stringMatching(/^About service/),
    });
    expect(facts.every(({ fields, reason }) => (fields.length === 0) === (reason !== null))).toBe(true);
  });

  test("and for whom it is, are words for the search terms where shoppers may type them", () => {
    const terms = resultWith([...BULLETS, "FOR ALL: premium quality for nurses, teachers and campers"]).searchTerms;
    for (const word of ["mom", "nurses", "campers"]) expect(terms.split(" ")).toContain(word);
    expect(terms).not.toMatch(/premium|quality|contact|question/);
  });

  test("crowd out nothing where there are none", () => {
    const without = resultWith([]);
    expect(without.packing?.facts).toBeUndefined();
    expect(without.bulletsA.length).toBeGreaterThanOrEqual(3);
  });
});

describe("whatever the seller's bullets hold", () => {
  const CLAUSES = [
    "100% satisfaction guaranteed",
    "BEST SELLER on the market!!!",
    "eco-friendly and contains bamboo",
    "FDA approved, cures eczema in 3 days",
    "better than a Yeti",
    "approx. 5pcs w/ lid",
    "call 555-123-4567 or visit www.acme.example",
    "<b>Machine washable</b> ★★★★★",
    "memory foam insole, rubber sole and 2 spare laces",
    "Our premium 1800 fill fleece keeps your feet warm",
    "fits US 8 (EU 39)",
    "never comes off",
    "ONLY 7.9oz",
    "♥ made in a GMP facility ♥",
    "B0ACME1234 n/a TBD",
    "warm and comfortable, they look great",
    "works with iPhone, Samsung and every Bose speaker",
    "für warme Füße, 温かい",
  ];

  const bullet = fc
    .tuple(
      fc.constantFrom("COMFORT: ", "【Warm】", "Sole - ", "", "PERFECT GIFT: ", "✅ 5 STARS: "),
      fc.array(fc.oneof(fc.constantFrom(...CLAUSES), fc.string({ maxLength: 40, unit: "grapheme" })), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom(", ", ". ", "; ", " - "),
    )
    .map(([header, clauses, joint]) => `${header}${clauses.join(joint)}`.slice(0, 300));

  const TITLES = [
    "",
    "Acme House Slippers for iPhone Fans, Nike Style, 100% Guaranteed!!!",
    "BEST Acme Slippers 2026 Upgraded | Free Shipping | Disney & LEGO Gift Women's 8-in-1 1000ft Range",
  ];

  test("our copy breaks no rule, claims nothing without support and tells what became of each clause", () => {
    fc.assert(
      fc.property(fc.array(bullet, { minLength: 1, maxLength: 5 }), fc.constantFrom(...TITLES), (bullets, title) => {
        const { claims = [], compliance, packing, ...copy } = resultWith(bullets, title);
        const isOurs = ({ field }: { field: string }): boolean => !field.startsWith("current");
        expect(compliance.findings.filter((finding) => isOurs(finding) && finding.severity === "error")).toEqual([]);
        expect(claims.filter((claim) => isOurs(claim) && claim.basis === "unsupported")).toEqual([]);
        expect(packing?.facts?.every(({ fields, reason }) => (fields.length === 0) === (reason !== null))).toBe(true);
        expect(copy.bulletsA.length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe("bullets of facts", () => {
  test("leave no room for general advice", () => {
    const reviews = ["Great motor.", "Good motor, it broke after a month.", "Nice motor. It broke."].join("\n\n");
    const setsWith = (currentBullets: string[]): string => {
      const written = optimizeReviews(inputFor(reviews, { productName: "Acme Blender", currentBullets }));
      return [...written.bulletsA, ...written.bulletsB].join("\n");
    };
    const facts = ["POWER: 600 watt motor", "BOX: includes 2 cups and 2 lids", "CARE: cups are dishwasher safe"];
    expect(setsWith([])).toContain("Look at Every Picture");
    expect(setsWith(facts)).toContain("600 watt motor");
    expect(setsWith(facts)).not.toContain("Look at Every Picture");
  });

  test("that only speak of their header stand under it or nowhere", () => {
    const under = resultWith(["TRAINING STRAP: easy to take off, helps kids to keep balance with 2 buckles"]);
    const lines = under.bulletsA.filter((bullet) => /keep balance/.test(bullet));
    expect(lines.length).toBe(1);
    expect(lines[0]).toStartWith("Training Strap: ");
  });

  test("have a plain header where the seller's own is denied, and none is used twice", () => {
    const denied = resultWith([
      "NEVER COMES OFF: rubber sole with 3 grooves",
      "BEST: 100% cotton lining",
      "TOP: 2 laces",
    ]);
    const headers = denied.bulletsA.map((bullet) => bullet.split(":")[0]);
    expect(denied.bulletsA.join("\n")).toContain("Rubber Sole: with three grooves");
    expect(headers.join("\n")).not.toContain("Never Comes Off");
    expect(new Set(headers).size).toBe(headers.length);
  });
});
