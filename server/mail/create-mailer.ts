import { join } from "node:path";
import type { Env } from "../env.ts";
import type { Clock } from "../platform/clock.ts";
import { createDevMailbox } from "./dev-mailbox.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export const mailboxFolder = (env: Pick<Env, "dataDir">): string => join(env.dataDir, "mailbox");

/** SMTP when SMTP_URL is set, else the dev mailbox. */
export const createMailer = (env: Env, clock: Clock): Mailer =>
  env.SMTP_URL === undefined
    ? createDevMailbox(mailboxFolder(env), clock)
    : createSmtpMailer(env.SMTP_URL, env.MAIL_FROM);
