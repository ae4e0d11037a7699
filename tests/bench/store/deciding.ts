import { accept, type StreamDecider } from "../../../events/kernel/decider.ts";
import type { EventStore } from "../../../server/store/event-store.ts";
import { execute, loadStream } from "../../../server/store/handle-command.ts";
import { type ItemAddedEvent, itemAdded, META, openBenchStore } from "./contenders.ts";
import { median } from "./measure.ts";

const SHORT_EVENTS = 10;
const LONG_EVENTS = 100_000;
const APPEND_SIZE = 1000;
const LOADS = 2000;
const COMMANDS = 400;

type Basket = { items: number };

const basketDecider: StreamDecider<"add", ItemAddedEvent, Basket> = {
  stateSchema: "basket-1",
  initialState: { items: 0 },
  decide: (_, { items }) => accept(itemAdded(`item-${items}`)),
  evolve: ({ items }) => ({ items: items + 1 }),
};

type Cost = { what: "deciding" | "command"; shortMs: number; longMs: number; ratio: number };
export type Deciding = { shortEvents: number; longEvents: number; costs: readonly Cost[] };

const fill = async (store: EventStore, streamId: string, events: number): Promise<void> => {
  for (let version = 0; version < events; version += APPEND_SIZE) {
    const added = Array.from({ length: Math.min(APPEND_SIZE, events - version) }, () => ({
      eventId: store.newId(),
      event: itemAdded("item"),
    }));
    const after = added.map((_, index) => ({ items: version + index + 1 }));
    await store.append({
      streamId,
      expected: version,
      events: added,
      meta: META,
      state: { schema: basketDecider.stateSchema, after },
    });
  }
};

/** The two streams take turns at every single call. */
const compare = async (
  what: Cost["what"],
  times: number,
  work: (streamId: string) => Promise<unknown>,
): Promise<Cost> => {
  const took = { short: [] as number[], long: [] as number[] };
  for (let turn = 0; turn < times; turn += 1) {
    for (const stream of turn % 2 === 0 ? (["short", "long"] as const) : (["long", "short"] as const)) {
      const begun = performance.now();
      await work(stream);
      took[stream].push(performance.now() - begun);
    }
  }
  const [shortMs, longMs] = [median(took.short), median(took.long)];
  return { what, shortMs, longMs, ratio: longMs / shortMs };
};

/** What a decision costs, and a whole command, on a short stream and on a long one. */
export const measureDeciding = async (url: string): Promise<Deciding> => {
  const { sql, store } = await openBenchStore(url, []);
  await fill(store, "short", SHORT_EVENTS);
  await fill(store, "long", LONG_EVENTS);
  const decide = async (streamId: string): Promise<unknown> => {
    const { state } = await loadStream(store, basketDecider, streamId);
    return basketDecider.decide("add", state);
  };
  const command = (streamId: string) =>
    execute({ store, decider: basketDecider, streamId, command: "add", meta: META });
  const costs = [await compare("deciding", LOADS, decide), await compare("command", COMMANDS, command)];
  await store.close();
  await sql.close();
  return { shortEvents: SHORT_EVENTS, longEvents: LONG_EVENTS, costs };
};
