import { accept, assertNever, type Decision, remember } from "../kernel/decider.ts";
import type { BillingEvent } from "./billing.events.ts";
import type { SubscriptionState } from "./subscription.state.ts";

type Disputed = { disputeId: string; amountCents: number; currency: string; at: string };
type Fact = Extract<
  BillingEvent,
  { type: "InquiryOpened" | "InquiryClosed" | "DisputeOpened" | "DisputeClosed" | "Refunded" }
>;

export type DisputeCommand =
  | { type: "OpenInquiry"; data: Disputed }
  | { type: "CloseInquiry"; data: Disputed }
  | { type: "OpenDispute"; data: Disputed }
  | { type: "CloseDispute"; data: Disputed & { won: boolean } };

const inquiryOf = ({ inquiries }: SubscriptionState, disputeId: string) =>
  inquiries.find((each) => each.disputeId === disputeId);

/** Takes back what was held for a dispute and is none. */
const released = ({ disputeIds }: SubscriptionState, { disputeId, at }: Disputed): Fact[] =>
  disputeIds.includes(disputeId) ? [{ type: "DisputeClosed", data: { disputeId, won: true, at } }] : [];

const openInquiry = (data: Disputed, state: SubscriptionState): Decision<Fact> =>
  accept<Fact>(
    ...released(state, data),
    ...(inquiryOf(state, data.disputeId)?.isOpen === true ? [] : [{ type: "InquiryOpened" as const, data }]),
  );

/** Closes an inquiry in one go, also one that was never heard of while it was open. */
const closeInquiry = (data: Disputed, state: SubscriptionState): Decision<Fact> => {
  const { disputeId, at } = data;
  const known = inquiryOf(state, disputeId);
  return accept<Fact>(
    ...released(state, data),
    ...(known === undefined ? [{ type: "InquiryOpened" as const, data }] : []),
    ...(known?.isOpen === false ? [] : [{ type: "InquiryClosed" as const, data: { disputeId, at } }]),
  );
};

/** Settles a dispute in one go, also one that was never heard of while it was open. */
const closeDispute = (
  { won, ...opened }: Extract<DisputeCommand, { type: "CloseDispute" }>["data"],
  state: SubscriptionState,
): Decision<Fact> => {
  const { disputeId, at } = opened;
  if (state.settledDisputes.some((each) => each.disputeId === disputeId && each.won === won)) return accept();
  const closed: Fact = { type: "DisputeClosed", data: { disputeId, won, at } };
  return state.disputeIds.includes(disputeId)
    ? accept(closed)
    : accept<Fact>({ type: "DisputeOpened", data: opened }, closed);
};

/** What Stripe says of a dispute. An inquiry withdraws no money, so nothing rests over it until it becomes a dispute. */
export const decideDispute = ({ type, data }: DisputeCommand, state: SubscriptionState): Decision<Fact> => {
  switch (type) {
    case "OpenInquiry":
      return openInquiry(data, state);
    case "CloseInquiry":
      return closeInquiry(data, state);
    case "OpenDispute":
      return state.disputeIds.includes(data.disputeId) ? accept() : accept({ type: "DisputeOpened", data });
    case "CloseDispute":
      return closeDispute(data, state);
    default:
      return assertNever(type);
  }
};

const inquiriesWith = (state: SubscriptionState, disputeId: string, isOpen: boolean): SubscriptionState => ({
  ...state,
  inquiries: remember(
    state.inquiries.filter((each) => each.disputeId !== disputeId),
    { disputeId, isOpen },
  ),
});

const disputed = (state: SubscriptionState, disputeId: string): SubscriptionState => ({
  ...state,
  inquiries: state.inquiries.filter((each) => each.disputeId !== disputeId),
  disputeIds: [...state.disputeIds, disputeId],
  settledDisputes: state.settledDisputes.filter((each) => each.disputeId !== disputeId),
});

const settled = (
  state: SubscriptionState,
  { disputeId, won }: { disputeId: string; won: boolean },
): SubscriptionState => ({
  ...state,
  disputeIds: won ? state.disputeIds.filter((id) => id !== disputeId) : state.disputeIds,
  settledDisputes: remember(
    state.settledDisputes.filter((each) => each.disputeId !== disputeId),
    { disputeId, won },
  ),
});

/** Folds what happened to money after it was paid. */
export const evolveDisputes = (state: SubscriptionState, { type, data }: Fact): SubscriptionState => {
  switch (type) {
    case "InquiryOpened":
      return inquiriesWith(state, data.disputeId, true);
    case "InquiryClosed":
      return inquiriesWith(state, data.disputeId, false);
    case "DisputeOpened":
      return disputed(state, data.disputeId);
    case "DisputeClosed":
      return settled(state, data);
    case "Refunded":
      return { ...state, refundIds: remember(state.refundIds, data.refundId) };
    default:
      return assertNever(type);
  }
};
