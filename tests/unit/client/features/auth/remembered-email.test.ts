import { expect, test } from "bun:test";
import { keepEmail, recallEmail } from "../../../../../client/features/auth/remembered-email.ts";
import { memoryStorage } from "../../../../support/memory-storage.ts";

test("an e-mail that is kept is recalled", () => {
  const storage = memoryStorage();
  keepEmail(storage, "ada@example.com");
  expect(recallEmail(storage)).toBe("ada@example.com");
});

test("nothing is recalled before anything is kept", () => {
  expect(recallEmail(memoryStorage())).toBeNull();
});

test("forgetting leaves nothing behind", () => {
  const storage = memoryStorage();
  keepEmail(storage, "ada@example.com");
  keepEmail(storage, null);
  expect(recallEmail(storage)).toBeNull();
  expect(storage.keys()).toEqual([]);
});
