import * as v from "valibot";
import { customerStreamId } from "../../../events/customer/customer.ts";
import { Actor } from "../../../events/kernel/actor.ts";
import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import { EVENTS_PAGE_MAX, type HistoryEvent, type HistoryPage } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { largeFieldsOf, maskedData, maskedFieldsOf, withoutLarge } from "./masks.ts";
import { withoutSecrets } from "./without-secrets.ts";

type HistoryDeps = Pick<Deps, "sql" | "store">;

/** Which events: those after a version, in order, as many as `limit`. */
export type Wanted = { after: number; limit: number; revealed: boolean };

/** The sealed part is not among the columns: what is masked is never opened. */
type Row = {
  position: number;
  version: number;
  event_id: string;
  type: string;
  schema_version: number;
  data: Record<string, unknown>;
  actor: unknown;
  correlation_id: string;
  causation_id: string | null;
  recorded_at: Date;
};

const SELECT = `
  select position, version, event_id, type, schema_version, data, actor, correlation_id, causation_id, recorded_at
  from events where stream_id = $1 and version > $2 order by version limit $3`;

const maskedEvent = (row: Row): HistoryEvent => {
  const { type } = row;
  const { version: schemaVersion, data } = maskedData({ type, version: row.schema_version, data: row.data });
  return {
    version: row.version,
    position: row.position,
    eventId: row.event_id,
    type,
    schemaVersion,
    data,
    masked: maskedFieldsOf(type),
    leftOut: [],
    actor: v.parse(Actor, row.actor),
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    recordedAt: row.recorded_at.toISOString(),
  };
};

const readMasked = async ({ sql }: HistoryDeps, streamId: string, { after, limit }: Wanted): Promise<HistoryEvent[]> =>
  (await sql.query<Row>(SELECT, [streamId, after, limit])).map(maskedEvent);

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const revealedEvent = ({ event, streamId: _, ...envelope }: EventEnvelope): HistoryEvent => ({
  ...envelope,
  type: event.type,
  data: isFields(event.data) ? withoutSecrets(event.data) : {},
  masked: [],
  leftOut: [],
});

const readRevealed = async (
  { store }: HistoryDeps,
  streamId: string,
  { after, limit }: Wanted,
): Promise<HistoryEvent[]> => (await store.read(streamId, { from: after + 1, limit })).map(revealedEvent);

const light = (event: HistoryEvent): HistoryEvent => ({
  ...event,
  data: event.masked.length > 0 ? event.data : withoutLarge(event.type, event.data),
  leftOut: [...largeFieldsOf(event.type)],
});

const read = (deps: HistoryDeps, customerId: string, wanted: Wanted): Promise<HistoryEvent[]> =>
  (wanted.revealed ? readRevealed : readMasked)(deps, customerStreamId(customerId), wanted);

const versionOf = async ({ sql }: HistoryDeps, customerId: string): Promise<number> => {
  const [row] = await sql.query<{ version: number }>("select version from streams where stream_id = $1", [
    customerStreamId(customerId),
  ]);
  return row?.version ?? 0;
};

/** Events of a customer's history in order, without their large parts. */
export const readEvents =
  (deps: HistoryDeps) =>
  async (customerId: string, wanted: Wanted): Promise<HistoryEvent[]> =>
    (await read(deps, customerId, { ...wanted, limit: Math.min(wanted.limit, EVENTS_PAGE_MAX) })).map(light);

/** A page of a customer's history. */
export const readHistory =
  (deps: HistoryDeps) =>
  async (customerId: string, wanted: Wanted): Promise<HistoryPage> => {
    const version = await versionOf(deps, customerId);
    return { events: await readEvents(deps)(customerId, wanted), version };
  };

/** One event with all of its parts; null where there is none. */
export const readEvent =
  (deps: HistoryDeps) =>
  async (customerId: string, version: number, revealed: boolean): Promise<HistoryEvent | null> =>
    (await read(deps, customerId, { after: version - 1, limit: 1, revealed })).find(
      (event) => event.version === version,
    ) ?? null;
