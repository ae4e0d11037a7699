import * as v from "valibot";
import { AvatarProfile } from "../customer/avatars.events.ts";
import { LIMITS } from "../limits.ts";
import { Plan } from "../plan.schema.ts";
import { captchaToken, demographics, listItems, psychographics, required, text } from "./fields.ts";

const avatarFields = {
  audience: required(LIMITS.notesLength, "Name and target audience are required"),
  pains: v.optional(listItems),
  desiredOutcomes: v.optional(listItems),
  keywords: v.optional(listItems),
  tone: v.optional(text(LIMITS.nameLength)),
  notes: v.optional(v.nullable(text(LIMITS.notesLength))),
  demographics: v.optional(v.nullable(demographics)),
  psychographics: v.optional(v.nullable(psychographics)),
  emotionalDrivers: v.optional(listItems),
  say: v.optional(listItems),
  notSay: v.optional(listItems),
};

const avatarName = required(LIMITS.nameLength, "Name and target audience are required");

export const AvatarForm = v.object({
  name: avatarName,
  ...avatarFields,
  captchaToken,
  /** The optimization the avatar is saved from. */
  optimizationId: v.optional(text(64)),
});
export type AvatarForm = v.InferInput<typeof AvatarForm>;

/** The whole avatar, or only the name for a rename. */
export const AvatarChangeForm = v.object({
  name: v.optional(avatarName),
  ...v.partial(v.object(avatarFields)).entries,
});
export type AvatarChangeForm = v.InferInput<typeof AvatarChangeForm>;

export const AvatarSummary = v.object({
  id: v.string(),
  profileName: v.string(),
  lastProductName: v.nullable(v.string()),
  lastOptimizationAt: v.nullable(v.string()),
  lastOptimizationId: v.nullable(v.string()),
  optimizeCount: v.number(),
});
export type AvatarSummary = v.InferOutput<typeof AvatarSummary>;

/** One avatar in full, as the editor reads and writes it. */
export const AvatarDetail = v.object({ id: v.string(), ...AvatarProfile.entries });
export type AvatarDetail = v.InferOutput<typeof AvatarDetail>;

export const AvatarUsage = v.object({ count: v.number(), limit: v.number(), plan: Plan });
export type AvatarUsage = v.InferOutput<typeof AvatarUsage>;
