import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import * as v from "valibot";
import { CUSTOMER_TOPICS } from "../../../events/customer/customer.events.ts";
import { RoleGranted } from "../../../events/customer/identity.events.ts";
import { EVENT_DEFINITIONS, EVENTS_BY_STREAM, UPCASTERS } from "../../../events/index.ts";
import { upcast } from "../../../events/kernel/upcast.ts";

const EVENTS = join(import.meta.dir, "../../../events");

const isDefinition = (value: unknown): value is { type: string } =>
  typeof value === "object" && value !== null && "type" in value && "schema" in value && "fact" in value;

/** Every definition there is, whether a list names it or not. */
const definedTypes = async (): Promise<string[]> => {
  const files = [...new Glob("**/*.ts").scanSync(EVENTS)];
  const modules = await Promise.all(files.map((file) => import(join(EVENTS, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isDefinition)).map(({ type }) => type);
};

const UNLIKELY = "Ada Lovelace, 12 Elm Street";

/** Whether any text fits, by itself or in a list. */
const isFreeText = (field: v.GenericSchema): boolean => v.is(field, UNLIKELY) || v.is(field, [UNLIKELY]);

describe("the list of events", () => {
  test("names every event that is defined, once", async () => {
    const types: string[] = EVENT_DEFINITIONS.map(({ type }) => type);
    expect(types.toSorted()).toEqual((await definedTypes()).toSorted());
  });

  test("gives an event of a customer to one topic", () => {
    const types = Object.values(CUSTOMER_TOPICS).flatMap((topic) => topic.map(({ type }) => type));
    expect(new Set(types).size).toBe(types.length);
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

  test("an open text is an id, or a word of Stripe's or ours; all that people type is sealed", () => {
    const ours = /Id$|^(?:stripeType|apiVersion|currency|mail|ruleProfile|include)$/;
    const open = EVENT_DEFINITIONS.flatMap(({ type, schema, personal }) =>
      Object.entries<v.GenericSchema>(schema.entries.data.entries)
        .filter(([name, field]) => !Object.hasOwn(personal, name) && isFreeText(field) && !ours.test(name))
        .map(([name]) => `${type}.${name}`),
    );
    expect(open).toEqual([]);
  });

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
