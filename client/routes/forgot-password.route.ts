import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.route.ts";

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  staticData: { title: "Forgot password" },
  component: lazyRouteComponent(() => import("../features/auth/forgot-password-page.tsx"), "ForgotPasswordPage"),
});
