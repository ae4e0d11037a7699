import type * as v from "valibot";
import { DEFAULT_TONE } from "../../../events/customer/avatar-profile.ts";
import type { AvatarProfile } from "../../../events/customer/avatars.events.ts";
import type { AvatarChangeForm, AvatarForm } from "../../../events/wire/avatars.ts";
import { filled } from "../../platform/filled.ts";

type Fields = Omit<v.InferOutput<typeof AvatarForm>, "captchaToken" | "optimizationId">;
export type Change = v.InferOutput<typeof AvatarChangeForm>;

/** The profile a form describes; what it leaves out is empty. */
export const profileOf = (form: Fields): AvatarProfile => ({
  name: form.name,
  audience: form.audience,
  pains: filled(form.pains),
  desiredOutcomes: filled(form.desiredOutcomes),
  keywords: filled(form.keywords),
  tone: form.tone?.trim() || DEFAULT_TONE,
  notes: form.notes ?? null,
  demographics: form.demographics ?? null,
  psychographics: form.psychographics ?? null,
  emotionalDrivers: filled(form.emotionalDrivers),
  say: filled(form.say),
  notSay: filled(form.notSay),
});

/** The profile with the fields a change names; an absent field stays as it is. */
export const revisedProfile = (profile: AvatarProfile, change: Change): AvatarProfile =>
  profileOf({ ...profile, ...definedFieldsOf(change) });

const definedFieldsOf = (change: Change): Partial<Fields> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
