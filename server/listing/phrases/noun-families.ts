/** How copy speaks of a part or quality that buyers call by certain words. {n} is the noun, {N} in title case, {a}/{A} buyers' adjective; {one|many} agrees with the noun. */
export type NounFamily = {
  words: string;
  outcome: readonly [header: string, body: string];
  answer: readonly [header: string, body: string];
};

export const NOUN_FAMILIES: readonly NounFamily[] = [
  {
    words: "sturdy solid strong durable tough robust thick heavy-duty stable reinforced",
    outcome: [
      "{A} {N} to Count On",
      "{a} {n} that {puts|put} up with handling that is less than gentle, from one busy week to the next",
    ],
    answer: ["No Flimsy {N}", "{n} with enough substance to be used every day rather than spared for better occasions"],
  },
  {
    words: "soft cozy comfy comfortable plush gentle cushioned padded supportive",
    outcome: [
      "{A} {N}, Long Comfort",
      "{a} {n} that {stays|stay} pleasant well beyond the first moments, through use after use",
    ],
    answer: [
      "No Hard Edges in Sight",
      "{n} kind to the touch, in the very places where stiffness would be noticed first",
    ],
  },
  {
    words: "easy simple effortless straightforward convenient handy intuitive smooth",
    outcome: [
      "{N} Made Simple",
      "{n} that {takes|take} little effort, even with a busy day ahead and a mind on other things",
    ],
    answer: [
      "No Struggle With the {N}",
      "{a} {n} that {behaves|behave} the way hands expect, with no trick to remember for the next time",
    ],
  },
  {
    words: "fast quick speedy prompt",
    outcome: [
      "{A} {N}, Less Waiting",
      "{a} {n} that {leaves|leave} more of the day for other things, and less of the day for waiting",
    ],
    answer: [
      "No Waiting on the {N}",
      "{n} quick enough to keep up with a full schedule and a house where everybody needs something",
    ],
  },
  {
    words: "clear crisp sharp readable visible legible",
    outcome: [
      "{A} {N} at a Glance",
      "{a} {n} that {shows|show} what matters without a second look, in good light and in bad",
    ],
    answer: [
      "No Guessing at the {N}",
      "{n} that {stays|stay} easy to make out, even at a glance and even at the end of a long day",
    ],
  },
  {
    words: "beautiful pretty gorgeous cute stylish elegant lovely attractive handsome stunning sleek adorable",
    outcome: [
      "{N} Worth a Second Look",
      "{a} {n} that {adds|add} something nice to ordinary days and something to talk about on others",
    ],
    answer: [
      "Useful and Nice to See",
      "{n} pleasing enough to show rather than hide, which saves a place in the closet",
    ],
  },
  {
    words: "delicious tasty yummy flavorful creamy fresh",
    outcome: [
      "{A} {N} to Look Forward To",
      "{a} {n} that {makes|make} the next helping easy to plan and the last one easy to remember",
    ],
    answer: [
      "{N} Without Compromise",
      "{n} with a taste that holds up from first to last, without anything to cover up",
    ],
  },
  {
    words: "quiet silent",
    outcome: [
      "A Quiet {N}",
      "{a} {n} that {lets|let} the room around carry on in peace, whoever is asleep or at work in there",
    ],
    answer: [
      "No Racket From the {N}",
      "{n} low enough in sound to be forgotten, which is a quality noticed mostly when missing",
    ],
  },
  {
    words: "even consistent reliable dependable uniform steady",
    outcome: [
      "{N} You Can Plan On",
      "{a} {n} that {turns|turn} out the same from one time to the next, with no starting over",
    ],
    answer: [
      "No Hit or Miss {N}",
      "{n} steady enough to rely on without checking twice, even when there is no time to spare",
    ],
  },
  {
    words: "accurate precise exact correct",
    outcome: [
      "{A} {N} to Rely On",
      "{a} {n} that {takes|take} the guessing out of the job and the second attempt out of the day",
    ],
    answer: [
      "No Guesswork With the {N}",
      "{n} exact enough to go by without checking twice, even when there is no time to spare",
    ],
  },
  {
    words: "bright brilliant luminous",
    outcome: [
      "{A} {N} When the Light Fades",
      "{a} {n} that {makes|make} things easy to see, on dull mornings as well as after dark",
    ],
    answer: [
      "No Squinting at the {N}",
      "{n} with brightness enough to work by, wherever the next job happens to be waiting",
    ],
  },
  {
    words: "vivid vibrant colorful rich bold",
    outcome: [
      "{A} {N} That {Catches|Catch} the Eye",
      "{a} {n} that {stands|stand} out from across the room and {brings|bring} some life to plain days",
    ],
    answer: [
      "Nothing Dull About the {N}",
      "{n} lively enough to be noticed right away, and still a pleasure after the first week",
    ],
  },
  {
    words: "roomy spacious big large generous deep wide ample",
    outcome: [
      "{A} {N}, Room to Spare",
      "{a} {n} that {takes|take} in what is needed and a little more, so nothing has to be left out",
    ],
    answer: [
      "No Squeezing Things In",
      "{n} with space enough that nothing has to stay behind, and some left for the way back",
    ],
  },
  {
    words: "compact slim small light lightweight thin portable",
    outcome: [
      "{A} {N}, Less to Carry",
      "{a} {n} that {leaves|leave} room for everything else, in the hand as well as in the bag",
    ],
    answer: ["No Bulky {N}", "{n} trim enough to go along without a second thought, wherever the day happens to lead"],
  },
  {
    words: "fun funny entertaining engaging interesting hilarious clever witty creative",
    outcome: [
      "{A} {N} for Everyone",
      "{a} {n} that {keeps|keep} people smiling and coming back, long after the first surprise is over",
    ],
    answer: [
      "No Dull {N}",
      "{n} with enough spark to hold attention to the end, even in company that is hard to please",
    ],
  },
  {
    words: "tight secure snug firm",
    outcome: [
      "{A} {N} That {Holds|Hold}",
      "{a} {n} that {stays|stay} in place until somebody decides otherwise, through bumps and turns",
    ],
    answer: [
      "No Loose {N}",
      "{n} firm enough that nothing shifts or slips, so there is one thing less to keep an eye on",
    ],
  },
  {
    words: "warm cozy toasty",
    outcome: [
      "{A} {N} for Cold Days",
      "{a} {n} that {takes|take} the chill off when that counts, early in the morning and late at night",
    ],
    answer: [
      "No Shivering Through It",
      "{n} that {keeps|keep} the cold at a distance, so that the evening can go on for a while",
    ],
  },
];

/** For parts that buyers praise without saying how. */
export const LIKED_FAMILY: NounFamily = {
  words: "great good nice excellent perfect love like awesome amazing fantastic wonderful best happy superb favorite",
  outcome: [
    "A {N} That {Delivers|Deliver}",
    "{n} that {does|do} the job well, day after day, and {earns|earn} a firm place in the routine",
  ],
  answer: [
    "No Weak Spot in the {N}",
    "{n} that can be relied on, use after use, by people who were not easy to convince",
  ],
};
