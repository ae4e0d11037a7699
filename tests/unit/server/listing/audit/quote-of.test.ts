import { expect, test } from "bun:test";
import { quoteOf } from "../../../../../server/listing/audit/quote-of.ts";
import { minedFrom, rated } from "./audit-cases.ts";

const quoteFrom = (text: string, said: readonly string[], told = said.length): string | null =>
  quoteOf(
    { text, told, spans: said.map((each, index) => ({ reviewId: `r${index + 1}`, start: 0, end: each.length })) },
    minedFrom(rated(...said.map((each): [number, string] => [2, each]))),
  );

test("is short, and of the words that speak of the phrase", () => {
  expect(quoteFrom("Lid opens easily", ["and the lid takes two hands", "it is so stiff"])).toBe(
    "the lid takes two hands",
  );
});

test("loses no word that belongs to it", () => {
  expect(quoteFrom("Heavy duty", ["So much for heavy duty"])).toBe("So much for heavy duty");
});

test("is of who denies it in words, before who only complains", () => {
  expect(quoteFrom("Stays put", ["It slides all over the floor.", "Bad mat."], 1)).toBe("It slides all over the floor");
});

test("is the whole of what quotes the copy and takes it back", () => {
  expect(quoteFrom("Same old blend", ['Bag says "same old blend". It isnt.'])).toBe(
    'Bag says "same old blend". It isnt',
  );
});

test.each([
  ["where all are long", ["It " + "really ".repeat(20) + "slides."]],
  ["of what only repeats the copy", ["It says it stays put"]],
  ["of one word", ["Slides."]],
])("is none %s", (_, said) => expect(quoteFrom("Stays put", said)).toBeNull());
