import type { QueryClient } from "@tanstack/react-query";
import { PAGE_DATA_ID, type PageData } from "../events/wire/page-data.ts";
import { samplesQuery } from "./reviews-input/samples-query.ts";
import { sessionOfPageQueryKey, sessionQuery } from "./session/session-query.ts";
import { siteConfigQuery } from "./site/site-config-query.ts";

/** Puts what came with the page where the queries look first, so that they need not ask. */
export const takePageData = (queryClient: QueryClient, { site, samples, session }: PageData): void => {
  queryClient.setQueryData(siteConfigQuery().queryKey, site);
  if (samples !== null) queryClient.setQueryData(samplesQuery().queryKey, samples);
  if (session === null) return;
  queryClient.setQueryData(sessionQuery().queryKey, session);
  queryClient.setQueryData(sessionOfPageQueryKey, session);
};

/** What came with the page; null where nothing did. */
export const readPageData = (): PageData | null => {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent ?? "";
  const data: unknown = text === "" ? null : JSON.parse(text);
  return data as PageData | null;
};
