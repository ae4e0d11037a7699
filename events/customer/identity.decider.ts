import { accept, assertNever, type Decider, type Decision, reject } from "../kernel/decider.ts";
import type { IdentityEvent, Role } from "./identity.events.ts";

export type IdentityCommand =
  | {
      type: "OpenAccount";
      data: {
        customerId: string;
        email: string;
        firstName: string | null;
        lastName: string | null;
        phone: string | null;
        role: Role;
        visitorId: string | null;
        at: string;
      };
    }
  | { type: "ChangePassword"; data: { how: "change" | "reset"; at: string } }
  | { type: "RequestPasswordReset"; data: { at: string } }
  | { type: "GrantRole"; data: { role: Role; reason: string | null; at: string } }
  | { type: "RequestDeletion"; data: { erasesAt: string; reason: string | null; at: string } }
  | { type: "CancelDeletion"; data: { at: string } }
  | { type: "EraseAccount"; data: { at: string } };

type OpenAccount = { status: "open"; role: Role; openedAt: string; erasesAt: string | null };

/** `erasesAt` is set while the account waits to be erased. An erased account is never opened again. */
export type IdentityState = { status: "absent" } | OpenAccount | { status: "erased"; erasedAt: string };

const decideDeletion = (
  command: Extract<IdentityCommand, { type: "RequestDeletion" | "CancelDeletion" | "EraseAccount" }>,
  { erasesAt }: OpenAccount,
): Decision<IdentityEvent> => {
  switch (command.type) {
    case "RequestDeletion":
      return erasesAt === null || command.data.erasesAt < erasesAt
        ? accept({ type: "AccountDeletionRequested", data: command.data })
        : accept();
    case "CancelDeletion":
      if (erasesAt === null) return accept();
      // From the day on it may be half erased: at the payment provider, where nothing can be taken back.
      return command.data.at < erasesAt
        ? accept({ type: "AccountDeletionCanceled", data: command.data })
        : reject("DELETION_DUE");
    case "EraseAccount":
      return erasesAt === null || command.data.at < erasesAt
        ? reject("CONFLICT")
        : accept({ type: "AccountErased", data: command.data });
    default:
      return assertNever(command);
  }
};

const decide = (command: IdentityCommand, state: IdentityState): Decision<IdentityEvent> => {
  if (command.type === "OpenAccount") {
    return state.status === "absent" ? accept({ type: "AccountOpened", data: command.data }) : accept();
  }
  if (state.status === "erased" && command.type === "EraseAccount") return accept();
  if (state.status !== "open") return reject("ACCOUNT_NOT_FOUND");
  switch (command.type) {
    case "ChangePassword":
      return accept({ type: "PasswordChanged", data: command.data });
    case "RequestPasswordReset":
      return accept({ type: "PasswordResetRequested", data: command.data });
    case "GrantRole":
      return state.role === command.data.role ? accept() : accept({ type: "RoleGranted", data: command.data });
    case "RequestDeletion":
    case "CancelDeletion":
    case "EraseAccount":
      return decideDeletion(command, state);
    default:
      return assertNever(command);
  }
};

const evolve = (state: IdentityState, event: IdentityEvent): IdentityState => {
  switch (event.type) {
    case "AccountOpened":
      return { status: "open", role: event.data.role, openedAt: event.data.at, erasesAt: null };
    case "RoleGranted":
      return state.status === "open" ? { ...state, role: event.data.role } : state;
    case "AccountDeletionRequested":
      return state.status === "open" ? { ...state, erasesAt: event.data.erasesAt } : state;
    case "AccountDeletionCanceled":
      return state.status === "open" ? { ...state, erasesAt: null } : state;
    case "AccountErased":
      return { status: "erased", erasedAt: event.data.at };
    case "PasswordChanged":
    case "PasswordResetRequested":
      return state;
    default:
      return assertNever(event);
  }
};

export const identityDecider: Decider<IdentityCommand, IdentityEvent, IdentityState> = {
  initialState: { status: "absent" },
  decide,
  evolve,
};
