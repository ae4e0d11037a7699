import type { CSSProperties, ReactNode } from "react";

const body: CSSProperties = {
  margin: 0,
  padding: "32px 16px",
  backgroundColor: "#f4f1ea",
  color: "#1f1d1a",
  fontFamily: "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif",
  fontSize: "16px",
  lineHeight: "1.55",
};
const card: CSSProperties = {
  maxWidth: "520px",
  margin: "0 auto",
  padding: "32px",
  backgroundColor: "#ffffff",
  borderRadius: "12px",
};
const button: CSSProperties = {
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: "8px",
  backgroundColor: "#1f1d1a",
  color: "#ffffff",
  fontWeight: 600,
  textDecoration: "none",
};
const quiet: CSSProperties = { color: "#6b655b", fontSize: "13px" };

/** The frame of every mail: mail programs read inline styles only, so they are here and nowhere else. */
export const MailLayout = ({ title, children, footer }: { title: string; children: ReactNode; footer: string }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
    </head>
    <body style={body}>
      <div style={card}>
        <h1 style={{ margin: "0 0 16px", fontSize: "22px" }}>{title}</h1>
        {children}
        <p style={quiet}>{footer}</p>
      </div>
    </body>
  </html>
);

export const MailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <a href={href} style={button}>
      {children}
    </a>
  </p>
);

export const Quiet = ({ children }: { children: ReactNode }) => <p style={quiet}>{children}</p>;
