import { type CustomerState, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { Deps } from "../../deps.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { hashSecret, newSecret } from "../../http/session-token.ts";
import type { WriteMail } from "../../mail/delivery.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { AccountNotice, BillingNotice, MailJob } from "../../mail/outbox.ts";
import { passwordChangedMail, resetMail, type Sender, welcomeMail } from "../../mail/templates/write-mail.tsx";
import { isoNow } from "../../platform/clock.ts";
import { execute, loadStream } from "../../store/handle-command.ts";
import { type Account, findAccount, findAccountByEmail } from "./accounts.ts";
import { RESET_TOKEN_MS, renewResetToken, replaceResetToken } from "./reset-tokens.ts";

/** How other features word what they tell; they do not have to know addresses. */
export type Wording = {
  billing: (
    to: string,
    notice: BillingNotice,
    about: { origin: string; now: string; state: CustomerState },
    sender: Sender,
  ) => Mail;
  account: (to: string, notice: AccountNotice, origin: string, sender: Sender) => Mail;
};

type WriteDeps = Pick<Deps, "env" | "sql" | "store" | "clock">;

const senderOf = ({ env }: WriteDeps) => ({ supportEmail: env.SUPPORT_EMAIL, supportPhone: env.SUPPORT_PHONE });

/** Makes the token here, where it goes into the mail and nowhere else. Sending again makes another one. */
const makeResetToken = async (
  deps: WriteDeps,
  { customerId }: Account,
  jobId: string,
  correlationId: string,
): Promise<string> => {
  const token = newSecret();
  const now = deps.clock.now();
  const link = { customerId, jobId, tokenHash: hashSecret(token), expiresAt: new Date(now.getTime() + RESET_TOKEN_MS) };
  if (await renewResetToken(deps.sql, link)) return token;
  await execute({
    store: deps.store,
    decider: customerDecider,
    streamId: customerStreamId(customerId),
    command: { type: "RequestPasswordReset", data: { at: now.toISOString() } },
    meta: { actor: { kind: "system", process: "password-reset" }, correlationId, causationId: null },
    also: () => [replaceResetToken(link)],
  });
  return token;
};

const writeReset = async (
  deps: WriteDeps,
  job: Extract<MailJob, { kind: "resetRequested" }>,
  { jobId, requestedAt }: { jobId: string; requestedAt: Date },
): Promise<Mail | null> => {
  if (deps.clock.now().getTime() - requestedAt.getTime() > RESET_TOKEN_MS) return null;
  const account = await findAccountByEmail(deps.sql, job.email);
  if (account === null) return null;
  const token = await makeResetToken(deps, account, jobId, job.correlationId);
  return resetMail(account.email, `${publicOrigin(deps.env)}/reset?token=${token}`, senderOf(deps));
};

/** Writes what identity sends: reset links, notices of a changed password, a welcome. */
export const writeIdentityMail =
  (deps: WriteDeps, wording: Wording): WriteMail =>
  async (job, about) => {
    if (job.kind === "resetRequested") return writeReset(deps, job, about);
    if (job.kind === "accountErased") return wording.account(job.email, job, publicOrigin(deps.env), senderOf(deps));
    const account = await findAccount(deps.sql, job.customerId);
    if (account === null) return null;
    const origin = publicOrigin(deps.env);
    if (job.kind === "billing") {
      const { state } = await loadStream(deps.store, customerDecider, customerStreamId(job.customerId));
      const about = { origin, now: isoNow(deps.clock), state };
      return wording.billing(account.email, job.notice, about, senderOf(deps));
    }
    if (job.kind === "deletionRequested" || job.kind === "deletionCanceled")
      return wording.account(account.email, job, origin, senderOf(deps));
    return job.kind === "welcome"
      ? welcomeMail(account.email, `${origin}/dashboard`, senderOf(deps))
      : passwordChangedMail(account.email, `${origin}/forgot-password`, senderOf(deps));
  };
