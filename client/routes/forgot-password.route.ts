import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  staticData: PAGES["/forgot-password"],
  component: pageComponent(() => import("../features/auth/forgot-password-page.tsx"), "ForgotPasswordPage"),
});
