import { type FacetPhrases, line, note } from "./phrase.ts";

const PUSHED = /\b(?:push\w*|pull\w*|one hand|one finger|one handed)\b/;
const STEERED = /\b(?:steer\w*|maneuver\w*|turn\w*|corners?|swivel\w*|spins?|dime)\b/;
const ROUGH = /\b(?:gravel|bump\w*|cracks?|curbs?|cobble\w*|grass|terrain|sidewalks?|carpets?|sand|rugs?)\b/;
const RIDDEN = /\b(?:ride|rides|riding)\b/;
const LIGHT = /\b(?:dark\w*|light|lights|sun\w*|black|blackout|daylight|glare)\b/;
const GLARE = /\bglare\b/;
const PRIVATE = /\b(?:privacy|private|neighbors?|(?:see|look|looking|peeking) in|eyes)\b/;
const NECK = /\b(?:neck|head)\b/;
const BACK = /\b(?:lumbar|lower back|back support|posture|upright)\b/;
const PRINTED = /\b(?:print\w*|barcodes?|photos?)\b/;
const WRITTEN = /\b(?:writ\w*|flow\w*|glid\w*)\b/;
const SMEARED = /\b(?:smear\w*|smudg\w*|bleed\w*|bled)\b/;
const EDGES = /\b(?:peel\w*|edges?|corners?|lift\w*|curl\w*)\b/;
const WALLS = /\b(?:walls?|paint|rent\w*|apartments?|dorms?)\b/;
const RESISTANCE = /\b(?:resistance|tension)\b/;
const AT_HOME = /\b(?:home|gym)\b/;
const WHOLE_BODY = /\b(?:full|whole|total) body\b/;
const GOODS = /\b(?:books?|boxes|gear|tools|monitors?|pots|pans)\b/;
const STRAIGHT = /\b(?:sag\w*|bow\w*|bend\w*|bent|straight)\b/;
const OPENED = /\b(?:unlock\w*|open\w*|keys?|codes?|fingerprints?|combination)\b/;
const DAMP = /\b(?:shower\w*|bath\w*|rain\w*|wet|damp|outside|outdoors|humid\w*|salt\w*|steam\w*|snow)\b/;
const TOUCHED = /\b(?:touch ?screens?|phone|text|texting)\b/;

export const HOUSEHOLD_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  rolling: {
    features: [note("Smooth Ride", RIDDEN), note("Easy to Push", PUSHED), note("Smooth-Rolling Wheels")],
    highlights: [note("a smooth ride", RIDDEN), note("easy to steer", STEERED), note("smooth-rolling wheels")],
    outcome: [
      line(
        "A Gentle Push Is Enough",
        "wheels that follow with little effort, so arms and shoulders are spared",
        PUSHED,
      ),
      line("Smooth Going All the Way", "wheels turn freely, so getting from one spot to the next takes little effort"),
    ],
    answer: [
      line("Easy Around Tight Corners", "quick to change direction in narrow places, with no backing up", STEERED),
      line("For Cracks and Rough Spots", "wheels that take an uneven way in stride and keep turning", ROUGH),
      line("No Dragging, No Fighting", "wheels that keep turning instead of catching, with nothing to force along"),
    ],
  },
  darkness: {
    features: [note("Blocks Light", LIGHT), note("Gives Privacy", PRIVATE)],
    highlights: [note("keeps light out", LIGHT), note("gives privacy", PRIVATE)],
    outcome: [
      line(
        "Dark Enough for Sound Sleep",
        "early sun and street lamps stay outside, so rest can go on undisturbed",
        LIGHT,
      ),
      line(
        "A Private Place of Your Own",
        "keeps curious looks out, so the time inside belongs to those within",
        PRIVATE,
      ),
      line("Peace From the World Outside", "what would shine or look in is held back, for calm on the near side"),
    ],
    answer: [
      line("No Glare to Squint At", "bright light is held back before anyone has to turn away or move over", GLARE),
      line("Early Sun Stays Outside", "light is stopped where thinner material would let a good part through", LIGHT),
      line("Out of Sight for Others", "what goes on behind is not on show, no matter who is passing by", PRIVATE),
      line("What Is Outside Stays Outside", "stops what thinner material would let through, for a place apart"),
    ],
  },
  cushioning: {
    features: [note("Lumbar Support", BACK), note("Neck Support", NECK), note("Supportive")],
    highlights: [note("supports the neck", NECK), note("supports the back", BACK), note("soft yet supportive")],
    outcome: [
      line("Head and Neck at Ease", "the right height and firmness keep head and neck in a natural line", NECK),
      line("Held Up With Some Give", "soft enough to be pleasant, with enough firmness beneath to hold weight up"),
    ],
    answer: [
      line("Support for the Lower Back", "firm where backs ask for it most, for sitting that stays upright", BACK),
      line("Neither Too Soft nor Too Firm", "a middle way that gives a little and then holds, hour after hour"),
    ],
  },
  marks: {
    features: [note("Crisp Prints", PRINTED), note("Smooth Writing", WRITTEN), note("Clean Lines")],
    highlights: [note("crisp prints", PRINTED), note("smooth writing", WRITTEN), note("clean, clear lines")],
    outcome: [
      line("Prints Worth Showing Around", "text and pictures come out crisp, with edges that stay clear", PRINTED),
      line(
        "Words That Flow Along",
        "ink follows the hand without a break, so thoughts reach the page as they come",
        WRITTEN,
      ),
      line("Clear From First to Last", "lines and letters come out clean and even, easy to read at a glance"),
    ],
    answer: [
      line("Clean Hands, Clean Pages", "ink stays on the line instead of ending up on sleeves and fingers", SMEARED),
      line("No Skips, No Second Try", "marks show up right away, with no going over the same spot twice"),
    ],
  },
  bond: {
    features: [note("Strong Hold")],
    highlights: [note("strong hold")],
    outcome: [
      line("Fixed Once, Fixed to Stay", "a firm hold from the start, with no need to do the same job again next week"),
      line("A Hold to Count On", "a grip that takes at first contact and lasts when weight or a tug comes into play"),
    ],
    answer: [
      line("No Peeling at the Edges", "edges and corners stay down where weaker kinds begin to curl", EDGES),
      line("Nothing Lets Go Overnight", "what was put in place in the evening is found there the next morning"),
    ],
  },
  removal: {
    features: [note("Clean Removal")],
    highlights: [note("clean removal")],
    outcome: [
      line("Kind to Paint and Walls", "a change of mind or of address leaves the paint as before", WALLS),
      line("Gone Without a Trace", "comes away when the time is right and leaves the surface ready for something new"),
    ],
    answer: [
      line("No Residue to Scrape Off", "what is taken down comes away clean, and no evening goes into scrubbing"),
    ],
  },
  workout: {
    features: [
      note("Full-Body Workout", WHOLE_BODY),
      note("Good Resistance", RESISTANCE),
      note("For Workouts at Home", AT_HOME),
    ],
    highlights: [note("good resistance", RESISTANCE), note("a workout you can feel")],
    outcome: [
      line("Gym Time at Home", "a full session without the drive or the wait for a free machine", AT_HOME),
      line("A Workout You Can Feel", "muscles get something to work against, and the next day they remember"),
    ],
    answer: [
      line("No Going Through the Motions", "enough to work against for sessions that count, not just for a warm-up"),
      line("Room to Get Stronger", "a challenge to grow into as easy moves turn into harder ones, week by week"),
    ],
  },
  load: {
    features: [note("Strong Under Load")],
    highlights: [note("no sagging", /\bsag\w*\b/), note("strong under load")],
    outcome: [
      line("A Place for Heavy Things", "books, gear and full boxes rest on something that bears the weight", GOODS),
      line("Strong Under a Full Load", "weight that would bend lighter builds is borne calmly, day in, day out"),
    ],
    answer: [
      line(
        "No Sagging in the Middle",
        "straight where others begin to bow, with the same weight week after week",
        STRAIGHT,
      ),
      line("Weight Is Not a Worry", "built with enough in reserve that a full load looks like an ordinary day"),
    ],
  },
  locking: {
    features: [note("Secure Lock")],
    highlights: [note("a secure lock")],
    outcome: [
      line("Walk Away With Peace of Mind", "what is locked stays locked, so thoughts are free for other things"),
      line("Closed to Everybody Else", "a firm barrier between valuables and hands that have no business there"),
    ],
    answer: [
      line("Quick for the Right Person", "opens when the owner wants in, without fumbling or a second try", OPENED),
      line("No Easy Way In", "a sight that makes others give up, or not begin in the first place"),
    ],
  },
  rust: {
    features: [note("Rust-Resistant")],
    highlights: [note("rust-resistant")],
    outcome: [
      line("At Home in Damp Places", "steam, splashes and wet weather leave no brown spots on the metal", DAMP),
      line("Clean Metal for Longer", "water comes and goes, and the metal looks as it did before"),
    ],
    answer: [line("No Orange Stains to Scrub", "metal that stays clear of rust, and so do the things around")],
  },
  creak: {
    features: [note("No Creaks")],
    highlights: [note("sits without a creak")],
    outcome: [
      line("Lean Back in Peace", "shift, turn or lean back, and nothing underneath comments on it"),
      line("Joints That Keep Quiet", "a tight frame takes every move without a creak or a squeak"),
    ],
    answer: [
      line("No Squeak With Every Move", "parts sit tight on each other, so moving about stays a private matter"),
    ],
  },
  dexterity: {
    features: [note("Touchscreen Friendly", TOUCHED), note("Good Dexterity")],
    highlights: [note("fingers stay nimble")],
    outcome: [
      line("Calls and Texts With Gloves", "screens answer to the touch, so hands stay covered for a message", TOUCHED),
      line("Small Things Stay Easy", "screws, buttons and seeds can be picked up and handled with gloves on"),
    ],
    answer: [
      line("Nothing Bulky in the Way", "fingers bend and feel as they should, for work that asks for a light touch"),
      line("No Need to Take Off", "fingers keep their feel for the work, so gloves stay on through the fiddly parts"),
    ],
  },
};
