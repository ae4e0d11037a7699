import type { Domain } from "../../insight/facets/domain.ts";
import { type Limit, limit, lookUp } from "./limit.ts";

/** Reviews of these speak of food, drinks or dice that are not what is sold. */
const KITCHEN: readonly Domain[] = ["cookware", "cutting", "drinkware", "tableware", "cleaner"];
const NOT_FOOD: readonly Domain[] = [...KITCHEN, "powered", "reading", "game"];
/** Reviews of these speak of skin and its care, but nothing is put on skin. */
const NOT_CREAM: readonly Domain[] = ["powered", "bedding", "garment", "worn", "screening", "cookware"];

export const KIND_LIMITS: Readonly<Record<string, Limit>> = {
  acceptance: limit("Allow Time to Adjust", "introduce slowly over the first days, a little at a time", [
    "edible",
    "cosmetic",
    "audio",
    "picture",
    "powered",
    "lighting",
    "shelter",
    "garment",
    "reading",
    "game",
    ...KITCHEN,
  ]),
  texture: limit("Keep Dry and Closed", "close tightly after each use and store in a dry place", NOT_FOOD),
  taste: lookUp("Find Your Flavor", "read the flavor details first, since every palate is different", NOT_FOOD),
  digestion: limit("Begin With Small Servings", "try a small amount first, and keep to the serving size on the label", [
    "nursing",
    ...NOT_FOOD,
  ]),
  freshness: limit("Store Cool and Dry", "close tightly after opening, and keep away from heat and light", NOT_FOOD),
  ingredients: lookUp("Read the Ingredients", "look through the full list if there is anything you avoid", [
    ...NOT_FOOD,
    ...NOT_CREAM,
  ]),
  absorption: limit("Start With a Little", "use a small amount at first and add more as needed", NOT_CREAM),
  scent: lookUp("Check the Scent", "preferences differ, so read the scent details first", NOT_CREAM),
  skin: lookUp("With Sensitive Skin", "check the stated ingredients or materials ahead of the first use"),
  rules: limit("Read the Rules First", "go through the rules once before the first round", KITCHEN),
  components: lookUp("See All the Pieces", "look at the pictures, and read which parts belong to the set", KITCHEN),
  ageFit: lookUp("Mind the Suggested Age", "see whether the stated age suits the child or player you have in mind", [
    "reading",
    ...KITCHEN,
  ]),
  amount: lookUp("See the Package Size", "think of how much you use, and compare with the stated amount", NOT_CREAM),
  story: lookUp("Read a Sample First", "where a preview is offered, read a few pages before you decide"),
  illustrations: lookUp("View the Inside Pages", "look at pictures of the inside, where shown, before you decide"),
  app: lookUp("Check App Support", "see which apps, phones and systems are supported"),
  subscription: lookUp("Compare the Plans", "find out which functions come without a fee and which need a paid plan"),
  accuracy: lookUp("Range and Accuracy", "see what is stated on both, and compare with what you need"),
  solar: limit("Choose a Sunny Spot", "place the panel where direct sun falls for much of the day", ["worn"]),
  included: lookUp("See What Is Included", "read the list of contents, and see what you may want to add"),
  lint: limit("Wash or Shake Out First", "follow the care label, and remove loose fibers ahead of the first use", [
    "padded",
    "footwear",
    "powered",
    "supply",
    "toy",
    "lighting",
    "picture",
    "audio",
    ...KITCHEN,
  ]),
  nonstick: limit("Grease Lightly First", "a thin layer of oil or butter helps food to release", [
    "edible",
    "supply",
    "cleaner",
    "cutting",
    "tableware",
  ]),
  cooking: limit("Start With a Small Batch", "note time and heat of the first try, and adjust from there", [
    "edible",
    "supply",
    "cleaner",
    "cutting",
    "tableware",
  ]),
  hunger: lookUp("See the Serving Size", "check how much one serving holds and plan accordingly", [
    "remedy",
    ...NOT_FOOD,
  ]),
  compartments: lookUp("Look Inside First", "view the pictures of the inside and plan what goes where", [
    "powered",
    "toy",
    "alerting",
    "sensing",
    "commanded",
    "picture",
    "cleaner",
    "robot",
    "cookware",
    "airing",
    "supply",
  ]),
  pockets: lookUp("Pocket Size and Place", "view the pictures for number and size of the pockets"),
  seeThrough: limit("Choose the Right Shade", "darker colors show less underneath, where several are offered"),
  staysUp: lookUp("Find the Right Size", "measure first, and compare with the size chart before you order"),
  stretch: lookUp("Stretch and Material", "see the stated material, since fabrics differ in how much they give"),
  playTime: lookUp("Plan the Playing Time", "look up how long a round is stated to take", ["pet", ...KITCHEN]),
  difficulty: lookUp("Choose the Right Level", "compare the stated age and level with those who will join in", [
    "pet",
    ...KITCHEN,
  ]),
  colorStrength: limit("Try the Color First", "test each shade on a small area before full use", [
    "edible",
    "marking",
    "picture",
  ]),
  staysSharp: limit("Care for the Edge", "clean, dry and store as the directions say"),
  findsWay: limit("Clear the Area First", "remove loose things and check the edges before the first run"),
  cools: lookUp("Size and Airflow", "compare the stated figures with the place you have in mind"),
  warmsRoom: lookUp("Match the Space", "compare the stated heating area with the place to be heated"),
  airCare: lookUp("Match the Room Size", "check the stated room size against your own room", ["supply"]),
};
