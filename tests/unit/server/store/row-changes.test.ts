import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { RowChange, Values } from "../../../../server/store/projection.ts";
import { mergeChanges } from "../../../../server/store/row-changes.ts";

const key = (id: string) => ({ table: "things", key: { id } });

describe("merging row changes", () => {
  test("rows of one table and shape share a statement", () => {
    expect(
      mergeChanges([
        { ...key("b"), set: { name: "B" } },
        { ...key("a"), set: { name: "A" } },
      ]),
    ).toEqual([
      {
        statement: `insert into "things" ("id", "name") select "id", "name" from jsonb_populate_recordset(null::"things", $1) on conflict ("id") do update set "name" = excluded."name"`,
        rows: [
          { id: "a", name: "A" },
          { id: "b", name: "B" },
        ],
      },
    ]);
  });

  test("names are quoted, whatever is in them", () => {
    const [change] = mergeChanges([{ table: 'odd "table"', key: { "a b": 1 }, delete: true }]);
    expect(change?.statement).toBe(
      `delete from "odd ""table""" as target using jsonb_populate_recordset(null::"odd ""table""", $1) as source where target."a b" = source."a b"`,
    );
  });

  test("an update of nothing is nothing", () => {
    expect(mergeChanges([{ ...key("a"), update: {} }])).toEqual([]);
  });

  test("rows found by another column wait for what was before, and what comes after waits for them", () => {
    const ofStream = { table: "things", key: { stream: "s" }, delete: true } as const;
    const statements = mergeChanges([
      { ...key("a"), set: { stream: "s" } },
      ofStream,
      { ...key("a"), set: { stream: "s" } },
      { ...key("b"), delete: true },
    ]).map(({ statement, rows }) => [statement.split(" ")[0], rows]);
    expect(statements).toEqual([
      ["insert", [{ id: "a", stream: "s" }]],
      ["delete", [{ stream: "s" }]],
      ["delete", [{ id: "b" }]],
      ["insert", [{ id: "a", stream: "s" }]],
    ]);
  });

  test("statements and rows come in the same order, however the changes did", () => {
    const change = fc.oneof(
      fc.record({
        table: fc.constantFrom("x", "y"),
        key: fc.record({ id: fc.nat(9) }),
        set: fc.record({ n: fc.nat(3) }),
      }),
      fc.record({
        table: fc.constantFrom("x", "y"),
        key: fc.record({ id: fc.nat(9) }),
        update: fc.record({ m: fc.nat(3) }),
      }),
    );
    const distinct = fc.uniqueArray(change, { selector: ({ table, key: { id } }) => `${table}${id}` });
    fc.assert(
      fc.property(distinct, (changes) => {
        expect(mergeChanges(changes.toReversed())).toEqual(mergeChanges(changes));
      }),
    );
  });

  test("the merged changes have the effect of running them one by one", () => {
    const id = fc.constantFrom("a", "b");
    const values = fc.record({ x: fc.nat(3), y: fc.nat(3) }, { requiredKeys: [] });
    const change: fc.Arbitrary<RowChange> = fc.oneof(
      fc.record({ id, values }).map((made) => ({ ...key(made.id), set: made.values })),
      fc.record({ id, values }).map((made) => ({ ...key(made.id), update: made.values })),
      id.map((made) => ({ ...key(made), delete: true as const })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), fc.boolean(), (changes, exists) => {
        const start = exists ? [{ id: "a", x: 9, y: 9 }] : [];
        const oneByOne = changes.reduce<Rows>((rows, made) => run(rows, mergeChanges([made])), start);
        expect(run(start, mergeChanges(changes))).toEqual(oneByOne);
      }),
      { numRuns: 500 },
    );
  });
});

type Rows = readonly Values[];

/** What the statements do to a table with the columns id, x and y, where x and y are 0 unless given. */
const run = (rows: Rows, statements: ReturnType<typeof mergeChanges>): Rows =>
  statements.reduce<Rows>((before, { statement, rows: given }) => {
    const ids = new Set(given.map((row) => row["id"]));
    const rest = before.filter((row) => !ids.has(row["id"] ?? null));
    if (statement.startsWith("delete")) return rest;
    const old = new Map(before.map((row) => [row["id"], row]));
    const written = given.flatMap((row) => {
      const existing = old.get(row["id"] ?? null);
      if (existing === undefined && statement.startsWith("update")) return [];
      return [{ ...(existing ?? { x: 0, y: 0 }), ...row }];
    });
    return [...rest, ...written].toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }, rows);
