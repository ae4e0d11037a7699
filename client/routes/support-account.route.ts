import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAdmin } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { oneOf, position, searchOf, text } from "./search.ts";

/** What is shown of a history: the moment, the view of it, and what of the timeline is left out. */
const validateSearch = searchOf({
  at: position,
  view: oneOf("history", "screens"),
  screen: oneOf("dashboard", "billing", "avatars", "avatar", "results"),
  avatar: text,
  optimization: text,
  group: oneOf("story", "time"),
  topics: text,
  actors: text,
  find: text,
});

export const supportAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support/$accountId",
  staticData: PAGES["/support/$accountId"],
  validateSearch,
  beforeLoad: requireAdmin,
  component: pageComponent(() => import("../features/support/history-page.tsx"), "HistoryPage"),
});
