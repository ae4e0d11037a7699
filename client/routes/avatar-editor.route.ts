import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

export const avatarEditorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/avatars/$avatarId",
  staticData: { title: "Edit avatar" },
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/avatars/avatar-page.tsx"), "AvatarPage"),
});
