import { describe, expect, test } from "bun:test";
import { createLedger } from "../../../../../client/features/support/ledger.ts";
import { changedKeys, changesBetween } from "../../../../../client/features/support/moment-changes.ts";
import { momentView, PANELS, quotaAt } from "../../../../../client/features/support/moment-view.ts";
import { newestOf } from "../../../../../client/features/support/newest-of.ts";
import { momentAt } from "../../../../../client/features/support/use-moment.ts";
import { type AvatarProfile, ERASED_AVATAR_PROFILE } from "../../../../../events/customer/avatars.events.ts";
import { type HistoryEvent, MASK } from "../../../../../events/wire/support.ts";
import { A_PURCHASE, eventAt } from "./support-fixtures.ts";

const at = "2026-03-10T10:07:00.000Z";
const reading = { now: at, paidAvatarLimit: 5 };
const WORK: readonly HistoryEvent[] = [
  ...A_PURCHASE,
  eventAt(7, {
    type: "AsinReserved",
    data: { asinId: "a1", optimizationId: "o1", cycleStartsAt: "2026-03-10T10:00:00.000Z", at },
  }),
  eventAt(8, {
    type: "OptimizationRequested",
    data: {
      optimizationId: "o1",
      asinId: "a1",
      avatarId: null,
      productName: "Steel Bottle",
      mustIncludeKeywords: [],
      kind: "paid",
      at,
    },
  }),
];

const shownAt = (version: number) => {
  const ledger = createLedger();
  ledger.add(WORK);
  const shown = momentAt(ledger, version, reading);
  if (shown === null) throw new Error(`There is no event ${version}`);
  return shown;
};

describe("what an event changed", () => {
  test("the plan and all that follows from it", () => {
    expect(shownAt(5).changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ["Plan", "Demo", "Pro"],
      ["Given", "To everybody", "By staff"],
      ["Saved work", "Not with this plan", "Can be changed"],
      ["Used", "0 of 1", "0 of 10"],
      ["Limit", "1", "10"],
      ["Set by", "Demo plan", "Pro plan"],
      ["Saved", "0 of 0", "0 of 5"],
      ["Optimizations left", "1", "10"],
    ]);
  });

  test("an ASIN that is reserved, and no more", () => {
    expect(shownAt(7).changes).toEqual([
      { panel: "quota", key: "reserved", label: "Reserved for work under way", before: "0", after: "1" },
      { panel: "dashboard", key: "left", label: "Optimizations left", before: "10", after: "9" },
    ]);
  });

  test("a new entry of a list has no before, and one that is gone no after", () => {
    const { moment, changes } = shownAt(8);
    expect(changes).toContainEqual({
      panel: "optimizations",
      key: "item:o1",
      label: "Optimization of Steel Bottle",
      before: null,
      after: "Running",
    });
    const back = changesBetween(moment, shownAt(7).moment, reading);
    expect(back).toContainEqual(expect.objectContaining({ key: "item:o1", before: "Running", after: null }));
    expect([...changedKeys(changes, "optimizations")]).toEqual(["running", "item:o1"]);
  });

  test("the words of a listing, by the revision that they are", () => {
    const ledger = createLedger();
    const revised = (version: number, revision: number) =>
      eventAt(version, {
        type: "ListingRevised",
        data: { revisionId: `r${revision}`, optimizationId: "o1", revision, words: null, restores: null, at },
      });
    ledger.add([
      ...WORK,
      eventAt(9, { type: "OptimizationCompleted", data: { optimizationId: "o1", result: null, at } }),
      revised(10, 1),
      revised(11, 2),
    ]);
    const change = { panel: "optimizations", key: "item:o1", label: "Optimization of Steel Bottle" } as const;
    expect(momentAt(ledger, 10, reading)?.changes).toEqual([
      { ...change, before: "Completed", after: "Completed, revision 1" },
    ]);
    expect(momentAt(ledger, 11, reading)?.changes).toEqual([
      { ...change, before: "Completed, revision 1", after: "Completed, revision 2" },
    ]);
    expect(momentAt(ledger, 9, reading)?.moment.work.optimizations.get("o1")).toMatchObject({ revision: 0 });
  });

  describe("of an avatar", () => {
    const profile = { ...ERASED_AVATAR_PROFILE, name: "Packer", audience: "Travellers", pains: ["Zipper breaks"] };
    const changesOf = (first: AvatarProfile, second: AvatarProfile) => {
      const ledger = createLedger();
      const saved = (version: number, type: string, each: AvatarProfile) =>
        eventAt(version, {
          type,
          data: { avatarId: "v1", profile: each, source: "editor", optimizationId: null, at },
        });
      ledger.add([...A_PURCHASE, saved(7, "AvatarCreated", first), saved(8, "AvatarRevised", second)]);
      return momentAt(ledger, 8, reading)?.changes;
    };

    test("field by field, each with what it said before", () => {
      const longer = [...profile.pains, "Strap too short"];
      expect(changesOf(profile, { ...profile, audience: "Campers", pains: longer, notes: "By phone" })).toEqual([
        {
          panel: "avatars",
          key: "item:v1/audience",
          label: "Target audience of “Packer”",
          before: "Travellers",
          after: "Campers",
        },
        {
          panel: "avatars",
          key: "item:v1/pains",
          label: "Pains of “Packer”",
          before: "Zipper breaks",
          after: "Zipper breaks; Strap too short",
        },
        { panel: "avatars", key: "item:v1/notes", label: "Notes of “Packer”", before: null, after: "By phone" },
      ]);
    });

    test("marks its entry, whichever field it was", () => {
      const changes = changesOf(profile, { ...profile, tone: "playful", pains: [] }) ?? [];
      expect([...changedKeys(changes, "avatars")]).toEqual(["item:v1"]);
      expect(changes).toContainEqual(expect.objectContaining({ key: "item:v1/pains", after: null }));
    });

    test.each([
      ["covered", MASK, "Changed. Reveal personal data to see what."],
      ["forgotten", "", "Changed. What it said is forgotten."],
      ["the same", "Packer", "Saved without a change."],
    ])("says so where what it said is %s", (_what, name, after) => {
      const each = { ...ERASED_AVATAR_PROFILE, name };
      expect(changesOf(each, { ...each })).toEqual([
        { panel: "avatars", key: "item:v1", label: "Avatar", before: null, after },
      ]);
    });
  });

  test("nothing, where a moment is compared with itself", () => {
    for (const version of [1, 4, 8]) {
      const { moment } = shownAt(version);
      expect(changesBetween(moment, moment, reading)).toEqual([]);
    }
  });
});

describe("a moment in words", () => {
  test("has the same values in the same order at every version", () => {
    const keys = (version: number) => {
      const view = momentView(shownAt(version).moment, reading);
      return PANELS.map((panel) => view[panel].map(({ key }) => key));
    };
    for (const version of [2, 5, 8]) expect(keys(version)).toEqual(keys(1));
  });

  test("reads the quota as the customer's limit counts it", () => {
    expect(quotaAt(shownAt(8).moment, reading)).toMatchObject({
      used: 0,
      limit: 10,
      plan: "pro",
      reserved: 1,
      added: 0,
    });
  });

  test("is not there before its event is read", () => {
    expect(momentAt(createLedger(), 1, reading)).toBeNull();
  });
});

test("the newest entries of a list come first", () => {
  const items = new Map(Array.from({ length: 9 }, (_, index) => [index, `item ${index}`]));
  expect(newestOf(items)).toEqual(["item 8", "item 7", "item 6", "item 5", "item 4", "item 3"]);
});

test("the ring of the quota counts what is reserved, and leaves what the dashboard left", () => {
  const { moment } = shownAt(8);
  const { used, reserved, ring } = quotaAt(moment, reading);
  expect({ used, reserved, ring }).toEqual({ used: 0, reserved: 1, ring: { used: 1, limit: 10 } });
  const { dashboard } = momentView(moment, reading);
  expect(dashboard.find(({ key }) => key === "left")?.value).toBe("9");
});
