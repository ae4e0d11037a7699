import type { Advice } from "./advice-form.ts";

/** Advice on matters of single kinds of product: printing, mixing, sewing, shading, styling and covering. */
export const KIND_ADVICE: Readonly<Record<string, Advice>> = {
  printLasts: { act: "Say where and how long print lasts, and test it in sun and heat", trouble: "print that fades" },
  labelBond: {
    act: "Name the surfaces that labels stay on, and those that they do not",
    trouble: "labels that peel off",
  },
  backing: {
    act: "Show how the backing comes off, and slit it if you can",
    trouble: "a backing that is hard to peel off",
  },
  waste: { act: "Find out when it feeds without printing, and stop that", trouble: "wasted labels or paper" },
  inkless: {
    act: "State how much one filling prints, and what it costs",
    trouble: "ink that runs out fast or costs a lot",
  },
  designs: { act: "List the fonts and designs that come with it", trouble: "too few fonts and designs" },
  ownRefills: {
    act: "Say plainly which refills fit, and where to get them",
    trouble: "that it takes only the maker's own refills",
  },
  refillCost: { act: "State what refills cost and how long one lasts", trouble: "refills that cost a lot" },
  mixes: { act: "Say how to mix it, with how much liquid and in which order", trouble: "that it does not mix well" },
  foam: { act: "Say how to mix it with less foam", trouble: "foam" },
  scoop: { act: "Lay the scoop on top, and count it in at packing", trouble: "a scoop that is missing or buried" },
  servings: {
    act: "Compare the scoop with the serving on the label, and state servings by weight",
    trouble: "fewer servings than stated",
  },
  withMilk: { act: "Say what it is best mixed with", trouble: "that it is poor with water" },
  sweetness: { act: "Describe how sweet it is and with what it is sweetened", trouble: "that it is too sweet" },
  threadJams: {
    act: "Show how to thread it and hold the first stitches, and test each machine",
    trouble: "thread that jams or tangles",
  },
  threading: { act: "Show in a picture or video how it is threaded", trouble: "trouble with threading" },
  thickFabric: {
    act: "Name the fabrics and layers that it sews, and those that it does not",
    trouble: "trouble with thick fabric",
  },
  stitches: { act: "Test the tension of each machine, and show how to set it", trouble: "uneven or skipped stitches" },
  pedalSpeed: {
    act: "Say how to start slowly, and soften the pedal if you can",
    trouble: "a speed that is hard to control",
  },
  workLight: { act: "Fit a brighter light, or show the light as it is", trouble: "a work light that is too dim" },
  crank: { act: "Test the winding of each one before it is packed", trouble: "that it is hard to wind up" },
  crankHolds: {
    act: "Strengthen the crank and its handle, and offer them as spare parts",
    trouble: "a crank or handle that breaks",
  },
  ribs: {
    act: "Strengthen the ribs and their joints, and offer them as spare parts",
    trouble: "ribs that bend or break",
  },
  tilt: {
    act: "Test the tilt of each one before it is packed, and show how it is worked",
    trouble: "a tilt that is stiff or sticks",
  },
  turning: { act: "Show how it is turned, and test it before it is packed", trouble: "that it is hard to turn" },
  droop: { act: "Find out what gives way, and say how it is tightened", trouble: "a canopy that sags or droops" },
  sunFade: { act: "Test the cloth in the sun, and say how long its color lasts", trouble: "a color that fades" },
  hands: {
    act: "Say how many people it takes to put it up, and show the steps",
    trouble: "that it takes two people to put up",
  },
  kindHeat: {
    act: "State the heat of each setting, and say for which hair it is made",
    trouble: "burnt or damaged hair",
  },
  blends: {
    act: "Say what it blends and for how long, and in which order to fill it",
    trouble: "chunks that are left",
  },
  gums: { act: "Say how to begin gently and which setting to use", trouble: "sore gums" },
  bubbles: { act: "Show step by step how it is put on", trouble: "bubbles or dust under it" },
  pressThrough: { act: "Test the buttons of each size before it is packed", trouble: "buttons that are hard to press" },
  recipes: {
    act: "Add recipes that were tried, or leave recipes out of the listing",
    trouble: "poor results in oats and baking",
  },
  gains: { act: "Say how much to take and when, and promise no results", trouble: "no help with recovery" },
  bobbin: { act: "Show how the bobbin is wound and put in", trouble: "trouble with the bobbin" },
  shade: { act: "State the area that it shades, in feet and in seats", trouble: "too little shade" },
  styleHolds: {
    act: "Say for which hair it is made and what helps the style to last",
    trouble: "a style that does not last",
  },
  dryTime: { act: "State how long hair takes to dry, by length and thickness", trouble: "slow drying" },
  videos: {
    act: "Make a short video of each step, and link it from the instructions",
    trouble: "videos that are no help",
  },
  yellowing: { act: "Change the material, or say that it yellows with time", trouble: "that it turns yellow" },
};
