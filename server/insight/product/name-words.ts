import { singular } from "../text/singular.ts";
import { COLORS, KIND_NOUNS, MATERIALS, UNITS_OF_MEASURE } from "./product-words.ts";

const PACK =
  /^(?:(?:a|the)\s+)?(?:(?:new|\d+|two|three|four|five|six|eight|ten|twelve)\s+)?(?:sets?|packs?|pairs?|bundles?|box(?:es)?|cases?|bottles?|bags?|boxes)\s+of\s+(?:\d+\s+)?/i;
const NUMBERED = /^[\p{P}]*\d|^(?:v|gen|mk)\d*$|^[x×]$/iu;
const QUALIFIER =
  /^(?:pro|max|plus|mini|ultra|size|sized|edition|series|version|model|style|new|premium|queen|king|twin|hd|4k|uhd|xs|s|m|l|xl|xxl|large|medium|small|big|one|oz|pack|count|pair|jumbo|set|kit|front|rear|dual|original|classic|deluxe)$/i;

export const isNoNoun = (word: string): boolean =>
  NUMBERED.test(word) ||
  UNITS_OF_MEASURE.has(word.toLowerCase()) ||
  COLORS.has(word.toLowerCase()) ||
  (QUALIFIER.test(word) && !/^(?:kit|set)$/i.test(word));

/** Abbreviations that measure or qualify what stands before them and name no thing: "Sunscreen Stick SPF 50". */
const ABBREVIATION =
  /^(?:spf|upf|pa\+*|uva|uvb|uv|led|lcd|oled|rgb|rgbw|usb|usb-?[abc]|hdmi|nfc|rfid|wifi|wi-fi|abs|pvc|pu|tpu|eva|hdpe|mdf|bpa|ac|dc|ac\/dc|rpm|btu|lm|cfm|ipx?\d*|fda|etl|eu|usa|uk|us)$/;

export const bare = (word: string): string =>
  word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|[’']s$/gu, "");

const wordsOf = (segment: string): string[] =>
  segment
    .replace(PACK, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

export const isKindNoun = (word: string): boolean => KIND_NOUNS.has(word) || KIND_NOUNS.has(singular(word));

/** What letters and figures name a sort of: "vitamin C", "USB C", "omega 3". */
export const HAS_SORTS = /^(?:vitamins?|usb|type|omega|class|coenzyme|factor|hepa|schedule)$/;

/** Things that say too little without what they are for: "ice maker machine", "hair dryer brush". */
export const OF_SOMETHING =
  /^(?:maker|dryer|opener|cutter|slicer|grinder|washer|feeder|cleaner|remover|cover|holder|warmer|blower)$/;

/** Nouns that, counted behind a thing, say how much of it there is: "Folding Ladder 4 Step". */
const COUNTED =
  /^(?:slices?|persons?|people|drawers?|tiers?|shelf|shelves|burners?|outlets?|ports?|prongs?|servings?|speeds?|steps?|seaters?|doors?|panels?|layers?|compartments?|days?|weeks?|months?|years?|keys?|rolls?|sheets?|jars?|colou?rs?|blades?|stages?|channels?|zones?)$/;
/** What is bought for a thing that has a number in its name: "Watch 9 Band". */
const FOR_A_MODEL =
  /^(?:cases?|bands?|covers?|chargers?|straps?|screens?|protectors?|holders?|mounts?|stands?|adapters?|cables?|battery|batteries|docks?|remotes?|sleeves?|skins?)$/;
const OF_A_MATERIAL =
  /^(?:foam|silk|satin|cotton|linen|wool|nylon|polyester|leather|bamboo|steel|aluminum|aluminium|silicone|titanium|microfiber|velvet|cork|copper|brass|rubber|ceramic|wicker|rattan|acrylic|stainless|hepa)$/;

/** Qualities that sellers put behind the thing: "Water Fountain 2.5L Quiet". */
const QUALITY =
  /^(?:quiet|silent|portable|rechargeable|waterproof|windproof|cordless|wireless|adjustable|foldable|folding|collapsible|ergonomic|electric|automatic|organic|natural|washable|reusable|refillable|stackable|compact|lightweight|heavy-duty|unisex|indoor|outdoor|magnetic|universal|travel|slim|thin|thick|soft|wide|long|short|strong|bright|warm|cute|durable|sturdy|comfortable|breathable|stretchy|non-?slip|personalized|vintage|modern)$/;

/** What a thing speaks or is made to work with, behind it: "Earbuds Bluetooth 5.3". */
const SPEAKS = /^(?:bluetooth|wi-?fi|usb-?c|type-?c|android|ios|alexa|hi-?fi|stereo|dolby|hdr|5g|4g|lte|gps)$/;

/** Of what one says "they": "earbuds". */
const OF_MANY = /^\p{L}{3,}[^s\P{L}]s$/u;

const isKnownThing = (word: string): boolean => isKindNoun(word) || OF_SOMETHING.test(word);

/** How many words at the end only count or measure the thing before them: "6 Cup" of an espresso maker, "Memory Foam" of a cushion. */
const measuresAtEnd = (words: readonly string[]): number => {
  const [last = "", before = "", thing = ""] = words.slice(-3).map(bare).toReversed();
  if (SPEAKS.test(last) && words.slice(0, -1).some((word) => isKindNoun(bare(word)) || OF_MANY.test(bare(word))))
    return 1;
  if (QUALITY.test(last) && words.slice(1, -1).some((word) => isKindNoun(bare(word)))) return 1;
  if (words.length < 3) return isKnownThing(before) && OF_A_MATERIAL.test(last) ? 1 : 0;
  const isCount = /^\d{1,3}(?:-\d{1,3})?$/.test(before) && !FOR_A_MODEL.test(last) && !HAS_SORTS.test(thing);
  if (isCount && (COUNTED.test(last) || isKnownThing(thing))) return 2;
  if (!OF_A_MATERIAL.test(last)) return 0;
  return isKnownThing(before) ? 1 : MATERIALS.has(before) && isKnownThing(thing) ? 2 : 0;
};

/** The words of a part of a name that tell what the thing is, without counts, measures and qualities at its end. */
export const trimmed = (segment: string): string[] => {
  const kept = wordsOf(segment);
  const isNone = (word: string): boolean => isNoNoun(word) || ABBREVIATION.test(word);
  const atEnd = (): number => (isNone(bare(kept.at(-1) ?? "")) ? 1 : measuresAtEnd(kept));
  for (let count = atEnd(); kept.length > 0 && count > 0; count = atEnd()) kept.splice(-count);
  return kept;
};
