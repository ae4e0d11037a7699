import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { shownThemes } from "../../../../../server/insight/mining/shown-themes.ts";

const shownOf = (lines: readonly string[], productName: string): string[] => {
  const reviews = lines.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null }));
  return shownThemes(mineReviews(reviews, productName)).map(({ theme }) => theme.id);
};

const QUIET = ["It is quiet.", "Very quiet."];

test("praise that names no matter is not shown", () => {
  expect(shownOf([...QUIET, "Works as described.", "Does the job."], "Desk Fan")).toEqual(["noise"]);
  expect(shownOf([...QUIET, "My nephew loves it.", "My niece loves it so much."], "Desk Fan")).toEqual(["noise"]);
});

test("a complaint that it does not work is", () => {
  expect(shownOf([...QUIET, "It does not work.", "Does not work at all."], "Desk Fan")).toContain("results");
});

test("all are shown where none names a matter", () => {
  expect(shownOf(["Works as described.", "Does the job."], "Desk Fan").length).toBeGreaterThan(0);
});

test("an ice maker is not judged by how long ice keeps", () => {
  const lines = [...QUIET, "It does not stay cold for long.", "Does not stay cold at all."];
  expect(shownOf(lines, "Acme Beer Cooler")).toContain("cold");
  expect(shownOf(lines, "Acme Ice Maker")).toEqual(["noise"]);
});

test("parts of which nobody says what is good or wrong are not", () => {
  const blamed = ["The tassel is bad.", "Bad tassel."];
  expect(shownOf([...QUIET, ...blamed], "Desk Fan")).toEqual(["noise"]);
  expect(shownOf([...QUIET, "Great tassel.", "Nice tassel."], "Desk Fan")).toEqual(["noise"]);
  expect(shownOf([...QUIET, "Useful tassel.", "The tassel is useful."], "Desk Fan")).toContain("about-tassel");
});

test("nor is praise of what everything has", () => {
  const features = ["I love the features.", "Great features.", "Nice features.", "Useful features."];
  expect(shownOf([...QUIET, ...features], "Desk Fan")).not.toContain("about-feature");
});

test("a part that one praises and one blames is not", () => {
  expect(shownOf([...QUIET, "The tassel is useful.", "The tassel is awful."], "Desk Fan")).not.toContain(
    "about-tassel",
  );
});
