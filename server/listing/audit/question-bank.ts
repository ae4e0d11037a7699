import {
  type Asked,
  always,
  does,
  doesIt,
  howLong,
  is,
  isIt,
  isPlural,
  type Question,
  the,
  theProduct,
  whole,
} from "./asking.ts";
import { HOUSEHOLD_QUESTIONS } from "./household.questions.ts";
import { KIND_QUESTIONS } from "./kind.questions.ts";
import { MATTER_QUESTIONS } from "./matter.questions.ts";

/** What is worn, sat on, lain on or held to the ear for hours. */
const isForHours = ({ domains, product }: Asked): boolean =>
  product.wearer !== null ||
  (["worn", "garment", "seating", "bedding", "padded", "audio", "gloved", "bracing", "shelter"] as const).some((kind) =>
    domains.has(kind),
  );

/** What nobody expects to stand firm. */
const isSoft = ({ domains }: Asked): boolean =>
  (["fabric", "garment", "worn", "laid", "bedding", "padded"] as const).some((kind) => domains.has(kind));

const FOR_FOOD = /\b(?:lunch|food|bento|casserole|soup)\b/;

const kept = ({ domains, product }: Asked): string => {
  if (FOR_FOOD.test(`${product.type} ${product.noun}`)) return "food";
  return domains.has("drinkware") ? "drinks" : "things";
};

/** What may roll or slide down. */
const WORN_UP =
  /\b(?:socks?|stockings?|leggings?|tights?|pants?|trousers?|jeans|shorts|joggers|skirts?|bras?|bralettes?|briefs?|boxers?|underwear|panties|panty|bottoms?|pantyhose|hose|shapewear|corsets?|bands?|sleeves?|gloves?|bikinis?|swimsuits?|tops?|dress(?:es)?|belts?|braces?)\b/;

export const QUESTION_BANK: Readonly<Record<string, Question>> = {
  leak: doesIt("leak"),
  cold: (asked) => howLong("long", ` keep ${kept(asked)} cold`)(asked),
  hot: (asked) => howLong("long", ` keep ${kept(asked)} hot`)(asked),
  power: isIt("strong enough for tough jobs"),
  speed: (asked) => (asked.domains.has("game") ? "How long does a game take?" : isIt("quick to use")(asked)),
  light: always("How bright is the light?"),
  battery: always("How long does the battery last?"),
  control: always("Does it stop a dog from pulling?"),
  sound: always("How good is the sound?"),
  picture: always("How sharp is the picture?"),
  connection: always("Does the connection stay stable?"),
  noise: (asked) => `How loud ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
  safety: isIt("safe to use"),
  grip: (asked) =>
    asked.part === null ? doesIt("hold firmly")(asked) : `${is(asked)} ${the(asked)} strong enough to hold?`,
  wet: (asked) =>
    asked.domains.has("shelter") ? doesIt("keep the rain out")(whole(asked)) : isIt("waterproof")(asked),
  visible: always("Is it easy to see?"),
  compact: howLong("much room", " take up"),
  sizing: (asked) =>
    asked.domains.has("worn")
      ? doesIt("run true to size")(whole(asked))
      : `How big ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
  capacity: (asked) =>
    asked.product.noun === "tent" ? "How many people really fit in the tent?" : howLong("much", " hold")(asked),
  cupHolder: (asked) => `${does(whole(asked))} ${theProduct(asked)} fit a car's cup holder?`,
  weight: (asked) => `How heavy ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
  carry: isIt("easy to carry"),
  openClose: (asked) => `${is(asked)} ${asked.part === null ? theProduct(asked) : the(asked)} easy to open and close?`,
  adjust: (asked) => `${does(asked)} ${the(asked)} stay where ${isPlural(asked) ? "they are" : "it is"} set?`,
  reach: howLong("far", " reach"),
  autoOff: doesIt("switch off without help"),
  secure: (asked) =>
    asked.domains.has("walking") ? `Can a dog slip out of ${theProduct(asked)}?` : doesIt("stay in place")(asked),
  comfort: (asked) => isIt(isForHours(asked) ? "comfortable for hours" : "comfortable to use")(asked),
  breathable: isIt("breathable"),
  skin: (asked) =>
    asked.domains.has("cosmetic") ? "Is it suitable for sensitive skin?" : "Does it irritate the skin?",
  pain: isIt("comfortable for long use"),
  ...HOUSEHOLD_QUESTIONS,
  ...MATTER_QUESTIONS,
  ...KIND_QUESTIONS,
  durability: (asked) => `How durable ${is(asked).toLowerCase()} ${the(asked)}?`,
  sturdy: (asked) => isIt(isSoft(asked) ? "well made" : "sturdy and well made")(asked),
  stability: doesIt("wobble or tip"),
  finish: always("Does the finish scratch or fade?"),
  fasteners: (asked) => (asked.part === null ? "Does the zipper or buckle hold up?" : doesIt("hold up")(asked)),
  defect: (asked) =>
    asked.part === null
      ? "Does everything arrive complete and intact?"
      : `${does({ ...asked, part: null })} ${theProduct(asked)} come with ${/[^su]s$/.test(asked.part) ? "all the" : "a"} ${asked.part}?`,
  support: always("Is there a warranty?"),
  asPictured: (asked) => `${does(whole(asked))} ${theProduct(asked)} match the pictures and description?`,
  cleaning: isIt("easy to clean"),
  smell: (asked) => `${does(whole(asked))} ${theProduct(asked)} have a smell?`,
  taste: (asked) =>
    asked.domains.has("drinkware") && !asked.domains.has("edible")
      ? "Does it leave a taste in the water?"
      : `How ${isPlural(whole(asked)) ? "do they" : "does it"} taste?`,
  laundry: always("Does it keep its shape in the wash?"),
  easeOfUse: isIt("easy to use"),
  setup: isIt("easy to set up"),
  instructions: always("Are the instructions clear?"),
  controls: (asked) =>
    /button/.test(asked.part ?? "") ? "Are the buttons easy to press?" : "Are the controls easy to use?",
  cord: always("How long is the cord?"),
  looks: always("Does the color look the same as in the pictures?"),
  acceptance: (asked) =>
    asked.domains.has("edible") && asked.product.wearer !== null
      ? `Will a picky ${asked.product.wearer} eat ${isPlural(whole(asked)) ? "them" : "it"}?`
      : `Will a ${(asked.product.wearer ?? "child").replace(/s$/, "")} take to it?`,
  texture: (asked) =>
    /powder|mix|creamer/.test(asked.product.noun)
      ? "Does it dissolve without clumps?"
      : `${is(whole(asked))} ${theProduct(asked)} soft or hard?`,
  digestion: (asked) =>
    asked.product.wearer === null
      ? "Is it easy on the stomach?"
      : `Can ${isPlural(whole(asked)) ? "they" : "it"} upset a ${asked.product.wearer}'s stomach?`,
  ingredients: always("What are the ingredients?"),
  freshness: (asked) => `How long ${does(whole(asked)).toLowerCase()} ${theProduct(asked)} stay fresh?`,
  amount: always("How much is inside one package?"),
  reseal: always("Does the package close again?"),
  absorption: always("Does it leave a greasy film?"),
  layering: always("Does it go under makeup and sunscreen?"),
  drying: (asked) => `How fast ${does(whole(asked)).toLowerCase()} ${theProduct(asked)} sink in?`,
  noScent: isIt("free of any scent"),
  scent: (asked) => `${does(whole(asked))} ${theProduct(asked)} have a strong scent?`,
  story: always("What is the story about?"),
  illustrations: always("What are the illustrations like?"),
  pages: always("Are the pages sturdy enough for small hands?"),
  engagement: (asked) =>
    asked.domains.has("game") ? "Is it still fun after several rounds?" : "Does it hold a child's attention?",
  ageFit: always("What age is it right for?"),
  rules: always("Are the rules easy to learn?"),
  fun: always("Is it fun for adults as well as kids?"),
  components: always("Are the cards and pieces sturdy?"),
  kinks: (asked) => `${does(whole(asked))} ${theProduct(asked)} kink or tangle?`,
  packAway: isIt("easy to pack away again"),
  mess: (asked) => `${does(whole(asked))} ${theProduct(asked)} make a mess?`,
  length: (asked) => `How long ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
  evenness: always("Are the results even every time?"),
  protection: (asked) =>
    isForHours(asked)
      ? `What ${does(whole(asked)).toLowerCase()} ${theProduct(asked)} protect from?`
      : `${does(whole(asked))} ${theProduct(asked)} protect in a fall?`,
  microphone: always("How well do people hear you on calls?"),
  noiseCancelling: always("How well does the noise cancelling work?"),
  charging: (asked) => `Does wireless charging work with ${theProduct(asked)} on?`,
  app: always("Is the app easy to use?"),
  subscription: (asked) => `${does(whole(asked))} ${theProduct(asked)} need a subscription?`,
  accuracy: isIt("accurate"),
  solar: always("Does it stay charged on cloudy days?"),
  spares: always("Are spare parts sold one by one?"),
  included: always("What comes in the box?"),
  wind: doesIt("stand up to wind"),
  pests: doesIt("keep animals and bugs out"),
  staysPut: doesIt("slide around"),
  rest: (asked) =>
    asked.domains.has("pet")
      ? `Is ${theProduct(asked)} good for old joints?`
      : `How well do people sleep with ${theProduct(asked)}?`,
  shape: doesIt("keep the same shape over time"),
  warmth: isIt("warm enough for cold days"),
  lint: doesIt("shed or attract hair"),
  chewing: doesIt("stand up to chewing and scratching"),
  nonstick: always("Does food stick to it?"),
  cooking: always("Does food come out evenly cooked?"),
  hunger: always("Does it keep hunger away?"),
  intake: (asked) =>
    asked.domains.has("edible") || /lunch|plate|bowl|bento/.test(asked.product.type)
      ? "Does it help picky ones to eat more?"
      : "Does it help with drinking enough?",
  compartments: (asked) => `Do things stay apart inside ${theProduct(whole(asked))}?`,
  pockets: (asked) => (asked.domains.has("worn") ? "Do the pockets hold a phone?" : "How much fits into a pocket?"),
  seeThrough: isIt("see-through"),
  staysUp: (asked) =>
    WORN_UP.test(asked.product.type)
      ? `${does(whole(asked))} ${theProduct(asked)} stay up or roll down?`
      : doesIt("stay in place when worn")(whole(asked)),
  stretch: (asked) => `${does(whole(asked))} ${theProduct(asked)} stretch without wearing out?`,
  visibleResult: always("How soon does a difference show?"),
  dispenser: (asked) =>
    asked.part === null ? "Is the right amount easy to get out?" : `Does the ${asked.part} work well?`,
  together: always("Does it work for players of different ages together?"),
  playTime: always("How long does a game take?"),
  difficulty: always("How hard is it?"),
  colorStrength: always("Are the colors strong, or do they come out pale?"),
  cutting: (asked) => doesIt("cut cleanly")(whole(asked)),
  staysSharp: (asked) => doesIt("stay sharp")(whole(asked)),
  cleansWell: (asked) => doesIt("clean thoroughly")(whole(asked)),
  findsWay: always("Does it get stuck, or find its way alone?"),
  cools: (asked) => doesIt("really cool things down")(whole(asked)),
  warmsRoom: (asked) => doesIt("warm up a cold room")(whole(asked)),
  airCare: (asked) =>
    `How soon ${does(whole(asked)).toLowerCase()} ${theProduct(whole(asked))} make a difference to the air?`,
  paper: always("How thick is the paper?"),
  soaksUp: (asked) =>
    asked.product.type.includes("litter") ? "How well does the litter clump?" : doesIt("soak up well")(whole(asked)),
  beginners: isIt("easy for beginners"),
  playValue: always("Does it keep their interest?"),
  response: (asked) => doesIt("respond right away")(whole(asked)),
  signalReach: always("How far does the signal reach?"),
  chargesAtOnce: always("Does it charge several things at once?"),
  chargeStore: always("How many charges does it give?"),
  jumpStart: always("Which engines does it start?"),
  chargeSpeed: always("How fast does it charge?"),
  recharge: (asked) => `How long ${does(whole(asked)).toLowerCase()} ${theProduct(whole(asked))} take to recharge?`,
  staysCool: doesIt("get hot in use"),
  chargeContact: (asked) => doesIt("charge reliably")(whole(asked)),
  scentThrow: always("Does the scent fill a room?"),
  repels: always("Does it work on pests, and how soon?"),
  growth: always("Do plants grow well with it?"),
  spray: always("How strong and even is the spray?"),
  effect: always("How soon is a difference felt?"),
  combsOut: always("Does it get out loose hair and tangles?"),
  skinGuard: always("How long does the protection last?"),
  bracing: always("How firm is the support?"),
  massage: always("How strong is the massage?"),
  soothing: always("Does it help with settling down?"),
  traction: (asked) => doesIt("slip on wet ground")(whole(asked)),
};
