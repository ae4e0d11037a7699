import type { SqlConnection } from "../sql.ts";
import { quotedName } from "../sql-names.ts";

/** Where tables are built; each has the name of the live one there. */
export const SHADOW_SCHEMA = "rebuild";

type Named = { name: string; definition: string };

/** What makes a table the table it is, all of it needed to make another like it. */
export type TableShape = {
  /** The schema of the live table. */
  schema: string;
  table: string;
  columns: { name: string; type: string }[];
  key: string[];
  /** The primary key first; then what the table can do without while it is filled. */
  constraints: Named[];
  indexes: Named[];
  options: string | null;
  grants: string[];
};

/** A projection's table is missing, or is tied to others in a way that a table built beside it would not be. */
class UnfitTable extends Error {
  constructor(table: string, why: string) {
    super(`Table ${table} ${why}`);
    this.name = "UnfitTable";
  }
}

const COLUMNS = `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
  from pg_attribute a where a.attrelid = $1::oid and a.attnum > 0 and not a.attisdropped order by a.attnum`;

const KEY = `select a.attname as name from pg_index i, unnest(i.indkey::int[]) with ordinality as k (attnum, n)
  join pg_attribute a on a.attrelid = $1::oid and a.attnum = k.attnum
  where i.indrelid = $1::oid and i.indisprimary order by k.n`;

const CONSTRAINTS = `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = $1::oid and contype in ('p', 'u', 'x') order by contype <> 'p', conname`;

const INDEXES = `select c.relname as name, replace(pg_get_indexdef(i.indexrelid),
    format(' ON %I.%I USING ', n.nspname, t.relname), format(' ON %I.%I USING ', $2::text, t.relname)) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  join pg_namespace n on n.oid = t.relnamespace
  where i.indrelid = $1::oid and not exists (select from pg_constraint where conindid = i.indexrelid) order by 1`;

const GRANTS = `select format('grant %s on %I.%I to %s%s', a.privilege_type, $2::text, t.relname,
    case when a.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end,
    case when a.is_grantable then ' with grant option' else '' end) as text
  from pg_class t, aclexplode(t.relacl) a where t.oid = $1::oid and a.grantee <> t.relowner`;

const TIES = `select (select count(*) from pg_constraint where contype = 'f' and (conrelid = $1::oid or confrelid = $1::oid))
  + (select count(*) from pg_trigger where tgrelid = $1::oid and not tgisinternal)
  + (select count(*) from pg_depend where refobjid = $1::oid and classid = 'pg_rewrite'::regclass) as ties`;

const identify = async (connection: SqlConnection, table: string) => {
  const [found] = await connection.query<{ oid: string; schema: string; options: string | null }>(
    `select t.oid::text as oid, n.nspname as schema, array_to_string(t.reloptions, ', ') as options
      from pg_class t join pg_namespace n on n.oid = t.relnamespace where t.oid = to_regclass($1)`,
    [quotedName(table)],
  );
  if (found === undefined) throw new UnfitTable(table, "does not exist");
  const [row] = await connection.query<{ ties: number }>(TIES, [found.oid]);
  if ((row?.ties ?? 0) > 0) throw new UnfitTable(table, "is tied to others by a foreign key, a trigger or a view");
  return found;
};

/** Reads the shape of a live table. */
export const describeTable = async (connection: SqlConnection, table: string): Promise<TableShape> => {
  const { oid, schema, options } = await identify(connection, table);
  const columns = await connection.query<{ name: string; type: string }>(COLUMNS, [oid]);
  const key = await connection.query<{ name: string }>(KEY, [oid]);
  if (key.length === 0) throw new UnfitTable(table, "has no primary key");
  const constraints = await connection.query<Named>(CONSTRAINTS, [oid]);
  const indexes = await connection.query<Named>(INDEXES, [oid, SHADOW_SCHEMA]);
  const grants = await connection.query<{ text: string }>(GRANTS, [oid, schema]);
  return {
    schema,
    table,
    columns,
    key: key.map(({ name }) => name),
    constraints,
    indexes,
    options,
    grants: grants.map(({ text }) => text),
  };
};

/** The quoted name of a table that is read. */
export const liveName = ({ schema, table }: TableShape): string => `${quotedName(schema)}.${quotedName(table)}`;
/** The quoted name of the table that is built beside it. */
export const shadowName = ({ table }: TableShape): string => `${quotedName(SHADOW_SCHEMA)}.${quotedName(table)}`;
