import { describe, expect, test } from "bun:test";
import { weaknessOf } from "../../../../../server/features/identity/password-policy.ts";

const email = "ada.lovelace@analytical-engines.example";

describe("a password", () => {
  test.each([
    ["123456", "common"],
    ["PASSWORD", "common"],
    ["qwerty123", "common"],
    ["zzzzzzzzzzzzzz", "repeated"],
    ["listwright", "product"],
    ["MyListWright!", "product"],
    ["lovelace1843", "email"],
    ["ada.lovelace@analytical-engines.example", "email"],
    ["analyticalengines", "email"],
  ] as const)("%p is weak: %s", async (password, weakness) => {
    expect(await weaknessOf(password, email)).toBe(weakness);
  });

  test.each([
    "correct horse 9",
    "q8Zr!w",
    "lovelace likes poetry",
    "listwright is not my cat",
    "ada x7 quilt",
    "🦓🌵🥨🎻",
  ])("%p is not", async (password) => {
    expect(await weaknessOf(password, email)).toBeNull();
  });
});
