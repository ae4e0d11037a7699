import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  staticData: PAGES["/dashboard"],
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/dashboard/dashboard-page.tsx"), "DashboardPage"),
});
