import { isLegalDocument, LEGAL_PAGES } from "../../events/legal-documents.ts";
import { PAGES, type Page } from "../../events/pages.ts";

/** A page with the route it is on and the one address it is known by, which is mostly the same. */
export type PlacedPage = Page & { route: string; path: string };

const LEGAL = "/legal/$document";

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

const PATTERNS = Object.entries<Page>(PAGES).map(([path, page]) => ({
  segments: segmentsOf(path),
  page: { ...page, route: path, path },
}));

/** The last segment of a pattern that takes whatever follows. */
const REST = "$";

const fits = (pattern: readonly string[], segments: readonly string[]): boolean => {
  const fixed = pattern.at(-1) === REST ? pattern.slice(0, -1) : pattern;
  if (fixed === pattern ? segments.length !== fixed.length : segments.length < fixed.length) return false;
  return fixed.every((segment, at) => segment.startsWith("$") || segment.toLowerCase() === segments[at]?.toLowerCase());
};

/** The page at a path, or null where there is none. Letter case and a slash at the end make no difference. */
export const pageAt = (path: string): PlacedPage | null => {
  const segments = segmentsOf(path);
  const page = PATTERNS.find((pattern) => fits(pattern.segments, segments))?.page ?? null;
  const name = segments[1] ?? "";
  if (page?.path !== LEGAL) return page;
  return isLegalDocument(name) ? { ...LEGAL_PAGES[name], route: LEGAL, path: `/legal/${name}` } : null;
};
