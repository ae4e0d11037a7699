import type { Announcement } from "../kernel/announcement.ts";
import { isUnanswered, type Refusal } from "../kernel/refusal.ts";
import type { AuthMode } from "./credentials.form.ts";

const AUTH_MESSAGES = {
  welcomeBack: "Welcome back!",
  signedIn: "You've successfully signed in.",
  accountCreated: "Account created!",
  signInFailed: "Sign in failed",
  signUpFailed: "Sign up failed",
  checkCredentials: "Please check your email and password.",
  tryAgain: "Please try again.",
  unreachable: "We cannot reach the server. What you typed is still here; check your connection and try again.",
} as const;

const UNEXPLAINED = { signin: "Signin failed", signup: "Signup failed" } as const satisfies Record<AuthMode, string>;

/** The server's own words, or the specified ones where it gave none. */
const refusalText = (attempt: AuthMode, refusal: Refusal): string => {
  if (refusal.userMessage !== null) return refusal.userMessage;
  return isUnanswered(refusal) ? AUTH_MESSAGES.tryAgain : UNEXPLAINED[attempt];
};

/** What stands in the form; null where the fields say it themselves. */
export const inlineProblem = (refusal: Refusal, text: string): string | null => {
  if (refusal.fields.length > 0) return null;
  return isUnanswered(refusal) ? AUTH_MESSAGES.unreachable : text;
};

export type ShownRefusal = { refusal: Refusal; title: string; text: string };

/** `isFallback`: the sign-in was tried because the e-mail of a sign-up was in use. */
export const signInRefusal = (refusal: Refusal, isFallback: boolean): ShownRefusal => ({
  refusal,
  title: AUTH_MESSAGES.signInFailed,
  text: isFallback ? AUTH_MESSAGES.checkCredentials : refusalText("signin", refusal),
});

export const signUpRefusal = (refusal: Refusal): ShownRefusal => ({
  refusal,
  title: AUTH_MESSAGES.signUpFailed,
  text: refusalText("signup", refusal),
});

/** What greets a person who has just come in, by the way they came. */
export const welcomeOf = (way: AuthMode): Announcement =>
  way === "signup"
    ? { type: "announced", title: AUTH_MESSAGES.accountCreated, tone: "default" }
    : { type: "announced", title: AUTH_MESSAGES.welcomeBack, description: AUTH_MESSAGES.signedIn, tone: "default" };

export const refusalAnnouncement = ({ title, text }: ShownRefusal): Announcement => ({
  type: "announced",
  title,
  description: text,
  tone: "destructive",
});
