import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";

export const SIGN_OUT_REASONS = [
  "signedOut",
  "passwordChanged",
  "signedOutEverywhere",
  "tooManySessions",
  "deletionRequested",
] as const;

export const SignedIn = defineEvent({
  type: "SignedIn",
  fact: "The customer signed in and got a new session.",
  data: { sessionId: v.string(), how: v.picklist(["signup", "password"]), at: Instant },
});

export const SignedOut = defineEvent({
  type: "SignedOut",
  fact: "A session of the customer ended.",
  data: { sessionId: v.string(), reason: v.picklist(SIGN_OUT_REASONS), at: Instant },
});

export const SESSION_EVENTS = [SignedIn, SignedOut] as const;
export type SessionEvent = EventOf<typeof SESSION_EVENTS>;
