import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { flag, searchOf, text } from "./search.ts";

/** What a checkout, its cancellation, the portal and a sign-up add to the address. */
const validateSearch = searchOf({ session_id: text, success: flag, canceled: flag, onboarding: flag, portal: flag });

export const billingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing",
  staticData: PAGES["/billing"],
  validateSearch,
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/billing/billing-page.tsx"), "BillingPage"),
});
