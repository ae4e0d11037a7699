import { type Limit, limit } from "./limit.ts";

export const BUILD_LIMITS: Readonly<Record<string, Limit>> = {
  cupHolder: limit(
    "Made Wide on Purpose",
    "the base is wider than many car cup holders, so plan on a bag or a door pocket",
  ),
  sizing: limit(
    "Measure Before You Order",
    "compare measurements with the size chart or the stated size rather than going by the picture",
  ),
  "sizing:small": limit(
    "Between Sizes, Take the Larger",
    "several found the size to come out small, so compare with the size chart and go up when in doubt",
  ),
  "sizing:large": limit(
    "Between Sizes, Take the Smaller",
    "several found the size to come out large, so compare with the size chart and go down when in doubt",
  ),
  weight: limit(
    "Plan for the Weight",
    "there is some heft to carry, so allow for that when hands are small or ways are long",
  ),
  openClose: limit(
    "Close With a Little Care",
    "line up both parts, press or turn until they sit, and give the closure a second look",
  ),
  adjust: limit(
    "Check the Adjustment",
    "settings can ease during long use; look them over from time to time and tighten",
  ),
  cord: limit(
    "Keep an Outlet Close",
    "measure the way to the socket before choosing a place, and leave some slack for moving around",
  ),
  compact: limit(
    "Check the Space First",
    "compare the stated measurements with the place in mind, and allow a hand's width around",
  ),
  controls: limit(
    "A Minute With the Controls",
    "take a moment with buttons and settings before the first real use; after that, fingers know the way",
  ),
  finish: limit(
    "Handle the Finish With Care",
    "keep keys and hard edges away and wipe with a soft cloth, and the surface keeps looking good",
    ["cosmetic", "edible", "reading"],
  ),
  comfort: limit(
    "Begin With Short Stretches",
    "start with a little while at first and look at the contact points after each time",
    ["cookware", "tableware", "cosmetic", "edible", "game", "reading", "pet"],
  ),
  capacity: limit(
    "Compare the Capacity",
    "check what has to fit against the stated size before ordering, and allow a little room",
  ),
  setup: limit(
    "Take Your Time at First",
    "the first setup asks for some minutes and a clear floor; after that, routine takes over",
  ),
  instructions: limit(
    "Watch Before You Start",
    "a short video explains the first steps more clearly than a leaflet can, so look around online first",
  ),
  stability: limit(
    "Tighten Now and Then",
    "joints settle with use; a quick turn from time to time keeps everything upright and level",
    ["cosmetic", "edible", "reading", "worn"],
  ),
  reach: limit(
    "Check the Distance First",
    "measure what has to be covered before choosing a place, and count the corners as well",
  ),
  durability: limit(
    "Care That Pays Off",
    "a gentle hand and a quick look over all parts now and then keep everything in good shape",
    ["edible", "cosmetic", "reading"],
  ),
  fasteners: limit(
    "Look Over the Fastenings",
    "a glance at clips, catches and zippers before each use saves trouble later on",
  ),
  grip: limit(
    "Know the Right Surface",
    "clean, dry and smooth surfaces give more to hold on to; wipe them before the first use",
  ),
  secure: limit(
    "Check That Everything Sits",
    "a snug fit matters, so see that every part holds before the first real use, and again from time to time",
    ["cookware", "tableware", "cosmetic", "edible", "game", "reading", "bedding", "laid"],
  ),
  length: limit(
    "Measure the Way First",
    "compare the stated length with the way to go, and remember that corners take some of that",
  ),
  defect: limit(
    "Look Over the Package",
    "check the seal and everything inside on arrival, so that any fault is found while help is easy to get",
  ),
  looks: limit(
    "Colors in Real Light",
    "shades can look different in daylight from what a screen shows, so allow for a small surprise",
  ),
  protection: limit(
    "No Armor Against Everything",
    "everyday slips are one thing and hard floors another; good habits protect more together",
  ),
  breathable: limit(
    "Think of the Season",
    "heat builds up on warm days, so allow for more air around or save this for cooler hours",
  ),
};
