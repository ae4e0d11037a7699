import type { SiteConfig } from "../../../events/wire/site.ts";
import type { Env } from "../../env.ts";

const trackingOf = ({ ANALYTICS_SRC: src, ANALYTICS_SITE: site, PIXEL_ID: pixelId }: Env): SiteConfig["tracking"] => {
  const analytics = src === undefined || site === undefined ? null : { src, site };
  return analytics === null && pixelId === undefined ? null : { analytics, pixelId: pixelId ?? null };
};

/** What the operator configures that pages say. */
export const siteConfigOf = (env: Env): SiteConfig => ({
  supportPhone: env.SUPPORT_PHONE,
  supportEmail: env.SUPPORT_EMAIL,
  companyParent: env.COMPANY_PARENT,
  companyAddress: env.COMPANY_ADDRESS,
  demoVideoUrl: env.DEMO_VIDEO_URL ?? "",
  onboardingUrl: env.ONBOARDING_URL ?? "",
  paidAvatarLimit: env.AVATAR_LIMIT,
  tracking: trackingOf(env),
});
