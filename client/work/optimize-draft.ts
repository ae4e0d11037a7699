import * as v from "valibot";
import { DEFAULT_RULE_PROFILE_ID } from "../../events/result/rule-profiles.ts";
import type { KeptWork } from "../../machines/optimize/optimize.context.ts";
import type { OptimizeKind } from "../../machines/optimize/optimize.form.ts";
import { KeptChoices } from "../lib/kept-choices.ts";

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
  attempt: v.nullable(v.object({ key: v.string(), form: Form, keywords: v.array(v.string()) })),
});

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (kind: OptimizeKind, email: string): string => `optimize-draft:${kind}:${email}`;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What this device kept of the seller's work; null where there is nothing, or nothing readable. */
export const recallWork = (storage: DraftStorage, kind: OptimizeKind, email: string): KeptWork | null => {
  const text = storage.getItem(keyOf(kind, email));
  const parsed = v.safeParse(Kept, text === null ? null : parse(text));
  return parsed.success ? parsed.output : null;
};

/** A marketplace that was chosen is remembered by itself. */
const isEmptyForm = ({ include: _, ruleProfile, ...texts }: KeptWork["form"]): boolean =>
  ruleProfile === DEFAULT_RULE_PROFILE_ID && Object.values(texts).every((value) => value === null || value === "");

const isEmpty = ({ form, attempt }: KeptWork): boolean => attempt === null && isEmptyForm(form);

export const keepWork = (storage: DraftStorage, kind: OptimizeKind, email: string, work: KeptWork): void => {
  if (isEmpty(work)) storage.removeItem(keyOf(kind, email));
  else storage.setItem(keyOf(kind, email), JSON.stringify(work));
};
