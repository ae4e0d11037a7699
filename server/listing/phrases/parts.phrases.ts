import { type FacetPhrases, line, note } from "./phrase.ts";

/** How copy speaks of single parts, and of a thing that several use at once. */
export const PARTS_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  magnets: {
    features: [note("Strong Magnets")],
    highlights: [note("strong magnets")],
    outcome: [line("Strong Magnets", "hold firmly where they are put")],
    answer: [line("Magnets That Hold", "a pull that keeps things up")],
  },
  rollsOff: {
    features: [],
    highlights: [note("tray that keeps things in place")],
    outcome: [line("A Tray That Keeps Things", "what is laid down stays there")],
    answer: [line("Nothing Rolls Away", "small things stay where they are put")],
  },
  edges: {
    features: [note("Smooth Edges")],
    highlights: [note("smooth edges")],
    outcome: [line("Smooth Edges", "pleasant to touch all around")],
    answer: [line("No Rough Spots", "edges that are finished with care")],
  },
  partsStay: {
    features: [],
    highlights: [note("parts that stay in place")],
    outcome: [line("Parts Stay in Place", "what is put on stays on in use")],
    answer: [line("No Loose Parts", "lids and pieces that hold where they belong")],
  },
  openings: {
    features: [],
    highlights: [note("openings in the right place")],
    outcome: [line("Openings Where Needed", "what goes through finds its place")],
    answer: [line("Openings That Line Up", "no cutting or stretching to reach through")],
  },
  shared: {
    features: [note("Room for Several")],
    highlights: [note("room for several children at once")],
    outcome: [line("Room for Several", "children can use it side by side")],
    answer: [line("No Waiting for a Turn", "several can join in at the same time")],
  },
};
