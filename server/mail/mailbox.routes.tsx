import { Elysia } from "elysia";
import { renderToStaticMarkup } from "react-dom/server";
import type { Env } from "../env.ts";
import { isFromThisMachine } from "../platform/this-machine.ts";
import { mailboxFolder } from "./create-mailer.ts";
import { type KeptMail, readMailbox } from "./dev-mailbox.ts";

const LINK = /(https?:\/\/\S+)/;

const Linked = ({ text }: { text: string }) =>
  text.split(LINK).map((part) =>
    LINK.test(part) ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );

const MailArticle = ({ mail }: { mail: KeptMail }) => (
  <article>
    <h2>{mail.subject}</h2>
    <p>
      To {mail.to}, <time dateTime={mail.at}>{mail.at}</time>
    </p>
    <pre>
      <Linked text={mail.text} />
    </pre>
    <hr />
  </article>
);

const MailboxPage = ({ mails }: { mails: readonly KeptMail[] }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="dark light" />
      <title>Dev mailbox</title>
    </head>
    <body>
      <main>
        <h1>Dev mailbox</h1>
        {mails.length === 0 ? (
          <p>No mail yet.</p>
        ) : (
          mails.map((mail) => <MailArticle key={`${mail.at}${mail.subject}`} mail={mail} />)
        )}
      </main>
    </body>
  </html>
);

const page = async (env: Env): Promise<Response> => {
  const mails = (await readMailbox(mailboxFolder(env))).toReversed();
  return new Response(`<!doctype html>${renderToStaticMarkup(<MailboxPage mails={mails} />)}`, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
};

const elsewhere = (): Response =>
  new Response("The dev mailbox opens on the machine that runs Listwright only. Set SMTP_URL to send mail.", {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });

/**
 * The mails that were not sent, newest first. Absent in production and where mail is really sent. The links in them open
 * accounts, so no other machine gets to see them.
 */
export const mailboxRoutes = (env: Env) => {
  const routes = new Elysia({ name: "mailbox" });
  return env.production || env.SMTP_URL !== undefined
    ? routes
    : routes.get(
        "/dev/mailbox",
        ({ request, server }) => (isFromThisMachine(request, server) ? page(env) : elsewhere()),
        {
          detail: { hide: true },
        },
      );
};
