import { avatarProfileOf, DEFAULT_TONE } from "../../../events/customer/avatar-profile.ts";
import type { AvatarProfile } from "../../../events/customer/avatars.events.ts";
import type { AnyEvent } from "../../../events/index.ts";
import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { AvatarStash } from "../../../events/work/avatar-stash.ts";

type Brief = Extract<AvatarStash, { kind: "brief" }>;

/** What a customer's history says about the avatar of their demo. */
type DemoHistory = {
  brief: Brief | null;
  stashed: FullAvatar | null;
  found: FullAvatar | null;
  optimizationId: string | null;
  productName: string;
};

const NOTHING: DemoHistory = { brief: null, stashed: null, found: null, optimizationId: null, productName: "" };

const follow = (trail: DemoHistory, event: AnyEvent): DemoHistory => {
  switch (event.type) {
    case "AvatarStashed": {
      const { stash } = event.data;
      return stash.kind === "brief" ? { ...trail, brief: stash } : { ...trail, stashed: stash.avatar };
    }
    case "DemoTakenOver": {
      const { optimizationId, productName, result } = event.data;
      return { ...trail, optimizationId, productName, found: result?.avatarData ?? null };
    }
    case "OptimizationRequested": {
      const { kind, optimizationId, productName } = event.data;
      return kind === "demo" ? { ...trail, optimizationId, productName, found: null } : trail;
    }
    case "OptimizationCompleted": {
      const { optimizationId, result } = event.data;
      return optimizationId === trail.optimizationId ? { ...trail, found: result?.avatarData ?? null } : trail;
    }
    default:
      return trail;
  }
};

const ofFull = (avatar: FullAvatar, { brief, productName }: DemoHistory): AvatarProfile => {
  const profile = avatarProfileOf(avatar, { avatarName: avatar.profileName || (brief?.avatarName ?? ""), productName });
  return brief === null || brief.targetAudience === "" ? profile : { ...profile, audience: brief.targetAudience };
};

const ofBrief = ({ avatarName, targetAudience, productName }: Brief): AvatarProfile => ({
  name: avatarName || productName,
  audience: targetAudience,
  pains: [],
  desiredOutcomes: [],
  keywords: [],
  tone: DEFAULT_TONE,
  notes: null,
  demographics: null,
  psychographics: null,
  emotionalDrivers: [],
  say: [],
  notSay: [],
});

/** The avatar to save for a customer who ran the demo: what they stashed, else what the demo found; null for nothing. */
export const demoAvatarIn = (
  history: readonly AnyEvent[],
): { profile: AvatarProfile; optimizationId: string | null } | null => {
  const trail = history.reduce(follow, NOTHING);
  const full = trail.stashed ?? trail.found;
  if (full !== null) return { profile: ofFull(full, trail), optimizationId: trail.optimizationId };
  return trail.brief === null ? null : { profile: ofBrief(trail.brief), optimizationId: null };
};
