import { describe, expect, test } from "bun:test";
import { circumstancesIn } from "../../../../../server/insight/avatar/circumstances/find-circumstances.ts";
import { buildPsychographics } from "../../../../../server/insight/avatar/psychographics.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const found = (text: string): string[] => {
  const { reviews } = readReviews({ text });
  return circumstancesIn(reviews).map(({ id, whose }) => (whose === "own" ? id : `${id} of others`));
};

const lifestyle = (text: string): string => {
  const { reviews } = readReviews({ text });
  return buildPsychographics(mineReviews(reviews, "Acme Lamp")).lifestyle.text;
};

describe("circumstances that buyers tell of themselves", () => {
  test.each([
    ["Our first house came without tools.", "first-home"],
    ["I am a college student.", "college"],
    ["We rent, so no drilling.", "renter"],
    ["My landlord said no.", "renter"],
    ["It fits my tiny kitchen.", "small-home"],
    ["It lives in our motorhome.", "camper"],
    ["We have very hard water.", "water"],
    ["I have bad allergies.", "allergy"],
    ["I am allergic to wool.", "allergy"],
    ["I've got sensitive skin.", "skin"],
    ["I have arthritis in my thumbs.", "hands"],
    ["It helps with my lower back pain.", "back"],
    ["I suffer from plantar fasciitis.", "feet"],
    ["I am in a wheelchair.", "mobility"],
    ["I had knee surgery.", "recovery"],
    ["We are first-time parents.", "baby"],
    ["I'm a complete beginner.", "beginner"],
    ["I just started running.", "beginner"],
    ["I'm on my feet all day.", "shifts"],
    ["I work 12 hour shifts.", "shifts"],
    ["I work from home.", "home-office"],
    ["I drive for Lyft on weekends.", "driver"],
    ["I'm a side sleeper.", "side-sleeper"],
    ["I wear glasses.", "glasses"],
    ["I'm left-handed.", "left-handed"],
    ["We are a family of six.", "large-family"],
    ["I live alone.", "alone"],
    ["We are retired.", "retired"],
    ["I have thick, curly hair.", "hair-thick"],
    ["My hair is very fine.", "hair-fine"],
    ["I'm 5'1\" and it fits.", "short"],
    ["I am 6'4 and it fits.", "tall"],
    ["I weigh 260 lbs.", "large"],
    ["Big guy here.", "large"],
  ])("%s", (text, id) => {
    expect(found(text)).toContain(id);
  });

  test.each([
    ["My mom has arthritis and loves it.", "hands of others"],
    ["My son has asthma.", "allergy of others"],
    ["Bought for my daughter's dorm room.", "college of others"],
    ["Got it for my dad who lives alone.", "alone of others"],
    ["My husband works 12 hour shifts.", "shifts of others"],
  ])("or of their relatives, and then it says so: %s", (text, id) => {
    expect(found(text)).toEqual([id]);
  });

  test.each([
    ["If you have arthritis, skip it."],
    ["People with asthma may like it."],
    ["No more back pain."],
    ["I'm 172 cm tall."],
    ["A friend with arthritis tried it."],
    ["We had a rental car."],
    ["It is rated for 300 lbs."],
    ["My husband is 6'4."],
    ["As if I'm 6'4."],
    ["The chair is 172 cm."],
    ["I had a bad back week."],
    ["I just started using it."],
    ["I rent from the store."],
    ["My dad's beagle who is 11 and has arthritis loves it."],
    ["Great for a new mom gift."],
  ])("not: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

test("how they live stands in the lifestyle, counted by reviewers and with their own words", () => {
  const text = "We rent. It is bright.\n\nMy landlord likes it. It is bright.\n\nMy mom has arthritis. It is bright.";
  expect(lifestyle(text)).toBe("Rents their home (2 of 3 reviewers): “We rent”");
});
