import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { rootRoute } from "./root.route.ts";

export const billingSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing/success",
  staticData: PAGES["/billing/success"],
  validateSearch: v.object({ session_id: v.optional(v.fallback(v.string(), "")) }),
  component: lazyRouteComponent(() => import("../features/billing/billing-success-page.tsx"), "BillingSuccessPage"),
});

export const billingCancelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing/cancel",
  staticData: PAGES["/billing/cancel"],
  component: lazyRouteComponent(() => import("../features/billing/billing-cancel-page.tsx"), "BillingCancelPage"),
});
