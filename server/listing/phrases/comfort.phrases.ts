import { type FacetPhrases, line, note } from "./phrase.ts";

/** Long use, or the places that feel it. */
const FOR_LONG =
  /\b(?:hours?|all day|whole day|long|sit|sits|sat|sitting|wear|wears|wore|wearing|worn|walk|walks|walking|rides?|flights?|shifts?|sore|aches?|pain|back|neck|shoulders?|ears?|feet)\b/;
const SOFT = /\b(?:soft|softer|softest|cozy|cosy|snuggly|plush|fluffy|cuddly|silky|velvety)\b/;
const VENTED = /\b(?:vents?|ventilat\w+|airflow|mesh)\b/;
const AIRY = /\b(?:breath\w*|vents?|ventilat\w+|airflow|airy|summer|sweat\w*|humid\w*)\b/;
const COOL_HANDLE = /\bhandle\b.{0,30}\bcool\b|\bcool\b.{0,20}\bhandle\b/;

export const COMFORT_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  comfort: {
    domains: ["worn", "garment", "footwear", "bedding", "padded", "bag", "audio", "laid", "walking", "fabric", "pet"],
    features: [note("Soft Padding", /\b(?:padding|padded)\b/), note("Comfortable")],
    highlights: [
      note("padding that does not rub", /\b(?:rub|rubbing|padding|chafing)\b/),
      note("soft where it touches"),
    ],
    outcome: [
      line(
        "Comfort That Lasts",
        "soft padding sits where contact is closest, so long stretches stay pleasant",
        /\b(?:padding|padded|pads?|cushion)/,
      ),
      line(
        "Comfort for Hours",
        "pleasant from the first minute on, and still pleasant when an hour turns into several",
        FOR_LONG,
      ),
      line(
        "Soft Where It Counts",
        "a surface that hands and skin like to meet, on the first day and on the many after",
        SOFT,
      ),
      line("Comfort in Daily Use", "nothing presses, scratches or gets in the way, which is soon taken for granted"),
    ],
    answer: [
      line(
        "Gentle on Thin Skin",
        "rubbing is kept away from the spots that usually pay for a long outing",
        /\b(?:rub|rubbing|chafing|chafe)\b/,
      ),
      line(
        "No Sore Spots",
        "comfortable contact, even after a good while, so attention stays on the thing at hand",
        FOR_LONG,
      ),
      line("Gentle to the Touch", "soft from the start, without stiff edges that want breaking in first", SOFT),
      line(
        "Comfortable to the Touch",
        "pleasant wherever hands or body meet the material, at first contact and much later",
      ),
    ],
    points: [note("easy to forget while wearing glasses", /\bglasses\b/)],
  },
  breathable: {
    features: [note("Breathable", AIRY)],
    highlights: [
      note("good airflow inside", VENTED),
      note("cool-touch handle", COOL_HANDLE),
      note("airy in use", AIRY),
    ],
    outcome: [
      line(
        "A Handle That Stays Cool",
        "hot where heat is wanted and comfortable to hold, so no cloth is needed to pick things up",
        COOL_HANDLE,
      ),
      line(
        "Room to Breathe",
        "good airflow keeps the inside fresh, even when the temperature outside begins to climb",
        VENTED,
      ),
      line(
        "Cool and Comfortable",
        "heat finds a way out before much of it builds up, on warm days and busy ones alike",
        AIRY,
      ),
    ],
    answer: [
      line(
        "Easy to Pick Up When Hot",
        "the grip keeps its distance from the heat, even when the contents are boiling",
        COOL_HANDLE,
      ),
      line(
        "No Stuffy Feeling",
        "vents and moving air carry dampness away while everybody rests, so that mornings begin fresh",
        VENTED,
      ),
      line(
        "Made for Warm Days",
        "stays airy through mild nights and hot afternoons, when heat would otherwise have nowhere to go",
        AIRY,
      ),
    ],
  },
  skin: {
    features: [note("Gentle on Skin")],
    highlights: [note("gentle daily care")],
    outcome: [
      line("Soft, Comfortable Skin", "tight, dry spots give way to skin that feels calm and cared for"),
      line("A Good Feel All Day", "a soft, settled feel after use carries through to evening"),
    ],
    answer: [
      line(
        "Kind to Sensitive Skin",
        "a gentle step in the routine that leaves easily upset skin in peace",
        /\bsensitive\b/,
      ),
      line(
        "Gentle Enough for Daily Use",
        "comfortable from the first days on, without the sting that a harsh routine leaves behind",
      ),
    ],
  },
  pain: {
    features: [note("Supportive")],
    highlights: [note("support where needed")],
    outcome: [
      line("Support You Can Feel", "holds where holding is needed, so long hours are easier to sit out"),
      line("Easier on the Body", "good support takes strain away before the day adds up"),
    ],
    answer: [
      line("Made for Long Days", "steady support when hours add up, without stiffness in the way"),
      line("For Tired Bodies", "supportive in the places that carry the load, and soft in the others"),
    ],
  },
};
