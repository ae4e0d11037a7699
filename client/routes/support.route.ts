import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { requireAdmin } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

const Search = v.object({
  /** What was searched for. */
  q: v.optional(v.fallback(v.string(), "")),
});

export const supportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  staticData: PAGES["/support"],
  validateSearch: Search,
  beforeLoad: requireAdmin,
  component: lazyRouteComponent(() => import("../features/support/search-page.tsx"), "SearchPage"),
});
