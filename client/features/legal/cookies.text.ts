import type { LegalText } from "./legal-text.ts";

export const COOKIES: LegalText = {
  lead: "Few, and each with a purpose. What measures visits is loaded only after you agreed.",
  parts: [
    {
      heading: "Cookies we need",
      paragraphs: ["On an https address the first two carry “__Host-” before their name."],
      facts: [
        {
          name: "sid",
          text: "Keeps you signed in. It is removed when you sign out, and ends after 7 days without a visit, or after 30 days in any case.",
        },
        {
          name: "visitor",
          text: "Remembers that the free demo was used in this browser. It is set with the first demo and lasts 400 days.",
        },
        { name: "theme", text: "Remembers whether you chose the dark or the light theme. It lasts one year." },
      ],
    },
    {
      heading: "Kept on your device",
      paragraphs: ["These stay in your browser’s storage and are not sent along with requests."],
      facts: [
        { name: "demo-draft", text: "What you typed in the free demo, until there is a result." },
        {
          name: "optimize-draft",
          text: "What you typed in an optimization, so that a closed tab loses nothing. One for each form and account.",
        },
        {
          name: "remembered-email, remember-email",
          text: "Your e-mail address, if you ticked “Remember my email”.",
        },
        { name: "theme", text: "The chosen theme again, for other tabs." },
        { name: "tracking-consent", text: "Your answer to whether visits may be counted." },
        {
          name: "demo-visit, demo-reviews, demo-reviews-taken",
          text: "The demo you are running in this tab. Gone when the tab is closed.",
        },
      ],
    },
    {
      heading: "Measurement",
      paragraphs: [
        "Where the operator of this site has switched on visitor statistics or an advertising pixel, their scripts are loaded only after you agreed, and may then set cookies of their own. Pages are counted by their address without what follows the path. Without that setting, or without your agreement, nothing of the kind is loaded.",
        "Where a check against robots is switched on, Cloudflare Turnstile runs when you sign in, sign up or start the demo.",
      ],
    },
  ],
};
