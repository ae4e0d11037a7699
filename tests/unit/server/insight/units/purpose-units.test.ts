import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, product: string): readonly string[] => readsOf([text], product);

describe("what a name says that a thing is against", () => {
  test.each([
    ["The squirrels gave up.", "Squirrel Proof Bird Feeder", "+pests"],
    ["No squirrels since!", "Squirrel Proof Bird Feeder", "+pests"],
    ["The squirrels still get into it.", "Squirrel Proof Bird Feeder", "-pests"],
    ["It does not stop one squirrel.", "Squirrel Proof Bird Feeder", "-pests"],
    ["Mosquitoes stay away now.", "Mosquito Repellent Spray", "+repels"],
    ["It took out an old stain.", "Carpet Stain Remover", "+results"],
    ["The stain did not budge.", "Carpet Stain Remover", "-results"],
    ["Works on every weed.", "Garden Weed Killer", "+results"],
  ])("%s of %s: %s", (text, product, sign) => expect(reads(text, product)).toContain(sign));

  test("is not told by what is hoped, nor by the ill alone", () => {
    expect(reads("I hope it stops the squirrels.", "Squirrel Proof Bird Feeder")).not.toContain("+pests");
    expect(reads("We have squirrels here.", "Squirrel Proof Bird Feeder")).toEqual([]);
  });
});

describe("the work that a thing is named for", () => {
  test.each([
    ["It seals tight every time.", "Acme Bag Sealer", "+verb:seal"],
    ["It would not seal.", "Acme Bag Sealer", "-verb:seal"],
    ["It peels well.", "Acme Potato Peeler", "+verb:peel"],
    ["It stopped sharpening after a week.", "Acme Pencil Sharpener", "-verb:sharpen"],
  ])("%s of %s: %s", (text, product, sign) => expect(reads(text, product)).toContain(sign));

  test("is a part of things named otherwise", () =>
    expect(reads("The seal fails.", "Acme Water Bottle")).not.toContain("-verb:seal"));
});

describe("what is bought for its purpose", () => {
  test.each([
    ["My edges are filling in.", "Acme Hair Growth Oil", "+visibleResult"],
    ["Nothing grew.", "Acme Hair Growth Oil", "-visibleResult"],
    ["I could understand my son from the barn.", "Acme Walkie Talkies", "+sound"],
    ["We can't get through from one street over.", "Acme Walkie Talkies", "-signalReach"],
  ])("%s of %s: %s", (text, product, sign) => expect(reads(text, product)).toContain(sign));
});
