import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const DRUNK = /\b(?:drinks?|water|beer|soda|juice|milk|iced|bottle|tumbler|cup|sips?)\b/;
const EATEN = /\b(?:food|meals?|soup|stew|pasta|rice|oatmeal|noodles?|leftovers|yogurt|sandwich\w*|snacks?)\b/;

export const HEAT_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  cold: {
    only: /\b(?:ice|water|drinks?|beer|soda|juice|milk|food|lunch|lunch ?box|yogurt|fruit|bottle|cooler|bento)\b/,
    features: [
      note("Keeps Ice Overnight", /\bice\b.{0,40}\bovernight\b/),
      note("Keeps Drinks Cold", DRUNK),
      note("Keeps Food Cold", EATEN),
      note("Keeps Things Cold"),
    ],
    highlights: [
      note("ice that lasts overnight", /\bice\b.{0,40}\bovernight\b/),
      note("ice for hours", /\bice\b/),
      note("cold for hours"),
    ],
    outcome: [
      lineExcept(
        ["bag"],
        "Cold to the Last Sip",
        "ice dropped in before a long day is still there to clink on the way back",
        /\bice\b/,
      ),
      lineExcept(
        ["bag"],
        "Cold to the Last Sip",
        "drinks poured in the morning keep a good chill for hours, right down to the final swallow",
        DRUNK,
      ),
      lineFor(
        ["bag"],
        "Packed Cold, Eaten Cold",
        "what goes in chilled in the morning comes out chilled when the break begins",
      ),
      line("Cold When You Get to It", "what goes in with a good chill still has that chill when the time comes"),
    ],
    answer: [
      lineExcept(
        ["bag"],
        "No More Lukewarm Water",
        "insulation slows the melt and holds the chill through heat, traffic and long waits",
        /\b(?:water|ice|drinks?|bottle|tumbler)\b/,
      ),
      line(
        "Stays Cold Through Long Days",
        "cold in the morning and still cold at the next break, through heat, traffic and long waits",
      ),
    ],
    points: [
      note("a hot car is no match for the ice", /\b(?:in the car|degrees)\b/),
      note("refreshing even beside a hot stove", /\b(?:oven|kitchen)\b/),
    ],
  },
  hot: {
    only: /\b(?:coffee|tea|drinks?|soup|stew|water|cocoa|food|meals?|lunch|lunch ?box|pasta|oatmeal|noodles?|bento)\b/,
    features: [
      note("Keeps Coffee Hot", /\bcoffee\b/),
      note("Keeps Food Hot", EATEN),
      note("Keeps Drinks Hot", /\b(?:tea|cocoa|drinks?|water)\b/),
      note("Keeps Things Hot"),
    ],
    highlights: [
      note("hot coffee at lunch", /\bcoffee\b.{0,60}\b(?:lunch|noon)\b/),
      note("still hot at lunch", /\bhot\b.{0,40}\b(?:lunch|lunchtime|noon)\b/),
      note("still warm at lunch", /\bwarm\b.{0,40}\b(?:lunch|lunchtime|noon)\b/),
      note("hot for hours"),
    ],
    outcome: [
      line(
        "Hot When You Get to It",
        "coffee poured early waits, still hot, for the first minute that is free to enjoy it",
        /\bcoffee\b/,
      ),
      line(
        "A Warm Meal Away From Home",
        "packed hot after breakfast and still a proper warm meal when the break finally comes",
        EATEN,
      ),
      line("Warmth That Waits", "heat from early in the day is still there when the first quiet moment finally comes"),
    ],
    answer: [
      line(
        "No Reheating at Noon",
        "a busy morning does not cost the coffee its heat; lunch is soon enough",
        /\bcoffee\b/,
      ),
      line(
        "No Microwave Needed",
        "a warm meal is ready wherever the break takes place, with no line to stand in and no plug to find",
        EATEN,
      ),
      line("Busy Mornings Welcome", "interruptions are fine, because the heat holds for hours rather than for minutes"),
    ],
  },
};
