import { type DraftOwner, draftKey } from "../../lib/drafts.ts";
import { deviceStorage } from "../../lib/storage.ts";

export const listingDraftName = (optimizationId: string): string => `listing-${optimizationId}`;

/** Whether words of a listing are kept here; what they are, the editor reads. */
export const hasListingDraft = (owner: DraftOwner, optimizationId: string): boolean =>
  deviceStorage.getItem(draftKey(owner, listingDraftName(optimizationId))) !== null;
