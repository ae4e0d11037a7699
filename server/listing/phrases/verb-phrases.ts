import { type FacetPhrases, line, lineFor, note } from "./phrase.ts";

const IN_PARTS = /\bpieces\b.{0,20}\bfit\b/;
const SOFT = /\b(?:soft|softer|plush|velvety|silky)\b/;
const SOLID = /\bfe(?:els?|lt) (?:\w+ ){0,3}(?:solid|sturdy|substantial|durable|well[- ](?:made|built))\b/;
const IN_HAND = /\bin (?:my|the|your) hands?\b/;
const LOUD = /\bloud\b/;
const RUNS_QUIET = /\b(?:runs?|ran|running) (?:\w+ ){0,2}(?:quiet|quietly|silent|silently)\b/;
const RUNS_SMOOTH = /\b(?:runs?|ran|running) (?:\w+ ){0,2}(?:smooth|smoothly)\b/;
const RUNS_WELL = /\b(?:runs?|ran|running) (?:\w+ ){0,2}(?:well|great|perfectly|fine|good|flawlessly|strong)\b/;
const HOLDS_UP = /\b(?:holds?|held|holding) up\b/;
const HOLDS_MUCH = /\bholds? (?:\w+ ){0,2}(?:a lot|lots|plenty|so much|everything|tons)\b/;
const HOLDS_FIRM =
  /\b(?:holds?|held) (?:\w+ ){0,4}(?:firm|firmly|tight|tightly|secure|securely|in place|strong|strongly)\b/;
const OF_A_SUPPLY = /\b(?:bottle|tube|jar|bag|tub|container|little goes|weeks|months?)\b/;
const FOR_HOURS = /\ball (?:day|night)\b|\bhours\b/;

/** How copy speaks of what a product does well, by the verb of reviewers. */
export const VERB_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  "verb:work": {
    features: [],
    highlights: [note("works well")],
    outcome: [line("Works Well", "does the intended job as expected")],
    answer: [line("No Trouble in Use", "performance that meets expectations")],
  },
  "verb:fit": {
    features: [],
    highlights: [note("a good fit")],
    outcome: [
      line("Parts Fit Well", "pieces go together properly", IN_PARTS),
      line("A Good Fit", "fits well for the intended use"),
    ],
    answer: [
      line("Well-Matched Parts", "joining works without trouble", IN_PARTS),
      line("Suitable Size", "neither too large nor too small"),
    ],
  },
  "verb:look": {
    features: [],
    highlights: [note("good looks")],
    outcome: [line("Good Looks", "an appealing, pleasing appearance")],
    answer: [line("Attractive Design", "nice to look at during use")],
  },
  "verb:feel": {
    except: ["edible", "remedy", "reading", "game"],
    features: [],
    highlights: [note("soft feel", SOFT), note("solid feel", SOLID), note("a pleasant feel")],
    outcome: [
      line("Solid Feel", "makes a sturdy impression", SOLID),
      line("Soft Feel", "pleasant wherever there is contact", SOFT),
      line("Good in the Hand", "comfortable to hold and use", IN_HAND),
      line("Pleasant Feel", "makes a good impression in use"),
    ],
    answer: [
      line("No Flimsy Feel", "substantial and well put together", SOLID),
      line("Soft to the Touch", "smooth and gentle, not rough", SOFT),
      line("Feels Good in Use", "an agreeable experience for users"),
    ],
  },
  "verb:sound": {
    features: [note("Good Sound")],
    highlights: [note("good sound")],
    outcome: [
      line("Loud Enough", "can be heard without straining", LOUD),
      line("Good Sound", "clear and pleasing to hear"),
    ],
    answer: [
      line("Plenty of Volume", "plenty of volume when in use", LOUD),
      line("Sounds as Hoped", "a tone that listeners like"),
    ],
  },
  "verb:run": {
    except: ["reading", "game", "edible", "garment", "footwear"],
    features: [],
    highlights: [note("runs quietly", RUNS_QUIET), note("runs smoothly", RUNS_SMOOTH), note("runs well", RUNS_WELL)],
    outcome: [
      line("Runs Quietly", "low noise during operation", RUNS_QUIET),
      line("Runs Smoothly", "steady, even operation throughout", RUNS_SMOOTH),
      line("Runs Well", "good operation without trouble", RUNS_WELL),
    ],
    answer: [
      line("Quiet Running", "little sound while running", RUNS_QUIET),
      line("No Rough Running", "works evenly while switched on", RUNS_SMOOTH),
      line("Dependable Running", "works without problems in use", RUNS_WELL),
    ],
  },
  "verb:hold": {
    features: [],
    highlights: [note("holds firmly", HOLDS_FIRM), note("holds up well", HOLDS_UP), note("holds plenty", HOLDS_MUCH)],
    outcome: [
      line("Firm Hold", "secure and dependable in use", HOLDS_FIRM),
      line("Holds Up Well", "stays in good shape with use", HOLDS_UP),
      line("Holds Plenty", "room for a generous amount", HOLDS_MUCH),
    ],
    answer: [
      line("No Loose Hold", "stays tight while being used", HOLDS_FIRM),
      line("Lasting Condition", "remains good with regular use", HOLDS_UP),
      line("Plenty of Room", "space enough for what is needed", HOLDS_MUCH),
    ],
  },
  "verb:clean": {
    features: [],
    highlights: [note("cleans well")],
    outcome: [line("Thorough Cleaning", "dirt and residue are removed well")],
    answer: [line("A Clean Result", "does a good job of lifting dirt")],
  },
  "verb:cut": {
    features: [],
    highlights: [note("clean cuts")],
    outcome: [line("Clean Cuts", "neat edges with little force")],
    answer: [line("Easy Cutting", "no great effort for a tidy result")],
  },
  "verb:last": {
    features: [],
    highlights: [note("long-lasting")],
    outcome: [
      lineFor(["cosmetic"], "Lasts for Hours", "effect that holds through long wear", FOR_HOURS),
      line("A Long-Lasting Supply", "enough for plenty of uses", OF_A_SUPPLY),
      line("Long Lasting", "good for an extended period of use"),
    ],
    answer: [
      lineFor(["cosmetic"], "No Quick Fading", "effect remains after hours of wear", FOR_HOURS),
      line("Lasts a Good While", "the supply holds out for a good while", OF_A_SUPPLY),
      line("Lasts Well", "stays good through repeated use"),
    ],
  },
  "verb:charge": {
    features: [],
    highlights: [note("charges well")],
    outcome: [line("Charges Well", "power builds up as expected")],
    answer: [line("No Charging Trouble", "works without extra attention")],
  },
  "verb:install": {
    features: [note("Easy Install")],
    highlights: [note("simple to install")],
    outcome: [line("Easy to Install", "quickly put in place and ready")],
    answer: [line("Simple Installation", "no complicated steps to follow")],
  },
};
