import { describe, expect, test } from "bun:test";
import HOME from "../../../../../server/listing/keywords/names/home.json" with { type: "json" };
import PERSONAL from "../../../../../server/listing/keywords/names/personal.json" with { type: "json" };
import { namesOfKind } from "../../../../../server/listing/keywords/names-of-kind.ts";
import { lintListing } from "../../../../../server/listing/rules/lint-listing.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";

const KINDS: Readonly<Record<string, readonly string[]>> = { ...HOME, ...PERSONAL };
const MOST_CHARACTERS = 25;

describe("the names of kinds", () => {
  test("stand in one file each, in small letters, none twice", () => {
    expect(Object.keys(HOME).filter((kind) => kind in PERSONAL)).toEqual([]);
    for (const [kind, names] of Object.entries(KINDS)) {
      expect(kind).toMatch(/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/);
      expect(new Set(names).size, kind).toBe(names.length);
      for (const name of names) expect(name, kind).toMatch(/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/);
      expect(names.filter((name) => name.length > MOST_CHARACTERS || name === kind)).toEqual([]);
    }
  });

  test("break no rule for search terms", () => {
    const profile = profileById(DEFAULT_PROFILE_ID);
    const broken = Object.entries(KINDS).flatMap(([kind, names]) =>
      names
        .filter((name) =>
          lintListing({ productName: "", searchTerms: name }, profile, []).some(({ severity }) => severity === "error"),
        )
        .map((name) => `${kind}: ${name}`),
    );
    expect(broken).toEqual([]);
  });
});

test("a kind is known by its noun alone only where that is asked for", () => {
  expect(namesOfKind("tent", "Kelvara Tent", true)).not.toEqual([]);
  expect(namesOfKind("tent", "Kelvara Tent", false)).toEqual([]);
  expect(namesOfKind("tent", "Kelvara Camping Tent", false)).not.toEqual([]);
});
