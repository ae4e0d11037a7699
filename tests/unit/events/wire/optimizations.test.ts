import { describe, expect, test } from "bun:test";
import { AsinProfileForm } from "../../../../events/wire/optimizations.ts";
import { messagesOf } from "../../../support/messages-of.ts";

describe("an ASIN profile", () => {
  const form = { asin: "", reviewsText: "Great." };

  test.each([
    [["a", "b", "c", "d", "e", "f"], "Too many bullets (max 5)."],
    [["x".repeat(301)], "One or more bullets exceed 300 characters."],
    [Array<string>(5).fill("x".repeat(300)).with(0, "x".repeat(300)), null],
  ])("bullets are five of 300 characters at most", (currentBullets, message) => {
    const messages = messagesOf(AsinProfileForm, { ...form, currentBullets });
    if (message === null) expect(messages).toEqual([]);
    else expect(messages.join()).toContain(message);
  });

  test("needs reviews", () => {
    expect(messagesOf(AsinProfileForm, { asin: "", reviewsText: "" })).toEqual([
      "reviewsText: Please fill in product name and reviews",
    ]);
  });
});
