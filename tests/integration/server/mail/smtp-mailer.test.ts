import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { SMTPServer } from "smtp-server";
import type { Mailer } from "../../../../server/mail/mailer.ts";
import { createSmtpMailer } from "../../../../server/mail/smtp-mailer.ts";
import { resetMail } from "../../../../server/mail/templates/write-mail.tsx";

type Taken = { from: string; to: string[]; user: string | undefined; raw: string };

const textOf = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
};

let taken: Taken[];
let server: SMTPServer;
let mailer: Mailer;

beforeEach(async () => {
  taken = [];
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === "right" ? done(null, { user: username }) : done(new Error("Not you")),
    onRcptTo: ({ address }, _, done) =>
      done(address.endsWith("@refused.example") ? new Error("No such mailbox") : null),
    onData: (stream, { envelope, user }, done) => {
      void textOf(stream).then((raw) => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, raw });
        done();
      });
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
});
afterEach(async () => {
  await mailer.close();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  await promise;
});

const portOf = (smtp: SMTPServer): number => {
  const address = smtp.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};
const connect = (credentials: string) =>
  createSmtpMailer(`smtp://${credentials}@127.0.0.1:${portOf(server)}`, "Listwright <no-reply@listwright.example>");
const sender = { supportEmail: "support@listwright.example", supportPhone: "+1 555" };
const link = `http://localhost:3000/reset?token=${"A".repeat(43)}`;

/** Quoted-printable breaks lines and writes `=` as `=3D`. */
const unquoted = (raw: string): string => raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");

describe("a mail server", () => {
  test("is handed the mail with its text and its markup, the link whole in both", async () => {
    mailer = connect("postman:right");
    await mailer.send(resetMail("ada@example.com", link, sender));
    const [mail] = taken;
    expect(mail).toMatchObject({ from: "no-reply@listwright.example", to: ["ada@example.com"], user: "postman" });
    const raw = unquoted(mail?.raw ?? "");
    expect(raw).toContain("Subject: Reset your Listwright password");
    expect(raw).toContain("text/plain");
    expect(raw).toContain("text/html");
    expect(raw.split(link)).toHaveLength(3);
  });

  test("that refuses the recipient is a failure to try again", async () => {
    mailer = connect("postman:right");
    await expect(mailer.send(resetMail("ada@refused.example", link, sender))).rejects.toThrow();
    expect(taken).toEqual([]);
  });

  test("that refuses us is a failure to try again", async () => {
    mailer = connect("postman:wrong");
    await expect(mailer.send(resetMail("ada@example.com", link, sender))).rejects.toThrow();
  });
});
