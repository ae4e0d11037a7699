import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { rootRoute } from "./root.route.ts";

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: PAGES["/"],
  component: LandingPage,
});
