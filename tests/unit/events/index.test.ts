import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { AvatarEvent } from "../../../events/customer/avatars.events.ts";
import { BillingEvent } from "../../../events/customer/billing.events.ts";
import { IdentityEvent, RoleGranted } from "../../../events/customer/identity.events.ts";
import { OptimizationEvent } from "../../../events/customer/optimizations.events.ts";
import { QuotaEvent } from "../../../events/customer/quota.events.ts";
import { SessionEvent } from "../../../events/customer/sessions.events.ts";
import { SubscriptionEvent } from "../../../events/customer/subscription.events.ts";
import { SupportEvent } from "../../../events/customer/support.events.ts";
import { EVENT_DEFINITIONS, EVENTS_BY_STREAM, UPCASTERS } from "../../../events/index.ts";
import { upcast } from "../../../events/kernel/upcast.ts";
import { VisitorEvent } from "../../../events/visitor/demo.events.ts";

const unions = [
  IdentityEvent,
  SessionEvent,
  SubscriptionEvent,
  BillingEvent,
  QuotaEvent,
  AvatarEvent,
  OptimizationEvent,
  SupportEvent,
  VisitorEvent,
];
const typesInUnions = new Set(unions.flatMap((union) => union.options.map((option) => option.entries.type.literal)));

describe("the list of events", () => {
  test("names every event of every stream once", () => {
    const types = EVENT_DEFINITIONS.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    expect(new Set<string>(types)).toEqual(new Set<string>(typesInUnions));
  });

  test.each([...EVENT_DEFINITIONS])("$type states its fact in one sentence", ({ fact }) => {
    expect(fact).toMatch(/^[A-Z][^\n]+\.$/);
  });

  test.each([...EVENT_DEFINITIONS])("$type counts its version by its upcasting steps", ({ type, version }) => {
    expect(version).toBe((UPCASTERS[type]?.length ?? 0) + 1);
  });

  test.each([...EVENT_DEFINITIONS])(
    "$type stays readable once its personal fields are erased",
    ({ schema, personal }) => {
      const fields: v.ObjectEntries = schema.entries.data.entries;
      for (const [name, standIn] of Object.entries(personal)) {
        const field = fields[name];
        expect(field === undefined ? name : v.is(field, standIn)).toBe(true);
      }
    },
  );

  test("a role granted before reasons were kept has none", () => {
    const stored = { type: "RoleGranted", version: 1, data: { role: "admin", at: "2025-11-03T14:02:00.000Z" } };
    const { version, data } = upcast(UPCASTERS, stored);
    expect(version).toBe(2);
    expect(v.parse(RoleGranted.schema, { type: "RoleGranted", data }).data.reason).toBeNull();
  });

  test("no event has a place for a password, a token or a hash", () => {
    const names = EVENTS_BY_STREAM.customer.flatMap(({ schema }) => Object.keys(schema.entries.data.entries));
    expect(names.filter((name) => /password|token|secret|hash/i.test(name))).toEqual([]);
  });
});
