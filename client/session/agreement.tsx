import { LEGAL_PAGES, type LegalDocument } from "../../events/legal-documents.ts";
import { css } from "../styled-system/css/index.js";
import { Anchor } from "../ui/text-link.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

const root = css({ textStyle: "caption", color: "text.subtle" });

/** Opens beside the form, which keeps what is typed into it. */
const Document = ({ name }: { name: LegalDocument }) => (
  <Anchor href={`/legal/${name}`} target="_blank" rel="noreferrer">
    {LEGAL_PAGES[name].title}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </Anchor>
);

/** What opening an account means, under the button that opens it. */
export const Agreement = () => (
  <p className={root}>
    With a new account you accept the <Document name="terms" />. How we treat your data: <Document name="privacy" />.
  </p>
);
