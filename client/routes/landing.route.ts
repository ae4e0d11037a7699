import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.route.ts";

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: {
    title: "Turn Reviews into Revenue",
    description:
      "Paste customer reviews. Get a buyer persona and a marketplace listing whose every statement can be traced to what customers wrote.",
  },
  component: lazyRouteComponent(() => import("../features/landing/landing-page.tsx"), "LandingPage"),
});
