import { describe, expect, test } from "bun:test";
import { buildAvatar } from "../../../../../server/insight/avatar/build-avatar.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const avatarOf = (text: string, product = "Kelvara Water Bottle", currentListing = "") =>
  buildAvatar(mineReviews(readReviews({ text }).reviews, product), { avatarName: "Ann", currentListing });

const NO_DEMOGRAPHICS = { gender: "", ageRange: "", location: "", incomeLevel: "", occupation: "" };

describe("demographics", () => {
  test("stay empty where nobody says who they are", () => {
    const text =
      "My wife and the nurse next door love it. My grandson is 12 years old.\n\nAs a bottle it is 24 oz. I'm 100% happy. I'm 5 minutes away.\n\nMy sister works as a nurse and my dad is 74. He lives in Florida.";
    expect(avatarOf(text).avatar.demographics).toEqual(NO_DEMOGRAPHICS);
  });

  test("hold what reviewers say of themselves, with how many say it and the words that say it", () => {
    const text =
      "As a nurse I need it cold.\n\nI'm 71 and we live in Arizona. It stays cold.\n\nI'm a 34 year old woman on a tight budget. Cold!\n\nI am a nurse too and the ice lasts.";
    const { avatar, evidence } = avatarOf(text);
    expect(avatar.demographics).toEqual({
      gender: "Women (1 of 4 reviewers): “I'm a 34 year old woman”",
      ageRange: "25–34 (1 of 4 reviewers), 65 and over (1): “I'm a 34 year old”, “I'm 71”",
      location: "Arizona (1 of 4 reviewers): “we live in Arizona”",
      incomeLevel: "On a tight budget (1 of 4 reviewers): “on a tight budget”",
      occupation: "Nurse (2 of 4 reviewers): “As a nurse”",
    });
    const spans = evidence.find((each) => each.path === "avatar.demographics.occupation")?.spans;
    expect(spans?.[0]).toEqual({ reviewId: "r1", start: 0, end: 10 });
  });
});

describe("pains", () => {
  test("praise that is a tad too much is one", () => {
    expect(avatarOf("The cap is a little snug. Tight to get off, too.").avatar.pains).toEqual(
      expect.arrayContaining(["The cap is a little snug"]),
    );
  });

  test("a pain says what happens and when, not one word", () => {
    const text =
      "Good, but the lid leaks when it lies on its side.\n\nThe lid leaks when it lies on its side. Sad.\n\nNice color.";
    expect(avatarOf(text).avatar.pains).toContain("The lid leaks when it lies on its side");
  });

  test("the evidence of a pain is the clauses that say just that, not all of its theme", () => {
    const text =
      "The lid leaks in my bag. I like the color.\n\nThe lid leaks all over.\n\nThe straw is hard to clean.\n\nThe strap broke.";
    const { avatar, evidence } = avatarOf(text);
    const leak = avatar.pains.findIndex((pain) => pain.startsWith("The lid leaks"));
    expect(evidence.find((each) => each.path === `avatar.pains.${leak}`)).toEqual({
      path: `avatar.pains.${leak}`,
      reviews: 2,
      spans: [
        { reviewId: "r1", start: 0, end: 23 },
        { reviewId: "r2", start: 0, end: 22 },
      ],
    });
  });

  test("speak of plural products in the plural", () => {
    const text = "It hurts my ears after an hour.\n\nThey pinch because I wear glasses.\n\nToo tight for my head.";
    const { pains } = avatarOf(text, "Auralis Wireless Headphones").avatar;
    expect(pains).toContain("“Too tight for my head”");
    expect(pains.join("\n")).not.toMatch(/headphones (?:is|hurts|pinches|was)\b|\byou was\b/);
  });

  test("leave out what is said of another product, feared, wished for or handled by the seller", () => {
    const text =
      "My old bottle leaked all the time. This one is great.\n\nI was worried that the lid would leak. It has not.\n\nI sent it back for a refund.\n\nIf it leaks I will return it.";
    expect(avatarOf(text).avatar.pains).toEqual([]);
  });

  test("a fault told in a loving review counts where it is told against the praise", () => {
    const { pains } = avatarOf("Love this bottle. Great color, but the straw is hard to clean.").avatar;
    expect(pains).toEqual(["The straw is hard to clean"]);
  });
});

describe("desires", () => {
  const desiresOf = (text: string): string[] => avatarOf(text).avatar.desires;

  test("are no complaints turned round", () => {
    for (const complaint of [
      "The lid does not reseal.",
      "The bottle is too tall for my shelf.",
      "The lid is hard to open.",
      "The bottle costs too much for having no handle and being cheaply made.",
    ])
      expect(desiresOf(complaint)).toEqual([]);
  });

  test("are told in words that say something", () => {
    expect(desiresOf("It is a really cute bottle.")).toEqual(["A cute bottle"]);
    expect(desiresOf("It is an amazing little gadget.")).toEqual([]);
    expect(avatarOf("It fits my rack well and looks pretty.", "Kelvara Boots").avatar.desires).toEqual([
      "Boots that fit a rack well and look pretty",
    ]);
    expect(desiresOf("The cap is a little snug. The cap is tight to get off.")).toEqual([]);
  });

  test("leave out what others wish for", () => {
    expect(desiresOf("Some people wish they had a longer strap, but I think it is long enough.")).toEqual([]);
  });

  test("are of the thing and its parts", () => {
    for (const text of [
      "The best part opens easily with one hand.",
      "My daughtr opens easily with one hand.",
      "In the picture it has a see-through lid.",
      "My arm moves easily with it.",
      "The charger gets hot very quickly.",
    ])
      expect(desiresOf(text)).toEqual([]);
    expect(desiresOf("The lid opens easily with one hand.")).toEqual(["A lid that opens easily with one hand"]);
  });

  test("a wish becomes a desire", () => {
    expect(avatarOf("Love it. I wish it came in a slimmer size.\n\nWish the cord was longer.").avatar.desires).toEqual(
      expect.arrayContaining(["A slimmer size", "A longer cord"]),
    );
  });

  test("praise becomes what a buyer wants", () => {
    const text = "Love it, the lid opens with one hand.\n\nSo easy to clean, I love that.";
    expect(avatarOf(text).avatar.desires).toEqual(
      expect.arrayContaining(["A lid that opens with one hand", "A bottle easy to clean"]),
    );
  });

  test.each([
    ["Quiet enough for me.", ["A quiet bottle"]],
    ["Long enough for me.", ["A bottle that is long enough"]],
    ["It fits right between the sink and the wall.", ["A bottle that fits right between the sink and the wall"]],
    ["It goes together easy.", ["A bottle that goes together easily"]],
    ["The drinks stay just as cold.", []],
    ["My porch is now the nicest place around.", []],
    ["Deep and clear sound.", []],
    ["It seems to do a decent job.", []],
    ["It seems to be fairly durable.", ["A durable bottle"]],
    ["The lid hasn't broken.", []],
    ["It is a great color.", []],
    ["It keeps ice and also kept tea.", ["A bottle that keeps ice"]],
    ["It really keeps ice for a day.", ["A bottle that keeps ice"]],
    ["It can be washed easily, making it a great backup.", ["A bottle that can be washed easily"]],
    ["Easy to fill once you know the trick.", []],
    ["It stays put on my vinyl.", ["A bottle that stays put on vinyl"]],
  ])("are said as buyers would say them: %s", (text, desires) => {
    expect(desiresOf(`5 stars. ${text}`)).toEqual(desires);
  });
});

describe("emotional drivers", () => {
  test("name a feeling only where a reviewer names it, with what it is about", () => {
    const { avatar, evidence } = avatarOf(
      "So frustrating, the lid leaks when it lies on its side.\n\nThe strap broke.",
    );
    expect(avatar.emotionalDrivers).toEqual(["Frustration: “So frustrating, the lid leaks when it lies on its side”"]);
    expect(evidence.find((each) => each.path === "avatar.emotionalDrivers.0")?.spans).toEqual([
      { reviewId: "r1", start: 0, end: 54 },
    ]);
  });
});

describe("voice", () => {
  test("no words are quoted without the denial before them", () => {
    const text =
      "The lid does not hold the heavy weight.\n\nMy rack cannot hold the heavy weight.\n\nIt never sat snug, even when new.";
    const { say } = avatarOf(text).avatar;
    for (const words of say) expect(words).not.toMatch(/^(?:hold the heavy weight|snug|heavy weight)/);
    expect(avatarOf("They can hold the heavy weight.\n\nThey hold the heavy weight.").avatar.say).toContain(
      "hold the heavy weight",
    );
  });

  test("what they say is in their words", () => {
    const text = "Ice lasts overnight. Premium quality!\n\nThe ice lasts overnight, wow.\n\nIce lasts overnight.";
    expect(avatarOf(text).avatar.say).toContain("ice lasts overnight");
  });

  test("what they never say comes from the current listing first and from no review", () => {
    const text = "Ice lasts overnight. Premium quality!\n\nThe ice lasts overnight, wow.\n\nIce lasts overnight.";
    const { avatar } = avatarOf(text, "Kelvara Water Bottle", "Revolutionary premium quality bottle");
    expect(avatar.notSay[0]).toBe("revolutionary");
    expect(avatar.notSay).not.toContain("premium quality");
  });

  test("without a listing a seller's word is named only where reviewers have a plain one for it", () => {
    const text =
      "It is so quiet.\n\nQuiet enough for the office.\n\nNice color.\n\nGood grip.\n\nSolid thing.\n\nArrived on time.";
    const { avatar, evidence } = avatarOf(text, "Desk Fan");
    expect(avatar.notSay).toEqual(["whisper-quiet"]);
    expect(evidence.find((each) => each.path === "avatar.notSay.0")?.reviews).toBe(2);
  });
});

describe("keywords", () => {
  test("are phrases of several words, without banned words and without other brands", () => {
    const text =
      "Bought it for camping.\n\nGreat for camping and eco-friendly.\n\nBetter than my Hydroflask bottle.\n\nMy hand grinder bottle. The hand grinder rocks.\n\nThe bottle is cheap and best.";
    const { keywords } = avatarOf(text).avatar;
    expect(keywords).toContain("water bottle for camping");
    expect(keywords.every((keyword) => keyword.includes(" "))).toBe(true);
    expect(keywords.join("\n")).not.toMatch(/eco|hydroflask|cheap|best/i);
  });
});

test("nothing is said where nothing supports it", () => {
  const { avatar } = avatarOf("Ok.");
  expect(avatar).toMatchObject({
    pains: [],
    desires: [],
    emotionalDrivers: [],
    say: [],
    notSay: [],
    keywords: [],
    psychographics: { lifestyle: "", values: "", personality: "", motivationToBuy: "" },
  });
});

test("without a name from the seller the buyer is named by what the reviews say", () => {
  const reviews = readReviews({ text: "I use it every morning.\n\nEvery morning I grind beans.\n\nGood." }).reviews;
  const { avatar } = buildAvatar(mineReviews(reviews, "Manual Coffee Grinder"), {
    avatarName: " ",
    currentListing: "",
  });
  expect(avatar.profileName).toBe("Every-Morning Coffee Grinder Buyer");
});
