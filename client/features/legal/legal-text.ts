type Fact = { name: string; text: string };

export type LegalPart = { heading: string; paragraphs?: readonly string[]; facts?: readonly Fact[] };

export type LegalText = { lead: string; parts: readonly LegalPart[] };
