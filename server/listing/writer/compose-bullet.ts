import type { Span } from "../../../events/result/review.ts";
import { bearing, type Claim, isKept, meets } from "../claims/claims.ts";
import { findPoints } from "../claims/found-points.ts";
import { ownWords } from "../claims/own-words.ts";
import { isTold } from "../claims/told-matters.ts";
import { isConcrete } from "../seller/fact-kinds.ts";
import { sensesOf, sharesSense } from "../words/same-sense.ts";
import { contentOf, type Draft, LONGEST, repeats, type Written, worded } from "./draft.ts";
import { enrich } from "./enrich-bullet.ts";
import { tellsMore } from "./phrases-left.ts";
import { tellsIn } from "./variety.ts";

/** What may follow in a bullet; `states` is the seller's fact that it tells, which may stand in both sets. */
type Addition = Written & { states?: string };

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

const MOST_FACTS = 3;
const SHARED_BY_FACTS = 1;
/** A figure is news, whatever words lead to it: "Packs Down Small: packs down to 40 cm". */
const SHARED_WITH_FIGURE = 2;
const MOST_POINTS = 3;

/** Header and body of a line, the seller's facts that prove it, and what reviewers say in particular. */
type Stated = {
  header: string;
  body: string;
  /** Whether the body only says in other words what the header says. */
  isGeneral: boolean;
  facts: readonly string[];
  points: readonly string[];
  spans: readonly Span[];
};

const isLone = (body: string): boolean => !body.trim().includes(" ");

/** A body whose every word has been said already is left out, or one of them by a fact; so is a general one, one that says its header again, and a lone adjective, beside anything that is told in particular. */
const writtenOf = ({ header, body, isGeneral, facts, points, spans }: Stated): Written => {
  const before = [...facts, ...points];
  const said = new Set(contentOf(before.join(" ")));
  const saysAgain = facts.length > 0 && repeats(facts.join("; "), body) > 0;
  const saysHeader = sharesSense(sensesOf(header), sensesOf(body));
  const isIdle =
    before.length > 0 &&
    (isGeneral ||
      points.length > 0 ||
      saysAgain ||
      saysHeader ||
      isLone(body) ||
      contentOf(body).every((word) => said.has(word)));
  return { text: `${header}: ${[...before, ...(isIdle ? [] : [body])].join("; ")}`, spans };
};

/** An enriched bullet without the lone adjective that it opens with. */
const withoutLone = (bullet: Written, { header, body }: Stated): Written =>
  isLone(body) ? { ...bullet, text: bullet.text.replace(`${header}: ${body}; `, `${header}: `) } : bullet;

/** The line with the seller's facts of its matter between header and body: what proves it comes before what it does. */
const withFacts = (line: Stated, claim: Claim, draft: Draft): Stated => {
  let current = line;
  for (const { text, states = text } of factsFor(claim, draft)) {
    const longer = { ...current, facts: [...current.facts, text] };
    const written = writtenOf(longer);
    const fits =
      longer.facts.length <= MOST_FACTS &&
      written.text.length <= LONGEST &&
      repeats(writtenOf(current).text, text) <= (/\d/.test(text) ? SHARED_WITH_FIGURE : SHARED_BY_FACTS);
    if (!fits || draft.told.has(states) || !draft.acceptable(written)) continue;
    draft.told.add(states);
    current = longer;
  }
  return current;
};

/** The line with what its reviewers say in particular, the most common first. */
const withPoints = (line: Stated, claim: Claim, draft: Draft, isAgain = false): Stated => {
  const { mining, variety, share, acceptable, spoken } = draft;
  const isUnsaid = (text: string): boolean => (isAgain ? !tellsIn(spoken, text) : variety.count(text) === 0);
  const isFresh = (text: string): boolean => (isAgain ? variety.isFreshIn(spoken, text) : variety.isFresh(text));
  const found = findPoints(claim.id, mining).flatMap(({ text, spans }) => {
    const said = worded(text, mining);
    return said === null ? [] : [{ forms: [said], spans }];
  });
  const restated = draft.phrases.filter(({ matters }) => matters.has(claim.id));
  const points = [...restated, ...found]
    .filter(({ forms }) => isAgain || forms.every(isUnsaid))
    .map(({ forms, spans }) => ({ forms: forms.filter(isUnsaid), spans }));
  const most = Math.min(MOST_POINTS, Math.ceil(share * points.filter(({ forms }) => forms.length > 0).length));
  const withPoint = (current: Stated, text: string, spans: readonly Span[]): Stated | null => {
    const before = [...(current.isGeneral ? [] : [current.body]), ...current.facts, ...current.points];
    if (!tellsMore(current.header, before, text)) return null;
    const longer = { ...current, points: [...current.points, text], spans: [...current.spans, ...spans] };
    const written = writtenOf(longer);
    const fits = written.text.length <= LONGEST && isFresh(written.text) && acceptable(written);
    return fits ? longer : null;
  };
  return points.reduce((current, { forms, spans }) => {
    if (current.points.length >= most) return current;
    for (const text of forms) {
      const longer = withPoint(current, text, spans);
      if (longer !== null) return longer;
    }
    return current;
  }, line);
};

/** Whether a line has nothing in particular, so that it may say again what only the other set has said. */
const isBare = ({ isGeneral, facts, points }: Stated): boolean => isGeneral && facts.length + points.length === 0;

/** A general body gives way to the words of reviewers, where these can stand by themselves. */
const inOwnWords = (header: string, general: string, claim: Claim, { acceptable, variety }: Draft): string => {
  const own = ownWords(claim, header);
  const fits = own !== "" && variety.count(own) === 0 && acceptable({ text: `${header}: ${own}`, spans: claim.spans });
  return fits ? own : general;
};

const EMPTY = new Set(["results", "verb:work", "verb:run", "acceptance", "comfort", "speed"]);

/** Whether a line on a matter says nothing without anything in particular: "Well Liked", "Works Well". */
export const saysNothing = (id: string): boolean => EMPTY.has(id);

/** The bullet of a claim: the first line that its reviews bear out and that is unlike the bullets before it. */
export const composeBullet = (claim: Claim, draft: Draft): Written | null => {
  if (isTold(claim, draft.matters)) return null;
  for (const each of draft.lines(claim)) {
    if (!isKept(claim, { text: each.header, needs: each.needs })) continue;
    const text = meets(claim, each.needs) ? worded(`${each.header}: ${each.body}`, draft.mining) : null;
    const bullet = { text: text ?? "", spans: bearing(claim, each.needs) };
    if (text === null || text.length > LONGEST || !draft.variety.isFresh(text) || !draft.acceptable(bullet)) continue;
    const [header = "", general = ""] = text.split(/: (.*)/s);
    const body = each.needs === undefined ? inOwnWords(header, general, claim, draft) : general;
    const isGeneral = each.needs === undefined && body === general;
    const bare = { header, body, isGeneral, facts: [], points: [], spans: bullet.spans };
    const stated = withPoints(withFacts(bare, claim, draft), claim, draft);
    const told = draft.leads && isBare(stated) ? withPoints(stated, claim, draft, true) : stated;
    const written = withoutLone(enrich(writtenOf(told), claim, draft), told);
    if (saysNothing(claim.id) && told.isGeneral && written.text === text && !draft.fillsUp) return null;
    draft.variety.add(written.text);
    draft.spoken.push(written.text);
    draft.matters.claims.push(claim);
    const isPlain = told.facts.length + told.points.length === 0 && written.text === text;
    return { ...written, ...(isPlain ? { isPlain } : {}), ...(isPlain && told.isGeneral ? { isBare: true } : {}) };
  }
  return null;
};

/** Bullets for the first claims that allow one, and the claims that were not looked at. */
export type Composed = { bullets: Written[]; rest: readonly Claim[] };

export const composeBullets = (claims: readonly Claim[], count: number, draft: Draft): Composed => {
  const bullets: Written[] = [];
  let next = 0;
  for (; next < claims.length && bullets.length < count; next += 1) {
    const claim = claims[next];
    const bullet = claim === undefined ? null : composeBullet(claim, draft);
    if (bullet !== null) bullets.push(bullet);
  }
  return { bullets, rest: claims.slice(next) };
};
