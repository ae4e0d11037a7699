import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { searchOf, text } from "./search.ts";

/** A token of digits only would otherwise arrive as a number. */
const token = (value: unknown): string => text(typeof value === "number" ? String(value) : value);

export const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset",
  staticData: PAGES["/reset"],
  validateSearch: searchOf({ token }),
  component: pageComponent(() => import("../features/auth/reset-password-page.tsx"), "ResetPasswordPage"),
});
