import type * as v from "valibot";
import {
  type CustomerCommand,
  type CustomerState,
  customerDecider,
  customerStreamId,
} from "../../../events/customer/customer.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import type { SignUpForm } from "../../../events/wire/identity.ts";
import { requireHuman } from "../../captcha/require-human.ts";
import { customerMeta } from "../../http/meta.ts";
import { ProblemError } from "../../http/problems.ts";
import { outgoingMail } from "../../mail/outbox.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { UniqueViolation } from "../../store/sql.ts";
import { insertAccount } from "./accounts.ts";
import type { Caller } from "./caller.ts";
import { describeSession } from "./describe-session.ts";
import { endSession } from "./end-session.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { ensureStrong } from "./password-policy.ts";
import { insertSession, newSession } from "./sessions.ts";
import type { OpenedSession } from "./sign-in.ts";
import { takeOverVisit, type Visitors } from "./visitors.ts";

type Form = v.InferOutput<typeof SignUpForm>;
type SignUpDeps = IdentityDeps & { visitors: Visitors };

const FIRST_PASSWORD = 1;

const given = (text: string | undefined): string | null => text?.trim() || null;

const openingCommands = (
  deps: SignUpDeps,
  form: Form,
  ids: { customerId: string; sessionId: string; visitorId: string | null },
  at: string,
): CustomerCommand[] => [
  {
    type: "OpenAccount",
    data: {
      customerId: ids.customerId,
      email: form.email,
      firstName: given(form.firstName),
      lastName: given(form.lastName),
      phone: given(form.phone),
      role: form.email === deps.env.ADMIN_EMAIL ? "admin" : "user",
      visitorId: ids.visitorId,
      at,
    },
  },
  { type: "SignIn", data: { sessionId: ids.sessionId, how: "signup", at } },
];

type Opened = { customerId: string; token: string; state: CustomerState; at: string; meta: AppendMeta };

const openAccount = async (deps: SignUpDeps, caller: Caller, form: Form): Promise<Opened> => {
  const passwordHash = await deps.passwords.hash(form.password);
  const customerId = deps.newId();
  const session = newSession(deps.newId);
  const now = deps.clock.now();
  const at = now.toISOString();
  const meta = customerMeta({ customerId, sessionId: session.sessionId }, caller.request);
  const ids = { customerId, sessionId: session.sessionId, visitorId: caller.visitorId };
  const owner = { customerId, passwordVersion: FIRST_PASSWORD, userAgent: caller.userAgent, at: now };
  const { state } = await execute({
    store: deps.store,
    decider: inSequence(customerDecider),
    streamId: customerStreamId(customerId),
    command: openingCommands(deps, form, ids, at),
    meta,
    also: () => [
      ...insertAccount({ customerId, email: form.email, passwordHash, at: now }),
      insertSession(session, owner),
      outgoingMail(deps, { kind: "welcome", customerId }),
    ],
  });
  return { customerId, token: session.token, state, at, meta };
};

const refuseTakenEmail = (error: unknown): never => {
  if (error instanceof UniqueViolation && error.constraint === "accounts_email") throw new ProblemError("email_in_use");
  throw error;
};

/** Opens an account and signs it in. */
export const signUp =
  (deps: SignUpDeps) =>
  async (caller: Caller, form: Form): Promise<OpenedSession> => {
    await deps.limits.consume("signUpAddress", caller.network);
    await requireHuman(deps, form.captchaToken, caller);
    await ensureStrong(form.password, form.email, "password");
    const opened = await openAccount(deps, caller, form).catch(refuseTakenEmail);
    // The account stands by now; what fails here is taken over from the log.
    const state = await takeOverVisit(deps, deps.visitors.onAccountOpened, { ...opened, visitorId: caller.visitorId });
    if (caller.customer !== null)
      await endSession(deps)(caller.customer, customerMeta(caller.customer, caller.request));
    deps.log.info("account opened", { requestId: caller.requestId, customerId: opened.customerId });
    return { token: opened.token, session: describeSession({ email: form.email, state }, opened.at) };
  };
