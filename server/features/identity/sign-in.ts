import type * as v from "valibot";
import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { SignInForm } from "../../../events/wire/identity.ts";
import type { Session } from "../../../events/wire/session.ts";
import { customerMeta } from "../../http/meta.ts";
import { ProblemError } from "../../http/problems.ts";
import { CommandRejected, execute } from "../../store/handle-command.ts";
import { type Account, findAccountByEmail, rehashPassword } from "./accounts.ts";
import type { Caller } from "./caller.ts";
import { describeSession } from "./describe-session.ts";
import { endSession } from "./end-session.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { knownDeviceOf } from "./known-device.ts";
import { forgetEnded, insertSession, newSession } from "./sessions.ts";
import { takeOverVisit, type Visitors } from "./visitors.ts";

type Form = v.InferOutput<typeof SignInForm>;
type SignInDeps = IdentityDeps & { visitors: Visitors };
export type OpenedSession = { token: string; session: Session };

/** The account whose password this is. An unknown address and a wrong password look alike, also in time. */
const checkPassword = async (deps: IdentityDeps, caller: Caller, { email, password }: Form): Promise<Account> => {
  const account = await findAccountByEmail(deps.sql, email);
  const isRight = await deps.passwords.verify(password, account?.passwordHash ?? null);
  if (account !== null && isRight) return account;
  deps.log.info("sign-in refused", { requestId: caller.requestId, customerId: account?.customerId ?? null });
  throw new ProblemError("INVALID_CREDENTIALS");
};

const openSession = async (
  deps: SignInDeps,
  caller: Caller,
  account: Account,
  password: string,
): Promise<OpenedSession> => {
  const { customerId, email, passwordVersion, passwordHash } = account;
  const session = newSession(deps.newId);
  const now = deps.clock.now();
  const at = now.toISOString();
  const rehash = deps.passwords.isOutdated(passwordHash)
    ? [rehashPassword(account, await deps.passwords.hash(password))]
    : [];
  const meta = customerMeta({ customerId, sessionId: session.sessionId }, caller.request);
  const opened = await execute({
    store: deps.store,
    decider: customerDecider,
    streamId: customerStreamId(customerId),
    command: { type: "SignIn", data: { sessionId: session.sessionId, how: "password", at } },
    meta,
    also: (events) => [
      insertSession(session, { customerId, passwordVersion, userAgent: caller.userAgent, at: now }),
      forgetEnded(events),
      ...rehash,
    ],
  });
  const visit = { customerId, visitorId: caller.visitorId, meta, state: opened.state };
  const state = await takeOverVisit(deps, deps.visitors.onSignedIn, visit);
  return { token: session.token, session: describeSession({ email, state }, at) };
};

/** An account that was erased since its password was checked is like one that never was. */
const refuseErased = (error: unknown): never => {
  throw error instanceof CommandRejected && error.problem === "ACCOUNT_NOT_FOUND"
    ? new ProblemError("INVALID_CREDENTIALS")
    : error;
};

/** Counters of wrong passwords for one account, all forgotten by the right one. */
export const SIGN_IN_RULES = ["signInAccount", "signInAnywhere", "signInDevice"] as const;

/** Whoever signed in to the account on this device before is not held up by what others try elsewhere. */
const countAttempt = async (deps: IdentityDeps, { request, network }: Caller, email: string): Promise<void> => {
  const deviceId = knownDeviceOf(deps, request, email);
  if (deviceId !== null) {
    await deps.limits.consume("signInDevice", email, deviceId);
    // The right password forgets what a device tried; what a network checks for one account stays counted.
    return deps.limits.consume("signInAddress", email, network);
  }
  await deps.limits.consume("signInAddress", network);
  await deps.limits.consume("signInAccount", email, network);
  await deps.limits.consume("signInAnywhere", email);
};

/**
 * Opens a new session for the right e-mail and password, and brings the demo of this browser along. A session the
 * browser had before ends.
 */
export const signIn =
  (deps: SignInDeps) =>
  async (caller: Caller, form: Form): Promise<OpenedSession> => {
    await countAttempt(deps, caller, form.email);
    await deps.captcha.verify(form.captchaToken, caller.address);
    const account = await checkPassword(deps, caller, form);
    const signedIn = await openSession(deps, caller, account, form.password).catch(refuseErased);
    await deps.limits.forgive(SIGN_IN_RULES, form.email);
    if (caller.customer !== null)
      await endSession(deps)(caller.customer, customerMeta(caller.customer, caller.request));
    deps.log.info("signed in", { requestId: caller.requestId, customerId: account.customerId });
    return signedIn;
  };
