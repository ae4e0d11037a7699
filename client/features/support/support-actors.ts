import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { fromCallback, fromPromise } from "xstate";
import {
  type ActReply,
  HistoryEvent,
  type HistoryPage,
  LIVE_EVENT,
  type StaffAct,
  type Visit,
} from "../../../events/wire/support.ts";
import type { HistoryFeedEvent } from "../../../machines/support/history-feed.machine.ts";
import { api, unwrap } from "../../api/api.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { captchaToken } from "../../session/captcha-token.ts";
import { sessionQuery } from "../../session/session-query.ts";
import type { Ledger } from "./ledger.ts";
import { customerQuery, liveAddress, readPage } from "./support-queries.ts";

type Looking = { customerId: string };
type Explained = Looking & { reason: string; password?: string };

/** Signs in anew where a password was given: with it the browser gets another session, and the one of long ago ends. */
const signInAgain = async (queryClient: QueryClient, { password }: Explained, signal: AbortSignal): Promise<void> => {
  if (password === undefined) return;
  const { email } = await queryClient.fetchQuery(sessionQuery());
  const token = await captchaToken();
  const form = { email: email ?? "", password, ...(token === undefined ? {} : { captchaToken: token }) };
  await unwrap(api.auth.signin.post(form, { fetch: { signal } }));
};

const refreshCard = (queryClient: QueryClient, customerId: string): void => {
  void refreshQueries(queryClient, { queryKey: customerQuery(customerId).queryKey });
};

const until = (instant: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, Date.parse(instant) - Date.now()));
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });

export const historyVisitActors = (queryClient: QueryClient) => ({
  fetchVisit: fromPromise<Visit, Looking>(async ({ input }) => {
    const card = await queryClient.fetchQuery({ ...customerQuery(input.customerId), staleTime: 0 });
    return card.visit;
  }),
  openVisit: fromPromise<Visit, Explained>(async ({ input, signal }) => {
    await signInAgain(queryClient, input, signal);
    const { customerId: id, reason } = input;
    return unwrap(api.support.customers({ id }).visits.post({ reason }, { fetch: { signal } }));
  }),
  reveal: fromPromise<Visit, Explained>(async ({ input, signal }) => {
    await signInAgain(queryClient, input, signal);
    const { customerId: id, reason } = input;
    const visit = await unwrap(api.support.customers({ id }).reveals.post({ reason }, { fetch: { signal } }));
    refreshCard(queryClient, id);
    return visit;
  }),
  waitUntil: fromPromise<void, { instant: string }>(({ input, signal }) => until(input.instant, signal)),
});

export const staffActActors = (queryClient: QueryClient) => ({
  perform: fromPromise<ActReply, Looking & { act: StaffAct }>(async ({ input: { customerId: id, act }, signal }) => {
    const reply = await unwrap(api.support.customers({ id }).acts.post(act, { fetch: { signal } }));
    refreshCard(queryClient, id);
    return reply;
  }),
});

type Reading = Looking & { revealed: boolean };

/** How often it is told how far a long history is read: each time, all that is shown is shown anew. */
const TELL_EVERY_MS = 300;

/** Reads what the ledger lacks, the next page while one is folded, and tells how far it is. */
const readAll = async (
  ledger: Ledger,
  reading: Reading,
  signal: AbortSignal,
  tell: (event: HistoryFeedEvent) => void,
): Promise<void> => {
  const pageAfter = (after: number): Promise<HistoryPage> => readPage({ ...reading, after, signal });
  let toldAt = Number.NEGATIVE_INFINITY;
  for (let next: Promise<HistoryPage> | null = pageAfter(ledger.entries.length); next !== null; ) {
    const page: HistoryPage = await next;
    if (signal.aborted) return;
    const last = page.events.at(-1)?.version ?? page.version;
    next = last < page.version ? pageAfter(last) : null;
    next?.catch(() => undefined);
    ledger.add(page.events);
    if (next !== null && performance.now() - toldAt < TELL_EVERY_MS) continue;
    toldAt = performance.now();
    tell({ type: "grew", loaded: ledger.entries.length, total: Math.max(page.version, ledger.entries.length) });
  }
};

/** The browser comes back by itself with the version it saw last, until the server refuses. */
const followLive = (
  ledger: Ledger,
  reading: Reading,
  signal: AbortSignal,
  tell: (event: HistoryFeedEvent) => void,
): EventSource => {
  const source = new EventSource(liveAddress(reading.customerId, ledger.entries.length));
  const grown = () => tell({ type: "grew", loaded: ledger.entries.length, total: ledger.entries.length });
  const cut = (error: unknown) => {
    if (!signal.aborted) tell({ type: "cut", error });
  };
  source.addEventListener("open", () => tell({ type: "connected" }));
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) cut(null);
    else tell({ type: "lost" });
  });
  source.addEventListener(LIVE_EVENT, ({ data }: MessageEvent<string>) => {
    // What is told live is masked; uncovered, it is read again.
    if (reading.revealed) return void readAll(ledger, reading, signal, tell).catch(cut);
    ledger.add([v.parse(HistoryEvent, JSON.parse(data))]);
    grown();
  });
  return source;
};

export const historyFeedActors = (ledger: Ledger) => ({
  read: fromCallback<HistoryFeedEvent, Reading>(({ input, sendBack }) => {
    const stopping = new AbortController();
    readAll(ledger, input, stopping.signal, sendBack).then(
      () => stopping.signal.aborted || sendBack({ type: "read.through" }),
      (error: unknown) => stopping.signal.aborted || sendBack({ type: "cut", error }),
    );
    return () => stopping.abort();
  }),
  follow: fromCallback<HistoryFeedEvent, Reading>(({ input, sendBack }) => {
    const stopping = new AbortController();
    const source = followLive(ledger, input, stopping.signal, sendBack);
    return () => {
      stopping.abort();
      source.close();
    };
  }),
});
