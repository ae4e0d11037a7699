import * as v from "valibot";
import { defineEvent, Instant } from "../kernel/event.ts";

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
  data: { role: Role, at: Instant },
});

export const IDENTITY_EVENTS = [AccountOpened, PasswordChanged, PasswordResetRequested, RoleGranted] as const;
export const IdentityEvent = v.variant("type", [
  AccountOpened.schema,
  PasswordChanged.schema,
  PasswordResetRequested.schema,
  RoleGranted.schema,
]);
export type IdentityEvent = v.InferOutput<typeof IdentityEvent>;
