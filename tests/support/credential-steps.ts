import type { AuthMode } from "../../machines/credentials/credentials.form.ts";
import type { CredentialsOutcome } from "../../machines/credentials/credentials.machine.ts";
import { welcomeOf } from "../../machines/credentials/credentials.messages.ts";
import { done } from "./machine-steps.ts";
import { failureToast } from "./refusals.ts";

export const SIGN_IN_FAILED = failureToast("Sign in failed", "From the server.");

/** The credentials that `state` invokes have led to a session. */
export const entered = (state: string, way: AuthMode, next: string | null = null) =>
  done(state, {
    isIn: true,
    way,
    next,
    announcement: welcomeOf(way),
    fieldErrors: {},
    problem: null,
  } satisfies CredentialsOutcome);

/** The credentials that `state` invokes were refused. */
export const turnedAway = (state: string, outcome: Partial<CredentialsOutcome> = {}) =>
  done(state, {
    isIn: false,
    way: "signin",
    next: null,
    announcement: SIGN_IN_FAILED,
    fieldErrors: {},
    problem: "From the server.",
    ...outcome,
  } satisfies CredentialsOutcome);
