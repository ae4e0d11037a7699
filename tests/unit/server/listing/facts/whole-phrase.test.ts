import { expect, test } from "bun:test";
import { fallsWith } from "../../../../../server/listing/facts/leans-back.ts";
import { surePhrase } from "../../../../../server/listing/facts/noun-phrase.ts";
import { isWholePhrase } from "../../../../../server/listing/facts/whole-phrase.ts";

test.each(["steel lid with a silicone rim", "dishwasher safe", "soft and breathable", "seals stay tight"])(
  "%p is a phrase by itself",
  (text) => expect(isWholePhrase(text)).toBe(true),
);

test.each(["steel lid with a", "mixing speed and automatic", "of the frame", "lets", "two hooks and"])(
  "%p is a stump",
  (text) => expect(isWholePhrase(text)).toBe(false),
);

test.each([
  ["wide handle and steel base give a firm stand", "wide handle and steel base"],
  ["steel clamp with rubber pads mounts to tables", "steel clamp with rubber pads"],
  ["clear picture with wide angle and auto focus for close work", ""],
])("%p opens with %p", (text, named) => expect(surePhrase(text)).toBe(named));

test.each([
  ["no need to buy a second rack", false, true],
  ["suitable for tall bottles", true, true],
  ["suitable for tall bottles", false, false],
  ["two drawers with stops", true, false],
])("%p, behind a comma: %p, falls with what stands before it: %p", (clause, isGoingOn, falls) =>
  expect(fallsWith(clause, isGoingOn)).toBe(falls),
);
