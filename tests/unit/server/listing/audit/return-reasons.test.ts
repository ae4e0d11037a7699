import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { complaintFixes } from "../../../../../server/listing/audit/complaint-fixes.ts";

type Told = readonly [stars: number, text: string];

const PRAISING: readonly Told[] = Array.from({ length: 4 }, (): Told => [5, "The light is bright and it looks good."]);

const returnLines = (told: readonly Told[]): string[] => {
  const reviews = [...told, ...PRAISING].map(([rating, text], index) => ({
    id: `r${index}`,
    text,
    title: null,
    rating,
    date: null,
  }));
  return complaintFixes(mineReviews(reviews, "Acme Desk Lamp"), { promises: new Map(), denied: [] })
    .map(({ text }) => text)
    .filter((text) => text.includes("a return or a warning to others"));
};

test("returns are told with what their reviewers complain of most", () => {
  const [line] = returnLines([
    [1, "It broke after a week. I returned it."],
    [1, "Broke in two days and I sent it back."],
    [2, "Returned it."],
  ]);
  expect(line).toStartWith("3 of 7 reviewers report a return or a warning to others");
  expect(line).toEndWith(". Of these, 2 report early breakage or wear: fix that first.");
});

test("and with what each of them names where they share nothing", () => {
  const [line] = returnLines([
    [1, "The switch was missing. I returned it."],
    [2, "I sent it back, it smells awful."],
  ]);
  expect(line).toStartWith("2 of 6 reviewers report a return or a warning to others");
  expect(line).toEndWith("What they name: “The switch was missing”; “it smells awful”. Look into that first.");
});

test("and not at all where they name nothing that could be mended", () => {
  const lines = returnLines([
    [1, "Returned it."],
    [2, "I sent it back."],
  ]);
  expect(lines).toEqual([]);
});
