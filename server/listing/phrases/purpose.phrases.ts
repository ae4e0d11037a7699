import { type FacetPhrases, line, lineExcept, note } from "./phrase.ts";

const CURSOR = /\b(?:cursor|pointer|tracks|tracking|precise\w*|precision|pinpoint)\b/;
const SCROLLS = /\bscroll\w*\b/;
const KEYS = /\b(?:keys|keystrokes?|typing)\b/;
const CLICKS = /\b(?:clicks?|misclicks)\b/;
const BUTTONS = /\bbuttons?\b/;
const AIMS = /\b(?:aiming|pointing|aim (?:it|the)|point (?:it|the remote)|any angle|from any direction)\b/;
const SURFACES = /\b(?:any|every|all|most|different) surfaces?\b|\bwithout a mouse ?pad\b/;
const SCHEDULED = /\b(?:schedules?|timers?|routines?)\b/;
const VOICE = /\b(?:alexa|siri|google (?:home|assistant)|voice)\b/;
const REPLACES = /\b(?:original|replacement|substitute)\b/;
const LAG = /\b(?:lags?|delays?|latency)\b/;

const DEAD_ZONES = /\bdead (?:zones?|spots?)\b/;
const CHANNELS =
  /\b(?:more|all|local|many|pick\w* up|pull\w* in|gets?|got|receives?) (?:\w+ ){0,2}channels\b|\bstations\b/;
const STREAMS = /\b(?:buffer\w*|streams?|streaming)\b/;
const FAST_NET = /\bspeeds?\b|\bfaster\b|\b(?:is|are|so|very|super|lightning|blazing) fast\b/;
const WALLS = /\bthrough (?:\w+ ){0,2}walls\b/;
const RANGE = /\b(?:long|longer|extra|good|great) range\b|\bextend(?:s|ed)\b/;
const STEADY = /\b(?:not|no|never) (?:\w+ )?(?:drops?|dropped|reboots?)\b|\b(?:rock[ -]solid|solid connection)\b/;
const ROOMS = /\b(?:every|other|all) (?:\w+ )?rooms?\b|\b(?:whole|entire|throughout the|all over the) (?:house|home)\b/;

const MIST = /\b(?:plenty|lots?|lot|amount|steady|strong|good|great|enough) (?:of )?mist\b/;
const FILLS = /\bfill(?:s|ed)? (?:\w+ ){1,3}(?:rooms?|house|home|apartment|office|bathroom|bedroom|kitchen|space)\b/;
const LASTS = /\b(?:lasts?|lasted|lasting|lingers?|hours)\b/;
const FRESHENS = /\bodou?rs?\b|\bfreshen\w*\b|\b(?:bad|pet|litter|smoke|cooking) smells?\b/;
const PRAISED = /\bcompliment\w*\b|\bask\w* (?:me )?what\b/;
const MEASURED = /\b(?:overpower\w*|overwhelm\w*)\b/;
const STRONG_SCENT = /\bstrong\b|\bpotent\b|\b(?:great|good|amazing|excellent) throw\b/;

const CAUGHT = /\b(?:catch|catches|caught|trapped|zapped)\b/;
const BITES = /\b(?:bites|bitten)\b|\bnot (?:a single|one) bite\b/;
const TICKS = /\bticks\b/;
const FLEAS = /\bfleas\b/;
const MOSQUITOES = /\bmosquito\w*\b/;
const RODENTS = /\b(?:mice|mouse|rats?|rodents?)\b/;
const CRAWLERS = /\b(?:ants|roach|roaches)\b/;
const FLIERS = /\b(?:flies|gnats)\b/;
const WILDLIFE = /\b(?:deer|rabbits|squirrels|raccoons)\b/;
const BUGS_AWAY = /\bkeep\w* (?:\w+ ){0,2}(?:bugs|mosquitoes|flies|gnats|insects) (?:away|off)\b/;

const SPROUTS = /\b(?:sprout\w*|germinat\w*|seedlings)\b/;
const BLOOMS = /\b(?:bloom|blooms|bloomed|blooming)\b|\b(?:lots|tons|full|covered) (?:of|in|with) (?:\w+ )?flowers\b/;
const HARVESTS = /\b(?:harvest\w*|crop|picking tomatoes)\b/;
const DRAINS = /\bdrain\w*\b/;
const MOIST = /\b(?:retains?|holds?) (?:\w+ )?(?:moisture|water)\b|\bkeeps? (?:\w+ ){1,3}moist\b/;
const ROOTS = /\b(?:healthy|strong|great|good) roots?\b|\broot system\b/;
const REVIVES = /\b(?:back to life|revived?|perked (?:right )?up|bounced back)\b/;
const GREEN = /\b(?:greener|so green|(?:dark|deep) green|lush|greened)\b/;

const COVERAGE = /\b(?:good|great|full|wide|excellent) coverage\b|\b(?:whole|entire) (?:lawn|yard|garden|area)\b/;
const EVEN = /\bevenly\b|\beven (?:spray|mist|coverage|watering)\b/;
const MISTS = /\b(?:fine|nice|even|continuous|soft|gentle) mist\b/;
const GENTLE = /\b(?:gentle|soft) (?:\w+ )?(?:spray|shower|rain|stream|flow|watering)\b/;
const TURNS = /\b(?:rotat|oscillat|spin|turn)\w* (?:smoothly|well|freely)\b/;
const LOW_PRESSURE = /\blow (?:water )?pressure\b/;
const PRESSURE = /\bpressure\b/;
const FORCE = /\bstrong (?:\w+ )?(?:spray|stream|jet|flow|pressure|shower)\b|\b(?:powerful|forceful|force|blasts?)\b/;

/** What is said of the main use of small devices, of scents, and of what helps in house and garden. */
export const PURPOSE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  response: {
    features: [note("Precise Tracking", CURSOR), note("Responsive")],
    highlights: [note("precise tracking", CURSOR), note("quick response")],
    outcome: [
      line("Precise Control", "follows hand movements smoothly and closely", CURSOR),
      line("Smooth Scrolling", "moves through pages without jumping", SCROLLS),
      line("Responsive Keys", "keystrokes register as typed", KEYS),
      line("Responsive Buttons", "a press is registered right away", BUTTONS),
      line("Runs on Schedule", "switches on and off at the set times", SCHEDULED),
      line("Responds to Voice", "follows spoken commands as expected", VOICE),
      line("A Good Replacement", "works in place of the original", REPLACES),
      line("Responds Right Away", "movements or commands register well"),
    ],
    answer: [
      line("No Lag", "reacts without a noticeable delay", LAG),
      line("Reliable Clicks", "input registers on the first press", CLICKS),
      line("Suits Many Surfaces", "works well with or without a pad", SURFACES),
      line("No Careful Aiming", "signals are picked up from different angles", AIMS),
      line("Prompt Reaction", "little waiting after each input"),
    ],
  },
  signalReach: {
    features: [
      note(
        "Whole-Home Coverage",
        /\b(?:whole|entire|throughout (?:the|my|our)|all over (?:the|my|our)) (?:house|home)\b/,
      ),
      note("Strong Signal"),
    ],
    highlights: [note("fewer dead zones", DEAD_ZONES), note("good reception")],
    outcome: [
      line("Good Channel Reception", "available stations come in well", CHANNELS),
      line("Coverage in More Rooms", "a usable signal throughout the home", ROOMS),
      line("Smooth Streaming", "little or no buffering during playback", STREAMS),
      line("Fast Connection", "good speed for connected devices", FAST_NET),
      line("Long Range", "a usable signal farther from the source", RANGE),
      line("Strong Signal", "good reception and a clear connection"),
    ],
    answer: [
      line("Fewer Dead Zones", "coverage in spots that had little or none", DEAD_ZONES),
      line("Reaches Through Walls", "the signal carries from room to room", WALLS),
      line("No Frequent Dropouts", "stays connected during use", STEADY),
      line("Not a Weak Signal", "clear reception where needed"),
    ],
  },
  scentThrow: {
    features: [
      note("Long-Lasting Scent", LASTS),
      note("Room-Filling Scent", FILLS),
      note("Strong Scent", STRONG_SCENT),
    ],
    highlights: [
      note("scent that lasts", LASTS),
      note("fills the room with scent", FILLS),
      note("easily noticed scent"),
    ],
    outcome: [
      lineExcept(["cosmetic"], "Plenty of Mist", "good output for spreading fragrance", MIST),
      line("Room-Filling Scent", "fragrance spreads well through the air", FILLS),
      line("Long-Lasting Scent", "remains noticeable for a good while", LASTS),
      line("Fresher Smell", "unwanted odors are less noticeable", FRESHENS),
      line("Draws Compliments", "a fragrance that others notice and like", PRAISED),
      line("Noticeable Scent", "strong enough to enjoy in use"),
    ],
    answer: [
      line("Not Overpowering", "easy to notice without being too much", MEASURED),
      line("No Quick Fading", "fragrance lingers instead of soon disappearing", LASTS),
      line("Easy to Notice", "comes through clearly when used"),
    ],
  },
  repels: {
    features: [note("Catches Pests", CAUGHT), note("Keeps Bugs Away", BUGS_AWAY), note("Pest Control")],
    highlights: [note("catches pests", CAUGHT), note("fewer bites", BITES), note("fewer pests around")],
    outcome: [
      line("Fewer Insect Bites", "effective against biting bugs", BITES),
      line("Works Against Ticks", "fewer of them found after use", TICKS),
      line("Works Against Fleas", "a clear reduction after use", FLEAS),
      line("Works on Rodents", "effective against mice or rats", RODENTS),
      line("Works on Crawling Insects", "effective against ants or roaches", CRAWLERS),
      line("Works on Flying Insects", "effective against flies or gnats", FLIERS),
      line("Works Against Mosquitoes", "noticeably fewer of them around", MOSQUITOES),
      line("Fewer Wildlife Visits", "keeps unwanted animals away", WILDLIFE),
      line("Effective Pest Control", "works well against unwanted pests"),
    ],
    answer: [
      line("Results You Can See", "caught pests show the effect", CAUGHT),
      line("A Noticeable Drop", "fewer pests are seen after use"),
    ],
  },
  growth: {
    features: [note("High Germination", SPROUTS), note("Good Drainage", DRAINS), note("Healthy Growth")],
    highlights: [note("good germination", SPROUTS), note("rich blooms", BLOOMS), note("healthy growth")],
    outcome: [
      line("Good Germination", "many of the seeds sprout well", SPROUTS),
      line("Rich Blooms", "plants flower well and show plenty of color", BLOOMS),
      line("A Good Harvest", "plants produce plenty to pick", HARVESTS),
      line("Strong Roots", "plants establish themselves well", ROOTS),
      line("Fresh New Growth", "weak plants recover their strength", REVIVES),
      line("Lush and Green", "rich color in leaves or grass", GREEN),
      line("Healthy Growth", "plants grow strongly and do well"),
    ],
    answer: [
      line("No Standing Water", "excess moisture can run off", DRAINS),
      line("No Fast Drying Out", "soil holds moisture for longer", MOIST),
      line("Seeds That Come Up", "young plants appear as hoped", SPROUTS),
      line("Plants Do Well", "growth that is easy to notice"),
    ],
  },
  spray: {
    features: [note("Fine Mist", MISTS), note("Wide Coverage", COVERAGE), note("Strong Spray", FORCE)],
    highlights: [note("fine, even mist", MISTS), note("good pressure", PRESSURE), note("good spray")],
    outcome: [
      line("Wide Coverage", "a large area is reached with the spray", COVERAGE),
      line("Fine Mist", "small droplets, well distributed", MISTS),
      line("Gentle Spray", "a soft flow with no harsh jet", GENTLE),
      line("Smooth Rotation", "turns freely without sticking", TURNS),
      line("Even Spray", "liquid is distributed well over the area", EVEN),
      line("Strong Spray", "comes out with good force", FORCE),
      line("Good Spray", "output that suits the task at hand"),
    ],
    answer: [
      line("Works at Low Pressure", "good output from a modest supply", LOW_PRESSURE),
      line("More Than a Trickle", "good pressure for the job", PRESSURE),
      line("Few Missed Spots", "even coverage of the whole area", EVEN),
      line("Dependable Flow", "liquid goes where intended"),
    ],
  },
};
