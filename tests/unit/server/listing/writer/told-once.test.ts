import { expect, test } from "bun:test";
import type { Written } from "../../../../../server/listing/writer/draft.ts";
import { gatheredAgain, outcomesAlone } from "../../../../../server/listing/writer/told-once.ts";

const bulletsOf = (texts: readonly string[]): Written[] => texts.map((text) => ({ text, spans: [] }));
const textsOf = (bullets: readonly Written[]): string[] => bullets.map(({ text }) => text);
const anything = (): boolean => true;

const OUTCOMES = bulletsOf([
  "Pours Neatly: stops without a drop",
  "Parts and Materials: oak and steel",
  "Safety Features: switches off by itself",
]);
const ANSWERS = ["Steady Pour: no splashes", "No Long Wait: hot in minutes", "Materials and Build: oak and steel"];
const SAFETY = "Safety Features: switches off by itself";

test("what both sets state in the same words stands side by side in the second, under its kinds", () => {
  expect(textsOf(gatheredAgain(bulletsOf([...ANSWERS, SAFETY]), OUTCOMES, anything))).toEqual([
    ...ANSWERS.slice(0, 2),
    "Materials and Safety: oak and steel; switches off by itself",
  ]);
});

test("and by itself where the set would be too short, or says something else of it", () => {
  const few = bulletsOf([...ANSWERS.slice(1), SAFETY]);
  expect(gatheredAgain(few, OUTCOMES, anything)).toEqual(few);
  const other = bulletsOf([...ANSWERS, "Safety Features: stays cool to the touch"]);
  expect(gatheredAgain(other, OUTCOMES, anything)).toEqual(other);
});

test("what it suits is for the second set where the first has enough without", () => {
  const suits = bulletsOf(["What It Suits: salads, soups and stews"]);
  const ample = [...OUTCOMES, ...bulletsOf(["Easy to Lift: weighs little"])];
  expect(outcomesAlone([...ample, ...suits], suits)).toEqual(ample);
  expect(outcomesAlone([...OUTCOMES, ...suits], suits)).toEqual([...OUTCOMES, ...suits]);
  expect(outcomesAlone([...ample, ...suits], ample)).toEqual([...ample, ...suits]);
});
