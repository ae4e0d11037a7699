import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { rootRoute } from "./root.route.ts";

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  staticData: PAGES["/forgot-password"],
  component: lazyRouteComponent(() => import("../features/auth/forgot-password-page.tsx"), "ForgotPasswordPage"),
});
