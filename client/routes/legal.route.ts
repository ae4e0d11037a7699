import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { rootRoute } from "./root.route.ts";

const DOCUMENTS = ["terms", "privacy", "cookies"];

export const legalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/legal/$document",
  staticData: { title: "Legal" },
  beforeLoad: ({ params }) => {
    if (!DOCUMENTS.includes(params.document)) throw notFound();
  },
  component: lazyRouteComponent(() => import("../features/legal/legal-page.tsx"), "LegalPage"),
});
