import { expect, test } from "bun:test";
import { phrasesOf } from "../../../../../server/listing/clauses/phrases-of.ts";

const partsOf = (text: string): string[] => phrasesOf(text).map((part) => part.text);

test.each([
  ["STRONG GRIP: Rubber feet keep the tray in place", ["STRONG GRIP", "Rubber feet keep the tray in place"]],
  ["Lifts fur from tile floors and all types of rug", ["Lifts fur from tile floors", "all types of rug"]],
  ["Rubber pads and four hooks hold the liner firmly", ["Rubber pads and four hooks hold the liner firmly"]],
  ["Shelf stays put so it never tips", ["Shelf stays put", "it never tips"]],
  ["Keeps your bag clean and dry in the rain", ["Keeps your bag clean and dry in the rain"]],
  ["Will never kink, tangle or twist", ["Will never kink, tangle or twist"]],
  ["Cap opens with one hand, 360 degree spout", ["Cap opens with one hand", "360 degree spout"]],
  ["Holds 16, 14 or 12 inch boards", ["Holds 16, 14 or 12 inch boards"]],
  ["Machine washable and keeps its color", ["Machine washable", "keeps its color"]],
  ["Use the app (iOS and Android) to start", ["Use the app (iOS and Android) to start"]],
  ["Fills the tub in minutes with automatic shut off", ["Fills the tub in minutes", "automatic shut off"]],
  ["Folds down flat with one hand", ["Folds down flat with one hand"]],
  ["Wipes off easily with a damp cloth", ["Wipes off easily with a damp cloth"]],
  ["2.5L JUG: runs for 20 hours", ["2.5L JUG", "runs for 20 hours"]],
])("%s", (text, parts) => expect(partsOf(text)).toEqual(parts));

test("stand where they say", () => {
  const text = "EASY: Opens in seconds, and so it stays flat";
  for (const { start, end, text: part } of phrasesOf(text)) expect(text.slice(start, end)).toBe(part);
});
