import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { rootRoute } from "./root.route.ts";
import { searchOf, text } from "./search.ts";

export const billingSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing/success",
  staticData: PAGES["/billing/success"],
  validateSearch: searchOf({ session_id: text }),
  component: lazyRouteComponent(() => import("../features/billing/billing-success-page.tsx"), "BillingSuccessPage"),
});

export const billingCancelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing/cancel",
  staticData: PAGES["/billing/cancel"],
  component: lazyRouteComponent(() => import("../features/billing/billing-cancel-page.tsx"), "BillingCancelPage"),
});
