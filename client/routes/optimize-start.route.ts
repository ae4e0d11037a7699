import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { PAID_PLANS } from "../../events/plans.ts";
import { requirePlan } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { oneOf, searchOf, text } from "./search.ts";

const validateSearch = searchOf({ mode: oneOf("paid"), sample: text });

export const optimizeStartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/optimize/start",
  staticData: PAGES["/optimize/start"],
  validateSearch,
  beforeLoad: requirePlan(PAID_PLANS),
  component: pageComponent(() => import("../features/optimize/start-page.tsx"), "StartPage"),
});
