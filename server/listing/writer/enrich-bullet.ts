import { type FoundContext, placePhrases } from "../../insight/contexts/find-contexts.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import type { Claim } from "../claims/claims.ts";
import { readClause } from "../clauses/read-clause.ts";
import type { FrameKind } from "../phrases/frames.ts";
import { type Draft, LONGEST, repeats, type Written } from "./draft.ts";

/** Shorter ones take in a second matter. */
const SHORTEST = 100;
const ROOM_FOR_MORE = 150;
const MOST_EXTRAS = 2;

const FRAME_KINDS: readonly FrameKind[] = ["uses", "places", "times"];
const MOST_NAMED: Readonly<Record<FrameKind, number>> = { uses: 2, places: 2, times: 1 };

/** Of which groups of matters a place, a use or a time says something. */
const FITTING: Readonly<Record<FrameKind, ReadonlySet<string>>> = {
  uses: new Set(["performance", "build", "handling", "comfort", "ease"]),
  places: new Set(["build", "handling", "looks"]),
  times: new Set(["performance", "comfort"]),
};

const phrasesOf = (kind: FrameKind, found: readonly FoundContext[]): string =>
  kind === "places" ? placePhrases(found) : joinWords(found.map((each) => each.context.phrase));

/** What could be added to a bullet; the frame it fills is spent where it is. */
type Extra = Written & { frame?: string };

/** Where, when or for what the reviewers who praise this use it; each context and each frame once per listing. */
const situation = (claim: Claim, draft: Draft): Extra | null => {
  for (const kind of FRAME_KINDS) {
    if (!FITTING[kind].has(claim.theme.facet?.group ?? "")) continue;
    const frame = draft.frames[kind].find((each) => !draft.framed.has(each));
    const named = claim[kind]
      .filter((each) => draft.variety.count(each.context.phrase) === 0)
      .slice(0, MOST_NAMED[kind]);
    if (frame === undefined || named.length === 0) continue;
    const spans = named.flatMap((each) => [...each.spans]);
    return { text: frame.replace("{}", phrasesOf(kind, named)), spans, frame };
  }
  return null;
};

const sellerPointsFor = (claim: Claim, { sellerPoints, variety }: Draft): Written[] =>
  sellerPoints
    .filter((point) => !point.isFact && point.facets.includes(claim.id) && variety.count(point.text) === 0)
    .map(({ text }) => ({ text, spans: [] }));

const detailsOf = (claim: Claim): Written[] => claim.details.map((text) => ({ text, spans: claim.spans }));

/** What reviewers find of parts that belong to the same matter. */
const findingsFor = (claim: Claim, { findings, mining }: Draft): readonly Written[] =>
  findings.filter(({ text }) => readClause(text, mining).matters.some(({ key, sign }) => key === claim.id && sign > 0));

/** What could be added, the most specific first; situations are looked for late, since each frame serves once. */
const extrasFor = (claim: Claim, draft: Draft): (() => readonly Extra[])[] => [
  () => sellerPointsFor(claim, draft),
  () => detailsOf(claim),
  () => {
    const found = situation(claim, draft);
    return found === null ? [] : [found];
  },
];

const joined = (bullet: Written, extra: Written): Written => ({
  text: `${bullet.text}; ${extra.text}`,
  spans: [...bullet.spans, ...extra.spans],
});

/** Adds what makes the bullet specific, and to a short one what is found of a part of its matter. */
export const enrich = (bullet: Written, claim: Claim, draft: Draft): Written => {
  let current = bullet;
  let added = 0;
  const add = (written: Extra): void => {
    const longer = joined(current, written);
    const fits = longer.text.length <= LONGEST && repeats(current.text, written.text) === 0;
    if (!fits || draft.variety.count(written.text) > 0 || !draft.acceptable(longer)) return;
    current = longer;
    if (written.frame !== undefined) draft.framed.add(written.frame);
    added += 1;
  };
  const room = (): boolean => added < MOST_EXTRAS && current.text.length < (added === 0 ? ROOM_FOR_MORE : SHORTEST);
  for (const find of extrasFor(claim, draft)) for (const written of room() ? find() : []) if (room()) add(written);
  const isShort = (): boolean => added < MOST_EXTRAS && current.text.length < SHORTEST;
  for (const written of isShort() ? findingsFor(claim, draft) : []) if (isShort()) add(written);
  return current;
};
