import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

/** Not "turn it on and off", nor "used it on and off". */
const ON_AND_OFF =
  /\b(?:put|get|goes|go|slips?|slides?|clips?|snaps?|pulls?)(?: \w+){0,2} on and off\b|\b(?:put|get)(?: \w+){0,2} on and take\b|\beasy on and off\b/;
const PUT_ON =
  /\b(?:easy|easier|simple|breeze|snap|cinch) to (?:put|get|slip)(?: it| them| these| this)? on\b|\bgoes on\b|\bwent (?:right )?on\b|\bslips? (?:right )?on\b/;
const ATTACH = /\battach\w*|\b(?:clips|clicks|snaps|slides|screws) (?:right )?(?:on|in|into)\b/;
const NO_TOOLS = /\b(?:no|without|not need|not require)(?: any)? tools\b|\btool[- ]free\b/;
const ALONE = /\bby myself\b|\balone\b|\b(?:it|them|this) (?:all )?(?:myself|herself|himself)\b/;
const ASSEMBLED = /\b(?:fully|already|mostly|almost|came|comes) (?:fully |mostly |almost )?assembled\b|\bno assembly\b/;
const ASSEMBLY = /\bassembl\w*|\bput(?: \w+){0,2} together\b|\b(?:goes|went) together\b/;
const PLUG_IN = /\bplug(?:ged)?[ -](?:(?:it|them) )?(?:and|n|in)\b/;
const INSTALL = /\binstall\w*/;
const SET_UP =
  /\bset ?up\b|\bsets (?:\w+ )?up\b|\bsetting (?:\w+ )?up\b|\bpitch\w*|\b(?:goes|went|pops?|popped|puts?|hooks?|hooked) (?:right )?up\b|\bup (?:and running|in)\b|\bmount\w*|\bhang\b|\bminutes\b/;

const WORN = ["worn", "walking", "garment", "footwear", "bracing", "gloved"] as const;

const REMEMBERS = /\bremembers? (?:the|my|your|its|our|last|what|which|where)\b|\bmemory function\b/;
const LARGE_BUTTONS = /\b(?:big|large|larger) buttons\b|\bbuttons are (?:\w+ )?(?:big|large)\b/;
const ONE_TOUCH = /\bone (?:button|touch)\b|\b(?:push|touch|press|click) of a button\b/;
const TOUCH = /\btouch ?screen\b|\btouch (?:controls?|panel)\b|\bresponsive touch\b/;
const SPEED = /\bvariable[- ]speeds?\b|\bspeed (?:control|setting)s?\b/;
const PROGRAM = /\b(?:easy|simple) to program\b/;
const EASILY =
  "(?=.*\\b(?:easy|easily|easier|simple|simply|simplicity|intuitive\\w*|straight ?-?forward|self[- ]explanatory|clear|clearly|user[- ]friendly|obvious|logical\\w*|figured?)\\b)";
const CONTROLS = new RegExp(
  `^${EASILY}.*\\b(?:buttons?|controls|control panel|remote|knobs?|dials?|switch|menus?|settings?|touch ?screen)\\b`,
);
/** Not a responsive seller. */
const RESPONSIVE = /^(?!.*\b(?:service|seller|support|company|customer|team|vendor)\b).*\bresponsive\b/;

const TIMER = /\btimer\b/;
const FORGOTTEN = /\bforg[eo]t\w*|\bremember to\b/;

const USB_CHARGING =
  /\busb\b.*\bcharg\w+ (?:my |your |the |our |a )?(?:cell ?)?phones?\b|\bcharg\w+ (?:my |your |the |our |a )?(?:cell ?)?phones?\b.*\busb\b/;
const LONG_CORD =
  /\bcords?\b.{0,30}\b(?:long|length|reaches|plenty)\b|\b(?:long|longer|plenty of|lots of|length)\b.{0,15}\bcords?\b/;
const LONG_CABLE =
  /\bcables?\b.{0,30}\b(?:long|length|reaches|plenty)\b|\b(?:long|longer|plenty of|lots of|length)\b.{0,15}\bcables?\b/;
const SWIVEL = /\bcord swivels?\b|\bswivel(?:s|ing)?\b.{0,15}\bcord\b/;
const STOWED = /\bretractable cord\b|\bcord (?:storage|wrap)\b/;

const ONE_HAND = /\b(?:one|single)[- ]?hand(?:ed|edly)?\b/;
const CHILD_OPENS =
  /\b(?:kids?|child(?:ren)?|toddler|son|daughter|(?:little|small|tiny) hands)\b.{0,30}\bopen\w*|\bopen\w*\b.{0,30}\b(?:kids?|child(?:ren)?|toddler|(?:little|small|tiny) hands)\b/;
const ZIPS =
  /\b(?:un)?zips? (?:\w+ )?(?:easily|smoothly)\b|\beasy to (?:un)?zip\b|\bzippers? (?:\w+ ){0,2}(?:smooth\w*|easy|easily)\b/;
const SHUTS =
  /\bseals? (?:\w+ )?(?:tight\w*|shut|well)\b|\b(?:closes?|shuts?|snaps?|clicks?|latches) (?:\w+ )?(?:tight\w*|shut|closed|securely)\b|\bstays? (?:closed|shut|zipped)\b|\blids? (?:seals?|locks?|stays?)\b/;
const LID_OPENS = /\b(?:easy|easily|easier)\b.{0,25}\blids?\b|\blids?\b.{0,25}\b(?:easy|easily|opens)\b/;

const STRAPS = /\bstraps?\b/;
const ARM = /\b(?:adjustable|flexible|swing) arm\b|\barm (?:adjusts|is adjustable)\b/;
const HEIGHT = /\bheight\b/;
const ANGLE = /\bangles?\b|\b(?:tilts|swivels|rotates)\b/;
const RECLINES = /\breclin(?:es?|ing)\b/;
const STAYS_SET =
  /\bstays? (?:where|in position|at the angle)\b|\bholds? (?:its|the|their) (?:position|angle)\b|\blocks in(?:to)? (?:place|position)\b/;
const STAYS_UP = /\bstays? up\b/;
const TIGHTENS = /\badjust\w*\b.{0,40}\b(?:fits?|tight\w*|snug\w*|loose\w*)\b|\b(?:tightness|notch|tighten\w*)\b/;
const ADJUSTS = /\badjust\w*|\bfine[- ]tune\b|\bmicro[- ]adjust\w*|\bpositions\b|\bbends\b|\bnotch\b/;

export const OPERATION_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  setup: {
    features: [
      note("Easy On and Off", ON_AND_OFF),
      note("Tool-Free Setup", NO_TOOLS),
      note("Easy Assembly", ASSEMBLY),
      note("Easy Installation", INSTALL),
      note("Quick Setup", SET_UP),
    ],
    highlights: [
      note("easy on and off", ON_AND_OFF),
      note("easy to put on", PUT_ON),
      note("tool-free setup", NO_TOOLS),
      note("easy assembly", ASSEMBLY),
      note("easy installation", INSTALL),
      note("quick setup", SET_UP),
    ],
    outcome: [
      line("Easy On and Off", "goes on and comes off without trouble", ON_AND_OFF),
      line("Easy to Put On", "goes on quickly and without force", PUT_ON),
      line("No Tools Needed", "ready to use without a toolbox", NO_TOOLS),
      line("Little or No Assembly", "comes ready or nearly ready for use", ASSEMBLED),
      line("Easy to Assemble", "goes together quickly and simply", ASSEMBLY),
      line("Ready to Plug In", "works soon after connecting", PLUG_IN),
      line("Easy to Install", "quick and simple to get ready", INSTALL),
      line("Easy to Attach", "goes into place with little effort", ATTACH),
      line("Quick to Set Up", "ready soon after unpacking", SET_UP),
    ],
    answer: [
      line(
        "No Leg Lifting",
        "paws can stay on the ground",
        /\bno (?:leg|paw)s? lifting\b|\b(?:no|without) lifting \w+ (?:leg|paw)s?\b/,
      ),
      line("Simple to Remove Again", "fitting takes little time as well", ON_AND_OFF),
      line("No Struggle to Fit", "putting on takes little effort", PUT_ON),
      line("Set Up by Hand", "no special equipment required", NO_TOOLS),
      lineExcept(WORN, "One Person Is Enough", "can be handled without a helper", ALONE),
      line("Little to Assemble", "few steps left before first use", ASSEMBLED),
      line("Simple Assembly", "parts that join without confusion", ASSEMBLY),
      line("Straightforward Connection", "connect and start using at once", PLUG_IN),
      line("Simple Installation", "only a little work before first use", INSTALL),
      line("Simple Attachment", "fixing in position is quick", ATTACH),
      line("No Lengthy Setup", "getting started takes only a few steps", SET_UP),
    ],
  },
  controls: {
    except: ["holding", "garment", "footwear"],
    features: [note("Memory Function", REMEMBERS), note("Simple Controls", CONTROLS)],
    highlights: [note("remembers the last setting", REMEMBERS), note("simple controls", CONTROLS)],
    outcome: [
      line("Remembers Settings", "starts with the setting that was used last", REMEMBERS),
      line("One-Touch Operation", "a single press does the job", ONE_TOUCH),
      line("Handy Remote Control", "simple operation from a distance", /\bremote\b/),
      line("Large Buttons", "easy to see and simple to press", LARGE_BUTTONS),
      line("Easy-to-Use Buttons", "simple to find and to operate", /\bbuttons?\b/),
      line("Responsive Touch Controls", "quick reaction to a finger", TOUCH),
      line("Easy Menus", "options that are simple to find", /\bmenus?\b/),
      line("Adjustable Speed", "faster or slower, as the task requires", SPEED),
      line("Easy to Program", "settings can be entered with little effort", PROGRAM),
      line("Easy to Control", "responds well to the user", /\b(?:easy to|precise) control\b/),
      line("Simple Controls", "easy to understand and operate", CONTROLS),
      lineFor(["powered", "picture", "audio"], "Quick to Respond", "prompt reaction to commands", RESPONSIVE),
    ],
    answer: [
      line("No Repeated Setup", "the previous choice is kept for next time", REMEMBERS),
      line("Push-Button Simple", "no long series of steps to learn", ONE_TOUCH),
      line("Control From Afar", "a remote that is handy to use", /\bremote\b/),
      line("No Tiny Buttons", "big enough to read and push with ease", LARGE_BUTTONS),
      line("Buttons Make Sense", "straightforward to learn and use", /\bbuttons?\b/),
      line("Touch That Registers", "taps are recognized promptly", TOUCH),
      line("No Confusing Menus", "clear choices in sensible order", /\bmenus?\b/),
      line("Speed You Can Set", "control over how fast things run", SPEED),
      line("Simple Programming", "few steps from start to saved setting", PROGRAM),
      line("Easy to Steer", "handling that is simple to learn", /\b(?:easy to|precise) control\b/),
      line("Clear Operation", "straightforward settings that are quick to learn", CONTROLS),
      lineFor(["powered", "picture", "audio"], "No Slow Response", "input is followed by quick action", RESPONSIVE),
    ],
  },
  autoOff: {
    features: [note("Auto-Off Timer", TIMER), note("Auto Shut-Off")],
    highlights: [note("auto-off timer", TIMER), note("automatic shut-off")],
    outcome: [
      line("Shut-Off Timer", "automatic power-off on schedule", TIMER),
      line("Handy When Forgotten", "switches off without a reminder", FORGOTTEN),
      line("Turns Off Automatically", "switches off without a hand"),
    ],
    answer: [
      line("Off on Time", "switching off is handled by a timer", TIMER),
      line("Covered if Left On", "turns off even if nobody remembers", FORGOTTEN),
      line("Nothing Left Running", "automatic shut-off is built in"),
    ],
  },
  cord: {
    features: [
      note("USB Port", /\busb (?:charging )?ports?\b/),
      note("Long Cord", LONG_CORD),
      note("Long Cable", LONG_CABLE),
    ],
    highlights: [
      note("USB port for a phone", USB_CHARGING),
      note("long cord", LONG_CORD),
      note("long cable", LONG_CABLE),
    ],
    outcome: [
      lineExcept(["charging"], "USB Port for Charging", "power for a phone is built in", USB_CHARGING),
      line("Long Cord", "enough length for a comfortable reach", LONG_CORD),
      line("Long Cable", "ample length to connect where needed", LONG_CABLE),
      line("Swivel Cord", "turns freely instead of twisting up", SWIVEL),
      line("Neat Cord Storage", "stowed out of the way between uses", STOWED),
    ],
    answer: [
      lineExcept(["charging"], "Charge a Phone Too", "no separate adapter needed", USB_CHARGING),
      line("No Short Cord", "plenty of slack to work with", LONG_CORD),
      line("Not a Short Cable", "plenty to spare between both ends", LONG_CABLE),
      line("No Twisted Cord", "a swivel joint follows each movement", SWIVEL),
      line("No Dangling Cord", "wound up neatly for storage", STOWED),
    ],
  },
  openClose: {
    features: [note("One-Hand Lid", /\blid\b.{0,60}\bone[ -]hand/), note("Easy-Open Lid", LID_OPENS)],
    highlights: [
      note("lid opens one-handed", /\blid\b.{0,60}\bone[ -]hand/),
      note("easy-open lid", LID_OPENS),
      note("closes tight", SHUTS),
      note("easy to open and close"),
    ],
    outcome: [
      line("One-Handed Use", "simple to operate with a single hand", ONE_HAND),
      line("Easy for Kids to Open", "manageable for small hands", CHILD_OPENS),
      line("Smooth Zipper", "opens and closes with an easy pull", ZIPS),
      line("Closes Securely", "a tight and dependable closure", SHUTS),
      line("Opens and Closes Easily", "smooth handling in both directions"),
    ],
    answer: [
      line("One Hand Is Enough", "the other hand stays free", ONE_HAND),
      line("Children Can Manage", "little ones can do the opening themselves", CHILD_OPENS),
      line("No Zipper Struggle", "zipping takes little effort", ZIPS),
      line("Stays Shut", "shuts firmly rather than loosely", SHUTS),
      line("No Struggle to Open", "opening and shutting take little force"),
    ],
  },
  adjust: {
    features: [
      note("Adjustable Straps", STRAPS),
      note("Adjustable Height", HEIGHT),
      note("Adjustable Arm", ARM),
      note("Adjustable", ADJUSTS),
    ],
    highlights: [
      note("adjusts on four sides", /\bfour sides\b/),
      note("adjustable straps", STRAPS),
      note("adjustable height", HEIGHT),
      note("easy to adjust", ADJUSTS),
    ],
    outcome: [
      line("Adjustable Straps", "lengthened or shortened as required", STRAPS),
      line("Adjustable Height", "a choice of higher or lower settings", HEIGHT),
      line("Adjustable Recline", "a choice of upright or leaning back", RECLINES),
      line("Adjustable Angle", "can be turned to the direction needed", ANGLE),
      lineFor(WORN, "Adjusts for a Good Fit", "looser or tighter as preferred", TIGHTENS),
      line("Stays Where Set", "keeps the position that was chosen", STAYS_SET),
      line("Stays Up", "holds in position during use", STAYS_UP),
      line("Easy to Adjust", "can be set to the preferred position or fit", ADJUSTS),
    ],
    answer: [
      line("Straps That Adapt", "length is simple to change", STRAPS),
      line("Height to Suit", "raised or lowered to a suitable level", HEIGHT),
      line("Sit Up or Lean Back", "the reclining position is easy to set", RECLINES),
      line("Turns as Needed", "direction is quick to change", ANGLE),
      lineFor(WORN, "Loosens When Needed", "the fit can be loosened at will", TIGHTENS),
      line("Holds Position", "stays as set after adjustment", STAYS_SET),
      line("No Sliding Down", "keeps from slipping out of position", STAYS_UP),
      line("Several Settings", "adaptable to personal preference", ADJUSTS),
    ],
  },
};
