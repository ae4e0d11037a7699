import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../api/api.ts";

/** Wording and addresses that the operator sets: phone, company, links. */
export const siteConfigQuery = () =>
  queryOptions({
    queryKey: ["config", "site"],
    queryFn: ({ signal }) => unwrap(api.config.site.get({ fetch: { signal } })),
  });
