import { type FacetPhrases, line, note } from "./phrase.ts";

/** How copy speaks of what is filled and poured from. */
export const VESSEL_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  limescale: {
    features: [],
    highlights: [note("little limescale")],
    outcome: [line("Little Limescale", "stays clear with normal care")],
    answer: [line("Deposits Come Off", "looks clear again after descaling")],
  },
  levelShown: {
    features: [note("Visible Level")],
    highlights: [note("level in view")],
    outcome: [line("Level in View", "shows how much is left without opening")],
    answer: [line("No Guessing the Level", "easy to see when to stop filling")],
  },
  outsideHeat: {
    features: [note("Cool Outside")],
    highlights: [note("outside that stays cool")],
    outcome: [line("Cool Outside", "pleasant to hold in use")],
    answer: [line("Heat Stays Inside", "the outer side stays comfortable to touch")],
  },
  pouring: {
    features: [note("Clean Pour")],
    highlights: [note("pours cleanly")],
    outcome: [line("Pours Cleanly", "goes where you want without a mess")],
    answer: [line("No Dribbling Spout", "stops neatly at the end of a pour")],
  },
};
