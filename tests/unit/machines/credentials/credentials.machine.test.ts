import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, toPromise } from "xstate";
import type { SignInForm, SignUpForm } from "../../../../events/wire/identity.ts";
import type { SignInReply } from "../../../../events/wire/session.ts";
import { type AuthMode, EMPTY_AUTH_FORM } from "../../../../machines/credentials/credentials.form.ts";
import { credentialsMachine as machine } from "../../../../machines/credentials/credentials.machine.ts";
import { type AnyEvent, done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

type Next = Pick<SignInReply, "next">;

const form = { ...EMPTY_AUTH_FORM, email: " Ada@Example.com ", password: " S 1 x " };
const entries = { email: "ada@example.com", password: " S 1 x " };
const proved = done("credentials.proving", "token");

const inUse = failed("credentials.signingUp", refusal("email_in_use", "Taken."));

const stepped = (mode: AuthMode, ...events: AnyEvent[]) => steps(machine, events, { mode, form });
const outcome = (mode: AuthMode, ...events: AnyEvent[]) => stepped(mode, ...events).snapshot.output;

describe("credentials: what is sent", () => {
  test("the e-mail is trimmed and lowercased, the password is sent as typed", () => {
    expect(stepped("signin", proved).started).toEqual([
      { src: "signIn", input: { ...entries, captchaToken: "token" } },
    ]);
  });

  test("names and phone are sent at sign-up only when present", () => {
    const named = { ...form, firstName: " Ada ", lastName: "  " };
    expect(steps(machine, [proved], { mode: "signup", form: named }).started).toEqual([
      { src: "signUp", input: { ...entries, firstName: "Ada", captchaToken: "token" } },
    ]);
  });

  test("a captcha that fails or is off sends no token", () => {
    for (const answer of [failed("credentials.proving", new Error("blocked")), done("credentials.proving")]) {
      expect(stepped("signin", answer).started).toEqual([{ src: "signIn", input: entries }]);
      expect(stepped("signup", answer).started).toEqual([{ src: "signUp", input: entries }]);
    }
  });
});

describe("credentials: signing in", () => {
  const settled = (error: unknown) => outcome("signin", proved, failed("credentials.signingIn", error));

  test("success welcomes back and says where to go", () => {
    expect(outcome("signin", proved, done("credentials.signingIn", { next: "/billing" }))).toEqual({
      isIn: true,
      way: "signin",
      next: "/billing",
      announcement: {
        type: "announced",
        title: "Welcome back!",
        description: "You've successfully signed in.",
        tone: "default",
      },
      fieldErrors: {},
      problem: null,
    });
  });

  test("a refusal is told in the server's words, as a toast and in the form", () => {
    expect(settled(refusal("INVALID_CREDENTIALS"))).toEqual({
      isIn: false,
      way: "signin",
      next: null,
      announcement: {
        type: "announced",
        title: "Sign in failed",
        description: "From the server.",
        tone: "destructive",
      },
      fieldErrors: {},
      problem: "From the server.",
    });
  });

  test("a refusal without words says 'Signin failed', no answer at all says 'Please try again.'", () => {
    expect(settled(refusal(null, null))).toMatchObject({ announcement: { description: "Signin failed" } });
    expect(settled(NO_ANSWER)).toMatchObject({
      announcement: { description: "Please try again." },
      problem: "We cannot reach the server. What you typed is still here; check your connection and try again.",
    });
  });

  test("field errors of the server land at their fields", () => {
    const error = refusal("VALIDATION", "Too long", { fields: [{ path: "email", message: "Too long" }] });
    expect(settled(error)).toMatchObject({ fieldErrors: { email: "Too long" }, problem: null });
  });
});

describe("credentials: creating an account", () => {
  test("success says so", () => {
    expect(outcome("signup", proved, done("credentials.signingUp", { next: null }))).toMatchObject({
      isIn: true,
      way: "signup",
      announcement: { title: "Account created!", tone: "default" },
    });
  });

  test("a refusal shows 'Sign up failed' with the server's words", () => {
    const settled = (error: unknown) => outcome("signup", proved, failed("credentials.signingUp", error));
    expect(settled(refusal("WEAK_PASSWORD"))).toMatchObject({
      isIn: false,
      way: "signup",
      announcement: { title: "Sign up failed", description: "From the server.", tone: "destructive" },
    });
    expect(settled(refusal(null, null))).toMatchObject({ announcement: { description: "Signup failed" } });
  });

  test("an e-mail in use is tried as a sign-in, with a captcha token of its own or with none", () => {
    expect(stepped("signup", proved, inUse).started).toEqual([{ src: "proveHuman", input: undefined }]);
    expect(stepped("signup", proved, inUse, done("credentials.proving", "second")).started).toEqual([
      { src: "signIn", input: { ...entries, captchaToken: "second" } },
    ]);
    expect(stepped("signup", proved, inUse, failed("credentials.proving", NO_ANSWER)).started).toEqual([
      { src: "signIn", input: entries },
    ]);
  });

  test("the sign-in after an e-mail in use welcomes back", () => {
    const signedIn = done("credentials.signingIn", { next: "/dashboard" });
    expect(outcome("signup", proved, inUse, proved, signedIn)).toMatchObject({
      isIn: true,
      way: "signin",
      next: "/dashboard",
      announcement: { title: "Welcome back!" },
    });
  });

  test("when that fails too, it asks to check e-mail and password", () => {
    const wrong = failed("credentials.signingIn", refusal("INVALID_CREDENTIALS"));
    expect(outcome("signup", proved, inUse, proved, wrong)).toMatchObject({
      isIn: false,
      way: "signin",
      announcement: { title: "Sign in failed", description: "Please check your email and password." },
      problem: "Please check your email and password.",
    });
  });
});

test("credentials: every state can be reached", () => {
  const events = [
    proved,
    done("credentials.signingUp", { next: null }),
    inUse,
    done("credentials.signingIn", { next: null }),
  ];
  expect(reachableStates(machine, events, { mode: "signup", form })).toEqual(
    Object.keys(machine.config.states ?? {}).toSorted(),
  );
});

describe("credentials: with its actors", () => {
  test("an e-mail in use signs in with the same entries", async () => {
    const calls: string[] = [];
    const actors = {
      proveHuman: fromPromise<string | undefined>(async () => undefined),
      signUp: fromPromise<Next, SignUpForm>(async ({ input }) => {
        calls.push(`sign up ${input.email}`);
        throw Object.assign(new Error("in use"), refusal("email_in_use"));
      }),
      signIn: fromPromise<Next, SignInForm>(async ({ input }) => {
        calls.push(`sign in ${input.email}`);
        return { next: "/billing" };
      }),
    };
    const actor = createActor(machine.provide({ actors }), { input: { mode: "signup", form } }).start();
    expect(await toPromise(actor)).toMatchObject({ isIn: true, next: "/billing" });
    expect(calls).toEqual(["sign up ada@example.com", "sign in ada@example.com"]);
  });

  test("actors that nobody provided end as a refusal", async () => {
    const actor = createActor(machine, { input: { mode: "signin", form } }).start();
    expect(await toPromise(actor)).toMatchObject({ isIn: false, problem: "Signin failed" });
  });
});
