import { isUnanswered, type Refusal } from "../kernel/refusal.ts";

export const AUTH_MESSAGES = {
  welcomeBack: "Welcome back!",
  signedIn: "You've successfully signed in.",
  accountCreated: "Account created!",
  signInFailed: "Sign in failed",
  signUpFailed: "Sign up failed",
  checkCredentials: "Please check your email and password.",
  tryAgain: "Please try again.",
  unreachable: "We cannot reach the server. What you typed is still here; check your connection and try again.",
} as const;

const UNEXPLAINED = { signin: "Signin failed", signup: "Signup failed" } as const;

/** The server's own words, or the specified ones where it gave none. */
export const refusalText = (attempt: "signin" | "signup", refusal: Refusal): string => {
  if (refusal.userMessage !== null) return refusal.userMessage;
  return isUnanswered(refusal) ? AUTH_MESSAGES.tryAgain : UNEXPLAINED[attempt];
};
