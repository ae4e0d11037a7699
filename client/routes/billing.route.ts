import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

export const billingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing",
  staticData: { title: "Billing" },
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/billing/billing-page.tsx"), "BillingPage"),
});
