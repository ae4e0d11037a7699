import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../events/wire/session.ts";
import { call } from "../api/call.ts";

const FRESH_MS = 5 * 60 * 1000;

/** Where the session stands that came with the page, if one did. */
export const sessionOfPageQueryKey = ["session of page"] as const;

export const sessionQuery = () =>
  queryOptions({
    queryKey: ["session"],
    queryFn: ({ signal }): Promise<Session> => call("get", "/api/auth/me", signal),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
