import type { RateLimits } from "../http/rate-limits.ts";
import type { Captcha } from "./captcha.ts";

type HumanDeps = { captcha: Captcha; limits: RateLimits };

/**
 * For what anybody may ask for. Who brings no proof, because a browser or a network blocks the check or its service is
 * down, is let through a few times an hour for each network instead of never.
 */
export const requireHuman = async (
  { captcha, limits }: HumanDeps,
  token: string | undefined,
  { address, network }: { address: string; network: string },
): Promise<void> => {
  if ((await captcha.verify(token, address)) === "unproven") await limits.consume("unproven", network);
};
