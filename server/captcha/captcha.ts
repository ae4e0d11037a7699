import type { CaptchaConfig } from "../../events/wire/work.ts";

/** Proof that a person asks. `verify` refuses with CAPTCHA_FAILED; without keys it lets everybody pass. */
export type Captcha = {
  config: CaptchaConfig;
  verify: (token: string | undefined, address: string) => Promise<void>;
};
