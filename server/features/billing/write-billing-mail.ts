import { longDate } from "../../../events/kernel/in-words.ts";
import { PLAN_TERMS, type Plan } from "../../../events/plans.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { BillingNotice } from "../../mail/outbox.ts";
import { noticeMail, type Sender } from "../../mail/templates/write-mail.tsx";

const allowanceOf = (plan: Plan): string => {
  const { asinLimit } = PLAN_TERMS[plan];
  return asinLimit === null ? "unlimited ASINs" : `${asinLimit} ASINs per billing cycle`;
};

type Words = { subject: string; paragraphs: string[]; label: string };
type Word<Notice extends BillingNotice> = (notice: Notice, now: string) => Words;
type Wording = { [About in BillingNotice["about"]]: Word<Extract<BillingNotice, { about: About }>> };

const OPEN = "Open billing";
const CHECK = "Check my card";

const WORDING: Wording = {
  activated: ({ plan }) => ({
    subject: `Your ${PLAN_TERMS[plan].label} plan is active`,
    paragraphs: [
      `Thank you. Your ${PLAN_TERMS[plan].label} plan gives you ${allowanceOf(plan)}.`,
      "The receipt, your invoices and your card are on the billing page.",
    ],
    label: OPEN,
  }),
  planChanged: ({ plan }) => ({
    subject: `You are on the ${PLAN_TERMS[plan].label} plan now`,
    paragraphs: [`Your plan changed and gives you ${allowanceOf(plan)}.`],
    label: OPEN,
  }),
  planChangeScheduled: ({ plan, on }) => ({
    subject: `Your plan changes on ${longDate(on)}`,
    paragraphs: [
      `Until then everything stays as it is. From ${longDate(on)} you are on the ${PLAN_TERMS[plan].label} plan, with ${allowanceOf(plan)}. You can take that back until then.`,
    ],
    label: OPEN,
  }),
  cancellationScheduled: ({ on }) => ({
    subject: `Your subscription ends on ${longDate(on)}`,
    paragraphs: [
      `You canceled your subscription. You can use everything until ${longDate(on)}; after that your saved work stays readable.`,
      "Changed your mind? Keep the subscription with one click.",
    ],
    label: "Keep my subscription",
  }),
  resumed: () => ({
    subject: "Your subscription goes on",
    paragraphs: ["The cancellation was taken back. Your subscription renews as before."],
    label: OPEN,
  }),
  ended: () => ({
    subject: "Your subscription has ended",
    paragraphs: ["Your saved avatars and results stay readable. Subscribe again whenever you like to go on."],
    label: "See the plans",
  }),
  paymentFailed: ({ attempts, on }, now) => {
    const tried =
      attempts > 1
        ? `We tried your card ${attempts} times without success.`
        : "We could not collect this month’s payment from your card.";
    return now < on
      ? {
          subject: "Your payment did not go through",
          paragraphs: [
            tried,
            `You keep full access until ${longDate(on)}. Please check or replace your card before then.`,
          ],
          label: CHECK,
        }
      : {
          subject: "Your plan rests until your payment arrives",
          paragraphs: [
            tried,
            "Your plan rests until the open invoice is paid. Your saved avatars and results stay readable.",
          ],
          label: CHECK,
        };
  },
  paymentRecovered: () => ({
    subject: "Thank you, your payment arrived",
    paragraphs: ["What was open is paid, and your plan goes on."],
    label: OPEN,
  }),
};

const wordsOf = <About extends BillingNotice["about"]>(
  notice: Extract<BillingNotice, { about: About }>,
  now: string,
): Words => {
  const word: Word<Extract<BillingNotice, { about: About }>> = WORDING[notice.about as About];
  return word(notice, now);
};

/** The mail that tells a customer what happened to their subscription, as it stands when the mail is written. */
export const writeBillingMail = (
  to: string,
  notice: BillingNotice,
  { url, now }: { url: string; now: string },
  sender: Sender,
): Mail => {
  const { subject, paragraphs, label } = wordsOf(notice, now);
  return noticeMail(to, { subject, paragraphs, action: { label, url } }, sender);
};
