import type { QueryClient } from "@tanstack/react-query";
import { siteConfigQuery } from "../site/site-config-query.ts";
import { keptConsent } from "./consent.ts";
import { type CountPage, createTracking, type PixelQueue } from "./create-tracking.ts";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to Window
  interface Window {
    plausible?: CountPage;
    fbq?: PixelQueue;
  }
}

const trackings = new WeakMap<QueryClient, ReturnType<typeof createTracking>>();

/** The tracking of this page. */
export const trackingOf = (queryClient: QueryClient): ReturnType<typeof createTracking> => {
  const known = trackings.get(queryClient);
  if (known !== undefined) return known;
  const tracking = createTracking({
    config: async () => (await queryClient.ensureQueryData(siteConfigQuery())).tracking,
    isAllowed: () => keptConsent() === "granted",
    addScript: (url, attributes) => {
      const script = Object.assign(document.createElement("script"), { src: url, async: true });
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      document.head.append(script);
    },
    countPage: () => window.plausible,
    setPixel: (pixel) => {
      window.fbq = pixel;
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  trackings.set(queryClient, tracking);
  return tracking;
};
