import { describe, expect, test } from "bun:test";
import { accountDeletionMachine as machine } from "../../../../machines/account-deletion/account-deletion.machine.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { refusal } from "../../../support/refusals.ts";

const ERASES_AT = "2026-11-30T10:00:00.000Z";
const open = { deletionAt: null };
const pending = { deletionAt: ERASES_AT };

const asked = { type: "deletion.asked" };
const typed = { type: "password.typed", password: "correct horse 9" };
const confirmed = { type: "confirmed" };
const dismissed = { type: "dismissed" };
const keep = { type: "keep.requested" };
const requested = [asked, typed, confirmed];

const wordless = refusal(null, null);
const WRONG = "The current password is not correct.";
const wrong = refusal("WRONG_PASSWORD", WRONG, { fields: [{ path: "password", message: WRONG }] });

describe("deleting an account", () => {
  test("asks for the password first, and sends nothing without it", () => {
    const { snapshot, started } = steps(machine, [asked, confirmed], open);
    expect(snapshot.value).toBe("confirming");
    expect(snapshot.context.passwordError).toBe("Your password is required");
    expect(started).toEqual([]);
  });

  test("sends the password, and is scheduled once the session was read anew", () => {
    expect(steps(machine, requested, open).started).toEqual([
      { src: "requestDeletion", input: { password: "correct horse 9" } },
    ]);
    const accepted = [...requested, done("accountDeletion.requesting", pending)];
    expect(steps(machine, accepted, open).started).toEqual([{ src: "refresh", input: undefined }]);
    const { snapshot } = steps(machine, [...accepted, done("accountDeletion.refreshing")], open);
    expect(snapshot.value).toBe("scheduled");
    expect(snapshot.context).toMatchObject({ deletionAt: ERASES_AT, password: "" });
  });

  test("a wrong password is told at its field, and typing takes the reproach away", () => {
    const refused = [...requested, failed("accountDeletion.requesting", wrong)];
    const { snapshot, emitted } = steps(machine, refused, open);
    expect(snapshot.value).toBe("confirming");
    expect(snapshot.context.passwordError).toBe("The current password is not correct.");
    expect(emitted).toEqual([]);
    expect(steps(machine, [...refused, typed], open).snapshot.context.passwordError).toBeNull();
  });

  test("any other failure is announced, and what was typed stays", () => {
    const { snapshot, emitted } = steps(machine, [...requested, failed("accountDeletion.requesting", wordless)], open);
    expect(snapshot.context.password).toBe("correct horse 9");
    expect(emitted).toEqual([
      {
        type: "announced",
        title: "Your account was not deleted",
        description: "Please try again.",
        tone: "destructive",
      },
    ]);
  });

  test("a change of mind forgets the password", () => {
    const { snapshot } = steps(machine, [asked, typed, dismissed], open);
    expect(snapshot.value).toBe("idle");
    expect(snapshot.context.password).toBe("");
  });
});

describe("keeping an account", () => {
  test("takes one click, and says so", () => {
    expect(steps(machine, [keep], pending).started).toEqual([{ src: "keepAccount", input: undefined }]);
    const { snapshot, emitted } = steps(machine, [keep, done("accountDeletion.keeping", open)], pending);
    expect(snapshot.context.deletionAt).toBeNull();
    expect(emitted).toMatchObject([{ title: "Your account stays", tone: "default" }]);
    const after = [keep, done("accountDeletion.keeping", open), done("accountDeletion.refreshing")];
    expect(steps(machine, after, pending).snapshot.value).toBe("idle");
  });

  test("a session that cannot be read anew leaves the page usable", () => {
    const cut = [keep, done("accountDeletion.keeping", open), failed("accountDeletion.refreshing", wordless)];
    expect(steps(machine, cut, pending).snapshot.value).toBe("idle");
  });

  test("that fails is announced, and can be tried again", () => {
    const { snapshot, emitted } = steps(machine, [keep, failed("accountDeletion.keeping", wordless)], pending);
    expect(snapshot.value).toBe("scheduled");
    expect(emitted).toMatchObject([{ title: "Your account could not be kept", tone: "destructive" }]);
  });

  test("has nothing to keep where nothing is to be deleted", () => {
    expect(steps(machine, [keep], open).started).toEqual([]);
  });
});

test("every state can be reached", () => {
  const answers = [
    done("accountDeletion.requesting", pending),
    done("accountDeletion.refreshing"),
    done("accountDeletion.keeping", open),
  ];
  expect(reachableStates(machine, [asked, typed, confirmed, keep, ...answers], open)).toEqual([
    "confirming",
    "idle",
    "keeping",
    "refreshing",
    "requesting",
    "scheduled",
  ]);
});
