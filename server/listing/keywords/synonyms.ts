import { singular } from "../../insight/text/singular.ts";
import { wordTable } from "../../insight/text/word-table.ts";
import { namesOfKind } from "./names-of-kind.ts";

/** What else shoppers call a kind of thing, as names for the very same thing and never as features it may lack. */
const OTHER_NAMES: ReadonlyMap<string, string> = wordTable({
  bottle: "flask, canteen, drinking bottle, sport jug, hydration",
  tumbler: "travel mug, drinking cup, drinkware",
  mug: "cup, drinking cup, drinkware",
  cup: "mug, tumbler",
  lamp: "light, lighting, table lamp, task light",
  light: "lamp, lighting",
  lantern: "lamp, light",
  harness: "vest, walking vest, pet harness, canine",
  leash: "lead, dog lead, pet, walking rope",
  collar: "neck band, pet, canine",
  treats: "snacks, training rewards, chews, pet treat, canine, doggy, pups, goodies, nibbles",
  blender: "mixer, smoothie maker, kitchen appliance",
  mixer: "beater, dough maker",
  kettle: "water boiler, tea pot, kitchen appliance",
  pan: "skillet, frying pan, cookware, kitchen",
  skillet: "frying pan, cookware",
  pot: "cookware, saucepan",
  knife: "blade, cutlery, kitchen, chef",
  grinder: "mill, coffee bean mill, kitchen appliance, home brewing, cafe",
  toaster: "bread toaster",
  headphones: "headset, earphones, over ear, on ear, head phones, audio, cordless",
  headset: "headphones, earphones",
  earbuds: "earphones, in ear headphones, ear buds, audio",
  speaker: "sound system, audio speaker, music player",
  charger: "charging adapter, power supply, plug",
  cable: "cord, charging cord, wire",
  keyboard: "computer keys, typing, pc accessories",
  monitor: "screen, display",
  case: "cover, protector, shell",
  cover: "case, protector",
  chair: "seat, seating, furniture",
  desk: "table, workstation, furniture",
  pillow: "cushion, headrest, bedding",
  mattress: "bed, sleeping surface, bedding",
  blanket: "throw, coverlet, bedding",
  towel: "drying cloth",
  bag: "tote, carrier, holdall",
  backpack: "rucksack, daypack, book bag, knapsack, school bag",
  suitcase: "luggage, trolley bag",
  wallet: "billfold, card holder",
  jacket: "coat, outerwear, windbreaker",
  coat: "jacket, outerwear",
  shoes: "sneakers, footwear, trainers",
  sneakers: "shoes, trainers, footwear",
  boots: "footwear, shoes",
  socks: "hosiery, stockings",
  shirt: "tee, top",
  pants: "trousers, bottoms",
  leggings: "tights, yoga pants",
  dress: "gown, frock",
  hat: "cap, headwear",
  gloves: "mittens, handwear",
  watch: "wristwatch, timepiece",
  cream: "lotion, moisturizer, moisturiser",
  moisturizer: "lotion, cream, facial, skincare, moisturiser",
  lotion: "cream, moisturizer, skincare, moisturiser",
  shampoo: "hair wash, hair cleanser",
  serum: "face treatment, skin concentrate, skincare, facial",
  cleanser: "face wash, facial, skincare",
  sunscreen: "sunblock, sun lotion",
  brush: "scrubber, comb",
  toy: "plaything, gift",
  game: "party game, game night",
  book: "reading, reading gift",
  puzzle: "jigsaw, brain teaser",
  crib: "cot, baby bed",
  stroller: "pram, buggy, pushchair, baby carriage",
  tent: "shelter, canopy, camp gear, outdoor equipment, campsite, campground, camper",
  hammock: "hanging bed, swing",
  vacuum: "hoover, cleaner, floor care",
  mop: "floor cleaner",
  drill: "driver, power tool",
  saw: "cutting tool",
  hose: "pipe, tube",
  organizer: "storage, holder, tray, container",
  shelf: "rack, storage stand",
  rack: "stand, holder, organizer",
  mat: "pad, floor covering",
  rug: "carpet, floor mat",
  powder: "mix",
  supplement: "vitamins, nutrition, dietary",
  candle: "scented jar, tealight",
  umbrella: "parasol, rain cover, brolly",
  tripod: "camera stand, phone mount",
  thermometer: "temperature gauge",
  scale: "weighing machine, weight balance",
  heater: "space heating, warmer, electric",
  fan: "cooling, air circulator",
  humidifier: "vaporizer, mist maker",
  razor: "shaver, trimmer",
  trimmer: "clipper, shaver",
  yoga: "exercise, fitness",
  bowl: "dish, feeder, serving dish",
  bed: "sleeper, bedding, mattress",
  curtain: "drape, drapes, window panel",
  clock: "timepiece, alarm",
  mirror: "looking glass, vanity",
  basket: "bin, hamper, storage",
  planner: "agenda, diary, organizer",
  journal: "notebook, diary",
  notebook: "journal, notepad",
  pen: "writing, ballpoint, stationery",
  necklace: "pendant, jewelry, chain",
  bracelet: "bangle, jewelry, wristband",
  ring: "band, jewelry",
  earrings: "ear studs, jewelry",
  sunglasses: "shades, eyewear",
  camera: "cam, photography, video recorder",
  projector: "beamer, home theater, movie",
  router: "wifi, internet, network",
  mouse: "computer mice, cursor, pc accessories",
  bike: "bicycle, cycle, cycling",
  helmet: "head gear, headgear",
  cooler: "ice chest, cool box, ice box",
  stove: "burner, cooktop",
  grill: "barbecue, bbq, cooker",
  lunchbox: "lunch bag, bento, food container",
  container: "storage, canister, bin",
  scissors: "shears, cutter",
  screwdriver: "driver, hand tool",
  wrench: "spanner, hand tool",
  ladder: "steps, step stool",
  gate: "barrier, fence, guard",
  diaper: "nappy, baby care",
  litter: "cat sand, kitty",
  toothbrush: "dental, oral care",
  perfume: "fragrance, scent, cologne",
  conditioner: "hair care, hair rinse",
  soap: "body wash, cleansing bar",
});

/** Of kinds whose noun alone would name other things as well. */
const OTHER_NAMES_OF_TYPE: ReadonlyMap<string, string> = wordTable({
  "board game": "tabletop, boardgame, party game, game night, table top, indoor entertainment",
  "card game": "tabletop, deck, party game, game night",
  "picture book": "storybook, story book, reading gift, read aloud, childrens literature",
  "garden hose": "water pipe, watering line, waterhose, lawn, yard, outdoor, irrigation",
  "phone case": "cover, protector, shell, cell phone, mobile, cellphone, smartphone, bumper, accessories",
  "face cream": "lotion, moisturizer, moisturiser, facial, skincare, skin care, beauty, complexion, cosmetics",
  "protein powder": "shake mix, drink mix, nutrition, supplement, protein shake, sports drink, fitness",
});

/** Of kinds that go by several types: the words that tell one, and its other names. */
const OTHER_NAMES_WHERE: readonly (readonly [tells: RegExp, names: string])[] = [
  [/\b(?:seat|chair|coccyx|tailbone) cushion\b/, "pad, chair pillow, seating, booster, wheelchair, ergonomic, posture"],
  [/\b(?:espresso|moka|coffee) (?:maker|pot)\b/, "moka, percolator, coffee pot, brewer, cafe, cafetera, greca"],
  [/\bwater (?:container|jug|tank|carrier)\b/, "jug, jerry can, canister, carrier, dispenser, bladder, bag, foldable"],
  [
    /\b(?:night|day|face|facial|anti[- ]aging) (?:cream|moisturizer)\b/,
    "lotion, moisturizer, moisturiser, facial, skincare, skin care, beauty, complexion",
  ],
  [/\b(?:car|handheld|cordless) vacuum\b/, "vac, hoover, hand vac, cleaner, auto detailing, interior"],
];

/** Kinds whose noun means another thing than that of the list: a nail grinder is no mill, a garden bed no mattress. */
const ANOTHER_THING: ReadonlyMap<string, RegExp> = wordTable({
  grinder: /^(?!.*\b(?:coffee|espresso|bean|burr)\b)/,
  bed: /\b(?:garden|flower|raised|planting|dog|cat|pet|puppy|truck|tanning|nail)\b/,
  monitor: /\b(?:baby|heart|blood|glucose|pressure|oxygen|air|sleep|pet)\b/,
  mixer: /\b(?:cement|paint|audio|sound|concrete|drink|cocktail)\b/,
  case: /\b(?:pillow|suit|brief|pencil|display|cookie|violin|guitar|eyeglass|contact|makeup|jewelry|pill)\b/,
  cover: /\b(?:mattress|duvet|couch|sofa|chair|seat|car|grill|pool|cushion|pillow|wheel|outlet|ironing)\b/,
  cup: /\b(?:measuring|menstrual|suction|toddler|sippy|training|egg|moon|maker|pot|\d+)\b/,
  pot: /\b(?:flower|plant|planter|nursery|coffee|tea|neti)\b/,
  pan: /\b(?:dust|drip|litter|oil|drain)\b/,
  cooler: /\b(?:air|cpu|evaporative|laptop|wine|swamp)\b/,
  conditioner: /\b(?:air|fabric|leather|water|soil)\b/,
  soap: /\b(?:dish|dishwasher|laundry|hand|saddle)\b/,
  brush: /\b(?:tooth|paint|makeup|wire|deshedding|pet|dog|cat|nail|pastry|basting)\b/,
  ring: /\b(?:key|curtain|shower|teething|light|binder|gymnastic|pool|piston)\b/,
  pen: /\b(?:vape|play|derma|microneedling|insulin|3d|whitening|dog)\b/,
  router: /\b(?:wood|trim|plunge|cnc)\b/,
  mouse: /\b(?:trap|toy|cat|plush)\b/,
  bowl: /\b(?:mixing|toilet|salad|serving|fruit|soup|cereal|rice)\b/,
  watch: /\b(?:dog|baby|bird)\b/,
  hose: /\b(?:panty|vacuum|dryer|exhaust)\b/,
  light: /\b(?:night|grow|bike|ring|dive|tail|flash|string|christmas)\b/,
  gloves: /\b(?:work|garden|boxing|disposable|latex|nitrile|oven|driving|dish|grill)\b/,
  bag: /\b(?:sleeping|bean|vacuum|trash|garbage|tea|punching|grow|storage|ice|zip)\b/,
});

const listed = (names: string): string[] => names.split(", ").filter((name) => name !== "");

/** Other names for a thing whose whole name leaves no doubt of what it is: "gel seat cushion". */
export const namesWhere = (name: string): string[] =>
  listed(OTHER_NAMES_WHERE.find(([tells]) => tells.test(name.toLowerCase()))?.[1] ?? "");

/** Other names for a kind of thing, by its type or its whole name, or else its noun in singular or plural. */
export const otherNames = (noun: string, type = "", name = type): string[] => {
  const known = [noun, singular(noun), `${noun}s`];
  const isAnother = known.some((word) => ANOTHER_THING.get(word)?.test(name.toLowerCase()) === true);
  const names = isAnother ? undefined : known.map((word) => OTHER_NAMES.get(word)).find((found) => found !== undefined);
  const told = namesWhere(name);
  const own = told.length > 0 ? told : listed(OTHER_NAMES_OF_TYPE.get(type) ?? names ?? "");
  return [...new Set([...own, ...namesOfKind(noun, name, !isAnother)])];
};

/** What shoppers call those whom a thing is for. */
const KIN: ReadonlyMap<string, string> = wordTable({
  cat: "kitten, kitty, feline, pet",
  dog: "puppy, canine, pet",
  horse: "equine, pony",
  baby: "infant, newborn",
  kids: "children, child",
  kid: "children, child",
  women: "ladies, womens",
  men: "mens",
});

/** Other words for whom a thing is for: "kitten", "feline". */
export const kinOf = (wearer: string | null): string[] =>
  (KIN.get(wearer ?? "") ?? "").split(", ").filter((word) => word !== "");
