import type { AvatarProfile } from "../customer/avatars.events.ts";
import type { CustomerEvent } from "../customer/customer.ts";

export type SavedAvatar = { id: string; profile: AvatarProfile; createdAt: string; changedAt: string };
export type SavedProduct = { id: string; asin: string; productName: string; avatarName: string; createdAt: string };
export type Optimization = {
  id: string;
  asinId: string;
  avatarId: string | null;
  productName: string;
  kind: "paid" | "demo";
  status: "running" | "completed" | "failed";
  requestedAt: string;
  endedAt: string | null;
  /** How often its words were changed; 0 is the listing as it was written. */
  revision: number;
};

/** What the customer made, in the order it was made. Entries are replaced, never changed. */
export type Work = {
  avatars: ReadonlyMap<string, SavedAvatar>;
  products: ReadonlyMap<string, SavedProduct>;
  optimizations: ReadonlyMap<string, Optimization>;
};

/** The same while it is folded: a history of a hundred thousand events cannot copy it at each of them. */
export type WorkInProgress = {
  avatars: Map<string, SavedAvatar>;
  products: Map<string, SavedProduct>;
  optimizations: Map<string, Optimization>;
};

export const copyOf = ({ avatars, products, optimizations }: Work): WorkInProgress => ({
  avatars: new Map(avatars),
  products: new Map(products),
  optimizations: new Map(optimizations),
});

export const NO_WORK: Work = { avatars: new Map(), products: new Map(), optimizations: new Map() };

const replace = <Entry>(entries: Map<string, Entry>, id: string, change: Partial<Entry>): void => {
  const entry = entries.get(id);
  if (entry !== undefined) entries.set(id, { ...entry, ...change });
};

const applyToAvatars = (avatars: WorkInProgress["avatars"], event: CustomerEvent): void => {
  switch (event.type) {
    case "AvatarCreated": {
      const { avatarId: id, profile, at } = event.data;
      avatars.set(id, { id, profile, createdAt: at, changedAt: at });
      return;
    }
    case "AvatarRestored": {
      const { avatarId: id, profile, createdAt, at } = event.data;
      avatars.set(id, { id, profile, createdAt, changedAt: at });
      return;
    }
    case "AvatarRevised":
      return replace(avatars, event.data.avatarId, { profile: event.data.profile, changedAt: event.data.at });
    case "AvatarRenamed": {
      const { avatarId, name, at } = event.data;
      const profile = avatars.get(avatarId)?.profile;
      return profile && replace(avatars, avatarId, { profile: { ...profile, name }, changedAt: at });
    }
    case "AvatarDeleted":
      avatars.delete(event.data.avatarId);
      return;
    default:
      return;
  }
};

/** Takes one more event into account, in place. */
export const applyToWork = (work: WorkInProgress, event: CustomerEvent): void => {
  switch (event.type) {
    case "AsinProfileCreated": {
      const { asinId: id, asin, productName, avatarName, at } = event.data;
      work.products.set(id, { id, asin, productName, avatarName, createdAt: at });
      return;
    }
    case "OptimizationRequested": {
      const { optimizationId: id, asinId, avatarId, productName, kind, at } = event.data;
      const begun = { status: "running" as const, requestedAt: at, endedAt: null, revision: 0 };
      work.optimizations.set(id, { id, asinId, avatarId, productName, kind, ...begun });
      return;
    }
    case "OptimizationCompleted":
      return replace(work.optimizations, event.data.optimizationId, { status: "completed", endedAt: event.data.at });
    case "OptimizationFailed":
      return replace(work.optimizations, event.data.optimizationId, { status: "failed", endedAt: event.data.at });
    case "ListingRevised":
      return replace(work.optimizations, event.data.optimizationId, { revision: event.data.revision });
    case "DemoTakenOver": {
      const { optimizationId: id, visitorId, productName, at } = event.data;
      const ended = { status: "completed" as const, requestedAt: at, endedAt: at, revision: 0 };
      work.optimizations.set(id, { id, asinId: visitorId, avatarId: null, productName, kind: "demo", ...ended });
      return;
    }
    default:
      return applyToAvatars(work.avatars, event);
  }
};
