import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The frame of every sandbox page; nobody shall take it for the real thing. */
const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>{`${title} · Payment sandbox`}</title>
      <link rel="stylesheet" href="/sandbox/style.css" />
    </head>
    <body>
      <header className="banner">
        <strong>Payment sandbox.</strong> No money moves here. Use the test cards; never a real one.
      </header>
      <main>{children}</main>
    </body>
  </html>
);

export const pageAnswer = (title: string, content: ReactNode, status = 200): Response =>
  new Response(`<!doctype html>${renderToStaticMarkup(<Page title={title}>{content}</Page>)}`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });

export const money = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A table that scrolls sideways on a narrow screen, by keyboard too. */
export const Scroll = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
  <section className="scroll" aria-label={label} tabIndex={0}>
    <table>{children}</table>
  </section>
);

/** A form with one button. */
export const ActionButton = ({
  action,
  label,
  fields = {},
  quiet = false,
}: {
  action: string;
  label: string;
  fields?: Readonly<Record<string, string>>;
  quiet?: boolean;
}) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={quiet ? "quiet" : ""}>
      {label}
    </button>
  </form>
);
