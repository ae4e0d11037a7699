import type { CaptchaConfig } from "../../events/wire/site.ts";

const SCRIPT_WAIT_MS = 10_000;
const POLL_MS = 50;
const SCRIPT_URL = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

type WidgetOptions = {
  sitekey: string;
  theme: "dark";
  appearance: "interaction-only";
  callback: (token: string) => void;
  "error-callback": (code: string) => void;
  "timeout-callback": () => void;
};

/** The part of the provider's script that is used. */
export type CaptchaEngine = {
  render: (container: HTMLElement, options: WidgetOptions) => string;
  remove: (widgetId: string) => void;
};

export type CaptchaWorld = {
  readConfig: () => Promise<CaptchaConfig>;
  /** Rejects when the script cannot be fetched. */
  addScript: (url: string) => Promise<void>;
  engine: () => CaptchaEngine | undefined;
  container: () => HTMLElement;
  wait: (ms: number) => Promise<void>;
  logFailure: (error: unknown) => void;
};

const engineOnceLoaded = async (world: CaptchaWorld): Promise<CaptchaEngine> => {
  for (let waitedMs = 0; waitedMs <= SCRIPT_WAIT_MS; waitedMs += POLL_MS) {
    const engine = world.engine();
    if (engine !== undefined) return engine;
    await world.wait(POLL_MS);
  }
  throw new Error("The captcha script did not load in time.");
};

const solve = (engine: CaptchaEngine, container: HTMLElement, sitekey: string): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const widgetId = engine.render(container, {
    sitekey,
    theme: "dark",
    appearance: "interaction-only",
    callback: resolve,
    "error-callback": (code) => reject(new Error(`The captcha failed (${code}).`)),
    "timeout-callback": () => reject(new Error("The captcha was not answered in time.")),
  });
  return promise.finally(() => {
    engine.remove(widgetId);
    container.remove();
  });
};

/** Answers a token for one request, or undefined when captcha is off or fails: a failure is logged and skipped. */
export const createCaptcha = (world: CaptchaWorld): (() => Promise<string | undefined>) => {
  let config: Promise<CaptchaConfig> | null = null;
  let script: Promise<void> | null = null;
  return async () => {
    try {
      config ??= world.readConfig();
      const { enabled, siteKey } = await config;
      if (!enabled || siteKey === null) return undefined;
      script ??= world.addScript(SCRIPT_URL);
      const [engine] = await Promise.all([engineOnceLoaded(world), script]);
      return await solve(engine, world.container(), siteKey);
    } catch (error) {
      world.logFailure(error);
      return undefined;
    }
  };
};
