import { type FacetPhrases, line, note } from "./phrase.ts";

const CRISP = /\bcrisp\w*\b/;
const SEARED = /\b(?:sear|sears|seared|searing|crust)\b/;
const EVEN = /\b(?:even|evenly)\b/;
const BAKED = /\b(?:bak(?:e|es|ed|ing)|cakes?|cookies?|bread|muffins?|biscuits?)\b/;
const EGGS = /\b(?:eggs?|omelets?|omelettes?|pancakes?)\b/;
const DRUNK = /\b(?:drink\w*|drank|water|hydrated)\b/;
const LUNCH = /\blunch(?:es)?\b/;
const EATEN = /\b(?:eats?|eating|ate|lunch|plates?|bowls?|foods?|meals?)\b/;
const FOOD = /\b(?:foods?|lunch|snacks?|meals?|fruit|sandwich\w*|veggies)\b/;
const MEAL = /\b(?:lunch|dinner|breakfast|meals?|morning)\b/;

export const KITCHEN_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  nonstick: {
    features: [note("Easy Food Release")],
    highlights: [note("eggs slide right off", EGGS), note("food lets go easily")],
    outcome: [
      line(
        "Eggs Slide Right Off",
        "breakfast moves from heat to plate in one piece, and little is left behind to soak",
        EGGS,
      ),
      line(
        "Food Lets Go Easily",
        "what goes in comes out in one piece, so the meal looks the way it was meant to look",
      ),
    ],
    answer: [
      line(
        "No Scraping Afterward",
        "food lifts away instead of clinging on, which leaves less to scrub once dinner is over",
      ),
      line("From Heat to Plate", "nothing to pry loose with a spatula, so delicate pieces keep their shape"),
    ],
    points: [note("even eggs come off clean", EGGS)],
  },
  cooking: {
    features: [note("Crisp Results", CRISP), note("Good Sear", SEARED), note("Even Cooking", EVEN)],
    highlights: [
      note("crisp outside, tender inside", CRISP),
      note("a good crust on meat", SEARED),
      note("cooks evenly", EVEN),
      note("food that comes out right"),
    ],
    outcome: [
      line(
        "Crisp Where You Want Crisp",
        "golden edges and a good bite, with an inside that stays tender and hot",
        CRISP,
      ),
      line(
        "A Crust Worth Waiting For",
        "high heat meets meat and leaves a dark, flavorful crust, with juices kept inside",
        SEARED,
      ),
      line(
        "Baked the Way You Like",
        "batter and dough rise, brown and come out as the recipe promised, batch after batch",
        BAKED,
      ),
      line(
        "Dinner Turns Out Right",
        "meals come to the table done as planned, on ordinary evenings as well as for company",
      ),
    ],
    answer: [
      line(
        "No Burned Edges, Raw Middle",
        "heat spreads evenly, so the center is done at the same time as the outside",
        EVEN,
      ),
      line("Less Guessing at the Stove", "food comes out right without constant checking, turning and starting over"),
      line("Good Cooking Made Repeatable", "a dish that came out well once comes out well the next time, too"),
    ],
  },
  hunger: {
    features: [note("Filling")],
    highlights: [note("keeps hunger away")],
    outcome: [
      line(
        "Full Until the Next Meal",
        "a portion that satisfies, so the hours between meals pass without raiding the kitchen",
        MEAL,
      ),
      line("A Portion That Satisfies", "filling enough to get on with the day instead of thinking about a snack"),
    ],
    answer: [
      line("No Hunger an Hour Later", "the feeling of having eaten enough stays for a good while"),
      line("More Than a Nibble", "satisfying in a way that takes the edge off cravings and busy days"),
    ],
  },
  intake: {
    features: [],
    highlights: [
      note("makes drinking enough easier", DRUNK),
      note("lunch that gets eaten", LUNCH),
      note("food that gets eaten", EATEN),
    ],
    outcome: [
      line(
        "Drinking Enough Comes Easily",
        "sips add up through the day, without reminders and without counting glasses",
        DRUNK,
      ),
      line(
        "Lunch That Gets Eaten",
        "less comes home at the end of the day, and new things get a fair try along the way",
        LUNCH,
      ),
      line("Empty at the End", "what is served gets finished, with less coaxing and fewer leftovers", EATEN),
    ],
    answer: [
      line("For Those Who Forget Water", "reaching for a drink becomes a habit instead of a chore", DRUNK),
      line("Fewer Battles Over Food", "choosy eaters take another bite, and mealtimes stay calm", EATEN),
    ],
  },
  compartments: {
    features: [
      note("Separate Compartments", /\bcompartments?\b/),
      note("Dividers Inside", /\bdividers?\b/),
      note("Keeps Things Organized", /\borgani[sz]\w+\b/),
    ],
    highlights: [
      note("separate compartments", /\bcompartments?\b/),
      note("keeps foods apart", FOOD),
      note("everything in its place"),
    ],
    outcome: [
      line(
        "Foods That Stay Apart",
        "wet stays away from dry and sweet from salty, so lunch arrives as it was packed",
        FOOD,
      ),
      line(
        "A Place for Each Thing",
        "what is needed is found at a glance, because everything has a spot and stays there",
      ),
      line("Order That Stays", "well-divided room keeps small and large things sorted, even after a bumpy ride"),
    ],
    answer: [
      line("Nothing Mixed Up Inside", "contents stay on their own side, however the day treats them", FOOD),
      line("No More Digging Around", "sorted once and found again later, without emptying everything out first"),
    ],
  },
};
