import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { isLegalDocument, LEGAL_PAGES } from "../../../events/legal-documents.ts";
import { showPageTitle } from "../../lib/page-title.ts";
import { siteConfigQuery } from "../../site/site-config-query.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { pageWidth } from "../../ui/page-width.ts";
import { Anchor, TextLink } from "../../ui/text-link.tsx";
import type { LegalPart, LinkingParagraph } from "./legal-text.ts";
import { LEGAL_TEXTS } from "./legal-texts.ts";

const VERSION = { date: "2026-11-29", shown: "November 29, 2026" };

const route = getRouteApi("/legal/$document");

const root = css({ display: "flex", flexDirection: "column", gap: "8", paddingBlock: { base: "10", md: "16" } });
const head = css({ display: "flex", flexDirection: "column", gap: "2", maxWidth: "prose" });
const part = css({ display: "flex", flexDirection: "column", gap: "3", maxWidth: "prose" });
const facts = css({
  display: "grid",
  gridTemplateColumns: { sm: "minmax(0, 12.5rem) minmax(0, 1fr)" },
  "& dt": { fontWeight: "semibold", overflowWrap: "anywhere", paddingBlockStart: "3", paddingInlineEnd: { sm: "6" } },
  "& dd": { color: "text.muted", paddingBlock: { base: "0", sm: "3" }, paddingBlockEnd: "3" },
  "& dt, & dd": { sm: { borderBlockStartWidth: "thin", borderColor: "border.subtle", borderBlockStartStyle: "solid" } },
});
const contact = css({
  fontStyle: "normal",
  display: "flex",
  flexDirection: "column",
  gap: "1",
  alignItems: "flex-start",
});

export const LegalPage = () => {
  const { document: name } = route.useParams();
  const known = isLegalDocument(name) ? name : "terms";
  const { title } = LEGAL_PAGES[known];
  const { lead, parts } = LEGAL_TEXTS[known];

  useEffect(() => showPageTitle(title), [title]);

  return (
    <article className={cx(pageWidth, root)}>
      <div className={head}>
        <h1 className={css({ textStyle: "title" })}>{title}</h1>
        <p className={css({ textStyle: "lead", color: "text.muted" })}>{lead}</p>
        <p className={css({ textStyle: "small", color: "text.subtle" })}>
          Version of <time dateTime={VERSION.date}>{VERSION.shown}</time>
        </p>
      </div>
      {parts.map((each) => (
        <Part key={each.heading} {...each} />
      ))}
      <Operator />
    </article>
  );
};

const Part = ({ heading, paragraphs = [], facts: named = [] }: LegalPart) => (
  <section className={part}>
    <h2 className={css({ textStyle: "subheading" })}>{heading}</h2>
    {paragraphs.map((paragraph) => (
      <Paragraph key={typeof paragraph === "string" ? paragraph : paragraph.words} text={paragraph} />
    ))}
    {named.length === 0 ? null : (
      <dl className={facts}>
        {named.map(({ name, text }) => (
          <Fact key={name} name={name} text={text} />
        ))}
      </dl>
    )}
  </section>
);

const Paragraph = ({ text }: { text: string | LinkingParagraph }) => {
  if (typeof text === "string") return <p>{text}</p>;
  const { before, words, document, after } = text;
  return (
    <p>
      {before}
      <TextLink to="/legal/$document" params={{ document }}>
        {words}
      </TextLink>
      {after}
    </p>
  );
};

const Fact = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </>
);

const Operator = () => {
  const { data: site } = useQuery(siteConfigQuery());
  if (site === undefined) return null;
  return (
    <section className={part}>
      <h2 className={css({ textStyle: "subheading" })}>Who runs this site</h2>
      <address className={contact}>
        <span>Listwright, a subsidiary of {site.companyParent}</span>
        <span>{site.companyAddress}</span>
        <Anchor variant="text" href={`mailto:${site.supportEmail}`}>
          {site.supportEmail}
        </Anchor>
        <Anchor variant="text" href={`tel:${site.supportPhone.replace(/[^+\d]/g, "")}`}>
          {site.supportPhone}
        </Anchor>
      </address>
    </section>
  );
};
