/** How copy speaks of a part or quality that buyers call by certain words. {n} is the noun, {N} in title case, {a}/{A} buyers' adjective; {one|many} agrees with the noun. */
export type NounFamily = {
  words: string;
  outcome: readonly [header: string, body: string];
  answer: readonly [header: string, body: string];
};

export const NOUN_FAMILIES: readonly NounFamily[] = [
  {
    words: "sturdy solid strong durable tough robust thick heavy-duty stable reinforced",
    outcome: ["{A} {N} to Count On", "{a} {n} that {puts|put} up with handling that is less than gentle"],
    answer: ["No Flimsy {N}", "{n} with enough substance to be used every day rather than spared"],
  },
  {
    words: "soft cozy comfy comfortable plush gentle cushioned padded supportive",
    outcome: ["{A} {N}, Long Comfort", "{a} {n} that {stays|stay} pleasant well beyond the first hour"],
    answer: ["No Hard Edges in Sight", "{n} kind to the touch, where stiffness would be noticed first"],
  },
  {
    words: "easy simple effortless straightforward convenient handy intuitive smooth",
    outcome: ["{N} Made Simple", "{n} that {takes|take} little effort, even with a mind on other things"],
    answer: ["No Struggle With the {N}", "{a} {n} that {behaves|behave} the way hands expect"],
  },
  {
    words: "fast quick speedy prompt",
    outcome: ["{A} {N}, Less Waiting", "{a} {n} that {leaves|leave} more of the day for other things"],
    answer: ["No Waiting on the {N}", "{n} quick enough to keep up with a full schedule"],
  },
  {
    words: "clear crisp sharp bright vivid readable visible",
    outcome: ["{A} {N} at a Glance", "{a} {n} that {shows|show} what matters without a second look"],
    answer: ["No Guessing at the {N}", "{n} that {stays|stay} easy to make out, even in a hurry"],
  },
  {
    words: "beautiful pretty gorgeous cute stylish elegant lovely attractive handsome colorful stunning sleek adorable",
    outcome: ["{N} Worth a Second Look", "{a} {n} that {adds|add} something nice to ordinary days"],
    answer: ["Useful and Nice to See", "{n} pleasing enough to show rather than hide"],
  },
  {
    words: "delicious tasty yummy flavorful rich creamy fresh",
    outcome: ["{A} {N} to Look Forward To", "{a} {n} that {makes|make} the next helping easy to plan"],
    answer: ["{N} Without Compromise", "{n} with a taste that holds up from first to last"],
  },
  {
    words: "quiet silent",
    outcome: ["A Quiet {N}", "{a} {n} that {lets|let} the room around carry on in peace"],
    answer: ["No Racket From the {N}", "{n} low enough in sound to be forgotten"],
  },
  {
    words: "even consistent accurate precise reliable dependable uniform",
    outcome: ["{N} You Can Plan On", "{a} {n} that {turns|turn} out the same from one time to the next"],
    answer: ["No Hit or Miss {N}", "{n} steady enough to rely on without checking twice"],
  },
  {
    words: "roomy spacious big large generous deep wide ample",
    outcome: ["{A} {N}, Room to Spare", "{a} {n} that {takes|take} in what is needed and a little more"],
    answer: ["No Squeezing Things In", "{n} with space enough that nothing has to stay behind"],
  },
  {
    words: "compact slim small light lightweight thin portable",
    outcome: ["{A} {N}, Less to Carry", "{a} {n} that {leaves|leave} room for everything else"],
    answer: ["No Bulky {N}", "{n} trim enough to go along without a second thought"],
  },
  {
    words: "fun funny entertaining engaging interesting hilarious clever witty creative",
    outcome: ["{A} {N} for Everyone", "{a} {n} that {keeps|keep} people smiling and coming back"],
    answer: ["No Dull {N}", "{n} with enough spark to hold attention to the end"],
  },
  {
    words: "tight secure snug firm",
    outcome: ["{A} {N} That {Holds|Hold}", "{a} {n} that {stays|stay} the way it was left"],
    answer: ["No Loose {N}", "{n} firm enough that nothing shifts or slips"],
  },
  {
    words: "warm cozy toasty",
    outcome: ["{A} {N} for Cold Days", "{a} {n} that {takes|take} the chill off when it counts"],
    answer: ["No Shivering Through It", "{n} that {keeps|keep} the cold at a distance"],
  },
];

/** For parts that buyers praise without saying how. */
export const LIKED_FAMILY: NounFamily = {
  words: "great good nice excellent perfect love like awesome amazing fantastic wonderful best happy superb favorite",
  outcome: ["A {N} That {Delivers|Deliver}", "{n} that {does|do} the job well and {earns|earn} a place in the routine"],
  answer: ["No Weak Spot in the {N}", "{n} that {holds|hold} up its end, use after use"],
};
