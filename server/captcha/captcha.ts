import type { CaptchaConfig } from "../../events/wire/site.ts";

/** `unproven`: no token came, or nobody could say whether it is good. Never where there is no captcha. */
type Proof = "human" | "unproven";

/** Proof that a person asks. `verify` refuses a token that is none with CAPTCHA_FAILED. */
export type Captcha = {
  config: CaptchaConfig;
  verify: (token: string | undefined, address: string) => Promise<Proof>;
};
