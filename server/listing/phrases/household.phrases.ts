import { type FacetPhrases, line, note } from "./phrase.ts";

const PUSHED = /\bpush\w*\b/;
const PULLED = /\b(?:pull|pulls|pulled|pulling|tow|tows|towing)\b/;
const ROLLED = /\b(?:roll|rolls|rolled|rolling|wheels?|casters?|glides?|gliding)\b/;
const RIDDEN = /\b(?:ride|rides|riding)\b/;
const STEERED = /\b(?:steer\w*|maneuver\w*|manoeuv\w*|nimble|agile|on a dime)\b/;
const SWIVELED = /\bswivel\w*\b/;
const ROUGH = /\b(?:gravel|bumps?|bumpy|curbs?|cobble\w*|grass|terrains?|sand|uneven|cracks)\b/;
const CARPET = /\b(?:carpet\w*|rugs?)\b/;
const QUIET = /\b(?:quiet\w*|silent\w*|whisper)\b/;
const DARKENED =
  /\bdark\b(?! (?:colou?rs?|gr[ae]y|blue|green|brown|red|navy|wood))|\b(?:darker|darken\w*|darkness|black ?out)\b/;
/** "Keeps privacy but lets light in" is no blocked light. */
const BLOCKED =
  /\b(?:block|keep|kept|shut|cut|stop|hold|eliminat)\w*\b(?:(?!\b(?:lets?|letting|not|but)\b).){0,30}\b(?:light|lights|sun|sunlight|sunshine|daylight|rays)\b/;
const SUN_BLOCKED =
  /\b(?:block|keep|kept|shut|cut|stop|hold)\w*\b(?:(?!\b(?:lets?|letting|not|but)\b).){0,30}\b(?:sun|sunlight|sunshine|rays)\b/;
const FILTERED = /\bfilter(?:s|ed|ing)?\b|\blet(?:s|ting)?\b.{0,20}\b(?:light|sun|sunlight)\b/;
const GLARE = /\bglare\b/;
const LIT = /\b(?:light|lights|sun|sunlight|daylight|bright\w*)\b/;
const PRIVATE = /\b(?:privacy|private|neighbors?|prying|nosy|(?:see|look|looking|peek|peeking) (?:in|inside|into))\b/;
const NECK = /\bneck\b/;
const LUMBAR = /\b(?:lumbar|lower back)\b/;
const BACK = /\b(?:back support|posture|upright|supports? (?:my|your|the|his|her|our) back)\b/;
const FIRM = /\bfirm\w*\b/;
const THICK = /\b(?:thick\w*|loft\w*)\b/;
const SUPPORTED = /\bsupport\w*\b/;
const PRINTED = /^(?=.*\b(?:prints?|printed|printing|printouts?|photos?)\b)(?=.*\b(?:crisp|clear|sharp|vivid)\w*\b)/s;
/** Labels are written on, pens are written with. */
const WRITTEN = /\b(?:writes?|writing)\b(?! on\b)|\bink\b.{0,15}\bflow\w*/;
const SMEARED = /\b(?:smear\w*|smudg\w*)\b/;
const BLED = /\b(?:bleed\w*|bled|feathering)\b/;
/** Not "dry erase", and not a pen that does not "dry out". */
const DRIED =
  /\bdr(?:y|ies|ied) (?:so |very |really |super )?(?:fast|quick|instant|immediate|right away)|\b(?:quick|fast)[- ]dry/;
const JAMMED = /\b(?:jam|jams|jammed|jamming)\b/;
const ERASED = /(?<!dry[- ])\beras(?:e|es|ed|ing)\b|\bwipes? (?:right |off |away |clean)/;
const ALIGNED = /\b(?:lines? up|lined up|align\w*)\b/;
const LEGIBLE = /\b(?:legible|readable|easy to read)\b/;
/** Denied only: "peel and stick" and "easy to peel" say something else. */
const NO_PEELING = /(?:\b(?:no|not|never|without|zero)\b|n.t\b).{0,15}\b(?:peel(?:s|ed|ing)?|lift\w*|curl\w*)\b/;
const HELD_HEAVY = /\bh[oe]ld\w*\b.{0,40}\b(?:heavy(?!.duty)|heavier|pounds?|lbs?|weight)\b/;
const REPAIRED = /\b(?:repair\w*|mend\w*|broken|good as new)\b/;
const SEALED = /\b(?:seals?|sealed|sealing|airtight)\b/;
const INSTANT = /\b(?:instant\w*|immediate\w*|in seconds|right away|quickly)\b/;
const WALLS = /^(?=.*\b(?:walls?|paint)\b)(?=.*\b(?:damag\w*|peel\w*|pull\w*|marks?|residue|rip|ruin\w*)\b)/s;
const RENTED = /\b(?:renters?|renting|rentals?|apartments?|dorms?)\b/;
const REPOSITIONED = /\breposition\w*\b/;
const RESIDUE = /\bresidue\b/;
const DAMAGE = /\bdamag\w*\b/;
const HEAVY = /\b(?:heavy(?!.duty)|heavier|pounds|lbs)\b/;
const PERSON =
  /\b(?:(?:my|his|her|your|our) weight|big (?:guy|man)|(?:bigger|larger|heavier|heavy) (?:guys?|man|men|person|people))\b/;
const STACKED = /\b(?:stackable|stacks? (?:well|great|securely|easily|high|nicely|really|perfectly))\b/;
const NO_SAGGING =
  /(?:\b(?:no|not|never|without|zero)\b|n.t\b).{0,15}\b(?:sag\w*|bow(?:s|ed|ing)?|bend\w*|bent|flex\w*|warp\w*|droop\w*)\b/;
const KIDS = /\b(?:kids?|child|children|toddlers?|baby|babies)\b/;
const THEFT = /\b(?:deter\w*|thie(?:f|ves)|theft|steal\w*|stolen)\b/;
const FINGERPRINT = /\bfingerprints?\b/;
const CODED = /\b(?:codes?|keypad|combinations?)\b/;
const UNLOCKED = /\b(?:unlock\w*|opens? (?:easily|quickly|smoothly|instantly|right up|right away|fast))\b/;
const DAMP = /\b(?:shower\w*|rain\w*|wet|damp|humid\w*|salt ?water|steam\w*|snow|moisture)\b/;
const SLEPT = /\b(?:sleep\w*|slept|toss\w*|(?:turn|roll)(?:ing)? over)\b/;
const TOUCHED = /\b(?:touch ?screens?|phone|text|texting)\b/;
const SMALL =
  /\b(?:pick\w* up|(?:small|tiny|little) (?:parts|items|things|objects|pieces)|screws?|coins?|nuts|bolts|seeds?)\b/;
const THIN = /\b(?:thin|second skin)\b|(?:\bnot|n.t) (?:too )?bulky\b/;

export const HOUSEHOLD_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  rolling: {
    features: [
      note("Smooth Ride", RIDDEN),
      note("Easy to Push", PUSHED),
      note("Smooth-Rolling Wheels", ROLLED),
      note("Moves Smoothly"),
    ],
    highlights: [note("easy to steer", STEERED), note("smooth-rolling wheels", ROLLED), note("moves smoothly")],
    outcome: [
      line("Smooth, Even Ride", "goes along steadily with little shaking", RIDDEN),
      line("Easy Pushing", "little effort needed to get moving", PUSHED),
      line("Easy Pulling", "follows along without a struggle", PULLED),
      line("Smooth-Rolling Wheels", "easy movement in the direction you choose", ROLLED),
      line("Moves Smoothly", "easy to set in motion and to keep going"),
    ],
    answer: [
      line("Ready for Rough Ground", "wheels that keep rolling over bumps and uneven spots", ROUGH),
      line("Fine on Carpet, Too", "wheels that also roll on soft flooring", CARPET),
      line("Easy Steering", "smooth changes of direction without force", STEERED),
      line("Turns Without Sticking", "a free swivel to either side", SWIVELED),
      line("Quiet on the Move", "rolling makes little noise", QUIET),
      line("No Struggle to Move", "smooth motion that asks for little strength"),
    ],
  },
  darkness: {
    features: [note("Light Blocking", BLOCKED), note("Darkening", DARKENED), note("Gives Privacy", PRIVATE)],
    highlights: [note("keeps light out", BLOCKED), note("gives privacy", PRIVATE)],
    outcome: [
      line("Darkness When You Want", "little brightness comes through", DARKENED),
      line("Keeps Light Out", "holds back brightness from outside", BLOCKED),
      line("Gives Privacy", "blocks the view from the other side", PRIVATE),
      line("Filtered Light", "brightness is softened rather than shut out", FILTERED),
      line("Protection From Light", "brightness is kept to a lower level", LIT),
    ],
    answer: [
      line("Less Glare", "direct light is clearly toned down", GLARE),
      line("Shade From the Sun", "direct rays are largely held back", SUN_BLOCKED),
      line("Clear Darkening Effect", "noticeably dimmer once in use", DARKENED),
      line("Unwanted Light Stays Out", "a solid barrier to bright surroundings", BLOCKED),
      line("Out of Sight", "keeps what is behind from being seen", PRIVATE),
      line("Soft, Filtered Light", "some daylight is let in, softened", FILTERED),
      line("Bright Light Is Reduced", "a more comfortable level than without", LIT),
    ],
  },
  cushioning: {
    features: [
      note("Lumbar Support", LUMBAR),
      note("Neck Support", NECK),
      note("Back Support", BACK),
      note("Supportive", SUPPORTED),
      note("Cushioned"),
    ],
    highlights: [
      note("supports the neck", NECK),
      note("supports the lower back", LUMBAR),
      note("supports the back", BACK),
      note("good support", SUPPORTED),
      note("comfortably cushioned"),
    ],
    outcome: [
      line("Good Neck Support", "holds the head in a comfortable position", NECK),
      line("Lower Back Support", "holds up the lumbar area in comfort", LUMBAR),
      line("Good Back Support", "keeps you comfortably held up", BACK),
      line("Supportive Cushioning", "comfort with a firm hold underneath", SUPPORTED),
      line("Balanced Firmness", "comfort and hold in good proportion", FIRM),
      line("Good Thickness", "neither too flat nor too bulky", THICK),
      line("Cushioned Just Right", "a pleasant feel, neither too much nor too little"),
    ],
    answer: [
      line("Medium Firmness", "a little give, then solid support", FIRM),
      line("Support Where Needed", "holds weight up instead of sinking flat", SUPPORTED),
      line("The Right Thickness", "well proportioned for comfort", THICK),
      line("Enough Cushioning", "comfortable without being overdone"),
    ],
  },
  marks: {
    features: [
      note("Crisp Prints", PRINTED),
      note("Smooth Writing", WRITTEN),
      note("Smear Resistant", SMEARED),
      note("Clean, Clear Results"),
    ],
    highlights: [
      note("crisp prints", PRINTED),
      note("smooth writing", WRITTEN),
      note("resists smearing", SMEARED),
      note("clean, clear results"),
    ],
    outcome: [
      line("Crisp, Clear Print", "sharp results with clean edges", PRINTED),
      line("Smooth Writing", "moves easily and leaves an even line", WRITTEN),
      line("Simple to Erase", "leaves the surface clean again", ERASED),
      line("Clear to Read", "letters that can be made out at a glance", LEGIBLE),
      line("Good Alignment", "print and layout match up neatly", ALIGNED),
      line("Clean, Clear Results", "neat and even in appearance"),
    ],
    answer: [
      line("No Smears or Smudges", "stays clean and in place when touched", SMEARED),
      line("No Bleeding", "ink keeps to the line where applied", BLED),
      line("No Jams", "an even feed from start to finish", JAMMED),
      line("Fast Drying", "ink sets soon after application", DRIED),
      line("Shows Up Clearly", "sharp enough to make out with ease"),
    ],
  },
  bond: {
    features: [note("Strong Hold")],
    highlights: [note("strong hold")],
    outcome: [
      line("Holds Heavy Things", "strong contact even under weight", HELD_HEAVY),
      line("Good for Repairs", "holds mended parts firmly together", REPAIRED),
      line("Secure Seal", "a tight closure where applied", SEALED),
      line("Strong Hold", "stays firmly attached once applied"),
    ],
    answer: [
      line("No Peeling or Lifting", "lies flat and stays stuck down", NO_PEELING),
      line("Quick Bond", "takes hold soon after contact", INSTANT),
      line("Made to Stick", "a firm grip that does not give way easily"),
    ],
  },
  removal: {
    features: [note("No Sticky Residue", RESIDUE), note("Repositionable", REPOSITIONED), note("Clean Removal")],
    highlights: [note("no sticky residue", RESIDUE), note("repositionable", REPOSITIONED), note("clean removal")],
    outcome: [
      line("Renter Friendly", "can be taken off again without lasting marks", RENTED),
      line("Gentle on Walls", "comes away with the surface intact", WALLS),
      line("Can Be Repositioned", "can be lifted and placed again", REPOSITIONED),
      line("Comes Off Cleanly", "simple to take away when no longer needed"),
    ],
    answer: [
      line("No Sticky Residue", "surfaces stay clean after removal", RESIDUE),
      line("No Surface Damage", "easy to lift off without tearing", DAMAGE),
      line("Clean Removal", "a simple change with little left behind"),
    ],
  },
  load: {
    features: [note("No Sagging", NO_SAGGING), note("Stackable", STACKED), note("Strong Under Load")],
    highlights: [note("no sagging", NO_SAGGING), note("stackable", STACKED), note("strong under load")],
    outcome: [
      line("Holds Your Weight", "strong enough to support adults", PERSON),
      line("Holds Heavy Items", "made for more than light loads", HEAVY),
      line("Made for Stacking", "steady with others above or below", STACKED),
      line("Strong Under Load", "holds weight without giving way"),
    ],
    answer: [
      line("No Sagging or Bending", "keeps shape with weight added", NO_SAGGING),
      line("Takes the Weight", "sturdy enough for a good load"),
    ],
  },
  locking: {
    features: [note("Fingerprint Access", FINGERPRINT), note("Secure Lock")],
    highlights: [note("a secure lock")],
    outcome: [
      line("Keeps Kids Out", "not easily opened by small hands", KIDS),
      line("Theft Deterrent", "a sturdy obstacle for anyone without access", THEFT),
      line("Secure Locking", "stays shut until opened on purpose"),
    ],
    answer: [
      line("Quick Fingerprint Access", "opens to a registered finger", FINGERPRINT),
      line("Simple to Open by Code", "opens for those who know the combination", CODED),
      line("Smooth to Unlock", "opens readily for those with access", UNLOCKED),
      line("Firmly Closed", "holds tight against unwanted opening"),
    ],
  },
  rust: {
    features: [note("Rust-Resistant")],
    highlights: [note("rust-resistant")],
    outcome: [
      line("Rust-Resistant When Wet", "metal stays clean despite moisture", DAMP),
      line("Rust-Resistant Metal", "stays free of brown spots"),
    ],
    answer: [
      line("No Rust From Moisture", "contact with water leaves no brown stains", DAMP),
      line("No Rust Spots", "metal that keeps a clean surface"),
    ],
  },
  creak: {
    features: [note("No Creaks")],
    highlights: [note("no creaks or squeaks")],
    outcome: [
      line("Quiet to Sleep On", "movement makes no noise underneath", SLEPT),
      line("Quiet When You Move", "noiseless under shifting weight"),
    ],
    answer: [line("No Creaks or Squeaks", "silent under weight and in motion")],
  },
  dexterity: {
    features: [note("Touchscreen Friendly", TOUCHED), note("Good Dexterity")],
    highlights: [note("touchscreen friendly", TOUCHED), note("good dexterity")],
    outcome: [
      line("Phone Use With Gloves On", "fingertips that let you tap and type", TOUCHED),
      line("Small Things Are Easy", "fine parts can be picked up and held", SMALL),
      line("Good Dexterity", "fingers move freely and handle things well"),
    ],
    answer: [
      line("Touchscreen Friendly", "taps and swipes register through the material", TOUCHED),
      line("Thin Enough to Feel", "a close sense of what you touch", THIN),
      line("No Clumsy Fingers", "good control for detailed tasks"),
    ],
  },
};
