import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { searchOf, text } from "./search.ts";

export const billingSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing/success",
  staticData: PAGES["/billing/success"],
  validateSearch: searchOf({ session_id: text }),
  component: pageComponent(() => import("../features/billing/billing-success-page.tsx"), "BillingSuccessPage"),
});

export const billingCancelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing/cancel",
  staticData: PAGES["/billing/cancel"],
  component: pageComponent(() => import("../features/billing/billing-cancel-page.tsx"), "BillingCancelPage"),
});
