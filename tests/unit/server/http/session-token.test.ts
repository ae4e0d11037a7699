import { describe, expect, test } from "bun:test";
import { formatToken, hashSecret, matchesHash, newSecret, parseToken } from "../../../../server/http/session-token.ts";

const sessionId = "01995f6e-0000-7000-8000-000000000001";

describe("a session token", () => {
  test("is read as it was written", () => {
    const secret = newSecret();
    expect(parseToken(formatToken({ sessionId, secret }))).toEqual({ sessionId, secret });
  });

  test.each([
    "",
    ".",
    sessionId,
    `${sessionId}.short`,
    `x.${"A".repeat(43)}`,
    `${sessionId}.${"A".repeat(44)}`,
    `${sessionId}.${"!".repeat(43)}`,
  ])("%p is none", (text) => {
    expect(parseToken(text)).toBeNull();
  });

  test("matches the hash of its own secret only", () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(matchesHash(one, hashSecret(one))).toBe(true);
    expect(matchesHash(one, hashSecret(other))).toBe(false);
    expect(matchesHash(one, one)).toBe(false);
    expect(matchesHash(one, "")).toBe(false);
  });
});
