import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const watchDemoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/watch-demo",
  staticData: PAGES["/watch-demo"],
  component: pageComponent(() => import("../features/landing/watch-demo-page.tsx"), "WatchDemoPage"),
});
