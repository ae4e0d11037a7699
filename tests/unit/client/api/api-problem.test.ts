import { describe, expect, test } from "bun:test";
import { ApiProblem, messageOf, ownWordsOr } from "../../../../client/api/api-problem.ts";
import { lineCut, problemOfResponse, problemWith } from "../../../../client/api/problem-of-response.ts";

const OFFLINE = "We cannot reach the server. Check your connection and try again.";
const BUSY = { code: "BUSY", message: "Busy.", fields: [{ path: "email", message: "Too long" }] };

describe("the words for a failure", () => {
  test.each([
    ["no answer", lineCut(new TypeError("Failed to fetch")), OFFLINE, "Fallback."],
    ["a refusal with words", new ApiProblem(503, BUSY), "Busy.", "Busy."],
    ["a refusal without words", new ApiProblem(500, "Internal Server Error"), "Fallback.", "Fallback."],
    ["a mistake in the client", new TypeError("undefined is not a function"), "Fallback.", "Fallback."],
  ])("are the server's own, or say that it was not reached: %s", (_, error, message, ownWords) => {
    expect(messageOf(error, "Fallback.")).toBe(message);
    expect(ownWordsOr(error, "Fallback.")).toBe(ownWords);
  });
});

describe("a response that refuses", () => {
  test("says why, and when to come again", async () => {
    const response = Response.json(BUSY, { status: 503, headers: { "retry-after": "7" } });
    const { status, problem, userMessage, fields, retryAfterSeconds } = await problemOfResponse(response);
    expect({ status, problem, userMessage, fields, retryAfterSeconds }).toEqual({
      status: 503,
      problem: "BUSY",
      userMessage: "Busy.",
      fields: BUSY.fields,
      retryAfterSeconds: 7,
    });
  });

  test.each([
    ["<html>Bad Gateway</html>", "502: <html>Bad Gateway</html>"],
    ["", "502: Bad Gateway"],
  ])("of a proxy is told in what it sent, or by its status: %p", async (body, message) => {
    const response = new Response(body, { status: 502, statusText: "Bad Gateway" });
    const problem = await problemOfResponse(response);
    expect(problem).toMatchObject({ message, problem: null, userMessage: null, retryAfterSeconds: null });
  });

  test("is the same where its body was read already", () => {
    const response = new Response(null, { status: 409, statusText: "Conflict", headers: { "retry-after": "0" } });
    expect(problemWith(response, BUSY)).toMatchObject({ status: 409, problem: "BUSY", retryAfterSeconds: null });
    expect(problemWith(response, null).message).toBe("409: Conflict");
  });
});
