import type { Mail, Mailer } from "../../server/mail/mailer.ts";

export type TestMailbox = Mailer & {
  mails: readonly Mail[];
  /** The newest mail to this address; throws where there is none. */
  newestTo: (email: string) => Mail;
  /** Makes the next sends fail, as a mail server that is down does. */
  failNext: (times: number) => void;
};

/** Keeps what would have been sent. */
export const createTestMailbox = (): TestMailbox => {
  const mails: Mail[] = [];
  let failures = 0;
  return {
    mails,
    send: async (mail) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error("The mail server is down");
      }
      mails.push(mail);
    },
    newestTo: (email) => {
      const mail = mails.findLast(({ to }) => to === email);
      if (mail === undefined) throw new Error(`No mail to ${email}`);
      return mail;
    },
    failNext: (times) => {
      failures = times;
    },
    close: async () => undefined,
  };
};

/** The token in the mail's reset link. */
export const resetTokenIn = ({ text }: Mail): string => {
  const token = /\/reset\?token=([A-Za-z0-9_-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error("The mail has no reset link");
  return token;
};
