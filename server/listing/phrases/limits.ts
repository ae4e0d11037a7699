import { BUILD_LIMITS } from "./build.limits.ts";
import { HOUSEHOLD_LIMITS } from "./household.limits.ts";
import { KIND_LIMITS } from "./kinds.limits.ts";
import type { Limit } from "./limit.ts";
import { PURPOSE_LIMITS } from "./purpose.limits.ts";
import { USE_LIMITS } from "./use.limits.ts";

export const LIMITS: Readonly<Record<string, Limit>> = {
  ...USE_LIMITS,
  ...BUILD_LIMITS,
  ...HOUSEHOLD_LIMITS,
  ...KIND_LIMITS,
  ...PURPOSE_LIMITS,
};
