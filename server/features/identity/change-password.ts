import type * as v from "valibot";
import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import type { ChangePasswordForm } from "../../../events/wire/identity.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { customerMeta } from "../../http/meta.ts";
import { ProblemError } from "../../http/problems.ts";
import { formatToken, hashSecret, newSecret } from "../../http/session-token.ts";
import { outgoingMail } from "../../mail/outbox.ts";
import { isoNow } from "../../platform/clock.ts";
import { execute } from "../../store/handle-command.ts";
import { replacePassword } from "./accounts.ts";
import { confirmPassword } from "./confirm-password.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { ensureStrong } from "./password-policy.ts";
import { forgetEnded, renewSession } from "./sessions.ts";

type Form = v.InferOutput<typeof ChangePasswordForm>;

const MISMATCH = "Passwords do not match";

/** Sets a new password for who knows the old one, signs every other device out, and answers this session's new token. */
export const changePassword =
  (deps: IdentityDeps) =>
  async (customer: SignedInCustomer, request: Request, form: Form): Promise<string> => {
    const { customerId, sessionId, email } = customer;
    if (form.newPassword !== form.confirm)
      throw new ProblemError("VALIDATION", { message: MISMATCH, fields: [{ path: "confirm", message: MISMATCH }] });
    await confirmPassword(deps)(customerId, form.currentPassword, "currentPassword");
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
    deps.log.info("password changed", { customerId });
    return formatToken({ sessionId, secret });
  };
