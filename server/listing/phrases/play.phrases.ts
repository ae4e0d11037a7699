import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

export const PLAY_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  story: {
    features: [note("Rhyming Story", /\brhym/), note("Sweet Story", /\bsweet\b/), note("Engaging Story")],
    highlights: [note("rhymes that flow", /\brhym/), note("a story to reread")],
    outcome: [
      line(
        "A Story Worth Repeating",
        "rhymes roll off the tongue, which makes reading aloud a joy for both sides",
        /\brhym/,
      ),
      line(
        "A Story Worth Repeating",
        "the kind of tale that is requested again almost before the cover is closed for the night",
      ),
    ],
    answer: [
      line("Not Another Dull Bedtime", "words that flow keep the reader awake and the listener listening"),
      line(
        "A Message Without a Lecture",
        "warmth carries the meaning, so it stays with readers of any age",
        /\bmessage\b/,
      ),
      line("Holds Up to Rereading", "the text stays a pleasure, even for the person who knows each line by heart"),
    ],
    points: [note("a gentle message stays behind", /\bmessage\b/), note("brave small heroes to root for", /\bbrave\b/)],
  },
  illustrations: {
    features: [note("Beautiful Illustrations")],
    highlights: [note("beautiful illustrations")],
    outcome: [
      line("Pictures to Get Lost In", "rich illustrations invite pointing, guessing and one more look"),
      line("Art on Each Spread", "color and detail give small fingers something to discover"),
    ],
    answer: [
      line(
        "More Than Filler Art",
        "pictures carry the story, so even pre-readers can follow along and tell parts of the tale themselves",
      ),
      line(
        "Something to Find Each Time",
        "details hide in the artwork and reward the tenth reading like the first",
        /\b(?:find|finding|hidden|hides?|spot|details?)\b/,
      ),
    ],
    points: [note("hidden things to search for", /\b(?:hidden|finding|find)\b/)],
  },
  pages: {
    features: [note("Sturdy Pages")],
    highlights: [note("pages for small hands")],
    outcome: [
      line("Made for Small Hands", "sturdy pages turn easily and put up with eager readers"),
      line("Paper With Substance", "thick pages feel good to turn and lie flat where they should"),
    ],
    answer: [
      line("No Torn Pages by Friday", "stock strong enough for grabbing, folding and being carried around"),
      line("Bound to Stay Together", "pages and binding hold, even on the favorite spread"),
    ],
  },
  engagement: {
    features: [],
    highlights: [note("asked for again and again")],
    outcome: [
      line("One More Time, Please", "asked for again and again, long after the first excitement should have worn off"),
      line("Time Flies Together", "attention stays where it is, and screens are forgotten for a while"),
    ],
    answer: [
      line("Interest That Does Not Fade", "comes out again week after week instead of gathering dust"),
      line("Keeps Restless Ones Busy", "holds the attention of those who usually wander off halfway"),
    ],
    points: [note("turns out differently each time", /\bdifferently|replay\b/)],
  },
  ageFit: {
    features: [],
    highlights: [note("right for its age")],
    outcome: [
      lineExcept(
        ["toy"],
        "Right for Its Age",
        "simple enough for the young ones, and good enough to keep the older ones at the table",
      ),
      lineExcept(
        ["toy"],
        "All Ages at One Table",
        "nobody is left out, from the youngest to the grandparents",
        /\b(?:all ages|any age|grand\w+|adults)\b/,
      ),
      lineFor(
        ["toy"],
        "The Right Size for Them",
        "sized and built for the age, neither too small to grow with nor too big to handle",
      ),
    ],
    answer: [
      line("Neither Babyish Nor Too Hard", "pitched so that children follow along without help at each step"),
      line("Grows Along With Them", "suits the age it is bought for and stays interesting after"),
    ],
  },
  rules: {
    features: [note("Easy to Learn")],
    highlights: [note("learned in one round")],
    outcome: [
      line("Playing Within Minutes", "rules that are quick to explain mean more turns and less reading aloud"),
      line("Learned by Playing", "a short explanation, a round together, and everybody is in"),
    ],
    answer: [
      line("No Thick Rulebook", "clear rules that a first-time host can pass on without notes"),
      line("Easy for First-Timers", "guests and children pick up the rules as they go"),
    ],
  },
  fun: {
    features: [note("Family Fun")],
    highlights: [note("laughter at the table")],
    outcome: [
      line("Laughter at the Table", "game night becomes the evening that everyone keeps free"),
      line("A Reason to Sit Together", "fun that starts with the first turn and goes on after the last one"),
    ],
    answer: [
      line("Fun for Mixed Company", "seasoned players and newcomers enjoy the same round"),
      line("No Bored Faces", "enough happens on each turn to keep the whole table involved"),
    ],
  },
  components: {
    features: [note("Quality Pieces")],
    highlights: [note("pieces that feel good")],
    outcome: [
      line("A Pleasure to Handle", "pieces with a good feel and artwork worth looking at set the scene"),
      line("Beautiful on the Table", "well-made pieces turn setup into part of the enjoyment"),
    ],
    answer: [
      line("No Flimsy Parts", "pieces made to be shuffled, stacked and passed around"),
      line("Made for Many Rounds", "components that feel solid in the hand, game after game"),
    ],
  },
};
