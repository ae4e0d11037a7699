import { readStored } from "../event-reader.ts";
import type { SqlConnection } from "../sql.ts";
import { quotedName } from "../sql-names.ts";
import { CARRIED_TABLES } from "./carried-tables.ts";
import { createChain, linkLine } from "./chain.ts";
import { digestStates, digestTables } from "./digests.ts";
import { createLineWriter, type LineWriter } from "./file-stream.ts";
import { type EndLine, eventLine, FORMAT, type KeyLine } from "./format.ts";
import type { LogParts, OnEvents } from "./log-parts.ts";
import { sealEnd } from "./read-log-file.ts";
import { createRowSeal } from "./sealed-rows.ts";

const PAGE = 1000;

type KeyRow = { subject: string; wrapped_key: Uint8Array | null; erased_at: Date | null };

const chainedWriter = (writer: LineWriter) => {
  const chain = createChain();
  return { chain, write: (body: object): Promise<void> => writer.write(linkLine(chain, body)) };
};

type Out = ReturnType<typeof chainedWriter>;

const createEventsOut = (out: Out) => {
  const eventsChain = createChain();
  let position = 0;
  return {
    position: () => position,
    chain: eventsChain.hash,
    /** Writes everything there is after what was written, page by page. */
    writeAll: async (connection: SqlConnection, onPage: (position: number) => void): Promise<void> => {
      for (;;) {
        const page = await readStored(connection, position, PAGE);
        for (const row of page) {
          const line = eventLine(row);
          eventsChain.add(JSON.stringify(line));
          await out.write(line);
          position = row.position;
        }
        onPage(position);
        if (page.length < PAGE) return;
      }
    },
  };
};

const writeKeys = async (tx: SqlConnection, out: Out): Promise<number> => {
  let count = 0;
  for (let after = ""; ; ) {
    const page = await tx.query<KeyRow>(
      "select subject, wrapped_key, erased_at from subject_keys where subject > $1 order by subject limit $2",
      [after, PAGE],
    );
    for (const { subject, wrapped_key: wrapped, erased_at: erasedAt } of page) {
      const line: KeyLine = {
        kind: "key",
        subject,
        wrapped: wrapped === null ? null : Buffer.from(wrapped).toString("base64"),
        erasedAt: erasedAt?.toISOString() ?? null,
      };
      await out.write(line);
    }
    count += page.length;
    after = page.at(-1)?.subject ?? after;
    if (page.length < PAGE) return count;
  }
};

const writeRows = async (tx: SqlConnection, out: Out, parts: LogParts): Promise<number> => {
  const rows = createRowSeal(parts.secrets);
  let count = 0;
  for (const table of CARRIED_TABLES) {
    await tx.query(`declare carried no scroll cursor for select to_jsonb(t) as row from ${quotedName(table)} t`);
    for (;;) {
      const page = await tx.query<{ row: Record<string, unknown> }>(`fetch ${PAGE} from carried`);
      for (const { row } of page) await out.write(rows.close(table, row));
      count += page.length;
      if (page.length < PAGE) break;
    }
    await tx.query("close carried");
  }
  return count;
};

const streamsOf = async (tx: SqlConnection): Promise<number> => {
  const [row] = await tx.query<{ streams: number }>("select count(*) as streams from streams");
  return row?.streams ?? 0;
};

/** What must fit together is read as of one moment. The events before that never change, so they were written already. */
const writeEnd = (parts: LogParts, out: Out, events: ReturnType<typeof createEventsOut>): Promise<EndLine> =>
  parts.sql.transaction(async (tx) => {
    await tx.script("set transaction isolation level repeatable read; set local statement_timeout = 0");
    await events.writeAll(tx, () => undefined);
    const keys = await writeKeys(tx, out);
    const rows = await writeRows(tx, out, parts);
    const end = {
      kind: "end",
      events: events.position(),
      keys,
      rows,
      streams: await streamsOf(tx),
      eventsChain: events.chain(),
      tables: await digestTables(tx, parts.projections, parts.secrets),
      states: await digestStates({ connection: tx, codec: parts.codec, foldOf: parts.foldOf }, parts.secrets),
    } as const;
    const sealed = sealEnd(parts.secrets, out.chain.hash(), end);
    await out.write(sealed);
    return sealed;
  });

/** Writes the whole log to a file, with what does not follow from it and what proves the two equal after an import. */
export const exportLog = async (parts: LogParts, path: string, onEvents: OnEvents): Promise<EndLine> => {
  const writer = createLineWriter(path);
  try {
    const out = chainedWriter(writer);
    await out.write({ kind: "listwright-log", format: FORMAT, exportedAt: new Date().toISOString() });
    const events = createEventsOut(out);
    await events.writeAll(parts.sql, (position) => onEvents(position, null));
    const end = await writeEnd(parts, out, events);
    await writer.finish();
    return end;
  } catch (error) {
    writer.discard();
    throw error;
  }
};
