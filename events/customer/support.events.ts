import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";
import { PROBLEM_CODES } from "../kernel/problem.ts";

/** What a person tried when it was refused. */
const REFUSED_ACTIONS = ["optimize", "startDemo", "createAvatar", "changeAvatar", "checkout", "changePlan"] as const;
export const RefusedAction = v.picklist(REFUSED_ACTIONS);
export type RefusedAction = v.InferOutput<typeof RefusedAction>;

/** Why a member of staff did it, in their own words; the customer reads it in their activity log. */
const because = { reason: v.string(), at: Instant };
const personal = { reason: "" };

export const HistoryViewed = defineEvent({
  type: "HistoryViewed",
  fact: "A member of staff opened the customer's history.",
  data: because,
  personal,
});

export const PersonalDataRevealed = defineEvent({
  type: "PersonalDataRevealed",
  fact: "A member of staff uncovered the personal data in the customer's history.",
  data: because,
  personal,
});

export const MailResent = defineEvent({
  type: "MailResent",
  fact: "A member of staff had a mail sent again.",
  data: { mail: v.string(), ...because },
  personal,
});

export const OptimizationRerun = defineEvent({
  type: "OptimizationRerun",
  fact: "A member of staff had a failed optimization done again, as a new one.",
  data: { optimizationId: v.string(), failedOptimizationId: v.string(), ...because },
  personal,
});

export const StripeSyncRequested = defineEvent({
  type: "StripeSyncRequested",
  fact: "A member of staff had the subscription compared with Stripe.",
  data: because,
  personal,
});

export const RequestRefused = defineEvent({
  type: "RequestRefused",
  fact: "The customer was refused something; the same refusal is kept once in ten minutes.",
  data: { action: RefusedAction, code: v.picklist(PROBLEM_CODES), at: Instant },
});

export const DataExported = defineEvent({
  type: "DataExported",
  fact: "The customer downloaded all their data.",
  data: { at: Instant },
});

export const SUPPORT_EVENTS = [
  HistoryViewed,
  PersonalDataRevealed,
  MailResent,
  OptimizationRerun,
  StripeSyncRequested,
  RequestRefused,
  DataExported,
] as const;
export type SupportEvent = EventOf<typeof SUPPORT_EVENTS>;
