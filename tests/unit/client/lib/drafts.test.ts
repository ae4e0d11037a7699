import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { draftKey, draftNamed, forgetDrafts, forgetDraftsOfOthers } from "../../../../client/lib/drafts.ts";
import { forgiving, type KeptArea, keysOf } from "../../../../client/lib/storage.ts";
import { memoryStorage } from "../../../support/memory-storage.ts";

const ADA = "ada@example.com";
const BEA = "bea@example.com";
const Note = v.object({ text: v.string() });
const notes = (area: KeptArea) => draftNamed("note", Note, area);

describe("a draft on this device", () => {
  test("comes back to the account it was kept for, and to no other", () => {
    const area = memoryStorage();
    notes(area).keep(ADA, { text: "Mine" });
    expect(notes(area).recall(ADA)).toEqual({ text: "Mine" });
    for (const other of [BEA, null]) expect(notes(area).recall(other)).toBeNull();
  });

  test("leaves no e-mail address in the storage", () => {
    const area = memoryStorage();
    notes(area).keep(ADA, { text: "Mine" });
    expect(area.keys().join()).not.toContain("ada");
    expect(draftKey(ADA, "note")).not.toBe(draftKey(BEA, "note"));
  });

  test("is gone when it was submitted", () => {
    const area = memoryStorage();
    notes(area).keep(ADA, { text: "Mine" });
    notes(area).keep(ADA, null);
    expect(area.keys()).toEqual([]);
  });

  test.each(["not json", "{}", '{"text":7}', "null"])("what is not readable is nothing: %p", (text) => {
    expect(notes(memoryStorage({ [draftKey(ADA, "note")]: text })).recall(ADA)).toBeNull();
  });
});

describe("who comes next", () => {
  const filled = () => {
    const area = memoryStorage({ theme: "dark" });
    for (const owner of [ADA, BEA, null]) notes(area).keep(owner, { text: "Mine" });
    return area;
  };

  test("finds no draft after a sign-out, and everything else", () => {
    const area = filled();
    forgetDrafts([area]);
    expect(keysOf(area)).toEqual(["theme"]);
  });

  test("signing in, finds their own drafts and the visitor's, and no other account's", () => {
    const area = filled();
    forgetDraftsOfOthers(BEA, [area]);
    expect(keysOf(area)).toEqual(["theme", draftKey(BEA, "note"), draftKey(null, "note")]);
  });
});

describe("a storage that refuses", () => {
  const refuse = (): never => {
    throw new DOMException("Refused", "QuotaExceededError");
  };

  test("blocked altogether keeps nothing and disturbs nobody", () => {
    const area = forgiving(refuse);
    notes(area).keep(ADA, { text: "Mine" });
    notes(area).keep(ADA, null);
    expect(notes(area).recall(ADA)).toBeNull();
    expect(keysOf(area)).toEqual([]);
    expect(() => forgetDrafts([area])).not.toThrow();
  });

  test("full keeps what it had", () => {
    const kept = memoryStorage();
    notes(kept).keep(ADA, { text: "First" });
    const full = forgiving(() => ({ ...kept, length: 1, setItem: refuse }));
    notes(full).keep(ADA, { text: "Second" });
    expect(notes(full).recall(ADA)).toEqual({ text: "First" });
  });
});
