import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { SMTPServer } from "smtp-server";
import type { Mailer } from "../../../../server/mail/mailer.ts";
import { createSmtpMailer } from "../../../../server/mail/smtp-mailer.ts";
import { resetMail } from "../../../../server/mail/templates/write-mail.tsx";
import { describeError } from "../../../../server/platform/log.ts";

type Taken = { from: string; to: string[]; user: string | undefined; raw: string };

const textOf = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
};

/** As Postfix does: it quotes the address. */
const refusalOf = (address: string): Error =>
  Object.assign(new Error(`5.1.1 <${address}>: Recipient address rejected`), {
    responseCode: Number(/\d+/.exec(address)?.[0]),
  });

const failureOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

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
    onRcptTo: ({ address }, _, done) => done(address.endsWith("@refused.example") ? refusalOf(address) : null),
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

  test.each([
    ["for good", 550, true],
    ["for now", 450, false],
  ])("that refuses the recipient %s says so, without the address that it quotes", async (_how, code, isFinal) => {
    mailer = connect("postman:right");
    const refusal = await failureOf(mailer.send(resetMail(`ada-${code}@refused.example`, link, sender)));
    expect(refusal).toMatchObject({
      name: "MailNotSent",
      message: `The mail server answered ${code} to RCPT TO (EENVELOPE)`,
      isFinal,
    });
    expect(JSON.stringify(describeError(refusal))).not.toContain("refused.example");
    expect(taken).toEqual([]);
  });

  test("that refuses us is a failure to try again", async () => {
    mailer = connect("postman:wrong");
    expect(await failureOf(mailer.send(resetMail("ada@example.com", link, sender)))).toMatchObject({ isFinal: false });
  });

  test("that is not there is a failure to try again, and the reason stays", async () => {
    mailer = createSmtpMailer("smtp://127.0.0.1:1", "Listwright <no-reply@listwright.example>");
    const failure = await failureOf(mailer.send(resetMail("ada@example.com", link, sender)));
    expect(failure).toMatchObject({ isFinal: false, message: expect.stringContaining("ECONNREFUSED") });
  });
});
