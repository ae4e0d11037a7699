import { describe, expect, test } from "bun:test";
import type { AuthMode } from "../../../../machines/credentials/credentials.form.ts";
import { upgradeMachine as machine } from "../../../../machines/demo/upgrade.machine.ts";
import { entered, SIGN_IN_FAILED, turnedAway } from "../../../support/credential-steps.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER } from "../../../support/refusals.ts";
import { demoResult, FILLED } from "./demo-fixtures.ts";

const stash = {
  brief: {
    avatarName: FILLED.avatarName,
    targetAudience: "",
    productName: FILLED.productName,
    reviewsText: FILLED.reviews,
  },
  avatar: demoResult().avatarData,
};
const typed = (field: "email" | "password", value: string) => ({ type: "field.changed", field, value });
const submitted = { type: "form.submitted", stash };
const stashing = [typed("email", " Ada@Example.com "), typed("password", "secret1"), submitted];
const stashed = done("upgrade.stashing");
const entering = [...stashing, stashed];

const ENTERING = "upgrade.entering";
const inBy = (way: AuthMode, next: string | null = null) => entered(ENTERING, way, next);

describe("upgrade: the form", () => {
  test.each([
    ["", "", ["email", "password"]],
    ["ada@example.com", "", ["password"]],
    ["  ", "secret1", ["email"]],
  ])("%p with %p asks for both and marks what is missing", (email, password, marked) => {
    const { snapshot, started } = steps(machine, [typed("email", email), typed("password", password), submitted]);
    expect(snapshot.value).toBe("editing");
    expect(started).toEqual([]);
    expect(snapshot.context.problem).toBe("Email and password are required");
    expect(Object.keys(snapshot.context.fieldErrors)).toEqual(marked);
  });

  test("wrong entries are named at their fields and not sent", () => {
    const { snapshot, started } = steps(machine, [typed("email", "ada"), typed("password", "12345"), submitted]);
    expect(started).toEqual([]);
    expect(snapshot.context.fieldErrors).toEqual({
      email: "Invalid email address",
      password: "Password must be at least 6 characters",
    });
  });

  test("an edit removes the mark of its field only", () => {
    const { snapshot } = steps(machine, [
      typed("email", "ada"),
      typed("password", "12345"),
      submitted,
      typed("email", "ada@example.com"),
    ]);
    expect(snapshot.context.fieldErrors).toEqual({ password: "Password must be at least 6 characters" });
  });
});

describe("upgrade: taking the result along", () => {
  test("the result is stashed before the account is made", () => {
    expect(steps(machine, stashing).started).toEqual([{ src: "stashResult", input: stash }]);
  });

  test("a result that cannot be stashed does not keep anyone from signing up", () => {
    const { snapshot } = steps(machine, [...stashing, failed("upgrade.stashing", NO_ANSWER)]);
    expect(snapshot.value).toBe("entering");
  });
});

describe("upgrade: into an account", () => {
  test("the entries are tried as a sign-up", () => {
    expect(steps(machine, entering).started).toEqual([
      {
        src: "credentials",
        input: {
          mode: "signup",
          form: { email: " Ada@Example.com ", password: "secret1", firstName: "", lastName: "", phone: "" },
        },
      },
    ]);
  });

  test("success refreshes the user, says so and hands over the next path", () => {
    const created = [...entering, inBy("signup", "/billing?onboarding=1")];
    expect(steps(machine, created).started).toEqual([{ src: "refreshSession", input: undefined }]);
    for (const outcome of [done("upgrade.refreshing"), failed("upgrade.refreshing", NO_ANSWER)]) {
      expect(steps(machine, [...created, outcome]).emitted).toEqual([
        { type: "announced", title: "Account created!", tone: "default" },
        { type: "signedIn", next: "/billing?onboarding=1" },
      ]);
    }
  });

  test("an account that was found is welcomed back", () => {
    const { emitted } = steps(machine, [...entering, inBy("signin"), done("upgrade.refreshing")]);
    expect(emitted).toEqual([
      { type: "announced", title: "Welcome back!", description: "You've successfully signed in.", tone: "default" },
      { type: "signedIn", next: null },
    ]);
  });

  test("a refusal is announced, stands in the form and at its fields, and keeps the entries", () => {
    const outcome = { way: "signup", fieldErrors: { email: "Too long" }, problem: "Told." } as const;
    const { snapshot, emitted } = steps(machine, [...entering, turnedAway(ENTERING, outcome)]);
    expect(snapshot.value).toBe("editing");
    expect(snapshot.context).toMatchObject({
      fieldErrors: { email: "Too long" },
      problem: "Told.",
      password: "secret1",
    });
    expect(emitted).toEqual([SIGN_IN_FAILED]);
  });
});

test("upgrade: every state can be reached", () => {
  const events = [...entering, inBy("signup"), done("upgrade.refreshing")];
  expect(reachableStates(machine, events)).toEqual(Object.keys(machine.config.states ?? {}).toSorted());
});
