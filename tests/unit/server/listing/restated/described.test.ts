import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { findDescribed } from "../../../../../server/listing/restated/described.ts";

/** What a content reviewer's words tell of the thing. */
const described = (text: string, productName = "Kelvara Ramp"): string[] => {
  const mining = mineReviews([{ id: "r1", text, title: null, rating: 5, date: null }], productName);
  return findDescribed(mining).map(({ wording }) =>
    "phrase" in wording ? wording.phrase : `${wording.said.remark.told.subject.text} ${wording.said.predicate}`,
  );
};

const tells = (text: string, told: string): void => expect(described(text)).toEqual([told]);
const tellsNothing = (_: string, text: string): void => expect(described(text)).toEqual([]);

describe("where a thing goes to be cleaned is told", () => {
  test.each([
    ["It goes in the dishwasher.", "the ramp goes in the dishwasher"],
    ["It goes right in the freezer.", "the ramp goes right in the freezer"],
    ["The mat goes through the laundry.", "the mat goes through the laundry"],
  ])("%s", tells);

  test.each([["where else it goes", "It goes in the drawer."]])("not %s: %s", tellsNothing);
});

describe("what comes off is told where that is meant to be", () => {
  test.each([
    ["The cover comes off for washing.", "the cover comes off for washing"],
    ["The cover comes off with a zipper.", "the cover comes off with a zipper"],
    ["The cover comes off to wash.", "the cover comes off to wash"],
    ["The cover comes right off for washing.", "the cover comes right off for washing"],
    ["The cover comes off so easily.", "the cover comes off so easily"],
    ["The cover comes off and goes in the wash.", "the cover comes off and goes in the wash"],
    ["The handle comes apart to clean.", "the handle comes apart to clean"],
    ["The tray slides out for cleaning.", "the tray slides out for cleaning"],
    ["The lid comes off easily.", "the lid comes off easily"],
  ])("%s", tells);

  test.each([
    ["where nothing more is said", "The cover comes off."],
    ["where it is a fault", "The cover comes off all the time."],
    ["where it breaks", "The handle comes apart to pieces."],
    ["where it falls", "The handle falls off with a twist."],
  ])("not %s: %s", tellsNothing);
});

describe("how a thing is made is told", () => {
  test.each([
    ["The feathers are sewn into little squares.", "the feathers are sewn into little squares"],
    ["The posts are wrapped in rope.", "the posts are wrapped in rope"],
    ["It is made of bamboo.", "the ramp is made of bamboo"],
    ["The seams are also sewn with thread.", "the seams are also sewn with thread"],
  ])("%s", tells);

  test.each([
    ["what was done to it on its way", "It is packed in a bag."],
    ["what its buyer does with it", "It is used in the guest room."],
    ["what it costs", "It is priced at the top."],
    ["what it was made of alone", "The feathers are sewn."],
  ])("not %s: %s", tellsNothing);
});

describe("what can be done with a part is told", () => {
  test.each([
    ["The height is adjustable with a button.", "the height is adjustable with a button"],
    ["The grip is removable for cleaning.", "the grip is removable for cleaning"],
  ])("%s", tells);

  test.each([
    ["how it feels", "The grip is comfortable for walks."],
    ["what it comes in", "The grip is available in blue."],
    ["what cannot be done", "The rails are unreachable from the bed."],
    ["what cannot be seen", "The rails are invisible at night."],
    ["what can be done without a word on how", "The height is adjustable."],
  ])("not %s: %s", tellsNothing);
});

describe("how a part is, in more than a word, is told", () => {
  test.each([
    ["The rails are close together.", "the rails are close together"],
    ["The rails are wide and round.", "the rails are wide and round"],
  ])("%s", tells);

  test.each([
    ["a word alone", "The rails are close."],
    ["how the thing itself is", "The ramp is close together."],
    ["mere liking", "The rails are great together."],
    ["what a part is not", "The rails are not together."],
  ])("not %s: %s", tellsNothing);
});

describe("what a thing is made of is told", () => {
  test.each([
    ["The posts are real sisal rope.", "the posts are real sisal rope"],
    ["The cover is cotton.", "the cover is cotton"],
    ["It is solid oak.", "the ramp is solid oak"],
  ])("%s", tells);

  test.each([["what else it is", "The posts are real fun."]])("not %s: %s", tellsNothing);
});

describe("what a thing has is told", () => {
  test.each([
    ["It has six wheels.", "the ramp has six wheels"],
    ["It has hooks on the side.", "the ramp has hooks on the side"],
  ])("%s", tells);

  test.each([["what it has by itself", "It has hooks."]])("not %s: %s", tellsNothing);
});

describe("a sentence that opens with what something does says it of the thing", () => {
  test.each([
    ["Charges with USB-C.", "the ramp charges with USB-C"],
    ["Blocks the draft from the door.", "the ramp blocks the draft from the door"],
  ])("%s", tells);

  test.each([
    ["where it comes later", "So we went home, blocks the draft from the door."],
    ["where it tells what somebody did", "Held two scooters."],
  ])("not %s: %s", tellsNothing);
});

describe("what happened once is nothing that a thing does", () => {
  test.each([
    ["It bumped the arm of the chair."],
    ["It touched the top of the stairs."],
    ["The handle folded over the side."],
  ])("%s", (text) => expect(described(text)).toEqual([]));

  test.each([
    ["but what parts always do is", "The wheels fold under the rails.", "the wheels fold under the rails"],
    ["and what it always does", "It touches the top of the stairs.", "the ramp touches the top of the stairs"],
    ["and so is what it was fit for", "It fit in the trunk of the car.", "the ramp fit in the trunk of the car"],
    ["and so is what it held", "It held two scooters.", "the ramp held two scooters"],
    ["and so is what it lasted", "It survived two winters.", "the ramp survived two winters"],
  ])("%s: %s", (_, text, told) => tells(text, told));
});

describe("a fault is not told", () => {
  test.each([
    ["where it is what the thing does", "The edge rolls under the bed."],
    ["where a part is loved for it", "Love the sticky pads."],
    ["where it is how the thing is made", "The rails are made of cheap plastic."],
    ["where it is what the thing has", "It has a weird smell."],
  ])("%s: %s", tellsNothing);
});

describe("what is only called it, after something of the buyer's own,", () => {
  test("is the thing where the thing was spoken of", () => {
    expect(described("The ramp fits my camper van. It holds two scooters.")).toContain("the ramp holds two scooters");
    expect(described("The ramp fits my camper van, and it holds two scooters.")).toContain(
      "the ramp holds two scooters",
    );
  });

  test("is not the thing elsewhere", () => {
    expect(described("My camper van is full. It holds two scooters.")).toEqual([]);
    expect(described("The sun was out. It holds two scooters.")).toEqual(["the ramp holds two scooters"]);
  });
});

describe("what its sentence turns against is no feature", () => {
  test.each([
    ["where something follows that it asks for", "There is a rack for the wall but you have to drill."],
    ["where it holds only otherwise", "The spout runs back down the glass unless you pour very slowly."],
    ["where it goes on against hope", "It still hangs past the shelf."],
  ])("not %s: %s", tellsNothing);

  test("a thing named in the sentence before may be what does it", () => {
    expect(described("Somebody made the small lever in a hurry. Opens with one hand.")).toEqual([]);
    expect(described("I like it. Goes in the dishwasher.")).not.toEqual([]);
  });
});

describe("what nobody praises is no feature", () => {
  test("a light that is there", () => {
    expect(described("There is a blue LED on the base that stays lit, in a small room that is a pain.")).toEqual([]);
    expect(described("There is a handy slot along the base for chalk.")).toEqual([
      "handy slot along the base for chalk",
    ]);
  });
  test("what another thing of the same maker has", () => {
    expect(described("I also have the same brand's light bar. No glare on the screen.")).toEqual([]);
  });
});
