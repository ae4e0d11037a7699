import { type CustomerEvent, customerStreamId } from "../../events/customer/customer.ts";
import type { Deps } from "../../server/deps.ts";

const BATCH = 5000;
const VISIT = 7;
const START = Date.UTC(2025, 0, 1);
const HOUR_MS = 3_600_000;

/** They would be busy for minutes with facts that are none of theirs. */
const REACTORS = ["billing-mail", "stripe-processor", "bring-over-demo", "deletion-follower"];

/** One visit of a busy seller: in, a product, its optimization, out. */
const visitOf = (turn: number): CustomerEvent[] => {
  const at = new Date(START + turn * HOUR_MS).toISOString();
  const [sessionId, asinId, optimizationId] = [`session-${turn}`, `asin-${turn}`, `optimization-${turn}`];
  const use = { asinId, optimizationId, cycleStartsAt: null, at };
  const productName = `Bottle ${turn}`;
  const empty = { currentTitle: "", currentBullets: [], keywords: [] };
  return [
    { type: "SignedIn", data: { sessionId, how: "password", at } },
    {
      type: "AsinProfileCreated",
      data: { asinId, avatarId: null, asin: "", productName, avatarName: "", reviewsText: "Good.", ...empty, at },
    },
    { type: "AsinReserved", data: use },
    {
      type: "OptimizationRequested",
      data: { optimizationId, asinId, avatarId: null, productName, mustIncludeKeywords: [], kind: "paid", at },
    },
    { type: "OptimizationCompleted", data: { optimizationId, result: null, at } },
    { type: "AsinUsed", data: use },
    { type: "SignedOut", data: { sessionId, reason: "signedOut", at } },
  ];
};

const INSERT = `
  insert into events
    (position, stream_id, version, event_id, type, schema_version, data, actor, correlation_id, recorded_at)
  select (select position from log_head) + row_number() over (order by each.index), $1,
    (select version from streams where stream_id = $1) + row_number() over (order by each.index),
    gen_random_uuid(), each.type, 1, each.data, $2::jsonb, each.request, each.at::timestamptz
  from jsonb_to_recordset($3::jsonb) as each(index int, type text, data jsonb, request text, at text)`;

/** Adds so many events to what an account did, past the store: a hundred thousand in seconds, without their read models. */
export const addLongHistory = async ({ sql }: Pick<Deps, "sql">, customerId: string, events: number): Promise<void> => {
  const streamId = customerStreamId(customerId);
  const actor = { kind: "customer", customerId, sessionId: null };
  const all = Array.from({ length: Math.ceil(events / VISIT) }, (_, turn) => visitOf(turn)).flat();
  const rows = all.slice(0, events).map(({ type, data }, index) => ({
    index,
    type,
    data,
    request: `visit-${Math.floor(index / VISIT)}`,
    at: data.at,
  }));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await sql.transaction(async (tx) => {
      await tx.query(INSERT, [streamId, actor, batch]);
      const counts = [streamId, batch.length];
      await tx.query("update log_head set position = position + $1", [batch.length]);
      await tx.query(
        "update streams set version = version + $2, state_version = state_version + $2 where stream_id = $1",
        counts,
      );
    });
  }
  await sql.query(
    "insert into checkpoints (name, position) select name, position from log_head, unnest($1::text[]) as name on conflict (name) do update set position = excluded.position",
    [REACTORS],
  );
};
