import type { SiteConfig } from "../../events/wire/site.ts";
import type { Log } from "../../server/platform/log.ts";
import { silentLog } from "./log.ts";

const SITE: SiteConfig = {
  supportPhone: "+1 555 0100",
  supportEmail: "help@shop.example",
  companyParent: "Parent & Sons",
  companyAddress: "1 Main Street",
  demoVideoUrl: "",
  onboardingUrl: "",
  paidAvatarLimit: 5,
  tracking: null,
};

/** What the pages need to know, for tests that do not read it from a configuration. */
export const pagesSetup = (origin: string, log: Pick<Log, "warn"> = silentLog) => ({
  log,
  origin: () => origin,
  site: () => SITE,
  samples: () => [],
  knownBy: ["sid", "visitor"],
  isStaff: async (request: Request) => request.headers.get("cookie") === "sid=staff",
});
