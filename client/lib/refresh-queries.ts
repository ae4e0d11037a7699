import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/** Waits for reads under way, whose answers may be older than what was just done. */
export const afterReads = async (queryClient: QueryClient, filters: QueryFilters): Promise<void> => {
  const underWay = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
  await Promise.allSettled(underWay.map(async ({ promise }) => promise));
};

/**
 * Reads anew what is shown. A first read under way is waited for and not taken for the answer, as `invalidateQueries`
 * takes it: the server may have given it before what was just done.
 */
export const refreshQueries = async (queryClient: QueryClient, filters: QueryFilters): Promise<void> => {
  await afterReads(queryClient, { ...filters, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries(filters);
};
