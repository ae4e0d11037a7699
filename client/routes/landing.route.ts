import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { rootRoute } from "./root.route.ts";

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: PAGES["/"],
  component: lazyRouteComponent(() => import("../features/landing/landing-page.tsx"), "LandingPage"),
});
