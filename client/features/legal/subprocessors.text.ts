import type { LegalText } from "./legal-text.ts";

export const SUBPROCESSORS: LegalText = {
  lead: "The companies that may process data for this site, what reaches them, and when.",
  parts: [
    {
      heading: "Always",
      facts: [
        {
          name: "Hosting",
          text: "Listwright runs on servers of the operator named below, or of a hosting company the operator has chosen. Everything that is kept is kept there. Ask support which company and which country.",
        },
        {
          name: "Email delivery",
          text: "The operator’s mail server delivers password resets and billing mails. It sees your email address and the mail.",
        },
      ],
    },
    {
      heading: "When you pay",
      facts: [
        {
          name: "Stripe",
          text: "Takes payments and keeps cards and invoices. It receives your email address, your plan and what you enter in its checkout. A site without a Stripe account uses a sandbox of its own instead: no money moves and nothing reaches Stripe.",
        },
      ],
    },
    {
      heading: "Only where the operator has configured it",
      facts: [
        {
          name: "OpenAI",
          text: "Helps to write listings. It receives reviews you gave, as many as fit, with email addresses, phone numbers and the like masked; what was found in them; and your product’s details, but not your name or email address. Without it, reviews are read and listings written entirely on the server.",
        },
        {
          name: "Cloudflare Turnstile",
          text: "Tells people from robots where somebody signs in or up, starts the demo, saves a new avatar, optimizes a listing or subscribes. It sees your IP address and how your browser behaves.",
        },
      ],
    },
    {
      heading: "Only where configured, and only after you agreed",
      facts: [
        {
          name: "Visitor statistics",
          text: "Counts pages by their address. It sees your IP address and browser.",
        },
        {
          name: "Meta (advertising pixel)",
          text: "Learns that a page was seen, a checkout was begun or a plan was started, with its value, so that advertisements can be measured.",
        },
      ],
    },
  ],
};
