import { describe, expect, test } from "bun:test";
import { SESSIONS_MAX, sessionsDecider } from "../../../../events/customer/sessions.decider.ts";
import type { SessionEvent } from "../../../../events/customer/sessions.events.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(sessionsDecider);
const at = "2026-03-01T10:00:00.000Z";

const signedIn = (sessionId: string): SessionEvent => ({ type: "SignedIn", data: { sessionId, how: "password", at } });
const signedOut = (
  sessionId: string,
  reason: Extract<SessionEvent, { type: "SignedOut" }>["data"]["reason"],
): SessionEvent => ({ type: "SignedOut", data: { sessionId, reason, at } });

describe("sessions", () => {
  test("signing in opens a session", () => {
    given()
      .when({ type: "SignIn", data: { sessionId: "s1", how: "password", at } })
      .expectEvents(signedIn("s1"));
    expect(given(signedIn("s1"), signedIn("s2")).state).toEqual({ live: ["s1", "s2"] });
  });

  test("signing in twice with one session appends nothing", () => {
    given(signedIn("s1"))
      .when({ type: "SignIn", data: { sessionId: "s1", how: "password", at } })
      .expectEvents();
  });

  test("one session too many ends the oldest", () => {
    const full = Array.from({ length: SESSIONS_MAX }, (_, index) => signedIn(`s${index}`));
    given(...full)
      .when({ type: "SignIn", data: { sessionId: "new", how: "password", at } })
      .expectEvents(signedOut("s0", "tooManySessions"), signedIn("new"));
    expect(given(...full, signedOut("s0", "tooManySessions"), signedIn("new")).state.live).toHaveLength(SESSIONS_MAX);
  });

  test("the last session allowed ends nobody's", () => {
    const almostFull = Array.from({ length: SESSIONS_MAX - 1 }, (_, index) => signedIn(`s${index}`));
    given(...almostFull)
      .when({ type: "SignIn", data: { sessionId: "new", how: "password", at } })
      .expectEvents(signedIn("new"));
  });

  test("signing out ends the session", () => {
    given(signedIn("s1"), signedIn("s2"))
      .when({ type: "SignOut", data: { sessionId: "s1", at } })
      .expectEvents(signedOut("s1", "signedOut"));
    expect(given(signedIn("s1"), signedIn("s2"), signedOut("s1", "signedOut")).state).toEqual({ live: ["s2"] });
  });

  test("signing out twice appends nothing", () => {
    given(signedIn("s1"), signedOut("s1", "signedOut"))
      .when({ type: "SignOut", data: { sessionId: "s1", at } })
      .expectEvents();
  });

  test("signing out the others keeps the one that asks", () => {
    given(signedIn("s1"), signedIn("s2"), signedIn("s3"))
      .when({ type: "SignOutOthers", data: { exceptSessionId: "s2", reason: "passwordChanged", at } })
      .expectEvents(signedOut("s1", "passwordChanged"), signedOut("s3", "passwordChanged"));
  });

  test("a session that has ended keeps nothing", () => {
    given(signedIn("s1"), signedIn("s2"), signedOut("s2", "passwordChanged"))
      .when({ type: "SignOutOthers", data: { exceptSessionId: "s2", reason: "passwordChanged", at } })
      .expectRejection("UNAUTHENTICATED");
  });

  test("signing out everywhere ends every session", () => {
    given(signedIn("s1"), signedIn("s2"))
      .when({ type: "SignOutOthers", data: { exceptSessionId: null, reason: "signedOutEverywhere", at } })
      .expectEvents(signedOut("s1", "signedOutEverywhere"), signedOut("s2", "signedOutEverywhere"));
  });

  test("signing out everywhere with no session appends nothing", () => {
    given()
      .when({ type: "SignOutOthers", data: { exceptSessionId: null, reason: "signedOutEverywhere", at } })
      .expectEvents();
  });
});
