import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../events/wire/session.ts";
import { call } from "../api/call.ts";

const FRESH_MS = 5 * 60 * 1000;

export const sessionQuery = () =>
  queryOptions({
    queryKey: ["session"],
    queryFn: ({ signal }): Promise<Session> => call("get", "/api/auth/me", signal),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
