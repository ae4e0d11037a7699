import { type FacetPhrases, line, note } from "./phrase.ts";

/** How copy speaks of what a product does well, by the verb of reviewers. */
export const VERB_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  "verb:work": {
    features: [],
    highlights: [note("works as it should")],
    outcome: [
      line(
        "Simply Does the Work",
        "no rituals and no adjusting first; dependable work is the whole idea, on good days and on bad ones",
      ),
    ],
    answer: [
      line(
        "No Second Tries",
        "works the first time and goes on working, without tricks, workarounds or words of encouragement",
      ),
    ],
  },
  "verb:fit": {
    features: [],
    highlights: [note("a fit that sits right")],
    outcome: [
      line(
        "A Fit That Sits Right",
        "sits where the eye expects, without trimming, forcing or padding, and stays that way in use",
      ),
    ],
    answer: [
      line(
        "No Forcing, No Gaps",
        "the fit is close enough to trust and easy enough to undo, so trying again costs nothing",
      ),
    ],
  },
  "verb:look": {
    features: [],
    highlights: [note("looks the part")],
    outcome: [
      line("Looks the Part", "pleasing to see day after day, which makes even the ordinary moments a little nicer"),
    ],
    answer: [
      line(
        "No Eyesore in the Room",
        "handsome from close up as well as from across the table, in daylight as well as in the evening",
      ),
    ],
  },
  "verb:feel": {
    features: [],
    highlights: [note("feels good in use")],
    outcome: [
      line(
        "Feels Good in Use",
        "a pleasant feel in the hand or on the body invites more use, day after day and week after week",
      ),
    ],
    answer: [
      line(
        "No Cheap Feel",
        "substance shows at the first touch and is still there after many more, with nothing hollow",
      ),
    ],
  },
  "verb:sound": {
    features: [note("Full Sound")],
    highlights: [note("sound that fills the room")],
    outcome: [
      line(
        "Sound to Sink Into",
        "full, pleasing sound makes old favorites worth hearing again and quiet evenings worth keeping free",
      ),
    ],
    answer: [
      line(
        "Nothing Thin or Harsh",
        "rich enough for music and clear enough for talk, whether up close or from across the room",
      ),
    ],
  },
  "verb:run": {
    features: [],
    highlights: [note("runs without fuss")],
    outcome: [
      line(
        "Keeps On Running",
        "starts when asked and goes on without attention, which leaves hands and head for other things",
      ),
    ],
    answer: [
      line(
        "No Stops and Starts",
        "runs steadily through the job, from beginning to end, without pausing or asking for a rest",
      ),
    ],
  },
  "verb:hold": {
    features: [],
    highlights: [note("holds up well")],
    outcome: [
      line(
        "Holds When It Has To",
        "a dependable hold takes one worry off the list, even when things get lively or heavy",
      ),
    ],
    answer: [
      line(
        "No Giving Way",
        "what is set stays set under an everyday load, with no slow sinking and no sudden surprise",
      ),
    ],
  },
  "verb:clean": {
    features: [],
    highlights: [note("cleans thoroughly")],
    outcome: [
      line(
        "Clean Without the Effort",
        "dirt gives way sooner, there is less to go over twice, and the day has more left in store",
      ),
    ],
    answer: [
      line(
        "No Streaks to Chase",
        "thorough in the corners and quick on open ground, so the result looks good in any light",
      ),
    ],
  },
  "verb:cut": {
    features: [],
    highlights: [note("clean cuts")],
    outcome: [
      line(
        "Clean Cuts, Less Force",
        "goes through with little pressure and leaves neat edges, to the relief of wrist and material",
      ),
    ],
    answer: [
      line(
        "No Sawing Back and Forth",
        "sharp enough that the edge does the work and not the wrist, from the first cut onward",
      ),
    ],
  },
  "verb:last": {
    features: [],
    highlights: [note("lasts in daily use")],
    outcome: [
      line(
        "Made to Stay Around",
        "lasts through daily use, so a replacement is a distant thought and money stays where it is",
      ),
    ],
    answer: [
      line(
        "No Early Goodbye",
        "form and function stay well past the first weeks, when first impressions are long forgotten",
      ),
    ],
  },
  "verb:charge": {
    features: [],
    highlights: [note("charges without fuss")],
    outcome: [
      line(
        "Charged and Ready",
        "power comes back quickly and without special attention, in time for the next thing on the list",
      ),
    ],
    answer: [
      line(
        "No Charging Drama",
        "plug in, wait a while and carry on; there is nothing to watch over and nothing to reset",
      ),
    ],
  },
  "verb:install": {
    features: [note("Easy Install")],
    highlights: [note("simple to install")],
    outcome: [
      line(
        "Up and Ready Quickly",
        "installing is a small job that ends with everything in place and a little pride in the work",
      ),
    ],
    answer: [
      line(
        "No Installer Required",
        "simple steps and common tools are enough to get everything right, even for a first attempt",
      ),
    ],
  },
};
