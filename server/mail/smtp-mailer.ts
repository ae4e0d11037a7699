import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

const TIMEOUT_MS = 10_000;

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
      await transport.sendMail({ from, to, subject, html, text });
    },
    close: async () => transport.close(),
  };
};
