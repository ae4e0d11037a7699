import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { ChangePasswordForm, ResetPasswordForm, SignInForm, SignUpForm } from "../../../../events/wire/identity.ts";
import { messagesOf } from "../../../support/messages-of.ts";

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
