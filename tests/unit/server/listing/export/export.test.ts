import { describe, expect, test } from "bun:test";
import Papa from "papaparse";
import type { ExportedResult } from "../../../../../server/listing/export/export-lines.ts";
import { exportResult } from "../../../../../server/listing/export/export-result.ts";
import { exportSections } from "../../../../../server/listing/export/export-sections.ts";

const TEXT = "The lid leaks.\nStill, I love it.";

const result: ExportedResult = {
  productName: "Steel *Bottle*",
  avatarName: "Night nurse",
  avatarData: {
    profileName: "Night-Shift Nurse",
    demographics: { gender: "", ageRange: "", location: "", incomeLevel: "", occupation: "Nurse" },
    psychographics: { lifestyle: "", values: "", personality: "", motivationToBuy: "" },
    pains: ["The lid leaks"],
    desires: [],
    emotionalDrivers: [],
    say: [],
    notSay: [],
    keywords: [],
    tone: "",
  },
  optimizedTitles: ["Steel Bottle"],
  itemHighlights: "",
  bulletsA: ["Dry Bags: =SUM(A1) stays text", "Cold: all day"],
  bulletsB: ["No Leaks: the lid closes"],
  searchTerms: "flask",
  fixList: "Fix the lid\nShow the size",
  keywordCoverage: { keywords: [], wordCoverage: 0, phraseCoverage: 0 },
  compliance: { profile: "amazon-2026-07-27", findings: [] },
  themes: [],
  evidence: [{ path: "avatar.pains.0", reviews: 1, spans: [{ reviewId: "r1", start: 0, end: 13 }] }],
  reviews: [{ id: "r1", text: TEXT, title: null, rating: 4, date: null }],
  excluded: [],
  engine: { writer: "built-in", version: "1", rules: "2026-11-21", notes: [] },
};

describe("an exported result", () => {
  test("as Markdown has the listing, the avatar and the customers' words, and no mark of theirs is read as Markdown", () => {
    const lines = exportResult(result, "md").split("\n");
    expect(lines[0]).toBe("# Steel \\*Bottle\\*");
    expect(lines[2]).toContain("Checked against Amazon, rules as of July 27, 2026.");
    expect(lines.filter((line) => line.startsWith("### "))).toEqual([
      "### Titles",
      "### Bullet set A",
      "### Bullet set B",
      "### Search terms",
      "### Improvements",
      "### Pains",
      "### Demographics",
    ]);
    expect(lines).toContain("## Avatar: Night-Shift Nurse");
    expect(lines[lines.indexOf("- The lid leaks (1 review)") + 1]).toBe("  > The lid leaks");
  });

  test("tells what became of each clause of the old bullets", () => {
    const facts = [
      { text: "Durable steel body", fields: ["bulletsA" as const], wording: "steel body", reason: null },
      { text: "Never leaks", fields: [], wording: null, reason: "2 reviews say otherwise." },
    ];
    const { data } = Papa.parse<string[]>(
      exportResult({ ...result, packing: { fields: [], words: [], facts } }, "csv"),
    );
    const rows = data.filter(([section]) => section === "What became of the old bullets");
    expect(rows.map((row) => [row[2], row.at(-1)])).toEqual([
      ["Durable steel body", "Set A as “steel body”"],
      ["Never leaks", "Left out: 2 reviews say otherwise."],
    ]);
  });

  test("tells what else is on reviewers' minds with their words, where there is anything", () => {
    const lists = { situations: [], doubts: ["Unsure of the lid"], reasonsToBuy: [], reasonsToReturn: [] };
    const insights = { ...lists, questions: [], unseen: null };
    const spans = [
      { reviewId: "r1", start: 0, end: 13 },
      { reviewId: "r1", start: 22, end: 31 },
    ];
    const evidence = [{ path: "insights.topics.0", reviews: 1, spans }];
    const sectionsOf = (topics: { topics?: string[] }) =>
      exportSections({ ...result, evidence, insights: { ...insights, ...topics } });
    const told = sectionsOf({ topics: ["Lid: “The lid leaks”"] });
    expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining(["Doubts", "Also on their minds"]));
    expect(told.find(({ title }) => title === "Also on their minds")).toMatchObject({
      group: "avatar",
      lines: [{ text: "Lid: “The lid leaks”", reviews: 1, quotes: ["The lid leaks", "I love it"] }],
    });
    for (const none of [{}, { topics: [] }]) {
      const titles = sectionsOf(none).map(({ title }) => title);
      expect(titles).toContain("Doubts");
      expect(titles).not.toContain("Also on their minds");
    }
  });

  test("as CSV has one row for each statement, with the words behind it", () => {
    const { data } = Papa.parse<string[]>(exportResult(result, "csv").trim());
    expect(data[0]).toEqual(["section", "number", "text", "characters", "reviews", "customers_words", "note"]);
    expect(data.map(([section]) => section)).toContain("Bullet set B");
    expect(data.find(([section]) => section === "Pains")).toEqual([
      "Pains",
      "1",
      "The lid leaks",
      "13",
      "1",
      "The lid leaks",
      "",
    ]);
  });

  test("as CSV gives a spreadsheet nothing to run", () => {
    const { data } = Papa.parse<string[]>(
      exportResult({ ...result, optimizedTitles: ["=HYPERLINK(1)", "+1", "@x", "-2"] }, "csv").trim(),
    );
    const titles = data.filter(([section]) => section === "Titles").map(([, , text]) => text);
    expect(titles).toEqual(["'=HYPERLINK(1)", "'+1", "'@x", "'-2"]);
  });

  test("as JSON is all of it", () => {
    expect(JSON.parse(exportResult(result, "json"))).toEqual(result);
  });

  test("without avatar data still has its listing", () => {
    const markdown = exportResult({ ...result, avatarData: null }, "md");
    expect(markdown).toContain("### Titles");
    expect(markdown).not.toContain("## Avatar");
  });

  test("as Seller Central's columns has one row for each bullet set, and what columns remain are empty", () => {
    const { data } = Papa.parse<Record<string, string>>(exportResult(result, "flat-file").trim(), { header: true });
    const shared = { item_name: "Steel Bottle", title_differentiation: "", generic_keyword: "flask" };
    expect(data).toMatchObject([
      { ...shared, bullet_point1: "Dry Bags: =SUM(A1) stays text", bullet_point2: "Cold: all day", version: "A" },
      { ...shared, bullet_point1: "No Leaks: the lid closes", bullet_point2: "", version: "B" },
    ]);
  });
});
