import { expect, test } from "bun:test";
import { namesMatter } from "../../../../../server/listing/audit/names-matter.ts";

test.each([
  ["durability", "The hinge snapped"],
  ["durability", "It wore through at the heel"],
  ["marks", "The pen skips"],
  ["acceptance", "My cat refused it"],
  ["noise", "whatever was heard"],
])("a complaint of %s names it: %s", (facet, said) => expect(namesMatter(facet, said)).toBe(true));

test.each([
  ["durability", "It jams up"],
  ["durability", "My son does the peeling"],
  ["marks", "pickles and chutney"],
  ["acceptance", "it refuses other pods"],
  ["looks", "the cover is washed out"],
  ["weight", "a clip has no place on something this heavy"],
])("and does not name %s: %s", (facet, said) => expect(namesMatter(facet, said)).toBe(false));
