import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { showPageTitle } from "../../lib/page-title.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { pageWidth } from "../../ui/page-width.ts";
import { LEGAL_DOCUMENTS } from "./legal-documents.ts";

const route = getRouteApi("/legal/$document");

const root = css({ display: "flex", flexDirection: "column", gap: "8", paddingBlock: { base: "10", md: "16" } });
const head = css({ display: "flex", flexDirection: "column", gap: "2" });
const part = css({ display: "flex", flexDirection: "column", gap: "3", maxWidth: "prose" });

export const LegalPage = () => {
  const { document: name } = route.useParams();
  const document = LEGAL_DOCUMENTS[name];
  const title = document?.title;

  useEffect(() => {
    if (title !== undefined) showPageTitle(title);
  }, [title]);

  if (document === undefined) return null;
  return (
    <article className={cx(pageWidth, root)}>
      <div className={head}>
        <h1 className={css({ textStyle: "title" })}>{document.title}</h1>
        <p className={css({ textStyle: "lead", color: "text.muted" })}>{document.lead}</p>
      </div>
      {document.parts.map(({ heading, paragraphs }) => (
        <section key={heading} className={part}>
          <h2 className={css({ textStyle: "subheading" })}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
};
