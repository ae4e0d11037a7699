import { describe, expect, test } from "bun:test";
import { ApiProblem } from "../../../../client/api/api-problem.ts";
import { inlineProblem, signInRefusal } from "../../../../machines/credentials/credentials.messages.ts";
import { fieldErrorsOf, isLineCut, isUnanswered, refusalOf } from "../../../../machines/kernel/refusal.ts";

const LOCKED = { code: "ACCOUNT_LOCKED", message: "This account is locked. Write to support.", requestId: "r1" };

describe("a refusal", () => {
  test("of a code that this client does not know keeps the server's own words", () => {
    const refusal = refusalOf(new ApiProblem(403, LOCKED));
    expect(refusal).toEqual({ status: 403, problem: null, userMessage: LOCKED.message, fields: [] });
    expect(isUnanswered(refusal)).toBeFalse();
    expect(inlineProblem(refusal, signInRefusal(refusal, false).text)).toBe(LOCKED.message);
  });

  test("of a code that it knows says which", () => {
    expect(refusalOf(new ApiProblem(503, { code: "BUSY", message: "Busy." }))).toMatchObject({ problem: "BUSY" });
  });

  test.each([
    ["no answer at all", new ApiProblem(0, "Network error"), [true, true]],
    ["a proxy without a server", new ApiProblem(502, "<html>Bad Gateway</html>"), [false, true]],
    ["a server that is busy", new ApiProblem(503, { code: "BUSY", message: "Busy." }), [false, false]],
    ["a server that failed", new ApiProblem(500, "Internal Server Error"), [false, false]],
    ["a mistake in an actor", new TypeError("undefined is not a function"), [false, false]],
  ])("tells whether anything answered, and whether the server was heard: %s", (_, error, expected) => {
    const refusal = refusalOf(error);
    expect([isUnanswered(refusal), isLineCut(refusal)]).toEqual(expected);
  });

  test("shows the first thing that is wrong with each field", () => {
    const fields = [
      { path: "email", message: "Please fill this in." },
      { path: "password", message: "Too short" },
      { path: "email", message: "Invalid email address" },
    ];
    const refusal = refusalOf(new ApiProblem(422, { code: "VALIDATION", message: "Invalid", fields }));
    expect(fieldErrorsOf(refusal)).toEqual({ email: "Please fill this in.", password: "Too short" });
  });
});
