import { createRoute, redirect } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { openAuthDialog } from "../session/auth-prompt.ts";
import { sessionQuery } from "../session/session-query.ts";
import { rootRoute } from "./root.route.ts";

const SIGN_UP = /sign-?up|register/i;

/** Signing in is a dialog and no page: every address below opens it over the landing page, for who is not signed in. */
export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/$",
  staticData: PAGES["/auth/$"],
  beforeLoad: async ({ context, params, preload }) => {
    const { authenticated } = await context.queryClient.fetchQuery(sessionQuery());
    if (authenticated) throw redirect({ href: "/dashboard", replace: true });
    if (!preload) openAuthDialog(SIGN_UP.test(params._splat ?? "") ? "signup" : "signin");
    throw redirect({ to: "/", replace: true });
  },
});
