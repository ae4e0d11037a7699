import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../api/api.ts";

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["account", "sessions"],
    queryFn: ({ signal }) => unwrap(api.auth.sessions.get({ fetch: { signal } })),
  });
