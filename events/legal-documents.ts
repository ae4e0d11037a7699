import type { Page } from "./pages.ts";

const LEGAL_DOCUMENTS = ["terms", "privacy", "cookies", "refunds", "subprocessors"] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export const LEGAL_PAGES: Readonly<Record<LegalDocument, Required<Page>>> = {
  terms: { title: "Terms of service", description: "What you may expect from Listwright, and what it expects of you." },
  privacy: { title: "Privacy", description: "What is kept about you, why, for how long, and how to have it erased." },
  cookies: {
    title: "Cookies",
    description: "Every cookie, and everything kept on your device, each with its purpose.",
  },
  refunds: { title: "Refunds", description: "When a payment is returned, and how to ask for it." },
  subprocessors: {
    title: "Subprocessors",
    description: "The companies that may process data for this site, and when.",
  },
};

export const isLegalDocument = (name: string): name is LegalDocument => LEGAL_DOCUMENTS.some((known) => known === name);
