import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { ActReply, StaffAct } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { type MailJob, outgoingMail } from "../../mail/outbox.ts";
import { isoNow } from "../../platform/clock.ts";
import { findEmail } from "../../projections/accounts.queries.ts";
import { execute } from "../../store/handle-command.ts";
import { type Staff, staffMeta } from "./staff.ts";
import type { StaffVerbs } from "./verbs.ts";

type ResendDeps = Pick<Deps, "sql" | "store" | "clock" | "newId" | "secrets">;
type Act = Extract<StaffAct, { act: "resendMail" }>;

const resetJob = async ({ sql }: ResendDeps, customerId: string, correlationId: string): Promise<MailJob> => {
  const email = await findEmail(sql, customerId);
  if (email === null) throw new ProblemError("ACCOUNT_NOT_FOUND");
  return { kind: "resetRequested", email, correlationId };
};

const billingJob = async ({ lastBillingNotice }: StaffVerbs, customerId: string): Promise<MailJob> => {
  const notice = await lastBillingNotice(customerStreamId(customerId));
  if (notice === null)
    throw new ProblemError("CONFLICT", { message: "This customer was never sent a mail about a subscription." });
  return { kind: "billing", customerId, notice };
};

const jobOf = async (deps: ResendDeps, verbs: StaffVerbs, staff: Staff, id: string, mail: Act["mail"]) => {
  switch (mail) {
    case "welcome":
      return { kind: "welcome", customerId: id } satisfies MailJob;
    case "passwordReset":
      return resetJob(deps, id, staff.requestId);
    case "billing":
      return billingJob(verbs, id);
  }
};

/** Sends a mail to the customer's own address again. Staff never see it, and a link in it is a new one. */
export const resendMail =
  (deps: ResendDeps, verbs: StaffVerbs) =>
  async (staff: Staff, customerId: string, { mail, reason }: Act): Promise<ActReply> => {
    const job = await jobOf(deps, verbs, staff, customerId, mail);
    const { version } = await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "ResendMail", data: { mail, reason, at: isoNow(deps.clock) } },
      meta: staffMeta(staff, customerId),
      also: () => [outgoingMail(deps, job)],
    });
    return { changed: true, version, optimizationId: null };
  };
