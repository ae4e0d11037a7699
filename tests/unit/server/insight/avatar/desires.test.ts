import { describe, expect, test } from "bun:test";
import { buildDesires } from "../../../../../server/insight/avatar/desires.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const desiresOf = (text: string, product = "Acme Kettle"): string[] =>
  buildDesires(mineReviews([{ id: "r1", text, title: null, rating: 5, date: null }], product)).map(
    (desire) => desire.text,
  );

describe("nobody wants", () => {
  test.each([
    ["what grows on the reviewer", "My beard is thick and curly.", "Acme Beard Trimmer"],
    ["what belongs to the reviewer", "Our lid is sturdy.", "Acme Kettle"],
    ["what is dear to the reviewer", "My favorite lid is sturdy.", "Acme Kettle"],
    ["what a barber takes", "The barber wants 18 dollars for it.", "Acme Trimmer"],
    ["a barber, whatever stands beside it", "The barber wants 18 dollars for it and it is sturdy.", "Acme Trimmer"],
    ["somebody who is around the thing", "The landlord is quiet.", "Acme Router"],
    ["what nobody judges", "The leaflet is sturdy.", "Acme Kettle"],
    ["what has only become so", "The lid has become soft.", "Acme Kettle"],
    ["what lies on it", "It all stays neatly on top.", "Acme Tray"],
    ["what is soon lost", "The colors wash out fast.", "Acme Towel"],
    ["what was so for a while", "The lid looked gorgeous for about two months.", "Acme Kettle"],
    ["what was so at first", "The lid was sturdy at first.", "Acme Kettle"],
    ["whoever rides along", "The passengers are quiet.", "Acme Camera"],
  ])("%s: %s", (_, text, product) => {
    expect(desiresOf(text, product)).toEqual([]);
  });
});

describe("but they want", () => {
  test.each([
    ["a part that is judged", "The lid is sturdy.", "A sturdy lid"],
    [
      "a part that is named before what is the reviewer's own",
      "The lid is sturdy and my hair is soft.",
      "A sturdy lid",
    ],
    ["the thing, though it is the reviewer's own", "My kettle is sturdy.", "A sturdy kettle"],
    ["what is worked on", "Easy to read the level.", "A level easy to read"],
    [
      "what goes before another clause",
      "Looks gorgeous on a shelf and its quick too.",
      "A kettle that looks gorgeous on a shelf",
    ],
    ["what it does on anybody's", "Doesnt slide on my metal tray.", "A kettle that doesn't slide on a metal tray"],
    ["an ill to lessen", "The cramps come less often.", "Relief from cramps"],
  ])("%s: %s", (_, text, desire) => {
    expect(desiresOf(text)).toEqual([desire]);
  });

  test("the thing, though its noun is nothing that is judged elsewhere", () => {
    expect(desiresOf("The leaflet is sturdy.", "Acme Leaflet")).toEqual(["A sturdy leaflet"]);
  });
});
