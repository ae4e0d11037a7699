import type { Claim } from "../../../events/result/ledger.ts";
import type { Evidence } from "../../../events/result/result.ts";
import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { supportFloor } from "../../insight/reviews/plenty.ts";
import { remember } from "../../insight/text/remember.ts";
import { instructs } from "../clauses/instructs.ts";
import { phrasesOf } from "../clauses/phrases-of.ts";
import { isAbsolute } from "../facts/absolutes.ts";
import { type Denial, deniedPhrases } from "../ledger/denials.ts";
import { isOfNamedThing } from "../ledger/promises/subject.ts";
import { clausesAt, indexReviews } from "../reviews/review-index.ts";
import { areOneTrouble, OF_ANY } from "./reason-families.ts";
import { isFlatlyDenied, namesClaim, speaksOfClaim } from "./speaks-of-claim.ts";

export type Ledger = { claims: readonly Claim[]; evidence: readonly Evidence[] };

/** A phrase of the seller's current copy that reviewers deny: their words against it, who they are, and how many bear it out. */
export type DeniedClaim = {
  field: string;
  text: string;
  /** What was denied of it: promises, matters, its words, its figure. */
  reasons: ReadonlySet<string>;
  /** Those whose own words deny it stand first. */
  spans: readonly Span[];
  /** How many of them do. */
  told: number;
  /** How many of them name what the phrase says. */
  naming: number;
  members: ReadonlySet<string>;
  supporting: number;
};

const KNOWN = 0.6;
/** What clearly more reviewers bear out than deny is no broken promise. */
export const CLEARLY = 1.5;
/** In characters; a title in one run says a dozen things at once, and quoted whole nobody sees which of them is denied. */
const LONG = 32;

export const membersOf = (spans: readonly Span[]): Set<string> => new Set(spans.map(({ reviewId }) => reviewId));

const placesOf = (spans: readonly Span[]): Set<string> =>
  new Set(spans.map(({ reviewId, start }) => `${reviewId}:${start}`));

/** Whether most of the passages that deny one deny the other. */
export const areSamePassages = (a: readonly Span[], b: readonly Span[]): boolean => {
  const [own, other] = [placesOf(a), placesOf(b)];
  return own.intersection(other).size >= KNOWN * Math.min(own.size, other.size);
};

type Reasoned = { reasons: readonly string[]; told: readonly Span[]; blamed: readonly Span[] };

const merged = (a: Reasoned, b: Reasoned): Reasoned => ({
  reasons: [...a.reasons, ...b.reasons],
  told: [...a.told, ...b.told],
  blamed: [...a.blamed, ...b.blamed],
});

const belong = (a: Reasoned, b: Reasoned): boolean =>
  a.reasons.some((one) => b.reasons.some((other) => areOneTrouble(one, other))) ||
  areSamePassages([...a.told, ...a.blamed], [...b.told, ...b.blamed]);

/** What is said against a phrase, one trouble apart from another: how it is made, and whether it keeps water out. */
const byTrouble = (said: readonly Reasoned[]): readonly Reasoned[] => {
  const isOfAny = ({ reasons }: Reasoned): boolean => reasons.every((reason) => OF_ANY.has(reason));
  const troubles = said
    .filter((each) => !isOfAny(each))
    .reduce<Reasoned[]>((kept, each) => {
      const at = kept.findIndex((other) => belong(other, each));
      const same = kept[at];
      return same === undefined ? [...kept, each] : kept.with(at, merged(same, each));
    }, [])
    .toSorted((a, b) => b.told.length + b.blamed.length - a.told.length - a.blamed.length);
  const rest = said.filter(isOfAny);
  const [first, ...others] = troubles;
  return first === undefined
    ? rest.slice(0, 1).map((each) => rest.slice(1).reduce(merged, each))
    : [rest.reduce(merged, first), ...others];
};

/** Of what breaks, what befalls the thing that a phrase names: no cap that broke speaks against the "coated metal". */
const ofNamedThing = (denial: Denial, text: string, mining: Mining): Denial => {
  if (denial.reason !== "strength" && denial.reason !== "durability") return denial;
  const index = indexReviews(mining);
  const isOfIt = (span: Span): boolean =>
    clausesAt(index, span)
      .slice(0, 1)
      .every((clause) => isOfNamedThing({ text }, clause, mining.product));
  return { ...denial, told: denial.told.filter(isOfIt), blamed: denial.blamed.filter(isOfIt) };
};

/** What denies the phrases of a clause; of a single one, also what stands against the clause and names what it says. */
const ofPhrases = (claim: Claim, evidence: readonly Span[], mining: Mining): DeniedClaim[] =>
  deniedPhrases(claim.text, mining).flatMap(({ text, denials, supporting }) => {
    const names = namesClaim({ field: claim.field, text }, mining);
    const isOne = phrasesOf(claim.text).length === 1;
    const beside = { reason: "words", told: [], blamed: isOne ? evidence : [] };
    const said = [...denials.map((denial) => ofNamedThing(denial, text, mining)), beside]
      .map(({ reason, told, blamed }) => ({ reasons: [reason], told, blamed: blamed.filter(names) }))
      .filter(({ told, blamed }) => told.length + blamed.length > 0);
    return byTrouble(said).map(({ reasons, told, blamed }): DeniedClaim => {
      const spans = [...told, ...blamed];
      return {
        field: claim.field,
        text,
        reasons: new Set(reasons),
        spans,
        told: told.length,
        naming: told.filter(names).length,
        members: membersOf(spans),
        supporting,
      };
    });
  });

/** "Lump free", "rust proof": leaves no room for a few exceptions. */
const RULES_OUT = /(?<!\b(?:bpa|gluten|dairy|sugar|soy|fat|care|worry|hands))[ -](?:free|proof)\b/iu;
const HEADER = /^[【[「『(][^】\]」』)]{2,60}[】\]」』)]\s*[-–—:]?\s*/u;

/** What stands against a clause though no phrase of it is denied by itself: of its one phrase, or of the one that most of it names. */
const ofWhole = (claim: Claim, evidence: readonly Span[], mining: Mining): DeniedClaim[] => {
  if (deniedPhrases(claim.text, mining).length > 0) return [];
  const parts = phrasesOf(claim.text);
  const isOne = parts.length <= 1;
  const said = isOne
    ? [claim.text.replace(HEADER, "")]
    : parts.map(({ text }) => text).filter((text) => !instructs(text));
  const reads = isOne ? speaksOfClaim : namesClaim;
  const [most] = said
    .map((text) => ({ text, spans: evidence.filter(reads({ field: claim.field, text }, mining)) }))
    .toSorted((a, b) => b.spans.length - a.spans.length);
  if (most === undefined || most.spans.length === 0) return [];
  const { text, spans } = most;
  return [
    {
      field: claim.field,
      text,
      reasons: new Set(),
      spans,
      told: 0,
      naming: 0,
      members: membersOf(spans),
      supporting: claim.reviews,
    },
  ];
};

/** Such a word is a quality by itself. */
const TELLS_ALONE = /(?:able|ible|less|proof|weight|resistant)$/iu;

/** Whether a phrase is one word of which neither a promise nor a matter is denied: "Open" claims nothing. */
const isBareWord = (text: string, reasons: ReadonlySet<string>): boolean =>
  !/[\s-]/u.test(text.trim()) && !TELLS_ALONE.test(text.trim()) && reasons.isSubsetOf(new Set(["words"]));

const known = remember((_mining: Mining) => new Map<Ledger["claims"], readonly DeniedClaim[]>());

/** What reviewers deny of the seller's current copy, phrase by phrase: enough of them, or one who is displeased outright, and no phrase that clearly more bear out. */
export const deniedClaims = ({ claims, evidence }: Ledger, mining: Mining): readonly DeniedClaim[] => {
  const before = known(mining).get(claims);
  if (before !== undefined) return before;
  const floor = supportFloor(mining);
  const spansAt = new Map(evidence.map((each) => [each.path, each.spans]));
  const found = claims
    .flatMap((claim, index): DeniedClaim[] => {
      if (!claim.field.startsWith("current")) return [];
      const against = spansAt.get(`claims.${index}.contradictions`) ?? [];
      const denied = ofPhrases(claim, against, mining).filter(
        ({ text }) => claim.field !== "currentTitle" || text.length <= LONG,
      );
      return denied.length > 0 || (claim.field === "currentTitle" && claim.text.length > LONG)
        ? denied
        : ofWhole(claim, against, mining);
    })
    .filter(({ text, reasons }) => !isBareWord(text, reasons))
    .filter(
      ({ text, told, members, supporting }) =>
        (told > 1 && (isAbsolute(text) || RULES_OUT.test(text))) || supporting < CLEARLY * members.size,
    )
    .filter(
      (denied) =>
        denied.members.size >= floor ||
        denied.reasons.has("measured") ||
        denied.reasons.has("quoted") ||
        isFlatlyDenied(denied, denied.spans, mining),
    )
    .filter(
      ({ field, text, members }, at, all) =>
        members.size > 1 || all.findIndex((other) => other.field === field && other.text === text) === at,
    );
  known(mining).set(claims, found);
  return found;
};
