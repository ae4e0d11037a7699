import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { clientAddress, networkOf } from "../../http/client-address.ts";
import { requestIdOf } from "../../http/request-id.ts";

/** Who knocks: where from, with what, and as whom so far. */
export type Caller = {
  request: Request;
  address: string;
  network: string;
  userAgent: string;
  requestId: string;
  visitorId: string | null;
  customer: SignedInCustomer | null;
};

export const callerOf = (
  { env }: Pick<Deps, "env">,
  context: { request: Request; server: Parameters<typeof clientAddress>[1] },
  known: { visitorId?: string | null; customer?: SignedInCustomer | null } = {},
): Caller => {
  const address = clientAddress(context.request, context.server, env);
  return {
    request: context.request,
    address,
    network: networkOf(address),
    userAgent: context.request.headers.get("user-agent") ?? "",
    requestId: requestIdOf(context.request),
    visitorId: known.visitorId ?? null,
    customer: known.customer ?? null,
  };
};
