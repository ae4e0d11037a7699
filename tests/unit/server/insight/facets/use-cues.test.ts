import { describe, expect, test } from "bun:test";
import { heard } from "../../../../support/heard.ts";

test.each([
  ["It boils water crazy fast.", "Tea Kettle", "speed", 1],
  ["It takes ages to boil.", "Tea Kettle", "speed", -1],
  ["It does wonders for my sciatica.", "Seat Cushion", "pain", 1],
  ["My lower back thanks me.", "Seat Cushion", "pain", 1],
  ["It dribbles when I pour.", "Tea Kettle", "pouring", -1],
] as const)("%s of a %s", (text, productName, key, polarity) => {
  expect(heard(text, productName)).toContainEqual([key, polarity]);
});

test("an oath praises nothing", () => {
  expect(heard("But good lord the noise.", "Desk Fan")).toContainEqual(["noise", -1]);
  expect(heard("Good grief, a lid.", "Desk Fan")).toEqual([]);
});

describe("what buyers say of a thing in use", () => {
  test.each([
    ["The noodles were still warm at noon.", "Bento Lunch Box", "hot", 1],
    ["The soup was lukewarm at lunch.", "Bento Lunch Box", "hot", -1],
    ["The cubes melted within an hour.", "Insulated Tumbler", "cold", -1],
    ["Not one drop in my purse.", "Water Bottle", "leak", 1],
    ["The doorbell will not stay connected.", "Video Doorbell", "connection", -1],
    ["It loses the signal behind the shed.", "Garden Camera", "connection", -1],
    ["It never lost the signal.", "Garden Camera", "connection", 1],
    ["The volume is too low.", "Bluetooth Speaker", "sound", -1],
    ["It is plenty loud for the patio.", "Bluetooth Speaker", "sound", 1],
    ["Two weeks on a charge.", "Cordless Shaver", "battery", 1],
    ["I have not charged it since Easter.", "Cordless Shaver", "battery", 1],
    ["Took it camping and didn't charge it once.", "Cordless Shaver", "battery", 1],
    ["It didn't charge.", "Cordless Shaver", "battery", -1],
    ["It is dead by noon.", "Cordless Shaver", "battery", -1],
    ["The griddle heats up quickly.", "Electric Griddle", "speed", 1],
    ["The app takes ages.", "Garden Camera", "app", -1],
    ["The fan creaks.", "Desk Fan", "noise", -1],
    ["We found our sleeping bags soaking wet.", "Camping Tent", "wet", -1],
    ["Kept our gear dry.", "Camping Tent", "wet", 1],
    ["Folds up small.", "Camp Chair", "packAway", 1],
    ["My boss could not understand me.", "Wireless Earbuds", "microphone", -1],
    ["I still hear everyone on the bus.", "Noise Cancelling Earbuds", "noiseCancelling", -1],
    ["The engine drone just goes away.", "Noise Cancelling Earbuds", "noiseCancelling", 1],
    ["It does the trick.", "Drain Opener", "results", 1],
    ["The hinge pinched my finger.", "Folding Stool", "safety", -1],
  ] as const)("%s of a %s", (text, productName, key, polarity) => {
    expect(heard(text, productName)).toContainEqual([key, polarity]);
  });
});

describe("the same words about something else", () => {
  test.each([
    ["Our old dog rises quicker.", "Dog Bed", "speed"],
    ["Quick delivery.", "Dog Bed", "speed"],
    ["A slow cooker stands beside it.", "Kitchen Cart", "speed"],
    ["The voice prompt is too loud.", "Wireless Earbuds", "noise"],
    ["The beep is loud.", "Alarm Clock", "noise"],
    ["I woke early.", "Dog Bed", "noise"],
    ["Two humming birds came.", "Bird Feeder", "noise"],
    ["The eggs do not stick to the pan.", "Cast Iron Skillet", "grip"],
    ["It cut my cooking time.", "Rice Cooker", "safety"],
    ["Fine on uneven ground.", "Hiking Boots", "evenness"],
    ["The blade is sharp.", "Chef Knife", "power"],
    ["Love the consistency.", "Hand Cream", "evenness"],
  ])("%s of a %s is no matter of it", (text, productName, key) => {
    expect(heard(text, productName).map(([found]) => found)).not.toContain(key);
  });
});
