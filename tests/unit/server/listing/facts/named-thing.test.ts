import { expect, test } from "bun:test";
import { namedThing, onlyNames } from "../../../../../server/listing/facts/named-thing.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

test.each([
  ["mesh panel with ribbed lining keeps you cool all day", "mesh panel with ribbed lining"],
  ["U-shaped cut-out relieves pressure on the neck", "U-shaped cut-out"],
  ["one wide pocket and two pouches that fit any bottle", ""],
  ["two side pockets that fit any bottle", "two side pockets"],
  ["padded hip belt and chest strap reduce the load", "padded hip belt and chest strap"],
  ["2 liter bladder with hose holds enough for the whole day", "2 liter bladder with hose"],
  ["press the lid to keep the seal", ""],
  ["durable steel frame holds the whole load", ""],
  ["steel frame", ""],
])("of %p the thing is %p", (clause, thing) => expect(namedThing(clause)).toBe(thing));

test.each(["steel hooks on the underside", "front pocket", "4 speed modes", "foldable steel handle"])(
  "%p only names what is there",
  (clause) => expect(onlyNames(clause)).toBe(true),
);

test.each([
  "strong rubber studs",
  "leakproof zip pocket",
  "straps hold the bag",
  "soft fleece lining",
  "reinforced seams",
])("%p promises how it is", (clause) => expect(onlyNames(clause)).toBe(false));

const FILLER = Array.from(
  { length: 16 },
  (_, at) => `The ${["blue", "tan", "gray", "plum"][at % 4]} one took ${at + 3} days to come.`,
);

const factOf = (bullet: string, ...reviews: string[]) =>
  optimizeReviews(
    inputFor([...FILLER, ...reviews].join("\n\n"), { productName: "Kelvara Rucksack", currentBullets: [bullet] }),
  ).packing?.facts?.at(-1);

test("a thing that is only named stands though it failed one of many, and falls where it failed several", () => {
  const bullet = "CARRY: Steel hooks on the underside";
  expect(factOf(bullet, "The steel hooks do nothing.")?.reason).toBeNull();
  expect(factOf(bullet, "The steel hooks do nothing.", "Its steel hooks fell off.")?.reason).toContain("otherwise");
});

test("what a thing is said to do falls, and the thing stays", () => {
  const fact = factOf("COOL: Mesh panel with ribbed lining keeps you cool all day", "My back sweats on it.");
  expect(fact?.wording).toBe("mesh panel with ribbed lining");
});

test("a handle that is built in is not made of what its header names", () => {
  const bullet = "NON SLIP BASE: Steel hooks on the underside. Built in handle makes it easy to carry";
  expect(factOf(bullet, "It slides off every chair.", "Slides around when I turn.")?.reason).toBeNull();
});

test("what it goes with stands where the rest of its clause is denied", () => {
  const bullet = "SMART: Skip a song with a light tap, compatible with phone, tablet and laptop";
  const facts = optimizeReviews(
    inputFor([...FILLER, "The touch is useless.", "Touch has a mind of its own."].join("\n\n"), {
      productName: "Kelvara Speaker",
      currentBullets: [bullet],
    }),
  ).packing?.facts;
  expect(facts?.find(({ text }) => text.startsWith("compatible"))?.reason).toBeNull();
  expect(facts?.find(({ text }) => text.startsWith("Skip"))?.reason).toContain("otherwise");
});

test("praise goes, and what it praises is for goes, and the thing stays", () => {
  const fact = factOf(
    "CONTROL: Strong steel handle for control of your dog in crowds",
    "The handle makes no difference.",
  );
  expect(fact?.reason ?? fact?.wording).toBe("steel handle");
});
