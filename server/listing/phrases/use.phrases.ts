import { DEVICES, type FacetPhrases, line, lineExcept, note } from "./phrase.ts";

const DRIES = /\bdr(?:y|ies|ied|ying) (?:\w+ )?(?:fast|quick)|\b(?:quick|fast)[ -]dry/;
/** Things that lie or stand there, and do nothing that could be fast. */
const AT_REST =
  /\b(?:bed|mattress|pillow|blanket|cushion|couch|sofa|chair|table|desk|shelf|rack|rug|mat|cover|case|holder|crate|curtain|sheet|bag|backpack)s?$/;

/** Kinds of things that are worn, or kept up by somebody, rather than set to work. */
const AT_HAND = ["worn", "walking", "shelter"] as const;

const SWUM = /\b(?:swim\w*|swam|pool|shower\w*|surf\w*|snorkel\w*|diving)\b/;

const FLOW = /\b(?:pressure|spray\w*|stream|flow|jet)\b/;
const DRIVEN =
  /\b(?:motor|engine|torque|blend\w*|cut\w*|drill\w*|mow\w*|saw\w*|grind\w*|mix\w*|chop\w*|crush\w*|vacuum\w*|screws?)\b/;

export const USE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  leak: {
    except: ["cookware", "reading", "game", "audio", "walking", "worn"],
    features: [note("Leak-Resistant")],
    highlights: [note("seals tight in a bag", /\b(?:bag|backpack|purse|tote)\b/), note("seals tight")],
    outcome: [
      line(
        "Dry Bags, Dry Papers",
        "packed sideways between books and cables, the seal keeps every drop where it belongs",
        /\b(?:bag|backpack|purse|tote)\b/,
      ),
      line(
        "Nothing to Wipe Up",
        "a seal that holds in daily use leaves tables, floors and clothes dry, however the day goes",
      ),
    ],
    answer: [
      line(
        "Leaks Are Not a Worry",
        "closed fully, it can lie on its side in a crowded bag without leaving a puddle behind",
        /\b(?:bag|backpack|purse|tote)\b/,
      ),
      line("Tight Where It Counts", "connections and closures that keep the inside in, use after use, without a drip"),
    ],
    points: [
      note("calm even when turned upside down", /\bupside down\b/),
      note("no surprises on a flight", /\bflights?\b/),
    ],
  },
  power: {
    exceptTypes: DEVICES,
    except: ["edible", "cosmetic", "reading", "game"],
    features: [note("Crushes Ice", /\bcrush\w* ice|ice crush/), note("Powerful")],
    highlights: [note("smooth results", /\bsmooth\b/), note("power for tough jobs")],
    outcome: [
      line(
        "Smooth on the First Try",
        "enough power to finish without lumps, so nobody has to stop and stir",
        /\b(?:smooth|chunks|lumps)\b/,
      ),
      line("Strong From the First Turn", "good pressure right away, so the job is done sooner and done well", FLOW),
      line(
        "Done in One Go",
        "strength in reserve means the tough part of the job goes just as easily as the rest of the work",
        DRIVEN,
      ),
      line("Strength to Spare", "enough power for the task at hand, and some of it left over when things get harder"),
    ],
    answer: [
      line(
        "Strong Enough for Frozen Fruit",
        "hard, icy pieces go through without stalling or shaking apart",
        /\bfrozen\b/,
      ),
      line("No Weak Trickle", "full flow where others run thin, without waiting for more to come", FLOW),
      line(
        "No Bogging Down",
        "a heavy load does not slow things down, so the work is over sooner and the result is the same",
        DRIVEN,
      ),
      line("Not Out of Breath", "the same strength from beginning to end, also when a task takes longer than planned"),
    ],
  },
  speed: {
    except: ["edible", "reading", "game", "cosmetic"],
    exceptTypes: AT_REST,
    features: [note("Quick-Drying", DRIES)],
    highlights: [note("fast drying", DRIES), note("quick from start to finish")],
    outcome: [
      line("Dry Again Soon", "dries quickly, so that the next use does not have to wait for the next day", DRIES),
      lineExcept(
        AT_HAND,
        "Minutes Back in the Day",
        "quick from start to finish, which leaves more of the day for everything else",
      ),
      line("Ready When You Are", "hardly any wait between wanting something and having it done"),
    ],
    answer: [
      line("No Waiting for Dry", "moisture is soon gone, even where there is little sun or room to hang things", DRIES),
      lineExcept(
        AT_HAND,
        "No Standing and Waiting",
        "fast enough for mornings that are already full before they begin",
      ),
      line("Short on Time", "over and done before there is time to look for something else to do"),
    ],
  },
  light: {
    only: /\b(?:lamp|light|bulb|lantern|glare|flicker|brightness|screen|display)\b/,
    features: [
      note("Warm to White Light", /\bwarm to white\b/),
      note("Flicker-Free", /\bflicker\b/),
      note("Glare-Free", /\bglare\b/),
      note("Dimmable", /\bdim/),
      note("Bright Light"),
    ],
    highlights: [
      note("glare-free brightness", /\bglare\b/),
      note("no flicker", /\bflicker\b/),
      note("bright, comfortable glow"),
    ],
    outcome: [
      line(
        "See the Finest Details",
        "fine thread, small print and tiny parts come into view without leaning closer",
        /\b(?:thread|parts|details|pages?|yarn|needle|tiny)\b/,
      ),
      line(
        "Light That Works With You",
        "bright, comfortable light falls where the work is and leaves the rest of the room alone",
      ),
    ],
    answer: [
      line(
        "Easy on Tired Eyes",
        "no glare on the page and no flicker at the edge of sight, even late in the evening",
        /\b(?:glare|flicker)\b/,
      ),
      line(
        "Bright Without Being Harsh",
        "strong enough for close work and gentle enough to sit beside for hours on end",
      ),
    ],
    points: [
      note("dims low for the quiet hours", /\bdim/),
      note("colors look the way they are", /\bcolou?rs\b[\w ]{0,12}\b(?:true|are)\b/),
      note("warm settings for winding down", /\bwarm\b/),
    ],
  },
  battery: {
    features: [note("Long Battery Life")],
    highlights: [note("lasts between charges")],
    outcome: [
      line(
        "More Use per Charge",
        "battery life that carries through a full day leaves the cable forgotten in a drawer",
        /\b(?:day|days|week|weeks)\b/,
      ),
      line(
        "More Use per Charge",
        "battery life that keeps going lets the day decide when to stop, rather than the meter",
      ),
    ],
    answer: [
      line("No Daily Charging Ritual", "goes from one use to the next on the same charge, with power left at the end"),
      line("Power When It Is Needed", "the charge holds between uses, so there is no dead battery at the wrong moment"),
    ],
  },
  results: {
    features: [],
    highlights: [note("does its job well")],
    outcome: [
      line("Does What It Should", "the job gets done from the first use on, and again the next day"),
      line(
        "A Difference You Notice",
        "the effect shows in everyday life, use after use, with nothing complicated to keep up",
      ),
    ],
    answer: [
      line("Works as Hoped", "doubts tend to end with the first use, when the job is simply done"),
      line("After Past Disappointments", "does what it is bought for, and does so again the next time"),
    ],
  },
  wet: {
    features: [
      note("Sweat-Free", /\b(?:condensation|sweat)/),
      note("Keeps Rain Out", /\brain\b/),
      note("Water-Resistant"),
    ],
    highlights: [
      note("no condensation rings", /\b(?:condensation|sweat)/),
      note("dry inside in the rain", /\brain\b/),
      note("shrugs off water"),
    ],
    outcome: [
      line(
        "Dry on the Outside",
        "no condensation means no ring on the desk and no damp patch on the page",
        /\bcondensation|sweat/,
      ),
      line("Dry While It Pours", "rain drums on the outside, and gear and people inside stay dry", /\brain\b/),
      line(
        "Into the Water and On",
        "water is no reason for a break; swims and showers can stay part of the plan, day in and day out",
        SWUM,
      ),
      line(
        "Rain Is Not a Problem",
        "water runs off and stays on the outside, so plans can go ahead whatever the sky has in mind",
        /\b(?:rain\w*|storm\w*|waterproof|water[- ]resistant|wet|downpour|puddles?|drizzle)\b/,
      ),
    ],
    answer: [
      line(
        "Safe Next to Paper",
        "the outer wall stays dry, with no drops to wipe from books and keyboards",
        /\bcondensation|sweat/,
      ),
      line(
        "Ready for Rainy Nights",
        "a wet forecast is no reason to stay home; water is kept on its own side",
        /\brain\b/,
      ),
      line(
        "Nothing to Take Off First",
        "made for contact with water, so that the pool or the shower needs no second thought",
        SWUM,
      ),
      line(
        "Made for Wet Days",
        "water stays out when the weather turns, without extra covers or clever tricks to remember",
        /\b(?:rain\w*|storm\w*|waterproof|water[- ]resistant|wet|downpour|puddles?|drizzle)\b/,
      ),
    ],
  },
  visible: {
    features: [note("Reflective Stitching", /\breflective stitching\b/), note("Reflective Trim", /\breflective\b/)],
    highlights: [note("reflective in headlights", /\breflective\b/)],
    outcome: [
      line(
        "Seen in the Dark",
        "reflective details catch the light early, so dark walks feel less exposed",
        /\breflect/,
      ),
      line("Easy to Spot", "stands out when the light is low, where a second more of notice makes all the difference"),
    ],
    answer: [
      line("Visible to Drivers", "reflective details light up in headlights, well before the crossing", /\breflect/),
      line(
        "Made for Dark Hours",
        "easy to see before sunrise and after sunset, when most other things have faded to gray",
      ),
    ],
  },
};
