import { type FacetPhrases, line, note } from "./phrase.ts";

const ORDERLY = /\b(?:rows|straight lines|neat lines|patterns?|systematic\w*|methodical\w*)\b/;
const THRESHOLDS = /\b(?:thresholds?|door ?sills?)\b/;
const PETS = /\b(?:pets?|dogs?|cats?|animals?|labs?|spaniel|retriever|shepherd|fur)\b/;
const BLUE = /\bblue\b/;

/** How copy speaks of what cleans and goes about by itself, and of what devices are worked and told by. */
export const ROBOT_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  docking: {
    features: [note("Self-Docking")],
    highlights: [note("goes back to the dock")],
    outcome: [line("Goes Back to the Dock", "no carrying the robot back by hand")],
    answer: [line("Finds the Way Home", "returns to charge without help")],
  },
  coverage: {
    features: [note("Thorough Coverage")],
    highlights: [note("thorough coverage")],
    outcome: [line("Thorough Coverage", "gets everywhere that can be reached")],
    answer: [
      line("Orderly, Not Aimless", "follows a methodical route", ORDERLY),
      line("Few Spots Left Out", "works through the whole area"),
    ],
  },
  rugs: {
    features: [note("Works on Rugs")],
    highlights: [note("works on rugs")],
    outcome: [
      line("Crosses Thresholds", "goes from room to room by itself", THRESHOLDS),
      line("From Floor to Rug", "moves onto carpet and off again"),
    ],
    answer: [line("Rugs Are No Barrier", "keeps going on them")],
  },
  underFurniture: {
    features: [note("Fits Under Furniture")],
    highlights: [note("gets under furniture")],
    outcome: [line("Gets Under Furniture", "reaches spots that are hard to get at by hand")],
    answer: [line("Low Enough to Fit", "cleans where no broom goes easily")],
  },
  hairPickup: {
    features: [note("Pet Hair Pickup", PETS), note("Hair Pickup")],
    highlights: [note("picks up pet hair", PETS), note("picks up hair")],
    outcome: [line("Picks Up Hair", "loose hair is taken up from the floor")],
    answer: [line("For Homes With Shedding", "gathers hair instead of moving it about")],
  },
  hairWrap: {
    features: [note("Tangle-Resistant Brush")],
    highlights: [note("brush that hair does not wrap round")],
    outcome: [line("Little Hair to Cut Off", "the brush stays mostly free of hair")],
    answer: [line("Fewer Tangles", "hair goes in instead of round the brush")],
  },
  remote: {
    features: [note("Handy Remote")],
    highlights: [note("handy remote")],
    outcome: [line("Handy Remote", "starts with a press from across the room")],
    answer: [line("A Remote That Works", "simple to use from where you sit")],
  },
  glow: {
    features: [note("Blue Light", BLUE)],
    highlights: [note("pleasant blue light", BLUE), note("pleasant light")],
    outcome: [line("A Pleasant Light", "nice to look at while in use")],
    answer: [line("Light You Like to See", "a glow that shows when in use")],
  },
};
