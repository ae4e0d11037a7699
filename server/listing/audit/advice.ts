import type { Domain } from "../../insight/facets/domain.ts";
import type { Advice } from "./advice-form.ts";
import { HOUSEHOLD_ADVICE } from "./household.advice.ts";
import { KIND_ADVICE } from "./kind.advice.ts";
import { MATTER_ADVICE } from "./matter.advice.ts";
import { PURPOSE_ADVICE } from "./purpose.advice.ts";
import { WORK_ADVICE } from "./work.advice.ts";

/** What a seller can do about a complaint, per facet, and what the complaint is called in a sentence. */
const ADVICE: Readonly<Record<string, Advice>> = {
  leak: { act: "Find out where it leaks, and test units for that before packing", trouble: "leaks" },
  cold: { act: "State for how many measured hours it stays cold", trouble: "that it does not stay cold long enough" },
  hot: { act: "State for how many measured hours it stays hot", trouble: "that it does not stay hot long enough" },
  power: { act: "Say which jobs it is made for and which it is not", trouble: "too little power" },
  speed: { act: "State how long it takes, as measured in ordinary use", trouble: "slowness" },
  light: { act: "Find out if it is too bright, dim or unsteady, and state the brightness", trouble: "the light" },
  battery: { act: "State running time and charging time under normal use", trouble: "the battery" },
  results: { act: "Find out what fails, and fix it or stop promising it", trouble: "that it does not do its job" },
  control: {
    act: "Say what it does about pulling and what it does not, and show the right fit in pictures",
    trouble: "pulling or choking",
  },
  sound: { act: "Find out what is wrong with the sound, and test units for it before packing", trouble: "the sound" },
  picture: { act: "Show, unedited, what its picture looks like in ordinary use", trouble: "the picture" },
  connection: {
    act: "Name the devices and networks it connects to, and show the steps of connecting",
    trouble: "lost or failed connections",
  },
  noise: { act: "Find out what makes which noise, and quiet it or say when it is heard", trouble: "noise" },
  safety: { act: "Stop and investigate before the next shipment", trouble: "a safety worry" },
  grip: { act: "Name the things and surfaces it holds on, and those it does not", trouble: "a weak hold" },
  wet: {
    act: "Say plainly which water, rain or damp it keeps out and which it does not",
    trouble: "water or damp where it should be dry",
  },
  visible: { act: "Show in photos how well it is seen, by day and at night", trouble: "something that is hard to see" },
  secure: { act: "Find out what slips or comes loose, and change that part", trouble: "that it slips or comes loose" },
  ...HOUSEHOLD_ADVICE,
  durability: { act: "Find the part that fails first, and strengthen it", trouble: "early breakage or wear" },
  sturdy: {
    act: "Find out which part feels cheap, and replace it or show it close up",
    trouble: "that it feels cheaply made",
  },
  stability: { act: "Find out what makes it unsteady, and change that", trouble: "wobbling, shaking or tipping" },
  finish: {
    act: "Find out what harms the surface and when, and change it or say how to care for it",
    trouble: "a surface that marks, fades, stains or wears",
  },
  fasteners: {
    act: "Find out which fastener or closure fails and how, and replace it with a better one",
    trouble: "a fastener or closure that fails",
  },
  defect: { act: "Check every unit and its parts before it is packed", trouble: "a faulty or incomplete delivery" },
  shipping: { act: "Find out if packing or carrier is at fault, and change that", trouble: "late or damaged delivery" },
  support: {
    act: "Answer every message within a day, and state the return and warranty terms",
    trouble: "that nobody helped after the sale",
  },
  asPictured: { act: "Correct the pictures or the description", trouble: "a difference from the listing" },
  compact: { act: "Put the dimensions into a picture beside a common object", trouble: "that it takes too much room" },
  sizing: { act: "State the measurements, and say what or whom it fits", trouble: "a size they did not expect" },
  capacity: { act: "State how much it holds, and show that in a picture", trouble: "that it holds too little" },
  reach: { act: "State how far it reaches, and which places it does not get to", trouble: "places it does not reach" },
  autoOff: {
    act: "State when it switches itself off, and test units for that",
    trouble: "that it switches off at the wrong time or not at all",
  },
  cupHolder: {
    act: "State the width of the base, and which cup holders it fits",
    trouble: "that it does not fit a cup holder",
  },
  weight: { act: "State the weight, and compare it with a common object", trouble: "the weight" },
  carry: {
    act: "Find out what makes it awkward to hold, and show in a picture how it is carried",
    trouble: "that it is awkward to hold or carry",
  },
  openClose: {
    act: "Find out what goes wrong in opening or closing it, and show how it is done",
    trouble: "trouble with how it opens or closes",
  },
  adjust: {
    act: "Find out what cannot be set or does not stay set, and show how to set it",
    trouble: "adjustment that is hard or does not hold",
  },
  comfort: { act: "Find out where it presses or hurts, and change that or say whom it suits", trouble: "discomfort" },
  breathable: { act: "Name the material and the season it is made for", trouble: "trapped heat" },
  skin: {
    act: "List all ingredients, say for which skin or hair it is made, and advise a patch test",
    trouble: "irritation or dryness",
  },
  pain: {
    act: "Find out what hurts and after how long, and say for whom and how it is meant to be used",
    trouble: "aches or too little support",
  },
  cleaning: {
    act: "Find out what stays dirty or gets dirty fast, and show how to clean it",
    trouble: "that it is hard to keep clean",
  },
  smell: { act: "Find out what smells and if that fades, and change it", trouble: "an unpleasant smell" },
  taste: { act: "Find out where the taste comes from, and test for it before packing", trouble: "an unwanted taste" },
  laundry: {
    act: "Wash and dry samples, and print the washing instructions that keep them as they were",
    trouble: "what washing does to it",
  },
  easeOfUse: { act: "Find out which step is awkward, and show it in a video", trouble: "that it is awkward to use" },
  setup: {
    act: "Show in pictures or a short video how it is set up, put together or put on",
    trouble: "trouble setting it up or putting it on",
  },
  instructions: {
    act: "Rewrite the instructions in plain words and readable print, with a picture per step",
    trouble: "missing or unhelpful instructions",
  },
  controls: {
    act: "Find out which control causes trouble and how, and show what each of them does",
    trouble: "trouble with its controls",
  },
  cord: { act: "State the length of the cord, and show in a picture where it runs", trouble: "the cord or cable" },
  looks: { act: "Show every color and design in unedited daylight photos", trouble: "the looks" },
  value: { act: "Show what justifies the price, or test a lower one", trouble: "that it is not worth its price" },
  gift: { act: "Show how it looks when unpacked, and say whom it suits", trouble: "a disappointing gift" },
  acceptance: {
    act: "Say for whom it is made, and how to introduce it little by little",
    trouble: "that those it was bought for refuse it",
  },
  repeat: {
    act: "Read these reviews one by one, and note the reason that each of them gives",
    trouble: "a return or a warning to others",
  },
  texture: { act: "Describe the texture in plain words, and test each batch for it", trouble: "the texture" },
  digestion: { act: "Look into the batches, and say for whom it is not suited", trouble: "an upset stomach" },
  ingredients: { act: "Print the full list of ingredients as text, not only in a picture", trouble: "the ingredients" },
  freshness: { act: "Check stock and storage, and print the date where it is seen", trouble: "stale or spoiled goods" },
  amount: { act: "State the net amount, and how many uses or days it lasts", trouble: "less of it than expected" },
  reseal: {
    act: "Use packaging that closes again, and until then say how to store the rest",
    trouble: "a package that does not close again",
  },
  absorption: { act: "Say for which skin or hair it is, and how little is enough", trouble: "a greasy or sticky film" },
  layering: {
    act: "Say with which makeup and sunscreen it was tried, and how long to wait between layers",
    trouble: "pilling under makeup or sunscreen",
  },
  drying: { act: "Say how little is enough, and how long it takes to sink in", trouble: "slow drying" },
  noScent: { act: "Name every ingredient that smells by itself", trouble: "a scent where none was expected" },
  scent: { act: "Name the scent, and say how strong it is", trouble: "the scent" },
  story: { act: "Say what the story is about and for which reader", trouble: "the story" },
  illustrations: { act: "Show two inside pages", trouble: "the illustrations" },
  pages: {
    act: "State paper weight and print size, and check pages and binding before packing",
    trouble: "trouble with the paper, print or binding",
  },
  engagement: { act: "Say for which readers or players it is and is not made", trouble: "interest that fades" },
  ageFit: { act: "Say the age it suits best, and why", trouble: "that it does not suit the age it is sold for" },
  rules: {
    act: "Put a short how-to-play video in the listing, and print clearer rules",
    trouble: "rules that are hard to follow",
  },
  fun: { act: "Say what kind of game it is, so that it meets the right players", trouble: "little fun" },
  components: {
    act: "Find out which pieces feel cheap or fail, replace them, and show them close up",
    trouble: "pieces that feel cheap or fail",
  },
  kinks: { act: "Show how to use and store it so that it does not kink or tangle", trouble: "kinks or tangles" },
  packAway: { act: "Show in a short video how it is folded or put away", trouble: "trouble packing it away again" },
  mess: { act: "Find out what makes the mess and when, and show how to avoid it", trouble: "a mess" },
  length: {
    act: "State the measured length, and show it beside a person or a common object",
    trouble: "a length they did not expect",
  },
  evenness: { act: "Find out when results come out uneven, and say how to get even ones", trouble: "uneven results" },
  protection: { act: "Say what it protects from and what it does not", trouble: "too little protection" },
  microphone: { act: "Test how a voice comes through in quiet and in noise, and say so", trouble: "the microphone" },
  noiseCancelling: {
    act: "Say which noises it takes away and which it does not",
    trouble: "that it blocks too little noise",
  },
  charging: {
    act: "Test wireless charging with every device you name, and list those it works with",
    trouble: "failing wireless charging",
  },
  app: { act: "Have the app repaired, and say what works without the app and without an account", trouble: "the app" },
  subscription: {
    act: "Say plainly which functions are free and which need a paid plan, and at what price",
    trouble: "a subscription or running fee",
  },
  accuracy: { act: "Test units against a reference, and state how exact it is", trouble: "wrong readings or alerts" },
  solar: {
    act: "State how many hours of sun it needs and how long it runs after a gray day",
    trouble: "too little charge from the sun",
  },
  spares: { act: "Offer the parts that wear out one by one, and link to them", trouble: "missing spare parts" },
  included: {
    act: "List what is in the box, and name or add the part that buyers have to get besides",
    trouble: "a needed part that is sold separately",
  },
  wind: { act: "State how much wind it takes, and find out what gives way first", trouble: "trouble in wind" },
  pests: {
    act: "Find out which animals get at it and how, and say which ones it keeps out",
    trouble: "animals or bugs that get at it",
  },
  staysPut: { act: "Find out on what it slides, and say on which surfaces it stays", trouble: "that it slides around" },
  rest: { act: "Say for which sleepers and sleeping positions it is made", trouble: "poor rest" },
  shape: { act: "Test its shape after weeks of use, and say how to keep it", trouble: "a shape that does not last" },
  warmth: { act: "State the temperatures it is made for", trouble: "that it is not warm enough" },
  lint: { act: "Find out if it sheds, and say how to get hair and lint off", trouble: "shedding, or hair that clings" },
  chewing: {
    act: "Find out where teeth or claws get through, and say for which animals it is made",
    trouble: "that teeth and claws get through",
  },
  nonstick: { act: "Explain how to use it so that food lets go, and test units for that", trouble: "food that sticks" },
  cooking: { act: "State measured times and temperatures for common dishes", trouble: "food that comes out badly" },
  hunger: { act: "Say how much of it makes a full portion", trouble: "hunger soon after" },
  intake: { act: "Find out why something is left, and say for whom it is made", trouble: "food or drink left over" },
  compartments: { act: "Show how the inside is divided, with sizes", trouble: "compartments that fall short" },
  pockets: { act: "State how many pockets there are and how large each is, and show them", trouble: "the pockets" },
  seeThrough: { act: "State the fabric weight, and show each color worn in daylight", trouble: "see-through fabric" },
  staysUp: {
    act: "Find out what rolls, slides or rides up, and say how to choose the size",
    trouble: "that it rolls, slides or rides up",
  },
  stretch: { act: "State how much it stretches, and test the shape after wear and washing", trouble: "the stretch" },
  visibleResult: { act: "Say what change to expect and how soon", trouble: "skin or hair that looks no better" },
  dispenser: {
    act: "Test how it comes out from the first use to the last, and replace what fails",
    trouble: "trouble getting it out or dosing it",
  },
  together: {
    act: "Say how players take part, how one wins or loses, and whether any sit out",
    trouble: "quarrels or players left out",
  },
  playTime: { act: "State the real playing time, first round and later ones", trouble: "the playing time" },
  difficulty: { act: "State how hard it is, and for which age and experience", trouble: "the difficulty" },
  colorStrength: { act: "Test every color, and show a true swatch of each in the listing", trouble: "weak color" },
  paper: { act: "State the paper weight, and test the paper in real use", trouble: "thin or weak paper" },
  soaksUp: {
    act: "State how much it soaks up, and test that on samples before packing",
    trouble: "that it soaks up too little or falls apart",
  },
  beginners: {
    act: "Say for which age, strength or skill it is made, and show the first steps",
    trouble: "that beginners or children struggle with it",
  },
  playValue: { act: "Show in a short video all that can be done with it", trouble: "that it soon bores" },
  traction: {
    act: "Find out on which ground it slips, and say where the sole holds and where not",
    trouble: "slipping on wet or smooth ground",
  },
  ...PURPOSE_ADVICE,
  ...WORK_ADVICE,
  ...MATTER_ADVICE,
  ...KIND_ADVICE,
};

const IN_THE_HAND: Readonly<Record<string, Advice>> = {
  comfort: { act: "Find out what is uncomfortable, and show how it is held or worn", trouble: "discomfort in use" },
  openClose: {
    act: "Test on several units how it opens and closes, and show the steps in a picture",
    trouble: "trouble opening or closing it",
  },
};

/** Advice where the same complaint means something else for this kind of product. */
const ADVICE_IN: Partial<Record<Domain, Readonly<Record<string, Advice>>>> = {
  edible: {
    taste: { act: "Describe the taste in plain words", trouble: "the taste" },
    smell: { act: "Say what it smells of, so that nobody is surprised", trouble: "the smell" },
    results: { act: "Say what to expect, after how long, and for whom it is not meant", trouble: "missing results" },
  },
  cosmetic: {
    results: { act: "Say what it does, how soon, and for which skin or hair", trouble: "results that do not show" },
  },
  shelter: {
    capacity: {
      act: "State the room it gives, and for how many people or how much gear that is enough",
      trouble: "too little room under or inside it",
    },
    wet: { act: "Find out where water gets in, and say how much rain it withstands", trouble: "water getting through" },
  },
  worn: {
    sizing: {
      act: "Measure again, correct the size figures, and say who should size up or down",
      trouble: "wrong sizing",
    },
    noise: { act: "Find out which part makes the noise, and change that part", trouble: "noise when it is worn" },
  },
  picture: IN_THE_HAND,
  powered: IN_THE_HAND,
  audio: {
    comfort: { act: "Find out where it hurts and how soon, and say whom it suits", trouble: "pressure or discomfort" },
  },
};

export const adviceFor = (facetId: string, domains: ReadonlySet<Domain>): Advice | undefined => {
  for (const domain of domains) {
    const advice = ADVICE_IN[domain]?.[facetId];
    if (advice !== undefined) return advice;
  }
  return ADVICE[facetId];
};
