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
import { type AnyEvent, done, elapsed, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { failureToast, refusal } from "../../../support/refusals.ts";

const fresh = { avatarId: null };
const named = { ...EMPTY_AVATAR, name: "Ann", audience: "Weekend travellers" };
const existing = { avatarId: "avatar-1", draft: named };
const typed = (field: string, value: string) => ({ type: "text.changed", field, value });
const added = (list: string, text: string) => ({ type: "item.added", list, text });
const save = { type: "save.requested" };
const filled = [typed("name", " Ann "), typed("audience", "Weekend travellers")];
const saved = done("avatarEditor.work.saving", { id: "avatar-1" });
const unsaved = (error: unknown) => failed("avatarEditor.work.saving", error);

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
    expect(snapshot.value.work).toBe("editing");
    expect(snapshot.context.isChecked).toBe(true);
    expect(started).toEqual([]);
    expect(emitted).toEqual([failureToast("Validation error", "Name and target audience are required")]);
  });

  test("a new avatar is created and handed over with its id", () => {
    const saving = steps(machine, [...filled, save], fresh);
    expect(saving.started).toEqual([{ src: "saveAvatar", input: { avatarId: null, form: avatarPayload(named) } }]);
    const { snapshot, emitted } = steps(machine, [...filled, save, saved], fresh);
    expect(snapshot.value.work).toBe("editing");
    expect(snapshot.context).toMatchObject({ avatarId: "avatar-1", isChecked: false });
    expect(isDirty(snapshot.context.draft, snapshot.context.saved)).toBe(false);
    expect(emitted).toEqual([{ type: "saved", avatarId: "avatar-1" }]);
  });

  test.each([
    ["a new one", fresh, [...filled, save], "Failed to create avatar"],
    ["an existing one", existing, [save], "Failed to update avatar"],
  ])("a failure to save %s keeps the draft and says so", (_, input, events, description) => {
    const { snapshot, emitted } = steps(machine, [...events, unsaved(refusal(null, null))], input);
    expect(snapshot.context.draft.name.trim()).toBe("Ann");
    expect(emitted).toEqual([failureToast("Error", description)]);
  });

  test("the server's own words come first", () => {
    const { emitted } = steps(machine, [save, unsaved(refusal("READ_ONLY", "Read-only."))], existing);
    expect(emitted).toEqual([failureToast("Error", "Read-only.")]);
  });

  test("a reached cap is handed over instead of announced as a failure", () => {
    const { snapshot, emitted } = steps(machine, [...filled, save, unsaved(refusal("AVATAR_LIMIT_REACHED"))], fresh);
    expect(snapshot.value.work).toBe("editing");
    expect(emitted).toEqual([{ type: "limitReached" }]);
  });
});

describe("avatar editor: the draft on this device", () => {
  const changed = { ...named, name: "Bea" };
  const kept = { draft: changed, saved: named };
  const opened = (...events: AnyEvent[]) => steps(machine, events, { ...existing, kept });
  const discarded = { type: "draft.discarded" };

  test("is kept after a pause in the typing, or at once when the page is left", () => {
    const typing = [typed("name", "Bea")];
    expect(steps(machine, typing, existing).snapshot.value.memory).toBe("waiting");
    for (const event of [elapsed("avatarEditor.memory.waiting", 400), { type: "page.left" }])
      expect(steps(machine, [...typing, event], existing).started).toEqual([{ src: "keepDraft", input: kept }]);
  });

  test.each([added("pains", "heavy"), { type: "item.removed", list: "pains", index: 0 }])(
    "follows every change of a list: %p",
    (event) => expect(steps(machine, [event], existing).snapshot.value.memory).toBe("waiting"),
  );

  test("is restored and said to be one, until it is edited", () => {
    expect(opened().snapshot.context).toMatchObject({ draft: changed, saved: named, isDraft: true, isOutdated: false });
    expect(opened(typed("tone", "warm")).snapshot.context.isDraft).toBe(false);
    expect(opened(added("pains", "heavy")).snapshot.context.isDraft).toBe(false);
  });

  test("that says what is saved already is none", () => {
    const same = { ...existing, kept: { draft: named, saved: EMPTY_AVATAR } };
    expect(steps(machine, [], same).snapshot.context).toMatchObject({
      draft: named,
      isDraft: false,
      isOutdated: false,
    });
  });

  test("of an avatar that was changed elsewhere since is known to be older", () => {
    const loaded = { ...named, audience: "Nurses" };
    const { context } = steps(machine, [], { avatarId: "avatar-1", draft: loaded, kept }).snapshot;
    expect(context).toMatchObject({ draft: changed, saved: loaded, isDraft: true, isOutdated: true });
  });

  test("discarded, shows the avatar as it is saved and leaves nothing behind", () => {
    const { snapshot, started } = opened(discarded);
    expect(snapshot.context).toMatchObject({ draft: named, isDraft: false, isChecked: false });
    expect(started).toEqual([{ src: "keepDraft", input: null }]);
  });

  test("is gone once the avatar was saved", () => {
    const { snapshot, started } = opened(save, saved);
    expect(snapshot.context.isDraft).toBe(false);
    expect(started).toEqual([{ src: "keepDraft", input: null }]);
  });

  test("is gone with the avatar, and nothing is unsaved any longer", () => {
    const { snapshot, started } = opened({ type: "avatar.deleted" });
    expect(snapshot.value.work).toBe("gone");
    expect(isDirty(snapshot.context.draft, snapshot.context.saved)).toBe(false);
    expect(started).toEqual([{ src: "keepDraft", input: null }]);
  });

  test.each([
    ["kept", done("avatarEditor.memory.keeping")],
    ["refused by the device", failed("avatarEditor.memory.keeping", new Error("full"))],
  ])("%s, does not disturb the editing", (_, event) => {
    const { snapshot } = steps(machine, [typed("name", "Bea"), { type: "page.left" }, event], existing);
    expect(snapshot.value).toEqual({ work: "editing", memory: "settled" });
  });
});

describe("avatar editor: with its actors", () => {
  test("saves what was typed", async () => {
    const sent: unknown[] = [];
    const actor = createActor(
      machine.provide({
        actors: {
          keepDraft: fromPromise(async () => {}),
          saveAvatar: fromPromise(async ({ input }) => {
            sent.push(input);
            return { id: "avatar-9" };
          }),
        },
      }),
      { input: { avatarId: null, draft: named } },
    ).start();
    actor.send({ type: "save.requested" });
    await waitFor(actor, ({ context }) => context.avatarId === "avatar-9");
    expect(sent).toEqual([{ avatarId: null, form: avatarPayload(named) }]);
  });

  test("an actor that nobody provided is a failure, not a wait without end", async () => {
    const actor = createActor(machine, { input: existing }).start();
    const said: string[] = [];
    actor.on("announced", ({ description }) => void said.push(description ?? ""));
    actor.send({ type: "save.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches({ work: "editing" }));
    expect(said).toEqual(["Failed to update avatar"]);
  });
});

test("every state can be reached", () => {
  const events = [
    typed("name", "Bea"),
    save,
    saved,
    unsaved(refusal(null, null)),
    { type: "avatar.deleted" },
    elapsed("avatarEditor.memory.waiting", 400),
    done("avatarEditor.memory.keeping"),
  ];
  expect(reachableStates(machine, events, existing)).toEqual([
    "memory.keeping",
    "memory.settled",
    "memory.waiting",
    "work.editing",
    "work.gone",
    "work.saving",
  ]);
});
