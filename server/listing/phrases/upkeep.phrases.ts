import { type FacetPhrases, line, note } from "./phrase.ts";

const GROUND = /\bgrind|grounds\b/;
const COOKED = /\b(?:results?|heat\w*|cook\w*|bak(?:e|es|ed|ing)|cuts?|coverage|spray\w*)\b/;
const FILLED = /\b(?:distribut\w*|spread|fill(?:ed|ing)|beads?)\b/;

export const UPKEEP_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  kinks: {
    features: [note("Kink-Resistant", /\bkink/), note("Tangle-Free", /\btangl/)],
    highlights: [note("no kinks to undo", /\bkink/), note("no tangles", /\btangl/)],
    outcome: [
      line(
        "No Stopping to Untwist",
        "unrolls and follows along, so the job goes from one end to the other without a detour",
      ),
      line("Moves Along Freely", "smooth handling with no loops to shake out first"),
    ],
    answer: [
      line("Knots Are Not Part of It", "kinks and tangles stay away, even after a careless evening of putting away"),
      line("Straight Out, Straight Back", "lies flat and coils back without a wrestling match"),
    ],
  },
  packAway: {
    features: [note("Packs Down Small")],
    highlights: [note("packs down small")],
    outcome: [
      line(
        "Small Again in Moments",
        "packs down to a neat bundle, which leaves the trunk and the shelf for other things",
      ),
      line("Put Away Without a Fight", "folds or coils back to a size that is easy to store"),
    ],
    answer: [
      line("Back Where It Came From", "goes back into its place without sitting on the bag or starting over"),
      line("No Storage Puzzle", "once packed, it takes so little room that a corner is enough"),
    ],
  },
  mess: {
    features: [note("Low Mess")],
    highlights: [note("little to wipe up")],
    outcome: [
      line("A Clean Place Afterward", "hardly any dust, crumbs or drips to chase when the job is done"),
      line("Neat From Start to End", "what goes in comes out where it should, and the counter stays clean"),
    ],
    answer: [
      line("Less Mess Than Expected", "little is left behind to sweep, wipe or apologize for"),
      line("Tidy by Nature", "the work stays in one place, and so does the cleanup"),
    ],
  },
  length: {
    features: [note("Long Enough for the Job")],
    highlights: [note("length to spare")],
    outcome: [
      line("Length to Spare", "goes the distance, so the far end is no harder to get to than the near one"),
      line("Covers the Distance", "enough length to move freely without dragging things closer"),
    ],
    answer: [
      line("Does Not Fall Short", "reaches where it has to, with slack left for corners"),
      line("The Right Length at Hand", "long enough for the job and still easy to manage"),
    ],
  },
  evenness: {
    except: ["worn"],
    features: [note("Consistent Grind", GROUND), note("Even Results", COOKED)],
    highlights: [note("even, consistent grind", GROUND), note("evenly filled", FILLED), note("even, consistent use")],
    outcome: [
      line(
        "Even From Coarse to Fine",
        "a consistent grind brings out what good beans have to give, cup after cup and bag after bag",
        GROUND,
      ),
      line(
        "Even All the Way Through",
        "spread out evenly from one end to the other, with no thin spots and nothing that gathers",
        FILLED,
      ),
      line("The Same Good Result", "even and consistent, use after use, with no starting over and no second-guessing"),
    ],
    answer: [
      line(
        "Uniform to the Last Scoop",
        "grounds come out uniform, so brewing a good cup is no longer a matter of luck or of mood",
        GROUND,
      ),
      line(
        "Nothing Bunches Up",
        "what is inside stays where it should, so no side ends up heavier than the other",
        FILLED,
      ),
      line("No Hit or Miss", "the outcome is even throughout, rather than good in one spot and poor in the next one"),
    ],
  },
  charging: {
    features: [note("Works With Wireless Charging")],
    highlights: [note("wireless charging works")],
    outcome: [
      line("Charges as It Is", "set it on the pad and walk away; wireless charging goes on as usual"),
      line("One Habit Less to Change", "the charging pad keeps working, with nothing to take off first"),
    ],
    answer: [
      line("No Peeling Off to Charge", "wireless charging passes through, so everything stays in place overnight"),
      line("Ready for the Charging Pad", "power gets through without cables or second attempts"),
    ],
  },
  protection: {
    only: /\b(?:drop\w*|fall|fell|falls|bump\w*|impact|crash\w*|knock\w*|dent\w*|scratch\w*|edges?|screen|phone|laptop|tablet|camera|lens|slr|cover|case)\b/,
    features: [note("Raised Edges", /\braised edges?\b/), note("Protective")],
    highlights: [
      note("raised edges", /\braised edges?\b/),
      note("protects in a fall", /\b(?:drop|drops|dropped|fall|fell)\b/),
    ],
    outcome: [
      line(
        "A Fall Ends Well",
        "a slip from the hand ends with relief instead of a repair bill, and the day simply carries on",
        /\b(?:drop|drops|dropped|fall|fell)\b/,
      ),
      line(
        "Protected Every Day",
        "what is inside stays in one piece while keys, corners and clumsy moments do their part",
      ),
    ],
    answer: [
      line(
        "Ready for Clumsy Moments",
        "raised edges keep the surface off the ground when gravity wins",
        /\braised edges?\b/,
      ),
      line(
        "No Holding Your Breath",
        "the blow lands on the outside, so that what matters comes away unharmed and still works",
      ),
    ],
  },
};
