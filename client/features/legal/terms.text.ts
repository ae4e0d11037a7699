import type { LegalText } from "./legal-text.ts";

export const TERMS: LegalText = {
  lead: "What you may expect from Listwright, and what Listwright expects of you.",
  parts: [
    {
      heading: "What you get",
      paragraphs: [
        "Listwright reads customer reviews that you supply and writes a buyer persona and listing texts from them. The demo is free and can be used once. Paid plans renew every month until you cancel.",
        "An optimization that fails does not count against your plan.",
      ],
    },
    {
      heading: "What stays yours",
      paragraphs: [
        "The reviews you paste, the personas and the texts made from them are yours to use. You are responsible for having the right to use the reviews, and for checking a text before you publish it.",
      ],
    },
    {
      heading: "What we ask of you",
      paragraphs: [
        "Keep your password to yourself, and give an email address that reaches you. Do not paste what you may not share, do not try to reach other people’s work, and do not send so many requests that others have to wait.",
        "An account that breaks these rules can be closed. You are told why by email.",
      ],
    },
    {
      heading: "Payment and cancellation",
      paragraphs: [
        "Payment is handled by Stripe. When you cancel, access lasts until the end of the period you have paid for. After that your saved work is kept and can be read, but not changed, until you subscribe again.",
        {
          before: "The ",
          words: "Refunds page",
          document: "refunds",
          after: " says when we return a payment.",
        },
      ],
    },
    {
      heading: "What we cannot promise",
      paragraphs: [
        "Marketplaces change their rules. Every check names the rule and its date, but the marketplace has the last word on your listing. Results depend on your product, your price and your market.",
        "Nothing here takes away rights that the law of your country gives you.",
      ],
    },
  ],
};
