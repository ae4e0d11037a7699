import { QueryClient } from "@tanstack/react-query";

/** Without a connection a query fails at once and says so; paused, it would look as if the page were still loading. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
