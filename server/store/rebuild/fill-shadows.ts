import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import { createReader } from "../event-reader.ts";
import type { RowChange } from "../projection.ts";
import { applyChanges } from "../row-changes.ts";
import type { SqlConnection } from "../sql.ts";
import { quotedName } from "../sql-names.ts";
import type { RebuildParts } from "./rebuild-parts.ts";
import { moveRecord } from "./rebuild-record.ts";
import { SHADOW_SCHEMA } from "./table-shape.ts";

// What is built can be built again, so its commits need not wait for the disk; the record is written along with it.
const UNHURRIED = "set local synchronous_commit = off; set local statement_timeout = 0";

/** Row changes name their tables without a schema. Here they find the shadows, and nothing else. */
const writeToShadows = async (tx: SqlConnection, changes: readonly RowChange[]): Promise<void> => {
  const [row] = await tx.query<{ path: string }>("select current_setting('search_path') as path");
  await tx.query("select set_config('search_path', $1, true)", [quotedName(SHADOW_SCHEMA)]);
  await applyChanges(tx, changes);
  await tx.query("select set_config('search_path', $1, true)", [row?.path ?? "public"]);
};

/** `touched` is told of each change before it is written. */
type Touched = (tx: SqlConnection, changes: readonly RowChange[]) => Promise<void>;

type Page = { from: number; to: number; changes: readonly RowChange[] };

const writePage = async (tx: SqlConnection, { from, to, changes }: Page, touched: Touched): Promise<void> => {
  await moveRecord(tx, from, to);
  await touched(tx, changes);
  if (changes.length > 0) await writeToShadows(tx, changes);
};

export type Fill = {
  position: () => number;
  /** Goes on until a page is not full. Reading, projecting and writing of neighbouring pages overlap. */
  catchUp: (touched: Touched, onPage: (position: number) => void) => Promise<void>;
  /** Writes what is left up to the head that the caller holds. False, with nothing written, if it is too much. */
  finish: (tx: SqlConnection, head: number, touched: Touched) => Promise<boolean>;
};

/** Writes what follows from the log into the shadow tables, from a position on. */
export const createFill = ({ sql, codec, project, pageSize }: RebuildParts, from: number): Fill => {
  const outside = createReader(sql, codec);
  let position = from;

  const write = async (page: readonly EventEnvelope[], changes: readonly RowChange[], touched: Touched) => {
    const to = page.at(-1)?.position;
    if (to === undefined) return;
    await sql.transaction(async (tx) => {
      await tx.script(UNHURRIED);
      await writePage(tx, { from: position, to, changes }, touched);
    });
    position = to;
  };

  return {
    position: () => position,
    catchUp: async (touched, onPage) => {
      let writing: Promise<void> = Promise.resolve();
      const readFrom = (after: number) => outside.readAll({ after, limit: pageSize });
      let reading = readFrom(position);
      for (;;) {
        const page = await reading;
        const isLast = page.length < pageSize;
        if (!isLast) reading = readFrom(page.at(-1)?.position ?? position);
        reading.catch(() => undefined);
        const changes = await project(outside, page);
        await writing;
        onPage(position);
        writing = write(page, changes, touched);
        writing.catch(() => undefined);
        if (isLast) break;
      }
      await writing;
    },
    finish: async (tx, head, touched) => {
      if (head - position > pageSize) return false;
      const reader = createReader(tx, codec);
      const page = await reader.readAll({ after: position, limit: pageSize });
      if (page.length > 0)
        await writePage(tx, { from: position, to: head, changes: await project(reader, page) }, touched);
      return true;
    },
  };
};
