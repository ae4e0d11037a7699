import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { loadRules, RULES } from "../../../../../server/listing/rules/catalog.ts";
import { type LintInput, lintListing } from "../../../../../server/listing/rules/lint-listing.ts";
import { PROFILES, profileById } from "../../../../../server/listing/rules/profiles.ts";

const current = profileById("amazon-2026-07-27");
const before = profileById("amazon-2025-01-21");
const review: Review = {
  id: "r1",
  text: "My shoulder would like to thank the engineers for this.",
  title: null,
  rating: null,
  date: null,
};

const lint = (input: Omit<LintInput, "productName">, profile = current) =>
  lintListing({ productName: "Kelvara Water Bottle", ...input }, profile, [review]);
const rulesOf = (input: Omit<LintInput, "productName">, profile = current): string[] => [
  ...new Set(lint(input, profile).map((finding) => finding.ruleId)),
];

const bullets = (first: string): string[] => [
  first,
  "Easy to Carry: a loop for two fingers",
  "Wide Mouth: fits ice from any tray",
];

describe("rules as data", () => {
  test("a rule without a source does not load", () => {
    const [rule] = RULES;
    if (rule === undefined) throw new Error("There are no rules");
    expect(() => loadRules([{ ...rule, source_url: "" }])).toThrow("has no source");
    expect(() => loadRules([{ ...rule, verified_on: "" }])).toThrow("has no date");
  });

  test("a profile holds the rules of its date only", () => {
    const long = `Kelvara Water Bottle ${"Steel ".repeat(2)}${"Abcdefgh ".repeat(1)}Insulated Leak Resistant Wide Mouth Travel Flask 24 Oz`;
    expect(rulesOf({ optimizedTitles: [long] })).toContain("T01");
    expect(rulesOf({ optimizedTitles: [long] }, before)).not.toContain("T01");
    expect(PROFILES.filter((each) => each.marketplace === "amazon").map(({ id, title }) => [id, title.max])).toEqual([
      ["amazon-2026-07-27", 75],
      ["amazon-exempt-2026-07-27", 200],
      ["amazon-in-2026-07-27", 75],
      ["amazon-jp-2026-07-27", 75],
      ["amazon-2025-01-21", 200],
    ]);
  });

  test("an unknown profile is the current one", () => {
    expect(profileById("nowhere")).toBe(current);
  });
});

describe("titles", () => {
  test.each([
    ["Kelvara Water Bottle $5 Off", "T02"],
    ["Kelvara Water Bottle ~ Steel", "T03"],
    ["Kelvara Bottle Bottles Bottle", "T04"],
    ["Kelvara Bottle Free Shipping", "T05"],
    ["Kelvara Bottle FSA Eligible", "T06"],
    ["Kelvara Bottle Best Seller", "T07"],
    ["Kelvara Bottle STAINLESS", "T08"],
    ["Kelvara water Bottle", "T09"],
    ["Kelvara Bottle Two Lids", "T10"],
    ["Kelvara Bottle® Steel", "T11"],
    ["Kelvara Stainless Steel", "T12"],
    ["Kelvara Bottle only $ 20", "T14"],
    ["Kelvara Bottle www.kelvara.com", "G01"],
    ["Kelvara Eco-Friendly Bottle", "B11"],
  ])("%s breaks %s", (title, rule) => {
    expect(rulesOf({ optimizedTitles: [title] })).toContain(rule);
  });

  test("a plain title breaks nothing", () => {
    expect(
      lint({ optimizedTitles: ["Kelvara Water Bottle with Straw Lid for Hikes, Keeps Ice Overnight, USB"] }),
    ).toEqual([]);
    expect(lint({ optimizedTitles: ["Kelvara Water Bottle #4301 for Bags <10 lb"] })).toEqual([]);
    expect(lint({ optimizedTitles: ["Kelvara Water Bottle with 4 x 9 cm Label"] })).toEqual([]);
  });
});

describe("signs before a header", () => {
  const idsOf = (bullet: string): string[] => rulesOf({ bulletsA: [bullet] });

  test("are refused as signs, and hide no header", () => {
    expect(idsOf("✔ Good Lid: seals tight")).toContain("B08");
    expect(idsOf("✔ Good Lid: seals tight")).not.toContain("B07");
    expect(idsOf("✔ seals tight")).toContain("B07");
  });

  test("a star is refused wherever it stands", () => {
    expect(idsOf("★ Good Lid: seals tight")).toContain("G03");
    expect(rulesOf({ itemHighlights: "★ leakproof" })).toContain("G03");
  });
});

describe("bullets", () => {
  test.each([
    ["good lid: seals tight", "B04"],
    ["Good Lid: seals tight.", "B05"],
    ["Good Lid: seals tight. Opens fast", "B06"],
    ["Seals tight and opens fast", "B07"],
    ["Good Lid: seals tight 👍", "B08"],
    ["Good Lid: color TBD", "B09"],
    ["Good Lid: see B0ABCDEF12 for more", "B10"],
    ["Good Lid: antibacterial coating", "B11"],
    ["Good Lid: money-back guarantee", "B12"],
    ["Good Lid: <b>seals</b> tight", "B13"],
    ["Good Lid: comes with 2 lids", "B14"],
    ["Good Lid: holds 500ml of water", "B15"],
    ["Good Lid: w/ straw and loop", "B16"],
    ["Good Lid: SEALS tight", "B17"],
    ["Good Lid: write to us at a@b.co", "G01"],
    ["Good Lid: in stock and ready", "G02"],
    ["Good Lid: customers love the straw", "G03"],
    ["Good Lid: limited time color", "G04"],
    ["Good Lid: clinically proven straw", "G05"],
    ["Good Lid: certified steel", "G06"],
    ["Good Lid: [insert benefit] here", "G07"],
  ])("%s breaks %s", (bullet, rule) => {
    expect(rulesOf({ bulletsA: bullets(bullet) })).toContain(rule);
  });

  test("a gauge is a measure, whose number is no word", () => {
    expect(rulesOf({ bulletsA: bullets("Good Lid: cut from 8 gauge vinyl") })).not.toContain("B14");
  });

  test.each([
    ["WON'T SLIP OFF: rubber foot", "WON'T SLIP OFF", "Won't Slip Off: rubber foot"],
    ["HOURS OF NON-STOP PLAY: long cord", "HOURS OF NON-STOP PLAY", "Hours of Non-Stop Play: long cord"],
    ["24-HOUR USB-C LAMP: BPA-FREE LID", "24-HOUR USB-C LAMP, BPA-FREE LID", "24-Hour USB-C Lamp: BPA-Free Lid"],
    ["BIG LID, SNAPS IN: fits a hand", "BIG LID, SNAPS IN", "Big Lid, Snaps In: fits a hand"],
  ])("capitals in a row of %s are mended together, and named once", (bullet, words, fix) => {
    const found = lint({ bulletsA: bullets(bullet) }).filter(({ ruleId }) => ruleId === "B17");
    expect(found.map((each) => [each.words, each.fix])).toEqual([[words, fix]]);
  });

  test("six words in a row from a review are a quote", () => {
    const findings = lint({ bulletsA: bullets("Happy Walks: my shoulder would like to thank someone") });
    expect(findings.map(({ ruleId, words }) => [ruleId, words])).toEqual([["G03", "my shoulder would like to thank"]]);
  });

  test("too few bullets, a repeated one and too much text are found", () => {
    expect(rulesOf({ bulletsA: ["Good Lid: seals tight"] })).toEqual(["B01"]);
    expect(rulesOf({ bulletsA: bullets("Wide Mouth: fits ice from any tray") })).toEqual(["B18"]);
    expect(rulesOf({ bulletsA: bullets(`Good Lid: ${"seals tight and ".repeat(70)}`.trim()) })).toEqual(
      expect.arrayContaining(["B02", "B03"]),
    );
  });
});

describe("highlights and search terms", () => {
  test.each([
    [{ itemHighlights: `Ice, ${"very long phrase, ".repeat(8)}end` }, "H01"],
    [{ itemHighlights: "Cold water | hot tea" }, "H03"],
    [{ itemHighlights: "Steel bottle, loop", optimizedTitles: ["Kelvara Water Bottle"] }, "H04"],
    [{ searchTerms: "flask ".repeat(45).trim() }, "K01"],
    [{ searchTerms: "kelvara flask" }, "K02"],
    [{ searchTerms: "new flask" }, "K03"],
    [{ searchTerms: "best flask" }, "K04"],
    [{ searchTerms: "flask flasks" }, "K05"],
    [{ searchTerms: "Flask, for tea" }, "K06"],
    [{ searchTerms: "water flask", optimizedTitles: ["Kelvara Water Bottle"] }, "K08"],
  ])("%o breaks %s", (input, rule) => {
    expect(rulesOf(input)).toContain(rule);
  });
});

describe("findings", () => {
  test("name the exact words, the rule's source and a fix that passes the rule", () => {
    const [finding] = lint({ bulletsA: bullets("Good Lid: eco-friendly coating") });
    expect(finding).toMatchObject({
      ruleId: "B11",
      severity: "error",
      field: "bulletsA.0",
      words: "eco-friendly",
      status: "secondary",
      fix: "Good Lid: coating",
    });
    expect(finding?.source).toStartWith("https://");
  });

  test.each([
    ["Kelvara Water Bottle Free Shipping", "Kelvara Water Bottle"],
    ["Kelvara STAINLESS Bottle!", "Kelvara STAINLESS Bottle"],
    [
      `Kelvara Water Bottle with Straw Lid, Insulated Stainless Steel, ${"Leak Resistant Flask"}`,
      "Kelvara Water Bottle with Straw Lid, Insulated Stainless Steel",
    ],
  ])("the fix of %s is the smallest change", (title, fix) => {
    expect(
      lint({ optimizedTitles: [title] })
        .filter((finding) => finding.severity === "error")
        .map((finding) => finding.fix),
    ).toContain(fix);
  });

  test("no fix breaks a rule that the text kept", () => {
    const titles = [
      "Kelvara Bottle",
      "Free Shipping!!!",
      "best seller $5 ®® ALL CAPS BOTTLE bottle bottle",
      "https://x.co",
      "~~~***",
    ];
    for (const { fix, ruleId } of lint({ optimizedTitles: titles })) {
      if (fix !== null) expect(rulesOf({ currentTitle: fix })).not.toContain(ruleId);
    }
  });

  test("the seller's own copy is checked under its own field names", () => {
    const findings = lint({ currentTitle: "Kelvara Bottle!", currentBullets: bullets("good lid: ok then") });
    expect([...new Set(findings.map((finding) => finding.field))]).toEqual(["currentTitle", "currentBullets.0"]);
  });
});

describe("fields without a line", () => {
  const emptied = (input: Omit<LintInput, "productName">): (readonly [string, string, string])[] =>
    lint(input).map(({ ruleId, severity, field }) => [ruleId, severity, field]);

  test("are judged where they are given", () => {
    expect(emptied({ optimizedTitles: [], bulletsA: [], bulletsB: [] })).toEqual([
      ["T12", "error", "optimizedTitles"],
      ["B01", "error", "bulletsA"],
      ["B01", "error", "bulletsB"],
    ]);
  });

  test("are not judged where they are left out, and the seller's bullets are optional", () => {
    expect(emptied({ optimizedTitles: ["Kelvara Water Bottle"] })).toEqual([]);
    expect(emptied({ currentTitle: "Kelvara Water Bottle", currentBullets: [] })).toEqual([]);
  });
});
