import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/welcome",
  staticData: PAGES["/welcome"],
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/avatars/welcome-page.tsx"), "WelcomePage"),
});
