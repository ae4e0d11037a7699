import { expect, test } from "bun:test";
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
