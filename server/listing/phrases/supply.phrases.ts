import { type FacetPhrases, line, note } from "./phrase.ts";

const BLENDS = /\b(?:blend\w*|layer\w*|mix\w*)\b/;
const CLUMPED = /\b(?:clump\w*|scoop\w*)\b/;
const CHILDREN = /\b(?:kids?|child\w*|toddlers?|son|daughter|grand\w+|little hands|small hands|ride|riding|pedal)\b/;
const WET = /\b(?:wet|rain\w*|ice|icy|snow\w*|tiles?|floors?|slick|slippery|mud\w*|puddles?)\b/;
const RIDDEN = /\b(?:ride|rides|riding)\b/;

export const SUPPLY_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  colorStrength: {
    features: [note("Blendable Color", BLENDS), note("Rich Color")],
    highlights: [note("colors that blend", BLENDS), note("rich, strong color")],
    outcome: [
      line("Color From the First Stroke", "a light touch is enough for rich color, with no going over things again"),
      line(
        "Shades That Work Together",
        "colors blend and layer smoothly, so one shade passes into the next without hard edges",
        BLENDS,
      ),
    ],
    answer: [
      line("Nothing Pale or Chalky", "strong color that shows up right away and still looks lively once dry"),
      line("More Color, Less Effort", "good strength in each stroke, which leaves fewer coats and less waiting"),
    ],
  },
  paper: {
    features: [note("Thick Paper", /\b(?:thick|heavy|heavyweight)\b/), note("Quality Paper")],
    highlights: [note("thick paper", /\b(?:thick|heavy|heavyweight)\b/), note("paper that holds up")],
    outcome: [
      line("Paper Worth Using", "sheets with some substance that take what goes on them and stay in shape"),
      line("Good Paper Underneath", "a pleasant surface to work on, from the first sheet to the last"),
    ],
    answer: [
      line("Both Sides Stay Usable", "what goes on the front stays on the front", /\b(?:bleed|show|go) through\b/),
      line("No Flimsy Sheets", "paper that keeps its shape in use instead of tearing or curling up"),
    ],
  },
  soaksUp: {
    features: [note("Firm Clumps", CLUMPED), note("Absorbent")],
    highlights: [note("firm clumps, easy scooping", CLUMPED), note("soaks up moisture")],
    outcome: [
      line("Scooped in a Moment", "firm clumps lift out in one piece and leave the rest clean and dry", CLUMPED),
      line("Soaks Up and Holds On", "moisture is taken up right away and kept there, so all around stays dry"),
    ],
    answer: [
      line("Nothing Falls Apart", "clumps stay together on the way out, with little left behind", CLUMPED),
      line(
        "No Pushing Water Around",
        "takes moisture up instead of spreading things about, with less to go over twice",
      ),
    ],
  },
  beginners: {
    features: [note("Kid-Friendly", CHILDREN), note("Beginner-Friendly")],
    highlights: [note("easy for children", CHILDREN), note("easy for beginners")],
    outcome: [
      line("An Easy Start", "first-timers get going without a long lesson and soon find out what they enjoy"),
      line("Small Hands Can Manage", "simple enough for children to handle with little help", CHILDREN),
    ],
    answer: [
      line("No Experience Needed", "made so that even a first attempt feels like progress, not like homework"),
      line("Grows With Some Practice", "simple at the start, with enough to discover once the basics are there"),
    ],
  },
  playValue: {
    features: [],
    highlights: [note("played with again and again")],
    outcome: [
      line("Off to Ride Again", "a first choice when the door opens, day after day", RIDDEN),
      line("Busy for a Good While", "holds attention well past the first excitement and gives others a quiet hour"),
    ],
    answer: [
      line("Not Forgotten in a Corner", "picked up again week after week instead of gathering dust"),
      line("Fun Away From Screens", "keeps restless ones busy, with something new to try each time"),
    ],
  },
  traction: {
    features: [note("Grippy Sole")],
    highlights: [note("grips wet ground", WET), note("grippy sole")],
    outcome: [
      line("Steady on Wet Ground", "the sole grips where rain and wet tiles ask for care", WET),
      line("Sure With Each Step", "a sole that grips lets attention go to the way ahead rather than to the feet"),
    ],
    answer: [
      line("No Slipping and Sliding", "steady on smooth ground, when walking, turning and stopping"),
      line("For Days With Wet Floors", "the sole holds on where others lose contact", WET),
    ],
  },
};
