import { join } from "node:path";
import { EVENT_DEFINITIONS, UPCASTERS } from "../../events/index.ts";
import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import type { Deps } from "../deps.ts";
import { foldOf } from "../operator/stream-folds.ts";
import { ALL_PROJECTIONS } from "../projections/all-projections.ts";
import { openSandboxStore } from "../sandbox/store.ts";
import { domainEventOf } from "../store/domain-event.ts";
import type { AppendRequest, EventStore } from "../store/event-store.ts";
import { storeOver } from "../store/open-store.ts";
import type { Sql, Statement } from "../store/sql.ts";
import type { Past } from "./past.ts";

type AccountRow = { customer_id: string; email: string; opened_at: Date; password_hash: string };

/** What of an account is no event: the address it is found by and the hash of its password. */
const accountOf = async (past: Sql, customerId: string): Promise<Statement[]> => {
  const rows = await past.query<AccountRow>(
    `select a.customer_id, a.email, a.opened_at, c.password_hash
     from accounts a join credentials c on c.customer_id = a.customer_id where a.customer_id = $1`,
    [customerId],
  );
  return rows.flatMap((row) => [
    {
      text: "insert into accounts (customer_id, email, opened_at) values ($1, $2, $3)",
      params: [row.customer_id, row.email, row.opened_at],
    },
    {
      text: "insert into credentials (customer_id, password_hash) values ($1, $2)",
      params: [row.customer_id, row.password_hash],
    },
  ]);
};

const PAGE = 500;

async function* logOf(store: EventStore): AsyncGenerator<EventEnvelope> {
  for (let after = 0; ; ) {
    const page = await store.readAll({ after, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}

/** Takes the books of the past's sandbox into the one of this installation, before anything asks for them. */
const moveBooks = (past: Past, dataDir: string): void => {
  const store = openSandboxStore(join(dataDir, "sandbox.sqlite"));
  try {
    store.transaction(() => store.takeIn(past.sandbox.world.store.books()));
  } finally {
    store.close();
  }
};

/**
 * Appends a past to the log as it was: the same events, ids, actors and times. All of it becomes visible at once, because
 * who follows the log would act on half of a past as if it were today. Answers how many events there were.
 */
export const moveIn = async (past: Past, deps: Deps): Promise<number> => {
  let at = new Date();
  const parts = { definitions: EVENT_DEFINITIONS, upcasters: UPCASTERS, projections: ALL_PROJECTIONS };
  const store = storeOver(deps, { ...parts, clock: { now: () => at }, newId: deps.newId, log: deps.log });
  const states = new Map<string, unknown>();
  const requestOf = async (envelope: EventEnvelope): Promise<AppendRequest> => {
    const { streamId, eventId, actor, correlationId, causationId } = envelope;
    const event = domainEventOf(envelope);
    const fold = foldOf(streamId);
    const request: AppendRequest = {
      streamId,
      expected: "any",
      events: [{ eventId, event }],
      meta: { actor, correlationId, causationId },
      also: event.type === "AccountOpened" ? await accountOf(past.deps.sql, event.data.customerId) : [],
    };
    if (fold === null) return request;
    const state = fold.evolve(states.get(streamId) ?? fold.initialState, event);
    states.set(streamId, state);
    return { ...request, state: { schema: fold.schema, after: [state] } };
  };
  const count = await deps.sql.transaction(async (tx) => {
    await tx.script("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    let appended = 0;
    for await (const envelope of logOf(past.deps.store)) {
      const request = await requestOf(envelope);
      at = new Date(envelope.recordedAt);
      await store.appendIn(tx, request);
      appended += 1;
    }
    moveBooks(past, deps.env.dataDir);
    return appended;
  });
  await store.close();
  return count;
};
