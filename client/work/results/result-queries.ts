import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../api/api.ts";

const VERSIONS = 100;

/** What every list of results is kept under. They grow while work goes on, so each is read anew when it is shown. */
export const RESULTS_KEY = "results";

/** All results in which the words occur, a page at a time; without words, all there are. */
export const resultsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [RESULTS_KEY, "all", search],
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.optimizations.get({
          query: { search, ...(pageParam === null ? {} : { before: pageParam }) },
          fetch: { signal },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }) => before,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The newest few in which the words occur. */
export const newestResultsQuery = (limit: number, search = "") =>
  queryOptions({
    queryKey: [RESULTS_KEY, "newest", limit, search],
    queryFn: async ({ signal }) =>
      (await unwrap(api.optimizations.get({ query: { search, limit }, fetch: { signal } }))).optimizations,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Every result of the product that this ASIN profile is of. */
export const versionsQuery = (asinId: string) =>
  queryOptions({
    queryKey: [RESULTS_KEY, "versions", asinId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.optimizations.get({ query: { asinId, limit: VERSIONS }, fetch: { signal } }))).optimizations,
    staleTime: 0,
  });
