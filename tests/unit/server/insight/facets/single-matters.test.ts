import { describe, expect, test } from "bun:test";
import { heard } from "../../../../support/heard.ts";

describe("ills that ease, and those that do not", () => {
  test.each([
    ["She was out by eight.", "Lavender Magnesium Cream", "sleep", 1],
    ["He drops off quicker now.", "Sleep Softgels", "sleep", 1],
    ["I get seven hours most nights.", "Magnesium Capsules", "sleep", 1],
    ["We both slept right through.", "Sleep Gummies", "sleep", 1],
    ["I sleep the same as ever.", "Magnesium Capsules", "sleep", -1],
    ["My calf cramps have eased a lot.", "Magnesium Body Lotion", "cramps", 1],
    ["The charley horses that woke me have stopped.", "Magnesium Capsules", "cramps", 1],
    ["I still get leg cramps.", "Magnesium Capsules", "cramps", -1],
    ["It helps my restless legs.", "Magnesium Foot Cream", "restlessLegs", 1],
    ["My restless legs have not been this quiet in ages.", "Magnesium Capsules", "restlessLegs", 1],
    ["It did not calm my twitchy legs.", "Magnesium Capsules", "restlessLegs", -1],
    ["My feet dont swell on flights any more.", "Compression Stockings", "swelling", 1],
    ["The swelling in my knee is almost gone.", "Knee Brace", "swelling", 1],
    ["My ankles still swell by noon.", "Compression Stockings", "swelling", -1],
    ["Great for tired feet.", "Compression Stockings", "pain", 1],
    ["My calves no longer feel like concrete.", "Compression Stockings", "pain", 1],
    ["It eases the stiffness.", "Arnica Gel", "effect", 1],
    ["I felt no different after a month.", "Arnica Gel", "effect", -1],
    ["It did nothing for me.", "Arnica Gel", "effect", -1],
    ["No tummy trouble at all.", "Magnesium Body Lotion", "digestion", 1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("animals and children at ease", () => {
  test.each([
    ["My terrier sleeps the whole drive.", "Dog Car Seat", "petCalm", 1],
    ["My nervous spaniel is a lot calmer in it.", "Dog Car Seat", "petCalm", 1],
    ["He used to whine all the way and now he is quiet.", "Dog Car Seat", "petCalm", 1],
    ["She still whines in it.", "Dog Car Seat", "petCalm", -1],
    ["They were painting until supper.", "Kids Easel", "playValue", 1],
    ["It kept all three of them busy.", "Kids Play Kitchen", "playValue", 1],
    ["He forgets about the tablet.", "Train Set for Kids", "playValue", 1],
    ["The twins have a side each.", "Kids Easel", "shared", 1],
    ["Both kids can draw at the same time.", "Kids Easel", "shared", 1],
    ["Not one squabble all week.", "Kids Play Kitchen", "shared", 1],
    ["Only one child can use it.", "Kids Play Kitchen", "shared", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("what goes about and cleans by itself", () => {
  test.each([
    ["It never finds its charging station.", "Robot Vacuum", "docking", -1],
    ["It goes back to its dock to charge.", "Robot Vacuum", "docking", 1],
    ["There is no pattern to it.", "Robot Vacuum", "coverage", -1],
    ["It went over the same patch again.", "Robotic Lawn Mower", "coverage", -1],
    ["It won't go onto the bedroom rug.", "Robot Vacuum", "rugs", -1],
    ["It handles the thin rugs fine.", "Robot Vacuum", "rugs", 1],
    ["It goes under the bed.", "Robot Vacuum", "underFurniture", 1],
    ["It gets up every bit of dog hair.", "Robot Vacuum", "hairPickup", 1],
    ["Hair wraps round the roller.", "Stick Vacuum", "hairWrap", -1],
    ["It gets stuck on chair legs.", "Robot Vacuum", "findsWay", -1],
    ["The side brush fell off.", "Robot Vacuum", "durability", -1],
    ["The dust bin is far too small.", "Robot Vacuum", "capacity", -1],
    ["It wouldn't see my wifi until I called them.", "Smart Plug", "connection", -1],
    ["The remote works every time.", "Tower Fan", "remote", 1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });

  test("whose hair it is is no praise", () => {
    expect(heard("I've got long hair.", "Robot Vacuum")).not.toContainEqual(["hairPickup", 1]);
  });
});

describe("what is filled and poured from", () => {
  test.each([
    ["There is a white crust at the bottom.", "Electric Kettle", "limescale", -1],
    ["I can see how much water is left.", "Electric Kettle", "levelShown", 1],
    ["It drips down the spout when I pour.", "Tea Kettle", "pouring", -1],
    ["It pours like a dream.", "Gooseneck Kettle", "pouring", 1],
    ["It leaks at the seam.", "Gooseneck Kettle", "leak", -1],
    ["The outside gets really hot.", "Electric Kettle", "outsideHeat", -1],
    ["The blue light is a nice touch.", "Electric Kettle", "glow", 1],
    ["It heats quick.", "Electric Kettle", "speed", 1],
    ["Boy is it fast.", "Electric Kettle", "speed", 1],
    ["It gets the job done in a hurry.", "Electric Kettle", "speed", 1],
    ["The auto shut off stopped working.", "Electric Kettle", "autoOff", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("what is worn", () => {
  test.each([
    ["I need my husband's help to get them on.", "Compression Stockings", "donning", -1],
    ["They take twenty minutes to get on.", "Compression Stockings", "donning", -1],
    ["He can't get it off.", "Knee Brace", "donning", -1],
    ["It is easy to put on.", "Knee Brace", "donning", 1],
    ["The elastic digs into my waist.", "Yoga Leggings", "digsIn", -1],
    ["It left red marks on my thighs.", "Biker Shorts", "digsIn", -1],
    ["The dye ran onto my shirt.", "Beach Towel", "colorfast", -1],
    ["They went all baggy.", "Yoga Leggings", "stretch", -1],
    ["They kept their stretch.", "Yoga Leggings", "stretch", 1],
    ["Too long.", "Yoga Leggings", "length", -1],
    ["I put my finger through one.", "Nylon Tights", "durability", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });
});

describe("single parts and what comes with a thing", () => {
  test.each([
    ["The magnets slide down.", "Kids Easel", "magnets", -1],
    ["Pencils roll off the ledge.", "Kids Easel", "rollsOff", -1],
    ["Every marker rolls straight off.", "Kids Easel", "rollsOff", -1],
    ["The edge wants sanding.", "Wooden Bench", "edges", -1],
    ["Two of the holes did not line up.", "Bookshelf", "assemblyParts", -1],
    ["We were three bolts short.", "Bookshelf", "assemblyParts", -1],
    ["The cap pops off every night.", "Desk Lamp", "partsStay", -1],
    ["The lid came loose.", "Lunch Box", "partsStay", -1],
    ["Half of the markers were dry.", "Marker Set for Kids", "driedOut", -1],
    ["The paper that comes with it lasted a day.", "Kids Easel", "refill", -1],
    ["There are no words in the booklet.", "Bookshelf", "instructions", -1],
    ["A strong rubber smell.", "Bath Mat", "smell", -1],
    ["One of the clips that holds the strap snapped.", "Duffel Bag", "fasteners", -1],
    ["The zipper split on both ends.", "Duffel Bag", "fasteners", -1],
    ["The hair is stuck in it.", "Dog Seat Cover Hammock", "lint", -1],
    ["Not a drop got through to the seat.", "Dog Seat Cover Hammock", "wet", 1],
    ["It leaves my hands soft.", "Hand Cream", "softness", 1],
    ["It stings.", "Hand Cream", "skin", -1],
  ] as const)("%s of %s", (text, productName, facet, polarity) => {
    expect(heard(text, productName)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["The paint cups are flimsy.", "Kids Easel", "sturdy"],
    ["The handle comes out the same temperature as the pan.", "Cast Iron Skillet", "partsStay"],
    ["It is simple to put on.", "Bike Rack", "easeOfUse"],
    ["Rain rolls off.", "Picnic Table Cover", "rollsOff"],
    ["It fits well once you get it on.", "Knee Brace", "donning"],
    ["It is convenient, as it slides into my pocket.", "Knit Gloves", "donning"],
    ["The sides stay up.", "Dog Seat Cover Hammock", "secure"],
  ] as const)("%s of %s is not of %s", (text, productName, facet) => {
    expect(heard(text, productName).map(([id]) => id)).not.toContain(facet);
  });
});
