import { describe, expect, test } from "bun:test";
import { buildDoubts } from "../../../../../server/insight/avatar/doubts.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const doubtsIn = (text: string, product = "Kelvara Desk Lamp"): string[] =>
  buildDoubts(mineReviews(readReviews({ text }).reviews, product)).map((doubt) => doubt.text);

describe("a doubt is read", () => {
  test.each([
    ["Wasnt sure it would reach my desk.", "Unsure the lamp would reach their desk"],
    ["I was not sure my old clamp would hold it.", "Unsure their old clamp would hold it"],
    ["Not sure at this price.", "Unsure at this price"],
    ["I almost didnt order because of the reviews.", "Almost did not buy because of the reviews"],
    ["Nearly passed on this because the photos were dark.", "Almost did not buy because the photos were dark"],
    [
      "Almost didn't buy it, a lamp this cheap can't be any good.",
      "Almost did not buy: a lamp this cheap can't be any good",
    ],
    ["I thought at that price it would be junk.", "Thought the lamp would be junk at that price"],
    ["I was sure it would be one more flimsy thing.", "Thought the lamp would be one more flimsy thing"],
    ["Was sure my old cat would never go near it.", "Thought their old cat would never go near it"],
    ["I figured it'd fall apart in a week.", "Thought the lamp would fall apart in a week"],
    ["I figured I'd be sending it back.", "Thought they'd be sending it back"],
    ["I figured it would glow like a candle. Nope.", "Thought the lamp would glow like a candle"],
    ["We thought this little thing wouldnt stand a chance.", "Thought this little thing wouldn't stand a chance"],
    ["Honestly I thought a bulb this small was snake oil.", "Thought a bulb this small was snake oil"],
    ["I thought there had to be a catch.", "Thought there must be a catch"],
    ["Wasn't expecting much for twelve bucks.", "Did not expect much for twelve bucks"],
    ["I was fully expecting cheap rubbish.", "Expected cheap rubbish"],
    ["I did not think it would work.", "Did not think the lamp would work"],
    ["Didnt believe the dimmer claims.", "Did not believe the dimmer claims"],
    ["I had never heard of this brand.", "Had never heard of the brand"],
    ["I was suspicious of a brand I never heard of.", "Suspicious of a brand they never heard of"],
    ["Was nervous ordering this without seeing it.", "Nervous ordering this without seeing it"],
    ["I hesitated for weeks because it was so cheap.", "Hesitated because the lamp was so cheap"],
    ["I had my doubts, cheap clamps usually slip.", "Had doubts: cheap clamps usually slip"],
    ["I went back and forth for weeks because of the weight.", "Went back and forth because of the weight"],
    ["Skeptical bc every lamp I buy flickers.", "Skeptical because every lamp they buy flickers"],
    ["I was worried when I saw how thin it was.", "Worried when they saw how thin it was"],
  ])("%s", (text, doubt) => {
    expect(doubtsIn(text)).toEqual([doubt]);
  });

  test("in the number of its product", () => {
    expect(doubtsIn("I figured they'd fall apart.", "Kelvara Slippers")).toEqual([
      "Thought the slippers would fall apart",
    ]);
  });
});

describe("a long doubt is told as far as a clause reaches", () => {
  test.each([
    [
      "I was afraid it would be one more gadget for the garage next to the bread maker and the thing that we bought from my uncle.",
      "Afraid the lamp would be one more gadget for the garage next to the bread maker",
    ],
    [
      "I was worried that the tiny rubber feet under the base of the lamp would come off quickly and fall down somewhere.",
      "Worried that the tiny rubber feet under the base of the lamp would come off quickly",
    ],
    [
      "I almost didnt get it because it was so cheap I thought of a toy.",
      "Almost did not buy because the lamp was so cheap",
    ],
    ["I was skeptical of the size to be honest.", "Skeptical of the size"],
  ])("%s", (text, doubt) => {
    expect(doubtsIn(text)).toEqual([doubt]);
  });
});

describe("no doubt before buying", () => {
  test.each([
    "I thought it would be thicker and sturdier.",
    "The puppies were scared of it the first day.",
    "My guests were nervous about the glare.",
    "I thought it would be good.",
    "I figured it would last for years.",
    "I figured it couldn't hurt to try.",
    "My husband thought it would break.",
    "Nobody thought it would be junk.",
    "I thought I would fall off the chair.",
    "I thought it was my phone.",
    "Almost didn't notice the switch.",
    "I almost gave up on it.",
    "I almost did not order this.",
    "It scared the life out of me.",
    "I was afraid to go in while it ran.",
    "I was anxious to try it.",
    "I wonder what she uses.",
    "I was nervous to be honest.",
    "I didn't expect anything less.",
    "Don't expect much from the bulb.",
    "Not the color that I thought it was.",
    "Not sure how to get the right one.",
    "I'm not sure I would recommend it.",
    "I expected it to be brighter.",
    "The only thing I am concerned about is the switch.",
    "We will see if this does 12.",
    "We will see come winter.",
    "I unplugged it because I was worried about my laptop.",
    "It makes me nervous when it hums.",
  ])("%s", (text) => {
    expect(doubtsIn(text)).toEqual([]);
  });
});
