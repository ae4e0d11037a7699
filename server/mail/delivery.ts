import type { Deps } from "../deps.ts";
import { describeError } from "../platform/log.ts";
import { type Mail, type Mailer, MailNotSent } from "./mailer.ts";
import { MAIL_CHANNEL, type MailJob, openJob } from "./outbox.ts";

const POLL_MS = 10_000;
const LEASE_MS = 120_000;
const RETRY_AFTER_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000] as const;
const ATTEMPTS_MAX = 12;

export type DeliveryDeps = Pick<Deps, "sql" | "secrets" | "clock" | "log"> & { mailer: Mailer };

/** Writes the mail of a job, or null where there is nobody to write to. It may run again when sending failed. */
export type WriteMail = (job: MailJob, about: { jobId: string; requestedAt: Date }) => Promise<Mail | null>;

export type MailDelivery = {
  /** Sends everything that is due; resolves when there is nothing left. */
  deliver: () => Promise<void>;
  stop: () => Promise<void>;
};

type Claimed = { job_id: string; sealed: Uint8Array; created_at: Date; attempts: number };

// A lease instead of a lock: the mail server is slow, and a held transaction would stop the embedded database.
const CLAIM = `
  update mail_outbox set due_at = $2, attempts = attempts + 1
  where job_id = (
    select job_id from mail_outbox where due_at <= $1 order by due_at limit 1 for update skip locked
  )
  returning job_id, sealed, created_at, attempts`;

const claim = async ({ sql, clock }: DeliveryDeps): Promise<Claimed | null> => {
  const now = clock.now();
  const [job] = await sql.query<Claimed>(CLAIM, [now, new Date(now.getTime() + LEASE_MS)]);
  return job ?? null;
};

const remove = ({ sql }: DeliveryDeps, jobId: string) =>
  sql.query("delete from mail_outbox where job_id = $1", [jobId]);

const postpone = async (deps: DeliveryDeps, { job_id: jobId, attempts }: Claimed, error: unknown): Promise<void> => {
  const isLast = attempts >= ATTEMPTS_MAX;
  const isRefused = error instanceof MailNotSent && error.isFinal;
  const about = { jobId, attempts, error: describeError(error) };
  if (isRefused) deps.log.warn("mail refused by its recipient's server, given up", about);
  else deps.log.error(isLast ? "mail given up" : "mail not sent, will be tried again", about);
  if (isLast || isRefused) {
    await remove(deps, jobId);
    return;
  }
  const waitMs = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? POLL_MS;
  const dueAt = new Date(deps.clock.now().getTime() + waitMs);
  await deps.sql.query("update mail_outbox set due_at = $2 where job_id = $1", [jobId, dueAt]);
};

const handOver = async (deps: DeliveryDeps, write: WriteMail, claimed: Claimed): Promise<void> => {
  try {
    const job = openJob(deps, claimed.job_id, claimed.sealed);
    const mail = await write(job, { jobId: claimed.job_id, requestedAt: claimed.created_at });
    if (mail !== null) await deps.mailer.send(mail);
  } catch (error) {
    await postpone(deps, claimed, error);
    return;
  }
  await remove(deps, claimed.job_id);
};

const deliverAll = async (deps: DeliveryDeps, write: WriteMail, isStopped: () => boolean): Promise<void> => {
  for (let job = await claim(deps); job !== null; job = isStopped() ? null : await claim(deps)) {
    await handOver(deps, write, job);
  }
};

/** Sends the outbox when asked to; asking again while it works makes it look once more. */
export const createMailDelivery = (deps: DeliveryDeps, write: WriteMail): MailDelivery => {
  let stopped = false;
  let isAskedFor = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (isAskedFor && !stopped) {
      isAskedFor = false;
      await deliverAll(deps, write, () => stopped).catch((error: unknown) =>
        deps.log.error("mail outbox could not be read", { error: describeError(error) }),
      );
    }
    running = null;
  };
  return {
    deliver: () => {
      isAskedFor = true;
      running ??= run();
      return running;
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
};

/** Sends the outbox at once when any process commits a mail, and by a slow poll what was left behind. */
export const startMailDelivery = async (deps: DeliveryDeps, write: WriteMail): Promise<MailDelivery> => {
  const delivery = createMailDelivery(deps, write);
  const unlisten = await deps.sql.listen(MAIL_CHANNEL, () => void delivery.deliver());
  const poll = setInterval(() => void delivery.deliver(), POLL_MS);
  void delivery.deliver();
  return {
    deliver: delivery.deliver,
    stop: async () => {
      clearInterval(poll);
      await unlisten();
      await delivery.stop();
    },
  };
};
