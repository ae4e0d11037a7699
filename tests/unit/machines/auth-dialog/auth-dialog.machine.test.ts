import { describe, expect, test } from "bun:test";
import { createActor, waitFor } from "xstate";
import { authDialogMachine as machine } from "../../../../machines/auth-dialog/auth-dialog.machine.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER } from "../../../support/no-answer.ts";

const opened = (mode: "signin" | "signup" = "signin") => [
  { type: "dialog.opened", mode },
  done("authDialog.recalling", null),
];
const typed = (field: string, value: string) => ({ type: "field.changed", field, value });
const credentials = [typed("email", " Ada@Example.com "), typed("password", "secret1")];
const submitted = { type: "form.submitted" };
const proved = done("authDialog.proving", "token");
const signingIn = [...opened(), ...credentials, submitted, proved];
const signingUp = [...opened("signup"), ...credentials, submitted, proved];

const refused = (problem: string | null, userMessage: string | null = "From the server.", status = 401) => ({
  status,
  problem,
  userMessage,
  fields: [],
});

describe("auth dialog: opening", () => {
  test("is closed until it is opened in the wanted mode", () => {
    expect(steps(machine, []).snapshot.value).toBe("closed");
    const { snapshot, started } = steps(machine, [{ type: "dialog.opened", mode: "signup" }]);
    expect(snapshot.value).toBe("recalling");
    expect(snapshot.context.mode).toBe("signup");
    expect(started).toEqual([{ src: "recallEmail", input: undefined }]);
  });

  test("a remembered e-mail is prefilled and the box stays ticked", () => {
    const { snapshot } = steps(machine, [
      { type: "dialog.opened", mode: "signin" },
      done("authDialog.recalling", "ada@example.com"),
    ]);
    expect(snapshot.context.form.email).toBe("ada@example.com");
    expect(snapshot.context.remember).toBe(true);
  });

  test("an unreadable memory opens an empty form", () => {
    const { snapshot } = steps(machine, [
      { type: "dialog.opened", mode: "signin" },
      failed("authDialog.recalling", new Error("denied")),
    ]);
    expect(snapshot.value).toBe("editing");
    expect(snapshot.context.form.email).toBe("");
  });

  test("closing keeps what was typed except the password", () => {
    const { snapshot } = steps(machine, [...opened(), ...credentials, { type: "dialog.closed" }]);
    expect(snapshot.value).toBe("closed");
    expect(snapshot.context.form).toMatchObject({ email: " Ada@Example.com ", password: "" });
  });

  test("opening again prefers what was typed over what is remembered", () => {
    const { snapshot } = steps(machine, [
      ...opened(),
      ...credentials,
      { type: "dialog.closed" },
      { type: "dialog.opened", mode: "signin" },
      done("authDialog.recalling", "old@example.com"),
    ]);
    expect(snapshot.context.form.email).toBe(" Ada@Example.com ");
  });
});

describe("auth dialog: the form", () => {
  test("an incomplete form is not sent and says what is wrong with each field", () => {
    const { snapshot, started } = steps(machine, [...opened(), typed("email", "ada"), submitted]);
    expect(snapshot.value).toBe("editing");
    expect(started).toEqual([]);
    expect(snapshot.context.fieldErrors).toEqual({
      email: "Invalid email address",
      password: "Password must be at least 6 characters",
    });
  });

  test("no field is marked before the first try", () => {
    const { snapshot } = steps(machine, [...opened(), typed("email", "ada")]);
    expect(snapshot.context.fieldErrors).toEqual({});
  });

  test("after the first try a mark goes as soon as the field is right", () => {
    const { snapshot } = steps(machine, [...opened(), submitted, typed("email", "ada@example.com")]);
    expect(snapshot.context.fieldErrors).toEqual({ password: "Password must be at least 6 characters" });
  });

  test("switching the mode keeps the entries and drops the marks", () => {
    const { snapshot } = steps(machine, [
      ...opened(),
      typed("email", "ada"),
      submitted,
      { type: "mode.switched", mode: "signup" },
    ]);
    expect(snapshot.context).toMatchObject({ mode: "signup", fieldErrors: {}, isChecked: false });
    expect(snapshot.context.form.email).toBe("ada");
  });

  test("the e-mail is trimmed and lowercased, the password is sent as typed", () => {
    const { started } = steps(machine, [
      ...opened(),
      typed("email", " Ada@Example.com "),
      typed("password", " S 1 x "),
      submitted,
      proved,
    ]);
    expect(started).toEqual([
      { src: "signIn", input: { email: "ada@example.com", password: " S 1 x ", captchaToken: "token" } },
    ]);
  });

  test("names and phone are sent at sign-up only when present", () => {
    const details = [typed("firstName", " Ada "), typed("lastName", "  "), typed("phone", "")];
    const { started } = steps(machine, [...opened("signup"), ...credentials, ...details, submitted, proved]);
    expect(started).toEqual([
      {
        src: "signUp",
        input: { email: "ada@example.com", password: "secret1", firstName: "Ada", captchaToken: "token" },
      },
    ]);
  });

  test("a captcha that fails or is off sends no token", () => {
    const withoutCaptcha = { email: "ada@example.com", password: "secret1" };
    for (const outcome of [failed("authDialog.proving", new Error("blocked")), done("authDialog.proving")]) {
      expect(steps(machine, [...opened(), ...credentials, submitted, outcome]).started).toEqual([
        { src: "signIn", input: withoutCaptcha },
      ]);
      expect(steps(machine, [...opened("signup"), ...credentials, submitted, outcome]).started).toEqual([
        { src: "signUp", input: withoutCaptcha },
      ]);
    }
  });
});

describe("auth dialog: signing in", () => {
  test("with the box ticked the e-mail is kept", () => {
    const { started } = steps(machine, [
      ...opened(),
      ...credentials,
      { type: "remember.changed", remember: true },
      submitted,
      proved,
      done("authDialog.signingIn", { next: null }),
    ]);
    expect(started).toEqual([{ src: "keepEmail", input: { email: "ada@example.com" } }]);
  });

  test("with the box unticked a kept e-mail is cleared", () => {
    const { started } = steps(machine, [...signingIn, done("authDialog.signingIn", { next: null })]);
    expect(started).toEqual([{ src: "keepEmail", input: { email: null } }]);
  });

  test("success refreshes the user, closes, welcomes and hands over the next path", () => {
    const kept = [...signingIn, done("authDialog.signingIn", { next: "/billing" }), done("authDialog.keepingEmail")];
    expect(steps(machine, kept).started).toEqual([{ src: "refreshSession", input: undefined }]);
    const { snapshot, emitted } = steps(machine, [...kept, done("authDialog.refreshing")]);
    expect(snapshot.value).toBe("closed");
    expect(snapshot.context.form).toEqual({ email: "", password: "", firstName: "", lastName: "", phone: "" });
    expect(emitted).toEqual([
      { type: "announced", title: "Welcome back!", description: "You've successfully signed in.", tone: "default" },
      { type: "signedIn", next: "/billing" },
    ]);
  });

  test("a memory that cannot be written and a session that cannot be read do not undo the sign-in", () => {
    const { snapshot, emitted } = steps(machine, [
      ...signingIn,
      done("authDialog.signingIn", { next: null }),
      failed("authDialog.keepingEmail", new Error("full")),
      failed("authDialog.refreshing", new Error("offline")),
    ]);
    expect(snapshot.value).toBe("closed");
    expect(emitted).toContainEqual({ type: "signedIn", next: null });
  });

  test("a refusal shows the server's words, once as a toast and once in the form, and keeps the entries", () => {
    const { snapshot, emitted } = steps(machine, [
      ...signingIn,
      failed("authDialog.signingIn", refused("INVALID_CREDENTIALS")),
    ]);
    expect(snapshot.value).toBe("editing");
    expect(snapshot.context).toMatchObject({ problem: "From the server.", form: { password: "secret1" } });
    expect(emitted).toEqual([
      { type: "announced", title: "Sign in failed", description: "From the server.", tone: "destructive" },
    ]);
  });

  test("a refusal without words says 'Signin failed', no answer at all says 'Please try again.'", () => {
    const { emitted } = steps(machine, [...signingIn, failed("authDialog.signingIn", refused(null, null, 500))]);
    expect(emitted).toMatchObject([{ description: "Signin failed" }]);
    const cut = steps(machine, [...signingIn, failed("authDialog.signingIn", NO_ANSWER)]);
    expect(cut.emitted).toMatchObject([{ description: "Please try again." }]);
    expect(cut.snapshot.context.problem).toBe(
      "We cannot reach the server. What you typed is still here; check your connection and try again.",
    );
  });

  test("field errors of the server land at their fields", () => {
    const error = { ...refused("VALIDATION", "Too long", 422), fields: [{ path: "email", message: "Too long" }] };
    const { snapshot } = steps(machine, [...signingIn, failed("authDialog.signingIn", error)]);
    expect(snapshot.context).toMatchObject({ fieldErrors: { email: "Too long" }, problem: null });
  });

  test("the dialog cannot be closed while it works", () => {
    const { snapshot } = steps(machine, [...signingIn, { type: "dialog.closed" }]);
    expect(snapshot.value).toBe("signingIn");
    expect(snapshot.hasTag("busy")).toBe(true);
  });
});

describe("auth dialog: creating an account", () => {
  const inUse = failed("authDialog.signingUp", refused("email_in_use", "Taken.", 409));

  test("success says so and leaves the remembered e-mail alone", () => {
    const created = [...signingUp, done("authDialog.signingUp", { next: null })];
    expect(steps(machine, created).started).toEqual([{ src: "refreshSession", input: undefined }]);
    expect(steps(machine, [...created, done("authDialog.refreshing")]).emitted).toEqual([
      { type: "announced", title: "Account created!", tone: "default" },
      { type: "signedIn", next: null },
    ]);
  });

  test("a refusal shows 'Sign up failed' with the server's words", () => {
    const { emitted } = steps(machine, [...signingUp, failed("authDialog.signingUp", refused("WEAK_PASSWORD"))]);
    expect(emitted).toEqual([
      { type: "announced", title: "Sign up failed", description: "From the server.", tone: "destructive" },
    ]);
    const wordless = steps(machine, [...signingUp, failed("authDialog.signingUp", refused(null, null, 500))]);
    expect(wordless.emitted).toMatchObject([{ description: "Signup failed" }]);
  });

  test("an e-mail in use is tried as a sign-in, with a captcha token of its own and without a word", () => {
    const { snapshot, emitted } = steps(machine, [...signingUp, inUse]);
    expect(snapshot.value).toBe("proving");
    expect(emitted).toEqual([]);
    const { started } = steps(machine, [...signingUp, inUse, done("authDialog.proving", "second")]);
    expect(started).toEqual([
      { src: "signIn", input: { email: "ada@example.com", password: "secret1", captchaToken: "second" } },
    ]);
  });

  test("the sign-in after an e-mail in use welcomes back", () => {
    const { emitted } = steps(machine, [
      ...signingUp,
      inUse,
      failed("authDialog.proving", null),
      done("authDialog.signingIn", { next: "/dashboard" }),
      done("authDialog.refreshing"),
    ]);
    expect(emitted).toMatchObject([{ title: "Welcome back!" }, { type: "signedIn", next: "/dashboard" }]);
  });

  test("when that fails too, it asks to check e-mail and password, in sign-in mode", () => {
    const { snapshot, emitted } = steps(machine, [
      ...signingUp,
      inUse,
      proved,
      failed("authDialog.signingIn", refused("INVALID_CREDENTIALS")),
    ]);
    expect(snapshot.context).toMatchObject({ mode: "signin", problem: "Please check your email and password." });
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

test("auth dialog: every state can be reached", () => {
  const events = [
    ...opened(),
    { type: "dialog.opened", mode: "signup" },
    ...credentials,
    submitted,
    proved,
    done("authDialog.signingIn", { next: null }),
    done("authDialog.signingUp", { next: null }),
    done("authDialog.keepingEmail"),
    done("authDialog.refreshing"),
  ];
  expect(reachableStates(machine, events)).toEqual(Object.keys(machine.config.states ?? {}).toSorted());
});

test("auth dialog: a sign-in that was not provided ends as a refusal, not as silence", async () => {
  const actor = createActor(machine).start();
  actor.send({ type: "dialog.opened", mode: "signin" });
  await waitFor(actor, ({ value }) => value === "editing");
  actor.send({ type: "field.changed", field: "email", value: "ada@example.com" });
  actor.send({ type: "field.changed", field: "password", value: "secret1" });
  actor.send({ type: "form.submitted" });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
  expect(context.problem).toBe("Signin failed");
});
