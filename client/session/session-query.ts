import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { Session } from "../../events/wire/session.ts";
import { api, unwrap } from "../api/api.ts";

const FRESH_MS = 5 * 60 * 1000;

export const sessionQuery = () =>
  queryOptions({
    queryKey: ["session"],
    queryFn: async ({ signal }): Promise<Session> =>
      v.parse(Session, await unwrap(api.auth.me.get({ fetch: { signal } }))),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
