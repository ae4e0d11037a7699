import { rememberText } from "../text/remember.ts";
import { FACETS } from "./all-facets.ts";
import { DOMAINS, type Domain } from "./domains/domains.ts";
import type { Facet } from "./facet.ts";

/** What a facet's words speak of in the product at hand: this facet, another one, or nothing. */
export type FacetReading = (facet: Facet) => Facet | null;

const byId = new Map(FACETS.map((facet) => [facet.id, facet]));

const readIn = (facet: Facet, domains: ReadonlySet<Domain>): Facet | null => {
  for (const domain of domains) {
    const other = byId.get(facet.readAs?.[domain] ?? "");
    if (other !== undefined) return other;
  }
  if (facet.only !== undefined && !facet.only.some((domain) => domains.has(domain))) return null;
  if (domains.size > 0 && facet.onlyIfKnown?.some((domain) => domains.has(domain)) === false) return null;
  return facet.except?.some((domain) => domains.has(domain)) === true ? null : facet;
};

const MOST_KINDS = 500;

/** One reading for the same kinds, so that what is prepared for it is prepared once. */
const readingOfKinds = rememberText((kinds: string): FacetReading => {
  const domains = new Set(DOMAINS.filter((domain) => kinds.split(" ").includes(domain)));
  const readings = new Map(FACETS.map((facet) => [facet, readIn(facet, domains)]));
  return (facet) => readings.get(facet) ?? null;
}, MOST_KINDS);

/** Reads facets as they are meant for products of these kinds. */
export const readingFor = (domains: ReadonlySet<Domain>): FacetReading =>
  readingOfKinds(DOMAINS.filter((domain) => domains.has(domain)).join(" "));
