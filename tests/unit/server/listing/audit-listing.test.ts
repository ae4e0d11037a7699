import { describe, expect, test } from "bun:test";
import { auditListing } from "../../../../server/listing/audit-listing.ts";
import { profileById } from "../../../../server/listing/rules/profiles.ts";

const amazon = profileById("amazon-2026-07-27");

const UGLY = {
  productName: "Kelvara Water Bottle",
  title: "BEST SELLER!!! Kelvara STAINLESS Steel Water Bottle, 24oz, eco-friendly & BPA free, FREE SHIPPING",
  highlights: "steel bottle | fits cup holders | easy to rinse",
  bullets: [
    "GOOD LID - seals tight. Opens with one hand.",
    "Easy Care: customers love it, rinse and dry",
    "Easy Care: customers love it, rinse and dry",
    "Right Size: holds 750ml of water; approx. 5in wide",
    "Our Promise: money-back guarantee",
  ],
  searchTerms: "Best kelvara flask, new hiking flasks for the gym",
  description: "A bottle <b>made of steel</b> for long days",
};

describe("an ugly listing", () => {
  const audit = auditListing(UGLY, amazon);

  test("is named field by field with words, rule, source and fix", () => {
    expect(audit.findings.filter(({ field }) => field === "title").map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(["T01", "T02", "T05", "T07", "T08", "G05", "B11"]),
    );
    expect(audit.findings.find(({ ruleId }) => ruleId === "B16")).toMatchObject({
      field: "bullets.3",
      words: "approx.",
      fix: "Right Size: holds 750ml of water; about 5in wide",
    });
    expect(audit.findings.every(({ source }) => source.startsWith("https://"))).toBe(true);
  });

  test("is mended with the smallest changes, and what says the same twice goes once", () => {
    expect(audit.fixed).toEqual({
      title: "Kelvara Stainless Steel Water Bottle, 24oz, BPA Free",
      highlights: "steel bottle, fits cup holders, easy to rinse",
      bullets: [
        "Good Lid: seals tight; opens with one hand",
        "Easy Care: rinse and dry",
        "Right Size: holds 750 ml of water; about 5 in wide",
        "Our Promise: money-back guarantee",
      ],
      searchTerms: "flask hiking gym",
      description: "A bottle made of steel for long days",
    });
  });

  test("says what only the seller can decide", () => {
    expect(
      audit.left.filter(({ severity }) => severity === "error").map(({ ruleId, field }) => [ruleId, field]),
    ).toEqual([["B12", "bullets.3"]]);
    expect(audit.summary).toMatchObject({ errorsLeft: 1 });
    expect(audit.summary.text).toContain("Only you can settle B12 in bullet 4.");
    expect(audit.summary.changed).toEqual(
      expect.arrayContaining(["title", "highlights", "searchTerms", "description", "bullets.0"]),
    );
  });

  test("is judged to the same bytes again, and its mended copy has nothing more to mend", () => {
    expect(JSON.stringify(auditListing(UGLY, amazon))).toBe(JSON.stringify(audit));
    const again = auditListing({ ...UGLY, ...audit.fixed }, amazon);
    expect(again.fixed).toEqual(audit.fixed);
    expect(again.findings).toEqual(audit.left);
  });
});

describe("a pasted listing", () => {
  test("with nothing against it says so", () => {
    const audit = auditListing(
      {
        productName: "Kelvara Water Bottle",
        title: "Kelvara Water Bottle with Straw Lid, 24 oz",
        bullets: ["Good Seal: no drips in the bag", "Easy Care: rinse and dry", "Right Size: fits the cup holder"],
      },
      amazon,
    );
    expect(audit.findings).toEqual([]);
    expect(audit.summary.text).toBe("Nothing stands against this listing.");
  });

  test("of one bullet is told how many are missing", () => {
    const { findings } = auditListing({ title: "", bullets: ["Good Seal: no drips in the bag"] }, amazon);
    expect(findings.map(({ ruleId, severity, message }) => [ruleId, severity, message])).toEqual([
      ["B01", "error", "A listing has at least 3 bullets. Add 2."],
    ]);
  });

  test("without bullets lacks them, unless the title alone was given", () => {
    const title = "Kelvara Water Bottle with Straw Lid, 24 oz";
    const { findings, summary } = auditListing({ title, searchTerms: "flask canteen" }, amazon);
    expect(findings.map(({ ruleId, severity, field, words }) => [ruleId, severity, field, words])).toEqual([
      ["B01", "error", "bullets", "0 bullets"],
    ]);
    expect(summary.text).toBe("1 error. Only you can settle B01 in the bullets.");
    expect(auditListing({ title }, amazon).findings).toEqual([]);
  });

  test("without a product name is judged without one", () => {
    expect(auditListing({ title: "Free Shipping Steel Flask" }, amazon).fixed.title).toBe("Steel Flask");
  });

  test("may say what the seller can prove", () => {
    const listing = { title: "Kelvara Water Bottle Made in Germany", productName: "Kelvara Water Bottle" };
    expect(auditListing(listing, amazon).findings.map(({ ruleId }) => ruleId)).toEqual(["G06"]);
    expect(auditListing({ ...listing, proven: ["made in germany"] }, amazon).findings).toEqual([]);
  });

  test("above several sizes has no size and no color in its title", () => {
    const listing = {
      title: "Kelvara Water Bottle, Black, 24 oz",
      productName: "Kelvara Water Bottle",
      isParent: true,
    };
    const { findings, fixed } = auditListing(listing, amazon);
    expect(findings.map(({ ruleId, words }) => [ruleId, words])).toEqual([
      ["T13", "Black"],
      ["T13", "24 oz"],
    ]);
    expect(fixed.title).toBe("Kelvara Water Bottle");
    expect(auditListing({ ...listing, isParent: false }, amazon).findings).toEqual([]);
  });

  test("that prints a customer's words is told so where the reviews are known", () => {
    const reviews = [
      { id: "r1", text: "my shoulder would like to thank the engineers", title: null, rating: null, date: null },
    ];
    const listing = { title: "", bullets: ["Happy Walks: light strap, my shoulder would like to thank you"] };
    const { findings, fixed } = auditListing(listing, amazon, reviews);
    expect(findings.find(({ ruleId }) => ruleId === "G03")?.words).toBe("my shoulder would like to thank");
    expect(fixed.bullets).toEqual(["Happy Walks: light strap"]);
  });

  test("on Etsy has tags, on Walmart key features", () => {
    const etsy = auditListing(
      { title: "Cups & Mugs & Bowls", searchTerms: "a tag that is far too long, mug" },
      profileById("etsy-2026-11-21"),
    );
    expect(etsy.fixed).toMatchObject({ title: "Cups & Mugs and Bowls", searchTerms: "a tag that is far, mug" });
    const walmart = auditListing(
      { title: "Kelvara Insulated Steel Water Bottle ~ with Straw Lid for Hikes", bullets: ["x".repeat(90)] },
      profileById("walmart-2026-11-21"),
    );
    expect(walmart.findings.map(({ ruleId, field }) => `${ruleId} ${field}`)).toEqual([
      "WM01 title",
      "WM02 bullets.0",
      "WM02 bullets.0",
    ]);
  });
});
