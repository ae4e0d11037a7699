import { describe, expect, test } from "bun:test";
import { type CaptchaEngine, type CaptchaWorld, createCaptcha } from "../../../../client/session/captcha.ts";

type Script = { arrives: "at once" | "never" | "is refused" };
type Outcome = { token: string } | { error: string } | "times out";

const CONFIG = { enabled: true, provider: "turnstile", siteKey: "site-key" };
const CONTAINER = { remove: () => undefined } as HTMLElement;

/** A world that counts what is asked of it. */
const worldWith = (
  changes: Partial<CaptchaWorld> = {},
  script: Script = { arrives: "at once" },
  outcome: Outcome = { token: "token-1" },
) => {
  const seen = { configs: 0, scripts: 0, waitedMs: 0, failures: [] as string[], removed: 0, options: {} as object };
  const engine: CaptchaEngine = {
    render: (_, options) => {
      seen.options = options;
      if (outcome === "times out") options["timeout-callback"]();
      else if ("token" in outcome) options.callback(outcome.token);
      else options["error-callback"](outcome.error);
      return "widget-1";
    },
    remove: () => {
      seen.removed += 1;
    },
  };
  const world: CaptchaWorld = {
    readConfig: async () => {
      seen.configs += 1;
      return CONFIG;
    },
    addScript: async () => {
      seen.scripts += 1;
      if (script.arrives === "is refused") throw new Error("blocked");
    },
    engine: () => (script.arrives === "at once" ? engine : undefined),
    container: () => CONTAINER,
    wait: async (ms) => {
      seen.waitedMs += ms;
    },
    logFailure: (error) => seen.failures.push(String(error)),
    ...changes,
  };
  return { token: createCaptcha(world), seen };
};

describe("captcha", () => {
  test("answers the provider's token from an invisible widget in the dark theme, and cleans up", async () => {
    const { token, seen } = worldWith();
    expect(await token()).toBe("token-1");
    expect(seen.options).toMatchObject({ sitekey: "site-key", theme: "dark", appearance: "interaction-only" });
    expect(seen.removed).toBe(1);
    expect(seen.failures).toEqual([]);
  });

  test("reads its configuration and adds the script once", async () => {
    const { token, seen } = worldWith();
    await token();
    await token();
    expect(seen).toMatchObject({ configs: 1, scripts: 1 });
  });

  test("that is not configured loads nothing and sends no token", async () => {
    const { token, seen } = worldWith({ readConfig: async () => ({ ...CONFIG, enabled: false, siteKey: null }) });
    expect(await token()).toBeUndefined();
    expect(seen).toMatchObject({ scripts: 0, failures: [] });
  });

  test("whose configuration cannot be read counts as switched off, and is not asked for again", async () => {
    let reads = 0;
    const { token, seen } = worldWith({
      readConfig: async () => {
        reads += 1;
        throw new Error("offline");
      },
    });
    expect(await token()).toBeUndefined();
    expect(await token()).toBeUndefined();
    expect(reads).toBe(1);
    expect(seen.scripts).toBe(0);
  });

  test("waits 10 seconds for the script, then is logged and skipped", async () => {
    const { token, seen } = worldWith({}, { arrives: "never" });
    expect(await token()).toBeUndefined();
    expect(seen.waitedMs).toBeWithin(10_000, 10_051);
    expect(seen.failures).toEqual(["Error: The captcha script did not load in time."]);
  });

  test("whose script is blocked does not keep anyone waiting", async () => {
    const never = Promise.withResolvers<void>();
    const { token, seen } = worldWith({ wait: () => never.promise }, { arrives: "is refused" });
    expect(await token()).toBeUndefined();
    expect(seen.failures).toEqual(["Error: blocked"]);
  });

  test.each([
    [{ error: "110200" }, "Error: The captcha failed (110200)."],
    ["times out" as const, "Error: The captcha was not answered in time."],
  ])("that %p is logged and skipped", async (outcome, failure) => {
    const { token, seen } = worldWith({}, { arrives: "at once" }, outcome);
    expect(await token()).toBeUndefined();
    expect(seen.failures).toEqual([failure]);
  });
});
