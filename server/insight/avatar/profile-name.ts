import type { Mining } from "../mining/mining.ts";
import { isPlural } from "../product/product.ts";
import { PLURAL_ONLY } from "../product/product-words.ts";
import { hasFew } from "../reviews/plenty.ts";
import { singular } from "../text/singular.ts";
import { byReviews, capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
import { circumstancesIn } from "./circumstances/find-circumstances.ts";
import { forOthers, personsIn } from "./motivation.ts";
import { searchedName } from "./searched-name.ts";
import { situationsOf } from "./situations.ts";

const EVERYDAY: Readonly<Record<string, string>> = {
  "for camping": "Camping",
  "for hiking": "Hiking",
  "for travel": "Traveling",
  "for gaming": "Gaming",
  "for training": "Training",
  "for backpacking": "Backpacking",
  "for sewing": "Sewing",
  "for reading": "Reading",
  "for bedtime": "Bedtime",
  "for work": "Working-Day",
  "at night": "Night-Time",
  "every morning": "Every-Morning",
  "every day": "Everyday",
  "every night": "Every-Night",
  "on trip": "Road-Trip",
  "on shift": "Long-Shift",
  "on walk": "Daily-Walk",
  "on hike": "Hiking",
  "on flight": "Frequent-Flight",
  "for flight": "Frequent-Flight",
  "on commute": "Commuting",
  "for commute": "Commuting",
  "in office": "Office",
  "after workout": "After-Workout",
  "before work": "Before-Work",
  "with family": "Family",
  "with kid": "Family",
  "in kitchen": "Kitchen",
  "in garden": "Garden",
};

/** Who buys shoes is a "Shoe Buyer", who buys hiking pants none of a pant. */
const kindOf = (mining: Mining): string => {
  const { product } = mining;
  const type = searchedName(mining);
  const words = type.split(" ");
  const last = words.pop() ?? "";
  return product.plural && isPlural(last) && !PLURAL_ONLY.has(last) ? [...words, singular(last)].join(" ") : type;
};

const titled = (text: string): string => text.split(" ").map(capitalize).join(" ");

/** The same where articles stay small: "with a Bad Back". */
const toTitle = (text: string): string =>
  titled(text).replace(/\b(?:A|An|The|Or|And|Of)\b/g, (word) => word.toLowerCase());

/** "LED Light", as the name has it. */
const asNamed = (text: string, { product }: Mining): string => {
  const capitals = new Set(product.name.match(/(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/gu) ?? []);
  return text.replace(/\p{L}+/gu, (word) => (capitals.has(word.toUpperCase()) ? word.toUpperCase() : word));
};

const PARENTS = /(?:mother|father|parents)$/;
const CHILDREN = /(?:son|daughter|sons|daughters|child|children|nephew|niece|baby|toddler|teenagers?)$/;

const STRANGERS = /(?:friend|roommate|neighbou?r|coworker|teacher|boss)$/;
/** Of what is made for children it says nothing that it is bought for one. */
const WEARERS = /^(?:kids?|children|toddler|baby|boys?|girls?)$/;

/** For whom so many buy it that it tells them apart: "Gift Buyer", "Buyer for a Parent". */
const forWhom = (mining: Mining, least: number): Supported | null => {
  const others = forOthers(mining);
  const spans = others.map(({ excerpt }) => excerpt.span);
  if (distinctReviews(spans) < least) return null;
  const persons = personsIn(others).map(({ person }) => person);
  if (others.every(({ motive }) => motive === "gift")) return { text: "Gift Buyer", spans };
  if (persons.every((person) => PARENTS.test(person))) return { text: "Buyer for a Parent", spans };
  if (persons.every((person) => CHILDREN.test(person)))
    return WEARERS.test(mining.product.wearer ?? "") ? null : { text: "Buyer for a Child", spans };
  return {
    text: persons.some((person) => STRANGERS.test(person)) ? "Buyer for Others" : "Buyer for the Family",
    spans,
  };
};

const HAS = /^has (.+)$/;

/** "Buyer with Sensitive Skin": what several say of themselves. */
const withCircumstance = (mining: Mining, least: number): Supported | null => {
  const own = circumstancesIn(mining.reviews).filter(({ whose, told }) => whose === "own" && HAS.test(told));
  const [most] = [...Map.groupBy(own, ({ told }) => told)]
    .map(([told, members]) => ({ told, spans: members.map(({ span }) => span) }))
    .toSorted(byReviews);
  if (most === undefined || distinctReviews(most.spans) < least) return null;
  return { text: `Buyer with ${toTitle(most.told.replace(HAS, "$1"))}`, spans: most.spans };
};

/** The seller's name for the buyer; without one, the kind of thing they buy and what several tell of it: when they use it, for whom they buy it, how they live. */
export const nameProfile = (mining: Mining, given: string): Supported => {
  if (given.trim() !== "") return { text: given.trim(), spans: [] };
  const type = mining.product.type === "product" ? "" : asNamed(titled(kindOf(mining)), mining);
  const least = hasFew(mining) ? 1 : 2;
  const situation = situationsOf(mining).find(
    ({ key, spans }) => EVERYDAY[key] !== undefined && distinctReviews(spans) >= least,
  );
  if (situation !== undefined) {
    const words = [EVERYDAY[situation.key] ?? "", type, "Buyer"];
    return { text: words.filter((word) => word !== "").join(" "), spans: situation.spans };
  }
  const told = hasFew(mining) ? null : (forWhom(mining, least) ?? withCircumstance(mining, least));
  return { text: [type, told?.text ?? "Buyer"].filter((word) => word !== "").join(" "), spans: told?.spans ?? [] };
};
