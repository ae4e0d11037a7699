import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../api/api.ts";

const RECENT = 5;

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["account", "sessions"],
    queryFn: ({ signal }) => unwrap(api.auth.sessions.get({ fetch: { signal } })),
  });

/** It grows by the minute, so it is read anew whenever it is shown. */
export const recentActivityQuery = () =>
  queryOptions({
    queryKey: ["account", "activity", "recent"],
    queryFn: ({ signal }) => unwrap(api.account.activity.get({ query: { limit: RECENT }, fetch: { signal } })),
    staleTime: 0,
  });

export const activityQuery = () =>
  infiniteQueryOptions({
    queryKey: ["account", "activity", "all"],
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.account.activity.get({
          query: pageParam === null ? {} : { before: pageParam },
          fetch: { signal },
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    staleTime: 0,
  });
