import { describe, expect, test } from "bun:test";
import { forgotPasswordMachine as machine } from "../../../../machines/password-reset/forgot-password.machine.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER } from "../../../support/refusals.ts";

const typed = (email: string) => ({ type: "email.changed", email });
const submitted = { type: "form.submitted" };
const sending = [typed(" Ada@Example.com "), submitted];

describe("forgotten password", () => {
  test.each(["", "ada", "ada@example", "ada.example"])("%p is not sent and asks for a valid e-mail", (email) => {
    const { snapshot, started } = steps(machine, [typed(email), submitted]);
    expect(snapshot.value).toBe("editing");
    expect(started).toEqual([]);
    expect(snapshot.context.problem).toEqual({ title: "Invalid email", message: "Enter a valid email." });
  });

  test("typing on removes the objection", () => {
    const { snapshot } = steps(machine, [typed("ada"), submitted, typed("ada@")]);
    expect(snapshot.context.problem).toBeNull();
  });

  test("the address is trimmed and lowercased", () => {
    expect(steps(machine, sending).started).toEqual([{ src: "sendLink", input: { email: "ada@example.com" } }]);
  });

  test("a sent link says so, and another can be asked for", () => {
    const sent = [...sending, done("forgotPassword.sending")];
    expect(steps(machine, sent).snapshot.value).toBe("sent");
    const again = steps(machine, [...sent, { type: "again.requested" }]);
    expect(again.snapshot.value).toBe("editing");
    expect(again.snapshot.context.email).toBe(" Ada@Example.com ");
  });

  test("a refusal is announced as 'Unable to send' with the server's words and keeps the address", () => {
    const error = { status: 429, problem: "RATE_LIMITED", userMessage: "Too many.", fields: [] };
    const { snapshot, emitted } = steps(machine, [...sending, failed("forgotPassword.sending", error)]);
    expect(snapshot.value).toBe("editing");
    expect(snapshot.context).toEqual({
      email: " Ada@Example.com ",
      problem: { title: "Unable to send", message: "Too many." },
    });
    expect(emitted).toEqual([
      { type: "announced", title: "Unable to send", description: "Too many.", tone: "destructive" },
    ]);
  });

  test("without words of the server it says whether an answer came at all", () => {
    const wordless = { status: 500, problem: null, userMessage: null, fields: [] };
    const messageAfter = (error: unknown) =>
      steps(machine, [...sending, failed("forgotPassword.sending", error)]).snapshot.context.problem?.message;
    expect(messageAfter(wordless)).toBe("Please try again.");
    expect(messageAfter(NO_ANSWER)).toBe("We cannot reach the server. Check your connection and try again.");
  });

  test("every state can be reached", () => {
    const reached = reachableStates(machine, [...sending, done("forgotPassword.sending")]);
    expect(reached).toEqual(["editing", "sending", "sent"]);
  });
});
