const ANALYTICS_WAIT_MS = 10_000;
const ANALYTICS_POLL_MS = 100;
const PIXEL_SCRIPT = "https://connect.facebook.net/en_US/fbevents.js";

export type TrackingConfig = { analytics: { src: string; site: string } | null; pixelId: string | null };

/** The function of a Plausible-compatible analytics script. */
export type CountPage = (event: "pageview", options: { u: string }) => void;

/** The queue that the ad pixel's script reads: calls made before it has loaded are not lost. */
export type PixelQueue = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  loaded: true;
  version: "2.0";
  callMethod?: (...call: unknown[]) => void;
};

export type TrackingWorld = {
  /** Null until it is known whether anything is configured. */
  config: () => Promise<TrackingConfig | null>;
  isAllowed: () => boolean;
  addScript: (url: string, attributes: Readonly<Record<string, string>>) => void;
  countPage: () => CountPage | undefined;
  setPixel: (pixel: PixelQueue) => void;
  wait: (ms: number) => Promise<void>;
};

export type PixelEvent = { name: "InitiateCheckout" | "StartTrial"; value: number; currency: string; eventId: string };

const newPixel = (): PixelQueue => {
  const queue: unknown[][] = [];
  const pixel: PixelQueue = Object.assign(
    (...call: unknown[]): void => {
      if (pixel.callMethod === undefined) queue.push(call);
      else pixel.callMethod(...call);
    },
    { queue, loaded: true as const, version: "2.0" as const },
  );
  return pixel;
};

/** Counts pages and checkouts, each only where it is configured and the visitor agreed. Nothing is loaded before that. */
export const createTracking = (world: TrackingWorld) => {
  let hasAnalytics = false;
  let pixel: PixelQueue | null = null;

  const analyticsOnceLoaded = async (src: string, site: string): Promise<CountPage | undefined> => {
    if (!hasAnalytics) world.addScript(src, { "data-domain": site });
    hasAnalytics = true;
    for (let waited = 0; waited <= ANALYTICS_WAIT_MS; waited += ANALYTICS_POLL_MS) {
      const count = world.countPage();
      if (count !== undefined) return count;
      await world.wait(ANALYTICS_POLL_MS);
    }
    return undefined;
  };

  const openPixel = (pixelId: string): PixelQueue => {
    if (pixel !== null) return pixel;
    pixel = newPixel();
    world.setPixel(pixel);
    world.addScript(PIXEL_SCRIPT, {});
    pixel("init", pixelId);
    return pixel;
  };

  return {
    /** Counts a view of the page at this address. */
    page: async (url: string): Promise<void> => {
      const config = await world.config();
      if (config === null || !world.isAllowed()) return;
      if (config.pixelId !== null) openPixel(config.pixelId)("track", "PageView");
      if (config.analytics === null) return;
      const count = await analyticsOnceLoaded(config.analytics.src, config.analytics.site);
      count?.("pageview", { u: url });
    },
    event: async ({ name, value, currency, eventId }: PixelEvent): Promise<void> => {
      const config = await world.config();
      if (config === null || config.pixelId === null || !world.isAllowed()) return;
      openPixel(config.pixelId)("track", name, { value, currency }, { eventID: eventId });
    },
  };
};
