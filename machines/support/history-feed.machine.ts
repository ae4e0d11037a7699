import { assign, emit, fromCallback, setup } from "xstate";
import { refusalOf } from "../kernel/refusal.ts";

/** How long to wait before it is tried again by itself. */
const RETRY_MS = 5000;

type Context = {
  customerId: string;
  revealed: boolean;
  /** How many events are here, and how many there are. */
  loaded: number;
  total: number;
};

type Looking = Pick<Context, "customerId" | "revealed">;

export type HistoryFeedEvent =
  | { type: "grew"; loaded: number; total: number }
  | { type: "read.through" }
  | { type: "connected" }
  | { type: "lost" }
  /** Nothing more comes over this connection. */
  | { type: "cut"; error: unknown }
  | { type: "retried" };

/** The history may not be looked into any more without another reason. */
export type VisitOver = { type: "visit.over" };

/** Reading a history from its beginning, and then following what happens, however often the connection breaks. */
export const historyFeedMachine = setup({
  types: {
    context: {} as Context,
    events: {} as HistoryFeedEvent,
    emitted: {} as VisitOver,
    input: {} as Looking,
  },
  actors: {
    read: fromCallback<HistoryFeedEvent, Looking>(() => undefined),
    follow: fromCallback<HistoryFeedEvent, Looking>(() => undefined),
  },
  actions: {
    count: assign((_, { loaded, total }: { loaded: number; total: number }) => ({ loaded, total })),
    tellVisitOver: emit({ type: "visit.over" }),
  },
  guards: {
    isVisitOver: (_, { error }: { error: unknown }) => refusalOf(error).problem === "REASON_REQUIRED",
  },
  delays: { retrying: RETRY_MS },
}).createMachine({
  id: "historyFeed",
  context: ({ input }) => ({ ...input, loaded: 0, total: 0 }),
  initial: "reading",
  on: {
    grew: {
      actions: { type: "count", params: ({ event }) => ({ loaded: event.loaded, total: event.total }) },
    },
    cut: [
      {
        target: ".over",
        guard: { type: "isVisitOver", params: ({ event }) => ({ error: event.error }) },
        actions: "tellVisitOver",
      },
      { target: ".waiting" },
    ],
  },
  states: {
    reading: {
      invoke: { src: "read", input: ({ context: { customerId, revealed } }) => ({ customerId, revealed }) },
      on: { "read.through": "following" },
    },
    following: {
      invoke: { src: "follow", input: ({ context: { customerId, revealed } }) => ({ customerId, revealed }) },
      initial: "connecting",
      on: { connected: ".connected", lost: ".connecting", cut: "reading" },
      states: { connecting: {}, connected: {} },
    },
    waiting: { on: { retried: "reading" }, after: { retrying: "reading" } },
    over: {},
  },
});
