import type { RowChange, Value, Values } from "../projection.ts";
import type { SqlConnection } from "../sql.ts";
import { quotedName } from "../sql-names.ts";
import { liveName, shadowName, type TableShape } from "./table-shape.ts";

/** A row that the log does not lead to. `missing` and `extra` say what the live table is. No value of a row is in it. */
export type RowDifference = {
  table: string;
  key: Values;
  kind: "missing" | "extra" | "different";
  columns: readonly string[];
};

type Found = Omit<RowDifference, "table">;

const CHUNK_ROWS = 2000;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const compared = (shape: TableShape, live: string, shadow: string): string => {
  const { key, columns } = shape;
  const isKey = new Set(key);
  const others = columns.map(({ name }) => name).filter((name) => !isKey.has(name));
  const [first = ""] = key.map(quotedName);
  const differs = (name: string): string => `l.${quotedName(name)} is distinct from s.${quotedName(name)}`;
  const named = key.map((name) => `${literal(name)}, coalesce(l.${quotedName(name)}, s.${quotedName(name)})`);
  const changed = others.map((name) => `case when ${differs(name)} then ${literal(name)} end`);
  return `select jsonb_build_object(${named.join(", ")}) as key,
      case when l.${first} is null then 'missing' when s.${first} is null then 'extra' else 'different' end as kind,
      case when l.${first} is null or s.${first} is null then '[]'::jsonb
        else to_jsonb(array_remove(array[${changed.join(", ")}]::text[], null)) end as columns
    from (${live}) l full join (${shadow}) s on ${key.map((name) => `l.${quotedName(name)} = s.${quotedName(name)}`).join(" and ")}
    where l.${first} is null or s.${first} is null${others.map((name) => ` or ${differs(name)}`).join("")}`;
};

const typeOf = ({ columns }: TableShape, name: string): string =>
  columns.find((column) => column.name === name)?.type ?? "text";

/** The primary key of a row as a list that compares like the rows of an index do; `$n` is the key as an object. */
const keyParameter = (shape: TableShape, n: number): string =>
  `(${shape.key.map((name) => `($${n}::jsonb ->> ${literal(name)})::${typeOf(shape, name)}`).join(", ")})`;

const keyColumns = ({ key }: TableShape): string => `(${key.map(quotedName).join(", ")})`;

const chunkEnd = async (connection: SqlConnection, shape: TableShape, after: Values | null): Promise<Values | null> => {
  const names = shape.key.map((name) => `${literal(name)}, ${quotedName(name)}`).join(", ");
  const where = after === null ? "" : `where ${keyColumns(shape)} > ${keyParameter(shape, 1)}`;
  const [row] = await connection.query<{ key: Values }>(
    `select jsonb_build_object(${names}) as key from ${shadowName(shape)} ${where}
      order by ${shape.key.map(quotedName).join(", ")} offset ${CHUNK_ROWS - 1} limit 1`,
    after === null ? [] : [after],
  );
  return row?.key ?? null;
};

/** Compares two tables whole, a few rows at a time, so that nobody waits for it. */
export const compareTables = async function* (
  connection: SqlConnection,
  shape: TableShape,
): AsyncGenerator<RowDifference[]> {
  let after: Values | null = null;
  do {
    const until: Values | null = await chunkEnd(connection, shape, after);
    const bounds: Values[] = [];
    const conditions: string[] = [];
    if (after !== null) conditions.push(`${keyColumns(shape)} > ${keyParameter(shape, bounds.push(after))}`);
    if (until !== null) conditions.push(`${keyColumns(shape)} <= ${keyParameter(shape, bounds.push(until))}`);
    const range = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
    const text = compared(
      shape,
      `select * from ${liveName(shape)}${range}`,
      `select * from ${shadowName(shape)}${range}`,
    );
    const found = await connection.query<Found>(text, bounds);
    yield found.map((difference) => ({ table: shape.table, ...difference }));
    after = until;
  } while (after !== null);
};

/** Compares only the rows with these keys. */
export const compareRows = async (
  connection: SqlConnection,
  shape: TableShape,
  keys: readonly Values[],
): Promise<RowDifference[]> => {
  if (keys.length === 0) return [];
  const wanted = `select ${shape.key.map(quotedName).join(", ")} from jsonb_populate_recordset(null::${liveName(shape)}, $1)`;
  const rows = (name: string): string => `select * from ${name} where ${keyColumns(shape)} in (${wanted})`;
  const found = await connection.query<Found>(compared(shape, rows(liveName(shape)), rows(shadowName(shape))), [keys]);
  return found.map((difference) => ({ table: shape.table, ...difference }));
};

/** The keys of the rows that these changes touch, also where a change finds its rows by other columns. */
export const touchedKeys = async (
  connection: SqlConnection,
  shape: TableShape,
  changes: readonly RowChange[],
): Promise<Values[]> => {
  const keys: Values[] = [];
  const names = shape.key.map((name) => `${literal(name)}, t.${quotedName(name)}`).join(", ");
  for (const { table, key } of changes) {
    if (table !== shape.table) continue;
    if (shape.key.length === Object.keys(key).length && shape.key.every((name) => Object.hasOwn(key, name))) {
      keys.push(key);
      continue;
    }
    const same = Object.keys(key).map((name) => `t.${quotedName(name)} = p.${quotedName(name)}`);
    const found = await connection.query<{ key: Record<string, Value> }>(
      `select jsonb_build_object(${names}) as key from jsonb_populate_record(null::${liveName(shape)}, $1) p, (
          select * from ${liveName(shape)} union all select * from ${shadowName(shape)}
        ) t where ${same.join(" and ")}`,
      [key],
    );
    keys.push(...found.map((row) => row.key));
  }
  return keys;
};
