import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

const flag = v.optional(v.fallback(v.picklist([0, 1]), 0));
const text = v.optional(v.fallback(v.string(), ""));

/** What a checkout, its cancellation and a sign-up add to the address. */
const Search = v.object({ session_id: text, success: flag, canceled: flag, onboarding: flag });

export const billingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/billing",
  staticData: PAGES["/billing"],
  validateSearch: Search,
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/billing/billing-page.tsx"), "BillingPage"),
});
