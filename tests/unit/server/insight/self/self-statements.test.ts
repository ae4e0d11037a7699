import { describe, expect, test } from "bun:test";
import { findSelfStatements } from "../../../../../server/insight/self/self-statements.ts";

const said = (text: string): string[] =>
  findSelfStatements([{ id: "r1", text, title: null, rating: null, date: null }]).map(
    ({ kind, value, span }) => `${kind}: ${value} “${text.slice(span.start, span.end)}”`,
  );

describe("what reviewers say of themselves is found with the stating words", () => {
  test.each([
    ["As a barista I am picky.", "occupation: barista “As a barista”"],
    ["Rideshare driver here, ten hours a day.", "occupation: Rideshare driver “Rideshare driver here”"],
    ["I'm a night shift nurse.", "occupation: night shift nurse “I'm a night shift nurse”"],
    ["I am a retired firefighter and I camp.", "occupation: retired firefighter “I am a retired firefighter”"],
    ["I'm 67 and my doctor agrees.", "ageRange: 65 and over “I'm 67”"],
    ["I'm in my 60s.", "ageRange: 60s “I'm in my 60s”"],
    ["My husband and I live in Ohio.", "location: Ohio “I live in Ohio”"],
    ["We live in Colorado.", "location: Colorado “We live in Colorado”"],
    ["As a mom of two I need it.", "gender: women “As a mom”"],
    ["I'm a big guy.", "gender: men “I'm a big guy”"],
    ["I can't afford another one.", "incomeLevel: can't afford “I can't afford”"],
    ["As a mom, I would buy it again.", "gender: women “As a mom”"],
  ])("%s", (text, statement) => {
    expect(said(text)).toEqual([statement]);
  });
});

test.each([
  [
    "I'm a 34 year old guy from Ohio, truck driver, and it is solid.",
    ["occupation: truck driver", "location: Ohio", "ageRange: 25–34", "gender: men"],
  ],
  ["I'm 52, retired nurse, and it works.", ["occupation: retired nurse", "ageRange: 45–54"]],
  ["As a teacher from Utah I like it.", ["location: Utah", "occupation: teacher"]],
])("one sentence may say several things: %s", (text, statements) => {
  expect(said(text).map((each) => each.replace(/ “.*/, ""))).toEqual(statements);
});

describe("nothing is taken from what is said of others, of things or of nobody", () => {
  test.each([
    "My son is 12. My dad is 74 and lives in Florida.",
    "My sister works as a nurse and loves it.",
    "My wife, as a nurse, agrees.",
    "She lives here in Texas.",
    "He said I'm a nurse.",
    "As a mom would say, drink tea.",
    "I'm a fan of mugs from Ohio.",
    "I'm not a nurse.",
    "I'm a DeWalt guy myself.",
    "If I'm a teacher I want it.",
    "Bought as a gift for a nurse.",
    "I'm 12 weeks pregnant. I'm 6 feet tall. I'm 65 lbs lighter. I'm 100% sure. I'm 30 minutes away.",
    "New mom gift. Great for new moms.",
    "Made in California. Designed in New York.",
    "Artist, album and genre are the only tags.",
  ])("%s", (text) => {
    expect(said(text)).toEqual([]);
  });
});
