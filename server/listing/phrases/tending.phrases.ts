import { type FacetPhrases, line, note } from "./phrase.ts";

/** How copy speaks of shade, hair, blending, teeth and covers, and of how a thing is put up. */
export const TENDING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  shade: {
    features: [note("Wide Shade")],
    highlights: [note("wide shade")],
    outcome: [line("Wide Shade", "covers a wide area")],
    answer: [line("Room Out of the Sun", "shade for everybody beneath")],
  },
  crank: {
    features: [note("Easy Crank")],
    highlights: [note("winds up easily")],
    outcome: [line("Winds Up Easily", "opens with a light turn of the crank")],
    answer: [line("No Struggle to Open", "winding takes little strength")],
  },
  crankHolds: {
    features: [note("Strong Crank")],
    highlights: [note("strong crank")],
    outcome: [line("A Crank That Holds", "turns season after season")],
    answer: [line("No Broken Handle", "the winding parts hold")],
  },
  ribs: {
    features: [note("Strong Ribs")],
    highlights: [note("strong ribs")],
    outcome: [line("Ribs That Hold", "keep the canopy in form")],
    answer: [line("No Bent Ribs", "struts that stay straight")],
  },
  tilt: {
    features: [note("Easy Tilt")],
    highlights: [note("tilts easily")],
    outcome: [line("Tilts Easily", "leans to where the sun is")],
    answer: [line("No Stiff Tilt", "changes its angle with ease")],
  },
  turning: {
    features: [note("Turns with the Sun")],
    highlights: [note("turns with the sun")],
    outcome: [line("Turns with the Sun", "swings round as the day goes on")],
    answer: [line("No Moving the Chairs", "the shade comes along")],
  },
  sunFade: {
    features: [note("Lasting Color")],
    highlights: [note("lasting color")],
    outcome: [line("Color That Lasts", "stays bright in the sun")],
    answer: [line("No Washed-Out Look", "keeps its color outdoors")],
  },
  droop: {
    features: [note("Taut Canopy")],
    highlights: [note("taut canopy")],
    outcome: [line("A Taut Canopy", "keeps its form overhead")],
    answer: [line("No Sagging", "stays tight from side to side")],
  },
  styleHolds: {
    features: [note("Lasting Style")],
    highlights: [note("a style that lasts")],
    outcome: [line("A Style That Lasts", "holds for hours")],
    answer: [line("No Flat Hair by Noon", "keeps the style in place")],
  },
  kindHeat: {
    features: [note("Gentle on Hair")],
    highlights: [note("gentle on hair")],
    outcome: [line("Gentle on Hair", "styles without harm")],
    answer: [line("No Burnt Ends", "treats hair with care")],
  },
  dryTime: {
    features: [note("Fast Drying")],
    highlights: [note("dries hair fast")],
    outcome: [line("Dries Hair Fast", "saves time in the morning")],
    answer: [line("No Long Drying", "hair is dry before long")],
  },
  blends: {
    features: [note("Smooth Blending")],
    highlights: [note("blends smooth")],
    outcome: [line("Blends Smooth", "turns hard bits into a smooth drink")],
    answer: [line("No Chunks Left", "leaves nothing to chew")],
  },
  gums: {
    features: [note("Gentle on Gums")],
    highlights: [note("gentle on gums")],
    outcome: [line("Gentle on Gums", "cleans without soreness")],
    answer: [line("No Sore Gums", "kind to the mouth")],
  },
  bubbles: {
    features: [note("Bubble-Free Fit")],
    highlights: [note("goes on without bubbles")],
    outcome: [line("Goes On Without Bubbles", "sits clear and flat")],
    answer: [line("No Dust Beneath", "puts on neatly")],
  },
  pressThrough: {
    features: [note("Easy Buttons")],
    highlights: [note("buttons that are easy to press")],
    outcome: [line("Buttons That Press Easily", "reachable as before")],
    answer: [line("No Stiff Buttons", "a light push is enough")],
  },
  yellowing: {
    features: [note("Stays Clear")],
    highlights: [note("stays clear")],
    outcome: [line("Stays Clear", "keeps the look of the first day")],
    answer: [line("No Yellow Tinge", "clear for long")],
  },
  hands: {
    features: [note("Put Up Alone")],
    highlights: [note("can be put up alone")],
    outcome: [line("Can Be Put Up Alone", "goes up without a helper")],
    answer: [line("No Helper Needed", "a task for a single person")],
  },
};
