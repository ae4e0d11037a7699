import * as v from "valibot";
import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILE_IDS } from "../../../events/result/rule-profiles.ts";
import { isEmptyCheck, type ListingCheckForm } from "../../../machines/listing-check/listing-check.form.ts";
import { type DraftOwner, draftNamed } from "../../lib/drafts.ts";

const draft = draftNamed(
  "listing-check",
  v.object({
    profile: v.fallback(v.picklist(RULE_PROFILE_IDS), DEFAULT_RULE_PROFILE_ID),
    title: v.string(),
    highlights: v.string(),
    bullets: v.string(),
    searchTerms: v.string(),
    description: v.string(),
  }),
);

/** What this device keeps of the listing that was pasted to be checked. */
export const recallListingCheck = (owner: DraftOwner): ListingCheckForm | null => draft.recall(owner);

export const keepListingCheck = (owner: DraftOwner, form: ListingCheckForm): void =>
  draft.keep(owner, isEmptyCheck(form) ? null : form);
