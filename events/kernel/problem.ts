/** Every problem code with the text a person reads when nothing more specific is known. Codes are the contract; texts are not. */
export const PROBLEMS = {
  // What the specification spells
  AVATAR_LIMIT_REACHED: "You have reached the number of saved avatars your plan allows.",
  DEMO_RATE_LIMIT: "Too many demos were started from your network. Please try again later.",
  DEMO_EXHAUSTED: "You've used your free optimization — upgrade to keep going.",
  demo_limit: "You've used your free optimization — upgrade to keep going.",
  email_in_use: "This email already has an account. Please sign in.",
  // Requests
  BAD_JSON: "The request is not valid JSON.",
  UNSUPPORTED_TYPE: "Send the fields of this request as JSON, with the content type application/json.",
  VALIDATION: "Some fields need another look.",
  TOO_LARGE: "This is more than we can take at once. Please send less text or a smaller file.",
  LENGTH_REQUIRED: "The request does not say how long it is.",
  NOT_FOUND: "We could not find that.",
  UNSUPPORTED_FILE: "We cannot read this file. Please use a text, CSV, HTML or JSON file.",
  NO_REVIEWS: "We found no reviews in this text. Paste at least one sentence a customer wrote.",
  TOO_THIN:
    "We found no opinion on the product in these reviews. Paste whole sentences customers wrote: what they like, what went wrong, what they use it for.",
  IDEMPOTENCY_MISMATCH: "This request key was already used for a different request.",
  IN_PROGRESS: "This request is still being worked on.",
  CONFLICT: "Something else changed this at the same moment. Please try again.",
  RATE_LIMITED: "Too many attempts. Please wait a moment and try again.",
  EXPORT_LIMIT: "You downloaded your data several times within the hour. Please try again a little later.",
  BUSY: "We are busy right now. Please try again in a moment.",
  INTERNAL: "Something went wrong on our side. Please try again.",
  // Identity
  UNAUTHENTICATED: "Please sign in.",
  FORBIDDEN: "This is not allowed.",
  FORGED_REQUEST: "This request did not come from our page.",
  INVALID_CREDENTIALS: "Please check your email and password.",
  WEAK_PASSWORD: "This password is too easy to guess. Please choose another one.",
  WRONG_PASSWORD: "The current password is not correct.",
  RESET_TOKEN_INVALID: "This link is invalid or has expired. Please request a new one.",
  CAPTCHA_FAILED:
    "We could not verify that you are human. If your browser or network blocks the check, allow it and reload the page, or try again in an hour.",
  ACCOUNT_NOT_FOUND: "We could not find that account.",
  DELETION_DUE: "It is too late to keep this account: it is being erased.",
  REASON_REQUIRED: "Say first why you look into this customer's history.",
  REAUTH_REQUIRED: "You signed in a while ago. Please enter your password again.",
  MAIL_UNAVAILABLE: "We cannot send e-mail right now. Please try again later.",
  // Billing
  ALREADY_SUBSCRIBED: "You already have a subscription. Change it on the billing page.",
  NO_SUBSCRIPTION: "There is no subscription to change. Choose a plan first.",
  SUBSCRIPTION_ENDING: "Your subscription is about to end. Keep it first, then change the plan.",
  PAYMENT_DUE: "Your subscription has an unpaid invoice. Pay it under Check payment method, and your plan goes on.",
  PAYMENT_DISPUTED:
    "A payment of yours was disputed, so no plan can be bought or changed at present. Please write to support.",
  DELETION_PENDING: "Your account is going to be deleted, so nothing is charged any more. Keep the account first.",
  PAYMENT_REQUIRED: "The payment did not go through. Nothing was changed; please check your card.",
  BILLING_UNAVAILABLE:
    "We cannot reach our payment provider right now. Nothing was charged; please try again in a moment.",
  BAD_SIGNATURE: "The signature does not fit.",
  // The work
  PLAN_REQUIRED: "This needs the Pro or Agency plan.",
  ASIN_LIMIT_REACHED: "You've reached your monthly limit. Manage your plan to continue.",
  AVATAR_NOT_FOUND: "We could not find that avatar.",
  ASIN_NOT_FOUND: "We could not find that ASIN profile.",
  OPTIMIZATION_NOT_FOUND: "We could not find that optimization.",
  OPTIMIZATION_FAILED: "The optimization did not finish. Nothing was counted against your plan; please try again.",
  READ_ONLY: "Your saved work is read-only until you subscribe again.",
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];
