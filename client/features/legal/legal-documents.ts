type Part = { heading: string; paragraphs: readonly string[] };
type LegalDocument = { title: string; lead: string; parts: readonly Part[] };

export const LEGAL_DOCUMENTS: Readonly<Record<string, LegalDocument>> = {
  terms: {
    title: "Terms of service",
    lead: "What you may expect from Listwright, and what Listwright expects from you.",
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
        heading: "Payment and cancellation",
        paragraphs: [
          "Payment is handled by Stripe. When you cancel, access lasts until the end of the period you have paid for. After that your saved work is kept and can be read, but not changed, until you subscribe again.",
        ],
      },
      {
        heading: "What we cannot promise",
        paragraphs: [
          "Marketplaces change their rules. Every check names the rule and its date, but the marketplace has the last word on your listing. Results depend on your product, your price and your market.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    lead: "What is kept about you, why, and how to have it erased.",
    parts: [
      {
        heading: "What is kept",
        paragraphs: [
          "Your account: e-mail address, and name and phone number if you gave them. Your work: the reviews you paste and what was made from them. Your plan: what was bought and when. Your card number never reaches us; Stripe keeps it.",
          "Personal data is encrypted with a key that belongs to your account alone.",
        ],
      },
      {
        heading: "Who sees it",
        paragraphs: [
          "Support staff can look at your account’s history to help you, and each look is recorded. Your reviews are not shown to other customers and are not used to write their listings.",
        ],
      },
      {
        heading: "Erasing it",
        paragraphs: [
          "Write to support to have your account erased. Its key is destroyed, after which the personal data cannot be read by anybody, in copies included.",
        ],
      },
    ],
  },
  cookies: {
    title: "Cookies",
    lead: "Few, and each with a purpose.",
    parts: [
      {
        heading: "Needed",
        paragraphs: [
          "One cookie keeps you signed in. One remembers that the free demo was used. One remembers whether you prefer the dark or the light theme.",
        ],
      },
      {
        heading: "Measurement",
        paragraphs: [
          "Where the operator of this site has switched on visitor statistics or advertising measurement, their scripts may set cookies of their own. Without that setting nothing of the kind is loaded.",
        ],
      },
    ],
  },
};
