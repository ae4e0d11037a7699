import { describe, expect, test } from "bun:test";
import { LIMITS } from "../../../../events/limits.ts";
import { passwordErrors } from "../../../../machines/password-change/password-change.errors.ts";
import { passwordChangeMachine as machine } from "../../../../machines/password-change/password-change.machine.ts";
import { type AnyEvent, done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

describe("what is wrong with a new password", () => {
  test("an empty form names all that is missing", () => {
    expect(passwordErrors({ currentPassword: "", newPassword: "", confirm: "" })).toEqual({
      currentPassword: "Current password is required",
      newPassword: "Password too short",
      confirm: "Please confirm your password",
    });
  });

  test.each([
    ["short1", "Password too short"],
    ["lettersonly", "Weak password"],
    ["1234567890", "Weak password"],
    ["letters4you", undefined],
    ["пароль123", undefined],
  ])("the new password %p is %p", (newPassword, error) => {
    expect(passwordErrors({ currentPassword: "old", newPassword, confirm: newPassword }).newPassword).toBe(error);
  });

  test("one that the server would find too long is not sent there", () => {
    const newPassword = `letters4you${"!".repeat(LIMITS.passwordLengthMax)}`;
    const errors = passwordErrors({ currentPassword: "old", newPassword, confirm: newPassword });
    expect(errors).toEqual({ newPassword: "Password is too long" });
  });

  test("the confirmation must be the same", () => {
    const form = { currentPassword: "old", newPassword: "letters4you", confirm: "letters4me" };
    expect(passwordErrors(form)).toEqual({ confirm: "Passwords do not match" });
  });
});

const EMPTY = { currentPassword: "", newPassword: "", confirm: "" };
const entries = { currentPassword: "old-one-1", newPassword: "letters4you", confirm: "letters4you" };
const typed: AnyEvent[] = Object.entries(entries).map(([field, value]) => ({ type: "field.changed", field, value }));
const submit: AnyEvent = { type: "form.submitted" };
const refused = (error: unknown) => failed("passwordChange.saving", error);

describe("changing the password", () => {
  test("sends what was typed, says so, and empties the form", () => {
    const sent = steps(machine, [...typed, submit]);
    expect(sent.started).toEqual([{ src: "changePassword", input: entries }]);
    const { snapshot, emitted } = steps(machine, [...typed, submit, done("passwordChange.saving")]);
    expect([snapshot.value, snapshot.context]).toEqual(["editing", { values: EMPTY, errors: {} }]);
    expect(emitted).toEqual([
      {
        type: "announced",
        title: "Password changed",
        description: "You were signed out on all other devices.",
        tone: "default",
      },
      { type: "changed" },
    ]);
  });

  test("sends nothing that breaks a rule, and marks it until it is changed", () => {
    const { snapshot, started, emitted } = steps(machine, [submit]);
    expect([started, emitted]).toEqual([[], [{ type: "refused" }]]);
    expect(Object.keys(snapshot.context.errors)).toEqual(["currentPassword", "newPassword", "confirm"]);
    const changed = steps(machine, [submit, ...typed.slice(0, 1)]).snapshot.context;
    expect(Object.keys(changed.errors)).toEqual(["newPassword", "confirm"]);
  });

  test.each([
    ["the server's own words", refusal("VALIDATION", "Check your entries."), "Check your entries."],
    ["no answer", NO_ANSWER, "We cannot reach the server. Check your connection and try again."],
    ["a fault without words", new Error("odd"), "Please try again."],
  ])("keeps what was typed and tells of %s", (_, error, description) => {
    const { snapshot, emitted } = steps(machine, [...typed, submit, refused(error)]);
    expect([snapshot.value, snapshot.context.values]).toEqual(["editing", entries]);
    expect(emitted).toEqual([
      { type: "announced", title: "Error", description, tone: "destructive" },
      { type: "refused" },
    ]);
  });

  test("marks the fields that the server refuses", () => {
    const error = {
      ...refusal("VALIDATION"),
      fields: [{ path: "currentPassword", message: "This is not your password" }],
    };
    expect(steps(machine, [...typed, submit, refused(error)]).snapshot.context.errors).toEqual({
      currentPassword: "This is not your password",
    });
  });

  test("takes no second sending while one is under way, and loses nothing that is typed meanwhile", () => {
    const { snapshot, started } = steps(machine, [...typed, submit, submit, ...typed.slice(0, 1)]);
    expect([snapshot.value, started]).toEqual(["saving", []]);
    const more: AnyEvent = { type: "field.changed", field: "confirm", value: "letters4you2" };
    const after = steps(machine, [...typed, submit, more, refused(refusal("VALIDATION"))]).snapshot;
    expect([after.value, after.context.values.confirm]).toEqual(["editing", "letters4you2"]);
  });
});

test("every state can be reached", () => {
  expect(reachableStates(machine, [...typed, submit, done("passwordChange.saving")])).toEqual(["editing", "saving"]);
});
