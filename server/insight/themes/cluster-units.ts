import { nounGroup, plainNoun } from "../aspects/noun-groups.ts";
import { isOwnName, type Product } from "../product/product.ts";
import { WHOLE } from "../units/aspect-units.ts";
import type { Unit } from "../units/unit.ts";
import { isOwnedBody } from "../units/whose.ts";
import { HAPPENINGS } from "./shared-word.ts";

const NOUN = "noun:";

const distinct = (units: readonly Unit[]): number => new Set(units.map((unit) => unit.reviewId)).size;

/** Other names for the same kind of thing. */
const ALIASES: readonly ReadonlySet<string>[] = [
  "suitcase luggage bag trolley",
  "purse bag handbag tote backpack rucksack satchel pack",
  "shoe sneaker boot sandal trainer slipper",
  "sofa couch futon",
  "cream lotion moisturizer",
  "headphone headset earbud earphone",
  "mug cup tumbler bottle flask thermos",
  "tights pantyhose stocking",
  "pan skillet pot",
  "jacket coat parka",
  "rug carpet mat",
  "cover case shell",
  "cam camera camcorder dashcam",
  "stool chair",
  "book story",
  "powder shake protein",
  "tv television",
  "lamp light lantern",
  "oven pot",
  "insole insert",
  "cube bin box",
  "blanket throw",
  "vacuum vac sweeper",
  "toothbrush brush",
  "trimmer clipper shaver",
  "rack shelf",
  "bike bicycle",
  "leash lead",
].map((line) => new Set(line.split(" ")));

const sameKind = (noun: string, other: string): boolean =>
  noun === other || ALIASES.some((names) => names.has(noun) && names.has(other));

/** Reviewers of a "Cordless Drill Kit" speak of the drill. */
const isOfCollection = (head: string, { name, noun }: Product): boolean =>
  /^(?:set|kit)$/.test(noun) &&
  (name.toLowerCase().split(/ with |[,|(–—]/)[0] ?? "")
    .split(/[\s-]+/)
    .map(plainNoun)
    .includes(head);

/** That people praise the lamp or speak of the dog says nothing about either. */
const namesProduct = (unit: Unit, product: Product): boolean => {
  const head = plainNoun(unit.target);
  return (
    sameKind(head, plainNoun(product.noun)) ||
    head === product.wearer ||
    isOwnName(head, product) ||
    isOfCollection(head, product) ||
    unit.term === product.type
  );
};

const WORD = "word:";

/** "a good warmer" is no word for how warm it is. */
const isNameTaken = ({ key, opinion }: Unit, product: Product): boolean =>
  key.startsWith(WORD) && sameKind(plainNoun(opinion.split(" ").at(-1) ?? ""), plainNoun(product.noun));

const groupOf = (unit: Unit, product: Product): Unit => {
  if (isNameTaken(unit, product)) return { ...unit, key: WHOLE };
  if (!unit.key.startsWith(NOUN)) return unit;
  return { ...unit, key: namesProduct(unit, product) ? WHOLE : `${NOUN}${nounGroup(unit.target)}` };
};

const compoundOf = (unit: Unit): string => unit.term.split(" ").map(plainNoun).join(" ");

/** The words of a compound before its head: "zipper" of "zipper pull". */
const ownersOf = (unit: Unit): string[] => unit.term.split(" ").slice(0, -1).map(nounGroup);

/** Compounds of one head that enough reviews speak of to stand by themselves. */
const standingApart = (members: readonly Unit[], floor: number): Set<string> => {
  const compounds = [...Map.groupBy(members, compoundOf)].filter(([compound]) => compound.includes(" "));
  const strong = compounds.filter(([, units]) => distinct(units) > floor).map(([compound]) => compound);
  const rest = members.filter((unit) => !strong.includes(compoundOf(unit)));
  return strong.length > 1 || distinct(rest) >= floor ? new Set(strong) : new Set();
};

const LEAST_VOICES = 2;

/** Faults whose names do not say which part has them. */
const OF_ANY_PART: ReadonlySet<string> = new Set(["durability", "sturdy", "finish"]);

/** Parts that a facet of theirs names itself. */
const FASTENERS: ReadonlySet<string> = new Set(
  ["zipper", "zip", "buckle", "clip", "clasp", "snap", "velcro", "fastener"].map((noun) => `${NOUN}${nounGroup(noun)}`),
);

/** What people call a product, and what is taken for a noun: no part of anything. */
const NO_PARTS: ReadonlySet<string> = new Set(
  "junk trash garbage crap rubbish joke nightmare disaster like lot bit tad hassle kind ton negative customer sound noise spray smell scent size fit price pressure".split(
    " ",
  ),
);

/** "leaked all over my bag": what stands behind a preposition is where it happened, and no part. */
const IS_PLACE = /(?:^| )(?:on|in|over|onto|into|at|with|from|to|of)(?: (?:my|our|your|his|her|their|its|the|a|an))?$/;

/** What is said of a service is said of no part: "the return window closed". */
const tellsOfPart = ({ facet, opinion }: Unit): boolean => facet?.group !== "service" && !IS_PLACE.test(opinion);

/** Whether the facet of fasteners tells most of what is said against one of them. */
const isToldOfFasteners = (key: string, members: readonly Unit[]): boolean =>
  FASTENERS.has(key) && distinct(members.filter((unit) => unit.key === "fasteners")) * 2 >= distinct(members);

/** Whether a fault is told with the part's name: at least half of its complaints are about that part, and few praise it. */
const isNamedWith = (fault: string, members: readonly Unit[], units: readonly Unit[]): boolean => {
  const judging = units.filter((unit) => unit.key === fault && unit.mood === "report");
  const [praising, blaming] = [1, -1].map((sign) => distinct(judging.filter(({ polarity }) => polarity === sign)));
  return distinct(members) * 2 >= (blaming ?? 0) && (praising ?? 0) * 2 < (blaming ?? 0);
};

/**
 * A part that reviews blame in several ways, a nozzle that leaks, breaks and feels cheap, is a theme of its own beside those
 * faults, and so is one that keeps breaking: their opinions are counted there too.
 */
const blamedParts = (units: readonly Unit[], product: Product, floor: number): Unit[] => {
  const blaming = units.filter(
    (unit) =>
      unit.mood === "report" &&
      unit.polarity < 0 &&
      unit.target !== "" &&
      !NO_PARTS.has(unit.target) &&
      !HAPPENINGS.has(unit.target) &&
      tellsOfPart(unit) &&
      !isOwnedBody(unit) &&
      !namesProduct(unit, product),
  );
  return [...Map.groupBy(blaming, (unit) => `${NOUN}${nounGroup(unit.target)}`)].flatMap(([key, members]) => {
    const ways = new Set(members.map((unit) => unit.key));
    const fault = members[0]?.key ?? "";
    const tells = ways.size > 1 || (OF_ANY_PART.has(fault) && !isNamedWith(fault, members, units));
    return tells && !isToldOfFasteners(key, members) && distinct(members) >= Math.max(floor, LEAST_VOICES)
      ? members.filter((unit) => unit.key !== key).map((unit) => ({ ...unit, key, facet: null }))
      : [];
  });
};

/** Gives units that speak of the same thing the same key: inflections, spellings, synonyms, and compounds too rare to stand apart. */
export const clusterUnits = (units: readonly Unit[], product: Product, floor: number): Unit[] => {
  const grouped = units.map((unit) => groupOf(unit, product));
  const byKey = Map.groupBy(
    grouped.filter((unit) => unit.mood === "report" && unit.key.startsWith(NOUN)),
    (unit) => unit.key,
  );
  const support = new Map([...byKey].map(([key, members]) => [key, distinct(members)]));
  const apart = new Map([...byKey].map(([key, members]) => [key, standingApart(members, floor)]));
  const clustered = grouped.map((unit) => {
    if (!unit.key.startsWith(NOUN)) return unit;
    const compound = compoundOf(unit);
    if (apart.get(unit.key)?.has(compound) === true) return { ...unit, key: `${NOUN}${compound}` };
    if ((support.get(unit.key) ?? 0) >= floor) return unit;
    const owner = ownersOf(unit).find((word) => (support.get(`${NOUN}${word}`) ?? 0) >= floor);
    return owner === undefined ? unit : { ...unit, key: `${NOUN}${owner}` };
  });
  return [...clustered, ...blamedParts(clustered, product, floor)];
};
