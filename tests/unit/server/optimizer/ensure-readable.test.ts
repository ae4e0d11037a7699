import { describe, expect, test } from "bun:test";
import { ProblemError } from "../../../../server/http/problems.ts";
import { ensureReadable } from "../../../../server/optimizer/ensure-readable.ts";
import { importReviews } from "../../../../server/optimizer/import-reviews.ts";

const refusalOf = (text: string): string | null => {
  try {
    ensureReadable(importReviews({ text }, []));
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.details.message ?? error.problem;
    throw error;
  }
};

describe("reviews that the form marks as not English", () => {
  test.each([
    ["known by its small words", "Die Flasche ist super, der Kaffee bleibt warm und sie passt in den Rucksack."],
    ["known by its vocabulary only", "Kifuniko kinavuja sana, chupa inaweka maji baridi siku nzima."],
    ["in another script", "这个水壶非常好用，保温一整天。"],
  ])("are refused: %s", (_how, text) => {
    expect(importReviews({ text }, []).used.map(({ isEnglish }) => isEnglish)).toEqual([false]);
    expect(refusalOf(text)).toContain("do not look English");
  });

  test("are not, where most of what is said is English", () => {
    const english = "The lid leaks in my bag every single day, and I had to throw it away after a week.";
    const { used } = importReviews({ text: `${english}\n\nDie Flasche ist nicht dicht.` }, []);
    expect(used.map(({ isEnglish }) => isEnglish)).toEqual([true, false]);
    expect(refusalOf(`${english}\n\nDie Flasche ist nicht dicht.`)).toBeNull();
  });
});
