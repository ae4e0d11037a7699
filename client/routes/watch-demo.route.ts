import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.route.ts";

export const watchDemoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/watch-demo",
  staticData: { title: "How it works", description: "From pasted reviews to a finished listing, step by step." },
  component: lazyRouteComponent(() => import("../features/landing/watch-demo-page.tsx"), "WatchDemoPage"),
});
