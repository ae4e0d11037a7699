import { css } from "../../styled-system/css/index.js";

type LogoProps = { wordmark?: "always" | "wide" | "never" };

const root = css({ display: "inline-flex", alignItems: "center", gap: "2.5", color: "text.default" });
const symbol = css({ width: "8", height: "8", flexShrink: "0" });
const tile = css({ fill: "mark.bg" });
const ink = css({ fill: "mark.on" });
const word = css({
  fontFamily: "serif",
  fontSize: "xl",
  fontWeight: "medium",
  letterSpacing: "tight",
  lineHeight: "none",
});
const wideOnly = css({ display: { base: "none", sm: "inline" } });

/** A customer's opening quotation marks, and the line of a listing written under them. */
export const Logo = ({ wordmark = "always" }: LogoProps) => (
  <span className={root}>
    <svg viewBox="0 0 32 32" className={symbol} aria-hidden="true">
      <rect width="32" height="32" rx="7" className={tile} />
      <path
        className={ink}
        d="M14.6 7.2c-4.6 1.5-7.4 5-7.4 9 0 2.7 1.6 4.4 3.8 4.4 2 0 3.5-1.5 3.5-3.4 0-1.9-1.3-3.3-3.1-3.3-.3 0-.7 0-.9.1.4-2 2.2-3.9 4.7-4.8zm10.2 0c-4.6 1.5-7.4 5-7.4 9 0 2.7 1.6 4.4 3.8 4.4 2 0 3.5-1.5 3.5-3.4 0-1.9-1.3-3.3-3.1-3.3-.3 0-.7 0-.9.1.4-2 2.2-3.9 4.7-4.8z"
      />
      <rect x="7.2" y="23.4" width="17.6" height="2.4" rx="1.2" className={ink} />
    </svg>
    {wordmark === "never" ? null : (
      <span className={wordmark === "wide" ? `${word} ${wideOnly}` : word}>Listwright</span>
    )}
  </span>
);
