import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import type { ResetPasswordForm } from "../../../events/wire/identity.ts";
import { ProblemError } from "../../http/problems.ts";
import { isMailOff } from "../../mail/create-mailer.ts";
import { outgoingMail } from "../../mail/outbox.ts";
import { execute } from "../../store/handle-command.ts";
import { replacePassword } from "./accounts.ts";
import type { Caller } from "./caller.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { ensureStrong } from "./password-policy.ts";
import { consumeResetToken, findTokenOwner } from "./reset-tokens.ts";
import { forgetEnded } from "./sessions.ts";
import { SIGN_IN_RULES } from "./sign-in.ts";

/** Asks for a reset link. One insert, whether anybody has this address or not; the rest happens after the answer. */
export const requestPasswordReset =
  (deps: IdentityDeps) =>
  async (caller: Caller, email: string): Promise<void> => {
    await deps.limits.consume("resetAddress", caller.network);
    await deps.limits.consume("resetAccount", email, caller.network);
    if (isMailOff(deps.env)) throw new ProblemError("MAIL_UNAVAILABLE");
    // Strangers filled the mailbox with links: the newest of them is good, and another would only make it bad.
    if (!(await deps.limits.allows("resetAnywhere", email))) return;
    const { text, params } = outgoingMail(deps, { kind: "resetRequested", email, correlationId: caller.requestId });
    await deps.sql.query(text, params);
  };

export const isResetTokenValid =
  (deps: IdentityDeps) =>
  async (caller: Caller, token: string): Promise<boolean> => {
    await deps.limits.consume("resetConfirmAddress", caller.network);
    return (await findTokenOwner(deps.sql, token, deps.clock.now())) !== null;
  };

/** Sets a new password by a reset link, which is used up first, and signs every device out. It signs nobody in. */
export const resetPassword =
  (deps: IdentityDeps) =>
  async (caller: Caller, { token, newPassword }: ResetPasswordForm): Promise<void> => {
    await deps.limits.consume("resetConfirmAddress", caller.network);
    const now = deps.clock.now();
    const owner = await findTokenOwner(deps.sql, token, now);
    if (owner === null) throw new ProblemError("RESET_TOKEN_INVALID");
    await ensureStrong(newPassword, owner.email, "newPassword");
    if (!(await consumeResetToken(deps.sql, token, now))) throw new ProblemError("RESET_TOKEN_INVALID");
    const { customerId, email } = owner;
    const passwordHash = await deps.passwords.hash(newPassword);
    const at = now.toISOString();
    const commands: CustomerCommand[] = [
      { type: "ChangePassword", data: { how: "reset", at } },
      { type: "SignOutOthers", data: { exceptSessionId: null, reason: "passwordChanged", at } },
    ];
    await execute({
      store: deps.store,
      decider: inSequence(customerDecider),
      streamId: customerStreamId(customerId),
      command: commands,
      meta: {
        actor: { kind: "customer", customerId, sessionId: null },
        correlationId: caller.requestId,
        causationId: null,
      },
      also: (events) => [
        ...replacePassword(customerId, passwordHash),
        forgetEnded(events),
        outgoingMail(deps, { kind: "passwordChanged", customerId }),
      ],
    });
    await deps.limits.forgive(SIGN_IN_RULES, email);
    deps.log.info("password reset", { requestId: caller.requestId, customerId });
  };
