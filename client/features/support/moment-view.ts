import { planAt } from "../../../events/customer/access.ts";
import { allowanceAt } from "../../../events/customer/customer.ts";
import { asinsAdded } from "../../../events/customer/quota.decider.ts";
import type { Moment } from "../../../events/history/fold.ts";
import { avatarLimitOf, isPaidPlan, PLAN_TERMS } from "../../../events/plans.ts";
import { renewalFact } from "../../site/renewal-text.ts";
import { formatShortDate } from "./format-moment.ts";

export const PANELS = ["session", "billing", "quota", "avatars", "optimizations", "dashboard"] as const;
export type PanelId = (typeof PANELS)[number];

export const PANEL_TITLES: Readonly<Record<PanelId, string>> = {
  session: "Session",
  billing: "Plan & billing",
  quota: "Quota",
  avatars: "Avatars",
  optimizations: "Optimizations",
  dashboard: "Dashboard",
};

export type Fact = { key: string; label: string; value: string };
export type MomentView = Readonly<Record<PanelId, readonly Fact[]>>;

/** How a moment is read: at which instant, and with which setting of the operator. */
export type Reading = { now: string; paidAvatarLimit: number };

const NONE = "None";

const dateOr = (iso: string | null | undefined, otherwise: string): string =>
  iso === null || iso === undefined ? otherwise : formatShortDate(iso);

const countOr = (count: number | null, otherwise: string): string => (count === null ? otherwise : String(count));

const row = (key: string, label: string, value: string): Fact => ({ key, label, value });

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replaceAll("_", " ")}`;

const sessionFacts = ({ state: { identity, sessions } }: Moment): Fact[] => {
  const status = { absent: "Not opened yet", open: "Open", erased: "Erased" }[identity.status];
  return [
    row("account", "Account", status),
    row("role", "Role", identity.status !== "open" ? NONE : identity.role === "admin" ? "Administrator" : "User"),
    row("erases", "To be erased", identity.status === "open" ? dateOr(identity.erasesAt, "No") : "No"),
    row("devices", "Signed-in devices", String(sessions.live.length)),
  ];
};

const billingFacts = ({ state: { subscription } }: Moment, { now }: Reading): Fact[] => {
  const { snapshot, checkout, source, inquiries, disputeIds, stripeCustomerId, everPaid } = subscription;
  const plan = planAt(subscription, now);
  const given = source === "admin" ? "By staff" : "By a subscription";
  return [
    row("plan", "Plan", PLAN_TERMS[plan].label),
    row("source", "Given", isPaidPlan(plan) ? given : "To everybody"),
    row("status", "Subscription", snapshot === null ? NONE : capitalized(snapshot.status)),
    row("cancelAt", "Ends", dateOr(snapshot?.endedAt ?? snapshot?.cancelAt, "Not planned")),
    row("nextPlan", "Changes to", snapshot?.nextPlan ? PLAN_TERMS[snapshot.nextPlan].label : "Nothing planned"),
    row("due", "Unpaid since", dateOr(snapshot?.due?.since, "Nothing due")),
    row("checkout", "Checkout", checkout === null || checkout.expiresAt <= now ? NONE : "Open"),
    row("inquiries", "Open inquiries of banks", String(inquiries.filter(({ isOpen }) => isOpen).length)),
    row("disputes", "Open or lost disputes", String(disputeIds.length)),
    row("stripe", "Stripe account", stripeCustomerId ?? NONE),
    row("saved", "Saved work", everPaid ? (isPaidPlan(plan) ? "Can be changed" : "Read-only") : "Not with this plan"),
  ];
};

/** What stands around the quota. The ring counts what is reserved too: that is what the customer could no longer use. */
export const quotaAt = ({ state }: Moment, { now }: Reading) => {
  const { used, taken, limit, cycleStartsAt, renewsAt, plan } = allowanceAt(state, now);
  const ring = { used: taken, limit };
  return { used, limit, plan, ring, reserved: taken - used, added: asinsAdded(state.quota, cycleStartsAt), renewsAt };
};

const quotaFacts = (moment: Moment, reading: Reading): Fact[] => {
  const { used, limit, plan, reserved, added, renewsAt } = quotaAt(moment, reading);
  return [
    row("used", "Used", `${used} of ${countOr(limit, "unlimited")}`),
    row("reserved", "Reserved for work under way", String(reserved)),
    row("limit", "Limit", countOr(limit, "Unlimited")),
    row("setBy", "Set by", `${PLAN_TERMS[plan].label} plan${added === 0 ? "" : `, ${added} added by staff`}`),
    row("renews", "Counts anew", dateOr(renewsAt, "Never")),
  ];
};

const avatarFacts = ({ state, work }: Moment, { now, paidAvatarLimit }: Reading): Fact[] => {
  const limit = avatarLimitOf(planAt(state.subscription, now), paidAvatarLimit);
  return [row("saved", "Saved", `${work.avatars.size} of ${limit}`)];
};

const runs = ({ work }: Moment) => {
  const counts = { running: 0, completed: 0, failed: 0 };
  let lastRunAt: string | null = null;
  for (const { status, endedAt } of work.optimizations.values()) {
    counts[status] += 1;
    if (status === "completed" && endedAt !== null && (lastRunAt === null || endedAt > lastRunAt)) lastRunAt = endedAt;
  }
  return { ...counts, lastRunAt };
};

const optimizationFacts = (moment: Moment): Fact[] => {
  const { running, completed, failed } = runs(moment);
  return [
    row("products", "Products", String(moment.work.products.size)),
    row("completed", "Completed", String(completed)),
    row("running", "Running", String(running)),
    row("failed", "Failed", String(failed)),
  ];
};

const dashboardFacts = (moment: Moment, reading: Reading): Fact[] => {
  const { remaining, renewsAt, renewal } = allowanceAt(moment.state, reading.now);
  const ends = renewalFact(renewal, renewsAt, formatShortDate);
  return [
    row("left", "Optimizations left", countOr(remaining, "Unlimited")),
    row("lastRun", "Last run", dateOr(runs(moment).lastRunAt, "Not yet")),
    row("renews", ends.label, ends.text),
    row("avatars", "Saved avatars", String(moment.work.avatars.size)),
  ];
};

/** A folded moment in words, panel by panel. */
export const momentView = (moment: Moment, reading: Reading): MomentView => ({
  session: sessionFacts(moment),
  billing: billingFacts(moment, reading),
  quota: quotaFacts(moment, reading),
  avatars: avatarFacts(moment, reading),
  optimizations: optimizationFacts(moment),
  dashboard: dashboardFacts(moment, reading),
});
