import { type Limit, limit } from "./limit.ts";

export const KIND_LIMITS: Readonly<Record<string, Limit>> = {
  acceptance: limit(
    "Allow a Few Days",
    "shy or choosy ones may need a slow introduction, small steps and some patience at the start",
    ["audio", "picture", "powered", "lighting", "shelter", "drinkware", "cosmetic"],
  ),
  texture: limit(
    "Keep the Package Closed",
    "a tight container and a cool, dry place keep the texture as soft or as crisp as on the first day",
  ),
  digestion: limit(
    "Start With a Small Portion",
    "introduce anything unfamiliar slowly, a little at a time, and see how the stomach takes to that",
  ),
  freshness: limit(
    "Keep Everything Airtight",
    "move opened packages to a closed container and use the contents within a short time",
  ),
  ingredients: limit(
    "Read the Label Ahead",
    "tastes and tolerances differ, so compare the ingredient list with what is wanted and what is not",
  ),
  absorption: limit(
    "A Thin Layer Is Enough",
    "take little, spread well and allow a moment to sink in before anything else goes on top",
  ),
  scent: limit(
    "A Scent With Character",
    "there is a noticeable scent, pleasant to some; those who prefer none at all should know",
  ),
  skin: limit(
    "Test a Small Area First",
    "try a small patch before the first full use, and give the skin a day to answer",
  ),
  taste: limit(
    "A Matter of Taste",
    "flavor is personal; a first serving mixed with a favorite drink or dish is a good start",
  ),
  rules: limit(
    "Read the Rules Ahead",
    "a quick look at the rules before guests arrive makes the first round smoother for everybody",
  ),
  ageFit: limit(
    "Mind the Suggested Age",
    "compare the suggested age with the ages of those at home, and with how much help is at hand",
  ),
  components: limit(
    "Handle the Pieces Gently",
    "card sleeves or a careful shuffle keep the pieces looking good for many more evenings",
  ),
  pages: limit(
    "For Careful Page Turners",
    "to be enjoyed side by side, with a grown-up hand near the paper when the readers are small",
  ),
  fun: limit(
    "Know Your Own Crowd",
    "light and friendly rather than deep; made for easy evenings more than for long campaigns",
  ),
  engagement: limit(
    "Pick the Right Moment",
    "attention comes and goes, so short sessions with a fresh mind go further",
  ),
  reseal: limit(
    "Keep a Clip at Hand",
    "a clip or a jar keeps the contents fresh after opening, since the package closes loosely",
  ),
  amount: limit(
    "Check the Package Size",
    "compare the stated amount with how much will be used in a week before ordering",
  ),
  story: limit(
    "Look Inside Before You Buy",
    "tastes in stories differ; a page or two from the inside tells more than a summary can",
  ),
  illustrations: limit(
    "Look at Sample Pages",
    "tastes in artwork differ; a look at a few pages tells more than the cover alone",
  ),
  app: limit(
    "Try the App Early",
    "install and update the app in the first days, so that there is time to ask for help",
  ),
  subscription: limit(
    "Check What Is Included",
    "some functions may ask for a paid plan; compare what comes free with what you want to use",
  ),
  accuracy: limit(
    "Compare Before You Rely",
    "check the first results against a source you trust, and go through the settings once more",
  ),
  solar: limit(
    "Find a Sunny Place",
    "short days and shade cost running time, so choose the brightest place and charge fully at first",
  ),
  spares: limit(
    "Ask About Spare Parts",
    "find out which parts are sold one by one, and what they cost, before the first one wears out",
  ),
  included: limit(
    "Check What Is in the Box",
    "compare the list of contents with what you need, and order cards, batteries or adapters along if need be",
    ["fabric", "worn", "bedding", "pet", "tableware", "supply"],
  ),
  wind: limit(
    "Tie Down for Wind",
    "use every tie, stake or weight there is, and take things down before hard weather comes",
  ),
  pests: limit(
    "Choose the Place With Care",
    "clever animals and small bugs find a way; distance from branches, food and gaps helps a lot",
  ),
  staysPut: limit(
    "Add Grip on Smooth Floors",
    "on tile, wood and laminate, a thin non-slip pad underneath keeps things from moving",
  ),
  rest: limit(
    "Give Sleep Some Nights",
    "a body needs some time with anything new, so try a week or two before you judge",
  ),
  shape: limit(
    "Spread the Load",
    "change sides or places every so often, so that no single spot carries all the weight",
    ["worn"],
  ),
  warmth: limit(
    "Add a Layer for Cold",
    "made for mild cold rather than hard frost, so plan for another layer when temperatures drop",
  ),
  lint: limit(
    "Wash Before First Use",
    "a wash or a good shake takes off loose fibers, and a roller or brush lifts hair afterward",
  ),
  chewing: limit(
    "Not Meant for Chewers",
    "strong teeth and busy claws can get through fabric and seams, so keep an eye on the first days",
  ),
  nonstick: limit(
    "A Little Fat, Gentle Heat",
    "preheat slowly, add a thin film of oil and let food release before turning, above all in the first weeks",
  ),
  cooking: limit(
    "Get to Know the Heat",
    "times and temperatures differ from kitchen to kitchen, so keep an eye on the first few meals",
  ),
  hunger: limit(
    "Plan the Portion Size",
    "appetites differ; those with a large one may want to pair a serving with something else",
  ),
  intake: limit(
    "Give New Habits Time",
    "start with favorites and small amounts, and let curiosity do the rest over the first weeks",
  ),
  compartments: limit(
    "Pack With a Plan",
    "compare the stated measurements with what goes inside, and keep runny things in a closed container",
  ),
  pockets: limit(
    "Check the Pocket Size",
    "compare a phone or wallet with the pockets in the pictures before counting on them for the day",
  ),
  seeThrough: limit(
    "Mind the Lighter Shades",
    "light colors show more than dark ones; skin-tone layers underneath are a simple remedy",
  ),
  staysUp: limit(
    "Choose the Size With Care",
    "too large slides and too small rolls, so measure first and compare with the size chart",
  ),
  stretch: limit(
    "Allow for Some Give",
    "fabric eases with wear and tightens again after a wash; follow the care label to keep the shape",
  ),
  visibleResult: limit(
    "Give the Routine Some Weeks",
    "skin and hair take their time and differ from person to person, so expect small steps",
  ),
  dispenser: limit(
    "Wipe the Opening Clean",
    "rinse or wipe pump, tip or opening from time to time, so that nothing dries and blocks the way",
  ),
  together: limit(
    "Share the Turns Fairly",
    "let quieter players speak first, and agree before the start how decisions are made",
  ),
  playTime: limit(
    "Plan the First Evening",
    "the first round takes longer than later ones, so begin early or agree on a time to stop",
  ),
  difficulty: limit(
    "Pick the Right Level",
    "compare the stated level with the players at hand, and ease in with a practice round",
  ),
  colorStrength: limit(
    "Try a Swatch First",
    "light shades come out softer than dark ones, so try each color on a scrap before the real thing",
    ["cosmetic"],
  ),
  cutting: limit(
    "Begin With Light Work",
    "start on thin and soft material, let the edge do the work, and clean the blade after use",
  ),
  staysSharp: limit(
    "Care for the Edge",
    "rinse and dry after use, store safely, and sharpen or replace in good time to keep the cut clean",
  ),
  cleansWell: limit(
    "Allow Time for Heavy Dirt",
    "stubborn dirt may take a second round; light, frequent use keeps the work small",
  ),
  findsWay: limit(
    "Prepare the Ground",
    "lift cords and loose things and check edges and gaps before the first runs; later ones need less help",
  ),
  cools: limit(
    "Match the Size of the Room",
    "compare the stated area with the place, and keep sun and warm air out on very hot days",
  ),
  warmsRoom: limit(
    "Match the Size of the Room",
    "compare the stated area with the place, and close doors and gaps so that the warmth stays in",
  ),
  airCare: limit(
    "Give the Air Some Time",
    "compare the stated area with the room, keep doors closed, and allow some days before judging",
  ),
  paper: limit(
    "Keep Better Paper at Hand",
    "the paper that comes along is fine for first tries; for lasting work, choose a heavier kind",
  ),
  soaksUp: limit(
    "Allow a Moment to Set",
    "give moisture a few minutes to be taken up, use a generous layer, and replace in good time",
    ["fabric", "laid"],
  ),
  beginners: limit(
    "Plan Some Time to Learn",
    "the first tries take patience, so begin with something simple and have help nearby for children",
  ),
  playValue: limit(
    "Pick the Right Moment to Give",
    "interests differ from child to child; put away for a week, many things become new again",
    ["pet"],
  ),
  traction: limit(
    "Take Care on Wet Ground",
    "smooth tiles, metal and wet leaves ask for shorter steps; dry paths suit the sole better",
  ),
};
