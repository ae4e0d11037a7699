import type Stripe from "stripe";

export const textMap = (metadata: unknown): Record<string, string> =>
  typeof metadata === "object" && metadata !== null
    ? Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]))
    : {};

/** What is kept once `given` is laid over it; an empty value takes its key away. */
export const mergedMetadata = (
  kept: Stripe.Metadata | null,
  given: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata => {
  const all = Object.entries({ ...kept, ...textMap(given) });
  return Object.fromEntries(all.filter(([, value]) => value !== ""));
};
