import type { LegalDocument } from "../../../events/legal-documents.ts";
import { COOKIES } from "./cookies.text.ts";
import type { LegalText } from "./legal-text.ts";
import { PRIVACY } from "./privacy.text.ts";
import { REFUNDS } from "./refunds.text.ts";
import { SUBPROCESSORS } from "./subprocessors.text.ts";
import { TERMS } from "./terms.text.ts";

export const LEGAL_TEXTS: Readonly<Record<LegalDocument, LegalText>> = {
  terms: TERMS,
  privacy: PRIVACY,
  cookies: COOKIES,
  refunds: REFUNDS,
  subprocessors: SUBPROCESSORS,
};
