import type { Claim } from "../claims/claims.ts";
import { instructs } from "../clauses/instructs.ts";
import { actionOf, leadOf, partOf } from "../facts/fact-lead.ts";
import { facetsIn } from "../facts/judge-fact.ts";
import type { Fact, FactGroup } from "../facts/read-facts.ts";
import { CONTENTS, isMerePromise } from "../facts/reasons.ts";
import {
  askedHeader,
  GOOD_TO_KNOW,
  headerFor,
  isConcrete,
  isGeneral,
  isOfBox,
  isOfUse,
  isPlainHeader,
  kindOfFact,
} from "../seller/fact-kinds.ts";
import type { SellerPoint } from "../seller/seller-points.ts";
import { sensesOf, sharesSense } from "../words/same-sense.ts";
import type { Draft, Written } from "./draft.ts";
import {
  extended,
  MOST_FACTS,
  SHORTEST_BODY,
  type Standing,
  type Stated,
  statedApart,
  textOf,
} from "./fact-headers.ts";

/** A shorter bullet takes in facts of others that have none of their own. */
const SHORT = 100;
const LONG_ENOUGH = 160;
/** So many bullets of a set may hold nothing but facts, as long as reviews fill the others. */
const MOST_RESERVED = 2;
/** Of more bullets not all could stand. */
const MOST_BULLETS = 5;

/** A light that shines is not what "Lightweight" speaks of. */
const LAMP = /\b(?:[\p{L}-]+ )?lights?\b(?! (?:to|enough|as|in|weight|on)\b)/giu;

/** The header of one of the seller's bullets over so many of its facts: where the first of them that promises more than praise is gone, it has to speak of one of the others. */
const headerOver = ({ header, facts }: FactGroup, left: readonly Fact[]): string => {
  const said = sensesOf(header);
  const first = facts.find(({ reason }) => !isMerePromise(reason));
  const isOver = left.some(
    (fact) =>
      fact === first ||
      (fact.leans && fact.reason === null) ||
      sharesSense(said, sensesOf(`${fact.text} ${fact.original}`.replace(LAMP, "lamp"))),
  );
  return isOver || isPlainHeader(header) ? header : "";
};

const sound = ({ facts }: FactGroup): Fact[] => facts.filter(({ reason }) => reason === null);

/** The seller's facts that belong beside a claim, for its bullet. */
export const factPoints = (groups: readonly FactGroup[]): SellerPoint[] =>
  groups.flatMap(sound).map(({ text, brief, facets }) => ({ text, brief, facets, isFact: true }));

/** How many of the seller's bullets state facts that belong to none of these claims. */
export const factsApart = (groups: readonly FactGroup[], claims: readonly Claim[]): number => {
  const claimed = new Set(claims.map(({ id }) => id));
  return groups.filter((group) => {
    const facts = sound(group);
    return (
      facts.some(({ text }) => isConcrete(text)) && !facts.some(({ facets }) => facets.some((id) => claimed.has(id)))
    );
  }).length;
};

/** How many bullets to keep free for them. */
export const reservedFor = (groups: readonly FactGroup[], claims: readonly Claim[]): number =>
  Math.min(MOST_RESERVED, factsApart(groups, claims));

/** The matter that a fact states in words, and not by a measure alone. */
const matterOf = (fact: string, { mining }: Draft): string | undefined => facetsIn(fact, { mining })[0];

/** Whether a fact without a header of its own, which the set has not told, states the matter of a claim, which then heads it. */
export const isProven = ({ id }: Claim, groups: readonly FactGroup[], draft: Draft): boolean =>
  groups
    .filter(({ header }) => header === "")
    .flatMap(sound)
    .some(({ text }) => !draft.told.has(text) && matterOf(text, draft) === id);

/** Whether a fact is about the same as most of the others: a speed stands under no accessories. What is of no kind has nothing in common. */
const isOfKind = (text: string, facts: readonly Fact[]): boolean => {
  const kind = kindOfFact(text);
  return kind !== GOOD_TO_KNOW && kind === headerFor(facts.map((fact) => fact.text));
};

const weight = (facts: readonly Fact[]): number =>
  facts.filter(({ text }) => isConcrete(text)).reduce((sum, { text }) => sum + text.length, 0);

/** A bullet of so much tells something; one of less gives way to it. */
const WEIGHTY = 25;

const tier = (facts: readonly Fact[]): number => Number(weight(facts) > 0) + Number(weight(facts) >= WEIGHTY);

const headerOf = ({ text }: Written): string => text.slice(0, Math.max(0, text.indexOf(":")));

const isShort = (facts: readonly Fact[]): boolean => facts.map(({ text }) => text).join("; ").length < SHORTEST_BODY;

const bulletsOf = (
  groups: readonly FactGroup[],
  count: number,
  draft: Draft,
  standing: Standing,
  before: readonly Written[] = [],
): Written[] => {
  const untold = groups
    .map((group, place) => {
      const facts = group.facts.filter(({ text, reason }) => reason === null && !draft.told.has(text));
      return { header: headerOver(group, facts), place, facts };
    })
    .filter(({ facts }) => facts.length > 0)
    .toSorted((a, b) =>
      count < groups.length && !draft.leads ? tier(b.facts) - tier(a.facts) : weight(b.facts) - weight(a.facts),
    );
  const headers = new Set(before.map(headerOf));
  const bullets: (Stated & { place: number })[] = [];
  for (const { header, facts, place, isLast } of [
    ...untold.map((each) => ({ ...each, isLast: false })),
    ...untold.map((each) => ({ ...each, isLast: true })),
  ]) {
    const isUntold = ({ text }: Fact): boolean => !draft.told.has(text);
    const own = facts.filter(isUntold);
    // Clauses too short for a bullet stand together.
    const others =
      isLast && header === "" && own.length > 0 && isShort(own)
        ? untold.filter((each) => each.place !== place && each.header === "")
        : [];
    const left = [...own, ...others.flatMap((each) => each.facts.filter((fact) => isUntold(fact) && !fact.leans))];
    const stated =
      bullets.length < count && left.length > 0 ? statedApart({ header, facts: left }, standing, headers, draft) : null;
    if (stated === null || (isGeneral(stated.header) && !isLast)) continue;
    headers.add(stated.header);
    draft.headed.add(stated.header);
    for (const matter of facetsIn(stated.header.toLowerCase(), draft)) draft.matters.stated.add(matter);
    bullets.push({ ...stated, place });
    for (const fact of stated.facts) {
      draft.told.add(fact.text);
      for (const matter of facetsIn(fact.text, draft)) draft.matters.stated.add(matter);
    }
  }
  return bullets
    .toSorted((a, b) => a.place - b.place)
    .map((bullet) => {
      const left = untold
        .flatMap(({ facts }) => facts)
        .filter(({ text, leans }) => !draft.told.has(text) && isConcrete(text) && !leans)
        .filter(({ text }) => bullet.rest === undefined && !isGeneral(bullet.header) && isOfKind(text, bullet.facts));
      const isList = isOfBox(bullet.header) && bullet.facts.some(({ text }) => CONTENTS.test(text));
      const full = textOf(bullet).length < SHORT && !isList ? extended(bullet, left, LONG_ENOUGH, draft) : bullet;
      for (const { text } of full.facts) draft.told.add(text);
      return { text: textOf(full), spans: [] };
    });
};

/** Bullets of facts that no other bullet of the set tells, those that tell most, in the seller's order. */
export const factBullets = (
  groups: readonly FactGroup[],
  count: number,
  draft: Draft,
  before: readonly Written[] = [],
): Written[] => bulletsOf(groups, count, draft, "checked", before);

/** The facts that the other set has not told. */
export const unsaid = (groups: readonly FactGroup[], { said }: Draft): FactGroup[] =>
  groups.map((group) => ({ ...group, facts: group.facts.filter(({ text }) => !said.has(text)) }));

/** Bullets of what the seller says beside such facts, where nothing speaks against it. */
export const soundBullets = (
  groups: readonly FactGroup[],
  count: number,
  draft: Draft,
  before: readonly Written[],
): Written[] => bulletsOf(groups, count, draft, "sound", before);

const standsAlone = ({ leans, reason }: Fact): boolean => reason === null && !leans;

/** The facts of a bullet in turned order, where all stand by themselves. */
const reordered = (group: FactGroup): FactGroup => {
  const [first, ...rest] = group.facts;
  const isInOrder = group.facts.some(({ text }) => instructs(text));
  return first !== undefined && !isInOrder && group.facts.every(standsAlone)
    ? { ...group, facts: [...rest, first] }
    : group;
};

const turnedBy = (all: readonly FactGroup[], isLed: (fact: Fact) => boolean): FactGroup[] => {
  const led = all.flatMap(({ header, facts }) => facts.filter(isLed).map((fact) => ({ header, facts: [fact] })));
  const groups = all.map(({ header, facts }) => ({ header, facts: facts.filter((fact) => !isLed(fact)) }));
  const isListed = groups.some(({ facts }) => facts.some(({ text, reason }) => reason === null && CONTENTS.test(text)));
  // Beside the list of what is in the box, a part of it stands for itself.
  const kindOf = (fact: Fact): string => {
    const kind = standsAlone(fact) ? kindOfFact(fact.text) : GOOD_TO_KNOW;
    return isOfUse(kind) || (isOfBox(kind) && isListed && !CONTENTS.test(fact.text)) ? GOOD_TO_KNOW : kind;
  };
  const kinds = new Set(groups.flatMap(({ facts }) => facts.map(kindOf)).filter((kind) => kind !== GOOD_TO_KNOW));
  const byKind = [...kinds].map((kind) => {
    const facts = groups.flatMap((group) => group.facts.filter((fact) => kindOf(fact) === kind));
    return {
      header: askedHeader(
        kind,
        facts.map(({ text }) => text),
      ),
      facts,
    };
  });
  const others = groups.map((group, at) => {
    const facts = group.facts.filter((fact) => kindOf(fact) === GOOD_TO_KNOW);
    return { ...group, header: headerOver(all[at] ?? group, facts), facts };
  });
  return [...led, ...byKind, ...others.map(reordered)].filter(({ facts }) => facts.length > 0);
};

/** The seller's bullets as the second set tells them, where buyers ask: what a part is good for by itself, the other facts of one kind together, what has no kind under its own header. */
export const turned = (all: readonly FactGroup[]): FactGroup[] => {
  const apart = turnedBy(all, (fact) => standsAlone(fact) && (leadOf(fact.text)?.rest ?? "") !== "");
  return apart.filter((group) => sound(group).length > 0).length <= MOST_BULLETS ? apart : turnedBy(all, () => false);
};

/** Whether a bullet tells a fact, be it under the thing that the fact speaks of. */
const tellsFact = (text: string, fact: string): boolean => {
  return (
    text.includes(fact) ||
    SPLITS.some((split) => {
      const lead = split(fact);
      return lead !== null && text.startsWith(`${lead.header}: ${lead.rest}`);
    })
  );
};

const holdsOneOf = ({ text }: Written, { facts }: FactGroup): boolean =>
  facts.some((fact) => tellsFact(text, fact.text));

const SPLITS = [leadOf, actionOf, partOf];

/** Whether a bullet is headed by the thing that another of these facts speaks of. */
const isOfOther = (text: string, bullet: Written, { facts }: FactGroup): boolean =>
  facts.some((fact) => fact.text !== text && SPLITS.some((split) => split(fact.text)?.header === headerOf(bullet)));

const partsOf = (text: string): number => text.split("; ").length;

/** Whether a bullet stands under a header of ours that names one kind of facts. */
const isOfOneKind = (bullet: Written): boolean => isPlainHeader(headerOf(bullet)) && !isGeneral(headerOf(bullet));

/** Whether a fact may stand in a bullet without its neighbors: under the header of its kind, or of any. */
const fits = (text: string, bullet: Written): boolean => {
  const header = headerOf(bullet);
  const kind = kindOfFact(text);
  return isGeneral(header) || (isPlainHeader(header) && (header === kind || header === askedHeader(kind)));
};

/** The bullets with the facts that none of them tells, each where its neighbors stand by themselves, or else under a header of its kind. */
export const withFactsLeft = (
  bullets: readonly Written[],
  groups: readonly FactGroup[],
  draft: Draft,
): readonly Written[] => {
  let current = bullets;
  for (const group of groups)
    for (const { text, leans } of sound(group)) {
      if (draft.told.has(text) || leans) continue;
      const longer = (bullet: Written): Written => ({
        ...bullet,
        text: `${bullet.text}; ${isOfBox(headerOf(bullet)) ? text.replace(/^includes /, "") : text}`,
      });
      const home = current
        .filter(
          (bullet) =>
            fits(text, bullet) ||
            (bullet.spans.length === 0 &&
              holdsOneOf(bullet, group) &&
              !isOfOther(text, bullet, group) &&
              !(isOfOneKind(bullet) && kindOfFact(text) !== GOOD_TO_KNOW)),
        )
        .filter(
          (bullet) =>
            partsOf(bullet.text) < MOST_FACTS &&
            longer(bullet).text.length <= LONG_ENOUGH &&
            draft.acceptable(longer(bullet)),
        )
        .toSorted(
          (a, b) =>
            Number(holdsOneOf(b, group)) - Number(holdsOneOf(a, group)) ||
            Number(a.spans.length > 0) - Number(b.spans.length > 0) ||
            a.text.length - b.text.length,
        )[0];
      if (home === undefined) continue;
      draft.told.add(text);
      current = current.map((bullet) => (bullet === home ? longer(bullet) : bullet));
    }
  return current;
};
