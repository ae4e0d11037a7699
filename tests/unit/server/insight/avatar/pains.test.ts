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

test.each([
  "I found a puddle on the step.",
  "I had to get up and wash it off at night.",
  "I spilled a whole cup of coffee over it.",
])("what happened to one buyer, once, is a story: %s", (text) => {
  expect(painsOf(text).filter((pain) => pain.startsWith("Buyers"))).toEqual([]);
});

test("either has its or, and days in a row their row", () => {
  const [pain = ""] = painsOf("The nozzle cracked in week two and either it rolled away or the dog has it.");
  expect(pain).toBe("The nozzle cracked in week two");
  expect(painsOf("The hose leaked three days in a row.").join()).not.toMatch(/three days$/);
});

test("one word and another for the same fault are one pain, and different faults are two", () => {
  expect(painsOf("The hose is very loud.", "The hose is noisy.", "The hose is stiff.").toSorted()).toEqual([
    expect.stringMatching(/^The hose is (?:very loud|noisy)$/),
    "The hose is stiff",
  ]);
});

test("mine is the thing itself", () => {
  expect(painsOf("Mine leaked at the nozzle.")).toEqual(["The hose leaked at the nozzle"]);
});

test.each([
  ["who came home is no hose", "Came home to a wet floor and a cracked tap."],
  ["who realised is no hose", "Didnt realise it won't fit the tap."],
  ["what comes of not doing as told is none", "Drain it in the autumn or it cracks."],
  ["another product of the maker", "I had the bigger one of theirs and it leaked."],
  ["what is named before", "So why the giant reel, it doesn't fit the shed."],
])("%s", (_, text) => {
  expect(painsOf(text).filter((pain) => pain.startsWith("The hose"))).toEqual([]);
});

test("a trouble told of the reviewer is quoted", () => {
  expect(painsOf("It went over with a reel that I had to buy separately and leaked.").join()).not.toMatch(/\byou\b/);
  expect(painsOf("Leaked all over my boots.")).toEqual(["“Leaked all over my boots”"]);
});

test("what withstood is no trouble", () => {
  const dropped = "The hose has been dropped on stone for a year and only has one small dent.";
  expect(
    buildPains(mineReviews([{ id: "r1", text: dropped, title: null, rating: null, date: null }], "Acme Garden Hose")),
  ).toEqual([]);
});

test("a part that does not fit where it is used is not hard to set up", () => {
  const told = painsOf(
    "The slots for the straps do not line up with my gate.",
    "The slots for the straps don't line up with anything.",
  );
  expect(told).not.toContain("It is hard to set up");
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

describe("one reviewer's trouble is told once", () => {
  test.each([
    ["Nozzle cracked. The nozzle quit after ten summers.", ["The nozzle quit after ten summers"]],
    ["Nozzle slips. The nozzle will not hold a jet.", ["The nozzle will not hold a jet"]],
  ])("%s", (text, pains) => {
    expect(painsOf(text)).toEqual(pains);
  });

  test("of the whole and of its part", () => {
    expect(painsOf("Stopped working. Nozzle died in May.", "The nozzle died.")).toEqual(["The nozzle died"]);
  });

  test("and two of a part are two", () => {
    expect(painsOf("I water beds. The nozzle is stiff and the nozzle leaks.")).toEqual(
      expect.arrayContaining(["The nozzle is stiff", "The nozzle leaks"]),
    );
  });
});

test("what one reviewer compares is told with what it is compared with", () => {
  expect(painsOf("The nozzle is somewhat tighter than I'd like.")).toEqual([
    "“The nozzle is somewhat tighter than I'd like”",
  ]);
});

test("what happened to the reviewer's body is told in the reviewer's words", () => {
  expect(painsOf("The handle pinched my hand the first time I turned it.")).toEqual([
    "“The handle pinched my hand the first time I turned it”",
  ]);
});

const painsRated = (rating: number, text: string): string[] =>
  buildPains(mineReviews([{ id: "r1", text, title: null, rating, date: null }], "Acme Garden Hose")).map(
    (pain) => pain.text,
  );

test("what one reviewer had to do is a pain where it opens the sentence of a discontented review", () => {
  expect(painsRated(2, "You have to tape the nozzle down.")).toEqual(["You have to tape the nozzle down"]);
  expect(painsRated(5, "You have to tape the nozzle down.")).toEqual([]);
  expect(painsRated(2, "The nozzle cracked and you have to tape the coupling down.")).toEqual(["The nozzle cracked"]);
});

test.each([
  ["The hose is too short so had to buy an extension.", "The hose is too short"],
  ["The hose doesn't reach that spot.", ""],
  ["The hose does not work there.", ""],
  ["The nozzle on that one finally broke.", ""],
  ["The hose doesn't clean up near as easy.", ""],
  ["The man marked it delivered and it was torn open at the corner.", ""],
])("what says little by itself is left out: %s", (text, pain) => {
  expect(
    painsRated(2, text)
      .filter((each) => !each.startsWith("“"))
      .join(),
  ).toBe(pain);
});

test("the trouble of a thing with a plural name is told of several", () => {
  const pains = buildPains(
    mineReviews(
      ["They slide down by noon.", "My left one rides up.", "Rolls down as I walk."].map((text, index) => ({
        id: `r${index}`,
        text,
        title: null,
        rating: 1,
        date: null,
      })),
      "Acme Hiking Socks",
    ),
  );
  expect(pains.map(({ text }) => text)).toContain("They roll, slide or ride up");
});

test.each([
  ["Arrived damaged.", "The hose arrived damaged"],
  ["Stopped working in May.", "The hose stopped working in May"],
  ["Came home to a puddle.", null],
])("what only a thing does is told of it: %s", (text, pain) => {
  const told = painsOf(text);
  if (pain === null) expect(told.join()).not.toContain("The hose came home");
  else expect(told).toContain(pain);
});

test("what is only likened, shrugged off or of another thing is no further pain", () => {
  const told = painsOf(
    "The hose is noisy.",
    "The hose is noisy at night.",
    "Loud as a chainsaw.",
    "Second thing I've bought from this company, the sprinkler was junk.",
  );
  expect(told.filter((pain) => /chainsaw|sprinkler/.test(pain))).toEqual([]);
});
