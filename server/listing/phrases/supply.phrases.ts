import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const BLENDS = /\bblend\w*\b|\blayers? (?:well|nicely)\b|\bmix(?:es)? well\b/;
const SMOOTH = /\b(?:goes?|went|lays?) (?:on|down) (?:\w+ )?(?:smooth|smoothly|evenly)\b/;
const COVERS = /\b(?:great|good|excellent|full) coverage\b|\bone coat\b|\bopaque\b/;
const DARK = /\b(?:deep|dark|rich|true) black\b|\bnice and dark\b/;
const BRIGHT = /\b(?:bright|vivid|vibrant)\b|\bcolors? (?:really )?pops?\b/;
const NO_STREAKS = /\b(?:no|non|not|\w+n['’]t|without)[- ](?:\w+ )?streak/;
const THICK =
  /\b(?:thick|heavy|heavyweight)\b.{0,12}\b(?:paper|pages?|card ?stock)\b|\b(?:paper|pages?|card ?stock)\b.{0,15}\b(?:thick|heavy|heavyweight)\b/;
const WRITTEN_ON = /\bto write on\b/;
const NO_BLEED = /\b(?:no|not|never|without|zero|\w+n['’]t) (?:\w+ ){0,2}(?:bleed|ghost|show through|go through)/;
const STRONG =
  /\b(?:strong|sturdy)\b.{0,12}\bpaper\b|\bpaper\b.{0,20}\b(?:strong|sturdy|holds up|\w+n['’]t tear|not tear)\b/;
const GOOD_PAPER =
  /\b(?:nice|good|great|smooth|quality) paper\b|\bpaper is (?:very |really |so )?(?:nice|good|great|smooth)\b/;
const CLUMPS = /\bclump/;
const SCOOPED = /\bscoop/;
const QUICK = /\babsorb\w*\b.{0,25}\b(?:quickly|fast|instantly)\b|\bright up\b/;
const DRY_NIGHT =
  /\b(?:dry|lasts?|holds?) (?:\w+ )?(?:all night|overnight|until morning|through the night)\b|\bw(?:akes?|oke) up dry\b/;
const NO_BLOWOUTS = /\b(?:no|never|\w+n['’]t|not|zero) (?:\w+ ){0,3}blow-?outs?\b/;
const CHILDREN = /\b(?:kids?|child\w*|toddlers?|grandkids|(?:little|small) hands)\b/;
const LEARNED_RIDING =
  /\blearn(?:ed|ing)? to ride\b|\briding (?:on (?:her|his|their) own|by (?:her|him)self|in no time)\b|\beasy to (?:pedal|steer|balance)\b/;
const LEARNING = /\b(?:to|for|way to) learn(?:ing)?\b/;
const STARTING =
  /\b(?:beginners?|starters?|start|started|starting|learn\w*|novices?|first[- ]timers?|someone (?:new|just|who is)|rid(?:e|es|ing)|pedal|steer|balance|kids?|toddlers?|(?:little|small) hands)\b/;
const RIDDEN = /\b(?:loves?|loved|loving|fun) (?:to ride|riding)\b|\brid(?:es?|ing) (?:it|this) (?:every|all)/;
const IMAGINED = /\b(?:imaginat\w+|imaginative|pretend|creativ\w+|open[- ]ended)\b/;
const BUSY = /\b(?:keeps?|kept) (?:\w+ ){1,3}(?:busy|entertained|occupied)\b/;
const PLAYED_OFTEN =
  /\bplays? with (?:it|them|this) (?:every|all|constantly)\b|\bstill play(?:s|ing)?\b|\bnever gets (?:old|bored)\b/;
const EDUCATIONAL = /\beducational\b/;
const WET = /\b(?:wet|rain\w*|puddles?)\b/;
const SNOW = /\b(?:snow\w*|ice|icy)\b/;
const FLOORS = /\b(?:tiles?|floors?|hardwood)\b/;
const GRIPPY_SOLE = /\bgrippy\b|\bsoles?\b.{0,15}\bgrip/;

export const SUPPLY_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  colorStrength: {
    features: [
      note("Easy to Blend", BLENDS),
      note("Good Coverage", COVERS),
      note("Vivid Color", BRIGHT),
      note("Rich Color"),
    ],
    highlights: [
      note("easy to blend", BLENDS),
      note("good coverage", COVERS),
      note("bright, vivid color", BRIGHT),
      note("rich, strong color"),
    ],
    outcome: [
      line("Easy to Blend", "smooth transitions and soft edges", BLENDS),
      line("Goes On Smoothly", "applied evenly with little effort", SMOOTH),
      line("Good Coverage", "what lies underneath is well hidden", COVERS),
      line("Deep, Dark Color", "a strong tone that is easy to see", DARK),
      line("Bright, Vivid Color", "shades that stand out clearly", BRIGHT),
      line("Rich, Strong Color", "a tone that shows up well"),
    ],
    answer: [
      line("No Streaks", "an even look where applied", NO_STREAKS),
      line("Blends With Ease", "little work for a gradual change of tone", BLENDS),
      line("No Thin Coverage", "solid cover on the surface", COVERS),
      line("No Faded Look", "lively color that gets noticed", BRIGHT),
      line("Strong Color", "color that is strong enough to show"),
    ],
  },
  paper: {
    // What handles paper is not made of it.
    exceptTypes: /\b(?:printer|copier|laminator|cutter|trimmer|shredder|punch|stapler|scanner)s?$/,
    features: [note("Thick Paper", THICK), note("Strong Paper", STRONG), note("Well-Made Paper", GOOD_PAPER)],
    highlights: [note("thick paper", THICK), note("strong paper", STRONG), note("well-made paper", GOOD_PAPER)],
    outcome: [
      lineExcept(["coloring"], "Thick Paper", "a solid feel in each sheet", THICK),
      lineExcept(["coloring"], "Pleasant to Write On", "a good surface for pen or pencil", WRITTEN_ON),
      lineExcept(["coloring"], "Well-Made Paper", "sheets that do the job well"),
    ],
    answer: [
      line("No Bleed-Through", "the back of the page stays clean", NO_BLEED),
      lineExcept(["coloring"], "No Flimsy Sheets", "strong enough for normal handling", STRONG),
      lineExcept(["coloring"], "Not Too Thin", "enough body to handle well", THICK),
      lineExcept(["coloring"], "Good Paper to Use", "well suited to the intended task"),
    ],
  },
  soaksUp: {
    features: [note("Firm Clumps", CLUMPS), note("Easy to Scoop", SCOOPED), note("Absorbent")],
    highlights: [note("firm clumps", CLUMPS), note("easy to scoop", SCOOPED), note("absorbs moisture")],
    outcome: [
      lineFor(["diaper"], "Dry Through the Night", "absorbs enough to last until morning", DRY_NIGHT),
      line("Firm Clumps", "easy to lift out in one piece", CLUMPS),
      line("Easy to Scoop", "cleaning out takes little effort", SCOOPED),
      line("Absorbs Well", "moisture is drawn in and held"),
    ],
    answer: [
      lineFor(["diaper"], "No Blowouts", "keeps the mess on the inside", NO_BLOWOUTS),
      line("Clumps That Hold", "solid enough to remove whole", CLUMPS),
      line("Quick to Absorb", "liquid disappears with little delay", QUICK),
      line("Highly Absorbent", "a lot of moisture can be taken up"),
    ],
  },
  beginners: {
    // "Easy for him to reach" says nothing about beginners.
    only: STARTING,
    features: [note("Kid-Friendly", CHILDREN), note("Beginner-Friendly")],
    highlights: [note("easy for children", CHILDREN), note("good for beginners")],
    outcome: [
      line("Easy to Learn to Ride", "simple to handle for a first try", LEARNED_RIDING),
      line("Easy for Children", "manageable with little or no help", CHILDREN),
      line("Good for Beginners", "an uncomplicated way to get started"),
    ],
    answer: [
      line("Kids Can Do This", "within the abilities of young users", CHILDREN),
      line("Good to Learn On", "suited to practicing the basics", LEARNING),
      line("Suited to First-Timers", "little know-how needed to begin"),
    ],
  },
  joins: {
    features: [note("Easy to Connect")],
    highlights: [note("pieces that join easily")],
    outcome: [line("Pieces Join Easily", "parts go together without a struggle and hold")],
    answer: [line("Stays Together in Play", "connected parts keep hold of each other")],
  },
  playValue: {
    features: [note("Fun to Ride", RIDDEN), note("Educational", EDUCATIONAL)],
    highlights: [note("fun to ride", RIDDEN), note("imaginative play", IMAGINED), note("lots of fun")],
    outcome: [
      line("Fun to Ride", "an enjoyable way to get moving", RIDDEN),
      line("Creative, Imaginative Play", "plenty of room for new ideas", IMAGINED),
      line("Keeps Them Busy", "interesting enough to hold attention", BUSY),
      line("Used Again and Again", "interest that lasts past the novelty", PLAYED_OFTEN),
      line("Lots of Fun", "enjoyable to use and entertaining"),
    ],
    answer: [
      line("Fun and Educational", "play that teaches something", EDUCATIONAL),
      line("A Ride to Enjoy", "riding is something to look forward to", RIDDEN),
      line("Hard to Get Bored With", "plenty to stay occupied with", BUSY),
      line("Keeps Kids Interested", "still attractive once familiar", PLAYED_OFTEN),
      line("Good Entertainment", "fun that is easy to get into"),
    ],
  },
  traction: {
    features: [note("Good Grip When Wet", WET), note("Grippy Sole", GRIPPY_SOLE), note("Good Traction")],
    highlights: [note("good grip when wet", WET), note("grippy sole", GRIPPY_SOLE), note("good traction")],
    outcome: [
      line("Good Grip When Wet", "firm footing on damp surfaces", WET),
      line("Good Winter Traction", "steady footing on snow or ice", SNOW),
      line("Good Grip on Floors", "feet stay where they are placed", FLOORS),
      line("Good Traction", "a secure hold on the ground"),
    ],
    answer: [
      line("Grip on Wet Ground", "soles that keep contact with the ground", WET),
      line("Firm on Smooth Floors", "a reliable grip on hard surfaces", FLOORS),
      line("Steady on Your Feet", "sure footing while walking"),
    ],
  },
};
