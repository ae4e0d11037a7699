import { type FoundContext, findContexts, placePhrases } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { supportFloor } from "../../insight/reviews/plenty.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { type MinedTheme } from "../../insight/themes/build-themes.ts";
import { findThingsUsed } from "../../insight/things/used-with.ts";
import { limitOf } from "../claims/limit-of.ts";
import { useFloor } from "../keywords/find-uses.ts";
import { adviceSaid } from "../phrases/advice-said.ts";
import { sensesOf, sharesSense } from "../words/same-sense.ts";
import { type Draft, LONGEST, type Written, worded } from "./draft.ts";

const MOST_USES = 4;
const THING = "thing:";

const titled = (phrase: string): string => phrase.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

const spansOf = (found: readonly FoundContext[]): Written["spans"] => found.flatMap((each) => [...each.spans]);

/** The bullet, if it may stand beside those before it. */
export const accepted = (bullet: Written, { acceptable, variety, spoken }: Draft): Written | null => {
  if (bullet.text.length > LONGEST || !variety.isFresh(bullet.text) || !acceptable(bullet)) return null;
  variety.add(bullet.text);
  spoken.push(bullet.text);
  return bullet;
};

/** What it is used on, where several reviewers name two such things, or else what for. */
const usesNamed = (mining: Mining, found: readonly FoundContext[], floor: number): readonly FoundContext[] => {
  const often = findThingsUsed(mining).filter((each) => each.reviews >= floor);
  const things = often.filter(({ context }, at) =>
    often.slice(0, at).every((other) => !sharesSense(sensesOf(other.context.phrase), sensesOf(context.phrase))),
  );
  if (things.length > 1) return things;
  const uses = found.filter((each) => each.context.kind === "activity");
  return (uses[1]?.reviews ?? 0) < useFloor(mining) ? [] : uses;
};

/** The bullet that says where it goes and for what, in the uses that several reviewers name. */
export const usesBullet = (draft: Draft): Written | null => {
  const floor = supportFloor(draft.mining);
  const found = findContexts(draft.mining.sentences).filter((each) => each.reviews >= floor);
  const uses = usesNamed(draft.mining, found, floor).slice(0, MOST_USES);
  const isOfThings = uses[0]?.context.id.startsWith(THING) === true;
  const places = isOfThings ? [] : found.filter((each) => each.context.kind === "place").slice(0, 2);
  const times = found.filter((each) => each.context.kind === "time").slice(0, 1);
  const [first, second, ...rest] = uses;
  if (first === undefined || second === undefined || rest.length + places.length + times.length === 0) return null;
  const named = [first, ...rest, ...places, ...times];
  const parts = [
    ...(rest.length > 0 ? [`also for ${joinWords(rest.map((each) => each.context.phrase))}`] : []),
    ...(places.length > 0 ? [`used ${placePhrases(places)}`] : []),
    ...(times.length > 0 ? [`useful through ${joinWords(times.map((each) => each.context.phrase))}`] : []),
  ];
  return accepted(
    {
      text: `For ${titled(first.context.phrase)} and ${titled(second.context.phrase)}: ${parts.join("; ")}`,
      spans: spansOf([second, ...named]),
    },
    draft,
  );
};

const blamedEnough = (theme: MinedTheme, mining: Mining): boolean =>
  theme.theme.negative >= supportFloor(mining) && theme.theme.kind !== "praise";

/** What more reviewers praise than blame is the last thing to warn of. */
const isPraisedMore = ({ theme }: MinedTheme): boolean => theme.positive > theme.negative;

export type LimitChoice = {
  count: number;
  /** Which come first: those that most or that fewest reviewers report. */
  first: "most" | "least";
  /** Whether those are good enough that only say where to look. */
  lookUps: boolean;
};

/** Honest bullets: what buyers should know before they order. */
export const limitBullets = (draft: Draft, { count, first, lookUps }: LimitChoice): Written[] =>
  draft.mining.themes
    .filter((theme) => {
      const limit = limitOf(theme, draft.mining);
      const misplaced = limit?.except.some((domain) => draft.mining.domains.has(domain)) ?? true;
      return blamedEnough(theme, draft.mining) && !misplaced && (lookUps || limit?.looksUp === false);
    })
    .toSorted(
      (a, b) =>
        Number(isPraisedMore(a)) - Number(isPraisedMore(b)) ||
        (first === "most" ? 1 : -1) * (b.theme.negative - a.theme.negative),
    )
    .flatMap((theme) => {
      const limit = limitOf(theme, draft.mining);
      const text = limit === undefined ? null : worded(`${limit.header}: ${limit.body}`, draft.mining);
      const said = limit?.looksUp === false ? adviceSaid(theme.facet?.id ?? "", draft.mining) : [];
      const blamed = theme.units
        .filter((unit) => unit.polarity < 0 && unit.mood === "report")
        .map(({ reviewId, clause }) => ({ reviewId, start: clause.start, end: clause.end }));
      const spans = said.length > 0 ? said : blamed;
      return text === null ? [] : [{ text, spans }];
    })
    .reduce<Written[]>((kept, bullet) => {
      const one = kept.length < count ? accepted(bullet, draft) : null;
      return one === null ? kept : [...kept, one];
    }, []);
