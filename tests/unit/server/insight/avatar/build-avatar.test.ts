import { describe, expect, test } from "bun:test";
import { buildAvatar } from "../../../../../server/insight/avatar/build-avatar.ts";
import { readReviews } from "../../../../../server/insight/ingest/read-reviews.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const avatarOf = (text: string, product = "Kelvara Water Bottle", currentListing = "") =>
  buildAvatar(mineReviews(readReviews({ text }).reviews, product), { avatarName: "Ann", currentListing });

describe("demographics", () => {
  test("stay empty where nobody says who they are", () => {
    const text =
      "My wife and the nurse next door love it. My grandson is 12 years old.\n\nAs a bottle it is 24 oz. I'm 100% happy. I'm 5 minutes away.";
    expect(avatarOf(text).avatar.demographics).toEqual({
      gender: "",
      ageRange: "",
      location: "",
      incomeLevel: "",
      occupation: "",
    });
  });

  test("hold what reviewers say of themselves, with the words that say it", () => {
    const text =
      "As a nurse I need it cold.\n\nI'm 71 and live in Arizona. It stays cold.\n\nI'm a 34 year old woman on a tight budget. Cold!";
    const { avatar, evidence } = avatarOf(text);
    expect(avatar.demographics).toEqual({
      gender: "Women (1 of 3 reviewers says so: “I'm a 34 year old woman”)",
      ageRange: "65 and over (1 of 3 reviewers says so: “I'm 71”)",
      location: "Arizona (1 of 3 reviewers says so: “live in Arizona”)",
      incomeLevel: "On a tight budget (1 of 3 reviewers says so: “on a tight budget”)",
      occupation: "Nurses (1 of 3 reviewers says so: “As a nurse”)",
    });
    const spans = evidence.find((each) => each.path === "avatar.demographics.occupation")?.spans;
    expect(spans).toEqual([{ reviewId: "r1", start: 0, end: 10 }]);
  });
});

describe("statements", () => {
  test("a pain says what happens and when, not one word", () => {
    const text =
      "Good, but the lid leaks when it lies on its side.\n\nThe lid leaks when it lies on its side. Sad.\n\nNice color.";
    expect(avatarOf(text).avatar.pains).toContain("The lid leaks when it lies on its side");
  });

  test("a wish becomes a desire", () => {
    expect(avatarOf("Love it. I wish it came in a slimmer size.\n\nWish the cord was longer.").avatar.desires).toEqual(
      expect.arrayContaining(["A slimmer size", "A longer cord"]),
    );
  });

  test("what they say is in their words, and what they never say is in none of the reviews", () => {
    const text = "Ice lasts overnight. Premium quality!\n\nThe ice lasts overnight, wow.\n\nIce lasts overnight.";
    const { avatar } = avatarOf(text, "Kelvara Water Bottle", "Revolutionary premium quality bottle");
    expect(avatar.say).toContain("ice lasts overnight");
    expect(avatar.notSay[0]).toBe("revolutionary");
    expect(avatar.notSay).not.toContain("premium quality");
  });

  test("nothing is said where nothing supports it", () => {
    const { avatar } = avatarOf("Ok.");
    expect(avatar).toMatchObject({
      pains: [],
      desires: [],
      emotionalDrivers: [],
      say: [],
      psychographics: { lifestyle: "", values: "", personality: "", motivationToBuy: "" },
    });
  });
});
