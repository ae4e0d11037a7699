import { describe, expect, test } from "bun:test";
import type { KeptWork, OptimizeInput } from "../../../../machines/optimize/optimize.context.ts";
import { EMPTY_OPTIMIZE_FORM } from "../../../../machines/optimize/optimize.form.ts";
import { optimizeMachine as machine } from "../../../../machines/optimize/optimize.machine.ts";
import { type AnyEvent, steps } from "../../../support/machine-steps.ts";
import { changed, completed, filled, form, profiled, submitted } from "../../../support/optimize-steps.ts";

const kept: KeptWork = { form, profile: null, attempt: null };
const discarded = { type: "draft.discarded" };
const undone = { type: "replacement.undone" };
const chosen = { type: "avatar.chosen", avatarId: "avatar-1", avatarName: "Nurse" };
const forNurse = { avatarId: "avatar-1", avatarName: "Nurse" };

const opened = (events: AnyEvent[], input: OptimizeInput = { kind: "start", kept }) => steps(machine, events, input);

describe("optimize: a draft of an earlier visit", () => {
  test("is said to be one until it is edited or replaced", () => {
    expect(opened([]).snapshot.context).toMatchObject({ form, isDraft: true });
    expect(opened([changed({ asin: "B1" })]).snapshot.context.isDraft).toBe(false);
    const replaced = { type: "form.replaced", changes: { reviews: "From a file." } };
    expect(opened([replaced]).snapshot.context.isDraft).toBe(false);
  });

  test.each<[string, OptimizeInput]>([
    ["nothing was kept", { kind: "start" }],
    ["only a marketplace was", { kind: "start", kept: { ...kept, form: { ...EMPTY_OPTIMIZE_FORM, include: ["a1"] } } }],
    ["only the avatar was", { kind: "full", kept: { ...kept, form: { ...EMPTY_OPTIMIZE_FORM, ...forNurse } } }],
  ])("is none when %s", (_, input) => {
    expect(opened([], input).snapshot.context.isDraft).toBe(false);
  });

  test("discarded, leaves an empty form, nothing on the device, and a way back", () => {
    const empty = opened([discarded]);
    expect(empty.snapshot.context).toMatchObject({ form: EMPTY_OPTIMIZE_FORM, isDraft: false, replaced: form });
    expect(empty.started).toEqual([
      { src: "keepDraft", input: { form: EMPTY_OPTIMIZE_FORM, profile: null, attempt: null } },
    ]);
    expect(opened([discarded, undone]).snapshot.context.form).toEqual(form);
  });

  test("ends with the result", () => {
    const { context } = opened([submitted(), profiled, completed]).snapshot;
    expect(context).toMatchObject({ form: EMPTY_OPTIMIZE_FORM, isDraft: false });
  });
});

describe("optimize: the form of a saved avatar", () => {
  test("takes the avatar that was chosen, and stays a draft", () => {
    const { context } = opened([chosen], { kind: "full", kept }).snapshot;
    expect(context).toMatchObject({ form: { ...form, ...forNurse }, isDraft: true });
  });

  test("stays that avatar's when the draft is discarded, and after the result", () => {
    const empty = { ...EMPTY_OPTIMIZE_FORM, ...forNurse };
    expect(opened([chosen, discarded], { kind: "full", kept }).snapshot.context.form).toEqual(empty);
    const run = [chosen, changed(filled), changed(forNurse), submitted(), profiled, completed];
    expect(opened(run, { kind: "full" }).snapshot.context.form).toEqual(empty);
  });
});
