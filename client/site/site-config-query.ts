import { queryOptions } from "@tanstack/react-query";
import type { SiteConfig } from "../../events/wire/site.ts";
import { call } from "../api/call.ts";

/** Wording and addresses that the operator sets: phone, company, links. */
export const siteConfigQuery = () =>
  queryOptions({
    queryKey: ["config", "site"],
    queryFn: ({ signal }): Promise<SiteConfig> => call("get", "/api/config/site", signal),
  });

/** The operator's own walkthrough, or null where the product's is shown. */
export const videoUrlOf = ({ demoVideoUrl }: SiteConfig): string | null => (demoVideoUrl === "" ? null : demoVideoUrl);
