import type { DashboardView } from "../../../events/history/dashboard.ts";
import type { Optimization } from "../../../events/history/work.ts";
import type { AvatarSummary, AvatarUsage } from "../../../events/wire/avatars.ts";
import type { SiteConfig } from "../../../events/wire/site.ts";
import type { ShownSummary } from "../../work/dashboard/summary-cards.tsx";
import { avatarName } from "./avatar-changes.ts";

/** The dashboard's data as they were; the links are today's. */
export const seenDashboard = (view: DashboardView, site: SiteConfig | undefined): ShownSummary => ({
  cycleEnd: view.renewsAt,
  renewal: view.renewal,
  plan: view.plan,
  asinUsed: view.used,
  planLimit: view.limit,
  asinRemaining: view.remaining,
  lastRunAt: view.lastRunAt,
  avatarCount: view.avatars.length,
  links: {
    demoVideo: site?.demoVideoUrl ?? "",
    onboarding: site?.onboardingUrl ?? "",
    supportEmail: site?.supportEmail ?? "",
  },
});

const summaryOf = (id: string, profileName: string, completed: readonly Optimization[]): AvatarSummary => {
  const of = completed.filter(({ avatarId }) => avatarId === id);
  const last = of[0];
  return {
    id,
    profileName,
    lastProductName: last?.productName ?? null,
    lastOptimizationAt: last?.endedAt ?? null,
    lastOptimizationId: last?.id ?? null,
    optimizeCount: of.length,
  };
};

/** The saved avatars with their use, as My Avatars listed them. */
export const seenAvatars = ({ avatars, optimizations }: DashboardView): AvatarSummary[] => {
  const completed = optimizations.filter(({ status }) => status === "completed");
  return avatars.map((avatar) => summaryOf(avatar.id, avatarName(avatar), completed));
};

export const seenUsage = ({ avatars, avatarLimit, plan }: DashboardView): AvatarUsage => ({
  count: avatars.length,
  limit: avatarLimit,
  plan,
});
