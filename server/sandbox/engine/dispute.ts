import type Stripe from "stripe";
import { disputeObject } from "../objects/charge-objects.ts";
import { invalidRequest } from "../stripe-fault.ts";
import { nowOf, tell, type World } from "../world.ts";
import { idOf, need } from "./find.ts";

const isInquiry = ({ status }: Stripe.Dispute): boolean => status.startsWith("warning_");

const isOpen = ({ status }: Stripe.Dispute): boolean => !["won", "lost", "warning_closed"].includes(status);

const keep = (world: World, dispute: Stripe.Dispute): Stripe.Dispute => {
  const charge = need(world, "charge", idOf(dispute.charge));
  return world.store.put("dispute", dispute, idOf(charge.customer));
};

/** The card's holder disputes a charge, or their bank merely asks about it. */
export const openDispute = (world: World, chargeId: string, how: "dispute" | "inquiry" = "dispute"): Stripe.Dispute => {
  const { store } = world;
  const charge = need(world, "charge", chargeId);
  if (charge.disputed) throw invalidRequest("The charge has already been disputed.");
  const dispute = keep(world, disputeObject(store.newId("dispute"), nowOf(world), charge, how));
  store.put("charge", { ...charge, disputed: true }, idOf(charge.customer));
  tell(world, "charge.dispute.created", dispute);
  return dispute;
};

/** The bank was not content with an answer to its inquiry: now the money is withdrawn. */
export const escalateInquiry = (world: World, disputeId: string): Stripe.Dispute => {
  const inquiry = need(world, "dispute", disputeId);
  if (!isInquiry(inquiry) || !isOpen(inquiry)) throw invalidRequest("There is no open inquiry to escalate.");
  const dispute = keep(world, { ...inquiry, status: "needs_response", is_charge_refundable: false });
  tell(world, "charge.dispute.updated", dispute);
  tell(world, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
};

/** The bank decides a dispute; an inquiry ends, however it is answered. */
export const closeDispute = (world: World, disputeId: string, won: boolean): Stripe.Dispute => {
  const dispute = need(world, "dispute", disputeId);
  const decided = won ? "won" : "lost";
  const closed = keep(world, { ...dispute, status: isInquiry(dispute) ? "warning_closed" : decided });
  tell(world, "charge.dispute.closed", closed);
  return closed;
};

type Evidence = "winning_evidence" | "losing_evidence" | "escalate_inquiry_evidence";
const ANSWERS: Readonly<Record<Evidence, (world: World, disputeId: string) => Stripe.Dispute>> = {
  winning_evidence: (world, disputeId) => closeDispute(world, disputeId, true),
  losing_evidence: (world, disputeId) => closeDispute(world, disputeId, false),
  escalate_inquiry_evidence: escalateInquiry,
};

const isEvidence = (text: string): text is Evidence => Object.hasOwn(ANSWERS, text);

/** Answers with one of the texts by which Stripe's test mode is told how a dispute goes on; any other puts it under review. */
export const answerDispute = (world: World, disputeId: string, text: string): Stripe.Dispute => {
  const dispute = need(world, "dispute", disputeId);
  if (!isOpen(dispute)) throw invalidRequest("This dispute is already closed.");
  if (isEvidence(text)) return ANSWERS[text](world, disputeId);
  const reviewed = keep(world, { ...dispute, status: isInquiry(dispute) ? "warning_under_review" : "under_review" });
  tell(world, "charge.dispute.updated", reviewed);
  return reviewed;
};
