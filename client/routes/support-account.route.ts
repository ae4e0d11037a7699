import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { requireAdmin } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

const text = v.optional(v.fallback(v.string(), ""));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What is shown of a history: the moment, the view of it, and what of the timeline is left out. */
const Search = v.object({
  at: v.optional(v.fallback(v.optional(version), undefined)),
  view: v.optional(v.fallback(v.picklist(["history", "screens"]), "history")),
  screen: v.optional(v.fallback(v.picklist(["dashboard", "avatars", "results"]), "dashboard")),
  optimization: text,
  group: v.optional(v.fallback(v.picklist(["story", "time"]), "story")),
  topics: text,
  actors: text,
  find: text,
});

export const supportAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support/$accountId",
  staticData: PAGES["/support/$accountId"],
  validateSearch: Search,
  beforeLoad: requireAdmin,
  component: lazyRouteComponent(() => import("../features/support/history-page.tsx"), "HistoryPage"),
});
