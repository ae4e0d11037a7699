import { describe, expect, test } from "bun:test";
import { buildPains } from "../../../../../server/insight/avatar/pains.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const painsOf = (...texts: readonly string[]): string[] =>
  buildPains(
    mineReviews(
      texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 2, date: null })),
      "Acme Garden Hose",
    ),
  ).map(({ text }) => text);

const HANGING = "I have to bang it on the step.";

test("a trouble whose thing was named before is told only where other troubles are few", () => {
  const clear = [
    "The nozzle cracked on day two.",
    "The hose leaks at the spigot.",
    "The lever gets stuck on open.",
    "The coupling came off in May.",
    "The fabric ripped near the end.",
  ];
  const isHanging = (pain: string): boolean => pain.includes("bang it");
  expect(painsOf(HANGING, ...clear.slice(0, 2)).at(-1)).toMatch(/bang it/);
  const all = painsOf(HANGING, ...clear);
  expect(all.length).toBeGreaterThanOrEqual(clear.length);
  expect(all.filter(isHanging)).toEqual([]);
});

test("what a reviewer came to know is no part of the trouble", () => {
  const [pain = ""] = painsOf("The hose smelled of glue and after the summer I knew why.");
  expect(pain).toMatch(/smell/i);
  expect(pain).not.toMatch(/knew/);
});

describe("of plenty of reviews a part that only one of them names", () => {
  const FILLING = Array.from({ length: 16 }, (_, index) => `I water bed ${index} on Sundays.`);

  const painsWith = (rating: number, text: string): string[] =>
    buildPains(
      mineReviews(
        [text, ...FILLING].map((said, index) => ({
          id: `r${index}`,
          text: said,
          title: null,
          rating: index === 0 ? rating : 4,
          date: null,
        })),
        "Acme Garden Hose",
      ),
    ).map((pain) => pain.text);

  test("is told where its reviewer gives one or two stars and the miner hears the fault too", () => {
    expect(painsWith(1, "The swivel cracked.")).toEqual(["The swivel cracked"]);
  });

  test("is not told where its reviewer is content, nor where it is a person", () => {
    expect(painsWith(4, "The swivel cracked.")).toEqual([]);
    expect(painsWith(1, "The neighbor broke.")).not.toContain("The neighbor broke");
  });
});

test("a part that fails for several is told once, without what only one of them adds", () => {
  const said = painsOf("Nozzle cracked after a month.", "The nozzle cracked in the sun.");
  expect(said.filter((pain) => pain.includes("cracked"))).toEqual(["The nozzle cracked"]);
});
