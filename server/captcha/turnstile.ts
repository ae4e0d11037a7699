import * as v from "valibot";
import type { Env } from "../env.ts";
import { ProblemError } from "../http/problems.ts";
import { describeError, type Log } from "../platform/log.ts";
import type { Captcha } from "./captcha.ts";

const TIMEOUT_MS = 5_000;
const Verdict = v.object({ success: v.boolean() });

type Keys = { siteKey: string; secretKey: string; verifyUrl: string };

const isHuman = async (keys: Keys, token: string, address: string): Promise<boolean> => {
  const answer = await fetch(keys.verifyUrl, {
    method: "POST",
    body: new URLSearchParams({ secret: keys.secretKey, response: token, remoteip: address }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return v.parse(Verdict, await answer.json()).success;
};

const turnstile = (keys: Keys, log: Log): Captcha => ({
  config: { enabled: true, provider: "turnstile", siteKey: keys.siteKey },
  verify: async (token, address) => {
    if (token === undefined || token === "") return "unproven";
    const verdict = await isHuman(keys, token, address).catch((error: unknown) => {
      log.error("captcha could not be verified", { error: describeError(error) });
      return null;
    });
    if (verdict === false) throw new ProblemError("CAPTCHA_FAILED");
    return verdict === null ? "unproven" : "human";
  },
});

const off: Captcha = {
  config: { enabled: false, provider: "turnstile", siteKey: null },
  verify: async () => "human",
};

/** Cloudflare Turnstile when both keys are set, else no captcha. */
export const createCaptcha = (env: Env, log: Log): Captcha =>
  env.TURNSTILE_SITE_KEY === undefined || env.TURNSTILE_SECRET_KEY === undefined
    ? off
    : turnstile(
        { siteKey: env.TURNSTILE_SITE_KEY, secretKey: env.TURNSTILE_SECRET_KEY, verifyUrl: env.TURNSTILE_VERIFY_URL },
        log,
      );
