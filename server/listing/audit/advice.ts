import type { Domain } from "../../insight/facets/domain.ts";
import type { Advice } from "./advice-form.ts";
import { HOUSEHOLD_ADVICE } from "./household.advice.ts";
import { PURPOSE_ADVICE } from "./purpose.advice.ts";
import { WORK_ADVICE } from "./work.advice.ts";

/** What a seller can do about a complaint, per facet, and what the complaint is called in a sentence. */
export const ADVICE: Readonly<Record<string, Advice>> = {
  leak: { act: "Check the seal, and show in the box how it goes back in", trouble: "leaks" },
  cold: { act: "State for how many measured hours it keeps things cold", trouble: "lost cold" },
  hot: {
    act: "State for how many measured hours it keeps things hot, and whether to preheat it",
    trouble: "lost heat",
  },
  power: { act: "Say which jobs it is made for and which it is not", trouble: "missing power" },
  speed: { act: "Say how long it takes, so nobody is surprised", trouble: "slowness" },
  light: { act: "State brightness and color temperature, and offer a dimmer low setting", trouble: "the light" },
  battery: { act: "State running time and charging time under normal use", trouble: "the battery life" },
  results: { act: "Test what fails before it is packed, and say what it works with", trouble: "that it does not work" },
  control: { act: "Show the right fit and clip position in a picture or short video", trouble: "missing control" },
  sound: { act: "Say what it is tuned for, and review the sound with the factory", trouble: "the sound" },
  picture: { act: "Show real pictures taken with it", trouble: "the picture" },
  connection: {
    act: "Print connecting steps in the box, and name the devices, networks and range it works with",
    trouble: "lost connections",
  },
  noise: { act: "State the noise level, or quiet the part that rattles", trouble: "noise" },
  safety: { act: "Stop and investigate before the next shipment", trouble: "a safety worry" },
  grip: { act: "Name the surfaces it holds on", trouble: "a weak hold" },
  wet: { act: "Say plainly how much water it withstands", trouble: "water getting through" },
  visible: { act: "Show it in a photo taken at night", trouble: "poor visibility" },
  secure: {
    act: "Find out what works loose, and show how it must sit to hold",
    trouble: "that it slips or comes loose",
  },
  ...HOUSEHOLD_ADVICE,
  durability: { act: "Find the part that fails first, and strengthen it", trouble: "early breakage" },
  sturdy: { act: "Show the materials close up, and replace the part that feels cheap", trouble: "a cheap feel" },
  stability: { act: "Strengthen the joint or base, and explain how to tighten it", trouble: "sagging or wobbling" },
  finish: { act: "Use a tougher coating, or tell buyers how to care for it", trouble: "chips, scratches or fading" },
  fasteners: {
    act: "Replace the zipper, buckle or clip with a stronger one",
    trouble: "failing zippers, buckles or clips",
  },
  defect: { act: "Check every unit and its parts before it is packed", trouble: "a faulty or incomplete delivery" },
  shipping: {
    act: "Pack it better and look at the carrier; this is not about the product",
    trouble: "late or damaged delivery",
  },
  support: { act: "Answer every message within a day", trouble: "that nobody helped after the sale" },
  asPictured: { act: "Correct the pictures or the description", trouble: "a difference from the listing" },
  compact: { act: "Put the dimensions into a picture beside a common object", trouble: "that it takes too much room" },
  sizing: { act: "State the measurements, and which models or sizes it fits", trouble: "a size they did not expect" },
  capacity: { act: "Show in a picture what it holds", trouble: "that it holds too little" },
  reach: { act: "State how far it reaches", trouble: "a short reach" },
  autoOff: {
    act: "Say when it switches off, and let buyers set it",
    trouble: "that it switches off at the wrong time",
  },
  cupHolder: {
    act: "State the base diameter, or offer a slimmer size",
    trouble: "that it does not fit the car's cup holder",
  },
  weight: { act: "State the weight, empty and full", trouble: "the weight" },
  carry: { act: "Improve the handle, or show how to carry it", trouble: "awkward carrying" },
  openClose: {
    act: "Look at the closure, and show how it opens and how it locks",
    trouble: "a lid or closure that is hard to handle",
  },
  adjust: { act: "Use a lock that holds under load, and show how to set it", trouble: "settings that do not hold" },
  comfort: { act: "Extend the padding to where it rubs", trouble: "rubbing or pressure" },
  breathable: { act: "Name the material and the season it is made for", trouble: "trapped heat" },
  skin: { act: "List ingredients and materials, and advise a patch test", trouble: "irritation" },
  pain: { act: "Explain for which bodies and how long it is meant to be used", trouble: "aches" },
  cleaning: { act: "Add a brush or a removable part, and show how to clean it", trouble: "dirt that is hard to reach" },
  smell: { act: "Find where the smell comes from, and air it out before packing", trouble: "a smell" },
  taste: { act: "Find the part that gives off the taste, and tell buyers to rinse it first", trouble: "a taste" },
  laundry: { act: "Print washing instructions that keep it in shape", trouble: "damage in the wash" },
  easeOfUse: { act: "Show the steps in a short video", trouble: "awkward use" },
  setup: { act: "Show the first setup in pictures or a short video", trouble: "a hard start" },
  instructions: { act: "Rewrite the instructions in large print with pictures", trouble: "unhelpful instructions" },
  controls: {
    act: "Make the controls less sensitive or add a real switch; show where they are",
    trouble: "controls that react by accident",
  },
  cord: { act: "State the cord length, and consider a longer one", trouble: "a short cord" },
  looks: { act: "Show the colors in daylight", trouble: "the looks" },
  value: { act: "Show what justifies the price, or test a lower one", trouble: "too high a price" },
  gift: { act: "Offer a gift box", trouble: "a disappointing gift" },
  acceptance: {
    act: "Explain how to get a reluctant user accustomed to it",
    trouble: "that those it was bought for refuse it",
  },
  repeat: { act: "Read these reviews one by one; they end in a return", trouble: "a return or a warning to others" },
  texture: { act: "Describe the texture in plain words, and say what to mix or serve it with", trouble: "the texture" },
  digestion: {
    act: "List every ingredient, advise a small first portion, and look into the batches behind these reviews",
    trouble: "an upset stomach",
  },
  ingredients: { act: "Print the full list of ingredients as text, not only in a picture", trouble: "the ingredients" },
  freshness: {
    act: "Check storage and seals, and print the date where it can be seen",
    trouble: "stale or spoiled goods",
  },
  amount: { act: "State the net amount and how many servings or days that is", trouble: "too little inside" },
  reseal: {
    act: "Replace the closure, and until then say how to store it",
    trouble: "a package that does not close again",
  },
  absorption: { act: "Say for which skin it is meant and how little is needed", trouble: "a greasy or sticky film" },
  scent: { act: "Name the scent, or say plainly that there is none", trouble: "the scent" },
  story: { act: "Say what the story is about and for which reader", trouble: "the story" },
  illustrations: { act: "Show two inside pages", trouble: "the illustrations" },
  pages: {
    act: "Say whether pages are board or paper, and check the binding",
    trouble: "pages or a binding that fail",
  },
  engagement: { act: "Say for how many players or which readers it works best", trouble: "interest that fades" },
  ageFit: { act: "Say the age it suits best, and why", trouble: "the wrong age" },
  rules: {
    act: "Put a short how-to-play video in the listing, and print clearer rules",
    trouble: "rules that are hard to follow",
  },
  fun: { act: "Say what kind of game it is, so that it meets the right players", trouble: "little fun" },
  components: { act: "Use thicker stock, and show the pieces close up", trouble: "pieces that feel cheap" },
  kinks: { act: "Show how to uncoil and store it", trouble: "kinks or tangles" },
  packAway: {
    act: "Show in a short video how it goes back into its bag, or make the bag larger",
    trouble: "trouble packing it away again",
  },
  mess: { act: "Show the trick that keeps it clean, and look at the part that spills", trouble: "a mess" },
  length: { act: "State the length as measured in use", trouble: "a length they did not expect" },
  evenness: {
    act: "Look at the part that causes the spread, and say which settings work best",
    trouble: "uneven results",
  },
  protection: { act: "Say which falls it is tested for, and promise no more", trouble: "too little protection" },
  microphone: { act: "Do not promise clear calls", trouble: "the microphone" },
  noiseCancelling: { act: "Say which noises it takes away and which it does not", trouble: "weak noise cancelling" },
  charging: {
    act: "Do not promise wireless charging before it has been tested with every model",
    trouble: "failing wireless charging",
  },
  app: {
    act: "Have the app repaired, and say what works without the app and without an account",
    trouble: "the app",
  },
  subscription: {
    act: "Say plainly which functions are free and which need a paid plan, and at what price",
    trouble: "a monthly fee",
  },
  accuracy: {
    act: "Test units against a reference, and say how exact it is and how to set it up for that",
    trouble: "wrong readings or alerts",
  },
  solar: {
    act: "State how many hours of sun it needs and how long it runs after a gray day",
    trouble: "too little charge from the sun",
  },
  spares: { act: "Offer the parts that wear out one by one, and link to them", trouble: "missing spare parts" },
  included: {
    act: "List what is in the box, and name or add the part that buyers have to get besides",
    trouble: "a needed part that is sold separately",
  },
  wind: { act: "Say how much wind it takes, and add stronger stakes, ties or weights", trouble: "trouble in wind" },
  pests: {
    act: "Close the gap they use or add a guard, and promise nothing that is not tested",
    trouble: "animals or bugs that get at it",
  },
  staysPut: { act: "Give the bottom more grip, and say on which floors it stays", trouble: "that it slides around" },
  rest: { act: "Say for which sleepers, weights and positions it is made", trouble: "poor rest" },
  shape: {
    act: "Use a denser filling, and say what weight it carries and how to plump it up again",
    trouble: "a shape that does not last",
  },
  warmth: { act: "State the temperatures it is made for", trouble: "missing warmth" },
  lint: { act: "Say how to wash it before first use and what takes hair off", trouble: "hair and lint" },
  chewing: {
    act: "Use a tougher fabric, or say plainly that it is not made for chewers and diggers",
    trouble: "that teeth and claws get through",
  },
  nonstick: {
    act: "Explain how to heat, oil and clean it so that food lets go, and look into the coating",
    trouble: "food that sticks",
  },
  cooking: { act: "Add a chart of times and temperatures for common dishes", trouble: "food that comes out badly" },
  hunger: { act: "Say what makes a full portion, and what it goes well with", trouble: "hunger soon after" },
  intake: {
    act: "Show portions and ideas that reluctant eaters and drinkers accept",
    trouble: "food or drink left over",
  },
  compartments: {
    act: "Show it packed from above, with the size of each compartment",
    trouble: "things that get mixed up inside",
  },
  pockets: { act: "Show a phone in the pocket, and state how deep it is", trouble: "the pockets" },
  seeThrough: {
    act: "State the fabric weight, and show each color stretched in daylight",
    trouble: "see-through fabric",
  },
  staysUp: {
    act: "Look at the band or edge, and say how to choose a size that stays in place",
    trouble: "that it rolls, slides or rides up",
  },
  stretch: { act: "State how much it stretches, and test the shape after wear and washing", trouble: "the stretch" },
  visibleResult: {
    act: "Say what change to expect and after how many weeks, and promise no more",
    trouble: "too little change to see",
  },
  dispenser: {
    act: "Test the pump, dropper or opening down to the last drop, and replace it if it fails",
    trouble: "packaging that does not dispense well",
  },
  together: {
    act: "Say how players take part, and add a rule that keeps one of them from deciding everything",
    trouble: "quarrels or players left out",
  },
  playTime: { act: "State the real playing time, first round and later ones", trouble: "the playing time" },
  difficulty: {
    act: "State how hard it is and for whom, and offer an easier and a harder way",
    trouble: "the difficulty",
  },
  colorStrength: {
    act: "Show a swatch of every color on white, with the weak ones named, and strengthen those that come out pale",
    trouble: "weak color",
  },
  paper: { act: "State the paper weight, and use a heavier kind or leave the paper out", trouble: "thin paper" },
  soaksUp: {
    act: "Say how much to use and how long to wait, and look into the batches behind these reviews",
    trouble: "that it soaks up too little or falls apart",
  },
  beginners: {
    act: "Add a short guide for the first hour, and say which age or skill it is made for",
    trouble: "that beginners or children struggle with it",
  },
  playValue: { act: "Show in a short video what can be done with it, easy and hard", trouble: "interest that fades" },
  traction: {
    act: "Use a softer rubber or a deeper tread, and say on which ground the sole holds",
    trouble: "slipping on wet or smooth ground",
  },
  ...PURPOSE_ADVICE,
  ...WORK_ADVICE,
};

const IN_THE_HAND: Readonly<Record<string, Advice>> = {
  comfort: { act: "Show how it is held, and say which hands it suits", trouble: "an awkward hold" },
  openClose: {
    act: "Look at the cap, the cover or the lock, and show how it opens and closes",
    trouble: "a cap or cover that is hard to handle",
  },
};

/** Advice where the same complaint means something else for this kind of product. */
const ADVICE_IN: Partial<Record<Domain, Readonly<Record<string, Advice>>>> = {
  edible: {
    taste: {
      act: "Describe the taste honestly, how sweet it is included, and offer a sample size",
      trouble: "the taste",
    },
    smell: { act: "Say what it smells of, so that nobody is surprised", trouble: "the smell" },
    results: { act: "Say what to expect, after how long, and for whom it is not meant", trouble: "missing results" },
  },
  cosmetic: {
    results: { act: "Say after how many weeks results show, and on which skin", trouble: "missing results" },
  },
  shelter: {
    capacity: { act: "Say how many people fit with their gear", trouble: "that it holds fewer people than named" },
    wet: { act: "Check the seams, and say plainly how much rain it withstands", trouble: "water getting through" },
  },
  worn: {
    sizing: {
      act: "Measure again and correct the size chart; say which shapes should size up",
      trouble: "wrong sizing",
    },
    noise: { act: "Find what squeaks or rustles, and change the material or the glue there", trouble: "noise" },
  },
  picture: IN_THE_HAND,
  powered: IN_THE_HAND,
  audio: {
    comfort: { act: "Say how tight it sits, and whether it suits glasses", trouble: "pressure on ears or head" },
  },
};

export const adviceFor = (facetId: string, domains: ReadonlySet<Domain>): Advice | undefined => {
  for (const domain of domains) {
    const advice = ADVICE_IN[domain]?.[facetId];
    if (advice !== undefined) return advice;
  }
  return ADVICE[facetId];
};
