import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { stashOf } from "../../../../client/features/demo/stash.ts";
import { audienceOf, avatarProfileOf } from "../../../../events/customer/avatar-profile.ts";
import type { FullAvatar } from "../../../../events/result/avatar.ts";
import { AvatarForm } from "../../../../events/wire/avatars.ts";
import { demoAvatarIn } from "../../../../server/features/demo/demo-avatar.ts";
import { buildAvatar } from "../../../../server/insight/avatar/build-avatar.ts";
import { mineReviews } from "../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../server/insight/read-reviews.ts";
import { sampleInputs } from "../../../support/samples.ts";
import { demoResult, FILLED } from "../../machines/demo/demo-fixtures.ts";

const { avatarData } = demoResult();

type Facts = Partial<FullAvatar["demographics"]> & { lifestyle?: string };

const personaOf = ({ lifestyle = "", ...demographics }: Facts): FullAvatar => ({
  ...avatarData,
  demographics: { gender: "", ageRange: "", location: "", incomeLevel: "", occupation: "", ...demographics },
  psychographics: { ...avatarData.psychographics, lifestyle },
});

const NURSES: Facts = {
  occupation: "Nurse (3 of 45 reviewers), delivery driver (1): “As a nurse”, “I drive”",
  gender: "Women (2 of 45 reviewers): “Foster mom here”",
  location: "Chicago (1 of 45 reviewers): “I live in Chicago”",
  lifestyle: "Uses the bottle at work. Rents their home (2 of 45 reviewers), has a bad back (1): “my landlord. Sigh”",
};

describe("the audience of an avatar", () => {
  test("is what at least two reviewers say, without numbers and quotes", () => {
    expect(audienceOf(personaOf(NURSES), "Ann")).toBe("Nurse, women, uses the bottle at work, rents their home");
  });

  test("is what one says where one is a twentieth of them", () => {
    const said = (total: number) => personaOf({ location: `Chicago (1 of ${total} reviewers): “I live in Chicago”` });
    expect([20, 21].map((total) => audienceOf(said(total), "Ann"))).toEqual(["Chicago", "Ann"]);
  });

  test("keeps a text without numbers as it is", () => {
    expect(audienceOf(personaOf({ occupation: "nurse", location: "Ohio" }), "Ann")).toBe("Nurse, Ohio");
    expect(audienceOf(personaOf({ occupation: "RN in the ICU" }), "Ann")).toBe("RN in the ICU");
  });

  test("is the given name where reviewers say nothing of themselves", () => {
    expect(audienceOf(personaOf({}), "Ann")).toBe("Ann");
  });

  test.each(sampleInputs)("of the sample $id names no number and quotes nobody", ({ input }) => {
    const { reviews } = readReviews({ text: input.reviewsText });
    const { avatar } = buildAvatar(mineReviews(reviews, input.productName), { avatarName: "", currentListing: "" });
    const audience = audienceOf(avatar, "Ann");
    expect(audience).not.toMatch(/[“”()]|\breviewers?\b|: /);
    expect(audience).not.toBe("");
  });
});

describe("the avatar that is saved", () => {
  test("is the same from a result, from a demo that is brought over and from the stashed brief", () => {
    const persona = { ...personaOf(NURSES), profileName: "Ann" };
    const fromResult = avatarProfileOf(persona, { avatarName: "Ann", productName: "Bottle" });
    const stash = stashOf(FILLED, {
      ...demoResult(),
      avatarData: persona,
      avatarName: "Ann",
      productName: "Bottle",
    });
    const at = "2026-01-01T00:00:00Z";
    const fromDemo = demoAvatarIn([
      { type: "AvatarStashed", data: { stash: { ...EMPTY_BRIEF, ...stash?.brief }, at } },
      { type: "AvatarStashed", data: { stash: { kind: "full", avatar: persona }, at } },
    ]);
    expect(fromDemo?.profile).toEqual(fromResult);
    expect(stash?.brief.targetAudience).toBe(fromResult.audience);
  });

  test("takes the persona's name where the seller gave none, else the product's", () => {
    const names = { avatarName: " ", productName: "Bottle" };
    expect(avatarProfileOf(avatarData, names).name).toBe("Busy parent");
    expect(avatarProfileOf({ ...avatarData, profileName: "" }, names).name).toBe("Bottle");
  });

  test("fits into what the server takes, however long it is", () => {
    const long = Array.from({ length: 80 }, () => "p".repeat(900));
    const persona = { ...personaOf({ occupation: "o".repeat(6000) }), pains: long, keywords: long };
    const form = avatarProfileOf(persona, { avatarName: "n".repeat(300), productName: "Bottle" });
    expect(v.safeParse(AvatarForm, form).success).toBe(true);
  });
});

const EMPTY_BRIEF = { kind: "brief" as const, avatarName: "", targetAudience: "", productName: "", reviewsText: "" };
