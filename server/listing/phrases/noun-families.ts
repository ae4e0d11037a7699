/** How copy speaks of a part or quality that buyers call by certain words. {n} is the noun, {N} in title case, {a}/{A} buyers' adjective; {one|many} agrees with the noun. */
export type NounFamily = {
  words: string;
  outcome: readonly [header: string, body: string];
  answer: readonly [header: string, body: string];
  /** The nouns of which it speaks, where the words mean something else of others. */
  of?: RegExp;
  except?: RegExp;
};

/** What is tasted: smooth to the tongue and not to the hand, strong and not sturdy. */
export const TASTED =
  /\b(?:taste|flavou?r|aftertaste|coffee|espresso|tea|brew|drink|aroma|wine|chocolate|whiske?y|sauce|broth|smoothie)s?$/;

/** No body opens with a verb: the product may be several and the part one, or the other way about. */
export const NOUN_FAMILIES: readonly NounFamily[] = [
  {
    words: "smooth mellow mild balanced soft gentle",
    outcome: ["{A} {N}", "mellow rather than harsh"],
    answer: ["Not Harsh", "{a} {n}, mellow on the tongue"],
    of: TASTED,
  },
  {
    words: "strong rich bold robust full",
    outcome: ["{A} {N}", "full rather than thin or flat"],
    answer: ["No Weak {N}", "{n} with a {a} character"],
    of: TASTED,
  },
  {
    words: "sturdy solid strong durable tough robust thick heavy-duty stable reinforced",
    outcome: ["{A} {N}", "firm and dependable in use"],
    answer: ["Nothing Weak or Flimsy", "{n} that {feels|feel} {a} when used"],
    except: TASTED,
  },
  {
    words: "soft cozy comfy comfortable plush gentle cushioned padded supportive",
    outcome: ["{A} {N}", "pleasant rather than hard or harsh"],
    answer: ["Made for Comfort", "{n} with a {a} feel"],
    except: TASTED,
  },
  {
    words: "easy simple straightforward intuitive",
    outcome: ["{A} {N}", "little effort, nothing complicated"],
    answer: ["No Need to Struggle", "{a} {n} without hassle"],
  },
  {
    words: "smooth",
    outcome: ["{A} {N}", "even and free of roughness"],
    answer: ["Nothing Rough Here", "{a} {n} without catches or bumps"],
    except: TASTED,
  },
  {
    words: "convenient handy",
    outcome: ["{A} {N}", "practical and easy to make use of"],
    answer: ["A Useful Detail", "{n} that {is|are} {a} to have"],
  },
  {
    words: "fast quick speedy prompt",
    outcome: ["{A} {N}", "less time spent waiting"],
    answer: ["No Slow {N}", "{n} that {works|work} at a {a} pace"],
  },
  {
    words: "clear crisp readable visible legible",
    outcome: ["{A} {N}", "plain and easy to make out"],
    answer: ["No Guessing Needed", "{n} that {comes|come} across as {a}"],
  },
  {
    words: "sharp",
    outcome: ["{A} {N}", "clean and precise, far from blunt"],
    answer: ["No Dull {N}", "{a} {n} with clean edges"],
    except: TASTED,
  },
  {
    words: "beautiful pretty gorgeous cute stylish elegant lovely attractive handsome stunning sleek adorable",
    outcome: ["{A} {N}", "nice to look at, with real appeal"],
    answer: ["Pleasing Appearance", "{n} that {looks|look} {a}"],
  },
  {
    words: "delicious tasty yummy flavorful",
    outcome: ["{A} {N}", "a pleasure to eat or drink"],
    answer: ["No Bland {N}", "{a} {n} with plenty to enjoy"],
  },
  {
    words: "fresh",
    outcome: ["{A} {N}", "clean and pleasant, nothing stale"],
    answer: ["No Stale {N}", "{n} that {seems|seem} {a} and clean"],
  },
  {
    words: "creamy",
    outcome: ["{A} {N}", "rich and smooth in consistency"],
    answer: ["Not Thin or Gritty", "{n} that {is|are} {a}, not watery"],
  },
  {
    words: "quiet silent",
    outcome: ["{A} {N}", "little noise when in use"],
    answer: ["No Loud {N}", "{n} that {stays|stay} {a} in operation"],
  },
  {
    words: "even uniform",
    outcome: ["{A} {N}", "the same from one spot to the next"],
    answer: ["No Uneven {N}", "{a} {n} without odd spots"],
  },
  {
    words: "consistent reliable dependable steady",
    outcome: ["{A} {N}", "the same performance from use to use"],
    answer: ["No Hit or Miss", "{n} that {stays|stay} {a} in use"],
  },
  {
    words: "accurate precise exact correct",
    outcome: ["{A} {N}", "right rather than roughly right"],
    answer: ["No Guesswork", "{n} that {turns|turn} out {a}"],
  },
  {
    words: "bright luminous",
    outcome: ["{A} {N}", "strong and clear, not faint"],
    answer: ["No Dim {N}", "{n} that {shows|show} up {a}"],
  },
  {
    words: "vivid vibrant colorful",
    outcome: ["{A} {N}", "lively to look at, not washed out"],
    answer: ["Nothing Pale or Faded", "{n} with a {a} look"],
  },
  {
    words: "rich bold",
    outcome: ["{A} {N}", "full rather than thin or flat"],
    answer: ["No Weak {N}", "{n} with a {a} character"],
  },
  {
    words: "roomy spacious big large generous wide ample",
    outcome: ["{A} {N}", "generous rather than small or tight"],
    answer: ["Not Too Small", "{n} {a} enough in practice"],
  },
  {
    words: "deep",
    outcome: ["{A} {N}", "plenty of depth, nothing shallow"],
    answer: ["No Shallow {N}", "{n} that {is|are} {a} enough"],
  },
  {
    words: "compact slim small portable",
    outcome: ["{A} {N}", "modest in size, with little bulk"],
    answer: ["No Bulky {N}", "{n} that {is|are} {a}, not oversized"],
  },
  {
    words: "light lightweight thin",
    outcome: ["{A} {N}", "nothing heavy or overdone"],
    answer: ["No Heavy {N}", "{n} kept pleasantly {a}"],
  },
  {
    words: "fun funny entertaining engaging interesting hilarious clever witty creative",
    outcome: ["{A} {N}", "enjoyable rather than dull"],
    answer: ["Nothing Boring", "{n} with something {a} to offer"],
  },
  {
    words: "tight secure snug",
    outcome: ["{A} {N}", "close, with nothing left loose"],
    answer: ["No Loose {N}", "{n} that {stays|stay} {a} once in place"],
    except: TASTED,
  },
  {
    words: "firm",
    outcome: ["{A} {N}", "steady and solid, with little give"],
    answer: ["Not Too Soft", "{n} on the {a} side"],
    except: TASTED,
  },
  {
    words: "warm cozy toasty",
    outcome: ["{A} {N}", "agreeable rather than cold"],
    answer: ["Warmth You Notice", "{n} with a {a} effect"],
  },
];
