import type { Span } from "../../../events/result/review.ts";
import { type FoundContext, placePhrases } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { isConcrete } from "../facts/fact-kinds.ts";
import { readClause } from "../ledger/read-clause.ts";
import { forMany, speaksOfOne } from "../phrases/for-many.ts";
import type { FrameKind, Frames } from "../phrases/frames.ts";
import type { Line } from "../phrases/phrase.ts";
import { foldedWords } from "../rules/fold.ts";
import { STOP_WORDS } from "../rules/word-terms.ts";
import { bearing, type Claim, highlightsOf, meets, type Worded } from "./claims.ts";
import { ownWords } from "./own-words.ts";
import type { SellerPoint } from "./seller-points.ts";
import type { Variety } from "./variety.ts";

export type Written = { text: string; spans: readonly Span[] };

/** What may follow in a bullet; `states` is the seller's fact that it tells, which may stand in both sets. */
type Addition = Written & { states?: string };

/** What a set of bullets is written with. */
export type Draft = {
  mining: Mining;
  lines: (claim: Claim) => readonly Line[];
  frames: Frames;
  /** Frames that this set has used. */
  framed: Set<string>;
  /** Claims without a bullet of their own, for short second points. */
  asides: readonly Claim[];
  /** What reviewers find of single parts, for bullets of the same matter. */
  findings: readonly Worded[];
  sellerPoints: readonly SellerPoint[];
  /** What the seller states and this set has said already. */
  told: Set<string>;
  variety: Variety;
  acceptable: (bullet: Written) => boolean;
};

const LONGEST = 195;
/** Shorter ones take in a second matter. */
const SHORTEST = 100;
const ROOM_FOR_MORE = 150;
const MOST_FACTS = 3;
const MOST_EXTRAS = 2;

const contentOf = (text: string): string[] => foldedWords(text).filter((word) => !STOP_WORDS.has(word));

const repeats = (text: string, addition: string): number => {
  const words = new Set(contentOf(text));
  return new Set(contentOf(addition)).intersection(words).size;
};

/** The phrase as this product needs it; null where it speaks of one thing and there are several. */
export const worded = (text: string, { product }: Mining): string | null =>
  product.plural ? (speaksOfOne(text) ? null : forMany(text)) : text;

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

/** Where, when or for what the reviewers who praise this use it; each context and each frame once per listing. */
const situation = (claim: Claim, draft: Draft): Written | null => {
  for (const kind of FRAME_KINDS) {
    if (!FITTING[kind].has(claim.theme.facet?.group ?? "")) continue;
    const frame = draft.frames[kind].find((each) => !draft.framed.has(each));
    const named = claim[kind]
      .filter((each) => draft.variety.count(each.context.phrase) === 0)
      .slice(0, MOST_NAMED[kind]);
    if (frame === undefined || named.length === 0) continue;
    draft.framed.add(frame);
    return { text: frame.replace("{}", phrasesOf(kind, named)), spans: named.flatMap((each) => [...each.spans]) };
  }
  return null;
};

const pointsOf = (claim: Claim, { mining }: Draft): Written[] =>
  (claim.phrases.points ?? [])
    .filter((point) => meets(claim, point.needs, 1))
    .flatMap(({ text, needs }) => {
      const said = worded(text, mining);
      return said === null ? [] : [{ text: said, spans: bearing(claim, needs) }];
    });

/** Facts that belong to the claim, those first that speak of it before anything else. */
const factsFor = (claim: Claim, { sellerPoints, told }: Draft): Addition[] =>
  sellerPoints
    .filter((point) => point.isFact && point.facets.includes(claim.id) && !told.has(point.text))
    .toSorted(
      (a, b) =>
        Number(isConcrete(b.text)) - Number(isConcrete(a.text)) ||
        a.facets.indexOf(claim.id) - b.facets.indexOf(claim.id),
    )
    .flatMap(({ text, brief }) =>
      [text, brief].filter((form) => form !== "").map((form) => ({ text: form, spans: [], states: text })),
    );

const sellerPointsFor = (claim: Claim, { sellerPoints, variety }: Draft): Written[] =>
  sellerPoints
    .filter((point) => !point.isFact && point.facets.includes(claim.id) && variety.count(point.text) === 0)
    .map(({ text }) => ({ text, spans: [] }));

const detailsOf = (claim: Claim): Written[] => claim.details.map((text) => ({ text, spans: claim.spans }));

const SAYS_TOO_LITTLE = new Set(["results", "looks", "safety"]);

const asidesFor = (claim: Claim, { asides, mining }: Draft, related: boolean): Written[] =>
  asides
    .filter(
      (other) =>
        other.id !== claim.id &&
        !SAYS_TOO_LITTLE.has(other.id) &&
        (other.theme.facet?.group === claim.theme.facet?.group) === related,
    )
    .flatMap((other) => highlightsOf(other).slice(0, 1))
    .flatMap(({ text, spans }) => {
      const said = worded(text, mining);
      return said === null ? [] : [{ text: said, spans }];
    });

/** What else of the same matter these reviewers say in words of their own, for a bullet that is short. */
const siblingsOf = (claim: Claim, draft: Draft): Written[] =>
  draft.lines(claim).flatMap(({ body, needs }) => {
    const said = needs !== undefined && meets(claim, needs) ? worded(body, draft.mining) : null;
    return said === null ? [] : [{ text: said, spans: bearing(claim, needs) }];
  });

/** What reviewers find of parts that belong to the same matter. */
const findingsFor = (claim: Claim, { findings, mining }: Draft): readonly Written[] =>
  findings.filter(({ text }) => readClause(text, mining).matters.some(({ key, sign }) => key === claim.id && sign > 0));

const SHARED_BY_FACTS = 1;

/** Header and body of a line, and the seller's facts that prove it. */
type Stated = { header: string; body: string; facts: readonly string[]; spans: readonly Span[] };

/** A body whose every word the facts have said already is left out. */
const writtenOf = ({ header, body, facts, spans }: Stated): Written => {
  const said = new Set(contentOf(facts.join(" ")));
  const isSaid = facts.length > 0 && contentOf(body).every((word) => said.has(word));
  return { text: `${header}: ${[...facts, ...(isSaid ? [] : [body])].join("; ")}`, spans };
};

/** The line with the seller's facts of its matter between header and body: what proves it comes before what it does. */
const withFacts = (line: Stated, claim: Claim, draft: Draft): Stated => {
  let current = line;
  for (const { text, states = text } of factsFor(claim, draft)) {
    const longer = { ...current, facts: [...current.facts, text] };
    const written = writtenOf(longer);
    const fits =
      longer.facts.length <= MOST_FACTS &&
      written.text.length <= LONGEST &&
      repeats(writtenOf(current).text, text) <= SHARED_BY_FACTS;
    if (!fits || draft.told.has(states) || !draft.acceptable(written)) continue;
    draft.told.add(states);
    current = longer;
  }
  return current;
};

/** What could be added, the most specific first; situations are looked for late, since each frame serves once. */
const extrasFor = (claim: Claim, draft: Draft): (() => readonly Written[])[] => [
  () => sellerPointsFor(claim, draft),
  () => pointsOf(claim, draft),
  () => detailsOf(claim),
  () => {
    const found = situation(claim, draft);
    return found === null ? [] : [found];
  },
];

/** What brings a short bullet to a useful length: more of its own matter, one beside it, and then any other. */
const fillersFor = (claim: Claim, draft: Draft): (() => readonly Written[])[] => [
  () => findingsFor(claim, draft),
  () => siblingsOf(claim, draft).slice(0, 1),
  () => asidesFor(claim, draft, true),
  () => asidesFor(claim, draft, false),
];

const joined = (bullet: Written, extra: Written): Written => ({
  text: `${bullet.text}; ${extra.text}`,
  spans: [...bullet.spans, ...extra.spans],
});

/** Adds what makes the bullet specific, and what brings it to a useful length. */
export const enrich = (bullet: Written, claim: Claim, draft: Draft): Written => {
  let current = bullet;
  let added = 0;
  const add = (written: Written): void => {
    const longer = joined(current, written);
    const fits = longer.text.length <= LONGEST && repeats(current.text, written.text) === 0;
    if (!fits || draft.variety.count(written.text) > 0 || !draft.acceptable(longer)) return;
    current = longer;
    added += 1;
  };
  const room = (): boolean => added < MOST_EXTRAS && current.text.length < (added === 0 ? ROOM_FOR_MORE : SHORTEST);
  for (const find of extrasFor(claim, draft)) for (const written of room() ? find() : []) if (room()) add(written);
  const isShort = (): boolean => added < MOST_EXTRAS && current.text.length < SHORTEST;
  for (const find of fillersFor(claim, draft))
    for (const written of isShort() ? find() : []) if (isShort()) add(written);
  return current;
};

/** A general body gives way to the words of reviewers, where these can stand by themselves. */
const inOwnWords = (header: string, general: string, claim: Claim, { acceptable, variety }: Draft): string => {
  const own = ownWords(claim, header);
  const fits = own !== "" && variety.count(own) === 0 && acceptable({ text: `${header}: ${own}`, spans: claim.spans });
  return fits ? own : general;
};

/** The bullet of a claim: the first line that its reviews bear out and that is unlike the bullets before it. */
export const composeBullet = (claim: Claim, draft: Draft): Written | null => {
  for (const each of draft.lines(claim)) {
    const text = meets(claim, each.needs) ? worded(`${each.header}: ${each.body}`, draft.mining) : null;
    const bullet = { text: text ?? "", spans: bearing(claim, each.needs) };
    if (text === null || text.length > LONGEST || !draft.variety.isFresh(text) || !draft.acceptable(bullet)) continue;
    const [header = "", general = ""] = text.split(/: (.*)/s);
    const body = each.needs === undefined ? inOwnWords(header, general, claim, draft) : general;
    const proven = writtenOf(withFacts({ header, body, facts: [], spans: bullet.spans }, claim, draft));
    const written = enrich(proven, claim, draft);
    draft.variety.add(written.text);
    return written;
  }
  return null;
};
