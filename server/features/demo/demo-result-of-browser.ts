import type { DemoResult } from "../../../events/wire/demo.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { findVisitor } from "../../http/visitor.ts";
import type { RunOwner } from "../../optimizer/run-owner.ts";
import { getDemoResult } from "./get-demo-result.ts";

/** The demo result of this browser, run by the visitor or, once they have an account, by the customer. */
export const demoResultOfBrowser =
  (deps: Pick<Deps, "sql" | "store" | "env" | "secrets">) =>
  async (request: Request, customer: SignedInCustomer | null, optimizationId: string): Promise<DemoResult> => {
    const visitorId = await findVisitor(deps, request);
    const owners: RunOwner[] = [
      ...(customer === null ? [] : [{ kind: "customer" as const, customerId: customer.customerId }]),
      ...(visitorId === null ? [] : [{ kind: "visitor" as const, visitorId }]),
    ];
    for (const owner of owners) {
      const found = await getDemoResult(deps)(owner, optimizationId).catch((error: unknown) => {
        if (error instanceof ProblemError && error.problem === "OPTIMIZATION_NOT_FOUND") return null;
        throw error;
      });
      if (found !== null) return found;
    }
    throw new ProblemError("OPTIMIZATION_NOT_FOUND");
  };
