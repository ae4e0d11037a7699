export type Mail = { to: string; subject: string; html: string; text: string };

/** Hands one mail over, or throws; who calls it tries again. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => Promise<void> };
