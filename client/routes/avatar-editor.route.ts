import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const avatarEditorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/avatars/$avatarId",
  staticData: PAGES["/avatars/$avatarId"],
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/avatars/avatar-page.tsx"), "AvatarPage"),
});
