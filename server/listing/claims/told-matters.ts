import { TASTED } from "../phrases/noun-families.ts";
import type { Claim } from "./claims.ts";

/** Matters of which shoppers read the same. */
const ALIKE: readonly ReadonlySet<string>[] = [new Set(["brew", "taste"]), new Set(["cleaning", "laundry"])];
/** How something else goes: quick to set up is a matter of setting up. */
const SPEED = "speed";
/** What works fast is not told by saying that it works. */
const OF_ANYTHING: ReadonlySet<string> = new Set(["results", "easeOfUse"]);
const MOST_SHARED = 0.5;

const matterOf = ({ id, theme }: Claim): string => (id.startsWith("noun:") && TASTED.test(theme.noun) ? "taste" : id);

const sentencesOf = ({ clauses }: Claim): ReadonlySet<string> =>
  new Set(clauses.map(({ text, span }) => `${span.reviewId}:${text}`));

const isSpeedOf = (claim: Claim, other: Claim): boolean => {
  if (claim.id !== SPEED || OF_ANYTHING.has(other.id)) return false;
  const own = sentencesOf(claim);
  return own.size > 0 && own.intersection(sentencesOf(other)).size >= MOST_SHARED * own.size;
};

/** Whether two claims are of one matter, which a set tells once. */
export const isSameMatter = (a: Claim, b: Claim): boolean => {
  const [first, second] = [matterOf(a), matterOf(b)];
  return (
    first === second ||
    ALIKE.some((matters) => matters.has(first) && matters.has(second)) ||
    isSpeedOf(a, b) ||
    isSpeedOf(b, a)
  );
};

/** What a set has told so far: claims, and matters that its facts state. */
export type ToldMatters = { claims: Claim[]; stated: Set<string> };

export const nothingTold = (): ToldMatters => ({ claims: [], stated: new Set() });

export const isTold = (claim: Claim, { claims, stated }: ToldMatters): boolean =>
  stated.has(claim.id) || claims.some((other) => isSameMatter(other, claim));
