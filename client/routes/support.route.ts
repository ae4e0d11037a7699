import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAdmin } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { searchOf, text } from "./search.ts";

const validateSearch = searchOf({
  /** What was searched for. */
  q: text,
});

export const supportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  staticData: PAGES["/support"],
  validateSearch,
  beforeLoad: requireAdmin,
  component: pageComponent(() => import("../features/support/search-page.tsx"), "SearchPage"),
});
