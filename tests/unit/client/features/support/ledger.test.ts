import { describe, expect, test } from "bun:test";
import { causesOf, createLedger, effectsOf, searchTextOf } from "../../../../../client/features/support/ledger.ts";
import type { Topic } from "../../../../../client/features/support/topics.ts";
import { A_PURCHASE, eventAt } from "./support-fixtures.ts";

const ledgerOf = (events = A_PURCHASE) => {
  const ledger = createLedger();
  ledger.add(events);
  return ledger;
};

describe("a ledger", () => {
  test("tells the checkout, the webhook and the plan as one story", () => {
    const { entries, stories } = ledgerOf();
    expect([...stories.values()]).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
    expect(entries.map(({ parent, link }) => [parent, link])).toEqual([
      [null, null],
      [1, "request"],
      [null, null],
      [3, "checkout"],
      [4, "cause"],
      [4, "cause"],
    ]);
  });

  test("says what led to an event and what it led to", () => {
    const ledger = ledgerOf();
    expect(causesOf(ledger.entries, 5)).toEqual([3, 4]);
    expect(effectsOf(ledger, 3)).toEqual([4, 5, 6]);
    expect(effectsOf(ledger, 5)).toEqual([]);
    expect(effectsOf(ledger, 99)).toEqual([]);
  });

  test("passes over what it has, and grows by what is new", () => {
    const ledger = ledgerOf();
    ledger.add(A_PURCHASE);
    expect([ledger.entries.length, ledger.revision]).toEqual([6, 1]);
    ledger.add([...A_PURCHASE, eventAt(7)]);
    expect([ledger.entries.length, ledger.revision, ledger.history.version]).toEqual([7, 2, 7]);
  });

  test("does not go on over a gap", () => {
    expect(() => ledgerOf().add([eventAt(9)])).toThrow("Event 7 of the history is missing");
  });

  test.each<[string, Record<string, unknown>, Topic]>([
    ["RequestRefused", { action: "optimize", code: "ASIN_LIMIT_REACHED" }, "quota"],
    ["RequestRefused", { action: "optimize", code: "PLAN_REQUIRED" }, "optimizations"],
    ["RequestRefused", { action: "createAvatar", code: "AVATAR_LIMIT_REACHED" }, "avatars"],
    ["RequestRefused", { action: "checkout", code: "ALREADY_SUBSCRIBED" }, "billing"],
    ["RequestRefused", { action: "brewTea", code: "NO_TEA" }, "account"],
    ["DataExported", {}, "account"],
    ["HistoryViewed", { reason: "They wrote" }, "support"],
  ])("files %s with %o under %s", (type, data, topic) => {
    expect(ledgerOf([eventAt(1, { type, data })]).entries[0]?.topic).toBe(topic);
  });

  test("shows an event of a newer release without knowing it", () => {
    const ledger = ledgerOf([eventAt(1, { type: "TeaServed", data: {} })]);
    expect(ledger.entries[0]).toMatchObject({
      topic: "account",
      sentence: "TeaServed: an event this page does not know yet.",
    });
  });

  test("is searched by words, kinds, people and ids", () => {
    const [entry] = ledgerOf().entries.slice(3);
    const text = entry === undefined ? "" : searchTextOf(entry);
    for (const word of ["checkout.session.completed", "stripeeventreceived", "billing", "stripe", "cs_1", "e4"])
      expect(text).toContain(word);
  });

  test.each([
    [{ kind: "customer", customerId: "c1", sessionId: "s-77" }, "s-77"],
    [{ kind: "staff", staffId: "grace-1", onBehalfOf: "c1" }, "grace-1"],
    [{ kind: "stripe", stripeEventId: "evt_99" }, "evt_99"],
  ] as const)("is searched by who did it: %o", (actor, word) => {
    expect(
      ledgerOf([eventAt(1, { actor })])
        .entries.map(searchTextOf)
        .join(),
    ).toContain(word);
  });

  test("is searched by what stands deeper in its data", () => {
    const data = {
      snapshot: { status: "active", subscriptionId: "sub_Deep", items: [{ priceId: "price_Deeper" }], quantity: 1 },
    };
    const [text] = ledgerOf([eventAt(1, { type: "SubscriptionSynced", data })]).entries.map(searchTextOf);
    expect(text).toContain("sub_deep");
    expect(text).toContain("price_deeper");
  });
});
