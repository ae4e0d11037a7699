import { createTransport } from "nodemailer";
import { type Mailer, MailNotSent } from "./mailer.ts";

const TIMEOUT_MS = 10_000;
const REFUSED_FOR_GOOD = 500;

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const notSent = (error: SmtpError): MailNotSent => {
  const { code = error.name, command, responseCode } = error;
  if (responseCode === undefined) return new MailNotSent(`${code}: ${error.message}`, false);
  const answered = `The mail server answered ${responseCode} to ${command ?? "the mail"} (${code})`;
  return new MailNotSent(answered, command === "RCPT TO" && responseCode >= REFUSED_FOR_GOOD);
};

export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 3 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, html, text }) => {
      await transport.sendMail({ from, to, subject, html, text }).catch((error: unknown) => {
        throw error instanceof Error ? notSent(error) : error;
      });
    },
    close: async () => transport.close(),
  };
};
