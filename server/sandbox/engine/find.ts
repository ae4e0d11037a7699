import type Stripe from "stripe";
import type { Kind, Kinds } from "../kinds.ts";
import { missing } from "../stripe-fault.ts";
import type { World } from "../world.ts";

/** The object, or Stripe's refusal where there is none. */
export const need = <K extends Kind>({ store }: World, kind: K, id: string): Kinds[K] => {
  const found = store.get(kind, id);
  if (found === null) throw missing(kind.replaceAll("_", " "), id);
  return found;
};

/** The id of something that may have been expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === "string" ? value : (value?.id ?? "");

export const subscriptionOf = (invoice: Stripe.Invoice): string =>
  idOf(invoice.parent?.subscription_details?.subscription);
