import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, waitFor } from "xstate";
import { avatarDeletionMachine as machine } from "../../../../machines/avatar-deletion/avatar-deletion.machine.ts";
import { type AnyEvent, done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { failureToast, NO_ANSWER, refusal } from "../../../support/refusals.ts";

const avatar = { id: "avatar-1", name: "Nurse" };
const asked = { type: "delete.requested", avatar };
const confirmed = { type: "delete.confirmed" };
const canceled = { type: "delete.canceled" };
const deleted = done("avatarDeletion.deletion.deleting");
const undeleted = (error: unknown) => failed("avatarDeletion.deletion.deleting", error);
const undo = (avatarId = "avatar-1") => ({ type: "undo.requested", avatarId });
const restored = done("avatarDeletion.undo.restoring");
const unrestored = (error: unknown) => failed("avatarDeletion.undo.restoring", error);

const after = (...events: AnyEvent[]) => steps(machine, events);

describe("avatar deletion: the question", () => {
  test("comes first, names the avatar, and no is no", () => {
    const question = after(asked);
    expect(question.snapshot.value).toEqual({ deletion: "confirming", undo: "idle" });
    expect(question.snapshot.context.avatar).toEqual(avatar);
    expect(question.started).toEqual([]);
    expect(after(asked, canceled).snapshot).toMatchObject({ value: { deletion: "idle" }, context: { avatar: null } });
  });

  test("is not skipped by a yes that nobody was asked for", () => {
    expect(after(confirmed).snapshot.value.deletion).toBe("idle");
  });
});

describe("avatar deletion: deleting", () => {
  test("a yes deletes, and a second one deletes nothing more", () => {
    const input = { avatarId: "avatar-1" };
    expect(after(asked, confirmed).started).toEqual([{ src: "deleteAvatar", input }]);
    expect(after(asked, confirmed, confirmed).started).toEqual([]);
    expect(after(asked, confirmed, canceled).snapshot.value.deletion).toBe("deleting");
  });

  test("a deleted avatar is handed over once, to be announced with a way back", () => {
    const { snapshot, emitted } = after(asked, confirmed, deleted);
    expect(snapshot.value.deletion).toBe("idle");
    expect(snapshot.context.avatar).toBeNull();
    expect(emitted).toEqual([{ type: "deleted", avatarId: "avatar-1" }]);
  });

  test.each([
    [refusal(null, null), "Failed to delete avatar"],
    [refusal("READ_ONLY", "Read-only."), "Read-only."],
    [NO_ANSWER, "Failed to delete avatar"],
  ])("a failure says so and asks again: %p", (error, description) => {
    const { snapshot, emitted } = after(asked, confirmed, undeleted(error));
    expect(snapshot.value.deletion).toBe("confirming");
    expect(emitted).toEqual([failureToast("Delete failed", description)]);
  });
});

describe("avatar deletion: taking it back", () => {
  test("an undo restores that avatar, and a second click restores nothing more", () => {
    expect(after(asked, confirmed, deleted, undo()).started).toEqual([
      { src: "restoreAvatar", input: { avatarId: "avatar-1" } },
    ]);
    expect(after(undo(), undo()).started).toEqual([]);
  });

  test("works while another avatar is asked about", () => {
    const { snapshot, started } = after(asked, confirmed, deleted, asked, undo("avatar-1"));
    expect(snapshot.value).toEqual({ deletion: "confirming", undo: "restoring" });
    expect(started).toEqual([{ src: "restoreAvatar", input: { avatarId: "avatar-1" } }]);
  });

  test("a restored avatar is handed over and announced", () => {
    const { snapshot, emitted } = after(undo(), restored);
    expect(snapshot.value.undo).toBe("idle");
    expect(snapshot.context.restoringId).toBeNull();
    expect(emitted).toEqual([
      { type: "restored", avatarId: "avatar-1" },
      { type: "announced", title: "Avatar restored", tone: "default" },
    ]);
  });

  test("a cap that was reached meanwhile is handed over instead of announced as a failure", () => {
    expect(after(undo(), unrestored(refusal("AVATAR_LIMIT_REACHED"))).emitted).toEqual([{ type: "limitReached" }]);
  });

  test.each([
    [refusal("AVATAR_NOT_FOUND", "There is no such avatar."), "There is no such avatar."],
    [NO_ANSWER, "Failed to restore avatar"],
  ])("any other failure says so: %p", (error, description) => {
    const { snapshot, emitted } = after(undo(), unrestored(error));
    expect(snapshot.value.undo).toBe("idle");
    expect(emitted).toEqual([failureToast("Error", description)]);
  });
});

describe("avatar deletion: with its actors", () => {
  test("deletes and brings back", async () => {
    const calls: string[] = [];
    const actor = createActor(
      machine.provide({
        actors: {
          deleteAvatar: fromPromise(async ({ input }) => void calls.push(`delete ${input.avatarId}`)),
          restoreAvatar: fromPromise(async ({ input }) => void calls.push(`restore ${input.avatarId}`)),
        },
      }),
    ).start();
    actor.on("deleted", ({ avatarId }) => actor.send({ type: "undo.requested", avatarId }));
    const isRestored = Promise.withResolvers<string>();
    actor.on("restored", ({ avatarId }) => isRestored.resolve(avatarId));
    actor.send({ type: "delete.requested", avatar });
    actor.send({ type: "delete.confirmed" });
    expect(await isRestored.promise).toBe("avatar-1");
    expect(calls).toEqual(["delete avatar-1", "restore avatar-1"]);
  });

  test("actors that nobody provided fail aloud, in both directions", async () => {
    const actor = createActor(machine).start();
    const said: string[] = [];
    actor.on("announced", ({ description }) => void said.push(description ?? ""));
    actor.send({ type: "delete.requested", avatar });
    actor.send({ type: "delete.confirmed" });
    await waitFor(actor, ({ value }) => value.deletion === "confirming");
    actor.send({ type: "undo.requested", avatarId: "avatar-1" });
    await waitFor(actor, ({ value }) => value.undo === "idle");
    expect(said).toEqual(["Failed to delete avatar", "Failed to restore avatar"]);
  });
});

test("every state can be reached", () => {
  const events = [asked, confirmed, canceled, deleted, undeleted(refusal(null, null)), undo(), restored];
  expect(reachableStates(machine, events)).toEqual([
    "deletion.confirming",
    "deletion.deleting",
    "deletion.idle",
    "undo.idle",
    "undo.restoring",
  ]);
});
