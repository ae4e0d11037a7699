import { queryOptions } from "@tanstack/react-query";
import type { SiteConfig } from "../../events/wire/work.ts";
import { api, unwrap } from "../api/api.ts";

/** Wording and addresses that the operator sets: phone, company, links. */
export const siteConfigQuery = () =>
  queryOptions({
    queryKey: ["config", "site"],
    queryFn: ({ signal }): Promise<SiteConfig> => unwrap(api.config.site.get({ fetch: { signal } })),
  });

/** The walkthrough's address, or null where the operator has set none. */
export const videoUrlOf = ({ demoVideoUrl }: SiteConfig): string | null => (demoVideoUrl === "" ? null : demoVideoUrl);
