import { describe, expect, test } from "bun:test";
import {
  type CountPage,
  createTracking,
  type PixelQueue,
  type TrackingConfig,
} from "../../../../client/tracking/create-tracking.ts";

const BOTH: TrackingConfig = {
  analytics: { src: "https://stats.example/x.js", site: "shop.example" },
  pixelId: "12345",
};
const CHECKOUT = { name: "InitiateCheckout", value: 9, currency: "USD", eventId: "e-1" } as const;

type Setting = { config?: TrackingConfig | null; allowed?: boolean; loadsAfterMs?: number };

const worldOf = ({ config = BOTH, allowed = true, loadsAfterMs = 0 }: Setting = {}) => {
  const scripts: string[] = [];
  const pages: string[] = [];
  const pixels: PixelQueue[] = [];
  const waits: number[] = [];
  const count: CountPage = (_event, { u }) => void pages.push(u);
  const tracking = createTracking({
    config: async () => config,
    isAllowed: () => allowed,
    addScript: (url) => void scripts.push(url),
    countPage: () => (waits.reduce((sum, ms) => sum + ms, 0) >= loadsAfterMs ? count : undefined),
    setPixel: (pixel) => void pixels.push(pixel),
    wait: async (ms) => void waits.push(ms),
  });
  return { tracking, scripts, pages, pixels, waits };
};

describe("counting", () => {
  test.each([
    ["nothing is configured", { config: null }],
    ["the visitor has not agreed", { allowed: false }],
  ])("loads nothing where %s", async (_when, setting) => {
    const { tracking, scripts, pages, pixels } = worldOf(setting);
    await tracking.page("https://shop.example/");
    await tracking.event(CHECKOUT);
    expect({ scripts, pages, pixels }).toEqual({ scripts: [], pages: [], pixels: [] });
  });

  test("each script is loaded once, and every page counted", async () => {
    const { tracking, scripts, pages } = worldOf();
    await tracking.page("https://shop.example/");
    await tracking.page("https://shop.example/demo");
    expect(scripts).toEqual(["https://connect.facebook.net/en_US/fbevents.js", "https://stats.example/x.js"]);
    expect(pages).toEqual(["https://shop.example/", "https://shop.example/demo"]);
  });

  test("analytics is looked for every 100 ms, and given up after ten seconds", async () => {
    const soon = worldOf({ loadsAfterMs: 300 });
    await soon.tracking.page("https://shop.example/");
    expect(soon.waits).toEqual([100, 100, 100]);
    expect(soon.pages).toHaveLength(1);
    const never = worldOf({ loadsAfterMs: 20_000 });
    await never.tracking.page("https://shop.example/");
    expect(never.waits.reduce((sum, ms) => sum + ms, 0)).toBe(10_100);
    expect(never.pages).toEqual([]);
  });

  test("a checkout carries value, currency and the id that server and browser share", async () => {
    const { tracking, pixels } = worldOf();
    await tracking.event(CHECKOUT);
    expect(pixels[0]?.queue).toEqual([
      ["init", "12345"],
      ["track", "InitiateCheckout", { value: 9, currency: "USD" }, { eventID: "e-1" }],
    ]);
  });

  test("without a pixel a checkout is nobody's business", async () => {
    const { tracking, scripts } = worldOf({ config: { ...BOTH, pixelId: null } });
    await tracking.event(CHECKOUT);
    expect(scripts).toEqual([]);
  });

  test("once the pixel's own script has loaded, calls go straight to it", async () => {
    const { tracking, pixels } = worldOf();
    await tracking.event(CHECKOUT);
    const direct: unknown[][] = [];
    Object.assign(pixels[0] ?? {}, { callMethod: (...call: unknown[]) => direct.push(call) });
    await tracking.event({ ...CHECKOUT, name: "StartTrial" });
    expect(direct).toEqual([["track", "StartTrial", { value: 9, currency: "USD" }, { eventID: "e-1" }]]);
  });
});
