import * as v from "valibot";
import { Plan } from "../../events/plan.schema.ts";
import type { Deps } from "../deps.ts";
import { describeError } from "../platform/log.ts";
import { seal, unseal } from "../store/seal.ts";
import type { Statement } from "../store/sql.ts";

/** What happened to a subscription; `on` is an ISO instant. */
export const BillingNotice = v.variant("about", [
  v.object({ about: v.literal("activated"), plan: Plan }),
  v.object({ about: v.literal("planChanged"), plan: Plan }),
  v.object({ about: v.literal("planChangeScheduled"), plan: Plan, on: v.string() }),
  v.object({ about: v.literal("cancellationScheduled"), on: v.string() }),
  v.object({ about: v.literal("resumed") }),
  v.object({ about: v.literal("ended") }),
  v.object({ about: v.literal("paymentFailed"), attempts: v.number(), on: v.string() }),
  v.object({ about: v.literal("paymentRecovered") }),
  v.object({ about: v.literal("disputed") }),
  v.object({ about: v.literal("disputeWon") }),
]);
export type BillingNotice = v.InferOutput<typeof BillingNotice>;

/** A mail to be written when it is sent, so that no mail and no token in it is ever kept. */
export const MailJob = v.variant("kind", [
  v.object({ kind: v.literal("welcome"), customerId: v.string() }),
  v.object({ kind: v.literal("passwordChanged"), customerId: v.string() }),
  v.object({ kind: v.literal("billing"), customerId: v.string(), notice: BillingNotice }),
  v.object({ kind: v.literal("deletionRequested"), customerId: v.string(), erasesAt: v.string() }),
  v.object({ kind: v.literal("deletionCanceled"), customerId: v.string() }),
  /** The last mail: nothing but this job knows the address any more. */
  v.object({ kind: v.literal("accountErased"), email: v.string() }),
  v.object({ kind: v.literal("resetRequested"), email: v.string(), correlationId: v.string() }),
]);
export type MailJob = v.InferOutput<typeof MailJob>;
export type AccountNotice = Extract<MailJob, { kind: "deletionRequested" | "deletionCanceled" | "accountErased" }>;

export const MAIL_CHANNEL = "mail_outbox";

type OutboxDeps = Pick<Deps, "secrets" | "clock" | "newId">;

const keyOf = (deps: Pick<Deps, "secrets">): Buffer => deps.secrets.derive("mail-outbox");

const ADD_JOB = `
  with job as (
    insert into mail_outbox (job_id, sealed, created_at, due_at) values ($1, $2, $3, $3) returning job_id
  )
  select pg_notify('${MAIL_CHANNEL}', job_id) from job`;

/** The statement that puts a mail into the outbox, to run in the transaction that makes it necessary. */
export const outgoingMail = (deps: OutboxDeps, job: MailJob): Statement => {
  const jobId = deps.newId();
  const sealed = seal(keyOf(deps), Buffer.from(JSON.stringify(job)), jobId);
  return { text: ADD_JOB, params: [jobId, sealed, deps.clock.now()] };
};

export const openJob = (deps: Pick<Deps, "secrets">, jobId: string, sealed: Uint8Array): MailJob =>
  v.parse(MailJob, JSON.parse(unseal(keyOf(deps), sealed, jobId).toString("utf8")));

type Person = { customerId: string; email: string };

const isTo = (job: MailJob, { customerId, email }: Person): boolean =>
  "email" in job ? job.email === email : job.customerId === customerId;

type WaitingJob = { job_id: string; sealed: Uint8Array };

/** What cannot be read goes nowhere, and must keep nobody from being erased. */
const readableJob = (deps: Pick<Deps, "secrets" | "log">, { job_id: jobId, sealed }: WaitingJob): MailJob | null => {
  try {
    return openJob(deps, jobId, sealed);
  } catch (error) {
    deps.log.error("a mail that waits cannot be read, and was not withdrawn", { jobId, error: describeError(error) });
    return null;
  }
};

/** The statement that takes back every mail to this person that was not handed over yet. */
export const withdrawnMail = async (
  deps: Pick<Deps, "secrets" | "sql" | "log">,
  person: Person,
): Promise<Statement> => {
  const rows = await deps.sql.query<WaitingJob>("select job_id, sealed from mail_outbox");
  const jobIds = rows.flatMap((row) => {
    const job = readableJob(deps, row);
    return job !== null && isTo(job, person) ? [row.job_id] : [];
  });
  return { text: "delete from mail_outbox where job_id = any($1::text[])", params: [jobIds] };
};
