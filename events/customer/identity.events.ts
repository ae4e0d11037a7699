import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";

export const Role = v.picklist(["admin", "user"]);
export type Role = v.InferOutput<typeof Role>;

export const AccountOpened = defineEvent({
  type: "AccountOpened",
  fact: "A person opened an account.",
  data: {
    customerId: v.string(),
    email: v.string(),
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    role: Role,
    /** The visitor who became this customer. */
    visitorId: v.nullable(v.string()),
    at: Instant,
  },
  personal: { email: "", firstName: null, lastName: null, phone: null },
});

export const PasswordChanged = defineEvent({
  type: "PasswordChanged",
  fact: "The customer set a new password, knowing the old one or by a reset link.",
  data: { how: v.picklist(["change", "reset"]), at: Instant },
});

export const PasswordResetRequested = defineEvent({
  type: "PasswordResetRequested",
  fact: "Someone asked for a reset link for this account.",
  data: { at: Instant },
});

export const RoleGranted = defineEvent({
  type: "RoleGranted",
  fact: "The account got another role.",
  version: 2,
  data: { role: Role, reason: v.nullable(v.string()), at: Instant },
  personal: { reason: null },
});

export const AccountDeletionRequested = defineEvent({
  type: "AccountDeletionRequested",
  fact: "The account is to be deleted, as the customer asked; until it is erased they can change their mind.",
  data: {
    erasesAt: Instant,
    /** Why it was asked for on the customer's behalf; null if they asked themselves. */
    reason: v.nullable(v.string()),
    at: Instant,
  },
  personal: { reason: null },
});

export const AccountDeletionCanceled = defineEvent({
  type: "AccountDeletionCanceled",
  fact: "The customer kept the account that was to be deleted.",
  data: { at: Instant },
});

export const AccountErased = defineEvent({
  type: "AccountErased",
  fact: "The account was erased: its key is destroyed, and with it all personal data of its history.",
  data: { at: Instant },
});

export const IDENTITY_EVENTS = [
  AccountOpened,
  PasswordChanged,
  PasswordResetRequested,
  RoleGranted,
  AccountDeletionRequested,
  AccountDeletionCanceled,
  AccountErased,
] as const;
export type IdentityEvent = EventOf<typeof IDENTITY_EVENTS>;
