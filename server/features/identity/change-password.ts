import type * as v from "valibot";
import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import type { ChangePasswordForm } from "../../../events/wire/forms.ts";
import { type SignedInCustomer } from "../../http/authenticate.ts";
import { customerMeta } from "../../http/meta.ts";
import { ProblemError } from "../../http/problems.ts";
import { formatToken, hashSecret, newSecret } from "../../http/session-token.ts";
import { outgoingMail } from "../../mail/outbox.ts";
import { isoNow } from "../../platform/clock.ts";
import { execute } from "../../store/handle-command.ts";
import { findAccount, replacePassword } from "./accounts.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { ensureStrong } from "./password-policy.ts";
import { forgetEnded, renewSession } from "./sessions.ts";

type Form = v.InferOutput<typeof ChangePasswordForm>;

const refuse = (code: "VALIDATION" | "WRONG_PASSWORD", path: string, message: string): never => {
  throw new ProblemError(code, { message, fields: [{ path, message }] });
};

const ensureKnown = async (deps: IdentityDeps, customerId: string, password: string): Promise<void> => {
  const account = await findAccount(deps.sql, customerId);
  const isRight = await deps.passwords.verify(password, account?.passwordHash ?? null);
  if (!isRight) refuse("WRONG_PASSWORD", "currentPassword", "The current password is not correct.");
};

/** Sets a new password for who knows the old one, signs every other device out, and answers this session's new token. */
export const changePassword =
  (deps: IdentityDeps) =>
  async (customer: SignedInCustomer, request: Request, form: Form): Promise<string> => {
    const { customerId, sessionId, email } = customer;
    if (form.newPassword !== form.confirm) refuse("VALIDATION", "confirm", "Passwords do not match");
    await deps.limits.consume("changePassword", customerId);
    await ensureKnown(deps, customerId, form.currentPassword);
    await ensureStrong(form.newPassword, email, "newPassword");
    const passwordHash = await deps.passwords.hash(form.newPassword);
    const secret = newSecret();
    const at = isoNow(deps.clock);
    const commands: CustomerCommand[] = [
      { type: "ChangePassword", data: { how: "change", at } },
      { type: "SignOutOthers", data: { exceptSessionId: sessionId, reason: "passwordChanged", at } },
    ];
    await execute({
      store: deps.store,
      decider: inSequence(customerDecider),
      streamId: customerStreamId(customerId),
      command: commands,
      meta: customerMeta(customer, request),
      also: (events) => [
        ...replacePassword(customerId, passwordHash),
        forgetEnded(events),
        renewSession(sessionId, hashSecret(secret)),
        outgoingMail(deps, { kind: "passwordChanged", customerId }),
      ],
    });
    await deps.limits.forgive("changePassword", customerId);
    deps.log.info("password changed", { customerId });
    return formatToken({ sessionId, secret });
  };
