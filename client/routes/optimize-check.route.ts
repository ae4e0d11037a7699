import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const optimizeCheckRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/optimize/check",
  staticData: PAGES["/optimize/check"],
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/listing-check/listing-check-page.tsx"), "ListingCheckPage"),
});
