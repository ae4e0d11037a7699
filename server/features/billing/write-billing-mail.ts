import { isCollected } from "../../../events/customer/access.ts";
import type { CustomerState } from "../../../events/customer/customer.ts";
import { troubleOf } from "../../../events/customer/trouble.ts";
import { utcDay } from "../../../events/kernel/in-words.ts";
import { PLAN_TERMS, type Plan } from "../../../events/plans.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { BillingNotice } from "../../mail/outbox.ts";
import { noticeMail, type Sender } from "../../mail/templates/write-mail.tsx";
import { isLeaving } from "./ensure-account-stays.ts";

const allowanceOf = (plan: Plan): string => {
  const { asinLimit } = PLAN_TERMS[plan];
  return asinLimit === null ? "unlimited ASINs" : `${asinLimit} ASINs per billing cycle`;
};

/** The customer and the moment a mail is written for: what it promises must hold then. */
type Reader = { state: Pick<CustomerState, "subscription" | "identity">; now: string };
type Words = { subject: string; paragraphs: string[]; label: string; page?: "/account" };
type Word<Notice extends BillingNotice> = (notice: Notice, reader: Reader) => Words;
type Wording = { [About in BillingNotice["about"]]: Word<Extract<BillingNotice, { about: About }>> };

const OPEN = "Open billing";
const CHECK = "Check my card";
const RESTS_DISPUTED = "Your plan is paused until the dispute is settled.";

const isDisputedFor = ({ state, now }: Reader): boolean => troubleOf(state.subscription, now)?.trouble === "disputed";

const accessText = ({ state, now }: Reader, on: string): string => {
  const known = troubleOf(state.subscription, now);
  const saved = "Your saved work stays readable.";
  const until = utcDay(on);
  switch (known?.trouble) {
    case "disputed":
    case "unmatched":
      return `Nothing is charged after that. ${saved}`;
    case "resting":
      return `Once the open invoice is paid, you can use everything until ${until}. ${saved}`;
    case "late":
      return known.accessUntil !== null && known.accessUntil < on
        ? `You can use everything until ${utcDay(known.accessUntil)}, and once the open invoice is paid, until ${until}. ${saved}`
        : `You can use everything until ${until}; after that your saved work stays readable.`;
    case undefined:
      return `You can use everything until ${until}; after that your saved work stays readable.`;
  }
};

const leavingWords = (): Words => ({
  subject: "Your subscription ends with your account",
  paragraphs: [
    "You asked us to delete your account, so your subscription was canceled, and nothing more is charged.",
    "Changed your mind? Keep the account, and the subscription goes on as it was.",
  ],
  label: "Keep my account",
  page: "/account",
});

const failedWords = ({ on }: { on: string }, tried: string, reader: Reader): Words => {
  if (isDisputedFor(reader))
    return {
      subject: "Your payment did not go through",
      paragraphs: [tried, "Your plan is paused until the dispute is settled, also once the open invoice is paid."],
      label: CHECK,
    };
  return reader.now < on
    ? {
        subject: "Your payment did not go through",
        paragraphs: [tried, `You keep full access until ${utcDay(on)}. Please check or replace your card before then.`],
        label: CHECK,
      }
    : {
        subject: "Your plan is paused until your payment arrives",
        paragraphs: [
          tried,
          "Your plan is paused until the open invoice is paid. Your saved avatars and results stay readable.",
        ],
        label: CHECK,
      };
};

const WORDING: Wording = {
  activated: ({ plan }) => ({
    subject: `Your ${PLAN_TERMS[plan].label} plan is active`,
    paragraphs: [
      `Thank you. Your ${PLAN_TERMS[plan].label} plan gives you ${allowanceOf(plan)}.`,
      "The receipt, your invoices and your card are on the billing page.",
    ],
    label: OPEN,
  }),
  planChanged: ({ plan }, reader) => ({
    subject: `You are on the ${PLAN_TERMS[plan].label} plan now`,
    paragraphs: [
      `Your plan changed and gives you ${allowanceOf(plan)}.`,
      ...(isDisputedFor(reader) ? [RESTS_DISPUTED] : []),
    ],
    label: OPEN,
  }),
  planChangeScheduled: ({ plan, on }) => ({
    subject: `Your plan changes on ${utcDay(on)}`,
    paragraphs: [
      `Until then everything stays as it is. From ${utcDay(on)} you are on the ${PLAN_TERMS[plan].label} plan, with ${allowanceOf(plan)}. You can take that back until then.`,
    ],
    label: OPEN,
  }),
  cancellationScheduled: ({ on }, reader) =>
    isLeaving(reader.state)
      ? leavingWords()
      : {
          subject: `Your subscription ends on ${utcDay(on)}`,
          paragraphs: [
            `You canceled your subscription. ${accessText(reader, on)}`,
            "Changed your mind? Keep the subscription with one click.",
          ],
          label: "Keep my subscription",
        },
  resumed: () => ({
    subject: "Your subscription goes on",
    paragraphs: ["The cancellation was taken back. Your subscription renews as before."],
    label: OPEN,
  }),
  ended: (_, reader) => ({
    subject: "Your subscription has ended",
    paragraphs: [
      `Your saved avatars and results stay readable. ${isDisputedFor(reader) ? "A payment of yours is disputed, so please write to us before you subscribe again." : "Subscribe again whenever you like to go on."}`,
    ],
    label: "See the plans",
  }),
  paymentFailed: ({ attempts, on }, reader) => {
    const tried =
      attempts > 1
        ? `We tried your card ${attempts} times without success.`
        : "We could not collect this month’s payment from your card.";
    return failedWords({ on }, tried, reader);
  },
  paymentRecovered: (_, reader) => ({
    subject: "Thank you, your payment arrived",
    paragraphs: [
      isDisputedFor(reader)
        ? `What was open is paid. ${RESTS_DISPUTED}`
        : "What was open is paid, and your plan goes on.",
    ],
    label: OPEN,
  }),
  disputed: (_, reader) => {
    const { state, now } = reader;
    const { snapshot } = state.subscription;
    if (!isDisputedFor(reader))
      return {
        subject: "A payment of yours was disputed",
        paragraphs: ["Your bank told us of it. Your plan does not depend on it."],
        label: OPEN,
      };
    const isCharged = isCollected(snapshot, now) && snapshot.cancelAt === null;
    return {
      subject: "Your plan is paused because a payment was disputed",
      paragraphs: [
        `Your bank told us that a payment of yours was disputed. ${RESTS_DISPUTED} Your saved avatars and results stay readable.`,
        `${isCharged ? "The subscription goes on being charged until you cancel it. " : ""}If it is a mistake, please write to our support.`,
      ],
      label: OPEN,
    };
  },
  disputeWon: (_, reader) => ({
    subject: "The dispute is settled",
    paragraphs: [
      isDisputedFor(reader)
        ? "The payment that was disputed is settled. Another one is still disputed, so your plan is paused until that is settled too."
        : "The payment that was disputed is settled, and nothing is paused because of it any more.",
    ],
    label: OPEN,
  }),
};

const wordsOf = <About extends BillingNotice["about"]>(
  notice: Extract<BillingNotice, { about: About }>,
  reader: Reader,
): Words => {
  const word: Word<Extract<BillingNotice, { about: About }>> = WORDING[notice.about as About];
  return word(notice, reader);
};

/** The mail that tells a customer what happened to their subscription, as it stands when the mail is written. */
export const writeBillingMail = (
  to: string,
  notice: BillingNotice,
  { origin, ...reader }: Reader & { origin: string },
  sender: Sender,
): Mail => {
  const { subject, paragraphs, label, page = "/billing" } = wordsOf(notice, reader);
  return noticeMail(to, { subject, paragraphs, action: { label, url: `${origin}${page}` } }, sender);
};
