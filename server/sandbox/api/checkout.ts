import { need } from "../engine/find.ts";
import { expireSession } from "../engine/play.ts";
import { sessionObject } from "../objects/session-object.ts";
import { invalidRequest } from "../stripe-fault.ts";
import { nowOf } from "../world.ts";
import { type Endpoint, endpoint, retrieval } from "./endpoint.ts";
import { textMap } from "./metadata.ts";

export const CHECKOUT: readonly Endpoint[] = [
  endpoint("POST", "/v1/checkout/sessions", "sessionCreate", (world, params) => {
    const { store } = world;
    if (params.mode !== "subscription") throw invalidRequest("The sandbox sells subscriptions only.", "mode");
    const [line, ...others] = params.line_items ?? [];
    if (line?.price === undefined || others.length > 0)
      throw invalidRequest("Exactly one line item with a price is needed.", "line_items");
    if (params.success_url === undefined) throw invalidRequest("Missing required param: success_url.", "success_url");
    const customer = need(world, "customer", params.customer ?? "");
    const id = store.newId("checkout.session");
    const session = sessionObject(id, nowOf(world), {
      customer,
      price: need(world, "price", line.price),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      metadata: { ...textMap(params.metadata), "sandbox:price": line.price },
      url: `${world.pagesUrl()}/checkout/${id}`,
    });
    store.put("checkout.session", session, customer.id);
    store.set(`subscription metadata of ${id}`, JSON.stringify(textMap(params.subscription_data?.metadata)));
    return session;
  }),
  retrieval("/v1/checkout/sessions/:id", (world, id) => need(world, "checkout.session", id)),
  {
    method: "POST",
    path: "/v1/checkout/sessions/:id/expire",
    takes: null,
    run: (world, _params, id) => {
      const session = need(world, "checkout.session", id);
      if (session.status !== "open") throw invalidRequest("Only open sessions can be expired.");
      expireSession(world, session);
      return need(world, "checkout.session", id);
    },
  },
];
