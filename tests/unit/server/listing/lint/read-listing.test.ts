import { describe, expect, test } from "bun:test";
import { readListing } from "../../../../../server/listing/lint/read-listing.ts";

const EMPTY: NonNullable<ReturnType<typeof readListing>> = {
  profile: "amazon-2026-07-27",
  productName: "",
  title: "",
  highlights: "",
  bullets: [],
  searchTerms: "",
  description: "",
  isParent: false,
  proven: [],
};

describe("a pasted listing is read", () => {
  test("as lines: the title first, then the bullets, other fields by name", () => {
    const text =
      "\uFEFFKelvara Water Bottle\r\n\r\nAbout this item\r\n• Good Seal: no drips\r\n2) Easy Care: rinse\r\nSearch terms: flask gym\r\nDescription: a bottle\r\n";
    expect(readListing(text)).toEqual({
      ...EMPTY,
      title: "Kelvara Water Bottle",
      bullets: ["Good Seal: no drips", "Easy Care: rinse"],
      searchTerms: "flask gym",
      description: "a bottle",
    });
  });

  test("as JSON", () => {
    expect(readListing('{"title":"Kelvara Water Bottle","bullets":["a"],"profile":"etsy-2026-11-21"}')).toEqual({
      ...EMPTY,
      title: "Kelvara Water Bottle",
      bullets: ["a"],
      profile: "etsy-2026-11-21",
    });
  });

  test.each([["{"], ['{"title":7}'], ['{"title":"x","profile":"nowhere"}'], ["x".repeat(600)]])(
    "but not %j",
    (text) => {
      expect(readListing(text)).toBeNull();
    },
  );
});
