import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { Mark, Wanted } from "../keywords/worth.ts";
import { type Chosen, chooseParts, type Frame, fitting } from "../packing/choose-parts.ts";
import { characters } from "../words/fold.ts";
import { contentWords, sensesOf, sharesSense } from "../words/same-sense.ts";
import type { TitleName } from "./title-name.ts";
import { type Measure, SEPARATORS, type TitleKind, type TitlePart } from "./title-parts.ts";

export type TitlePlan = {
  name: TitleName;
  parts: readonly TitlePart[];
  /** Parts that stand in every title where they fit, the most important first. */
  firm: readonly TitlePart[];
  /** What the seller's bullets state, with which a title may lead as with a feature. */
  leading: readonly TitlePart[];
  wanted: readonly Wanted[];
  /** What else the seller calls the thing, for room that is left. */
  seconds?: readonly TitlePart[];
  /** With how many of these the room that is left is filled. */
  filled: number;
  /** Room for all of it, in what `measure` counts, and the characters the marketplace allows. */
  limit: number;
  measure: Measure;
  max: number;
  /** Whether a text breaks no rule. */
  clean: (title: string) => boolean;
};

export type PackedTitle = {
  text: string;
  spans: readonly Span[];
  /** What the title brings. */
  marks: readonly Mark[];
  value: number;
  bound: number;
  optimal: boolean;
};

const TITLES = 4;
/** Fewer leave no choice, so that these may lead with any fact, or with mere praise. */
const LEAST = 2;
const LEADS = 8;
const MOST_FACTS = 4;
const ORDER: readonly TitleKind[] = ["use", "must", "feature", "fact", "variant"];

const supportOf = (part: TitlePart): number => distinctReviews(part.spans);

/** "Insulated Water Bottle" becomes "Insulated Leakproof Water Bottle". */
const insertModifiers = ({ head, type }: TitleName, modifiers: readonly TitlePart[]): string => {
  const at = ` ${head.toLowerCase()} `.indexOf(` ${type} `);
  const before = modifiers.map((part) => `${part.text} `).join("");
  return at === -1 ? head : `${head.slice(0, at)}${before}${head.slice(at)}`;
};

/** Name with what belongs to it, uses, the lead, what else carries most support, and the variant last. */
const render = (plan: TitlePlan, parts: readonly TitlePart[], lead: TitlePart | null): string => {
  const of = (kind: TitleKind): TitlePart[] => parts.filter((part) => part.kind === kind);
  const head = insertModifiers(plan.name, of("modifier"));
  const rank = (part: TitlePart): number => {
    if (part.kind === "fact" && plan.firm.includes(part)) return -1;
    return part === lead && part.kind !== "use" ? 0 : ORDER.indexOf(part.kind);
  };
  const rest = parts
    .filter(({ kind }) => kind !== "modifier" && kind !== "with" && kind !== "use")
    .toSorted((a, b) => rank(a) - rank(b) || supportOf(b) - supportOf(a));
  const comesWith = of("with").map((part) => `${SEPARATORS.with}${part.text}`);
  const uses = of("use").toSorted((a, b) => supportOf(b) - supportOf(a));
  const forUses = uses.length === 0 ? "" : `${SEPARATORS.use}${uses.map((part) => part.text).join(" and ")}`;
  const belonging = uses.some((part) => plan.firm.includes(part))
    ? `${forUses}${comesWith.join("")}`
    : `${comesWith.join("")}${forUses}`;
  return `${head}${belonging}${rest.map((part) => `${SEPARATORS[part.kind]}${part.text}`).join("")}`;
};

const leadOf = (parts: readonly TitlePart[]): TitlePart | null =>
  parts
    .filter((part) => part.kind === "use" || part.kind === "feature" || part.kind === "fact")
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || supportOf(b) - supportOf(a))[0] ?? null;

/** Praise that any thing of its kind could bear: it leads a title only where nothing in particular can. */
const VAGUE =
  /^(?:well[- ]made|comfortable|easy to (?:use|clean|carry|adjust|assemble|set up)|adjustable|attractive|stylish|good[- ]looking|sturdy|durable|useful|handy|filling|space[- ]saving|good workout|lots of fun|keeps warm|quick setup|easy assembly|reliable|practical|quality|high quality|great quality|nice|soft)$/i;

/** What a title may open with beside its name, the better first: a use, what is said in particular, what only praises. */
const isVague = ({ lead }: Built): boolean => lead !== null && VAGUE.test(lead.text);

type Built = PackedTitle & { lead: TitlePart | null; parts: readonly TitlePart[] };

const fits = (plan: TitlePlan, { text }: Built): boolean => characters(text) <= plan.max && plan.clean(text);

const MOST_USES = 2;

const featuresFor = (max: number): number => (max <= 80 ? 3 : 5);

/** What must stand, in the order in which it gets its room: sizes yield to the lead. */
const requiredWith = (lead: TitlePart | null, firm: readonly TitlePart[]): TitlePart[] =>
  lead === null ? [...firm] : [...firm.filter((part) => part.kind !== "variant"), lead, ...firm];

/** The choice with what the seller's bullets state, for room that nothing else takes; what an earlier title fills up with only where there is no other. */
const filledWith = (
  best: Chosen<TitleKind>,
  parts: readonly TitlePart[],
  shown: ReadonlySet<TitlePart>,
  plan: TitlePlan,
  frame: Frame<TitleKind>,
): Chosen<TitleKind> => {
  const fact = Math.min(MOST_FACTS, best.parts.filter(({ kind }) => kind === "fact").length + plan.filled);
  const filled = (from: readonly TitlePart[]): Chosen<TitleKind> =>
    from.every((part) => best.parts.includes(part))
      ? best
      : chooseParts(from, plan.wanted, { ...frame, most: { ...frame.most, fact }, required: best.parts });
  const fresh = filled(parts.filter((part) => best.parts.includes(part) || !shown.has(part)));
  const more = fresh.parts.length > best.parts.length ? fresh : filled(parts);
  return { ...more, optimal: more.optimal && best.optimal };
};

const build = (
  plan: TitlePlan,
  without: ReadonlySet<TitlePart>,
  lead: TitlePart | null,
  shown: ReadonlySet<TitlePart> = new Set(),
): Built => {
  const all = plan.parts
    .filter((part) => part === lead || !without.has(part))
    .filter((part) => lead?.kind !== "feature" || part.kind !== "use");
  const parts = all.filter((part) => part === lead || !plan.leading.includes(part));
  const firm = plan.firm.filter((part) => !without.has(part) && parts.includes(part));
  // A use that the seller insists on stands by itself, next to the name: "Bottle for Nurses".
  const use = firm.filter(({ kind }) => kind === "use").length || MOST_USES;
  const most = { must: 9, modifier: 2, with: 1, use, feature: featuresFor(plan.max), fact: MOST_FACTS, variant: 2 };
  const frame = {
    limit: plan.limit - plan.measure(plan.name.head),
    most,
    given: contentWords(plan.name.head),
    required: [],
  };
  const best = chooseParts(parts, plan.wanted, { ...frame, required: fitting(requiredWith(lead, firm), frame) });
  const chosen = plan.filled === 0 || all.length === parts.length ? best : filledWith(best, all, shown, plan, frame);
  const first = lead !== null && chosen.parts.includes(lead) ? lead : leadOf(chosen.parts);
  return {
    ...chosen,
    text: render(plan, chosen.parts, first),
    spans: chosen.parts.flatMap((part) => [...part.spans]),
    marks: chosen.parts.flatMap((part) => [...part.brings]),
    lead: first,
  };
};

/** So much beside the name makes a title, where more would only be what an earlier one says. */
const LEAST_NAMED_APART = 2;

const namedIn = ({ parts }: Built, plan: TitlePlan): number =>
  parts.filter((part) => part.kind !== "with" && part.kind !== "variant" && !plan.firm.includes(part)).length;

/** The best title that leads with something, behind it what no earlier title shows, as long as that is enough. */
const buildApart = (
  plan: TitlePlan,
  without: ReadonlySet<TitlePart>,
  lead: TitlePart,
  shown: ReadonlySet<TitlePart>,
): Built => {
  const best = build(plan, without, lead, shown);
  const again = [...shown].filter((part) => part !== lead && part.kind !== "with" && !plan.firm.includes(part));
  const other = build(plan, new Set([...without, ...again]), lead, shown);
  const isAsMuch = other.parts.length >= best.parts.length || namedIn(other, plan) >= LEAST_NAMED_APART;
  return other.lead === best.lead && isAsMuch && fits(plan, other) ? other : best;
};

/** Whether a title says nothing that another does not say as well. */
const isWithin = (a: Built, b: Built): boolean => a.parts.every((part) => b.parts.includes(part));

/** The same parts in another order, or some of them, are no title of their own. */
const isSame = (a: Built, b: Built): boolean => isWithin(b, a) || a.text === b.text;

/** A title that would only say less than one before is written from all parts, or else with others than that one has, its own lead first. */
const filledUp = (built: Built, plan: TitlePlan, titles: readonly Built[]): Built => {
  const isLess = (each: Built): boolean => titles.some((title) => isWithin(each, title));
  if (!isLess(built)) return built;
  const told = titles.filter((title) => isWithin(built, title)).flatMap(({ parts }) => parts);
  const again = new Set(
    plan.parts.filter(
      (part) => !plan.firm.includes(part) && told.some(({ senses }) => sharesSense(senses, part.senses)),
    ),
  );
  const others = [new Set<TitlePart>(), again].map((without) => build(plan, without, built.lead));
  return others.find((each) => each.lead === built.lead && fits(plan, each) && !isLess(each)) ?? built;
};

/** The best title that leads with something no earlier title leads with, uses and features taking turns; with any of `facts` as well, where they are given. */
const nextTitle = (plan: TitlePlan, titles: readonly Built[], facts: readonly TitlePart[] = []): Built | null => {
  const leads = titles.flatMap((title) => title.lead ?? []);
  const turns = ({ lead }: Built): number => leads.filter((each) => each.kind === lead?.kind).length;
  const used = new Set(plan.parts.filter((part) => leads.some((lead) => sharesSense(lead.senses, part.senses))));
  const shown = new Set(titles.flatMap(({ parts }) => parts));
  return (
    plan.parts
      .filter(
        (part) =>
          !used.has(part) &&
          (part.kind === "use" || part.kind === "feature" || plan.leading.includes(part) || facts.includes(part)),
      )
      .toSorted((a, b) => supportOf(b) - supportOf(a))
      .slice(0, LEADS)
      .map((lead) => buildApart(plan, new Set([...used].filter((part) => !plan.firm.includes(part))), lead, shown))
      .filter(({ lead }) => lead !== null && !used.has(lead))
      .toSorted(
        (a, b) =>
          Number(isVague(a)) - Number(isVague(b)) ||
          turns(a) - turns(b) ||
          b.value - a.value ||
          (a.text < b.text ? -1 : 1),
      )
      .filter((built) => titles.length < LEAST || !isVague(built))
      .map((built) => filledUp(built, plan, titles))
      .find((built) => !titles.some((title) => isSame(title, built)) && fits(plan, built)) ?? null
  );
};

/** Where must-include keywords fill the title, another title keeps the first of them and lets the others compete. */
const relaxed = (plan: TitlePlan): TitlePlan => {
  const first = plan.firm.find((part) => part.kind !== "variant");
  return { ...plan, firm: plan.firm.filter((part) => part === first || part.kind === "variant") };
};

const factsIn = ({ parts }: Pick<TitlePlan, "parts">): TitlePart[] => parts.filter(({ kind }) => kind === "fact");

/** The title worth most; what the seller states in particular goes before mere praise. */
const bestTitle = (plan: TitlePlan): Built => {
  const best = build(plan, new Set(), null);
  const leads = [plan.leading, factsIn(best)];
  const stating = leads
    .map((parts) =>
      parts
        .map((lead) => build(plan, new Set(), lead))
        .filter((each) => each.lead !== null && parts.includes(each.lead) && fits(plan, each))
        .toSorted((a, b) => b.value - a.value),
    )
    .find((built) => built.length > 0)?.[0];
  return (best.lead === null || isVague(best)) && stating !== undefined ? stating : best;
};

/**
 * Titles that open with the seller's name for the thing. The first holds the words worth most of all that fit; each
 * further one leads with something else, a use or another feature, and is again the best that does. No title has a part
 * that is `denied`.
 */
export const writeTitles = (plan: TitlePlan, denied: ReadonlySet<TitlePart> = new Set()): PackedTitle[] => {
  const isSound = (part: TitlePart): boolean => !denied.has(part);
  const sound = { ...plan, parts: plan.parts.filter(isSound), leading: plan.leading.filter(isSound) };
  const best = bestTitle(sound);
  const titles: Built[] = fits(sound, best) ? [best] : [];
  for (const [facts, most] of [
    [[], TITLES],
    [factsIn(sound), LEAST],
  ] as const)
    while (titles.length < most) {
      const next =
        nextTitle(sound, titles, facts) ?? (titles.length < 2 ? nextTitle(relaxed(sound), titles, facts) : null);
      if (next === null) break;
      titles.push(next);
    }
  const named = titles
    .map((title, at) => withSecondName(title, at, sound))
    .filter((title, at, all) => !all.slice(0, at).some((other) => isSame(other, title)));
  if (named.length > 0) return named.map(({ lead: _, parts: __, ...title }) => title);
  return [{ text: plan.name.head, spans: [], marks: [], value: 0, bound: best.bound, optimal: false }];
};

/** A shorter name takes no place of anything. */
const LEAST_NAMED = 3;

/** A title with what else the seller calls the thing, for which mere praise makes room; the next title takes the next name. */
const withSecondName = (built: Built, at: number, plan: TitlePlan): Built => {
  const seconds = plan.seconds ?? [];
  const isVaguePart = (part: TitlePart): boolean => !plan.firm.includes(part) && VAGUE.test(part.text);
  const kept = [built.parts, built.parts.filter((part) => !isVaguePart(part))];
  const named = [...seconds.slice(at % Math.max(1, seconds.length)), ...seconds].flatMap((second) =>
    kept.slice(0, second.text.split(" ").length < LEAST_NAMED ? 1 : kept.length).flatMap((parts) => {
      const isTold = parts.some(({ senses }) => sharesSense(senses, second.senses));
      const text = render(plan, [...parts, second], second);
      const isLonger = plan.measure(text) <= plan.limit;
      return isTold || !isLonger
        ? []
        : [
            {
              ...built,
              text,
              parts: [...parts, second],
              spans: parts.flatMap((part) => [...part.spans]),
              marks: [...parts, second].flatMap((part) => [...part.brings]),
              optimal: false,
            },
          ];
    }),
  );
  return named.find((each) => fits(plan, each)) ?? built;
};

/** Parts that say something the name does not, and only what a title may say. */
export const tellingParts = (
  parts: readonly TitlePart[],
  name: TitleName,
  clean: (text: string) => boolean,
): TitlePart[] => {
  const head = sensesOf(name.head);
  const seen = new Set<string>();
  return parts.filter((part) => {
    const key = part.text.toLowerCase();
    if (seen.has(key) || sharesSense(part.senses, head) || !clean(part.text)) return false;
    return seen.add(key) !== undefined;
  });
};
