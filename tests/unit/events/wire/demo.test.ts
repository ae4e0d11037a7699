import { describe, expect, test } from "bun:test";
import { DemoForm } from "../../../../events/wire/demo.ts";
import { messagesOf } from "../../../support/messages-of.ts";

describe("the demo", () => {
  const form = { avatarName: "Ada", productName: "Lunch box", reviews: "Great.", demoToken: "t" };

  test.each(["avatarName", "productName", "reviews"])("%s is required", (field) => {
    expect(messagesOf(DemoForm, { ...form, [field]: "" })).toContain(`${field}: All fields are required`);
  });

  test("takes 20,000 characters of reviews and not one more", () => {
    expect(messagesOf(DemoForm, { ...form, reviews: "x".repeat(20_000) })).toEqual([]);
    expect(messagesOf(DemoForm, { ...form, reviews: "x".repeat(20_001) })).toEqual([
      "reviews: Reviews must be 20,000 characters or less",
    ]);
  });
});
