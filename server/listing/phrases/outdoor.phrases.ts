import { type FacetPhrases, line, lineFor, note } from "./phrase.ts";

/** A "windproof" umbrella holds out in wind, but does not keep wind off. */
const BLOCKS = /\b(?:block|cut)(?:s|ed|ing)?\b.{0,12}\bwind\b|\bke(?:ep|eps|pt)\b.{0,12}\bwind (?:out|off|away|from)\b/;
const STORM = /\b(?:storms?|hurricanes?)\b/;
const INSIDE_OUT = /\binside[- ]out\b/;
const NOT_BLOWN = /(?:\b(?:no|not|never|without)\b|n.t\b).{0,15}\b(?:blow\w*|blew|blown)\b/;
const SQUIRRELS = /\bsquirrels?\b/;
const RACCOONS = /\braccoons?\b/;
const BEARS = /\bbears\b|\bbears? (?:proof|resistant|could|can|tried)\b|\b(?:a|the|black) bear\b/;
const BUGS = /\b(?:bugs?|mosquito(?:e?s)?|insects?|gnats?)\b/;
const ANTS = /\bants?\b/;

export const OUTDOOR_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  wind: {
    features: [note("Blocks the Wind", BLOCKS), note("Holds Up in Storms", STORM), note("Wind-Resistant")],
    highlights: [note("blocks the wind", BLOCKS), note("holds up in storms", STORM), note("wind-resistant")],
    outcome: [
      line("Blocks the Wind", "keeps gusts from coming through", BLOCKS),
      line("Holds Up in Storms", "still in good condition after strong gusts", STORM),
      lineFor(["worn"], "Good Wind Protection", "well suited to gusty weather"),
      line("Stands Up to Wind", "holds firm in gusty weather"),
    ],
    answer: [
      line("Less Wind Comes Through", "a real barrier to drafts and gusts", BLOCKS),
      line("Holds Shape in Gusts", "keeps shape when gusts hit", INSIDE_OUT),
      line("Stays Put in Wind", "steady in place when gusts come", NOT_BLOWN),
      lineFor(["worn"], "Fit for Windy Weather", "made for more than calm conditions"),
      line("Wind Is No Problem", "steady and intact in strong gusts"),
    ],
  },
  pests: {
    features: [
      note("Keeps Squirrels Out", SQUIRRELS),
      note("Keeps Raccoons Out", RACCOONS),
      note("Keeps Bears Out", BEARS),
      note("Keeps Bugs Out", BUGS),
      note("Keeps Ants Away", ANTS),
      note("Keeps Pests Out"),
    ],
    highlights: [
      note("keeps squirrels out", SQUIRRELS),
      note("keeps raccoons out", RACCOONS),
      note("keeps bears out", BEARS),
      note("keeps bugs out", BUGS),
      note("keeps ants away", ANTS),
      note("keeps pests out"),
    ],
    outcome: [
      line("Keeps Squirrels Out", "contents stay beyond their reach", SQUIRRELS),
      line("Keeps Raccoons Out", "hard for them to get into", RACCOONS),
      line("Keeps Bears Out", "tough enough to keep them from the contents", BEARS),
      line("Keeps Bugs Out", "insects remain on the outside", BUGS),
      line("Keeps Ants Away", "what is inside stays free of them", ANTS),
      line("Keeps Pests Out", "a barrier to unwanted animals and insects"),
    ],
    answer: [
      line("Squirrel-Resistant Build", "made to stop them from getting in", SQUIRRELS),
      line("Raccoon-Resistant Build", "made to withstand attempts to break in", RACCOONS),
      line("Bear-Resistant Build", "stays in one piece under attack", BEARS),
      line("No Bugs Inside", "flying and crawling pests find no way in", BUGS),
      line("Ants Stay Out", "no easy path to the inside", ANTS),
      line("Hard for Pests to Enter", "made to hold off unwanted creatures"),
    ],
  },
};
