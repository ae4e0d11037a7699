import { utcDay } from "../../../events/kernel/in-words.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { AccountNotice } from "../../mail/outbox.ts";
import { noticeMail, type Sender } from "../../mail/templates/write-mail.tsx";

/** The mails about the deletion of an account: it is planned, it was taken back, it has happened. */
export const writeAccountMail = (to: string, notice: AccountNotice, origin: string, sender: Sender): Mail => {
  switch (notice.kind) {
    case "deletionRequested": {
      const date = utcDay(notice.erasesAt);
      const words = {
        subject: `Your Listwright account will be erased on ${date}`,
        paragraphs: [
          `Someone who knows your password asked us to delete this account. On ${date} we erase it with everything in it: your avatars, products, reviews and results. A running subscription ends with the period you paid for, and with the account at the latest.`,
          "Until then you can use everything as before, and nothing more is charged. To keep the account, sign in and choose Keep my account.",
        ],
        action: { label: "Keep my account", url: `${origin}/account` },
      };
      return noticeMail(to, words, sender);
    }
    case "deletionCanceled": {
      const words = {
        subject: "You keep your Listwright account",
        paragraphs: ["The deletion of your account was taken back. Nothing was erased, and everything is as it was."],
        action: { label: "Open your account", url: `${origin}/account` },
      };
      return noticeMail(to, words, sender);
    }
    case "accountErased": {
      const words = {
        subject: "Your Listwright account was erased",
        paragraphs: [
          "Your account and all personal data in it are erased: avatars, products, reviews, results and your address. A subscription, if there was one, has ended.",
          "This is the last mail from this account. You can open a new one with the same address whenever you like.",
        ],
        action: null,
      };
      return { ...noticeMail(to, words, sender), isLast: true };
    }
  }
};
