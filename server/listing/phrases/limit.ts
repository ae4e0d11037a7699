import type { Domain } from "../../insight/facets/domain.ts";

/** What to tell a buyer before the order, per facet that reviews complain of: the honest part of a listing. No text says "it", so that each fits one thing or many. */
export type Limit = { header: string; body: string; except: readonly Domain[] };

export const limit = (header: string, body: string, except: readonly Domain[] = []): Limit => ({
  header,
  body,
  except,
});
