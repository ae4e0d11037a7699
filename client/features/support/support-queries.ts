import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { Optimization } from "../../../events/history/work.ts";
import { HistoryPage } from "../../../events/wire/support.ts";
import { api, unwrap } from "../../api/api.ts";

const OF_CUSTOMER = ["support", "customer"] as const;

/** What is fewer is not looked up. */
export const SEARCH_FROM = 2;

/** As many as are read, parsed and folded between two frames. */
const PAGE = 2000;

export const customersQuery = (q: string) =>
  queryOptions({
    queryKey: ["support", "search", q],
    queryFn: ({ signal }) => unwrap(api.support.customers.get({ query: { q }, fetch: { signal } })),
    enabled: q.length >= SEARCH_FROM,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...OF_CUSTOMER, id, "card"],
    queryFn: ({ signal }) => unwrap(api.support.customers({ id }).get({ fetch: { signal } })),
  });

const revealedFlag = (revealed: boolean) => (revealed ? ("1" as const) : ("0" as const));

/** One event with everything that is stored of it. */
export const wholeEventQuery = (id: string, version: number, revealed: boolean) =>
  queryOptions({
    queryKey: [...OF_CUSTOMER, id, "event", version, revealed],
    queryFn: ({ signal }) =>
      unwrap(
        api.support
          .customers({ id })
          .events({ version })
          .get({ query: { revealed: revealedFlag(revealed) }, fetch: { signal } }),
      ),
  });

/** A result in the words of one revision. */
export const storedOptimizationQuery = (
  id: string,
  { id: optimizationId, revision }: Pick<Optimization, "id" | "revision">,
  revealed: boolean,
) =>
  queryOptions({
    queryKey: [...OF_CUSTOMER, id, "optimization", optimizationId, revision, revealed],
    queryFn: ({ signal }) =>
      unwrap(
        api.support
          .customers({ id })
          .optimizations({ optimizationId })
          .get({ query: { revealed: revealedFlag(revealed), revision }, fetch: { signal } }),
      ),
  });

type PageOf = { customerId: string; revealed: boolean; after: number; signal: AbortSignal };

/** The events that follow a version. A history is read once and followed, so no cache keeps its pages. */
export const readPage = async ({ customerId: id, revealed, after, signal }: PageOf): Promise<HistoryPage> =>
  v.parse(
    HistoryPage,
    await unwrap(
      api.support
        .customers({ id })
        .events.get({ query: { after, limit: PAGE, revealed: revealedFlag(revealed) }, fetch: { signal } }),
    ),
  );

/** The address of the live events that follow a version. */
export const liveAddress = (customerId: string, after: number): string =>
  `/api/support/customers/${encodeURIComponent(customerId)}/live?after=${after}`;
