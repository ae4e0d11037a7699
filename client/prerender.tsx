import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { PrerenderRequest } from "../events/wire/page-data.ts";
import { App } from "./app.tsx";
import { serveTheme } from "./features/shell/shown-theme.ts";
import { takePageData } from "./page-data.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";

/** A page as it is before any script runs. The browser takes it over as it stands. */
export const prerender = async ({ path, theme, data }: PrerenderRequest): Promise<string> => {
  const queryClient = createQueryClient();
  takePageData(queryClient, data);
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [path] }),
    scrollRestoration: false,
  });
  await router.load();
  serveTheme(theme);
  return renderToString(<App queryClient={queryClient} router={router} />);
};
