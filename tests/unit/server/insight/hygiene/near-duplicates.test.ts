import { expect, test } from "bun:test";
import fc from "fast-check";
import { findNearDuplicates } from "../../../../../server/insight/hygiene/near-duplicates.ts";
import { processorTime } from "../../../../support/processor-time.ts";

const LONG =
  "I have used this kettle every morning for two months and it boils quickly, pours without dripping, and the handle stays cool to the touch.";

const nearOf = (...texts: string[]) => [...findNearDuplicates(texts.map((text) => ({ text, rating: null })))];

/** Changed copies of one review, each against the original. */
const COPIES = [
  `${LONG} Update: still happy.`,
  LONG.toUpperCase(),
  LONG.replace("two months", "three months"),
  LONG.replace(",", " ;"),
  LONG.replace("quickly", "fast"),
  `[Collected elsewhere] ${LONG}`,
  LONG.replace(" and it boils", " and boils"),
  LONG.replace("pours without dripping, ", "pours without dripping at all, "),
  `${LONG} ${LONG}`,
  LONG.slice(0, 110),
  LONG.replace("kettle", "pot"),
  LONG.replace("I have used", "I've used"),
  `${LONG} Would buy again, and my sister has ordered one too.`,
];

/** The same told again in slightly other words, each against the original, under the same stars. */
const RETOLD: readonly (readonly [string, string])[] = [
  [
    "My old mop left puddles everywhere and this is the first one that really dried the tiles. Two passes and the muddy prints by the door were history. I should have got it years ago.",
    "My mop always left puddles and this is the first one that dried the tiles. 2 passes and the muddy prints by the door were history!!",
  ],
  [
    "The straps are surprisingly wide, my brother spotted the logo from across the whole field with his bad eyes. I coach at 6am before work so that helps.",
    "Straps are wide, my brother spotted the logo from across the field with his bad eyes! I coach at 6am before my work so it helps.",
  ],
];

/** Different people of other sizes, and opposite ends of the same words. */
const ALIKE: readonly (readonly [string, string])[] = [
  [
    "I am 5 4 and 130 pounds and ordered a small, it fits just right in the waist and hips.",
    "I am 6 1 and 210 pounds and ordered a large, it fits just right in the waist and hips.",
  ],
  [
    "I bought this for my son and he uses it every day after school with his friends.",
    "I bought this for my mother who bakes and she complains that it rattles and smells of oil.",
  ],
];

/** Different people about the same thing. */
const OTHERS = [
  "I have used this kettle every day for a year and the lid has come loose, and the handle gets hot.",
  "Boils quickly and pours without dripping. The handle stays cool.",
  "I use this kettle every morning. It boils quickly but drips when it pours, and the handle gets hot to the touch.",
  "This kettle boils water quickly, the handle stays cool to the touch, and it looks good on the counter too.",
  "Used every morning for two months, then the switch broke and it would not boil any more.",
  "My old kettle took forever. This one boils quickly, and it does not drip when I pour my tea.",
  "The handle stays cool to the touch.",
  "I have had this kettle for two months and it is already rusting around the base where the water sits.",
  "After two months it still boils quickly every morning, and the spout has never dripped on the counter.",
  "It is quick. It is quiet. It is easy to fill. It does not drip. It stays cool. I like it.",
  "Every morning I boil water in it for two cups of tea and a bowl of oats, no complaints at all so far.",
  "I have used this toaster every morning for two months and it browns evenly, pops gently, and stays clean.",
];

test("changed copies of a review are found (recall 100 % of thirteen)", () => {
  expect(COPIES.filter((copy) => nearOf(LONG, copy).length === 0)).toEqual([]);
});

test.each(RETOLD)("a review told again is found: %s", (one, other) => {
  expect(nearOf(one, other)).toEqual([[1, 0]]);
});

test("but not under other stars", () => {
  for (const [one, other] of RETOLD)
    expect(
      findNearDuplicates([
        { text: one, rating: 5 },
        { text: other, rating: 4 },
      ]).size,
    ).toBe(0);
});

test.each(ALIKE)("reviews that only begin or end alike stay: %s", (one, other) => {
  expect(nearOf(one, other)).toEqual([]);
});

test("different reviews of the same thing stay (precision 100 % of twelve)", () => {
  expect(nearOf(LONG, ...OTHERS)).toEqual([]);
});

test("the longest stays, and of equally long ones the first", () => {
  expect(nearOf(LONG, `${LONG} Still happy with it.`)).toEqual([[0, 1]]);
  expect(nearOf(LONG, LONG.replace("kettle", "pot"))).toEqual([[1, 0]]);
});

test("the same words under far different stars are two opinions", () => {
  expect(
    findNearDuplicates([
      { text: LONG, rating: 5 },
      { text: `${LONG} Not.`, rating: 1 },
    ]).size,
  ).toBe(0);
});

test("what is kept is never listed, and what is listed points at what is kept", () => {
  const words = fc.array(fc.constantFrom("lid", "leaks", "the", "cup", "is", "warm", "and", "dry", "after", "a"), {
    minLength: 8,
    maxLength: 24,
  });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (texts) => {
      const near = findNearDuplicates(texts.map((each) => ({ text: each.join(" "), rating: null })));
      for (const original of near.values()) expect(near.has(original)).toBe(false);
    }),
  );
});

const invented = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    Array.from({ length: 40 }, (__, at) => `w${(index * 7_919 + at * at * 31 + index * at) % 3_000}`).join(" "),
  );

const millisecondsFor = (texts: readonly string[]): number =>
  processorTime(() => findNearDuplicates(texts.map((text) => ({ text, rating: null }))));

/** How much longer eight times as many texts take; comparing each with each would be 64. */
const growthOf = (make: (count: number) => readonly string[]): number => {
  const best = (count: number): number => Math.min(...[1, 2, 3].map(() => millisecondsFor(make(count))));
  return best(4_000) / best(500);
};

const vocabulary = "aa bb cc dd ee ff gg hh ii jj kk ll".split(" ");
const alike = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    Array.from({ length: 14 }, (__, at) => vocabulary[(index * (at + 3) + at * index * index) % 12]).join(" "),
  );

test.each([
  ["different reviews", invented],
  ["texts made to be alike everywhere", alike],
])("eight times as many %s take nothing like 64 times as long", (_what, make) => {
  expect(growthOf(make)).toBeLessThan(32);
});
