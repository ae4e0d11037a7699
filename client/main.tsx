import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followKeptTheme } from "./features/shell/shown-theme.ts";
import { mirrorAriaHiddenAsInert } from "./lib/mirror-inert.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root element.");

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
followKeptTheme();
mirrorAriaHiddenAsInert(container);

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
