import { describe, expect, test } from "bun:test";
import { findContexts } from "../../../../../server/insight/contexts/find-contexts.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const usesIn = (text: string): string[] => findContexts(analyseText(text, "r1")).map(({ context }) => context.phrase);

describe("a use is read", () => {
  test.each([
    ["It works well for reading in bed.", "reading"],
    ["Nice for reading on the couch.", "reading"],
    ["We use it for camping, cooking and gardening.", "gardening"],
    ["Great for parties.", "parties"],
    ["I keep one in my small office.", "offices"],
    ["It sits next to my husband's desk.", "desks"],
    ["I bake with it every week.", "baking"],
    ["We went swimming with it.", "swimming"],
    ["Perfect on long video calls.", "video calls"],
    ["It was too warm last summer.", "hot summers"],
    ["Homework peace", "homework"],
    ["I solder for hours.", "model building"],
  ])("%s: %s", (text, use) => expect(usesIn(text)).toContain(use));
});

describe("no use is read", () => {
  test.each([
    "I bought it after reading the reviews.",
    "It stopped reading discs, and reading about it helped nobody.",
    "The optical zoom works great.",
    "Any third-party software will do.",
    "The construction is solid.",
    "There is a zip code on the box.",
    "It plays every song of my music library.",
    "The counter on the treadmill kept going.",
    "The old-school look is nice.",
    "He went to culinary school.",
    "I hike the pad back up all day.",
    "Do I want it for camping?",
    "I stop it on a school night.",
    "They sell it in travel size.",
    "The jog dial is quirky.",
    "The booklet walks you through the wiring.",
    "I had to bring it back to the post office.",
    "The strap is sewn badly, and the knit is thin.",
    "I use it as a cross trainer.",
    "It arrived in July.",
  ])("%s", (text) => expect(usesIn(text)).toEqual([]));
});
