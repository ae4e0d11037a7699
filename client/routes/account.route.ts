import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account",
  staticData: PAGES["/account"],
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/account/account-page.tsx"), "AccountPage"),
});
