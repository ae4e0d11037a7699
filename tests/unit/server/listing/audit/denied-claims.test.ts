import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const PLAIN = Array.from({ length: 12 }, (_, at) => `We use it on day ${at + 1}, nice color.`);

const resultFor = (currentBullets: string[], ...reviews: string[]) =>
  optimizeReviews(inputFor([...reviews, ...PLAIN].join("\n\n"), { productName: "Acme Floor Mat", currentBullets }));

const linesFor = (currentBullets: string[], ...reviews: string[]): string[] =>
  (resultFor(currentBullets, ...reviews).fixes ?? []).map(({ text }) => text).filter((text) => text.includes(", yet "));

describe("what reviewers deny of the current copy", () => {
  test("is quoted without what else the bullet says, with their number and the words of one", () => {
    const [line, ...more] = linesFor(
      ["SMART: Lid opens with one hand, bright yellow rim"],
      "The lid takes two hands.",
      "You need both hands to get in.",
      "The rim is bright.",
    );
    expect(line).toStartWith(
      "Current bullet 1 says “Lid opens with one hand”, yet 2 of 15 reviewers say otherwise (“The lid takes two hands”)",
    );
    expect(more).toEqual([]);
  });

  test("is no word that claims nothing, and no part that is only named beside what failed", () =>
    expect(
      linesFor(
        ["Open and close it in seconds, peels your apple every time"],
        "It came late, so we stood in the rain. Haven't even opened it.",
        "The apple rolled off and the spare peg snapped.",
      ),
    ).toEqual([]));

  test("is what one reviewer quotes and takes back", () =>
    expect(linesFor(["Made in the same small mill"], 'Box still says "same small mill". It isnt.')[0]).toStartWith(
      'Current bullet 1 says “Made in the same small mill”, yet 1 of 13 reviewers says otherwise (“Box still says "same small mill". It isnt”)',
    ));

  test("is two lines where it is two troubles, each with its own number", () => {
    const lines = linesFor(
      ["Erases with no trace, slides on in seconds"],
      "You still see the old drawings.",
      "It ghosts.",
      "Hard to get on.",
      "A struggle to get on.",
      "I needed a crowbar to get it on.",
    );
    expect(lines.map((line) => /“([^”]*)”, yet (\d+)/u.exec(line)?.slice(1))).toEqual([
      ["slides on in seconds", "3"],
      ["Erases with no trace", "2"],
    ]);
  });

  test("is left alone where clearly more bear it out", () => {
    const praise = ["It stays put.", "Stays put on tile.", "It stays put for us.", "Stays put all day."];
    const blame = ["It slides all over.", "It slides around."];
    expect(linesFor(["Stays put on tile"], ...blame)).toHaveLength(1);
    expect(linesFor(["Stays put on tile"], ...blame, ...praise)).toEqual([]);
  });
});

test("a phrase that reviewers deny is cut from the clause, and its bullet keeps no header that says it", () => {
  const { bulletsA, bulletsB } = resultFor(
    ["TRUSTED: 600 W motor lifts sand from tile floors and all types of rug", "NEVER SLIDES: 5 mm rubber backing"],
    "It won't lift anything from my shag rug, it can't handle it.",
    "It gives up on the thick rug.",
    "It slides all over.",
    "It slides around.",
  );
  const copy = [...bulletsA, ...bulletsB].join("\n");
  expect(copy).toContain("sand from tile floors");
  expect(copy).not.toContain("rug");
  expect(copy).not.toMatch(/never slides/iu);
  expect(copy).toMatch(/rubber backing/iu);
});
