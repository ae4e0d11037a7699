import { type FacetPhrases, line, note } from "./phrase.ts";

/** How copy speaks of what a product does well, by the verb of reviewers. */
export const VERB_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  "verb:work": {
    features: [],
    highlights: [note("works as it should")],
    outcome: [line("Simply Works", "switch on, start, get on with it; dependable work is the whole idea")],
    answer: [line("No Second Tries", "works the first time and goes on working, without tricks or workarounds")],
  },
  "verb:fit": {
    features: [],
    highlights: [note("a fit that sits right")],
    outcome: [
      line("A Fit That Sits Right", "goes where it belongs and stays there, without trimming, forcing or padding"),
    ],
    answer: [line("No Forcing, No Gaps", "the fit is close enough to trust and easy enough to undo")],
  },
  "verb:look": {
    features: [],
    highlights: [note("looks the part")],
    outcome: [line("Looks the Part", "pleasing to see in its place, which makes ordinary moments a little nicer")],
    answer: [line("No Eyesore in the Room", "handsome from close up as well as from across the table")],
  },
  "verb:feel": {
    features: [],
    highlights: [note("feels good in use")],
    outcome: [line("Feels Good in Use", "a pleasant feel invites more use, day after day")],
    answer: [line("No Cheap Feel", "substance shows at the first touch and stays with every use")],
  },
  "verb:sound": {
    features: [note("Full Sound")],
    highlights: [note("sound that fills the room")],
    outcome: [line("Sound to Sink Into", "full, pleasing sound makes favorites worth hearing again")],
    answer: [line("Nothing Thin or Harsh", "rich enough for music and clear enough for talk")],
  },
  "verb:run": {
    features: [],
    highlights: [note("runs without fuss")],
    outcome: [line("Keeps Running", "starts when asked and goes on without attention")],
    answer: [line("No Stops and Starts", "runs steadily through the job, from beginning to end")],
  },
  "verb:hold": {
    features: [],
    highlights: [note("holds up well")],
    outcome: [line("Holds When It Has To", "a dependable hold takes one worry off the list")],
    answer: [line("No Giving Way", "what is set stays set, under everyday load")],
  },
  "verb:clean": {
    features: [],
    highlights: [note("cleans thoroughly")],
    outcome: [line("Clean Without the Effort", "dirt gives way sooner, and there is less to go over twice")],
    answer: [line("No Streaks to Chase", "thorough in corners and quick on open ground")],
  },
  "verb:cut": {
    features: [],
    highlights: [note("clean cuts")],
    outcome: [line("Clean Cuts, Less Force", "goes through with little pressure and leaves neat edges")],
    answer: [line("No Sawing Back and Forth", "sharp enough that the tool does the work, not the wrist")],
  },
  "verb:last": {
    features: [],
    highlights: [note("lasts in daily use")],
    outcome: [line("Made to Stay Around", "lasts through daily use, so replacing it is a distant thought")],
    answer: [line("No Early Goodbye", "keeps its form and function well past the first weeks")],
  },
  "verb:charge": {
    features: [],
    highlights: [note("charges without fuss")],
    outcome: [line("Charged and Ready", "power comes back quickly and without special attention")],
    answer: [line("No Charging Drama", "plugs in, fills up and is ready for the next round")],
  },
  "verb:install": {
    features: [note("Easy Install")],
    highlights: [note("simple to install")],
    outcome: [line("Up and Ready Quickly", "installing is a small job that ends with everything in place")],
    answer: [line("No Installer Required", "simple steps and common tools are enough to get it right")],
  },
};
