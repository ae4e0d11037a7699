import { type FacetPhrases, line, note } from "./phrase.ts";

const BLOCKS = /\b(?:block|blocks|cut|cuts|keeps?)\b.{0,12}\bwind\b|\bwind ?proof\b/;
const STORM = /\b(?:storms?|hurricane)\b/;
const SQUIRRELS = /\bsquirrels?\b/;
const BUGS = /\b(?:bugs?|mosquito(?:e?s)?|insects?|flies|critters)\b/;
const ANTS = /\bants?\b/;

export const OUTDOOR_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  wind: {
    features: [note("Blocks the Wind", BLOCKS), note("Holds Up in Storms", STORM), note("Stands Up to Wind")],
    highlights: [note("blocks the wind", BLOCKS), note("holds up in storms", STORM), note("stands up to wind")],
    outcome: [
      line(
        "Wind Stays Outside",
        "drafts do not get through, so time in the open air lasts longer and feels better, too",
        BLOCKS,
      ),
      line(
        "Calm on Windy Days",
        "wind comes and goes, and everything is still whole and in place once the air is calm",
      ),
    ],
    answer: [
      line(
        "Out in Any Breeze",
        "keeps wind from going through, on open ground and high up as well as close to home",
        BLOCKS,
      ),
      line(
        "When the Wind Picks Up",
        "a gust is met with calm, and plans for the afternoon do not have to change for that",
      ),
    ],
  },
  pests: {
    features: [
      note("Keeps Squirrels Out", SQUIRRELS),
      note("Keeps Bugs Out", BUGS),
      note("Keeps Ants Away", ANTS),
      note("Keeps Animals Out"),
    ],
    highlights: [
      note("keeps squirrels out", SQUIRRELS),
      note("keeps bugs out", BUGS),
      note("keeps ants away", ANTS),
      note("keeps animals out"),
    ],
    outcome: [
      line(
        "Squirrels Go Home Hungry",
        "what is inside stays for the guests it was meant for, and lasts longer that way",
        SQUIRRELS,
      ),
      line(
        "Bugs Stay Outside",
        "evenings and nights pass without a buzz at the ear, and without bites to count later",
        BUGS,
      ),
      line("Uninvited Guests Stay Out", "animals leave the contents alone, so there is less to refill and to clear up"),
    ],
    answer: [
      line(
        "No Feast for Squirrels",
        "they climb, they try, they give up, and the contents stay where they are wanted",
        SQUIRRELS,
      ),
      line(
        "Closed to Small Guests",
        "bugs do not find a way in, so that what is inside stays pleasant after dark as well",
        BUGS,
      ),
      line("Left Alone by Animals", "curious visitors do not get far, so mornings begin without a mess to clear away"),
    ],
  },
};
