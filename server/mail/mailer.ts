export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The last one to an address that is forgotten: where mails are kept, all earlier ones to it go. */
  isLast?: true;
};

/** Hands one mail over, or throws; who calls it tries again. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => Promise<void> };

/** Why a mail was not taken, without a word of the mail server's own: servers quote the address they refuse. */
export class MailNotSent extends Error {
  /** The recipient is refused for good; trying again would only look like abuse. */
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = "MailNotSent";
    this.isFinal = isFinal;
  }
}
