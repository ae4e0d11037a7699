import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });

/** A person who follows a link, and not a program that reads JSON. */
const isNavigation = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html");

/** Leads a browser to the portal; who cannot go there comes to a page of ours instead of a problem in JSON. */
export const visitPortal =
  (portalOf: (customer: SignedInCustomer, request: Request) => Promise<string>) =>
  async (customer: SignedInCustomer | null, request: Request): Promise<Response> => {
    try {
      if (customer === null) throw new ProblemError("UNAUTHENTICATED");
      return goTo(await portalOf(customer, request));
    } catch (error) {
      if (!(error instanceof ProblemError) || !isNavigation(request)) throw error;
      return goTo(customer === null ? "/" : "/billing");
    }
  };
