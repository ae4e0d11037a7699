import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { rootRoute } from "./root.route.ts";

const DemoSearch = v.object({
  sample: v.optional(v.fallback(v.string(), "")),
  upgrade: v.optional(v.fallback(v.picklist([0, 1]), 0)),
});

export const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/demo",
  staticData: PAGES["/demo"],
  validateSearch: DemoSearch,
  component: lazyRouteComponent(() => import("../features/demo/demo-page.tsx"), "DemoPage"),
});
