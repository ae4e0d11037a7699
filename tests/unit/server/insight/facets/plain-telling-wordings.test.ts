import { describe, expect, test } from "bun:test";
import { judged, readsOf } from "../../../../support/heard.ts";

const CUSHION = "Zwelko Seat Cushion";
const PILLOW = "Zwelko Memory Foam Pillow";
const VACUUM = "Zwelko Cordless Hand Vacuum";
const KETTLE = "Zwelko Electric Kettle";
const BAG = "Zwelko Kids Backpack";
const BOOTS = "Zwelko Hiking Boots";

describe("what is told by contrast, by quantity and in plain words", () => {
  test.each([
    ["My left foot always went to sleep, but it hasn't since.", CUSHION, "pain", 1],
    ["My knees are noticeably less stiff.", CUSHION, "pain", 1],
    ["Back feels easier after a long shift.", CUSHION, "pain", 1],
    ["It did help my hips.", CUSHION, "pain", 1],
    ["The slot takes the pressure off right there.", CUSHION, "pain", 1],
    ["It creeps towards the edge all morning.", CUSHION, "staysPut", -1],
    ["You stand up and it comes with you.", CUSHION, "staysPut", -1],
    ["The foam has gone dead.", CUSHION, "shape", -1],
    ["It is like sleeping on a radiator.", PILLOW, "breathable", -1],
    ["It gets warm and you sweat.", PILLOW, "breathable", -1],
    ["It stays cool enough.", PILLOW, "breathable", 1],
    ["It is as hard as a paving slab.", CUSHION, "cushioning", -1],
    ["It lifts me so my knees hit the wheel.", CUSHION, "seatHeight", -1],
    ["It is not wide enough for my hips.", CUSHION, "sizing", -1],
    ["It swamps my niece.", BAG, "sizing", -1],
    ["They come up half a size small.", BOOTS, "sizing", -1],
    ["I can lift it with my bad arm.", VACUUM, "weight", 1],
    ["Bit of a weight when full.", KETTLE, "weight", -1],
    ["It has a decent amount of room.", BAG, "capacity", 1],
    ["The dust pot fills up in no time.", VACUUM, "capacity", -1],
    ["The canister needs emptying after each room.", VACUUM, "capacity", -1],
    ["It leaks in the rain.", BAG, "wet", -1],
    ["The flask keeps sliding out of the pocket.", BAG, "pockets", -1],
    ["My nephew is obsessed with the robots.", BAG, "acceptance", 1],
    ["The foxes were a hit.", BAG, "acceptance", 1],
    ["They let us keep both.", BAG, "support", 1],
    ["Brilliant on fur.", VACUUM, "hairPickup", 1],
    ["My hair, long as it is, winds itself round the brush.", VACUUM, "hairWrap", -1],
    ["The brush bar clogs with thread.", VACUUM, "hairWrap", -1],
    ["On carpet it only skims.", VACUUM, "rugs", -1],
    ["Great on tiles.", VACUUM, "cleansWell", 1],
    ["The tea dribbles down the side.", KETTLE, "pouring", -1],
    ["You see every speck of limescale.", KETTLE, "limescale", -1],
    ["The lid barely opens halfway.", KETTLE, "openClose", -1],
    ["The markings are too faint to read.", KETTLE, "levelShown", -1],
    ["The LED is far too bright.", KETTLE, "glow", -1],
    ["Quieter than the last, and quicker.", KETTLE, "speed", 1],
    ["It looks smart and it's quick too.", KETTLE, "speed", 1],
    ["The motor packed up in week three.", VACUUM, "durability", -1],
    ["Fine at first, then one morning nothing.", KETTLE, "durability", -1],
    ["The sole has come away at the heel.", BOOTS, "durability", -1],
    ["It shrieks like a banshee.", VACUUM, "noise", -1],
    ["One charge does the whole house.", VACUUM, "battery", 1],
    ["Cuts out after about ten minutes.", VACUUM, "battery", -1],
    ["Smelt of fish.", PILLOW, "smell", -1],
  ] as const)("%s of a %s: %s", (text, product, facet, polarity) => {
    expect(judged(text, product)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["My left foot always went to sleep.", CUSHION, "pain", 1],
    ["The back is easier to clean.", CUSHION, "pain", 1],
    ["It did not help my hips.", CUSHION, "pain", 1],
    ["It never creeps towards the edge.", CUSHION, "staysPut", -1],
    ["She moves about a lot.", CUSHION, "staysPut", -1],
    ["It is not cool enough.", PILLOW, "breathable", 1],
    ["My feet are on the narrow side.", BOOTS, "sizing", -1],
    ["Not a decent amount of room.", BAG, "capacity", 1],
    ["The drinks container fills up slowly.", VACUUM, "capacity", -1],
    ["It never leaks in the rain.", BAG, "wet", -1],
    ["He was hit by the swing.", BAG, "acceptance", 1],
    ["Not great on tiles.", VACUUM, "cleansWell", 1],
    ["Smaller but slower, and faster shipping.", KETTLE, "speed", 1],
    ["I packed up in a week.", VACUUM, "durability", -1],
    ["My toddler shrieks like a banshee.", VACUUM, "noise", -1],
    ["Smelt of lavender.", PILLOW, "smell", -1],
  ] as const)("%s of a %s: no %s", (text, product, facet, polarity) => {
    expect(judged(text, product)).not.toContainEqual([facet, polarity]);
  });

  test("an ill that the next sentence ends is praise of what ended it", () => {
    expect(judged("My feet used to go numb by noon. That has stopped.", CUSHION)).toContainEqual(["pain", 1]);
    expect(judged("My hands would get sore. Not any more.", CUSHION)).toContainEqual(["pain", 1]);
    expect(judged("My feet used to go numb by noon. They still do.", CUSHION)).not.toContainEqual(["pain", 1]);
    expect(judged("My feet used to go numb by noon. Not a fan of the colour.", CUSHION)).not.toContainEqual([
      "pain",
      1,
    ]);
  });

  test("what the whole says stands before the opposite that a few of its words say", () => {
    expect(readsOf(["It worked great for five months."], KETTLE)).toEqual(["-durability"]);
  });

  test("complaints of going flat and of losing shape are not scattered", () => {
    expect(judged("It thinned out in the middle.", CUSHION)).toContainEqual(["shape", -1]);
  });
});
