import { accept, assertNever, type Decider, type Decision, reject, remember } from "../kernel/decider.ts";
import type { ListingWords } from "../result/listing.ts";
import type { OptimizationResult } from "../result/result.ts";
import type { AvatarStash } from "../work/avatar-stash.ts";
import type { OptimizationChoices, ReleaseReason } from "../work/optimization.ts";
import type { OptimizationEvent } from "./optimizations.events.ts";

type AsinProfile = {
  asinId: string;
  avatarId: string | null;
  asin: string;
  productName: string;
  avatarName: string;
  reviewsText: string;
  currentTitle: string;
  currentBullets: string[];
  keywords: string[];
};

export type OptimizationCommand =
  | { type: "CreateAsinProfile"; data: AsinProfile & { at: string } }
  | {
      type: "RequestOptimization";
      data: {
        optimizationId: string;
        asinId: string;
        avatarId: string | null;
        productName: string;
        mustIncludeKeywords: string[];
        kind: "paid" | "demo";
        at: string;
      } & OptimizationChoices;
    }
  | { type: "CompleteOptimization"; data: { optimizationId: string; result: OptimizationResult; at: string } }
  | { type: "FailOptimization"; data: { optimizationId: string; reason: ReleaseReason; at: string } }
  | {
      type: "ReviseListing";
      data: {
        revisionId: string;
        optimizationId: string;
        /** One more than the revision it is based on. */
        revision: number;
        words: ListingWords;
        /** An earlier revision whose words these are. */
        restores: number | null;
        at: string;
      };
    }
  | {
      type: "TakeOverDemo";
      data: {
        visitorId: string;
        optimizationId: string;
        avatarName: string;
        productName: string;
        result: OptimizationResult;
        at: string;
      } & OptimizationChoices;
    }
  | { type: "StashAvatar"; data: { stash: AvatarStash; at: string } };

type Revision = { revisionId: string; optimizationId: string; revision: number };

/** Optimizations in flight, and the latest that ended; `asinIds` and `revisions` are the latest ones. The rest is in the read models. */
export type OptimizationsState = {
  running: string[];
  ended: string[];
  asinIds: string[];
  revisions: Revision[];
  takenOver: boolean;
};

/** Whether the optimization was requested before, as far back as is remembered. */
export const isRequested = ({ running, ended }: OptimizationsState, optimizationId: string): boolean =>
  running.includes(optimizationId) || ended.includes(optimizationId);

/** Two pages that revise the same words would take each other's away. */
const reviseListing = (
  data: Extract<OptimizationCommand, { type: "ReviseListing" }>["data"],
  { running, revisions }: OptimizationsState,
): Decision<OptimizationEvent> => {
  if (revisions.some(({ revisionId }) => revisionId === data.revisionId)) return accept();
  const latest = revisions.findLast(({ optimizationId }) => optimizationId === data.optimizationId);
  const isNext = latest === undefined || data.revision === latest.revision + 1;
  const isOfEarlier = data.restores === null || data.restores < data.revision;
  return isNext && isOfEarlier && !running.includes(data.optimizationId)
    ? accept({ type: "ListingRevised", data })
    : reject("CONFLICT");
};

const decide = (command: OptimizationCommand, state: OptimizationsState): Decision<OptimizationEvent> => {
  switch (command.type) {
    case "CreateAsinProfile":
      return state.asinIds.includes(command.data.asinId)
        ? accept()
        : accept({ type: "AsinProfileCreated", data: command.data });
    case "RequestOptimization":
      return isRequested(state, command.data.optimizationId)
        ? accept()
        : accept({ type: "OptimizationRequested", data: command.data });
    case "CompleteOptimization":
      return state.running.includes(command.data.optimizationId)
        ? accept({ type: "OptimizationCompleted", data: command.data })
        : accept();
    case "FailOptimization":
      return state.running.includes(command.data.optimizationId)
        ? accept({ type: "OptimizationFailed", data: command.data })
        : accept();
    case "ReviseListing":
      return reviseListing(command.data, state);
    case "TakeOverDemo":
      return state.takenOver ? accept() : accept({ type: "DemoTakenOver", data: command.data });
    case "StashAvatar":
      return accept({ type: "AvatarStashed", data: command.data });
    default:
      return assertNever(command);
  }
};

const evolve = (state: OptimizationsState, event: OptimizationEvent): OptimizationsState => {
  switch (event.type) {
    case "OptimizationRequested":
      return { ...state, running: [...state.running, event.data.optimizationId] };
    case "OptimizationCompleted":
    case "OptimizationFailed": {
      const { optimizationId } = event.data;
      const running = state.running.filter((id) => id !== optimizationId);
      return { ...state, running, ended: remember(state.ended, optimizationId) };
    }
    case "ListingRevised": {
      const { revisionId, optimizationId, revision } = event.data;
      return { ...state, revisions: remember(state.revisions, { revisionId, optimizationId, revision }) };
    }
    case "DemoTakenOver":
      return { ...state, takenOver: true };
    case "AsinProfileCreated":
      return { ...state, asinIds: remember(state.asinIds, event.data.asinId) };
    case "AvatarStashed":
      return state;
    default:
      return assertNever(event);
  }
};

export const optimizationsDecider: Decider<OptimizationCommand, OptimizationEvent, OptimizationsState> = {
  initialState: { running: [], ended: [], asinIds: [], revisions: [], takenOver: false },
  decide,
  evolve,
};
