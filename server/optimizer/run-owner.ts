/** Whose optimization it is: the stream that its end is written to. */
export type RunOwner = { kind: "customer"; customerId: string } | { kind: "visitor"; visitorId: string };

export const ownerIdOf = (owner: RunOwner): string => (owner.kind === "customer" ? owner.customerId : owner.visitorId);

export const ownerOf = (kind: RunOwner["kind"], id: string): RunOwner =>
  kind === "customer" ? { kind, customerId: id } : { kind, visitorId: id };

/** One text for an owner that no other has, "customer/…" or "visitor/…". Stored in tokens and keys, so it never changes. */
export const ownerName = (owner: RunOwner): string => `${owner.kind}/${ownerIdOf(owner)}`;
