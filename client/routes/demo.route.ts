import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { rootRoute } from "./root.route.ts";

const DemoSearch = v.object({
  sample: v.optional(v.fallback(v.string(), "")),
  upgrade: v.optional(v.fallback(v.picklist([0, 1]), 0)),
});

export const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/demo",
  staticData: {
    title: "Free demo",
    description: "Try it on one product, free and without an account: reviews in, buyer persona and listing out.",
  },
  validateSearch: DemoSearch,
  component: lazyRouteComponent(() => import("../features/demo/demo-page.tsx"), "DemoPage"),
});
