import type { OptimizationProgress } from "../../events/result/result.ts";
import { type Choices, isSameChoices } from "../kernel/choices.ts";
import {
  EMPTY_OPTIMIZE_FORM,
  type OptimizeErrors,
  type OptimizeForm,
  type OptimizeKind,
  profilePayload,
} from "./optimize.form.ts";

/** One submit: its key, and what it asked for. The same key asks for the same result again. */
export type Attempt = { key: string; form: OptimizeForm; keywords: readonly string[] };

/** The ASIN profile the server made, with the form it was made from. */
type Profile = { asinId: string; form: OptimizeForm };

/** What this device keeps, so that nothing typed is lost and nothing is counted twice. */
export type KeptWork = { form: OptimizeForm; profile: Profile | null; attempt: Attempt | null };

export type OptimizeInput = {
  kind: OptimizeKind;
  kept?: KeptWork | null;
  /** Continues from a saved optimization, to regenerate it. */
  saved?: { asinId: string; optimizationId: string };
};

export type ShownRefusal = { title: string; text: string };

/** Without choices the server keeps those of the last time. */
export type OptimizeRequest = {
  asinId: string;
  key: string;
  mustIncludeKeywords: readonly string[];
} & Partial<Choices>;

export type OptimizeContext = KeptWork & {
  kind: OptimizeKind;
  /** The form holds what was kept from an earlier visit. */
  isDraft: boolean;
  errors: OptimizeErrors;
  /** From the first try on, errors follow the typing. */
  isChecked: boolean;
  /** What a sample or a file has replaced, until the form is edited again. */
  replaced: OptimizeForm | null;
  progress: OptimizationProgress | null;
  /** Why the last try was refused, where no field says it; stays until the next one. */
  refusal: ShownRefusal | null;
  /** How often in a row the line was cut. */
  cuts: number;
  optimizationId: string | null;
};

const NOTHING: KeptWork = { form: EMPTY_OPTIMIZE_FORM, profile: null, attempt: null };

export const initialContext = ({ kind, kept, saved }: OptimizeInput): OptimizeContext => ({
  kind,
  ...(kept ?? NOTHING),
  ...(saved === undefined ? {} : { profile: { asinId: saved.asinId, form: EMPTY_OPTIMIZE_FORM } }),
  isDraft: kept !== undefined && kept !== null && hasEntries(kind, kept.form),
  errors: {},
  isChecked: false,
  replaced: null,
  progress: null,
  refusal: null,
  cuts: 0,
  optimizationId: saved?.optimizationId ?? null,
});

/** Whether a seller typed anything; the saved avatar a form is for was chosen on the page, not typed. */
export const hasEntries = (kind: OptimizeKind, form: OptimizeForm): boolean => {
  const { avatarId: _, avatarName, ruleProfile: __, include: ___, ...texts } = form;
  return [...Object.values(texts), kind === "start" ? avatarName : ""].some((text) => text.trim() !== "");
};

/** What to keep of the work: a profile of another form than the one on the page is of no more use. */
export const keptWork = ({ form, profile, attempt }: OptimizeContext): KeptWork => ({
  form,
  profile: profile !== null && isSameProfile(profile.form, form) ? profile : null,
  attempt,
});

/** Whether both forms would create the same ASIN profile. */
export const isSameProfile = (one: OptimizeForm, other: OptimizeForm): boolean =>
  JSON.stringify(profilePayload(one)) === JSON.stringify(profilePayload(other));

/** The unanswered attempt when it asked for the very same thing, else a new one. */
export const attemptFor = (
  { attempt, form }: Pick<OptimizeContext, "attempt" | "form">,
  key: string,
  keywords: readonly string[],
): Attempt => {
  const isSame =
    attempt !== null &&
    isSameProfile(attempt.form, form) &&
    isSameChoices(attempt.form, form) &&
    attempt.keywords.join("\n") === keywords.join("\n");
  return isSame ? attempt : { key, form, keywords };
};

/** An empty form for the same customer and marketplace. */
export const emptyFormOf = ({ kind, form: { avatarId, avatarName, ruleProfile } }: OptimizeContext): OptimizeForm => ({
  ...EMPTY_OPTIMIZE_FORM,
  ruleProfile,
  ...(kind === "full" ? { avatarId, avatarName } : {}),
});

/** The request for the attempt at hand, with everything the form chose. */
export const firstRequest = (context: OptimizeContext): OptimizeRequest => {
  const { ruleProfile, include } = context.attempt?.form ?? context.form;
  return { ...requestOf(context), ruleProfile, include };
};

/** The request for the same reviews again; only what is new is said, the server keeps the rest. */
export const againRequest = (context: OptimizeContext): OptimizeRequest => {
  const include = context.attempt?.form.include ?? [];
  return { ...requestOf(context), ...(include.length === 0 ? {} : { include }) };
};

const requestOf = ({ profile, attempt }: OptimizeContext): OptimizeRequest => ({
  asinId: profile?.asinId ?? "",
  key: attempt?.key ?? "",
  mustIncludeKeywords: attempt?.keywords ?? [],
});
