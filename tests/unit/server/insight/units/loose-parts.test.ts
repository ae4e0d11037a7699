import { describe, expect, test } from "bun:test";
import { judged, readsOf } from "../../../../support/heard.ts";

describe("a small part that comes out", () => {
  test.each([
    ["A magnet fell out.", "Acme Magnetic Tiles"],
    ["A bead fell out after a day.", "Acme Baby Rattle"],
    ["The battery fell out. My toddler had it in her mouth.", "Acme Remote Control"],
  ])("is a danger to a child: %s", (text, product) => expect(readsOf([text], product)).toContain("-safety"));

  test.each([
    ["The battery fell out.", "Acme Remote Control"],
    ["The magnets are weak.", "Acme Magnetic Tiles"],
    ["The stuffing came out.", "Acme Teddy Bear Toy"],
    ["No magnet ever fell out.", "Acme Magnetic Tiles"],
  ])("is none otherwise: %s", (text, product) => expect(readsOf([text], product)).not.toContain("-safety"));
});

describe("strength", () => {
  test.each([
    ["The magnets are plenty strong.", "Acme Magnetic Tiles", "magnets", 1],
    ["The magnets are not as strong.", "Acme Magnetic Tiles", "magnets", -1],
    ["Not as strong as the other brand.", "Acme Magnetic Tiles", "sturdy", -1],
    ["It is not as strong as my corded one.", "Acme Drill", "power", -1],
    ["It is strong enough for frozen fruit.", "Acme Blender", "power", 1],
    ["The tower collapses constantly.", "Acme Magnetic Tiles", "joins", -1],
    ["It keeps collapsing.", "Acme Canopy Tent", "stability", -1],
  ] as const)("%s of a %s", (text, product, facet, polarity) =>
    expect(judged(text, product)).toContainEqual([facet, polarity]),
  );

  test("what collapses flat for storage does not fall", () =>
    expect(judged("It collapses flat.", "Acme Laundry Basket")).not.toContainEqual(["stability", -1]));
});
