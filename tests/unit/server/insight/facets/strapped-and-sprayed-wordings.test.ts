import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

const HARNESS = "Zwelko Cat Harness";
const COAT = "Zwelko Dog Coat";
const GRATER = "Zwelko Rotary Grater";
const SPRAYER = "Zwelko Garden Sprayer";
const HEADSET = "Zwelko Running Headphones";
const LAMP = "Zwelko Desk Lamp";

describe("what is told of things that are strapped on, worked by hand, sprayed with and listened to", () => {
  test.each([
    ["She wriggled out of it on day one.", HARNESS, "secure", -1],
    ["He was out of it in ten seconds.", HARNESS, "secure", -1],
    ["The strap slackens off on its own.", HARNESS, "adjust", -1],
    ["The adjusters don't grip.", HARNESS, "adjust", -1],
    ["The arm drops down by lunch and the head flops forward.", LAMP, "adjust", -1],
    ["He pulls a lot less now.", HARNESS, "control", 1],
    ["He has given up lunging.", HARNESS, "control", 1],
    ["I can get it on in five seconds.", COAT, "donning", 1],
    ["Getting it over her ears is a battle.", COAT, "donning", -1],
    ["She hides behind the sofa when she sees it.", COAT, "acceptance", -1],
    ["It digs him under the armpits.", HARNESS, "comfort", -1],
    ["The clip pinged open.", HARNESS, "fasteners", -1],
    ["She pants like mad in it.", COAT, "breathable", -1],
    ["Too thick for a boxer in summer.", COAT, "breathable", -1],
    ["Headlights pick up the piping.", COAT, "visible", 1],
    ["It went through a 40 wash and looked like new.", COAT, "laundry", 1],
    ["Not the blue in the photo.", COAT, "asPictured", -1],
    ["It was late by two weeks.", COAT, "shipping", -1],
    ["Order bigger than you think.", COAT, "sizing", -1],
    ["Ordered a small and couldn't zip it up.", COAT, "sizing", -1],
    ["It squirts all over.", GRATER, "mess", -1],
    ["The cheese comes out round the sides.", GRATER, "mess", -1],
    ["You need some strength.", GRATER, "easeOfUse", -1],
    ["I had to get my son to turn it.", GRATER, "easeOfUse", -1],
    ["Blocks have to be cut in half before they fit.", GRATER, "capacity", -1],
    ["A nice fine powder.", GRATER, "evenness", 1],
    ["There are brown spots on the blade.", GRATER, "rust", -1],
    ["A pig to clean.", GRATER, "cleaning", -1],
    ["You have to poke out every hole.", GRATER, "cleaning", -1],
    ["For under ten pounds you can't do better.", GRATER, "value", 1],
    ["It feels like it came out of a cereal packet.", GRATER, "sturdy", -1],
    ["Water comes out with a real punch.", SPRAYER, "spray", 1],
    ["Pressure is superb.", SPRAYER, "spray", 1],
    ["If anything it is weaker than the old one.", SPRAYER, "spray", -1],
    ["When I let go it still drips.", SPRAYER, "leak", -1],
    ["The ring that turns the spray is stiff.", SPRAYER, "controls", -1],
    ["Five minutes to fit.", SPRAYER, "setup", 1],
    ["No spanner.", SPRAYER, "setup", 1],
    ["The white stuff just rubs off.", SPRAYER, "limescale", 1],
    ["Bit of a whine from it.", SPRAYER, "noise", -1],
    ["Rain hasn't hurt them.", HEADSET, "wet", 1],
    ["Drenched, still playing.", HEADSET, "wet", 1],
    ["The buttons have a mind of their own.", HEADSET, "controls", -1],
    ["Traffic noise comes straight in.", HEADSET, "noiseCancelling", -1],
    ["You hear every conversation.", HEADSET, "noiseCancelling", -1],
    ["The left one only lasts an hour before it dies.", HEADSET, "battery", -1],
    ["Paired in about five seconds.", HEADSET, "connection", 1],
    ["It cuts out in the park.", HEADSET, "connection", -1],
    ["A bit of lag on films.", HEADSET, "connection", -1],
    ["My boss asked if I was in a tunnel.", HEADSET, "microphone", -1],
    ["They fit in my coat pocket.", HEADSET, "compact", 1],
  ] as const)("%s of a %s: %s", (text, product, facet, polarity) => {
    expect(judged(text, product)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["I was out of it in ten minutes.", COAT, "secure"],
    ["The straps are hanging on the hook.", HARNESS, "adjust"],
    ["A dog who has dragged me about for years.", HARNESS, "control"],
    ["It is more a rusty brown.", COAT, "rust"],
    ["No brown spots on the blade.", GRATER, "rust"],
    ["Ginger. Peeled, in small chunks.", GRATER, "durability"],
    ["Put it through the dishwasher and there are brown spots on it.", GRATER, "cleaning"],
    ["No tools included.", SPRAYER, "setup"],
    ["Everything furs up here.", SPRAYER, "limescale"],
    ["The mist button is a good idea.", SPRAYER, "controls"],
    ["When you press stop it still trickles.", SPRAYER, "spray"],
    ["When stopped, it still trickles.", SPRAYER, "spray"],
    ["You hear every bit of traffic.", HEADSET, "sound"],
    ["I tied hair bobbles on it.", COAT, "laundry"],
    ["Lifted a soaking wet terrier with it.", COAT, "wet"],
  ])("%s of a %s: no %s", (text, product, facet) => {
    expect(judged(text, product).map(([id]) => id)).not.toContain(facet);
  });

  test("round, past and inside before an article name no part", () => {
    const keys = judged("It is too big round the neck and too tight inside the legs.", COAT).map(([id]) => id);
    expect(keys).toEqual(["sizing", "sizing"]);
  });

  test("a noun that the tagger takes for a verb is a part", () => {
    expect(judged("Handle on top is great.", COAT)).toContainEqual(["noun:handle", 1]);
  });
});
