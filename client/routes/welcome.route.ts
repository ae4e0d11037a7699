import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/welcome",
  staticData: PAGES["/welcome"],
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/avatars/welcome-page.tsx"), "WelcomePage"),
});
