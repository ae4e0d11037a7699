import type { Domain } from "../../insight/facets/domain.ts";
import type { Mining } from "../../insight/mining/mining.ts";

/** Whether a product is of one of these kinds; what somebody wears or uses is "worn", whatever else it is. */
export const isOfKinds = (kinds: readonly Domain[], { domains, product }: Mining): boolean =>
  kinds.some((kind) => domains.has(kind)) || (kinds.includes("worn") && product.wearer !== null);
