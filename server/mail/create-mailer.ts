import { join } from "node:path";
import type { Env } from "../env.ts";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { createDevMailbox } from "./dev-mailbox.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export const mailboxFolder = (env: Pick<Env, "dataDir">): string => join(env.dataDir, "mailbox");

/** In production nothing is kept as files: what is written there in clear would open accounts. */
export const isMailOff = ({ production, SMTP_URL }: Pick<Env, "production" | "SMTP_URL">): boolean =>
  production && SMTP_URL === undefined;

/** SMTP when SMTP_URL is set, else the dev mailbox; in production without it, one that sends nothing and says so. */
export const createMailer = (env: Env, clock: Clock, log: Log): Mailer => {
  if (env.SMTP_URL !== undefined) return createSmtpMailer(env.SMTP_URL, env.MAIL_FROM);
  if (!isMailOff(env)) return createDevMailbox(mailboxFolder(env), clock);
  log.error("Mail is off: SMTP_URL is not set, and the dev mailbox refuses to run in production", {});
  return { send: () => Promise.reject(new Error("SMTP_URL is not set")), close: async () => undefined };
};
