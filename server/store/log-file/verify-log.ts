import { UnreadableEvent } from "../codec.ts";
import { readStored } from "../event-reader.ts";
import { proveStates } from "../rebuild/prove-states.ts";
import type { SqlConnection } from "../sql.ts";
import { createChain } from "./chain.ts";
import { eventLine } from "./format.ts";
import type { LogParts, OnEvents } from "./log-parts.ts";

const PAGE = 1000;
const NAMED_MAX = 20;

export type LogVerdict = {
  events: number;
  streams: number;
  /** The chain over the events up to the last of them, as an export of the same log states it. */
  eventsChain: string;
  /** What is wrong, each as a sentence. Only the first of a kind are named. */
  faults: string[];
};

// An event without its stream has no version to follow from either.
const WRONG_VERSIONS = `select coalesce(s.stream_id, e.stream_id) as stream
  from (select stream_id, count(*) as events, max(version) as top from events where position <= $1 group by stream_id) e
  full join streams s on s.stream_id = e.stream_id
  where s.stream_id is null or e.events <> e.top or s.version is distinct from e.top and not exists (
      select from events later where later.stream_id = s.stream_id and later.position > $1)
  order by 1 limit ${NAMED_MAX}`;

const createFaults = () => {
  const faults: string[] = [];
  let count = 0;
  return {
    add: (fault: string): void => {
      count += 1;
      if (count <= NAMED_MAX) faults.push(fault);
    },
    all: (): string[] => (count <= NAMED_MAX ? faults : [...faults, `and ${count - NAMED_MAX} more`]),
  };
};

const verifyEvents = async (
  { sql, codec }: LogParts,
  onEvents: OnEvents,
  fault: (text: string) => void,
): Promise<{ events: number; eventsChain: string }> => {
  const chain = createChain();
  let position = 0;
  const [head] = await sql.query<{ position: number }>("select position from log_head");
  const total = head?.position ?? 0;
  while (position < total) {
    const page = await readStored(sql, position, Math.min(PAGE, total - position));
    for (const row of page) {
      if (row.position !== position + 1) fault(`Position ${position + 1} is missing: event ${row.position} follows.`);
      position = row.position;
      chain.add(JSON.stringify(eventLine(row)));
      try {
        codec.decode(row);
      } catch (error) {
        if (!(error instanceof UnreadableEvent)) throw error;
        fault(`${error.message}.`);
      }
    }
    if (page.length === 0) {
      fault(`The log ends at event ${position}, its head is at ${total}.`);
      break;
    }
    onEvents(position, total);
  }
  return { events: position, eventsChain: chain.hash() };
};

const verifyVersions = async (tx: SqlConnection, position: number, fault: (text: string) => void): Promise<void> => {
  await tx.script("set local statement_timeout = 0");
  const wrong = await tx.query<{ stream: string }>(WRONG_VERSIONS, [position]);
  for (const { stream } of wrong) fault(`The versions of stream ${stream} have gaps, or are not those of its events.`);
};

/** Reads the live log through: positions, versions, whether every event can be read, and decision states against their fold. */
export const verifyLog = async (
  parts: LogParts,
  { onEvents, onStates }: { onEvents: OnEvents; onStates: OnEvents },
): Promise<LogVerdict> => {
  const { sql, codec, foldOf } = parts;
  const faults = createFaults();
  const { events, eventsChain } = await verifyEvents(parts, onEvents, faults.add);
  await sql.transaction((tx) => verifyVersions(tx, events, faults.add));
  let streams = 0;
  if (faults.all().length === 0) {
    for await (const proven of proveStates({ connection: sql, codec, foldOf }, "")) {
      for (const { kept, streamId } of proven.streams) {
        if (kept === "different") faults.add(`The decision state of ${streamId} is not what its events lead to.`);
      }
      streams += proven.streams.length;
      onStates(streams, null);
    }
  }
  return { events, streams, eventsChain, faults: faults.all() };
};
