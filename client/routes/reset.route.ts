import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { rootRoute } from "./root.route.ts";

/** A token of digits only would otherwise arrive as a number. */
const token = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ""));

export const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset",
  staticData: PAGES["/reset"],
  validateSearch: v.object({ token }),
  component: lazyRouteComponent(() => import("../features/auth/reset-password-page.tsx"), "ResetPasswordPage"),
});
