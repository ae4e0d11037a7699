import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { flag, searchOf, text } from "./search.ts";

const validateSearch = searchOf({
  sample: text,
  upgrade: flag,
});

export const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/demo",
  staticData: PAGES["/demo"],
  validateSearch,
  component: pageComponent(() => import("../features/demo/demo-page.tsx"), "DemoPage"),
});
