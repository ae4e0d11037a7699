import { describe, expect, test } from "bun:test";
import { AvatarChangeForm, AvatarForm } from "../../../../events/wire/avatars.ts";
import { messagesOf } from "../../../support/messages-of.ts";

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
