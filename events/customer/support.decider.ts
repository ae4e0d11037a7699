import { accept, assertNever, type Decider, type Decision, remember } from "../kernel/decider.ts";
import type { ProblemCode } from "../kernel/problem.ts";
import type { RefusedAction, SupportEvent } from "./support.events.ts";

/** The same refusal within this time is not kept again: a hammered button must not fill a history. */
export const REFUSAL_KEPT_EVERY_MS = 10 * 60_000;

type Because = { reason: string; at: string };

export type SupportCommand =
  | { type: "ViewHistory"; data: Because }
  | { type: "RevealPersonalData"; data: Because }
  | { type: "ResendMail"; data: Because & { mail: string } }
  | { type: "RerunOptimization"; data: Because & { optimizationId: string; failedOptimizationId: string } }
  | { type: "RequestStripeSync"; data: Because }
  | { type: "RecordRefusal"; data: { action: RefusedAction; code: ProblemCode; at: string } }
  | { type: "RecordExport"; data: { at: string } };

/** When each refusal was last kept, by action and code; the optimizations that staff had done again lately. */
export type SupportState = { refusals: Record<string, string>; rerunIds: string[] };

const refusalKey = (refusal: { action: RefusedAction; code: ProblemCode }): string =>
  `${refusal.action} ${refusal.code}`;

const isKept = (state: SupportState, refusal: { action: RefusedAction; code: ProblemCode; at: string }): boolean => {
  const last = state.refusals[refusalKey(refusal)];
  return last !== undefined && Date.parse(refusal.at) - Date.parse(last) < REFUSAL_KEPT_EVERY_MS;
};

const decide = (command: SupportCommand, state: SupportState): Decision<SupportEvent> => {
  switch (command.type) {
    case "ViewHistory":
      return accept({ type: "HistoryViewed", data: command.data });
    case "RevealPersonalData":
      return accept({ type: "PersonalDataRevealed", data: command.data });
    case "ResendMail":
      return accept({ type: "MailResent", data: command.data });
    case "RerunOptimization":
      return state.rerunIds.includes(command.data.optimizationId)
        ? accept()
        : accept({ type: "OptimizationRerun", data: command.data });
    case "RequestStripeSync":
      return accept({ type: "StripeSyncRequested", data: command.data });
    case "RecordRefusal":
      return isKept(state, command.data) ? accept() : accept({ type: "RequestRefused", data: command.data });
    case "RecordExport":
      return accept({ type: "DataExported", data: command.data });
    default:
      return assertNever(command);
  }
};

const evolve = (state: SupportState, event: SupportEvent): SupportState => {
  switch (event.type) {
    case "RequestRefused":
      return { ...state, refusals: { ...state.refusals, [refusalKey(event.data)]: event.data.at } };
    case "OptimizationRerun":
      return { ...state, rerunIds: remember(state.rerunIds, event.data.optimizationId) };
    case "HistoryViewed":
    case "PersonalDataRevealed":
    case "MailResent":
    case "StripeSyncRequested":
    case "DataExported":
      return state;
    default:
      return assertNever(event);
  }
};

export const supportDecider: Decider<SupportCommand, SupportEvent, SupportState> = {
  initialState: { refusals: {}, rerunIds: [] },
  decide,
  evolve,
};
