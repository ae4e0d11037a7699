import { accept, assertNever, type Decider, type Decision, reject } from "../kernel/decider.ts";
import type { SessionEvent, SIGN_OUT_REASONS } from "./sessions.events.ts";

/** More sessions than this at once end the oldest one. */
export const SESSIONS_MAX = 20;

type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

export type SessionCommand =
  | { type: "SignIn"; data: { sessionId: string; how: "signup" | "password"; at: string } }
  | { type: "SignOut"; data: { sessionId: string; at: string } }
  | { type: "SignOutOthers"; data: { exceptSessionId: string | null; reason: SignOutReason; at: string } };

/** Live session ids, oldest first. */
export type SessionsState = { live: string[] };

const signedOut = (sessionId: string, reason: SignOutReason, at: string): SessionEvent => ({
  type: "SignedOut",
  data: { sessionId, reason, at },
});

const decide = (command: SessionCommand, state: SessionsState): Decision<SessionEvent> => {
  const { at } = command.data;
  switch (command.type) {
    case "SignIn": {
      if (state.live.includes(command.data.sessionId)) return accept();
      const surplus = state.live.slice(0, Math.max(0, state.live.length - SESSIONS_MAX + 1));
      const ended = surplus.map((sessionId) => signedOut(sessionId, "tooManySessions", at));
      return accept<SessionEvent>(...ended, { type: "SignedIn", data: command.data });
    }
    case "SignOut":
      return state.live.includes(command.data.sessionId)
        ? accept(signedOut(command.data.sessionId, "signedOut", at))
        : accept();
    case "SignOutOthers": {
      const { exceptSessionId } = command.data;
      // A session that was ended meanwhile decides nothing any more: a thief's, after the owner's reset.
      if (exceptSessionId !== null && !state.live.includes(exceptSessionId)) return reject("UNAUTHENTICATED");
      const others = state.live.filter((sessionId) => sessionId !== exceptSessionId);
      return accept(...others.map((sessionId) => signedOut(sessionId, command.data.reason, at)));
    }
    default:
      return assertNever(command);
  }
};

const evolve = (state: SessionsState, event: SessionEvent): SessionsState => {
  const others = state.live.filter((sessionId) => sessionId !== event.data.sessionId);
  switch (event.type) {
    case "SignedIn":
      return { live: [...others, event.data.sessionId] };
    case "SignedOut":
      return { live: others };
    default:
      return assertNever(event);
  }
};

export const sessionsDecider: Decider<SessionCommand, SessionEvent, SessionsState> = {
  initialState: { live: [] },
  decide,
  evolve,
};
