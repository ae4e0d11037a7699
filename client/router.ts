import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { ErrorPage } from "./features/shell/error-page.tsx";
import { NotFoundPage } from "./features/shell/not-found-page.tsx";
import { PendingPage } from "./features/shell/pending-page.tsx";
import { routeTree } from "./routes/route-tree.ts";

type Overrides = { history?: RouterHistory; scrollRestoration?: boolean };

export const createAppRouter = (queryClient: QueryClient, overrides: Overrides = {}) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 300,
    ...overrides,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Without the product's name, which is added. */
    title?: string;
    description?: string;
  }
}
