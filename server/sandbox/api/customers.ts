import { endedSubscription } from "../engine/change-subscription.ts";
import { need } from "../engine/find.ts";
import { customerObject } from "../objects/customer-object.ts";
import { nowOf, tell, type World } from "../world.ts";
import { type Endpoint, endpoint, page, retrieval } from "./endpoint.ts";
import { textMap } from "./metadata.ts";

const deletedCustomer = (id: string) => ({ id, object: "customer", deleted: true });

/** Ends what runs and forgets the customer; what is told of it afterwards names nobody. */
const deleteCustomer = (world: World, id: string): object => {
  const { created } = need(world, "customer", id);
  const live = world.store.list("subscription", id).filter(({ status }) => status !== "canceled");
  const ended = live.map((subscription) => endedSubscription(world, subscription, "cancellation_requested"));
  world.store.forget(id);
  for (const subscription of ended) tell(world, "customer.subscription.deleted", subscription);
  tell(world, "customer.deleted", customerObject(id, created, { email: null, metadata: {} }));
  return deletedCustomer(id);
};

export const CUSTOMERS: readonly Endpoint[] = [
  endpoint("POST", "/v1/customers", "customerCreate", (world, { email, metadata }) => {
    const { store } = world;
    const about = { email: email ?? null, metadata: textMap(metadata) };
    const customer = store.put("customer", customerObject(store.newId("customer"), nowOf(world), about));
    tell(world, "customer.created", customer);
    return customer;
  }),
  endpoint("GET", "/v1/customers", "customerList", (world, { email, ...paging }) =>
    page(
      "/v1/customers",
      world.store.list("customer").filter((customer) => email === undefined || customer.email === email),
      paging,
    ),
  ),
  retrieval("/v1/customers/:id", (world, id) =>
    world.store.wasForgotten(id) ? deletedCustomer(id) : need(world, "customer", id),
  ),
  endpoint("POST", "/v1/customers/:id", "customerUpdate", (world, { email, metadata }, id) => {
    const customer = need(world, "customer", id);
    const changed = {
      ...customer,
      email: email ?? customer.email,
      metadata: { ...customer.metadata, ...textMap(metadata) },
    };
    world.store.put("customer", changed);
    tell(world, "customer.updated", changed);
    return changed;
  }),
  {
    method: "DELETE",
    path: "/v1/customers/:id",
    takes: null,
    run: (world, _params, id) => deleteCustomer(world, id),
  },
];
