import type { LegalText } from "./legal-text.ts";

export const COOKIES: LegalText = {
  lead: "Few, and each with a purpose. What measures visits is loaded only after you agreed.",
  parts: [
    {
      heading: "Cookies we need",
      paragraphs: ["On an https address the first three carry “__Host-” before their name."],
      facts: [
        {
          name: "sid",
          text: "Keeps you signed in. It is removed when you sign out, and ends after 7 days without a visit, or after 30 days in any case.",
        },
        {
          name: "visitor",
          text: "Remembers that the free demo was used in this browser. It is set with the first demo and lasts 400 days.",
        },
        {
          name: "device",
          text: "Remembers that somebody signed in to an account in this browser, so that strangers who guess its password elsewhere cannot keep you out. It names the account to nobody but us, and lasts 400 days.",
        },
        {
          name: "theme",
          text: "Says in which theme pages are sent to you, dark or light. It is set when you choose one, and lasts one year.",
        },
      ],
    },
    {
      heading: "Kept on your device",
      paragraphs: ["These stay in your browser’s storage and are not sent along with requests."],
      facts: [
        {
          name: "draft:…",
          text: "What you typed in a form and did not submit yet, and the run and result of a demo, so that a closed tab loses nothing. Kept for each account by itself, under a number instead of your address. All of it is removed when you sign out.",
        },
        {
          name: "first-listing:…",
          text: "Whether you put the first steps away, and whether you took your first listing along. Kept for each account by itself, under a number instead of your address.",
        },
        {
          name: "remembered-email, remember-email",
          text: "Your email address, if you ticked “Remember my email”.",
        },
        { name: "theme", text: "What you chose for the theme: light, dark, or as your system has it." },
        { name: "tracking-consent", text: "Your answer to whether visits may be counted." },
      ],
    },
    {
      heading: "Measurement",
      paragraphs: [
        "Where the operator of this site has switched on visitor statistics or an advertising pixel, their scripts are loaded only after you agreed, and may then set cookies of their own. Pages are counted by their address without what follows the path. Without that setting, or without your agreement, nothing of the kind is loaded.",
        "Where a check against robots is switched on, Cloudflare Turnstile runs when you sign in or up, start the demo, save a new avatar, optimize a listing or subscribe.",
      ],
    },
  ],
};
