import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { searchOf, text } from "./search.ts";

const validateSearch = searchOf({
  /** The id of an avatar to point out for a moment. */
  highlight: text,
});

export const accountAvatarsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/avatars",
  staticData: PAGES["/account/avatars"],
  validateSearch,
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/avatars/my-avatars-page.tsx"), "MyAvatarsPage"),
});
