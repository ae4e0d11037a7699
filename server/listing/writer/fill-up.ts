import type { Claim } from "../claims/claims.ts";
import { findLoneClaims } from "../claims/minor-claims.ts";
import { onlyNames } from "../facts/named-thing.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import { isMerePromise } from "../facts/reasons.ts";
import { adviceFor } from "../phrases/general-advice.ts";
import { sensesOf, sharesSense } from "../words/same-sense.ts";
import { composeBullets, saysNothing } from "./compose-bullet.ts";
import type { Draft, Written } from "./draft.ts";
import { accepted } from "./extra-bullets.ts";
import { tellsIn } from "./variety.ts";

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

/** What is left to say where little is: the seller's facts, what the title states, and what single reviewers find. */
export type Rest = { facts: readonly FactGroup[]; stated: readonly string[]; found: readonly Written[] };

/** What a clause that else only promises says the thing has: "three sizes of tips" of "secure fit with three sizes of tips for runners". */
const HAS = /\bwith ([^,;]+?)(?= (?:for|to|that|which|so|while|in|on|at) |$)/iu;

const thingsOf = ({ header, facts }: FactGroup): Written[] =>
  facts.flatMap(({ original, reason }) => {
    const [, thing = ""] = (isMerePromise(reason) && HAS.exec(original)) || [];
    return header !== "" && onlyNames(thing) ? [{ text: `${header}: ${thing}`, spans: [] }] : [];
  });

const MOST = 3;

/** Findings side by side in one bullet, as many as it may hold, in one order and the other. */
const gathered = (header: string, found: readonly Written[], { acceptable }: Draft): Written[] => {
  const taken = found.reduce<readonly Written[]>((kept, each) => {
    const isNew = kept.every(({ text }) => !sharesSense(sensesOf(text), sensesOf(each.text)));
    return kept.length < MOST && isNew && acceptable(joined(header, [...kept, each])) ? [...kept, each] : kept;
  }, []);
  return taken.length === 0 ? [] : [joined(header, taken), joined(header, taken.toReversed())];
};

const joined = (header: string, found: readonly Written[]): Written => ({
  text: `${header}: ${found.map(({ text }) => text).join("; ")}`,
  spans: found.flatMap(({ spans }) => [...spans]),
});

/** A set that would be too short, with what the seller's promises name, and what single reviewers find and the title states. */
export const withRest = (
  bullets: readonly Written[],
  least: number,
  header: string,
  { facts, stated, found }: Rest,
  draft: Draft,
): Written[] => {
  if (bullets.length >= least) return [...bullets];
  const texts = bullets.map(({ text }) => text);
  const isNew = ({ text }: Written): boolean => !tellsIn(texts, text.replace(/^[^:]*: /u, ""));
  const small = [...found, ...stated.map((text) => ({ text, spans: [] }))].filter(isNew);
  return [...facts.flatMap(thingsOf).filter(isNew), ...gathered(header, small, draft)].reduce<Written[]>(
    (kept, bullet) => {
      const isHeaded = kept.some(({ text }) => text.split(":")[0] === bullet.text.split(":")[0]);
      const isFresh = kept.length < least && !isHeaded && draft.variety.isFreshIn(draft.spoken, bullet.text);
      if (!isFresh || !draft.acceptable(bullet)) return kept;
      draft.variety.add(bullet.text);
      draft.spoken.push(bullet.text);
      return [...kept, bullet];
    },
    [...bullets],
  );
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
