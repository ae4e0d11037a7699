import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const labelsOf = (lines: readonly string[], productName = "Garden Bench"): string[] => {
  const reviews = lines.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null }));
  return mineReviews(reviews, productName).themes.map(({ theme }) => theme.label);
};

describe("a theme on which reviewers differ", () => {
  test("says how many praise and how many complain", () => {
    expect(labelsOf(["It is quiet.", "Very quiet.", "It is noisy.", "So noisy."], "Desk Fan")).toContain(
      "Noise level: 2 praise, 2 complain",
    );
  });

  test("names what each side says of a part", () => {
    const lines = ["The armrest is smooth.", "Smooth armrest.", "The armrest is awful.", "An awful armrest."];
    expect(labelsOf(lines)).toContain("Armrest: 2 praise (smooth), 2 complain (awful)");
  });

  test("speaks of one in the singular", () => {
    expect(labelsOf(["It is quiet.", "It is noisy."], "Desk Fan")).toContain("Noise level: 1 praises, 1 complains");
  });
});

test("one word in two forms is told once, and praise names no failure", () => {
  const blocked = [
    "The lens obstructs.",
    "It has an obstructed lens.",
    "The lens is ugly.",
    "An ugly lens.",
    "The lens obstructs.",
  ];
  expect(labelsOf(blocked, "Camera").join()).not.toMatch(/obstruct\w*, obstruct/);
});

test("both sides of a part are told by more than that they like it", () => {
  const lines = ["The armrest is great.", "Great armrest.", "The armrest is awful.", "An awful armrest."];
  expect(labelsOf(lines)).toContain("Armrest: 2 praise, 2 complain (awful)");
});

test("who buys again and who sends back are told apart", () => {
  const lines = ["Would buy again.", "Bought another one.", "I returned it.", "Sent it back."];
  expect(labelsOf(lines, "Desk Fan")).toContain("Bought again or recommended by 2, sent back or warned against by 2");
});

test("skin and hair are named as reviewers speak of them", () => {
  const skin = ["It left my skin so soft.", "My skin is so soft.", "Gentle on my skin."];
  expect(labelsOf(skin, "Face Serum").join()).not.toContain("hair");
});

test("a part is not called better than something unnamed", () => {
  const labels = labelsOf(["The armrest is better.", "This has a better armrest."]);
  expect(labels).toContain("Armrest: well liked");
});

test("one of several does not say what all praise", () => {
  const labels = labelsOf(["The armrest is smooth.", "The armrest is good.", "A fine armrest.", "Lovely armrest."]);
  expect(labels).toContain("Armrest: well liked");
});

test("the name of a product is no word for what it is like", () => {
  const labels = labelsOf(["It's a good warmer.", "The first warmer we love.", "A great warmer."], "Bottle Warmer");
  expect(labels).not.toContain("Warm");
});

test("a part is not named by the word that complaints begin with", () => {
  const labels = labelsOf(["My only complaint is the armrest.", "The armrest is my complaint."]);
  expect(labels.join()).not.toMatch(/: complaint/);
});

describe("a theme on which most agree", () => {
  const quiet = ["It is quiet.", "Very quiet.", "So quiet.", "Really quiet!", "Quiet as a mouse.", "Nice and quiet."];
  const noisy = ["It is a bit noisy.", "A bit noisy."];

  test("says how many do not, unless it is one alone", () => {
    expect(labelsOf([...quiet, ...noisy], "Desk Fan")).toContain("Quiet, but 2 complain");
    expect(labelsOf([...quiet, ...noisy.slice(1)], "Desk Fan")).toContain("Quiet");
  });
});

describe("what most reviewers of one side share stands in brackets", () => {
  test("a part that they complain about", () => {
    expect(labelsOf(["The nozzle leaks.", "It leaks at the nozzle."], "Hose")).toContain("Leaks (nozzle)");
  });

  test("before them only where all of them name it", () => {
    const broken = ["The hinge broke.", "The hinge snapped.", "My hinge broke after a week."];
    expect(labelsOf(broken, "Cabinet")).toContain("Hinge: breaks or wears out early");
    const mixed = [...broken, "The knob broke."];
    expect(labelsOf(mixed, "Cabinet")).toContain("Breaks or wears out early (hinge)");
  });

  test("a fault, which is no part that breaks", () => {
    const labels = labelsOf(["The rust ruined it.", "Rust broke it in a month.", "Rust everywhere, broke."], "Grill");
    expect(labels.filter((label) => label.startsWith("Rust:"))).toEqual([]);
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
