import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { PAID_PLANS } from "../../events/plans.ts";
import { requirePlan } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

const Search = v.object({
  mode: v.optional(v.fallback(v.literal("paid"), "paid")),
  sample: v.optional(v.fallback(v.string(), "")),
});

export const optimizeStartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/optimize/start",
  staticData: PAGES["/optimize/start"],
  validateSearch: Search,
  beforeLoad: requirePlan(PAID_PLANS),
  component: lazyRouteComponent(() => import("../features/optimize/start-page.tsx"), "StartPage"),
});
