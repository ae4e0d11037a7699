import type { Domain } from "../../insight/facets/domain.ts";

/** What to tell a buyer before the order, per facet that reviews complain of: the honest part of a listing. No text says "it", so that each fits one thing or many. */
export type Limit = { header: string; body: string; except: readonly Domain[] };

const limit = (header: string, body: string, except: readonly Domain[] = []): Limit => ({ header, body, except });

export const LIMITS: Readonly<Record<string, Limit>> = {
  leak: limit(
    "Seat the Seal Well",
    "after each wash, check that the ring or connection sits right and close everything fully",
  ),
  cold: limit(
    "Start With Everything Cold",
    "chill what goes in, add plenty of ice and keep the lid shut between servings, to hold the cold",
  ),
  hot: limit(
    "Warm Up the Inside First",
    "a few minutes of hot water inside, poured out again, help what follows to stay hot",
  ),
  cupHolder: limit(
    "Made Wide on Purpose",
    "the base is wider than many car cup holders, so plan on a bag or a door pocket",
  ),
  sizing: limit(
    "Measure Before You Order",
    "compare measurements with the size chart or the stated size rather than going by the picture",
  ),
  weight: limit(
    "Plan for the Weight",
    "there is some heft to carry, so allow for that when hands are small or ways are long",
  ),
  noise: limit(
    "Expect Some Working Noise",
    "moving parts make themselves heard; quiet hours are better spent on other tasks",
    ["audio", "picture", "alerting", "walking", "worn"],
  ),
  openClose: limit(
    "A Firm Close by Design",
    "the closure sits tight and takes some strength, so dry hands and a good hold help a lot",
  ),
  cleaning: limit(
    "Plan Time for Small Parts",
    "narrow corners need a brush and a moment of care after use; soon rinsed is half cleaned",
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
  acceptance: limit(
    "Allow a Few Days",
    "shy or choosy ones may need a slow introduction, small steps and some patience at the start",
    ["audio", "picture", "powered", "lighting", "shelter", "drinkware", "cosmetic"],
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
  battery: limit(
    "Charge Before Long Outings",
    "top up the battery ahead of time and plan for a pause when the day is a long one",
  ),
  light: limit(
    "Try the Settings at Home",
    "light looks different from room to room, so test a few settings before deciding on one",
  ),
  stability: limit(
    "Tighten Now and Then",
    "joints settle with use; a quick turn from time to time keeps everything upright and level",
    ["cosmetic", "edible", "reading", "worn"],
  ),
  smell: limit(
    "Air Everything Out First",
    "allow some time in fresh air, or a wash where that is possible, before the first use",
  ),
  reach: limit(
    "Check the Distance First",
    "measure what has to be covered before choosing a place, and count the corners as well",
  ),
  durability: limit(
    "Made for Use, Not Abuse",
    "rough handling and forced parts shorten any useful life; a little care from the first day goes far",
    ["edible", "cosmetic", "reading"],
  ),
  fasteners: limit(
    "Look Over the Fastenings",
    "a glance at clips, catches and zippers before each use saves trouble later on",
  ),
  mess: limit(
    "Keep a Cloth at Hand",
    "some bits stray during use, so work over a tray or a sink and wipe up right after",
  ),
  grip: limit(
    "Know the Right Surface",
    "clean, dry and smooth surfaces give more to hold on to; wipe them before the first use",
  ),
  secure: limit(
    "Check That Everything Sits",
    "a snug fit matters, so look over each strap and closure before setting off",
    ["cookware", "tableware", "cosmetic", "edible", "game", "reading", "bedding", "laid"],
  ),
  wet: limit(
    "Prepare for Heavy Rain",
    "for hard weather, seal the seams first, pull everything tight and leave room for air",
    ["drinkware", "powered", "audio", "picture"],
  ),
  packAway: limit(
    "Remember the First Fold",
    "take a picture before unpacking; folding everything back is far easier with a look at that",
  ),
  length: limit(
    "Measure the Way First",
    "compare the stated length with the way to go, and remember that corners take some of that",
  ),
  kinks: limit(
    "Lay Out the Full Length",
    "unroll everything first and start afterward; what lies straight at first tends to stay straight",
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
    "compare the suggested age with the age of those invited, and with how much help is at hand",
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
  charging: limit(
    "Mind the Charging Pad",
    "some pads want a position that is just so; try that once before leaving a phone overnight",
  ),
  speed: limit(
    "Allow a Little Time",
    "good things take a moment here, so start early and use the wait for something else",
    ["worn", "walking", "fabric"],
  ),
  power: limit(
    "Match the Tool to the Task",
    "everyday jobs are the right field; cut tough pieces small first and work in short runs",
  ),
  sound: limit(
    "Allow Your Ears a Week",
    "sound is a matter of taste; try the settings and a few favorites before deciding",
  ),
  connection: limit(
    "Pair Once With Patience",
    "keep devices close for the first pairing and update them ahead; after that, stay in range",
  ),
  evenness: limit(
    "Find Your Own Setting",
    "try a few settings before settling on one for daily use, and note the one that works",
  ),
  story: limit(
    "Look Inside Before You Buy",
    "tastes in stories differ; a page or two from the inside tells more than a summary can",
  ),
  illustrations: limit(
    "Look at Sample Pages",
    "tastes in artwork differ; a look at a few pages tells more than the cover alone",
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
  noiseCancelling: limit(
    "Quieter, Not Silent",
    "steady background noise fades more than voices do, so expect calm rather than silence",
  ),
  breathable: limit(
    "Think of the Season",
    "heat builds up on warm days, so allow for more air around or save this for cooler hours",
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
};
