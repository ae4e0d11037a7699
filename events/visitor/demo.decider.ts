import { accept, assertNever, type Decision, reject, type StreamDecider } from "../kernel/decider.ts";
import type { OptimizationResult } from "../result/result.ts";
import type { AvatarStash } from "../work/avatar-stash.ts";
import type { OptimizationChoices, ReleaseReason } from "../work/optimization.ts";
import type { VisitorEvent } from "./demo.events.ts";

export type VisitorCommand =
  | { type: "StartDemo"; data: { visitorId: string; at: string } }
  | {
      type: "RequestDemo";
      data: {
        optimizationId: string;
        avatarName: string;
        productName: string;
        reviewsText: string;
        mustIncludeKeywords: string[];
        at: string;
      } & OptimizationChoices;
    }
  | { type: "CompleteDemo"; data: { optimizationId: string; result: OptimizationResult; at: string } }
  | { type: "ReleaseDemo"; data: { optimizationId: string; reason: ReleaseReason; at: string } }
  | { type: "StashVisitorAvatar"; data: { stash: AvatarStash; at: string } }
  | { type: "LinkCustomer"; data: { customerId: string; at: string } };

type DemoStatus =
  | { status: "fresh" }
  | { status: "started" }
  | { status: "running"; optimizationId: string }
  | { status: "used"; optimizationId: string };

export type VisitorState = { demo: DemoStatus; customerId: string | null };

const STREAM = "visitor-";

export const visitorStreamId = (visitorId: string): string => `${STREAM}${visitorId}`;

/** Whose stream it is; null for one that is no visitor's. */
export const visitorIdOf = (streamId: string): string | null =>
  streamId.startsWith(STREAM) ? streamId.slice(STREAM.length) : null;

const decide = (command: VisitorCommand, state: VisitorState): Decision<VisitorEvent> => {
  const { demo } = state;
  switch (command.type) {
    case "StartDemo":
      if (demo.status === "used") return reject("DEMO_EXHAUSTED");
      return demo.status === "fresh" ? accept({ type: "DemoStarted", data: command.data }) : accept();
    case "RequestDemo":
      if (demo.status === "started") return accept({ type: "DemoRequested", data: command.data });
      return demo.status !== "fresh" && demo.optimizationId === command.data.optimizationId
        ? accept()
        : reject("DEMO_EXHAUSTED");
    case "CompleteDemo":
      return demo.status === "running" && demo.optimizationId === command.data.optimizationId
        ? accept({ type: "DemoUsed", data: command.data })
        : accept();
    case "ReleaseDemo":
      return demo.status === "running" && demo.optimizationId === command.data.optimizationId
        ? accept({ type: "DemoReleased", data: command.data })
        : accept();
    case "StashVisitorAvatar":
      return accept({ type: "AvatarStashed", data: command.data });
    case "LinkCustomer":
      return state.customerId === null ? accept({ type: "VisitorSignedUp", data: command.data }) : accept();
    default:
      return assertNever(command);
  }
};

const evolve = (state: VisitorState, event: VisitorEvent): VisitorState => {
  switch (event.type) {
    case "DemoStarted":
    case "DemoReleased":
      return { ...state, demo: { status: "started" } };
    case "DemoRequested":
      return { ...state, demo: { status: "running", optimizationId: event.data.optimizationId } };
    case "DemoUsed":
      return { ...state, demo: { status: "used", optimizationId: event.data.optimizationId } };
    case "VisitorSignedUp":
      return { ...state, customerId: event.data.customerId };
    case "AvatarStashed":
      return state;
    default:
      return assertNever(event);
  }
};

/** An anonymous visitor: one demo, tied to a signed cookie. */
export const visitorDecider: StreamDecider<VisitorCommand, VisitorEvent, VisitorState> = {
  stateSchema: "visitor-1",
  initialState: { demo: { status: "fresh" }, customerId: null },
  decide,
  evolve,
};
