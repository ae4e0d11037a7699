import type { LegalDocument } from "../../../events/legal-documents.ts";

/** A paragraph that leads to another document. */
export type LinkingParagraph = { before: string; words: string; document: LegalDocument; after: string };

type Fact = { name: string; text: string };

export type LegalPart = {
  heading: string;
  paragraphs?: readonly (string | LinkingParagraph)[];
  facts?: readonly Fact[];
};

export type LegalText = { lead: string; parts: readonly LegalPart[] };
