import { createRoute, notFound } from "@tanstack/react-router";
import { isLegalDocument } from "../../events/legal-documents.ts";
import { PAGES } from "../../events/pages.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";

export const legalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/legal/$document",
  staticData: PAGES["/legal/$document"],
  beforeLoad: ({ params }) => {
    if (!isLegalDocument(params.document)) throw notFound();
  },
  component: pageComponent(() => import("../features/legal/legal-page.tsx"), "LegalPage"),
});
