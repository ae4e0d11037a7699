import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

const AIRBED = "Zwelko Air Bed";
const QUILT = "Zwelko Weighted Blanket";
const CLAMP = "Zwelko Tablet Holder";
const BLENDER = "Zwelko Stick Blender";
const ARMCHAIR = "Zwelko Recliner";
const LAMP = "Zwelko Desk Lamp";
const COAT = "Zwelko Rain Jacket";
const FAN = "Zwelko Desk Fan";

describe("what is told by deeds and by plain verbs", () => {
  test.each<[text: string, name: string, facet: string, polarity: 1 | -1]>([
    ["It lost half its air before three.", AIRBED, "shape", -1],
    ["I had to top it up every evening.", AIRBED, "shape", -1],
    ["It had gone a bit soft.", AIRBED, "shape", -1],
    ["It holds air for a fortnight.", AIRBED, "shape", 1],
    ["It inflates in two minutes.", AIRBED, "speed", 1],
    ["Dad can get up from it without help.", ARMCHAIR, "getUp", 1],
    ["It is hard to get out of.", ARMCHAIR, "getUp", -1],
    ["The filling shifts to one corner.", QUILT, "shape", -1],
    ["Little pellets came out all over the rug.", QUILT, "leak", -1],
    ["She gets too warm under it.", QUILT, "breathable", -1],
    ["It is no bigger than a hand towel.", QUILT, "sizing", -1],
    ["The cat has claimed it.", QUILT, "acceptance", 1],
    ["My arthritis likes it.", QUILT, "pain", 1],
    ["It presses my power button.", CLAMP, "controls", -1],
    ["The holder rotates every time I brake.", CLAMP, "secure", -1],
    ["The arm goes limp.", CLAMP, "adjust", -1],
    ["I can see the map the whole time.", CLAMP, "visible", 1],
    ["The gravy came out silky.", BLENDER, "blends", 1],
    ["You have to keep a finger on the switch.", BLENDER, "controls", -1],
    ["It gets very hot to hold.", BLENDER, "staysCool", -1],
    ["Rinse it in ten seconds.", BLENDER, "cleaning", 1],
    ["It came out with brown specks.", BLENDER, "rust", -1],
    ["The cable should be a foot longer.", LAMP, "cord", -1],
    ["The neck keeps drooping.", LAMP, "adjust", -1],
    ["It comes on when my elbow brushes it.", LAMP, "controls", -1],
    ["Lasted nine weeks.", LAMP, "durability", -1],
    ["I came home dry as a bone.", COAT, "wet", 1],
    ["My arms were soaked through.", COAT, "wet", -1],
    ["It swamps my sister.", COAT, "sizing", -1],
    ["My neighbor has ordered one too.", FAN, "repeat", 1],
    ["It went in the bin.", FAN, "repeat", -1],
    ["The dog slept through it.", FAN, "noise", 1],
    ["The cat leaves the room.", FAN, "noise", -1],
    ["The seller stopped replying.", FAN, "support", -1],
    ["They sent a new one within the week, no questions.", FAN, "support", 1],
  ])("%s (%s)", (text, name, facet, polarity) => {
    expect(judged(text, name)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["I came back and it was still running.", FAN, "durability"],
    ["Good luck with the bag.", AIRBED, "noun:bag"],
    ["The lid wouldn't come off.", BLENDER, "secure"],
    ["So I'm torn.", QUILT, "durability"],
    ["I live in a small flat with no room for a mixer.", BLENDER, "capacity"],
    ["I walked away to answer the door.", FAN, "acceptance"],
    ["We put our good curtains beside it.", FAN, "noun:curtain"],
    ["It was a loud bang.", AIRBED, "noise"],
    ["She has not had a full night since the move.", QUILT, "rest"],
    ["So fair play to them, we tried.", FAN, "noun:play"],
    ["Sweet potato, rice and peas, all of it.", BLENDER, "noun:potato"],
    ["It went on my good cardigan.", FAN, "noun:cardigan"],
    ["It holds my thick case.", CLAMP, "sturdy"],
    ["Get one of those heavy ones.", QUILT, "weight"],
    ["It replaced my old one, which lasted nine years.", FAN, "noun:one"],
    ["It is soft by morning.", AIRBED, "comfort"],
  ])("%s (%s) says nothing of %s", (text, name, facet) => {
    expect(judged(text, name).map(([key]) => key)).not.toContain(facet);
  });
});
