import type { Mining } from "../mine-reviews.ts";
import { hasFew } from "../plenty.ts";
import { isPlural } from "../product.ts";
import { PLURAL_ONLY } from "../product-words.ts";
import { singular } from "../text/singular.ts";
import { capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
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

/** The seller's name for the buyer; without one, the kind of thing they buy and the situation most of them name. */
export const nameProfile = (mining: Mining, given: string): Supported => {
  if (given.trim() !== "") return { text: given.trim(), spans: [] };
  const type = mining.product.type === "product" ? "" : titled(kindOf(mining));
  const least = hasFew(mining) ? 1 : 2;
  const situation = situationsOf(mining).find(
    ({ key, spans }) => EVERYDAY[key] !== undefined && distinctReviews(spans) >= least,
  );
  const lead = situation === undefined ? "" : (EVERYDAY[situation.key] ?? "");
  return { text: [lead, type, "Buyer"].filter((word) => word !== "").join(" "), spans: situation?.spans ?? [] };
};
