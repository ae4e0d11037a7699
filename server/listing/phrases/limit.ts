import type { Domain } from "../../insight/facets/domain.ts";

/** What to tell a buyer before the order, per facet that reviews complain of: the honest part of a listing. No text says "it", so that each fits one thing or many. */
export type Limit = {
  header: string;
  body: string;
  except: readonly Domain[];
  /** Whether it only sends buyers to what is stated elsewhere, which no seller would spend a bullet on who has others. */
  looksUp: boolean;
};

/** What buyers can do. */
export const limit = (header: string, body: string, except: readonly Domain[] = []): Limit => ({
  header,
  body,
  except,
  looksUp: false,
});

/** What buyers can look up. */
export const lookUp = (header: string, body: string, except: readonly Domain[] = []): Limit => ({
  ...limit(header, body, except),
  looksUp: true,
});
