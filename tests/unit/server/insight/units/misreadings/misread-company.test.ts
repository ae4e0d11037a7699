import { describe, expect, test } from "bun:test";
import { heard } from "../../../../../support/heard.ts";
import { signs, signsAsSaid } from "../reports.ts";

test("what a thing bears is not how long it lasts", () => {
  expect(heard("It holds up to 44 lbs.", "Kelvara Desk Lamp")).not.toContainEqual(["durability", 1]);
  expect(heard("It holds up.", "Kelvara Desk Lamp")).toContainEqual(["durability", 1]);
});

describe("words that mean something else in company", () => {
  test.each([
    ["You feel each crack in the sidewalk.", "-durability", "There is a crack in the lid."],
    ["Wiping the lid is tough with one hand.", "+sturdy", "The casing is tough."],
    ["It is tough if you wear gloves.", "+sturdy", "It is tough if a bit plain."],
    ["By the time it is done dripping I have left.", "-leak", "It keeps dripping."],
    ["The water drips evenly through the grounds.", "-leak", "The water drips on the counter."],
    ["My cat lies on it, not stretched out.", "+shape", "The waistband is not stretched out."],
    ["It fell and broke my toe.", "-durability", "It broke in a week."],
    ["It gave up somewhere around the dining room.", "-durability", "It gave up in a month."],
    ["Mine quits after 30 minutes.", "-durability", "Mine quit after 30 days."],
    ["It scratched my fridge.", "-finish", "It scratched in a week."],
    ["It left black scuffs all over the vinyl.", "-finish", "It has scuffs all over."],
    ["It ruined the finish on my table.", "-finish", "The finish is ruined."],
    ["I found beads in the lint trap.", "-lint", "It sheds lint everywhere."],
    ["He is thirty pounds soaking wet.", "-wet", "My feet were soaking wet."],
    ["It has none of that loud plastic look.", "+noise", "It is not loud."],
    ["I got it for my dad who is 71 and still works at the yard.", "+durability", "It still works after a year."],
    ["I am not handy.", "-easeOfUse", "It is not handy."],
    ["A soaking wet dog jumped onto the bench.", "-wet", "My socks were soaking wet."],
    ["The kids were happy through two weeks of rain.", "+wet", "It keeps rain out."],
    ["The driver left it in the rain and the inside was dry.", "+wet", "The inside was dry."],
    ["It slid down into the seat crack.", "-durability", "There is a crack."],
    ["My ankles swell from my heart pills.", "-laundry", "The fabric pills."],
    ["It tore the first time I was pulling it up.", "-staysUp", "I am pulling it up all day."],
    ["There was a hole before we got out of the street.", "-secure", "He got out of it."],
    ["The brush was wrapped solid after a day.", "+sturdy", "It is solid."],
    ["It stops at the thick rug.", "+sturdy", "The fabric is thick."],
    ["The smell is fading.", "-finish", "The paint chipped."],
    ["Pump jams when its half full, I have to shake it.", "-amount", "The jar was half full."],
    ["The auto shut off quit after a month.", "+safety", "I like the auto shut off."],
  ])("%s: no %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });
});

describe("praise that means something else in company", () => {
  test.each([
    ["The lid is a soft sage green.", "+comfort", "The lid is a soft fleece."],
    ["The color is soft.", "+comfort", "The fabric is soft."],
    ["It is a solid buy.", "+sturdy", "It is a solid bench."],
    ["It needs a stronger one.", "+sturdy", "It is stronger."],
    ["The seller sent me a new one, no fuss.", "+easeOfUse", "No fuss at all."],
    ["A breeze picked it up.", "+easeOfUse", "It is a breeze."],
    ["I was told to buy another.", "+repeat", "I will buy another."],
    ["This is the third one we own, all different brands.", "+repeat", "This is the third one we own."],
    ["They'll fight over it.", "+acceptance", "They fight over it."],
    ["The motor is begging for oil.", "+acceptance", "She is begging for more."],
    ["The vet wanted her drinking more.", "+intake", "She is drinking more."],
    ["Pouring is nice and steady.", "+stability", "It is nice and steady."],
    ["The stain does not come off with vinegar.", "+secure", "It does not come off."],
    ["It grabs hair and doesn't let go.", "+grip", "It doesn't let go."],
    ["It holds a lot of smell in.", "+capacity", "It holds a lot."],
    ["The milk comes out just right.", "+sizing", "The size is just right."],
    ["When it's charged it grinds fine.", "+battery", "It holds a charge."],
    ["I ran the self clean twice.", "+cleaning", "It has a self clean button."],
    ["No holes in the wall.", "+durability", "No holes after a year."],
    ["The clips are lighter.", "+fasteners", "The clips hold."],
    ["It slides behind the couch.", "+reach", "It reaches behind the couch."],
    ["The tank fills up in five minutes.", "+setup", "It was up in five minutes."],
    ["The glass gets hot and stays hot.", "+hot", "The tea stays hot."],
  ])("%s: no %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });
});

describe("blame that means something else in company", () => {
  test.each([
    ["Grind it coarse, otherwise you get sludge.", "-sediment", "However I grind it, I get sludge."],
    ["Returned from the hospital with twins.", "-repeat", "Returned it."],
    ["My dad won't buy himself anything.", "-repeat", "I won't buy it again."],
    ["The cats were scared of it the first day.", "-acceptance", "The cats were scared of it."],
    ["They were scared of it but now they love it.", "-acceptance", "They were scared of it and hid."],
    ["I was scared of it.", "-acceptance", "She was scared of it."],
    ["The dog was no help.", "-support", "The seller was no help."],
    ["I empty it every night.", "-capacity", "I have to empty it every hour."],
    ["Hand washing only of course.", "-cleaning", "Hand washing only."],
    ["Flat as a board.", "-shape", "It went flat as a board."],
    ["I only charged it twice.", "-battery", "The battery dies in an hour."],
  ])("%s: no %s", (text, key, meant) => {
    expect(signsAsSaid(text)).toContain(key);
    expect(signs(text)).not.toContain(key);
    expect(signs(meant)).toContain(key);
  });
});
