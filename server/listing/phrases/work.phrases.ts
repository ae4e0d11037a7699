import { type FacetPhrases, line, note } from "./phrase.ts";

const SHAVED = /\b(?:shav\w+|beard|razor burn|stubble|haircuts?|nicks?|tugging|pulling)\b/;
const MOWN = /\b(?:lawn|grass|weeds?|yard|branch\w*|limbs?|hedges?|bushes)\b/;
const FOOD = /\b(?:tomato\w*|onions?|meat|chicken|bread|vegetables|veggies|cheese|potato\w*|slices?)\b/;
const SHARP = /\bsharp\w*\b/;
const HAIR = /\b(?:hairs?|fur|dander)\b/;
const TEETH = /\b(?:teeth|tooth|plaque|tartar|dentist|dental|hygienist|mouth)\b/;
const STAINS = /\b(?:stains?|spots?|grease|grime|scum)\b/;
const DOCK = /\b(?:docks?|base|home|charg\w*)\b/;
const UNDER = /\bunder\b/;
const AIRFLOW = /\b(?:air\w*|breeze|blows?|wind|circulat\w*)\b/;
const NIGHT = /\b(?:nights?|sleep\w*|bedroom)\b/;
const QUICK = /\b(?:quick\w*|fast|minutes?|seconds?|instant\w*)\b/;
const DUST = /\b(?:dust\w*|allerg\w*|pollen|dander|smoke|sneez\w*)\b/;
const MIST = /\b(?:mist|humidif\w*|nosebleeds?|dry (?:skin|air|throat|nose))\b/;
const DAMP = /\b(?:damp\w*|basement|musty|condensation|crawl space|gallons?|pints?)\b/;

/** For what things are bought to do: to cut, to clean, to go about by themselves, to change the air. */
export const WORK_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  cutting: {
    features: [note("Close Shave", /\bshav\w+\b/), note("Sharp Blades", SHARP), note("Clean Cut")],
    highlights: [note("close shave", /\bshav\w+\b/), note("sharp from the start", SHARP), note("cuts cleanly")],
    outcome: [
      line("Close Without the Pull", "hair comes off cleanly and evenly, with little to go over a second time", SHAVED),
      line("Neat Ground, Little Effort", "goes through thick growth without a fight and leaves a tidy finish", MOWN),
      line("Neat Slices, Whole Edges", "goes through soft and firm food alike, with no squashing on the way", FOOD),
      line("Through on the First Try", "the edge does the work, so little force is needed and the cut comes out clean"),
    ],
    answer: [
      line("Growth Gets No Say", "takes on what grows thick and tough, and leaves an even result behind", MOWN),
      line("No Dragging or Tearing", "parts things cleanly where a dull edge drags, tears and asks for another try"),
      line("Less Force, More Control", "cuts with light pressure, so the hand stays steady from start to finish"),
    ],
  },
  staysSharp: {
    features: [note("Long-Lasting Edge")],
    highlights: [note("stays sharp")],
    outcome: [
      line("Sharp Now and Later", "the edge holds through regular use, so later cuts are much like the first"),
      line("Ready Whenever Needed", "an edge that lasts is there when the work comes up, with little care in between"),
    ],
    answer: [
      line("No Early Dullness", "stays keen well past the first weeks instead of fading after a few uses"),
      line("Less Sharpening, Fewer Spares", "an edge that holds saves time and puts off the next replacement"),
    ],
  },
  cleansWell: {
    features: [
      note("Picks Up Pet Hair", HAIR),
      note("Dentist-Clean Feel", /\bdent(?:ist|al)\b/),
      note("Removes Stains", /\bstains?\b/),
      note("Thorough Clean"),
    ],
    highlights: [
      note("picks up pet hair", HAIR),
      note("teeth feel really clean", TEETH),
      note("gets stubborn spots out", STAINS),
      note("cleans thoroughly"),
    ],
    outcome: [
      line(
        "Hair and Fur Gone",
        "loose hair comes up with little effort, even in homes where shedding never stops",
        HAIR,
      ),
      line(
        "Teeth That Feel Polished",
        "a smooth, fresh feeling after brushing, like the one after a dental visit",
        TEETH,
      ),
      line("Old Spots Give Up", "stains and built-up dirt come off without a long fight", STAINS),
      line("Clean the First Time", "dirt comes away early on, which leaves less to repeat and more of the day"),
    ],
    answer: [
      line("Takes Hair Along", "loose hair is picked up rather than pushed from one corner to the next", HAIR),
      line("No Second Round", "what should go is gone early, so nobody has to start over for what was missed"),
      line(
        "More Than a Surface Clean",
        "gets at what a quick once-over leaves behind, for a clean that can be seen and felt",
      ),
    ],
  },
  findsWay: {
    features: [note("Smart Navigation")],
    highlights: [note("finds its way home", DOCK), note("finds its way around")],
    outcome: [
      line("Knows the Way Home", "returns to the dock without help and is ready for the next round", DOCK),
      line("Under and Behind Things", "gets to places below furniture that are hard to reach by hand", UNDER),
      line("Work Done Unattended", "goes about the job alone and finds a way around what stands in between"),
    ],
    answer: [
      line("No Rescue Missions", "keeps moving through tight spots instead of waiting for somebody to help"),
      line("Covers the Ground", "follows a sensible path, so areas get done without someone keeping watch"),
    ],
  },
  cools: {
    features: [note("Strong Airflow", AIRFLOW), note("Powerful Cooling")],
    highlights: [note("moves plenty of air", AIRFLOW), note("cool on hot days")],
    outcome: [
      line("Rest on Warm Nights", "keeps things pleasant enough to fall asleep when the day has been hot", NIGHT),
      line("Relief on Hot Days", "a flow of air that takes the edge off the heat and makes long afternoons easier"),
    ],
    answer: [
      line("More Than a Faint Breeze", "moves air that can really be felt, not just heard", AIRFLOW),
      line("Heat Kept in Check", "brings relief when temperatures climb, so work and rest go on in comfort"),
    ],
  },
  warmsRoom: {
    features: [note("Quick Warmth", QUICK), note("Cozy Warmth")],
    highlights: [note("quick warmth", QUICK), note("real warmth on cold days")],
    outcome: [
      line("Warm Before the Coffee Is", "heat can be felt after a short while, with no long wait in a sweater", QUICK),
      line("Cold Corners Turn Cozy", "takes the chill off, so mornings and evenings become comfortable"),
    ],
    answer: [
      line("Heat You Can Feel", "gives real warmth where people sit, not just a nice glow"),
      line("Help for Chilly Spots", "brings comfort to places where the main heating falls short"),
    ],
  },
  airCare: {
    features: [
      note("Cleaner Air", DUST),
      note("Steady Moisture", MIST),
      note("Draws Out Moisture", DAMP),
      note("Better Air"),
    ],
    highlights: [
      note("less dust in the air", /\bdust\w*\b/),
      note("relief from dry air", MIST),
      note("takes dampness out of rooms", DAMP),
      note("air that feels better"),
    ],
    outcome: [
      line(
        "Air With Less in It",
        "takes up what floats around, which can be noticed on shelves and in the morning",
        DUST,
      ),
      line("Comfort in Dry Months", "adds moisture that skin, nose and throat welcome when the heating runs", MIST),
      line("Damp Places Dry Out", "draws moisture out of the air, so damp places feel and smell drier", DAMP),
      line("A Better Place to Breathe", "air that feels noticeably better, hour after hour, where most time is spent"),
    ],
    answer: [
      line("A Change You Notice", "the difference can be felt in the air, not just read off a label"),
      line("At Work Day and Night", "looks after the air in the background, so nobody has to think about the matter"),
    ],
  },
};
