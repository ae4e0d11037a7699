import type { LegalText } from "./legal-text.ts";

export const PRIVACY: LegalText = {
  lead: "What is kept about you, why, for how long, and how to have it erased.",
  parts: [
    {
      heading: "What is kept",
      facts: [
        {
          name: "Your account",
          text: "Email address, first and last name, and a phone number if you gave one. Your password only as a hash, which cannot be turned back into it.",
        },
        {
          name: "Your work",
          text: "The reviews you paste, the product details you enter, and the personas and listings made from them.",
        },
        {
          name: "Your plan",
          text: "What was bought, when, and how much of it was used. Your card number never reaches us; Stripe keeps it.",
        },
        {
          name: "Your sign-ins",
          text: "When each session began and was last used, and which browser it came from, so that you can recognize it and end it.",
        },
        {
          name: "The free demo",
          text: "Without an account: a random number in a cookie, the reviews you pasted and the result. When you sign up, they move to your account.",
        },
      ],
    },
    {
      heading: "Why it is kept",
      paragraphs: [
        "To do what you asked for: to write listings, to show them to you again, to bill your plan and to send you the mails that go with it. Attempts to sign in are counted for a short while to keep others out of your account.",
        "Your reviews are not shown to other customers, are not used to write their listings, and are not sold.",
      ],
    },
    {
      heading: "How it is protected",
      paragraphs: [
        "In the history of your account, names, addresses, reviews and results are sealed with a key that belongs to your account alone. Connections are encrypted where this site is reached by https.",
      ],
    },
    {
      heading: "Who else receives it",
      paragraphs: [
        "Only the companies on the page about subprocessors, each only for its purpose. Visits and checkouts are counted only where this site is set up for it and only after you agreed. You can change your mind at any time under “Privacy choices” at the foot of the page.",
      ],
    },
    {
      heading: "How long, and how to erase it",
      paragraphs: [
        "Your account and your work are kept until you delete the account under Manage Account. For 14 days you can change your mind; then everything is erased: your key is destroyed, so that what was sealed with it cannot be read by anybody, and so are your address, your sessions, your work and the demo you tried before. Stripe is told to delete you as a customer and keeps invoices as long as the law demands. Backups made before that day go when they expire.",
        "Under Manage Account you also read what happened in your account, who of our staff looked into it and why, and you download everything that is kept about you. You may ask support to correct mistakes. Where the law gives you the right, you can complain to a data protection authority.",
      ],
    },
  ],
};
