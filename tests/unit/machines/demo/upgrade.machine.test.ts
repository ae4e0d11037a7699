import { describe, expect, test } from "bun:test";
import { upgradeMachine as machine } from "../../../../machines/demo/upgrade.machine.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { CUT, demoResult, FILLED, refused } from "./demo-fixtures.ts";

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
const proved = done("upgrade.proving", "token");
const signingUp = [...stashing, stashed, proved];
const credentials = { email: "ada@example.com", password: "secret1", captchaToken: "token" };

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
  test("the result is put aside before the account is made", () => {
    expect(steps(machine, stashing).started).toEqual([{ src: "stashResult", input: stash }]);
  });

  test("a result that cannot be put aside does not keep anyone from signing up", () => {
    const { snapshot } = steps(machine, [...stashing, failed("upgrade.stashing", CUT)]);
    expect(snapshot.value).toBe("proving");
  });
});

describe("upgrade: into an account", () => {
  test("the e-mail is trimmed and lowercased", () => {
    expect(steps(machine, signingUp).started).toEqual([{ src: "signUp", input: credentials }]);
  });

  test("without a captcha token none is sent", () => {
    const { captchaToken: _, ...bare } = credentials;
    expect(steps(machine, [...stashing, stashed, failed("upgrade.proving", CUT)]).started).toEqual([
      { src: "signUp", input: bare },
    ]);
  });

  test("success refreshes the user, says so and hands over the next path", () => {
    const created = [...signingUp, done("upgrade.signingUp", { next: "/billing?onboarding=1" })];
    expect(steps(machine, created).started).toEqual([{ src: "refreshSession", input: undefined }]);
    for (const outcome of [done("upgrade.refreshing"), failed("upgrade.refreshing", CUT)]) {
      expect(steps(machine, [...created, outcome]).emitted).toEqual([
        { type: "announced", title: "Account created!", tone: "default" },
        { type: "signedIn", next: "/billing?onboarding=1" },
      ]);
    }
  });

  test("a refusal is announced, stands in the form, and keeps the entries", () => {
    const { snapshot, emitted } = steps(machine, [...signingUp, failed("upgrade.signingUp", refused("RATE_LIMITED"))]);
    expect(snapshot.value).toBe("editing");
    expect(snapshot.context).toMatchObject({ problem: "From the server.", password: "secret1" });
    expect(emitted).toEqual([
      { type: "announced", title: "Sign up failed", description: "From the server.", tone: "destructive" },
    ]);
  });

  describe("with an e-mail in use", () => {
    const fallback = [...signingUp, failed("upgrade.signingUp", refused("email_in_use"))];

    test("the same entries are tried as a sign-in, with a captcha token of its own", () => {
      expect(steps(machine, fallback).snapshot.value).toBe("proving");
      expect(steps(machine, [...fallback, done("upgrade.proving", "second")]).started).toEqual([
        { src: "signIn", input: { ...credentials, captchaToken: "second" } },
      ]);
      const skipped = steps(machine, [...fallback, failed("upgrade.proving", CUT)]);
      expect(skipped.snapshot.value).toBe("signingIn");
    });

    test("a sign-in that works welcomes back", () => {
      const signedIn = [...fallback, proved, done("upgrade.signingIn", { next: null }), done("upgrade.refreshing")];
      expect(steps(machine, signedIn).emitted).toEqual([
        { type: "announced", title: "Welcome back!", description: "You've successfully signed in.", tone: "default" },
        { type: "signedIn", next: null },
      ]);
    });

    test("a sign-in that fails asks to check e-mail and password", () => {
      const failedToo = [...fallback, proved, failed("upgrade.signingIn", refused("INVALID_CREDENTIALS"))];
      const { snapshot, emitted } = steps(machine, failedToo);
      expect(snapshot.context.problem).toBe("Please check your email and password.");
      expect(emitted).toEqual([
        {
          type: "announced",
          title: "Sign in failed",
          description: "Please check your email and password.",
          tone: "destructive",
        },
      ]);
    });
  });
});

test("upgrade: every state can be reached", () => {
  const events = [
    ...signingUp,
    done("upgrade.signingUp", { next: null }),
    failed("upgrade.signingUp", refused("email_in_use")),
    done("upgrade.signingIn", { next: null }),
    done("upgrade.refreshing"),
  ];
  expect(reachableStates(machine, events)).toEqual(Object.keys(machine.config.states ?? {}).toSorted());
});
