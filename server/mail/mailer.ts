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
