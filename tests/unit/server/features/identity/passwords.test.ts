import { expect, test } from "bun:test";
import { createPasswords } from "../../../../../server/features/identity/passwords.ts";

test("a letter typed as one character or as two is the same letter", async () => {
  const passwords = createPasswords();
  const [one, two] = ["caf\u00e9 horse 9", "cafe\u0301 horse 9"];
  expect(one).not.toBe(two);
  expect(await passwords.verify(two, await passwords.hash(one))).toBe(true);
  expect(await passwords.verify("cafe horse 9", await passwords.hash(one))).toBe(false);
});
