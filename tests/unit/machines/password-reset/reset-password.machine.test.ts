import { describe, expect, test } from "bun:test";
import { LIMITS } from "../../../../events/limits.ts";
import { resetPasswordMachine as machine } from "../../../../machines/password-reset/reset-password.machine.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

const input = { token: "reset-1" };
const valid = done("resetPassword.checking", { valid: true });
const submitted = { type: "form.submitted" };
const typed = (password: string, confirm = password) => [
  { type: "field.changed", field: "password", value: password },
  { type: "field.changed", field: "confirm", value: confirm },
];
const saving = [valid, ...typed("correct horse 1"), submitted];

describe("reset link", () => {
  test("is checked when the page opens", () => {
    const { snapshot, started } = steps(machine, [], input);
    expect(snapshot.value).toBe("checking");
    expect(started).toEqual([{ src: "checkLink", input: { token: "reset-1" } }]);
  });

  test("without a token is invalid at once and asks nothing of the server", () => {
    const { snapshot, started } = steps(machine, [], { token: "" });
    expect(snapshot.value).toBe("invalid");
    expect(started).toEqual([]);
  });

  test("that the server does not know is invalid", () => {
    expect(steps(machine, [done("resetPassword.checking", { valid: false })], input).snapshot.value).toBe("invalid");
    const error = refusal("RESET_TOKEN_INVALID", "Expired.");
    expect(steps(machine, [failed("resetPassword.checking", error)], input).snapshot.value).toBe("invalid");
  });

  test("that could not be checked is not called invalid, and can be checked again", () => {
    const unchecked = [failed("resetPassword.checking", NO_ANSWER)];
    expect(steps(machine, unchecked, input).snapshot.value).toBe("unchecked");
    expect(steps(machine, [...unchecked, { type: "retry.requested" }], input).snapshot.value).toBe("checking");
  });
});

describe("new password", () => {
  test.each([
    ["secret 11", "secret 12", { wrong: "confirm", problem: "Passwords don't match" }],
    ["short 1", "short 1", { wrong: "password", problem: "Password too short" }],
    ["onlyletters", "onlyletters", { wrong: "password", problem: "Weak password" }],
    ["1234567890", "1234567890", { wrong: "password", problem: "Weak password" }],
  ] as const)("%p with %p is not sent", (password, confirm, objection) => {
    const { snapshot, started } = steps(machine, [valid, ...typed(password, confirm), submitted], input);
    expect(snapshot.value).toBe("editing");
    expect(started).toEqual([]);
    expect(snapshot.context).toMatchObject(objection);
  });

  test("that the server would find too long is not sent there", () => {
    const long = `letters4you${"!".repeat(LIMITS.passwordLengthMax)}`;
    const { snapshot, started } = steps(machine, [valid, ...typed(long), submitted], input);
    expect(started).toEqual([]);
    expect(snapshot.context).toMatchObject({ wrong: "password", problem: "Password is too long" });
  });

  test("letters of any alphabet count as letters", () => {
    expect(steps(machine, [valid, ...typed("пароль12"), submitted], input).snapshot.value).toBe("saving");
  });

  test("typing on removes the objection", () => {
    const { snapshot } = steps(machine, [valid, ...typed("short"), submitted, ...typed("shorter")], input);
    expect(snapshot.context).toMatchObject({ wrong: null, problem: null });
  });

  test("is sent with the token exactly as typed", () => {
    expect(steps(machine, saving, input).started).toEqual([
      { src: "setPassword", input: { token: "reset-1", newPassword: "correct horse 1" } },
    ]);
  });

  test("once set is forgotten by the page", () => {
    const { snapshot } = steps(machine, [...saving, done("resetPassword.saving")], input);
    expect(snapshot.value).toBe("changed");
    expect(snapshot.context).toMatchObject({ password: "", confirm: "" });
  });

  test("a link that expired meanwhile is invalid", () => {
    const error = refusal("RESET_TOKEN_INVALID", "Expired.");
    expect(steps(machine, [...saving, failed("resetPassword.saving", error)], input).snapshot.value).toBe("invalid");
  });

  test("a refusal shows the server's words or 'Failed to reset password.', and keeps the entries", () => {
    const after = (error: unknown) =>
      steps(machine, [...saving, failed("resetPassword.saving", error)], input).snapshot;
    expect(after(refusal("WEAK_PASSWORD", "Too easy.")).context).toMatchObject({
      problem: "Too easy.",
      password: "correct horse 1",
    });
    expect(after(refusal(null, null)).context.problem).toBe("Failed to reset password.");
    expect(after(NO_ANSWER).context).toMatchObject({
      problem: "Failed to reset password.",
      advice: "We cannot reach the server. What you typed is still here; check your connection and try again.",
    });
  });
});

test("reset password: every state can be reached", () => {
  const events = [
    valid,
    done("resetPassword.checking", { valid: false }),
    failed("resetPassword.checking", null),
    ...typed("correct horse 1"),
    submitted,
    done("resetPassword.saving"),
  ];
  expect(reachableStates(machine, events, input)).toEqual(
    Object.keys(machine.config.states ?? {})
      .filter((state) => state !== "opening")
      .toSorted(),
  );
});
