import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Mail } from "../mailer.ts";
import { MailButton, MailLayout, Quiet } from "./layout.tsx";

export type Sender = { supportEmail: string; supportPhone: string };

type Parts = {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  action: { label: string; url: string } | null;
  notes: readonly string[];
  sender: Sender;
};

const footerOf = ({ supportEmail, supportPhone }: Sender): string =>
  `Listwright. Questions? ${supportEmail}, ${supportPhone}`;

const plainText = ({ paragraphs, action, notes, sender }: Parts): string =>
  [...paragraphs, ...(action === null ? [] : [`${action.label}:\n${action.url}`]), ...notes, footerOf(sender)].join(
    "\n\n",
  );

const markup = ({ subject, paragraphs, action, notes, sender }: Parts): ReactNode => (
  <MailLayout title={subject} footer={footerOf(sender)}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {action === null ? null : <MailButton href={action.url}>{action.label}</MailButton>}
    {notes.map((note) => (
      <Quiet key={note}>{note}</Quiet>
    ))}
  </MailLayout>
);

const write = (parts: Parts): Mail => ({
  to: parts.to,
  subject: parts.subject,
  text: plainText(parts),
  html: `<!doctype html>${renderToStaticMarkup(markup(parts))}`,
});

/** A mail without a secret in it: what happened, and where to go. */
export const noticeMail = (
  to: string,
  notice: Pick<Parts, "subject" | "paragraphs" | "action">,
  sender: Sender,
): Mail => write({ to, ...notice, notes: [], sender });

export const resetMail = (to: string, url: string, sender: Sender): Mail =>
  write({
    to,
    subject: "Reset your Listwright password",
    paragraphs: ["Someone asked for a new password for this account. If it was you, choose one here:"],
    action: { label: "Choose a new password", url },
    notes: ["The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is."],
    sender,
  });

export const passwordChangedMail = (to: string, forgotPasswordUrl: string, sender: Sender): Mail =>
  write({
    to,
    subject: "Your Listwright password was changed",
    paragraphs: ["The password of your account was changed, and every other device was signed out."],
    action: { label: "This was not me", url: forgotPasswordUrl },
    notes: ["If you changed it yourself, there is nothing to do."],
    sender,
  });

export const welcomeMail = (to: string, dashboardUrl: string, sender: Sender): Mail =>
  write({
    to,
    subject: "Welcome to Listwright",
    paragraphs: [
      "Your account is ready. Build an avatar, paste your reviews, and get a listing whose every statement you can trace to what customers wrote.",
    ],
    action: { label: "Open your dashboard", url: dashboardUrl },
    notes: [],
    sender,
  });
