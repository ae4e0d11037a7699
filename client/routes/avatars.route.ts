import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth, requirePlan } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

/** Paying sellers make avatars from reviews, so a new one begins at the optimize form for them. */
export const newAvatarRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/avatars/new",
  staticData: PAGES["/avatars/new"],
  beforeLoad: async (guarded) => {
    await requireAuth(guarded);
    await requirePlan(["demo"], "/optimize/start?mode=paid")(guarded);
  },
  component: pageComponent(() => import("../features/avatars/new-avatar-page.tsx"), "NewAvatarPage"),
});
