import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onRefusal } from "./api/refusals.ts";
import { followKeptTheme } from "./features/shell/shown-theme.ts";
import { mirrorAriaHiddenAsInert } from "./lib/mirror-inert.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";
import { askToSignInAgain } from "./session/auth-prompt.ts";
import { sessionQuery } from "./session/session-query.ts";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root element.");

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
onRefusal(({ problem }) => {
  const isKnown = queryClient.getQueryData(sessionQuery().queryKey)?.authenticated === true;
  if (problem === "UNAUTHENTICATED" && isKnown) askToSignInAgain(`${location.pathname}${location.search}`);
});
followKeptTheme();
mirrorAriaHiddenAsInert(container);

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
