import { told } from "./point.ts";

/** Said of games, toys and books alike. */
export const SCREEN_BREAK = told(
  "a break from screens",
  /\b(?:kids?|children|him|her|them|sons?|daughters?|boys?|girls?|family|us|everyone|teens?|teenagers?|grand\w+|time|break|gets?)\b[^.!?]{0,20}\b(?:off|away from|instead of|from) (?:of )?(?:their |the |his |her |our |all )?(?:\w+ )?(?:screens?|phones|i-?pads?|tablets?|video games|electronics)\b|\bput(?:ting)? (?:down|away) (?:their |our |the )?(?:phones|screens|tablets|i-?pads)\b|\bscreen[- ]free\b/,
);
