import type { Facet } from "./facet.ts";

/** What buyers judge in anything that is coiled, packed away, or used where it can make a mess. */
export const UPKEEP_FACETS: readonly Facet[] = [
  {
    id: "kinks",
    group: "ease",
    praised:
      "no kinks|no kinking|no tangles|no tangling|tangle free|kink free|never kinks|doesn't kink|not kink|doesn't tangle|not tangle",
    blamed: "kinks|kink|kinked|kinking|tangles|tangled|tangle|gets knotted",
    raised: "",
    praise: "Does not kink or tangle",
    complaint: "Kinks or tangles",
    desire: "{product} that does not kink or tangle",
    pain: "It kinks or tangles",
    value: "no tangles",
  },
  {
    id: "packAway",
    group: "handling",
    except: ["game"],
    praised:
      "packs down|packs down small|packs small|packs up easily|easy to pack up|folds into nothing|folds small|folds flat|fits back in|coils back|coils up|rolls up small|goes back in the bag easily",
    blamed:
      "back in the bag|back into the bag|back in its bag|back into its bag|bag is too small|bag is way too small|hard to fold|difficult to fold|impossible to fold|hard to pack up",
    raised: "",
    praise: "Packs away small",
    complaint: "Hard to pack away again",
    desire: "{product} that packs away small",
    pain: "It is hard to pack away again",
    value: "packing away small",
  },
  {
    id: "mess",
    group: "care",
    except: ["audio"],
    praised: "no mess|mess free|less mess|not messy|hardly any dust|no dust|no crumbs|doesn't make a mess",
    blamed:
      "static|static cling|mess|messy|makes a mess|made a mess|all over the counter|all over the floor|all over the kitchen|clings|cling to|dust everywhere|crumbs everywhere",
    raised: "",
    praise: "Leaves no mess",
    complaint: "Makes a mess",
    desire: "{product} that leaves no mess",
    pain: "It makes a mess",
    value: "no mess",
  },
  {
    id: "length",
    group: "handling",
    praised: "long enough|plenty long|perfect length|right length|great length|good length",
    blamed:
      "too short|shorter than|not long enough|much shorter|too long for|too long and|not * feet|wish it were longer|wish it was longer|not reach the",
    raised: "length",
    praise: "Long enough",
    complaint: "Not the length expected",
    desire: "a length that reaches",
    pain: "It is not the length buyers expected",
    value: "the right length",
  },
  {
    id: "evenness",
    group: "performance",
    praised: "consistent|very consistent|even grind|uniform|evenly|even heat|even coverage|even cut",
    blamed: "inconsistent|uneven|unevenly|not consistent|not even|hot spots|patchy",
    raised: "consistency",
    except: ["edible"],
    praise: "Even, consistent results",
    complaint: "Uneven results",
    desire: "{product} that gives the same result every time",
    pain: "The results are uneven",
    value: "consistent results",
  },
  {
    id: "charging",
    group: "performance",
    praised: "wireless charging works|magsafe works|charges through|charges wirelessly|charges fine with",
    blamed:
      "wireless charging not work|wireless charging does not work|wireless charging doesn't work|not charge through|not charge wirelessly|blocks wireless charging",
    raised: "wireless charging",
    praise: "Wireless charging works",
    complaint: "Wireless charging fails",
    desire: "{product} that does not get in the way of wireless charging",
    pain: "Wireless charging does not work with it",
    value: "charging without cables",
  },
];
