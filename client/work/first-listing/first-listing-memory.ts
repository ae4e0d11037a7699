import * as v from "valibot";
import { type DraftOwner, tagOf } from "../../lib/drafts.ts";
import { deviceStorage, type KeptArea } from "../../lib/storage.ts";
import type { FirstListingMemory } from "./first-steps.ts";

const Kept = v.pipe(v.string(), v.parseJson(), v.object({ isTaken: v.boolean(), isDismissed: v.boolean() }));

const NOTHING: FirstListingMemory = { isTaken: false, isDismissed: false };

/** Outlives a sign-out, unlike a draft: who put the steps away does not want to do so every day. It says nothing of them. */
export const firstListingMemory = (owner: DraftOwner, area: KeptArea = deviceStorage) => {
  const key = `first-listing:${tagOf(owner)}`;
  const recall = (): FirstListingMemory => {
    const kept = v.safeParse(Kept, area.getItem(key));
    return kept.success ? kept.output : NOTHING;
  };
  return {
    recall,
    note: (changes: Partial<FirstListingMemory>): void =>
      area.setItem(key, JSON.stringify({ ...recall(), ...changes })),
  };
};
