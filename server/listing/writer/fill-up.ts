import type { Claim } from "../claims/claims.ts";
import { findLoneClaims } from "../claims/minor-claims.ts";
import { adviceFor } from "../phrases/general-advice.ts";
import { composeBullets, saysNothing } from "./compose-bullet.ts";
import type { Draft, Written } from "./draft.ts";
import { accepted } from "./extra-bullets.ts";

/** A set that would be too short with what one voice praises and what says nothing in particular, which give way to anything else. */
export const withIdle = (
  bullets: readonly Written[],
  claims: readonly Claim[],
  least: number,
  draft: Draft,
): Written[] => {
  const idle = [...findLoneClaims(draft.mining), ...claims.filter(({ id }) => saysNothing(id))];
  return [
    ...bullets,
    ...composeBullets(idle, Math.max(0, least - bullets.length), { ...draft, fillsUp: true }).bullets,
  ];
};

/** A set with advice for the kind of thing and for anything, where even so it would be too short. */
export const filledUp = (bullets: readonly Written[], least: number, draft: Draft): Written[] =>
  adviceFor(draft.mining).reduce<Written[]>(
    (kept, wordings) => {
      if (kept.length >= least) return kept;
      for (const text of wordings) {
        const advice = accepted({ text, spans: [] }, draft);
        if (advice !== null) return [...kept, advice];
      }
      return kept;
    },
    [...bullets],
  );
