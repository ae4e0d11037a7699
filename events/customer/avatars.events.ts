import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";

const list = v.array(v.string());
const demographics = v.object({
  gender: v.string(),
  ageRange: v.string(),
  location: v.string(),
  incomeLevel: v.string(),
  occupation: v.string(),
});
const psychographics = v.object({
  lifestyle: v.string(),
  values: v.string(),
  personality: v.string(),
  motivationToBuy: v.string(),
});

/** What a seller edits and saves: the avatar's brief, with the full persona where there is one. */
export const AvatarProfile = v.object({
  name: v.string(),
  audience: v.string(),
  pains: list,
  desiredOutcomes: list,
  keywords: list,
  tone: v.string(),
  notes: v.nullable(v.string()),
  demographics: v.nullable(demographics),
  psychographics: v.nullable(psychographics),
  emotionalDrivers: list,
  say: list,
  notSay: list,
});
export type AvatarProfile = v.InferOutput<typeof AvatarProfile>;

export const ERASED_AVATAR_PROFILE: AvatarProfile = {
  name: "",
  audience: "",
  pains: [],
  desiredOutcomes: [],
  keywords: [],
  tone: "",
  notes: null,
  demographics: null,
  psychographics: null,
  emotionalDrivers: [],
  say: [],
  notSay: [],
};

export const AvatarCreated = defineEvent({
  type: "AvatarCreated",
  fact: "The customer saved a new avatar.",
  data: {
    avatarId: v.string(),
    profile: AvatarProfile,
    source: v.picklist(["editor", "results", "demo"]),
    /** The optimization it was saved from. */
    optimizationId: v.nullable(v.string()),
    at: Instant,
  },
  personal: { profile: ERASED_AVATAR_PROFILE },
});

export const AvatarRevised = defineEvent({
  type: "AvatarRevised",
  fact: "The customer changed what an avatar says.",
  data: { avatarId: v.string(), profile: AvatarProfile, at: Instant },
  personal: { profile: ERASED_AVATAR_PROFILE },
});

export const AvatarRenamed = defineEvent({
  type: "AvatarRenamed",
  fact: "The customer gave an avatar another name.",
  data: { avatarId: v.string(), name: v.string(), at: Instant },
  personal: { name: "" },
});

export const AvatarDeleted = defineEvent({
  type: "AvatarDeleted",
  fact: "The customer deleted an avatar.",
  data: { avatarId: v.string(), at: Instant },
});

export const AvatarRestored = defineEvent({
  type: "AvatarRestored",
  fact: "The customer took the deletion of an avatar back.",
  data: {
    avatarId: v.string(),
    /** As it was when it was deleted. */
    profile: AvatarProfile,
    /** The optimization it was once saved from. */
    optimizationId: v.nullable(v.string()),
    createdAt: Instant,
    at: Instant,
  },
  personal: { profile: ERASED_AVATAR_PROFILE },
});

export const AVATAR_EVENTS = [AvatarCreated, AvatarRevised, AvatarRenamed, AvatarDeleted, AvatarRestored] as const;
export type AvatarEvent = EventOf<typeof AVATAR_EVENTS>;
export type AvatarRestored = v.InferOutput<typeof AvatarRestored.schema>;
