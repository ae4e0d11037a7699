import type Stripe from "stripe";
import { disputeObject } from "../objects/charge-objects.ts";
import { invalidRequest } from "../stripe-fault.ts";
import { nowOf, tell, type World } from "../world.ts";
import { idOf, need } from "./find.ts";

/** The card's holder disputes a charge. */
export const openDispute = (world: World, chargeId: string): Stripe.Dispute => {
  const { store } = world;
  const charge = need(world, "charge", chargeId);
  if (charge.disputed) throw invalidRequest("The charge has already been disputed.");
  const customer = idOf(charge.customer);
  const dispute = disputeObject(store.newId("dispute"), nowOf(world), charge);
  store.put("dispute", dispute, customer);
  store.put("charge", { ...charge, disputed: true }, customer);
  tell(world, "charge.dispute.created", dispute);
  return dispute;
};

/** The bank decides a dispute. */
export const closeDispute = (world: World, disputeId: string, won: boolean): Stripe.Dispute => {
  const dispute = need(world, "dispute", disputeId);
  const closed: Stripe.Dispute = { ...dispute, status: won ? "won" : "lost" };
  const charge = need(world, "charge", idOf(dispute.charge));
  world.store.put("dispute", closed, idOf(charge.customer));
  tell(world, "charge.dispute.closed", closed);
  return closed;
};
