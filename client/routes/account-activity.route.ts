import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const accountActivityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/activity",
  staticData: PAGES["/account/activity"],
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/account/activity-page.tsx"), "ActivityPage"),
});
