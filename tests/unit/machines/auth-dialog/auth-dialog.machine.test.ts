import { describe, expect, test } from "bun:test";
import { createActor, waitFor } from "xstate";
import { authDialogMachine as machine } from "../../../../machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthMode } from "../../../../machines/credentials/credentials.form.ts";
import type { CredentialsOutcome } from "../../../../machines/credentials/credentials.machine.ts";
import { entered, SIGN_IN_FAILED, turnedAway } from "../../../support/credential-steps.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";

const opened = (mode: AuthMode = "signin") => [{ type: "dialog.opened", mode }, done("authDialog.recalling", null)];
const typed = (field: string, value: string) => ({ type: "field.changed", field, value });
const credentials = [typed("email", " Ada@Example.com "), typed("password", "secret1")];
const submitted = { type: "form.submitted" };
const entering = (mode: AuthMode = "signin") => [...opened(mode), ...credentials, submitted];

const ENTERING = "authDialog.entering";
const inBy = (way: AuthMode, next: string | null = null) => entered(ENTERING, way, next);
const refused = (outcome: Partial<CredentialsOutcome> = {}) => turnedAway(ENTERING, outcome);

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

  test("a complete form is handed on as it was filled in", () => {
    for (const mode of ["signin", "signup"] as const) {
      const { snapshot, started } = steps(machine, entering(mode));
      expect(started).toEqual([{ src: "credentials", input: { mode, form: snapshot.context.form } }]);
      expect(snapshot.context.form).toMatchObject({ email: " Ada@Example.com ", password: "secret1" });
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
      inBy("signin"),
    ]);
    expect(started).toEqual([{ src: "keepEmail", input: { email: "ada@example.com" } }]);
  });

  test("with the box unticked a kept e-mail is cleared", () => {
    const { started } = steps(machine, [...entering(), inBy("signin")]);
    expect(started).toEqual([{ src: "keepEmail", input: { email: null } }]);
  });

  test("success refreshes the user, closes, welcomes and hands over the next path", () => {
    const kept = [...entering(), inBy("signin", "/billing"), done("authDialog.keepingEmail")];
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
      ...entering(),
      inBy("signin"),
      failed("authDialog.keepingEmail", new Error("full")),
      failed("authDialog.refreshing", new Error("offline")),
    ]);
    expect(snapshot.value).toBe("closed");
    expect(emitted).toContainEqual({ type: "signedIn", next: null });
  });

  test("a refusal is told once as a toast and once in the form, and keeps the entries", () => {
    const { snapshot, emitted } = steps(machine, [...entering(), refused()]);
    expect(snapshot.value).toBe("editing");
    expect(snapshot.context).toMatchObject({ problem: "From the server.", form: { password: "secret1" } });
    expect(emitted).toEqual([SIGN_IN_FAILED]);
  });

  test("field errors of the server land at their fields", () => {
    const { snapshot } = steps(machine, [
      ...entering(),
      refused({ fieldErrors: { email: "Too long" }, problem: null }),
    ]);
    expect(snapshot.context).toMatchObject({ fieldErrors: { email: "Too long" }, problem: null });
  });

  test("the dialog cannot be closed while it works", () => {
    const { snapshot } = steps(machine, [...entering(), { type: "dialog.closed" }]);
    expect(snapshot.value).toBe("entering");
    expect(snapshot.hasTag("busy")).toBe(true);
  });
});

describe("auth dialog: creating an account", () => {
  test("success says so and leaves the remembered e-mail alone", () => {
    const created = [...entering("signup"), inBy("signup")];
    expect(steps(machine, created).started).toEqual([{ src: "refreshSession", input: undefined }]);
    expect(steps(machine, [...created, done("authDialog.refreshing")]).emitted).toEqual([
      { type: "announced", title: "Account created!", tone: "default" },
      { type: "signedIn", next: null },
    ]);
  });

  test("a refusal stays in sign-up mode", () => {
    const { snapshot } = steps(machine, [...entering("signup"), refused({ way: "signup" })]);
    expect(snapshot.context.mode).toBe("signup");
  });

  test("an account that was found is entered under the heading of sign-up, leaving the remembered e-mail alone", () => {
    const found = [...entering("signup"), inBy("signin", "/dashboard")];
    expect(steps(machine, found).snapshot.context.mode).toBe("signup");
    expect(steps(machine, found).started).toEqual([{ src: "refreshSession", input: undefined }]);
    expect(steps(machine, [...found, done("authDialog.refreshing")]).emitted).toMatchObject([
      { title: "Welcome back!" },
      { type: "signedIn", next: "/dashboard" },
    ]);
  });

  test("an account that was found and stays shut leaves the dialog in sign-in mode", () => {
    const { snapshot } = steps(machine, [...entering("signup"), refused({ way: "signin" })]);
    expect(snapshot.context.mode).toBe("signin");
  });
});

test("auth dialog: every state can be reached", () => {
  const events = [
    ...opened(),
    { type: "dialog.opened", mode: "signup" },
    ...credentials,
    submitted,
    inBy("signin"),
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
