import { describe, expect, test } from "bun:test";
import { requiredRuns, requiredWords } from "../../../../../server/insight/text/required-runs.ts";
import { runFinder, standsIn } from "../../../../../server/insight/text/run-finder.ts";

describe("required words", () => {
  test.each([
    [/\bno (?:\w+ )?squeaks?\b/, ["squeak"]],
    [/\b(?:rattles?|creaks?)\b|\bnoise\b/, ["rattle", "creak", "noise"]],
    [
      /\b(?:ca ?n.?t|cannot) feel (?:the )?(?:floor|ground)\b/,
      [" feel floor", " feel ground", " feel the floor", " feel the ground"],
    ],
    [/\bx+\b/, null],
    [/\b(?:a|an) [a-z]+\b/, null],
  ])("%p", (pattern, words) => {
    expect(requiredWords(pattern)?.toSorted() ?? null).toEqual(words?.toSorted() ?? null);
  });
});

describe("required runs", () => {
  test.each([
    [
      "of each alternative, the rarest group first",
      /\bcat(?: \w+)? litter\b|\bdust/,
      [[[" litter|"], ["|cat"]], [["|dust"]]],
    ],
    ["every way to write a short part", /\bgr[ae]ys?\b/, [[["|gray|", "|grays|", "|grey|", "|greys|"]]]],
    ["what is repeated, once", /(?:oddly )+\w+ hum/, [[["oddly "], [" hum"]]]],
    ["nothing of what may be left out, or must not stand there", /(?<!not )(?:really )?good(?! enough)/, [[["good"]]]],
    ["nothing where one alternative is open", /\bbroke|\w+ off\b/, [[["|broke"]], [[" off|"]]]],
    ["nothing at all", /\d+/, [[]]],
  ])("%s", (_, pattern, runs) => {
    expect(requiredRuns(pattern)).toEqual(runs);
  });
});

test("runs are found where they stand, and within words only where no end is wanted", () => {
  const runs = ["|ant|", "ant", "|in half|", "fell off", "n't"];
  const { wanted, partsIn } = runFinder(runs);
  const foundIn = (text: string): string[] =>
    runs.filter((_, index) => {
      const run = wanted[index];
      return run !== undefined && standsIn(run, partsIn(text), text);
    });
  expect(foundIn("i want one")).toEqual(["ant"]);
  expect(foundIn("an ant, alive")).toEqual(["|ant|", "ant"]);
  expect(foundIn("snapped in half.")).toEqual(["|in half|"]);
  expect(foundIn("half in")).toEqual([]);
  expect(foundIn("the knob fell off, is n't funny")).toEqual(["fell off", "n't"]);
  expect(foundIn("")).toEqual([]);
});
