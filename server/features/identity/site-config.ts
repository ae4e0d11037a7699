import type { SiteConfig } from "../../../events/wire/work.ts";
import type { Env } from "../../env.ts";

/** The wording that the operator configures. */
export const siteConfigOf = (env: Env): SiteConfig => ({
  supportPhone: env.SUPPORT_PHONE,
  supportEmail: env.SUPPORT_EMAIL,
  companyParent: env.COMPANY_PARENT,
  companyAddress: env.COMPANY_ADDRESS,
  demoVideoUrl: env.DEMO_VIDEO_URL ?? "",
  onboardingUrl: env.ONBOARDING_URL ?? "",
});
