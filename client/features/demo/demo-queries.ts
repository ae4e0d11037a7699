import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../api/api.ts";

export const demoUsageQuery = () =>
  queryOptions({
    queryKey: ["demo", "usage"],
    queryFn: ({ signal }) => unwrap(api.demo.usage.get({ fetch: { signal } })),
  });
