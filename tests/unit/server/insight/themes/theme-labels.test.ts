import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const labelsOf = (lines: readonly string[], productName = "Garden Bench"): string[] => {
  const reviews = lines.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null }));
  return mineReviews(reviews, productName).themes.map(({ theme }) => theme.label);
};

describe("a theme on which reviewers differ", () => {
  test("says how many praise and how many complain", () => {
    expect(labelsOf(["It is quiet.", "Very quiet.", "It is noisy.", "So noisy."], "Desk Fan")).toContain(
      "Noise: 2 praise, 2 complain",
    );
  });

  test("names what each side says of a part", () => {
    const lines = ["The armrest is smooth.", "Smooth armrest.", "The armrest is awful.", "An awful armrest."];
    expect(labelsOf(lines)).toContain("Armrest: 2 praise (smooth), 2 complain (awful)");
  });

  test("speaks of one in the singular", () => {
    expect(labelsOf(["It is quiet.", "It is noisy."], "Desk Fan")).toContain("Noise: 1 praises, 1 complains");
  });
});

describe("what most reviewers of one side share stands in brackets", () => {
  test("a part that they complain about", () => {
    expect(labelsOf(["The nozzle leaks.", "It leaks at the nozzle."], "Hose")).toContain("Leaks (nozzle)");
  });

  test("not what only one of them names", () => {
    expect(labelsOf(["The nozzle leaks.", "It leaks at the tap."], "Hose")).toContain("Leaks");
  });

  test("not the product, its user, a time or a word of the label", () => {
    expect(labelsOf(["The hose leaks after a week.", "My hose leaks after a week, a bad leak."], "Hose")).toContain(
      "Leaks",
    );
  });

  test("not a fault that praise denies", () => {
    const labels = labelsOf(["Holds up well, not a crack.", "Holds up great, no crack."], "Cutting Board");
    expect(labels.filter((label) => label.includes("crack"))).toEqual([]);
  });
});

describe("a quality that no list foresaw", () => {
  const crisp = ["They are crisp.", "Very crisp!", "These are so crisp.", "Stays on the desk."];

  test("is a theme where three reviewers call the product so", () => {
    expect(labelsOf(crisp, "Sticker Sheets")).toContain("Crisp");
  });

  test("is none where two do, or where it is said of something else", () => {
    expect(labelsOf(crisp.slice(1), "Sticker Sheets")).not.toContain("Crisp");
    const others = ["The air is crisp.", "A crisp morning.", "On a crisp evening."];
    expect(labelsOf(others, "Sticker Sheets")).not.toContain("Crisp");
  });

  test("says so where it is missed", () => {
    const lines = ["It is not crisp.", "Not very crisp.", "They were not crisp."];
    expect(labelsOf(lines, "Sticker Sheets")).toContain("Not crisp");
  });
});
