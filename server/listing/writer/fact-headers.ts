import { actionOf, type FactLead, leadOf, partOf, thingsIn } from "../facts/fact-lead.ts";
import { facetsIn } from "../facts/judge-fact.ts";
import type { Fact } from "../facts/read-facts.ts";
import {
  askedHeader,
  GOOD_TO_KNOW,
  generalHeader,
  headerFor,
  isConcrete,
  isGeneral,
  isOfBox,
  isOfSuiting,
  isPlainHeader,
  kindOfFact,
} from "../seller/fact-kinds.ts";
import { type Draft, LONGEST } from "./draft.ts";

export const SHORTEST_BODY = 15;
/** What is said of a thing that heads the bullet may be shorter. */
const SHORTEST_REST = 12;
export const MOST_FACTS = 3;

/** A bullet of nothing but facts; `rest` is what is left of the first where its subject is the header. */
export type Stated = { header: string; facts: Fact[]; rest?: string };

/** Under a header that names the contents of the box. */
const ANNOUNCES = /^(?:(?:package|kit|set|box) )?(?:includes?|included|comes with|supplied with) /i;

/** Under a header that names what it suits. */
const SUITED = /^(?:it is )?(?:suitable|designed|made|ideal|can be used) for /i;
const NOTHING = /^$/;

export const textOf = ({ header, facts, rest }: Stated): string =>
  `${header}: ${facts
    .map(({ text }, at) => (at === 0 ? (rest ?? text) : text))
    .map((text) => text.replace(isOfBox(header) ? ANNOUNCES : isOfSuiting(header) ? SUITED : NOTHING, ""))
    .filter((text) => text !== "")
    .join("; ")}`;

/** The bullet with as many of these facts as its length allows. */
export const extended = (bullet: Stated, facts: readonly Fact[], longest: number, { acceptable }: Draft): Stated =>
  facts.reduce<Stated>((current, fact) => {
    const longer = { ...current, facts: [...current.facts, fact] };
    const text = textOf(longer);
    const isBare = text.endsWith(": ");
    const fits =
      longer.facts.length <= MOST_FACTS && text.length <= longest && (isBare || acceptable({ text, spans: [] }));
    return fits ? longer : current;
  }, bullet);

/** Under a header that says nothing, a lone part is no bullet: "Key Features: one touch lid". */
const SHORTEST_OF_ANY = 20;

const hasBody = (stated: Stated): boolean => {
  const ofKind = stated.rest === undefined ? SHORTEST_BODY : SHORTEST_REST;
  const least = isGeneral(stated.header) ? SHORTEST_OF_ANY : ofKind;
  return stated.facts.length > 0 && textOf(stated).length - stated.header.length >= least;
};

const isChecked = ({ header, facts }: Stated): boolean =>
  facts.some(({ text }) => isConcrete(text)) || (!isPlainHeader(header) && isConcrete(header));

/** Which of the seller's bullets may stand: those of which something can be checked, or all that are sound, under their own headers. */
export type Standing = "checked" | "sound";

/** Each fact under the thing that it speaks of ("Wide Spout: pours without a funnel"), the part that it names behind its make, or what people do: what else the bullet states is of another thing, and would read as said of this one. */
const splitBy = (facts: readonly Fact[], split: (fact: string) => FactLead | null): Stated[] =>
  facts.flatMap((fact) => {
    const lead = split(fact.text);
    return lead === null || lead.rest === "" ? [] : [{ header: lead.header, rest: lead.rest, facts: [fact] }];
  });

/** A fact under the things of which it says what they do: "Inner Ties: eight inner ties hold the blanket in place". */
const namedBy = (facts: readonly Fact[]): Stated[] =>
  facts.flatMap((fact) => {
    const header = thingsIn(fact.text);
    return header === "" ? [] : [{ header, facts: [fact] }];
  });

/** Whether a header praises a matter of which the set has a bullet: "Quiet Motor" beside "Quiet in Use". */
const tellsAgain = (header: string, { mining, matters: { claims } }: Draft): boolean => {
  const praised = facetsIn(header.toLowerCase(), { mining });
  return claims.some(({ id }) => praised.includes(id));
};

const FIGURE_LAST = / (?:(?:up to|over|of|to|in) )?(\d[\d.,]*)[ -]?\p{L}*$/u;

/** "Speed up to 4 mph" over "adjusts from 1 to 4 mph" is "Speed". */
const withoutFigure = (header: string, facts: readonly Fact[]): string => {
  const [, figure = ""] = FIGURE_LAST.exec(header) ?? [];
  return figure !== "" && facts.some(({ text }) => text.split(/[^\d.,]+/).includes(figure))
    ? header.replace(FIGURE_LAST, "")
    : header;
};

/** The headers under which the facts of one of the seller's bullets may stand, the best first. */
const choicesOf = ({ header, facts }: Stated, standing: Standing, draft: Draft): Stated[] => {
  const own = { header: tellsAgain(header, draft) ? "" : withoutFigure(header, facts), facts };
  if (standing === "sound" && own.header !== "") return [own];
  const free = facts.filter(({ leans }) => !leans);
  const texts = free.map(({ text }) => text);
  const kind = texts.length === 1 ? kindOfFact(texts[0] ?? "") : headerFor(texts);
  const asked = draft.leads ? askedHeader(kind, texts) : kind;
  const plain = { header: kind === GOOD_TO_KNOW ? generalHeader(texts, draft.leads) : asked, facts: free };
  const led = splitBy(free, leadOf);
  const split = [...splitBy(free, partOf), ...splitBy(free, actionOf), ...namedBy(free)];
  // A kind that fits several facts tells more of them than a thing that one of them names.
  if (texts.length > 1 && kind !== GOOD_TO_KNOW && !isOfBox(kind)) return [own, plain, ...led, ...split];
  if (!draft.leads || (isPlainHeader(header) && texts.length > 1)) return [own, ...led, ...split, plain];
  // A plain header for one fact says less than the thing that the fact names.
  return isPlainHeader(header) ? [...led, ...split, own, plain] : [...led, own, ...split, plain];
};

/** The facts of one of the seller's bullets under its own header, or those that need it not under another. */
const statedBy = (stated: Stated, standing: Standing, taken: ReadonlySet<string>, draft: Draft): Stated | null =>
  choicesOf(stated, standing, draft)
    .filter((choice) => choice.header !== "" && !taken.has(choice.header))
    .map(({ facts, ...choice }) => extended({ ...choice, facts: [] }, facts, LONGEST, draft))
    .find((choice) => hasBody(choice) && (standing === "sound" || isChecked(choice))) ?? null;

/** The same under a header that the other set does not use, as long as that says more than what people do or that there is something to know. */
export const statedApart = (
  stated: Stated,
  standing: Standing,
  taken: ReadonlySet<string>,
  draft: Draft,
): Stated | null => {
  const apart = statedBy(stated, standing, taken.union(draft.headed), draft);
  const saysLess =
    apart === null ||
    isGeneral(apart.header) ||
    apart.facts.some(({ text }) => actionOf(text)?.header === apart.header);
  return saysLess ? statedBy(stated, standing, taken, draft) : apart;
};
