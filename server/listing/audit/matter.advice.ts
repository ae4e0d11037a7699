import type { Advice } from "./advice-form.ts";

/** Advice on single matters: ills, hair, parts, pouring and putting on. */
export const MATTER_ADVICE: Readonly<Record<string, Advice>> = {
  sleep: { act: "Say how and when to use it, and how soon to judge it", trouble: "no help with sleep" },
  cramps: { act: "Say how and when to use it, and promise no cure", trouble: "cramps that come all the same" },
  restlessLegs: { act: "Say how and when to use it, and promise no cure", trouble: "restless legs all the same" },
  swelling: { act: "Say for whom it is made and for how long, and promise no cure", trouble: "swelling all the same" },
  petCalm: { act: "Say how to get animals used to it, step by step", trouble: "uneasy animals" },
  docking: {
    act: "Say where the dock has to stand and how much room it needs, and test the way back to it",
    trouble: "that it does not find its dock",
  },
  coverage: {
    act: "Say how it finds its route and how large an area it is for",
    trouble: "a random route or missed spots",
  },
  rugs: {
    act: "Say for which floors, rugs and thresholds it is made",
    trouble: "trouble with rugs, carpets or thresholds",
  },
  underFurniture: { act: "State its height beside the space that it needs", trouble: "that it is too tall" },
  hairPickup: { act: "Say which hair and which floors it is made for", trouble: "hair that is left behind" },
  hairWrap: {
    act: "Show how hair is taken off the brush, and add a tool for it",
    trouble: "hair that wraps round the brush",
  },
  remote: {
    act: "Test every remote before it is packed, and say what works without it",
    trouble: "trouble with the remote",
  },
  glow: { act: "Say when the light is on, and whether it can be turned off", trouble: "a light that disturbs" },
  limescale: {
    act: "Say that hard water leaves deposits, and show how to take them off",
    trouble: "limescale or a white film",
  },
  levelShown: {
    act: "Make the marks easier to see, and show them in a picture",
    trouble: "a level that is hard to see",
  },
  pouring: { act: "Change the spout, and test units for a clean pour", trouble: "dribbling when pouring" },
  donning: {
    act: "Show in a short video how it is put on and taken off",
    trouble: "that it is hard to put on or take off",
  },
  digsIn: {
    act: "Find out which band or edge digs in, and make it wider or softer",
    trouble: "bands or edges that dig in or leave marks",
  },
  colorfast: { act: "Test the dye in the wash, and say how to wash it", trouble: "colors that fade or bleed" },
  shared: { act: "Say how many can use it at once", trouble: "that only one can use it at a time" },
  softness: { act: "Say for which skin or hair it is, and how often to use it", trouble: "dry or rough skin or hair" },
  magnets: { act: "Use stronger magnets, and say what they hold", trouble: "magnets that do not hold" },
  rollsOff: { act: "Give the tray a deeper edge", trouble: "things that roll off the tray" },
  edges: { act: "Have every edge smoothed and checked before packing", trouble: "rough edges or splinters" },
  assemblyParts: {
    act: "Check the holes and count the screws of every unit before it is packed",
    trouble: "holes that do not line up or missing screws",
  },
  partsStay: {
    act: "Find out which part comes loose, and change how it is held",
    trouble: "parts that come loose or pop out",
  },
  driedOut: {
    act: "Check the age and the seal of what is packed with it",
    trouble: "pens or paints that arrive dried out",
  },
  openings: {
    act: "Compare every opening with what goes through it, and state what it is made for",
    trouble: "openings that are too small or in the wrong place",
  },
  outsideHeat: { act: "Warn of it in the copy and on the product", trouble: "an outside that gets very hot" },
  refill: { act: "State how much comes with it, and offer more beside it", trouble: "a refill that runs out fast" },
};
