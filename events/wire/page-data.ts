import type { SampleSummary } from "./reviews.ts";
import type { Session } from "./session.ts";
import type { SiteConfig } from "./site.ts";

/** The id of the element in which a page brings along what it would ask for first. */
export const PAGE_DATA_ID = "page-data";

export type PageData = {
  site: SiteConfig;
  /** Null on pages that show none. */
  samples: SampleSummary[] | null;
  /** Null where only the API can say who is there. */
  session: Session | null;
};

export type PrerenderRequest = { path: string; theme: "dark" | "light"; data: PageData };
