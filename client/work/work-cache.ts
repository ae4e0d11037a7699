import type { QueryClient } from "@tanstack/react-query";
import type { Optimization } from "../../events/wire/optimizations.ts";
import { refreshQueries } from "../lib/refresh-queries.ts";
import { sessionQuery } from "../session/session-query.ts";
import { RESULTS_KEY } from "./results/result-queries.ts";
import { optimizationQuery } from "./work-queries.ts";

const refresh = async (queryClient: QueryClient, keys: readonly string[]): Promise<void> => {
  await Promise.all(keys.map((key) => refreshQueries(queryClient, { queryKey: [key] })));
};

/** An avatar was made, changed or deleted: lists, usage and dashboard are read anew. */
export const avatarsChanged = (queryClient: QueryClient): Promise<void> =>
  refresh(queryClient, ["avatars", "dashboard"]);

/** An optimization ended: its result is at hand, and everything it counted into is read anew. */
export const optimizationArrived = async (queryClient: QueryClient, optimization: Optimization): Promise<void> => {
  queryClient.setQueryData(optimizationQuery(optimization.id).queryKey, optimization);
  const [session = "session"] = sessionQuery().queryKey;
  await refresh(queryClient, [session, "avatars", "dashboard", RESULTS_KEY]);
};

/** The words of a listing were changed: its result is at hand. */
export const listingRevised = (queryClient: QueryClient, optimization: Optimization): void => {
  queryClient.setQueryData(optimizationQuery(optimization.id).queryKey, optimization);
};
