import { expect, test } from "bun:test";
import { nameBefore, qualifiedName, searchedName } from "../../../../../server/insight/avatar/searched-name.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";

const mine = (productName: string, ...texts: string[]): Mining =>
  mineReviews(
    texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
    productName,
  );

test("words of the name before the kind belong to it where two reviewers say them", () => {
  const said = ["Looks good around the litter box.", "My litter box fits inside."];
  expect(searchedName(mine("Kelvara Litter Box Side Cabinet", ...said))).toBe("litter box side cabinet");
  expect(searchedName(mine("Kelvara Litter Box Side Cabinet", "Looks good."))).toBe("side cabinet");
});

test("what places a thing goes with it, but not behind a quality", () => {
  const mining = mine("Kelvara Over The Door Towel Rack", "Hangs well on my door.", "The door still closes.");
  expect(searchedName(mining)).toBe("over the door towel rack");
  expect(qualifiedName(mining)).toBe("towel rack");
});

test("a use is not said twice", () => {
  const mining = mine("Kelvara Chair Seat Cushion", "Good on my chair.", "Soft on a chair.");
  expect(nameBefore("office chair", mining)).toBe("seat cushion");
  expect(nameBefore("travel", mining)).toBe("chair seat cushion");
});

test("half of a pair, a measure and the brand are no kind", () => {
  expect(searchedName(mine("Kelvara Steel Toe Work Shoes", "My toe is safe.", "A wide toe."))).toBe("work shoes");
  expect(searchedName(mine("Kelvara 4 Person Camping Tent", "Sleeps one person.", "A person fits."))).toBe(
    "camping tent",
  );
});

test("electric things and those for a pastime are another kind, whatever reviewers say", () => {
  expect(searchedName(mine("Kelvara Electric Lunch Box", "Works."))).toBe("electric lunch box");
  expect(searchedName(mine("Kelvara Portable Camping Gas Stove", "Works."))).toBe("camping gas stove");
});
