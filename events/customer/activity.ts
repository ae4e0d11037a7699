import type { Actor } from "../kernel/actor.ts";
import { counted, utcDay } from "../kernel/in-words.ts";
import { PROBLEMS } from "../kernel/problem.ts";
import { PLAN_TERMS, type Plan } from "../plans.ts";
import type { CustomerEvent } from "./customer.ts";
import type { RefusedAction } from "./support.events.ts";

/** Who did what the activity log tells. */
export const ACTIVITY_ACTORS = ["you", "staff", "stripe", "system"] as const;
export type ActivityActor = (typeof ACTIVITY_ACTORS)[number];

type Type = CustomerEvent["type"];
type DataOf<Name extends Type> = Extract<CustomerEvent, { type: Name }>["data"];
type Sentences = { [Name in Type]: (data: DataOf<Name>) => string };

const planOf = (plan: Plan): string => PLAN_TERMS[plan].label;
/** Without a smaller unit, and counted in hundredths by Stripe all the same. */
const IN_HUNDREDTHS: ReadonlySet<string> = new Set(["isk", "ugx"]);

/** An amount as Stripe counts it, in the smallest unit of its currency, which is not a hundredth everywhere. */
const moneyOf = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const digits = IN_HUNDREDTHS.has(currency) ? 2 : (format.resolvedOptions().maximumFractionDigits ?? 2);
  return format.format(amount / 10 ** digits);
};

/** "the avatar “Night nurse”", or "an avatar" where the name is forgotten. */
const named = (article: "a" | "an", kind: string, name: string): string =>
  name === "" ? `${article} ${kind}` : `the ${kind} “${name}”`;

const SIGNED_OUT: Record<DataOf<"SignedOut">["reason"], string> = {
  signedOut: "Signed out.",
  passwordChanged: "Signed a device out, because the password was changed.",
  signedOutEverywhere: "Signed a device out, with all the others.",
  tooManySessions: "Signed the oldest device out, because too many were signed in.",
  deletionRequested: "Signed a device out, because the account is to be deleted.",
};

const RELEASED: Record<DataOf<"AsinReleased">["reason"], string> = {
  failed: "the optimization failed",
  timedOut: "the optimization took too long",
  interrupted: "the optimization was interrupted",
};

const REFUSED: Record<RefusedAction, string> = {
  optimize: "An optimization was refused",
  startDemo: "A demo was refused",
  createAvatar: "A new avatar was refused",
  changeAvatar: "A change of an avatar was refused",
  checkout: "A checkout was refused",
  changePlan: "A change of the plan was refused",
};

const SOURCES: Record<DataOf<"AvatarCreated">["source"], string> = {
  editor: "",
  results: ", from a result",
  demo: ", from the demo",
};

const SENTENCES: Sentences = {
  AccountOpened: ({ email }) =>
    email === "" ? "Opened the account." : `Opened the account with the address ${email}.`,
  PasswordChanged: ({ how }) => (how === "change" ? "Changed the password." : "Set a new password with a reset link."),
  PasswordResetRequested: () => "Someone asked for a link to reset the password.",
  RoleGranted: ({ role }) => (role === "admin" ? "Made the account an administrator." : "Made the account a user."),
  AccountDeletionRequested: ({ erasesAt }) =>
    `Asked for the account to be deleted. It will be erased on ${utcDay(erasesAt)}.`,
  AccountDeletionCanceled: () => "Kept the account; the deletion was taken back.",
  AccountErased: () => "Erased the account and all its personal data.",

  SignedIn: ({ how }) => (how === "signup" ? "Signed in for the first time." : "Signed in."),
  SignedOut: ({ reason }) => SIGNED_OUT[reason],

  PlanChanged: ({ from, to }) => `The plan changed from ${planOf(from)} to ${planOf(to)}.`,
  CycleStarted: ({ renewsAt }) => `A new cycle began. ASINs count anew until ${utcDay(renewsAt)}.`,

  StripeEventReceived: ({ stripeType }) => `Stripe reported “${stripeType}”.`,
  BillingCustomerCreated: () => "An account for payments was opened at Stripe.",
  CheckoutStarted: ({ plan }) => `Went to the checkout for the ${planOf(plan)} plan.`,
  CheckoutEnded: ({ outcome }) =>
    outcome === "completed" ? "Completed the checkout." : "The checkout expired unused.",
  SubscriptionSynced: ({ snapshot }) =>
    snapshot === null
      ? "Stripe knows no subscription."
      : `Stripe says the subscription is ${snapshot.status.replaceAll("_", " ")}.`,
  SubscriptionActivated: ({ plan }) => `The ${planOf(plan)} subscription became active.`,
  PlanChangeScheduled: ({ to, effectiveAt }) =>
    to === null
      ? "The planned change of the plan was taken back."
      : `The plan will change to ${planOf(to)} on ${utcDay(effectiveAt)}.`,
  CancellationScheduled: ({ endsAt }) => `The subscription was canceled and ends on ${utcDay(endsAt)}.`,
  SubscriptionResumed: () => "The cancellation was taken back; the subscription goes on.",
  SubscriptionCanceled: () => "The subscription ended.",
  PaymentFailed: ({ graceEndsAt, at }) =>
    `A payment did not go through. ${at < graceEndsAt ? `Access goes on until ${utcDay(graceEndsAt)}.` : "Paid features are paused until it is paid."}`,
  PaymentRecovered: () => "What was due was paid.",
  Refunded: ({ amountCents, currency }) => `${moneyOf(amountCents, currency)} was paid back.`,
  InquiryOpened: ({ amountCents, currency }) =>
    `The bank asked about a payment of ${moneyOf(amountCents, currency)}. Nothing is paused because of it.`,
  InquiryClosed: () => "The bank’s inquiry about a payment was closed; the payment stands.",
  DisputeOpened: ({ amountCents, currency }) => `A payment of ${moneyOf(amountCents, currency)} was disputed.`,
  DisputeClosed: ({ won }) =>
    won ? "The dispute was settled; the payment stands." : "The dispute was settled; the payment went back.",

  AsinReserved: () => "One ASIN of the plan was reserved for an optimization.",
  AsinUsed: () => "One ASIN of the plan was used.",
  AsinReleased: ({ reason }) => `One ASIN was given back to the plan, because ${RELEASED[reason]}.`,
  AsinsAdded: ({ asins }) => `Added ${counted(asins, "ASIN")} to the limit.`,

  AvatarCreated: ({ profile, source }) => `Saved ${named("an", "avatar", profile.name)}${SOURCES[source]}.`,
  AvatarRevised: ({ profile }) => `Changed ${named("an", "avatar", profile.name)}.`,
  AvatarRenamed: ({ name }) => (name === "" ? "Renamed an avatar." : `Renamed an avatar to “${name}”.`),
  AvatarDeleted: () => "Deleted an avatar.",
  AvatarRestored: ({ profile }) => `Brought back ${named("an", "avatar", profile.name)}.`,

  AsinProfileCreated: ({ productName }) =>
    `Added reviews for ${productName === "" ? "a product" : `“${productName}”`}.`,
  OptimizationRequested: ({ productName, kind }) =>
    `Started ${kind === "demo" ? "the free optimization" : "an optimization"} of ${named("a", "product", productName)}.`,
  OptimizationCompleted: () => "The optimization finished.",
  OptimizationFailed: ({ reason }) =>
    `${RELEASED[reason].replace("the", "The")}. Nothing was counted against the plan.`,
  ListingRevised: ({ restores }) => (restores === null ? "Edited a listing." : "Restored earlier words of a listing."),
  DemoTakenOver: ({ productName }) => `Brought over the demo of ${named("a", "product", productName)}.`,
  AvatarStashed: () => "Put an avatar aside until a plan allows saving it.",

  HistoryViewed: () => "Opened the history of the account.",
  PersonalDataRevealed: () => "Uncovered the personal data in the history.",
  MailResent: () => "Had a mail sent again.",
  OptimizationRerun: () => "Had a failed optimization done again.",
  StripeSyncRequested: () => "Had the subscription compared with Stripe.",
  RequestRefused: ({ action, code }) => `${REFUSED[action]}: ${PROBLEMS[code]}`,
  DataExported: () => "Downloaded all data of the account.",
};

const sentenceFor = <Name extends Type>(event: { type: Name; data: DataOf<Name> }): string => {
  const write: (data: DataOf<Name>) => string = SENTENCES[event.type];
  return write(event.data);
};

/** What happened, in one plain sentence that names no id and no secret. */
export const activitySentence = (event: CustomerEvent): string => sentenceFor(event);

/** Who did it, as the customer is told; a visitor is the customer before they had an account. */
export const activityActor = (actor: Actor): ActivityActor => {
  switch (actor.kind) {
    case "visitor":
    case "customer":
      return "you";
    case "staff":
      return "staff";
    case "stripe":
      return "stripe";
    case "system":
      return "system";
  }
};

/** The events with a reason in somebody's own words; one out of a list is told in the sentence. */
type Reasoned = {
  [Name in Type]: DataOf<Name> extends { reason: infer Reason } ? (string extends Reason ? Name : never) : never;
}[Type];

const REASONED: Record<Reasoned, true> = {
  RoleGranted: true,
  AccountDeletionRequested: true,
  AsinsAdded: true,
  HistoryViewed: true,
  PersonalDataRevealed: true,
  MailResent: true,
  OptimizationRerun: true,
  StripeSyncRequested: true,
};

const isReasoned = (event: CustomerEvent): event is Extract<CustomerEvent, { type: Reasoned }> =>
  Object.hasOwn(REASONED, event.type);

/** The reason that staff gave in their own words, or null. */
export const activityReason = (event: CustomerEvent): string | null =>
  isReasoned(event) ? event.data.reason || null : null;

/** The result that came of it, or null. */
export const activityResult = (event: CustomerEvent): string | null => {
  switch (event.type) {
    case "OptimizationCompleted":
    case "ListingRevised":
    case "DemoTakenOver":
      return event.data.optimizationId;
    default:
      return null;
  }
};

/** Facts that another fact tells better: the log of one's own account leaves them out, a download does not. */
const QUIET: ReadonlySet<Type> = new Set<Type>([
  "StripeEventReceived",
  "BillingCustomerCreated",
  "SubscriptionSynced",
  "AsinReserved",
  "AsinUsed",
]);

export const isQuietActivity = ({ type }: Pick<CustomerEvent, "type">): boolean => QUIET.has(type);
