import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { blamedNouns } from "../../insight/mining/blamed-nouns.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasPlenty } from "../../insight/reviews/plenty.ts";
import type { Unit } from "../../insight/units/unit.ts";
import type { Claim } from "../claims/claims.ts";
import { findDetails } from "../claims/details.ts";
import { contentWords, sensesOf, sharesSense } from "../words/same-sense.ts";
import { type Draft, LONGEST, type Written } from "./draft.ts";
import { tellsIn } from "./variety.ts";

const LEAST = 2;
const MOST = 4;
const SERVICE = new Set(["service", "value"]);

const isClear = (unit: Unit, blamed: ReadonlySet<string>): boolean =>
  unit.clause.tokens.every((token) => token.pos !== "NOUN" || !blamed.has(token.lemma));

/** Short findings of single reviewers, in plain words, about things that nobody complains of; none where reviews are plenty. */
export const findSpecifics = (mining: Mining, claims: readonly Claim[]): Written[] => {
  if (hasPlenty(mining)) return [];
  const told = new Set(claims.map((claim) => claim.id));
  const blamed = blamedNouns(mining);
  const praising = mining.units.filter(
    (unit) =>
      unit.polarity > 0 &&
      unit.mood === "report" &&
      !told.has(unit.key) &&
      !SERVICE.has(unit.facet?.group ?? "") &&
      isClear(unit, blamed),
  );
  return [...Map.groupBy(praising, (unit) => unit.key).values()].flatMap((units) =>
    findDetails(units, mining, 1)
      .slice(0, 1)
      .map((text) => ({
        text,
        spans: units.map(({ reviewId, clause }) => ({ reviewId, start: clause.start, end: clause.end })),
      })),
  );
};

/** So many findings say more than a general bullet that several reviewers bear out. */
const WORTH_A_GENERAL = 3;

/** A set with one bullet of short findings: where there is no room, in place of the last that says nothing in particular. */
export const withSpecifics = (
  bullets: readonly Written[],
  room: number,
  write: (isFull: boolean) => Written | null,
): Written[] => {
  const at = bullets.length < room ? -1 : bullets.findLastIndex(({ isBare }) => isBare === true);
  if (bullets.length >= room && at === -1) return [...bullets];
  const more = write(at !== -1);
  if (more === null) return [...bullets];
  const isWorthIt = distinctReviews(bullets[at]?.spans ?? []) < 2 || more.text.split("; ").length >= WORTH_A_GENERAL;
  if (at !== -1 && !isWorthIt) return [...bullets];
  return [...(at === -1 ? bullets : bullets.toSpliced(at, 1)), more];
};

/** One bullet of several short findings, none of which repeats another or a bullet before it. */
export const specificsBullet = (
  header: string,
  specifics: readonly Written[],
  draft: Draft,
  most = MOST,
): Written | null => {
  const taken: Written[] = [];
  const words = new Set<string>();
  const isTold = (text: string): boolean => (draft.leads ? tellsIn(draft.spoken, text) : draft.variety.tells(text));
  const named = new Set(contentWords(draft.mining.product.name));
  for (const each of specifics) {
    const text = [...taken, each].map((one) => one.text).join("; ");
    const spans = [...taken, each].flatMap((one) => one.spans);
    const own = contentWords(each.text).filter((word) => !named.has(word));
    const senses = sensesOf(own.join(" "));
    const isAgain = taken.some((one) => sharesSense(sensesOf(one.text), senses));
    const isNew = !isAgain && !own.some((word) => words.has(word)) && !isTold(each.text);
    const fits = taken.length < most && header.length + text.length + 2 <= LONGEST;
    if (!fits || !isNew || !draft.acceptable({ text: `${header}: ${text}`, spans })) continue;
    taken.push(each);
    for (const word of own) words.add(word);
  }
  if (taken.length < LEAST) return null;
  const isFresh = (text: string): boolean =>
    draft.leads ? draft.variety.isFreshIn(draft.spoken, text) : draft.variety.isFresh(text);
  // Where the first would open like a bullet before it, another one leads.
  const text = taken
    .map((_, at) => [...taken.slice(at), ...taken.slice(0, at)].map((each) => each.text).join("; "))
    .map((body) => `${header}: ${body}`)
    .find(isFresh);
  if (text === undefined) return null;
  draft.variety.add(text);
  draft.spoken.push(text);
  return { text, spans: taken.flatMap((each) => each.spans) };
};
