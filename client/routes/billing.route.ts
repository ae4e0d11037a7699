import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";
import { flag, searchOf, text } from "./search.ts";

/** What a checkout, its cancellation and a sign-up add to the address. */
const validateSearch = searchOf({ session_id: text, success: flag, canceled: flag, onboarding: flag });

export const billingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing",
  staticData: PAGES["/billing"],
  validateSearch,
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/billing/billing-page.tsx"), "BillingPage"),
});
