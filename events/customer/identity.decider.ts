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
  | { type: "GrantRole"; data: { role: Role; at: string } };

export type IdentityState = { status: "absent" } | { status: "open"; role: Role; openedAt: string };

const decide = (command: IdentityCommand, state: IdentityState): Decision<IdentityEvent> => {
  if (command.type === "OpenAccount") {
    return state.status === "absent" ? accept({ type: "AccountOpened", data: command.data }) : accept();
  }
  if (state.status === "absent") return reject("ACCOUNT_NOT_FOUND");
  switch (command.type) {
    case "ChangePassword":
      return accept({ type: "PasswordChanged", data: command.data });
    case "RequestPasswordReset":
      return accept({ type: "PasswordResetRequested", data: command.data });
    case "GrantRole":
      return state.role === command.data.role ? accept() : accept({ type: "RoleGranted", data: command.data });
    default:
      return assertNever(command);
  }
};

const evolve = (state: IdentityState, event: IdentityEvent): IdentityState => {
  switch (event.type) {
    case "AccountOpened":
      return { status: "open", role: event.data.role, openedAt: event.data.at };
    case "RoleGranted":
      return state.status === "open" ? { ...state, role: event.data.role } : state;
    case "PasswordChanged":
    case "PasswordResetRequested":
      return state;
    default:
      return assertNever(event);
  }
};

const initialState = (): IdentityState => ({ status: "absent" });

export const identityDecider: Decider<IdentityCommand, IdentityEvent, IdentityState> = {
  initialState: initialState(),
  decide,
  evolve,
};
