import * as v from "valibot";

export const SiteConfig = v.object({
  supportPhone: v.string(),
  supportEmail: v.string(),
  companyParent: v.string(),
  companyAddress: v.string(),
  demoVideoUrl: v.string(),
  onboardingUrl: v.string(),
  /** Avatars that paid plans save. */
  paidAvatarLimit: v.number(),
  /** What may be loaded once the visitor agreed; null where nothing is configured. */
  tracking: v.nullable(
    v.object({
      analytics: v.nullable(v.object({ src: v.string(), site: v.string() })),
      pixelId: v.nullable(v.string()),
    }),
  ),
});
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

export const CaptchaConfig = v.object({ enabled: v.boolean(), provider: v.string(), siteKey: v.nullable(v.string()) });
export type CaptchaConfig = v.InferOutput<typeof CaptchaConfig>;
