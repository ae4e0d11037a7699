import { type FacetPhrases, line, note } from "./phrase.ts";

/** How copy speaks of printing, mixing and sewing. */
export const MAKER_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  printLasts: {
    features: [note("Lasting Print")],
    highlights: [note("lasting print")],
    outcome: [line("Print That Lasts", "stays dark")],
    answer: [line("Dark for Good", "keeps its print readable")],
  },
  labelBond: {
    features: [note("Labels That Stay On")],
    highlights: [note("labels that stay on")],
    outcome: [line("Labels That Stay On", "hold where they are put")],
    answer: [line("No Lifting Corners", "labels keep to their places")],
  },
  backing: {
    features: [note("Easy-Peel Backing")],
    highlights: [note("backing that peels off easily")],
    outcome: [line("Backing That Peels Off", "comes away without a fuss")],
    answer: [line("No Fumbling with the Backing", "the paper behind lifts off easily")],
  },
  waste: {
    features: [note("Little Waste")],
    highlights: [note("little waste")],
    outcome: [line("Little Goes to Waste", "feeds out what is printed and little more")],
    answer: [line("No Stack of Blanks", "hardly anything ends up in the bin")],
  },
  inkless: {
    features: [note("No Ink to Buy")],
    highlights: [note("no ink to buy")],
    outcome: [line("No Ink to Buy", "prints without cartridges")],
    answer: [line("No Empty Cartridges", "nothing to refill with ink")],
  },
  designs: {
    features: [note("Many Fonts and Designs")],
    highlights: [note("many fonts and designs")],
    outcome: [line("Plenty to Choose From", "fonts and designs for many occasions")],
    answer: [line("No Plain Labels Only", "a wide choice of looks to print")],
  },
  ownRefills: {
    features: [note("Takes Any Make of Refill")],
    highlights: [note("takes refills of any make")],
    outcome: [line("A Free Choice of Refills", "takes those of other makes too")],
    answer: [line("Not Tied to One Maker", "refills of any make fit")],
  },
  refillCost: {
    features: [note("Low-Cost Refills")],
    highlights: [note("low-cost refills")],
    outcome: [line("Refills That Cost Little", "keeps running costs small")],
    answer: [line("Cheap to Keep Going", "more of it does not cost much")],
  },
  mixes: {
    features: [note("Mixes Easily")],
    highlights: [note("mixes without lumps")],
    outcome: [line("Mixes Without Lumps", "stirs in smoothly")],
    answer: [line("No Dry Clumps", "blends into liquid with ease")],
  },
  foam: {
    features: [note("Hardly Foams")],
    highlights: [note("hardly foams")],
    outcome: [line("Little Foam", "settles soon after mixing")],
    answer: [line("No Thick Froth", "drinkable soon after the shake")],
  },
  scoop: {
    features: [note("Scoop at Hand")],
    highlights: [note("scoop at hand")],
    outcome: [line("The Scoop Is at Hand", "easy to find on opening")],
    answer: [line("No Digging for the Scoop", "lies where it is found")],
  },
  servings: {
    features: [note("Full Servings")],
    highlights: [note("the servings stated")],
    outcome: [line("As Many Servings as Stated", "lasts as long as the label says")],
    answer: [line("No Short Count", "gives what is written on it")],
  },
  withMilk: {
    features: [note("Good with Milk")],
    highlights: [note("better with milk")],
    outcome: [line("Good with Milk", "richer when made with milk")],
    answer: [line("What to Mix It With", "milk makes the fuller drink")],
  },
  recipes: {
    features: [note("For Oats and Baking")],
    highlights: [note("good in oats and baking")],
    outcome: [line("Good in Oats and Baking", "goes into breakfast and recipes")],
    answer: [line("More Than a Shake", "at home in oats and baking")],
  },
  gains: {
    features: [note("Helps Recovery")],
    highlights: [note("helps recovery after training")],
    outcome: [line("After Training", "helps people recover from hard sessions")],
    answer: [line("Ready for the Next Session", "supports recovery")],
  },
  sweetness: {
    features: [note("Not Too Sweet")],
    highlights: [note("not too sweet")],
    outcome: [line("Not Too Sweet", "a sweetness that is not too much")],
    answer: [line("No Sugary Excess", "sweet only as far as is pleasant")],
  },
  threadJams: {
    features: [note("Thread Runs Freely")],
    highlights: [note("thread without tangles")],
    outcome: [line("Thread Without Tangles", "runs freely from spool to seam")],
    answer: [line("No Nests of Thread", "keeps thread from jamming")],
  },
  threading: {
    features: [note("Easy Threading")],
    highlights: [note("threads easily")],
    outcome: [line("Easy to Thread", "ready to sew with little effort")],
    answer: [line("No Squinting at the Needle", "gets thread through without a struggle")],
  },
  thickFabric: {
    features: [note("For Thick Fabric")],
    highlights: [note("copes with thick fabric")],
    outcome: [line("Copes with Thick Fabric", "goes through heavy layers")],
    answer: [line("No Giving Up at Seams", "manages what is thick")],
  },
  stitches: {
    features: [note("Neat Stitches")],
    highlights: [note("neat stitches")],
    outcome: [line("Neat Stitches", "seams that look tidy")],
    answer: [line("Nothing Crooked", "even stitches from end to end")],
  },
  pedalSpeed: {
    features: [note("Speed Under Control")],
    highlights: [note("easy speed control")],
    outcome: [line("Speed Under Control", "starts slowly and goes as fast as wanted")],
    answer: [line("No Sudden Starts", "a pace that is easy to hold")],
  },
  workLight: {
    features: [note("Bright Work Light")],
    highlights: [note("bright work light")],
    outcome: [line("Light to Work By", "the work is well lit")],
    answer: [line("No Sewing in the Dark", "bright where the needle is")],
  },
  bobbin: {
    features: [note("Easy-Load Bobbin")],
    highlights: [note("easy bobbin")],
    outcome: [line("An Easy Bobbin", "loads quickly and stays in view")],
    answer: [line("No Hidden Bobbin", "shows how much thread is left")],
  },
};
