import { describe, expect, test } from "bun:test";
import { heard } from "../../../../support/heard.ts";

describe("what comes in the box", () => {
  test.each([
    ["The tripod came with everything I needed.", "Spotting Scope", "included", 1],
    ["All the hardware is there.", "Monitor Arm", "included", 1],
    ["There is no memory card in the package.", "Trail Camera", "included", -1],
    ["Drill bits are sold separately.", "Cordless Drill", "included", -1],
    ["I had to buy batteries.", "Bathroom Scale", "included", -1],
    ["It only comes with one filter.", "Air Purifier", "included", -1],
    ["A charger is not included.", "Desk Fan", "included", -1],
    ["There was no cable in the box.", "Computer Monitor", "included", -1],
  ] as const)("%s of a %s", (text, productName, key, polarity) => {
    expect(heard(text, productName)).toContainEqual([key, polarity]);
  });

  test.each([
    ["The recipe does not include sugar.", "Oat Granola"],
    ["It came with all the words.", "Song Book"],
  ])("%s of a %s is no matter of it", (text, productName) => {
    expect(heard(text, productName).map(([key]) => key)).not.toContain("included");
  });
});

describe("what buyers say of things that are put up, plugged in or connected", () => {
  test.each([
    ["It was up in 20 minutes.", "Ceiling Light", "setup", 1],
    ["Simple to put on.", "Bench Cover", "setup", 1],
    ["It goes in easily.", "Drawer Liner", "setup", 1],
    ["It took me two minutes to put on.", "Bench Cover", "setup", 1],
    ["Cat fur brushes right off.", "Washable Rug", "lint", 1],
    ["It isn't going anywhere.", "Washable Rug", "staysPut", 1],
    ["It was together in no time.", "Tool Shelf", "setup", 1],
    ["The nozzle screws right on.", "Shower Head", "setup", 1],
    ["I could not figure out how to mount it.", "Wall Monitor", "setup", -1],
    ["Setup took two hours.", "Security Camera", "setup", -1],
    ["It tries to connect all day.", "Smart Plug", "connection", -1],
    ["It never found my phone.", "Video Doorbell", "connection", -1],
    ["The upload drops halfway.", "Trail Camera", "connection", -1],
    ["It paired on the first attempt.", "Wireless Keyboard", "setup", 1],
    ["The app asks for my location.", "Robot Vacuum", "app", -1],
    ["The print is far too small, the print is tiny.", "Label Maker", "instructions", -1],
    ["The English makes no sense.", "Label Maker", "instructions", -1],
    ["I needed a magnifying glass to read the steps.", "Label Maker", "instructions", -1],
    ["I keep hitting it and turn it off by accident.", "Angle Grinder", "controls", -1],
    ["You have to hold the trigger.", "Leaf Blower", "controls", -1],
    ["The clamp presses the volume.", "Phone Mount", "controls", -1],
    ["The battery lasts only a week.", "Cordless Drill", "battery", -1],
    ["Ten hours on a single charge.", "Cordless Trimmer", "battery", 1],
    ["The wire is too short.", "Desk Lamp", "cord", -1],
    ["The cable reaches the outlet.", "Desk Lamp", "cord", 1],
    ["At night the license plates are unreadable.", "Dash Cam", "picture", -1],
    ["It is clear even at night.", "Dash Cam", "picture", 1],
    ["There is a terrible glare.", "Computer Monitor", "picture", -1],
    ["The sensor is too sensitive.", "Dash Cam", "accuracy", -1],
    ["It keeps freezing.", "Media Player", "results", -1],
  ] as const)("%s of a %s", (text, productName, key, polarity) => {
    expect(heard(text, productName)).toContainEqual([key, polarity]);
  });
});

describe("what buyers say of force, hold and wear", () => {
  test.each([
    ["The airflow is weak.", "Hair Dryer", "power", -1],
    ["Water comes out as a trickle.", "Shower Head", "spray", -1],
    ["It cuts tile without slowing down.", "Angle Grinder", "power", 1],
    ["The air is strong.", "Hair Dryer", "power", 1],
    ["Great suction.", "Tablet Mount", "grip", 1],
    ["It came off the windshield.", "Dash Cam", "grip", -1],
    ["The adhesive melted.", "Wall Hook", "grip", -1],
    ["It sticks like glue.", "Phone Mount", "grip", 1],
    ["It hides behind the mirror.", "Dash Cam", "compact", 1],
    ["It blocks my view.", "Dash Cam", "compact", -1],
    ["I have to shout over it.", "Leaf Blower", "noise", -1],
    ["It runs quietly.", "Desk Fan", "noise", 1],
    ["The motor seized up.", "Coffee Grinder", "durability", -1],
    ["The hose ruptured.", "Garden Hose", "durability", -1],
    ["It lasted two weeks.", "Garden Hose", "durability", -1],
    ["The handle gets hot.", "Hair Dryer", "safety", -1],
    ["The arm bounces.", "Phone Mount", "stability", -1],
    ["It only stretches to 30 feet.", "Garden Hose", "length", -1],
  ] as const)("%s of a %s", (text, productName, key, polarity) => {
    expect(heard(text, productName)).toContainEqual([key, polarity]);
  });
});
