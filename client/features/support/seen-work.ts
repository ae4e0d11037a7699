import type { DashboardView } from "../../../events/history/dashboard.ts";
import type { Optimization } from "../../../events/history/work.ts";
import { isPaidPlan } from "../../../events/plans.ts";
import type { AvatarSummary, AvatarUsage } from "../../../events/wire/avatars.ts";
import type { OptimizationSummary } from "../../../events/wire/optimizations.ts";
import type { SiteConfig } from "../../../events/wire/site.ts";
import { RECENT_RESULTS } from "../../work/dashboard/results-block.tsx";
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

/** What identifies a product among the customer's results, as the list of them does. */
const productOf = ({ productName }: Optimization): string => productName.toLowerCase();

/** The newest results as the dashboard listed them: without failed ones, each numbered among those of its product. */
export const seenResults = ({
  plan,
  readOnly,
  optimizations,
  avatars,
  products,
}: DashboardView): OptimizationSummary[] => {
  const includesDemo = isPaidPlan(plan) || readOnly;
  const listed = optimizations.filter(({ status, kind }) => status !== "failed" && (kind === "paid" || includesDemo));
  const ofProduct = Map.groupBy(listed, productOf);
  return listed.slice(0, RECENT_RESULTS).map((each) => {
    const same = ofProduct.get(productOf(each)) ?? [];
    const avatar = avatars.find(({ id }) => id === each.avatarId);
    return {
      id: each.id,
      asinId: each.asinId,
      productName: each.productName,
      avatarName: avatar === undefined ? (products.get(each.asinId)?.avatarName ?? "") : avatarName(avatar),
      kind: each.kind,
      status: each.status === "completed" ? "completed" : "running",
      version: same.length - same.indexOf(each),
      versions: same.length,
      createdAt: each.requestedAt,
    };
  });
};

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
