import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { rootRoute } from "./root.route.ts";

export const billingSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing/success",
  staticData: { title: "Payment" },
  validateSearch: v.object({ session_id: v.optional(v.fallback(v.string(), "")) }),
  component: lazyRouteComponent(() => import("../features/billing/billing-success-page.tsx"), "BillingSuccessPage"),
});

export const billingCancelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing/cancel",
  staticData: { title: "Checkout canceled" },
  component: lazyRouteComponent(() => import("../features/billing/billing-cancel-page.tsx"), "BillingCancelPage"),
});
