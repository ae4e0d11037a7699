import { isLegalDocument, LEGAL_PAGES } from "../../events/legal-documents.ts";
import { PAGES, type Page } from "../../events/pages.ts";

/** A page with the one address it is known by, which for a page with parameters is their pattern. */
export type PlacedPage = Page & { path: string };

const LEGAL = "/legal/$document";

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

const PATTERNS = Object.entries<Page>(PAGES).map(([path, page]) => ({
  segments: segmentsOf(path),
  page: { ...page, path },
}));

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((segment, at) => segment.startsWith("$") || segment.toLowerCase() === segments[at]?.toLowerCase());

/** The page at a path, or null where there is none. Letter case and a slash at the end make no difference. */
export const pageAt = (path: string): PlacedPage | null => {
  const segments = segmentsOf(path);
  const page = PATTERNS.find((pattern) => fits(pattern.segments, segments))?.page ?? null;
  const name = segments[1] ?? "";
  if (page?.path !== LEGAL) return page;
  return isLegalDocument(name) ? { ...LEGAL_PAGES[name], path: `/legal/${name}` } : null;
};
