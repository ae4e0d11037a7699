import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings",
  staticData: PAGES["/settings"],
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/account/settings-page.tsx"), "SettingsPage"),
});
