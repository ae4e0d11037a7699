import * as v from "valibot";
import { DEFAULT_RULE_PROFILE_ID } from "../../../events/result/rule-profiles.ts";
import { hasEntries, type KeptWork } from "../../../machines/optimize/optimize.context.ts";
import type { OptimizeKind } from "../../../machines/optimize/optimize.form.ts";
import { type DraftOwner, draftNamed } from "../../lib/drafts.ts";
import { deviceStorage, type KeptArea } from "../../lib/storage.ts";
import { KeptChoices } from "./kept-choices.ts";

const Form = v.object({
  avatarId: v.nullable(v.string()),
  avatarName: v.string(),
  productName: v.string(),
  asin: v.string(),
  currentTitle: v.string(),
  currentBullets: v.string(),
  keywords: v.string(),
  reviews: v.string(),
  ...KeptChoices,
});

const Kept = v.object({
  form: Form,
  profile: v.nullable(v.object({ asinId: v.string(), form: Form })),
  attempt: v.nullable(v.object({ key: v.string(), form: Form, keywords: v.pipe(v.array(v.string()), v.readonly()) })),
});

/** What this device keeps of a seller's work on one of the two forms. */
export const optimizeDraft = (kind: OptimizeKind, owner: DraftOwner, area: KeptArea = deviceStorage) => {
  const draft = draftNamed(`optimize-${kind}`, Kept, area);
  /** A marketplace that was chosen is remembered by itself. */
  const isEmpty = ({ form, attempt }: KeptWork): boolean =>
    attempt === null && form.ruleProfile === DEFAULT_RULE_PROFILE_ID && !hasEntries(kind, form);
  return {
    recall: (): KeptWork | null => draft.recall(owner),
    keep: (work: KeptWork): void => draft.keep(owner, isEmpty(work) ? null : work),
  };
};
