import type { Cookie } from "elysia";
import { allowanceAt } from "../../../events/customer/customer.ts";
import { visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { clientAddress, networkOf } from "../../http/client-address.ts";
import { visitorMeta } from "../../http/meta.ts";
import { ProblemError } from "../../http/problems.ts";
import { rememberVisitor, visitorIdOf } from "../../http/visitor.ts";
import { isoNow } from "../../platform/clock.ts";
import { execute, loadStream } from "../../store/handle-command.ts";
import { ensureDemoPlan } from "./demo-subject.ts";
import { demoTokenFor } from "./demo-token.ts";

type StartDeps = Pick<Deps, "store" | "clock" | "newId" | "limits" | "captcha" | "env" | "secrets">;

type Caller = {
  request: Request;
  server: Parameters<typeof clientAddress>[1];
  cookie: Record<string, Cookie<unknown>>;
  customer: SignedInCustomer | null;
  captchaToken: string | undefined;
};

const startForVisitor = async (deps: StartDeps, { request, server, captchaToken }: Caller): Promise<string> => {
  const visitorId = visitorIdOf(deps, request) ?? deps.newId();
  const streamId = visitorStreamId(visitorId);
  const { demo } = (await loadStream(deps.store, visitorDecider, streamId)).state;
  if (demo.status === "used") throw new ProblemError("DEMO_EXHAUSTED");
  const address = clientAddress(request, server, deps.env);
  if (demo.status === "fresh") await deps.limits.consume("demo", networkOf(address));
  await deps.captcha.verify(captchaToken, address);
  await execute({
    store: deps.store,
    decider: visitorDecider,
    streamId,
    command: { type: "StartDemo", data: { visitorId, at: isoNow(deps.clock) } },
    meta: visitorMeta(visitorId, request),
  });
  return visitorId;
};

/** Opens the demo for a customer or a visitor who has not used it, and answers the token to run it with. */
export const startDemo =
  (deps: StartDeps) =>
  async (caller: Caller): Promise<string> => {
    const { customer } = caller;
    if (customer !== null) {
      ensureDemoPlan(customer, isoNow(deps.clock));
      if (allowanceAt(customer.state, isoNow(deps.clock)).remaining === 0) throw new ProblemError("DEMO_EXHAUSTED");
      return demoTokenFor(deps, { kind: "customer", customerId: customer.customerId });
    }
    const visitorId = await startForVisitor(deps, caller);
    rememberVisitor(deps, caller.cookie, visitorId);
    return demoTokenFor(deps, { kind: "visitor", visitorId });
  };
