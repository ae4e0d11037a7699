import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings",
  staticData: { title: "Settings" },
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/account/settings-page.tsx"), "SettingsPage"),
});
