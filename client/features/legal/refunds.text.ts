import type { LegalText } from "./legal-text.ts";

export const REFUNDS: LegalText = {
  lead: "When a payment is returned, and how to ask for it.",
  parts: [
    {
      heading: "Try before you pay",
      paragraphs: [
        "The demo is free, needs no card, and shows the whole result for one product. It is the surest way to find out whether Listwright is worth paying for.",
      ],
    },
    {
      heading: "Your first payment",
      paragraphs: [
        "Ask within 14 days of your first payment for a plan, and it is returned in full if no ASIN has been used in that billing cycle. An optimization that failed does not count as used.",
        "Once an ASIN has been used, the work has been delivered, and the payment for that cycle stands.",
      ],
    },
    {
      heading: "Later payments",
      paragraphs: [
        "Renewals are not returned for time or ASINs that were not used. Cancel under Billing at any time before the renewal: nothing more is charged, and your plan lasts until the end of the cycle you have paid for.",
      ],
    },
    {
      heading: "When the fault is ours",
      paragraphs: [
        "A payment taken twice, taken after you had canceled, or taken while Listwright did not work for you, is returned whenever you tell us.",
      ],
    },
    {
      heading: "How to ask",
      paragraphs: [
        "Write to support from the email address of your account. You have an answer within three working days. The money goes back through Stripe to the card or account that paid, which usually takes five to ten days to show it. The plan ends with the refund; your saved work stays readable.",
        "Rights of withdrawal that the law of your country gives you stand beside this policy.",
      ],
    },
  ],
};
