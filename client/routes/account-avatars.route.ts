import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

const Search = v.object({
  /** The id of an avatar to point out for a moment. */
  highlight: v.optional(v.fallback(v.string(), "")),
});

export const accountAvatarsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/avatars",
  staticData: PAGES["/account/avatars"],
  validateSearch: Search,
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/avatars/my-avatars-page.tsx"), "MyAvatarsPage"),
});
