import { type FacetPhrases, line, lineExcept, note } from "./phrase.ts";

const DRUNK = /\b(?:drinks?|water|beer|soda|juice|milk|iced|bottle|tumbler|cup|sips?)\b/;
const EATEN = /\b(?:food|meals?|soup|stew|pasta|rice|oatmeal|noodles?|leftovers|yogurt|sandwich\w*|snacks?)\b/;
/** Lunch as what is kept cold, not as the time until which a drink is. */
const PACKED =
  /\b(?:food|meals?|leftovers|yogurt|sandwich\w*|snacks?|(?:keeps?|kept) (?:my|his|her|their|our|the|a) lunch(?:es)?)\b/;
/** Ice in the product, not an ice pack beside what is in there. */
const ICE =
  /\bice\b(?! packs?).{0,40}\b(?:last(?:s|ed|ing)?(?! (?:week|month|year|summer|night))|still|stay\w*|next (?:day|morning)|overnight|hours|melt\w*)\b|\bstill\b.{0,15}\bice\b(?! (?:packs?|cold))|\b(?:keeps?|kept|holds?) ice\b/;
const ICE_OVERNIGHT = /\bice\b.{0,40}\bovernight\b/;
const NEXT_DAY = /\b(?:cold|cool|chilled|ice|frozen)\b.{0,40}\b(?:overnight|all night|next (?:day|morning))\b/;
const ALL_DAY = /\b(?:cold|cool|chilled|frozen)\b.{0,20}\ball day\b/;
const HOURS = /\bhours\b/;
const IN_HEAT = /\b(?:hot car|hot days?|in the heat|summer heat|in the sun)\b/;
const COFFEE = /\bcoffee\b/;
const TEA = /\btea\b/;
const AT_LUNCH = /\b(?:hot|warm)\b.{0,40}\b(?:lunch|lunchtime|noon)\b/;

export const HEAT_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  cold: {
    only: /\b(?:ice|water|drinks?|beer|soda|juice|milk|food|lunch|lunch ?box|yogurt|fruit|bottle|cooler|bento)\b/,
    features: [
      note("Keeps Ice Overnight", ICE_OVERNIGHT),
      note("Keeps Drinks Cold", DRUNK),
      note("Keeps Food Cold", EATEN),
      note("Keeps Things Cold"),
    ],
    highlights: [
      note("ice that lasts overnight", ICE_OVERNIGHT),
      note("ice that lasts", ICE),
      note("cold for hours", HOURS),
      note("stays cold"),
    ],
    outcome: [
      lineExcept(["bag"], "Ice Melts Slowly", "holds the chill well after being filled", ICE),
      lineExcept(["bag"], "Keeps Drinks Cold", "water or other beverages stay well chilled", DRUNK),
      line("Keeps Food Cold", "packed meals and snacks stay cool until eaten", PACKED),
      line("Cold for Hours", "low temperatures that last a good while", HOURS),
      line("Stays Cold", "holds a low temperature well"),
    ],
    answer: [
      line("Cold the Next Day", "still well chilled by morning", NEXT_DAY),
      line("Cold All Day", "the chill holds through many hours", ALL_DAY),
      line("Cold Despite the Heat", "warm surroundings do not quickly warm the contents", IN_HEAT),
      lineExcept(["bag"], "No Lukewarm Drinks", "still refreshing well after filling", DRUNK),
      line("Cool at Mealtime", "still properly cold by the time to eat", PACKED),
      line("Slow to Warm Up", "a chill that is not lost quickly"),
    ],
  },
  hot: {
    only: /\b(?:coffee|tea|drinks?|soup|stew|water|cocoa|food|meals?|lunch|lunch ?box|pasta|oatmeal|noodles?|bento)\b/,
    features: [
      note("Keeps Coffee Hot", COFFEE),
      note("Keeps Food Hot", EATEN),
      note("Keeps Drinks Hot", /\b(?:tea|cocoa|drinks?|water)\b/),
      note("Keeps Things Hot"),
    ],
    highlights: [
      note("hot coffee at lunch", /\bcoffee\b.{0,60}\b(?:lunch|noon)\b/),
      note("still hot at lunch", /\bhot\b.{0,40}\b(?:lunch|lunchtime|noon)\b/),
      note("still warm at lunch", /\bwarm\b.{0,40}\b(?:lunch|lunchtime|noon)\b/),
      note("hot for hours", HOURS),
      note("stays hot"),
    ],
    outcome: [
      line("Keeps Coffee Hot", "holds the heat well after brewing", COFFEE),
      line("Keeps Tea Hot", "still warm well after steeping", TEA),
      line("Keeps Food Warm", "packed meals stay hot until eaten", EATEN),
      line("Hot for Hours", "warmth that lasts a good while", HOURS),
      line("Stays Hot", "good at holding warmth inside"),
    ],
    answer: [
      line("Warm at Lunchtime", "the heat lasts until midday", AT_LUNCH),
      line("No Cold Coffee", "a warm drink long after pouring", COFFEE),
      line("Ready to Eat Warm", "food comes out at a pleasant temperature", EATEN),
      line("Slow to Cool Down", "good heat retention for what is inside"),
    ],
  },
};
