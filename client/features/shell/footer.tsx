import { useQuery } from "@tanstack/react-query";
import type { LegalDocument } from "../../../events/legal-documents.ts";
import { siteConfigQuery } from "../../site/site-config-query.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { keepConsent } from "../../tracking/consent.ts";
import { Button } from "../../ui/button.tsx";
import { pageWidth } from "../../ui/page-width.ts";
import { Anchor, TextLink } from "../../ui/text-link.tsx";
import { Logo } from "./logo.tsx";

const footer = css({
  marginBlockStart: "auto",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.subtle",
  textStyle: "small",
  color: "text.muted",
});
const grid = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: { md: "minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr)" },
  paddingBlock: { base: "10", md: "12" },
});
const column = css({ display: "flex", flexDirection: "column", gap: "2", alignItems: "flex-start" });
const small = css({ textStyle: "caption", color: "text.subtle" });
const tagline = css({ textStyle: "quote", color: "text.default" });
const target = css({ display: "inline-flex", alignItems: "center", minHeight: "target" });

const LEGAL_LINKS = [
  ["terms", "Terms of service"],
  ["privacy", "Privacy"],
  ["cookies", "Cookies"],
  ["refunds", "Refunds"],
  ["subprocessors", "Subprocessors"],
] as const satisfies readonly (readonly [LegalDocument, string])[];

export const Footer = () => {
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <footer className={footer}>
      <div className={cx(pageWidth, grid)}>
        <div className={column}>
          <Logo />
          <p className={tagline}>Turn Reviews into Revenue</p>
          <p className={small}>© 2025 Listwright. All rights reserved.</p>
          {site === undefined ? null : (
            <>
              <p className={small}>Listwright is a subsidiary of {site.companyParent}</p>
              <address className={cx(small, css({ fontStyle: "normal" }))}>{site.companyAddress}</address>
            </>
          )}
        </div>
        <nav className={column} aria-label="Product">
          <TextLink variant="quiet" className={target} to="/demo">
            Free demo
          </TextLink>
          <TextLink variant="quiet" className={target} to="/watch-demo">
            See how it works
          </TextLink>
          {site === undefined ? null : (
            <Anchor variant="quiet" className={target} href={`mailto:${site.supportEmail}`}>
              Email support
            </Anchor>
          )}
        </nav>
        <nav className={column} aria-label="Legal">
          {LEGAL_LINKS.map(([document, label]) => (
            <TextLink key={document} variant="quiet" className={target} to="/legal/$document" params={{ document }}>
              {label}
            </TextLink>
          ))}
          {site === undefined || site.tracking === null ? null : (
            <Button variant="link" size="sm" onClick={() => keepConsent(null)}>
              Privacy choices
            </Button>
          )}
        </nav>
      </div>
    </footer>
  );
};
