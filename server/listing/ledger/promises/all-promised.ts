import { OF_CARE } from "./of-care.ts";
import { OF_HANDLING } from "./of-handling.ts";
import { OF_HOLD } from "./of-hold.ts";
import { OF_SENSES } from "./of-senses.ts";
import { OF_STRENGTH } from "./of-strength.ts";
import { OF_TIME } from "./of-time.ts";
import { OF_USE } from "./of-use.ts";
import type { Promised } from "./promised.ts";

export const ALL_PROMISED: readonly Promised[] = [
  ...OF_HOLD,
  ...OF_STRENGTH,
  ...OF_TIME,
  ...OF_SENSES,
  ...OF_CARE,
  ...OF_USE,
  ...OF_HANDLING,
];
