import type { Facet } from "./facet.ts";

/** What buyers judge in things that are eaten or put on the skin. */
export const CONSUMABLE_FACETS: readonly Facet[] = [
  {
    id: "texture",
    group: "comfort",
    only: ["edible"],
    praised:
      "no clumps|no lumps|not gritty|isn't gritty|not chalky|smooth|smooth texture|mixes well|mixes easily|mixes with|dissolves|dissolves fast|dissolves well|blends smooth|blends well|soft|soft enough|chewy|crunchy|moist|no trouble chewing|easy to chew|melts in|don't crumble|doesn't crumble|not crumble",
    blamed:
      "gritty|chalky|clumps|clumpy|grainy|mushy|rock hard|hard as|too hard|crumble|crumbles|crumbled|crumbly|sludge|never dissolves|doesn't dissolve|not dissolve|doesn't mix|not mix|slimy|soggy|rubbery|not chew|could not chew|couldn't chew",
    raised: "texture|consistency",
    praise: "Pleasant texture",
    complaint: "Texture puts people off",
    desire: "{product} with a pleasant texture",
    pain: "The texture puts people off",
    value: "a pleasant texture",
  },
  {
    id: "digestion",
    group: "comfort",
    only: ["edible"],
    praised:
      "easy on my stomach|easy on the stomach|no bloating|doesn't bloat|not bloat|no upset stomach|no stomach issues|no stomach problems|tolerates|digests well|easy to digest|gentle on the stomach|no itching|stopped itching",
    blamed:
      "upset stomach|upset my stomach|upset his stomach|upset her stomach|stomach ache|stomach pain|diarrhea|bloated|bloating|gassy|vomit|vomiting|vomited|threw up|made * sick|got sick|nauseous|nausea|the runs|heartburn",
    raised: "stomach|digestion",
    praise: "Easy on the stomach",
    complaint: "Upsets the stomach",
    desire: "{product} that sits well",
    pain: "It upsets the stomach",
    value: "an easy stomach",
  },
  {
    id: "ingredients",
    group: "care",
    only: ["edible", "cosmetic"],
    praised:
      "clean ingredients|simple ingredients|natural ingredients|good ingredients|quality ingredients|no fillers|no gums|no additives|grain free|gluten free|three ingredients|few ingredients|can pronounce|nothing artificial|no artificial",
    blamed: "artificial ingredients|fillers|added sugar|preservatives|harsh chemicals|ingredients changed",
    raised: "ingredients|ingredient|ingredient list|formula",
    praise: "Clean ingredients",
    complaint: "Ingredients put people off",
    desire: "ingredients a buyer can read and trust",
    pain: "The ingredients put people off",
    value: "clean ingredients",
  },
  {
    id: "freshness",
    group: "care",
    only: ["edible"],
    praised: "very fresh|so fresh|fresh|stays fresh|stay fresh|tastes fresh|long shelf life|expiration date was far",
    blamed:
      "stale|moldy|mold|mouldy|expired|rancid|spoiled|past the date|dried out|went hard|gone bad|went bad|freezer burnt",
    raised: "freshness|expiration date|best by date|shelf life",
    praise: "Arrives fresh",
    complaint: "Arrives stale or spoils",
    desire: "{product} that is fresh to the last bit",
    pain: "It is stale or spoiled",
    value: "freshness",
  },
  {
    id: "amount",
    group: "value",
    only: ["edible", "cosmetic"],
    praised:
      "a little goes a long way|little goes a long|goes a long way|lasts a long time|lasts for months|lasts me months|generous amount|generous size|plenty in the|lots in the",
    blamed:
      "half empty|third empty|mostly empty|mostly air|bag got smaller|jar is tiny|bottle is tiny|tiny for the|small for the price|barely any|not much in|not much product|ran out fast|ran out in",
    raised: "quantity|serving size|portion",
    praise: "Goes a long way",
    complaint: "Less inside than expected",
    desire: "a package that is full and lasts",
    pain: "There is less inside than expected",
    value: "getting enough for the money",
  },
  {
    id: "reseal",
    group: "ease",
    only: ["edible", "cosmetic"],
    praised: "resealable|reseals|reseals well|seals tight|seals well",
    blamed:
      "not resealable|doesn't reseal|not reseal|won't reseal|zipper never|won't seal|doesn't seal|not seal|bag never closes",
    raised: "resealable bag|zip lock|ziplock|zip top|ziploc",
    praise: "Closes again tightly",
    complaint: "Does not close again",
    desire: "a package that closes again",
    pain: "The package does not close again",
    value: "a package that closes",
  },
  {
    id: "absorption",
    group: "comfort",
    only: ["cosmetic"],
    praised:
      "absorbs|absorbs quickly|absorbs fast|absorbs well|sinks in|sinks right in|not greasy|non greasy|no grease|doesn't leave * greasy|not leave * greasy|no residue|not sticky|isn't sticky|lightweight|light texture|layers well|not pill|doesn't pill|without being heavy|doesn't feel heavy|light on my skin",
    blamed:
      "greasy|too greasy|oily|sticky|tacky|pills|pilling|white cast|leaves a residue|sits on top|too thick|too heavy",
    raised: "absorption|residue",
    praise: "Absorbs without a greasy film",
    complaint: "Feels greasy or sticky",
    desire: "{product} that absorbs without a greasy film",
    pain: "It leaves a greasy or sticky film",
    value: "a light feel",
  },
  {
    id: "scent",
    group: "care",
    only: ["cosmetic"],
    praised:
      "smells great|smells amazing|smells good|smells lovely|smells wonderful|smells so good|smells nice|lovely scent|pleasant scent|light scent|nice scent|love the smell|love the scent|fragrance free|unscented|no scent|no fragrance|no smell|scent is light",
    blamed:
      "stinks|stink|chemical smell|perfumey|perfumy|overpowering|smells bad|smells awful|smells weird|smells off|smells like chemicals|smells like plastic|too strong|scent is strong|smell is strong|strong scent|strong smell|definitely smells|reeks",
    raised: "smell|scent|fragrance|perfume",
    praise: "Pleasant scent",
    complaint: "Scent puts people off",
    desire: "{product} with a scent that does not get in the way",
    pain: "The scent is too much",
    value: "a pleasant scent",
  },
];
