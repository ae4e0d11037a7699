export type Page = { title: string; description?: string };

/** The pages of the product by the pattern of their path. Search engines may list those that have a description. */
export const PAGES = {
  "/": {
    title: "Turn Reviews into Revenue",
    description:
      "Paste customer reviews. Get a buyer persona and a marketplace listing whose every statement can be traced to what customers wrote.",
  },
  "/watch-demo": {
    title: "How it works",
    description: "From pasted reviews to a finished listing, step by step.",
  },
  "/demo": {
    title: "Free demo",
    description: "Try it on one product, free and without an account: reviews in, buyer persona and listing out.",
  },
  "/legal/$document": { title: "Legal" },
  "/auth/$": { title: "Sign in" },
  "/forgot-password": { title: "Forgot password" },
  "/reset": { title: "Reset password" },
  "/billing": { title: "Billing" },
  "/billing/success": { title: "Payment" },
  "/billing/cancel": { title: "Checkout canceled" },
  "/welcome": { title: "Welcome" },
  "/dashboard": { title: "Dashboard" },
  "/optimize": { title: "Optimize" },
  "/optimize/start": { title: "Optimize a listing" },
  "/optimize/check": { title: "Check a listing" },
  "/optimization": { title: "Optimize" },
  "/results/$optimizationId": { title: "Results" },
  "/avatars/new": { title: "New avatar" },
  "/avatars/$avatarId": { title: "Edit avatar" },
  "/account": { title: "Manage Account" },
  "/account/activity": { title: "Activity" },
  "/account/avatars": { title: "My Avatars" },
  "/settings": { title: "Settings" },
  "/support": { title: "Support" },
  "/support/$accountId": { title: "Customer history" },
} as const satisfies Readonly<Record<string, Page>>;
