import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readClause } from "../../../../../server/listing/clauses/read-clause.ts";
import { failingParts } from "../../../../../server/listing/ledger/failing-parts.ts";
import { indexReviews } from "../../../../../server/listing/reviews/review-index.ts";

const saidAgainst = (claim: string, text: string): string[] => {
  const mining = mineReviews([{ id: "r1", text, title: null, rating: null, date: null }], "Kelvara Camp Lantern");
  return failingParts(readClause(claim, mining), indexReviews(mining), mining.product).map(({ start, end }) =>
    text.slice(start, end),
  );
};

test.each([
  ["Metal carry handle", "The handle broke off.", "The handle broke off"],
  ["Removable carry handle", "The handle snapped on day two.", "The handle snapped on day two"],
  ["Handy timer function", "The timer does nothing.", "The timer does nothing"],
  ["Sturdy fold-out hook", "The hook snapped after two weeks.", "The hook snapped after two weeks"],
  ["Front pocket for batteries", "The front pocket is useless.", "The front pocket is useless"],
])("a part that a clause names and reviewers saw fail speaks against it: %s, %s", (claim, text, said) =>
  expect(saidAgainst(claim, text)).toEqual([said]),
);

test.each([
  ["Metal carry handle", "The handle works fine."],
  ["Metal carry handle", "The mud on the handle came off with a wet rag."],
  ["Removable carry handle", "The handle comes off in seconds."],
  ["Metal carry handle", "The handle on my old one broke off."],
  ["Fold-out hook on the base", "The hook snapped after two weeks."],
  ["Metal carry hook", "The hook plate cover snapped."],
  ["Grinds your beans", "The beans stopped working."],
  ["Automatic lid opener", "The lid snapped."],
  ["Metal carry handle", "The charger quit after a week."],
  ["Comes with a hook, two straps and a pouch", "The hook snapped after two weeks."],
  ["Handy camp lantern", "The lantern quit after a week."],
  ["Canvas cover with loops", "The zip on the cover broke."],
  ["Front pocket for batteries", "The side pockets are useless."],
])("what works, another's, another part and the product itself do not: %s, %s", (claim, text) =>
  expect(saidAgainst(claim, text)).toEqual([]),
);
