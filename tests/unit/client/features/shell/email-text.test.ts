import { describe, expect, test } from "bun:test";
import { emailInitials } from "../../../../../client/features/shell/email-initials.ts";
import { shortEmail } from "../../../../../client/features/shell/short-email.ts";

describe("shortEmail", () => {
  test("keeps an address of 30 characters", () => {
    expect(shortEmail("abcdefghijklmnopqr@example.com")).toBe("abcdefghijklmnopqr@example.com");
  });

  test("cuts a long local part to 12 characters and an ellipsis above 30 characters", () => {
    expect(shortEmail("abcdefghijklmnopqrs@example.com")).toBe("abcdefghijkl…@example.com");
  });

  test("keeps a local part of 15 characters however long the domain is", () => {
    expect(shortEmail("abcdefghijklmno@a-rather-long-domain.example")).toBe(
      "abcdefghijklmno@a-rather-long-domain.example",
    );
  });
});

describe("emailInitials", () => {
  test.each([
    ["jane.doe@example.com", "JD"],
    ["jane_mary-doe@example.com", "JM"],
    ["jane@example.com", "JA"],
    ["j@example.com", "J"],
    ["élodie.ünal@example.com", "ÉÜ"],
    ["@example.com", ""],
  ])("of %s are %s", (email, initials) => {
    expect(emailInitials(email)).toBe(initials);
  });
});
