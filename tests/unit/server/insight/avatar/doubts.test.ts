import { describe, expect, test } from "bun:test";
import { buildDoubts } from "../../../../../server/insight/avatar/doubts.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const doubtsIn = (text: string, product = "Kelvara Desk Lamp"): string[] =>
  buildDoubts(mineReviews(readReviews({ text }).reviews, product)).map((doubt) => doubt.text);

test("what was said before is no doubt by itself", () => {
  expect(doubtsIn("They say it is brighter now, so I am not sure how that works but fine.")).toEqual([]);
});

describe("a doubt is read", () => {
  test.each([
    ["Wasnt sure it would reach my desk.", "“Wasnt sure it would reach my desk”"],
    ["I was not sure my old clamp would hold it.", "“I was not sure my old clamp would hold it”"],
    ["I was glad of it as some of the reviews scared me.", "“I was glad of it as some of the reviews scared me”"],
    ["ngl expected junk for 12 bucks.", "“ngl expected junk for 12 bucks”"],
    ["Not sure at this price.", "Unsure at this price"],
    ["I almost didnt order because of the reviews.", "Almost did not buy because of the reviews"],
    ["Nearly passed on this because the photos were dark.", "Almost did not buy because the photos were dark"],
    [
      "Almost didn't buy it, a lamp this cheap can't be any good.",
      "Almost did not buy: a lamp this cheap can't be any good",
    ],
    ["I thought at that price it would be junk.", "Thought the lamp would be junk at that price"],
    ["I was sure it would be one more flimsy thing.", "Thought the lamp would be one more flimsy thing"],
    ["Was sure my old cat would never go near it.", "“Was sure my old cat would never go near it”"],
    ["I figured it'd fall apart in a week.", "Thought the lamp would fall apart in a week"],
    ["I figured I'd be sending it back.", "“I figured I'd be sending it back”"],
    ["I figured it would glow like a candle. Nope.", "Thought the lamp would glow like a candle"],
    ["We thought this little thing wouldnt stand a chance.", "Thought this little thing wouldn't stand a chance"],
    ["Honestly I thought a bulb this small was snake oil.", "Thought a bulb this small was snake oil"],
    ["I thought there had to be a catch.", "Thought there must be a catch"],
    ["Wasn't expecting much for twelve bucks.", "Did not expect much for twelve bucks"],
    ["I was fully expecting cheap rubbish.", "“I was fully expecting cheap rubbish”"],
    ["I did not think it would work.", "Did not think the lamp would work"],
    ["Didnt believe the dimmer claims.", "Did not believe the dimmer claims"],
    ["I had never heard of this brand.", "Had never heard of the brand"],
    ["I was suspicious of a brand I never heard of.", "“I was suspicious of a brand I never heard of”"],
    ["Was nervous ordering this without seeing it.", "Nervous ordering this without seeing it"],
    ["I hesitated for weeks because it was so cheap.", "Hesitated because the lamp was so cheap"],
    ["I had my doubts, cheap clamps usually slip.", "Had doubts: cheap clamps usually slip"],
    ["I went back and forth for weeks because of the weight.", "Went back and forth because of the weight"],
    ["Skeptical bc every lamp I buy flickers.", "“Skeptical bc every lamp I buy flickers”"],
    ["I was worried when I saw how thin it was.", "“I was worried when I saw how thin it was”"],
    ["I read some complaints about a hot shade so I tried it first.", "Had read complaints about a hot shade"],
    ["We had seen bad reviews of the clamp.", "Had read complaints of the clamp"],
    ["The first night I thought well thats my money gone.", "Thought the money was gone"],
    ["I nearly didnt bother with this, but it is bright.", "Almost did not buy"],
    [
      "I said I didnt need a lamp for my desk but I was wrong.",
      "“I said I didnt need a lamp for my desk but I was wrong”",
    ],
    [
      "I'd been going back and forth about a lamp for a year because they all flicker.",
      "“I'd been going back and forth about a lamp for a year because they all flicker”",
    ],
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
    [
      "Read the moans about the bulb and nearly did not buy it.",
      "“Read the moans about the bulb and nearly did not buy it”",
    ],
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
    "Update after a year: the bulb is gone.",
    "Not sure if I'll tell her.",
    "Heavier than I thought, I can't lift it.",
  ])("%s", (text) => {
    expect(doubtsIn(text)).toEqual([]);
  });
});

describe("a doubt whose matter stands elsewhere in the sentence is quoted", () => {
  test.each([
    "My worry was that he'd find it scary.",
    "My only big concern was the clamp on a thick desk.",
    "We were a little skeptical, but the clamp is strong.",
    "Was afraid 3 cups would be too little for the two of us.",
    "I was a bit worried, but three thick cups are enough for us.",
    "That the clamp slips was what I was afraid of.",
    "I had my doubts but the clamp holds.",
    "Expected the worst from the thin clamp.",
    "I was afraid of how it would hold the clamp.",
    "Was dreading the wiring because I'm hopeless at it.",
    "Will update when I've tried the timer.",
    "I doubt one person could hang this shade.",
    "The bulb is bright, jury is still out on the switch.",
  ])("%s", (text) => {
    expect(doubtsIn(text)).toEqual([`“${text.slice(0, -1)}”`]);
  });

  test("with the place where it stands", () => {
    const text = "It came. And my only worry was the clamp on a thick desk.";
    const [doubt] = buildDoubts(mineReviews(readReviews({ text }).reviews, "Kelvara Desk Lamp"));
    expect(doubt?.text).toBe("“my only worry was the clamp on a thick desk”");
    expect(doubt?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      "my only worry was the clamp on a thick desk",
    ]);
  });

  test("where it can be told, it is told", () => {
    expect(doubtsIn("I had my doubts about the clamp.")).toEqual(["Had doubts about the clamp"]);
  });

  test.each([
    ["a worry that is over", "I no longer worry about spills."],
    ["a fear that is over", "I no longer had a fear, my fear of the thick dark hall is gone."],
    ["what was none", "The clamp was never my biggest concern with the desk."],
    ["a worry about using it now", "The clamp is now my biggest concern at the desk."],
    ["the sending", "The delivery was my biggest concern with the clamp."],
    ["a dog", "The dog knocks it over, my only fear with the clamp."],
    ["a fear for something", "I was worried for the clamp on the desk."],
    ["what one is ready for", "I feel prepared for any storm with this lamp in the drawer."],
    ["what one braced for", "I braced myself for the cold desk."],
    ["a fear in the dark", "I was so scared the night the power went out."],
    ["somebody else's", "The main concern of my landlord was the noise of the desk."],
    ["what troubles now", "My one concern after a month is the rattle in the arm."],
    ["a question", "Is my worry about the clamp and desk real?"],
    ["a sentence that is too long", `My fear was the clamp, which holds so well${" that I sit and read".repeat(6)}.`],
    ["how somebody can be reached", "My one concern: ask ann@mail.com about the clamp and desk."],
  ])("but not %s: %s", (_, text) => {
    expect(doubtsIn(text)).toEqual([]);
  });
});

test("somebody whose deed is feared is not told as the owner of it", () => {
  expect(doubtsIn("I was afraid to let him go in.", "Acme Dog Pool")).toEqual(["Afraid to let the dog go in"]);
  expect(doubtsIn("I was afraid to let her go in.", "Acme Dog Pool").join()).not.toContain("dog's");
  expect(doubtsIn("I was afraid to let ours go in.", "Acme Dog Pool").join()).not.toContain("dog's");
});
