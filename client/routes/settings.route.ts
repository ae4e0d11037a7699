import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings",
  staticData: PAGES["/settings"],
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/account/settings-page.tsx"), "SettingsPage"),
});
