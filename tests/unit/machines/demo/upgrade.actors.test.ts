import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, waitFor } from "xstate";
import type { SignInForm, SignUpForm } from "../../../../events/wire/identity.ts";
import type { SignInReply } from "../../../../events/wire/session.ts";
import { credentialsMachine } from "../../../../machines/credentials/credentials.machine.ts";
import { type DemoStash, upgradeMachine as machine } from "../../../../machines/demo/upgrade.machine.ts";
import { refusal } from "../../../support/refusals.ts";

type Next = Pick<SignInReply, "next">;

const fill = (actor: ReturnType<typeof createActor<typeof machine>>) => {
  actor.send({ type: "field.changed", field: "email", value: "ada@example.com" });
  actor.send({ type: "field.changed", field: "password", value: "secret1" });
  actor.send({ type: "form.submitted", stash: null });
};

describe("upgrade: with its actors", () => {
  test("an e-mail in use signs in with the same entries", async () => {
    const calls: string[] = [];
    const actor = createActor(
      machine.provide({
        actors: {
          stashResult: fromPromise<void, DemoStash | null>(async () => void calls.push("stash")),
          credentials: credentialsMachine.provide({
            actors: {
              proveHuman: fromPromise<string | undefined>(async () => undefined),
              signUp: fromPromise<Next, SignUpForm>(async () => {
                calls.push("sign up");
                throw Object.assign(new Error("in use"), refusal("email_in_use"));
              }),
              signIn: fromPromise<Next, SignInForm>(async ({ input }) => {
                calls.push(`sign in ${input.email}`);
                return { next: "/billing" };
              }),
            },
          }),
          refreshSession: fromPromise<void>(async () => void calls.push("refresh")),
        },
      }),
    ).start();
    const nexts: (string | null)[] = [];
    actor.on("signedIn", ({ next }) => void nexts.push(next));
    fill(actor);
    await waitFor(actor, (snapshot) => snapshot.matches("finished"));
    expect(calls).toEqual(["stash", "sign up", "sign in ada@example.com", "refresh"]);
    expect(nexts).toEqual(["/billing"]);
  });

  test("actors that nobody provided end in the form, with what was typed", async () => {
    const actor = createActor(machine).start();
    fill(actor);
    expect(actor.getSnapshot().value).toBe("stashing");
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    expect(context).toMatchObject({ email: "ada@example.com", password: "secret1" });
    expect(context.problem).not.toBeNull();
  });
});
