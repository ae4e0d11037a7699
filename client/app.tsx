import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import type { AppRouter } from "./router.ts";

type AppProps = { queryClient: QueryClient; router: AppRouter };

export const App = ({ queryClient, router }: AppProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);
