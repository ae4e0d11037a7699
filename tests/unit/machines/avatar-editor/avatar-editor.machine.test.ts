import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, waitFor } from "xstate";
import {
  avatarPayload,
  draftOf,
  EMPTY_AVATAR,
  isDirty,
  withItem,
} from "../../../../machines/avatar-editor/avatar-editor.draft.ts";
import { avatarEditorMachine as machine } from "../../../../machines/avatar-editor/avatar-editor.machine.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";

const fresh = { avatarId: null };
const named = { ...EMPTY_AVATAR, name: "Ann", audience: "Weekend travellers" };
const existing = { avatarId: "avatar-1", draft: named };
const typed = (field: string, value: string) => ({ type: "text.changed", field, value });
const added = (list: string, text: string) => ({ type: "item.added", list, text });
const save = { type: "save.requested" };
const filled = [typed("name", " Ann "), typed("audience", "Weekend travellers")];
const saved = done("avatarEditor.saving", { id: "avatar-1" });
const unsaved = (error: unknown) => failed("avatarEditor.saving", error);
const remove = { type: "delete.requested" };
const confirmed = { type: "delete.confirmed" };
const deleted = done("avatarEditor.deleting");
const undeleted = (error: unknown) => failed("avatarEditor.deleting", error);
const refusal = (problem: string | null, userMessage: string | null = null) => ({
  status: 409,
  problem,
  userMessage,
  fields: [],
});
const announced = (title: string, description: string) => ({
  type: "announced",
  title,
  description,
  tone: "destructive",
});

describe("avatar editor: the draft", () => {
  test("list items are trimmed; empty and repeated ones are left out", () => {
    const { snapshot } = steps(
      machine,
      [added("pains", " heavy "), added("pains", "  "), added("pains", "heavy"), added("pains", "loud")],
      fresh,
    );
    expect(snapshot.context.draft.pains).toEqual(["heavy", "loud"]);
    expect(withItem(["a"], " b ")).toEqual(["a", "b"]);
  });

  test("an item can be taken out", () => {
    const events = [added("say", "one"), added("say", "two"), { type: "item.removed", list: "say", index: 0 }];
    expect(steps(machine, events, fresh).snapshot.context.draft.say).toEqual(["two"]);
  });

  test("a new avatar speaks in a professional tone, and an emptied tone falls back to it", () => {
    expect(avatarPayload(named).tone).toBe("professional");
    expect(avatarPayload({ ...named, tone: " " }).tone).toBe("professional");
  });

  test("the persona's facts are sent back unchanged", () => {
    const demographics = { gender: "", ageRange: "", location: "", incomeLevel: "", occupation: "Nurse" };
    const draft = draftOf({
      id: "avatar-1",
      ...named,
      pains: [],
      desiredOutcomes: [],
      keywords: [],
      emotionalDrivers: [],
      say: [],
      notSay: [],
      notes: null,
      demographics,
    });
    expect(avatarPayload(draft)).toMatchObject({ demographics, psychographics: null, notes: null });
  });

  test("only a real change makes it dirty", () => {
    expect(isDirty({ ...named, name: " Ann " }, named)).toBe(false);
    expect(isDirty({ ...named, name: "Bea" }, named)).toBe(true);
  });
});

describe("avatar editor: saving", () => {
  test("name and target audience are required", () => {
    const { snapshot, emitted, started } = steps(machine, [typed("name", "Ann"), save], fresh);
    expect(snapshot.value).toBe("editing");
    expect(snapshot.context.isChecked).toBe(true);
    expect(started).toEqual([]);
    expect(emitted).toEqual([announced("Validation error", "Name and target audience are required")]);
  });

  test("a new avatar is created and handed over with its id", () => {
    const saving = steps(machine, [...filled, save], fresh);
    expect(saving.started).toEqual([{ src: "saveAvatar", input: { avatarId: null, form: avatarPayload(named) } }]);
    const { snapshot, emitted } = steps(machine, [...filled, save, saved], fresh);
    expect(snapshot.value).toBe("editing");
    expect(snapshot.context).toMatchObject({ avatarId: "avatar-1", isChecked: false });
    expect(isDirty(snapshot.context.draft, snapshot.context.saved)).toBe(false);
    expect(emitted).toEqual([{ type: "saved", avatarId: "avatar-1" }]);
  });

  test.each([
    ["a new one", fresh, [...filled, save], "Failed to create avatar"],
    ["an existing one", existing, [save], "Failed to update avatar"],
  ])("a failure to save %s keeps the draft and says so", (_, input, events, description) => {
    const { snapshot, emitted } = steps(machine, [...events, unsaved(refusal(null))], input);
    expect(snapshot.context.draft.name.trim()).toBe("Ann");
    expect(emitted).toEqual([announced("Error", description)]);
  });

  test("the server's own words come first", () => {
    const { emitted } = steps(machine, [save, unsaved(refusal("READ_ONLY", "Read-only."))], existing);
    expect(emitted).toEqual([announced("Error", "Read-only.")]);
  });

  test("a reached cap is handed over instead of announced as a failure", () => {
    const { snapshot, emitted } = steps(machine, [...filled, save, unsaved(refusal("AVATAR_LIMIT_REACHED"))], fresh);
    expect(snapshot.value).toBe("editing");
    expect(emitted).toEqual([{ type: "limitReached" }]);
  });
});

describe("avatar editor: deleting", () => {
  test("a new avatar cannot be deleted", () => {
    expect(steps(machine, [remove], fresh).snapshot.value).toBe("editing");
  });

  test("it asks first, and no is no", () => {
    expect(steps(machine, [remove], existing).snapshot.value).toBe("confirmingDelete");
    const { snapshot, started } = steps(machine, [remove, { type: "delete.canceled" }], existing);
    expect(snapshot.value).toBe("editing");
    expect(started).toEqual([]);
  });

  test("a deleted avatar is announced and handed over", () => {
    expect(steps(machine, [remove, confirmed], existing).started).toEqual([
      { src: "deleteAvatar", input: { avatarId: "avatar-1" } },
    ]);
    const { snapshot, emitted } = steps(machine, [remove, confirmed, deleted], existing);
    expect(snapshot.value).toBe("deleted");
    expect(emitted).toEqual([
      { type: "announced", title: "Avatar deleted successfully", tone: "default" },
      { type: "deleted", avatarId: "avatar-1" },
    ]);
  });

  test("a failure keeps the avatar open and says so", () => {
    const { snapshot, emitted } = steps(machine, [remove, confirmed, undeleted(refusal(null))], existing);
    expect(snapshot.value).toBe("editing");
    expect(emitted).toEqual([announced("Delete failed", "Failed to delete avatar")]);
  });
});

describe("avatar editor: with its actors", () => {
  test("saves, then deletes", async () => {
    const actor = createActor(
      machine.provide({
        actors: {
          saveAvatar: fromPromise(async () => ({ id: "avatar-9" })),
          deleteAvatar: fromPromise(async () => {}),
        },
      }),
      { input: { avatarId: null, draft: named } },
    ).start();
    actor.send({ type: "save.requested" });
    await waitFor(actor, ({ context }) => context.avatarId === "avatar-9");
    actor.send({ type: "delete.requested" });
    actor.send({ type: "delete.confirmed" });
    const snapshot = await waitFor(actor, ({ status }) => status === "done");
    expect(snapshot.value).toBe("deleted");
  });

  test("an actor that nobody provided is a failure, not a wait without end", async () => {
    const actor = createActor(machine, { input: existing }).start();
    const said: string[] = [];
    actor.on("announced", ({ description }) => void said.push(description ?? ""));
    actor.send({ type: "save.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    expect(said).toEqual(["Failed to update avatar"]);
  });
});

test("every state can be reached", () => {
  const events = [save, saved, unsaved(refusal(null)), remove, confirmed, { type: "delete.canceled" }, deleted];
  expect(reachableStates(machine, events, existing)).toEqual([
    "confirmingDelete",
    "deleted",
    "deleting",
    "editing",
    "saving",
  ]);
});
