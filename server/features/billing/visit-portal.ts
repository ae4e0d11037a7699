import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { requestIdOf } from "../../http/request-id.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { openPortal } from "./open-portal.ts";

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });

/** A person who follows a link, and not a program that reads JSON. */
const isNavigation = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html");

/** Leads a browser to the portal; who cannot go there comes to a page of ours instead of a problem in JSON. */
export const visitPortal =
  (deps: BillingDeps) =>
  async (customer: SignedInCustomer | null, request: Request): Promise<Response> => {
    try {
      if (customer === null) throw new ProblemError("UNAUTHENTICATED");
      return goTo(await openPortal(deps)(customer, requestIdOf(request)));
    } catch (error) {
      if (!(error instanceof ProblemError) || !isNavigation(request)) throw error;
      return goTo(customer === null ? "/" : "/billing");
    }
  };
