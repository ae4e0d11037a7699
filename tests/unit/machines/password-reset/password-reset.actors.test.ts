import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, waitFor } from "xstate";
import { forgotPasswordMachine } from "../../../../machines/password-reset/forgot-password.machine.ts";
import { resetPasswordMachine } from "../../../../machines/password-reset/reset-password.machine.ts";

const input = { token: "reset-1" };
const PASSWORD = "correct horse 1";

describe("forgot password: with its actor", () => {
  test("a link is sent to the address", async () => {
    const sent: string[] = [];
    const sendLink = fromPromise<void, { email: string }>(async ({ input: { email } }) => void sent.push(email));
    const actor = createActor(forgotPasswordMachine.provide({ actors: { sendLink } })).start();
    actor.send({ type: "email.changed", email: " Ada@Example.com" });
    actor.send({ type: "form.submitted" });
    await waitFor(actor, (snapshot) => snapshot.matches("sent"));
    expect(sent).toEqual(["ada@example.com"]);
  });

  test("that nobody provided is a failure, with the address kept", async () => {
    const actor = createActor(forgotPasswordMachine).start();
    actor.send({ type: "email.changed", email: "ada@example.com" });
    actor.send({ type: "form.submitted" });
    expect(actor.getSnapshot().value).toBe("sending");
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    expect(context).toMatchObject({ email: "ada@example.com", problem: { title: "Unable to send" } });
  });
});

describe("reset password: with its actors", () => {
  const checkLink = fromPromise<{ valid: boolean }, { token: string }>(async () => ({ valid: true }));

  test("a valid link sets the new password", async () => {
    const set: unknown[] = [];
    const setPassword = fromPromise<void, { token: string; newPassword: string }>(
      async ({ input: form }) => void set.push(form),
    );
    const actor = createActor(resetPasswordMachine.provide({ actors: { checkLink, setPassword } }), { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    for (const field of ["password", "confirm"] as const) actor.send({ type: "field.changed", field, value: PASSWORD });
    actor.send({ type: "form.submitted" });
    await waitFor(actor, (snapshot) => snapshot.matches("changed"));
    expect(set).toEqual([{ token: "reset-1", newPassword: PASSWORD }]);
  });

  test("a check that nobody provided leaves the link unchecked; a save that nobody provided leaves the entries", async () => {
    const unchecked = createActor(resetPasswordMachine, { input }).start();
    await waitFor(unchecked, (snapshot) => snapshot.matches("unchecked"));
    const actor = createActor(resetPasswordMachine.provide({ actors: { checkLink } }), { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    for (const field of ["password", "confirm"] as const) actor.send({ type: "field.changed", field, value: PASSWORD });
    actor.send({ type: "form.submitted" });
    expect(actor.getSnapshot().value).toBe("saving");
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    expect(context.password).toBe(PASSWORD);
    expect(context.problem).not.toBeNull();
  });
});
