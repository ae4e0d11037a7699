import type { Span } from "../../../events/result/review.ts";
import { findContexts, placePhrases } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { supportFloor } from "../../insight/themes/build-themes.ts";
import { LIMITS } from "../phrases/limits.ts";
import type { Line } from "../phrases/phrase.ts";
import { foldedWords } from "../rules/fold.ts";
import { similarity } from "../rules/list-checks.ts";
import { STOP_WORDS } from "../rules/word-terms.ts";
import { type Claim, highlightsOf, meets } from "./claims.ts";
import { createNamed, fillLine, type Named, slotsFor } from "./fill.ts";

export type Written = { text: string; spans: readonly Span[] };

const BULLETS = 5;
const LONGEST = 250;
const LONG_ENOUGH = 100;
const ROOM_FOR_DETAIL = 160;

type Draft = {
  claims: readonly Claim[];
  lines: (claim: Claim) => readonly Line[];
  mining: Mining;
  named: Named;
  asides: Claim[];
  said: Set<string>;
  acceptable: (text: string) => boolean;
};

const contextsNamed = (claim: Claim, text: string): string[] =>
  [...claim.uses, ...claim.places, ...claim.times]
    .map((each) => each.context.phrase)
    .filter((phrase) => text.includes(phrase));

const repeats = (text: string, addition: string): number => {
  const words = new Set(foldedWords(text).filter((word) => !STOP_WORDS.has(word)));
  return foldedWords(addition).filter((word) => words.has(word)).length;
};

const fits = (text: string, addition: string, draft: Draft, shared = 0): boolean =>
  addition !== "" &&
  repeats(text, addition) <= shared &&
  text.length + addition.length + 2 <= LONGEST &&
  draft.acceptable(`${text}; ${addition}`);

/** A finding of the same theme in buyers' plain words, used once per set. */
const withDetail = (text: string, claim: Claim, draft: Draft): string => {
  const detail =
    text.length > ROOM_FOR_DETAIL
      ? undefined
      : claim.details.find(
          (each) =>
            !draft.said.has(each) && repeats(text.split(":")[0] ?? "", each) === 0 && fits(text, each, draft, 1),
        );
  if (detail === undefined) return text;
  draft.said.add(detail);
  return `${text}; ${detail}`;
};

/** A second, smaller point at the end of a bullet that is still short. */
const withAside = (text: string, claim: Claim, draft: Draft): Written => {
  const group = claim.theme.facet?.group;
  const related = draft.asides.filter((other) => [group, "build", "care"].includes(other.theme.facet?.group));
  const aside =
    text.length > LONG_ENOUGH
      ? undefined
      : related.find((other) => fits(text, highlightsOf(other)[0]?.text ?? "", draft));
  const point = aside === undefined ? undefined : highlightsOf(aside)[0];
  if (aside === undefined || point === undefined) return { text, spans: [] };
  draft.asides.splice(draft.asides.indexOf(aside), 1);
  return { text: `${text}; ${point.text}`, spans: point.spans };
};

const writeBullet = (claim: Claim, draft: Draft): Written | null => {
  const slots = slotsFor(claim, draft.mining.product.noun, draft.named);
  const bare = { ...slots, uses: "", places: "", times: "" };
  const lines = draft.lines(claim).filter((line) => meets(claim, line.needs));
  const text = lines
    .flatMap((line) => [fillLine(line, slots), fillLine(line, bare)])
    .find((each) => each.length <= LONGEST && draft.acceptable(each));
  if (text === undefined) return null;
  draft.named.add(contextsNamed(claim, text));
  const aside = withAside(withDetail(text, claim, draft), claim, draft);
  return { text: aside.text, spans: [...claim.spans, ...aside.spans] };
};

const writeSet = (claims: readonly Claim[], count: number, draft: Draft): Written[] => {
  const written: Written[] = [];
  for (const claim of claims) {
    const bullet = written.length < count ? writeBullet(claim, draft) : null;
    if (bullet !== null && !written.some((other) => similarity(other.text, bullet.text) > 0.4)) written.push(bullet);
  }
  return written;
};

/** The bullet that says where it goes and for what, in the uses that reviewers name. */
const usesBullet = (mining: Mining, acceptable: (text: string) => boolean): Written | null => {
  const floor = supportFloor(mining.reviews.length);
  const found = findContexts(mining.sentences).filter((each) => each.reviews >= floor);
  const uses = found.filter((each) => each.context.kind === "activity").slice(0, 5);
  const [first, second, ...rest] = uses.map((each) => each.context.phrase);
  if (first === undefined || second === undefined) return null;
  const title = (phrase: string): string => phrase.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  const places = found.filter((each) => each.context.kind === "place").slice(0, 2);
  const parts = [
    rest.length > 0 ? `ready for ${joinWords(rest)}, too` : "ready for days that do not stand still",
    ...(places.length > 0 ? [`at home ${placePhrases(places)}`] : []),
  ];
  const text = `From ${title(first)} to ${title(second)}: ${parts.join("; ")}`;
  return text.length <= LONGEST && acceptable(text)
    ? { text, spans: [...uses, ...places].flatMap((each) => [...each.spans]) }
    : null;
};

/** The honest bullet: what buyers should know before they order. */
const limitsBullet = (mining: Mining, acceptable: (text: string) => boolean): Written | null => {
  const floor = supportFloor(mining.reviews.length);
  const themes = mining.themes
    .filter(
      (theme) =>
        theme.theme.negative >= floor && theme.theme.kind !== "praise" && LIMITS[theme.facet?.id ?? ""] !== undefined,
    )
    .toSorted((a, b) => b.theme.negative - a.theme.negative)
    .slice(0, 2);
  if (themes.length === 0) return null;
  const text = `Good to Know Before You Order: ${themes.map((theme) => LIMITS[theme.facet?.id ?? ""] ?? "").join("; ")}`;
  const spans = themes.flatMap((theme) =>
    theme.units
      .filter((unit) => unit.polarity < 0)
      .map(({ reviewId, clause }) => ({ reviewId, start: clause.start, end: clause.end })),
  );
  return text.length <= LONGEST && acceptable(text) ? { text, spans } : null;
};

/** Set A: what life is like with it, the best supported outcome first, the uses last. */
export const writeOutcomeBullets = (
  claims: readonly Claim[],
  mining: Mining,
  acceptable: (text: string) => boolean,
): Written[] => {
  const uses = usesBullet(mining, acceptable);
  const count = uses === null ? BULLETS : BULLETS - 1;
  const draft: Draft = {
    claims,
    lines: (claim) => claim.phrases.outcome,
    mining,
    named: createNamed(),
    asides: claims.slice(count),
    said: new Set(),
    acceptable,
  };
  const written = writeSet(claims, count, draft);
  return uses === null ? written : [...written, uses];
};

/** Set B: the doubts of buyers, answered, the most doubted first; what to know before buying last. */
export const writeAnswerBullets = (
  claims: readonly Claim[],
  mining: Mining,
  acceptable: (text: string) => boolean,
): Written[] => {
  const limits = limitsBullet(mining, acceptable);
  const count = limits === null ? BULLETS : BULLETS - 1;
  const rank = (claim: Claim): number => claim.support + (claim.doubted ? 100 : 0);
  const ordered = claims.toSorted((a, b) => rank(b) - rank(a));
  const draft: Draft = {
    claims,
    lines: (claim) => claim.phrases.answer,
    mining,
    named: createNamed(),
    asides: ordered.slice(count),
    said: new Set(),
    acceptable,
  };
  const written = writeSet(ordered, count, draft);
  return limits === null ? written : [...written, limits];
};
