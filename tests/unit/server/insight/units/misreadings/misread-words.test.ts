import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../../server/insight/read-reviews.ts";
import { keys, keysAsSaid, reports } from "../reports.ts";

describe("words that say nothing of the product are no opinion on it", () => {
  test.each([
    ["I have rather slim feet.", "compact"],
    ["I got a shock when I saw the bill.", "safety"],
    ["It shocked me how small it is.", "safety"],
    ["She is nine but very slim.", "compact"],
    ["It worked great for a month and then quit.", "results"],
    ["Finish it under the grill for best results.", "results"],
    ["The color is depicted as a beautiful green.", "looks"],
    ["The jar looks slimmer in this picture, but it is not.", "compact"],
    ["It makes a sound kind of like rain.", "wet"],
    ["The jar under the roast catches the drippings.", "leak"],
    ["The cleaning cloth is great.", "cleaning"],
    ["It pushed my speakers without messing them up.", "mess"],
    ["I didn't even open the manual.", "evenness"],
    ["The shop failed to answer my mails.", "durability"],
    ["It eliminates foot odor.", "smell"],
    ["My nephew has terrible foot odor.", "smell"],
    ["Finally no more smelly fingers!", "smell"],
    ["I disagree with the reviews that say it smells terrible.", "smell"],
    ["The door on that one has broken.", "durability"],
    ["The charger is terrible.", "cord"],
    ["There are syrups with better ingredients.", "ingredients"],
    ["The touch panel is right where you hold the lamp.", "controls"],
    ["One chair was broken when the carrier delivered it.", "durability"],
    ["They say it is quiet.", "noise"],
    ["Every review said it is quiet.", "noise"],
    ['"Keeps you cool", they say.', "breathable"],
    ["She told me about everybody who has died.", "durability"],
    ["Bending down hurts.", "components"],
    ["Perfect for summer camp.", "breathable"],
    ["On the website it was a soft green.", "comfort"],
    ["It doesn't even cook.", "evenness"],
    ["The charger plug just falls out.", "cord"],
    ["It performs and looks like it will last a decade.", "results"],
  ])("%s", (text, key) => {
    expect(keysAsSaid(text)).toContain(key);
    expect(keys(text)).not.toContain(key);
  });

  test.each([
    ["The jar is slim.", "compact", 1],
    ["It works like a charm.", "results", 1],
    ["It sounds like a dream.", "sound", 1],
    ["The jar leaks.", "leak", -1],
    ["It makes a mess.", "mess", -1],
    ["The jar smells terrible.", "smell", -1],
    ["No more smelly jar.", "smell", 1],
    ["The lid broke.", "durability", -1],
    ["I got a shock when I plugged it in.", "safety", -1],
    ["The cord is too short.", "cord", -1],
    ["I love the cute color.", "looks", 1],
    ["The touch panel is right.", "controls", 1],
    ["They say they love how quiet it is.", "noise", 1],
    ["The pump has died.", "durability", -1],
    ["My toe came thru the mesh.", "durability", -1],
    ["Perfect for summer nights.", "breathable", 1],
    ["It is soft and green.", "comfort", 1],
    ["Even grind, every time.", "evenness", 1],
    ["It gives a very even coat.", "evenness", 1],
    ["The charger plug just falls out.", "noun:plug", -1],
    ["It doesn't sound like a jet.", "noise", 1],
    ["It sounds like a jet.", "noise", -1],
    ["I like that you can stop the water with the switch.", "controls", 1],
    ["The side pockets hold a bottle.", "pockets", 1],
    ["I got two batteries.", "battery", 1],
  ] as const)("but: %s", (text, key, polarity) => {
    expect(reports(text)).toContainEqual([key, polarity]);
  });
});

test("what was broken when it came is a defect", () => {
  expect(reports("One chair was broken when the carrier delivered it.")).toContainEqual(["defect", -1]);
});

describe("praise that turns out to be blame", () => {
  test.each([
    ["The color of my cute green jar as pictured is not what arrives.", "looks"],
    ["It fits a bit snug at the front.", "sizing"],
    ["Love the range. It sounds like a tin can.", "sound"],
    ["I get better results from the other powder than from this one.", "results"],
    ["The side pockets have no stretch.", "pockets"],
    ["The inside pocket is too small.", "pockets"],
    ["One of the two batteries quit.", "battery"],
    ["Now quiet it is not.", "noise"],
    ["The foam is pretty thin.", "comfort"],
  ])("%s", (text, key) => {
    expect(reports(text)).toContainEqual([key, -1]);
    expect(reports(text)).not.toContainEqual([key, 1]);
  });
});

test("more than ever is no denial", () => {
  expect(reports("My seat has never been this soft.")).toEqual([["comfort", 1]]);
  expect(reports("It has never been so quiet.")).toEqual([["noise", 1]]);
  expect(reports("It was never quiet.")).toEqual([["noise", -1]]);
  expect(reports("It has never been so noisy that it woke anyone.")).not.toContainEqual(["noise", -1]);
});

test("each of two denials denies its own word", () => {
  expect(reports("No kinks no tangles.")).toContainEqual(["kinks", 1]);
  expect(reports("No kinks no tangles.")).not.toContainEqual(["kinks", -1]);
});

test("what several find that it sounds like is a complaint under a name that says so", () => {
  const texts = ["Great range. Sounds like a tin can.", "Love it, but it sounds like a talk in a tunnel."];
  const { themes } = mineReviews(readReviews({ text: texts.join("\n\n") }).reviews, "Wireless Intercom");
  expect(themes.map(({ theme: { label, positive, negative } }) => [label, positive, negative])).toContainEqual([
    "Sounds bad",
    0,
    2,
  ]);
});

test("a quality that somebody had to do something about is too much of it", () => {
  expect(reports("The clip is so tight I used pliers.")).toEqual([["fasteners", -1]]);
  expect(reports("The clip is so tight that I had to cut it.")).toEqual([["fasteners", -1]]);
  expect(reports("The clip is so tight I never lost one.")).toContainEqual(["fasteners", 1]);
});
