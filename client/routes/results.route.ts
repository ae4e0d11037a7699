import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const resultsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/results/$optimizationId",
  staticData: PAGES["/results/$optimizationId"],
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/results/results-page.tsx"), "ResultsPage"),
});
