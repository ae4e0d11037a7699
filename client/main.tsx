import { createRoot, hydrateRoot } from "react-dom/client";
import { onRefusal } from "./api/refusals.ts";
import { App } from "./app.tsx";
import { followKeptTheme } from "./features/shell/shown-theme.ts";
import { mirrorAriaHiddenAsInert } from "./lib/mirror-inert.ts";
import { readPageData, takePageData } from "./page-data.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";
import { askToSignInAgain } from "./session/auth-prompt.ts";
import { sessionQuery } from "./session/session-query.ts";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root element.");

const queryClient = createQueryClient();
const data = readPageData();
if (data !== null) takePageData(queryClient, data);
const router = createAppRouter(queryClient);
onRefusal(({ problem }) => {
  const isKnown = queryClient.getQueryData(sessionQuery().queryKey)?.authenticated === true;
  if (problem === "UNAUTHENTICATED" && isKnown) askToSignInAgain(`${location.pathname}${location.search}`);
});
followKeptTheme();
mirrorAriaHiddenAsInert(container);

const app = <App queryClient={queryClient} router={router} />;
if (container.firstElementChild === null) {
  createRoot(container).render(app);
} else {
  // The page is there already: it stays as it is until its code is, and then starts to answer.
  router.ssr = { manifest: undefined };
  void router.load().then(() => hydrateRoot(container, app));
}
