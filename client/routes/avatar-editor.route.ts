import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

export const avatarEditorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/avatars/$avatarId",
  staticData: PAGES["/avatars/$avatarId"],
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/avatars/avatar-page.tsx"), "AvatarPage"),
});
