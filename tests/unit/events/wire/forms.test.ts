import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  AsinProfileForm,
  AvatarChangeForm,
  AvatarForm,
  ChangePasswordForm,
  DemoForm,
  ResetPasswordForm,
  SignInForm,
  SignUpForm,
} from "../../../../events/wire/forms.ts";

const messagesOf = (schema: v.GenericSchema, form: unknown): string[] =>
  (v.safeParse(schema, form).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

const ada = { email: "ada@example.com", password: "secret" };

describe("credentials", () => {
  test("the address is trimmed and written small", () => {
    expect(v.parse(SignInForm, { ...ada, email: " Ada@Example.COM " }).email).toBe("ada@example.com");
  });

  test.each([
    [{ ...ada, email: "ada" }, "email: Invalid email address"],
    [{ ...ada, email: null }, "email: Invalid email address"],
    [{ ...ada, password: "12345" }, "password: Password must be at least 6 characters"],
    [{ ...ada, email: `${"a".repeat(250)}@x.org` }, "email: Invalid email address"],
  ])("%p is refused: %s", (form, message) => {
    expect(messagesOf(SignInForm, form)[0]).toBe(message);
    expect(messagesOf(SignUpForm, form)[0]).toBe(message);
  });

  test("names and phone are optional", () => {
    expect(messagesOf(SignUpForm, ada)).toEqual([]);
    expect(messagesOf(SignUpForm, { ...ada, firstName: "Ada", lastName: "Lovelace", phone: "+1 555" })).toEqual([]);
  });
});

describe("a new password", () => {
  test.each([
    ["abcde12", "newPassword: Password too short"],
    ["abcdefgh", "newPassword: Weak password"],
    ["12345678", "newPassword: Weak password"],
  ])("%p is refused: %s", (newPassword, message) => {
    expect(messagesOf(ResetPasswordForm, { token: "t", newPassword })).toEqual([message]);
  });

  test("may be in any alphabet", () => {
    expect(messagesOf(ResetPasswordForm, { token: "t", newPassword: "пароль٣٤٥" })).toEqual([]);
  });

  test("a change asks for the current one and a confirmation", () => {
    const form = { currentPassword: "", newPassword: "battery staple 7", confirm: "" };
    expect(messagesOf(ChangePasswordForm, form)).toEqual([
      "currentPassword: Current password is required",
      "confirm: Please confirm your password",
    ]);
  });
});

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

describe("an avatar", () => {
  test.each([
    [{ name: " ", audience: "Parents" }, "name"],
    [{ name: "\u200b\u2060", audience: "Parents" }, "name"],
    [{ name: "Ada", audience: "" }, "audience"],
  ])("needs a name and an audience: %p", (form, field) => {
    expect(messagesOf(AvatarForm, form)).toEqual([`${field}: Name and target audience are required`]);
  });

  test("a change may be the name alone", () => {
    expect(messagesOf(AvatarChangeForm, { name: "Calm parent" })).toEqual([]);
  });
});
