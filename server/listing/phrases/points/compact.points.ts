import { naming, type Point, point, told } from "./point.ts";

export const COMPACT_POINTS: Readonly<Record<string, readonly Point[]>> = {
  compact: [
    told(
      "fits under a desk",
      /\b(?:fits?|slides?|sits?|tucks?|goes|stores?) (?:\w+ ){0,3}(?:under|underneath|beneath) (?:my|the|our|a|your|his|her) (?:\w+ )?desk\b/,
    ),
    told(
      "fits under the bed",
      /\b(?:fits?|slides?|tucks?|stores?|slid|rolls?) (?:\w+ ){0,3}(?:under|underneath|beneath) (?:my|the|our|a|your|his|her|any) (?:\w+ )?bed\b(?!side)/,
    ),
    told(
      "fits under a couch",
      /\b(?:fits?|slides?|tucks?|stores?|slid) (?:\w+ ){0,3}(?:under|underneath|beneath) (?:my|the|our|a|your|his|her|all) (?:\w+ )?(?:couch|sofa|couches)\b/,
    ),
    told(
      "fits under a seat",
      /\b(?:fits?|slides?|tucks?|stores?|slid|fit) (?:\w+ ){0,3}(?:under|underneath|beneath) (?:my|the|our|a|your|airplane|plane) (?:\w+ ){0,4}seats?\b/,
    ),
    told(
      "fits under the sink",
      /\b(?:fits?|slides?|tucks?|stores?) (?:\w+ ){0,3}(?:under|underneath|beneath) (?:my|the|our|a|your) (?:\w+ )?sink\b/,
    ),
    told(
      "fits behind a seat",
      /\b(?:fits?|slides?|slips?|tucks?|stores?|goes|slip) (?:\w+ ){0,3}behind (?:the|my|our|a) (?:\w+ )?seat\b/,
    ),
    point("tucks behind the mirror", /\bbehind (?:the|my|your|our) (?:rear ?-?view )?mirror\b/),
    point(
      "fits in a pocket",
      /\b(?:fits?|slips?|slides?|goes|slid) (?:\w+ ){0,2}(?:in|into|inside) (?:my|your|a|his|her|the|any|that|front) (?!backpack|bag|purse)(?:(?!backpack)\w+ ){0,2}pockets?\b|\b(?:small|slim|tiny|thin|compact|little) enough (?:\w+ ){0,4}(?:my|your|a|his|her|the) (?:\w+ ){0,2}pocket\b|\broom in (?:your|my|the) pockets?\b/,
    ),
    point("fits in a purse", /\b(?:in|into|for) (?:my|a|your|her|the|any) (?:\w+ )?(?:purse|handbag)\b/),
    point(
      "fits in a backpack",
      /\b(?:fits?|slips?|slides?|goes|keep|carry|toss|throw|room)\b[^.;]{0,30}\b(?:in|into|for) (?:my|a|your|her|his|the) (?:\w+ )?(?:backpack|rucksack|book ?bag|day ?pack)\b/,
    ),
    point("fits in luggage", /\b(?:in|into|for) (?:my|a|your|her|his|the) (?:\w+ )?(?:suitcase|luggage|carry[- ]on)\b/),
    told(
      "fits in a car trunk",
      /\b(?:fits?|fit|goes|go|slides?) (?:\w+ ){0,3}(?:in|into) (?:my|the|our|a|your|his|her|any) (?:\w+ ){0,2}trunk\b/,
    ),
    told(
      "fits in a drawer",
      /\b(?:fits?|lives|enough to live|tucks|stores|goes) (?:\w+ ){0,3}(?:in|into) (?:my|the|our|a|any) (?:\w+ ){0,2}drawer\b/,
    ),
    told(
      "fits on a shelf",
      /(?<!where it )\b(?:fits?|fit) (?:\w+ ){0,3}on (?:my|the|our|a|any) (?:\w+ ){0,2}(?:shelf|bookshelf|shelves)\b/,
    ),
    told(
      "fits in a closet",
      /\b(?:fits?|fit|stores?|tucks?|goes|go) (?:\w+ ){0,3}(?:in|into) (?:my|the|our|a|any) (?:\w+ ){0,2}closet\b/,
    ),
    point(
      "fits on a counter",
      /\b(?:on|of|up on) (?:my |the |our |a |your )?(?:\w+ )?(?:counters?|countertops?)\b|\bcounter(?:top)? space\b/,
    ),
    point(
      "saves desk space",
      /\bdesk ?(?:top )?space\b|\broom (?:up )?on (?:the|my|your) (?:\w+ )?desk\b|\bspace on (?:the|my|your) (?:\w+ )?desk\b/,
    ),
    point(
      "fits in a corner",
      /\b(?:in|into) (?:the|a|my|any|one) (?:\w+ )?corner\b(?! of the (?:screen|picture|page))/,
    ),
    point("fits in a narrow hallway", /\b(?:slim|narrow|tight|small|tiny) (?:\w+ )?(?:hall|hallway|entry\w*|foyer)\b/),
    point("good for apartments or dorms", /\b(?:apartment|dorm|dorm room|condo)\b/),
    point("fits in a tiny kitchen", /\b(?:small|tiny|little|galley) (?:\w+ )?kitchen\b|\bkitchen nook\b/),
    point("fits in a tiny bathroom", /\b(?:small|tiny|little|half) bath(?:room)?\b/),
    told(
      "hangs on a hook or nail",
      /\bhangs? (?:up )?(?:\w+ )?(?:on|from) (?:a|the|my|one) (?:\w+ ){0,2}(?:hook|nail|peg|pegboard)\b|\bhang (?:them|it) (?:up )?(?:on|from) (?:a|the|my) (?:\w+ )?(?:hook|nail|peg)\b|\bto hang on a (?:hook|nail|peg)\b/,
    ),
    told(
      "stores behind a door",
      /\b(?:stores?|stands?|hangs?|fits?|slides?|tucks?|folded|keep|kept) (?:\w+ ){0,5}(?:behind|(?:on|over) the back of) (?:the|a|my) (?:\w+ )?door\b/,
    ),
    told(
      "stores against a wall",
      /\b(?:stores?|to lean|leans|folds?|folded|folding) (?:(?!it\b|them\b)\w+ ){0,5}against (?:the|a|my) (?:\w+ )?wall\b/,
    ),
    point(
      "fits next to kitchen appliances",
      /\b(?:beside|next to|between|alongside) (?:the|my|our) (?:\w+ )?(?:fridge|refrigerator|stove|toaster|oven|kettle|dishwasher|microwave)\b/,
    ),
    point(
      "not bulky",
      /\b(?:is|are|was|s) ?n['’]?t (?:too |at all |overly |very )?bulky\b|\b(?:does|do|did) ?n['’]?t (?:look|feel|seem) (?:\w+ )?bulky\b|(?:n['’]?t|\bnot) make (?:the |my |your )?\w+ (?:too )?bulky\b|\bnot (?:too |overly |at all |very |a )?bulky\b|\bneither too bulky\b|\bwithout (?:being|feeling|looking) (?:\w+ )?bulky\b/,
    ),
    point(
      "barely shows once in place",
      /(?:n['’]?t|\b(?:not|never|hardly|barely))(?: even| really)? (?:see|notice) (?:it|them|that it|any tubes)\b|\b(?:nobody|no one) (?:even )?notices?\b/,
    ),
    told(
      "pieces nest together",
      /\bnests? (?:inside|into|in|within) (?:each|one another|itself)\b|\b(?:all )?nests? (?:together|inside)\b/,
    ),
    point(
      "stacks for storage",
      /\bstack(?:s|able)\b(?! of)|\bstack (?:well|nicely|up|easily|together|neatly|inside)\b/,
    ),
    told(
      "packs into a pouch or bag",
      /\b(?:fold|pack|roll|stuff|tuck|zip)(?:s|ed|ing)?\b[^.;!?]{0,20}\bin(?:to)? (?:its|their) own (?:\w+ )?(?:pouch|pocket|case|bag|sack)\b/,
    ),
    point("fits on a nightstand or side table", /\b(?:bedside|night ?stand|end table|side table)s?\b/),
  ],
  capacity: [
    naming(
      "holds {}",
      [
        "device",
        "garment",
        "footwear",
        "food",
        "drink",
        "tool",
        "toiletry",
        "paper",
        "toy",
        "kitchenware",
        "gear",
        "bedding",
        "luggage",
        "art",
      ],
      /\b(?:holds?|holding|room for|room to (?:store|hold|keep)|(?:space|spot|slots?|place) for|(?:big|large|roomy|spacious|deep) enough to (?:hold|fit|carry|store|put)|(?:big|large|roomy|spacious) enough for everything|(?:roomy|spacious) enough for|stores|fits? (?=(?:a|an|all|my|our|two|three|four|five|six|\d+|everything|every|several|lots|both|plenty|tons)\b)(?!my (?:\w+ ){0,3}(?:oven|phone|head|face|feet|car|bed|couch|hand|needs)|two across))\b(?! (?:up|on|in|tight|well|its|it up|together|charge|down|still|enough for|improvement)\b)/,
    ),
    naming(
      "big enough for {}",
      ["user", "animal"],
      /\b(?:(?:roomy|spacious) (?:enough )?for|(?:big|large) enough for|(?:plenty of |lots of |enough )room for|sleeps|seats)\b(?! (?:hauling|both my)|[^.,]{0,25}\b(?:to go|keyboard|hand|fingers|chicken|improvement)\b)/,
    ),
    point(
      "big enough for two",
      /\b(?:room for|roomy for|(?:big|large|roomy|spacious|wide) enough for|holds?|sleeps|seats|fits?)(?: the| us)? (?:two|2|both)(?: of (?:us|them)| \w+ (?:people|adults|men|women)| people| adults| kids| children| toddlers)?(?=[.,!; ]*(?:$|plus|and|comfortably|with|to)|\.|,)|\btwo (?:people|kids|adults|toddlers)(?: and gear)? (?:can )?fit\b/,
    ),
    point(
      "space to spare",
      /(?<!me )(?<!laced up )\b(?:with|has|have|had|and|still) (?:\w+ )?(?:room|space) (?:to spare|left(?: over)?)\b|\b(?:room|space) for more\b|\broom to grow\b/,
    ),
    point(
      "holds more than expected",
      /\bholds? (?:\w+ ){0,3}more than (?:it looks?|(?:you.?d|i.?d|i|you would|you) (?:ever )?(?:think|thought|expect\w*|imagin\w*))\b|\bmore (?:in (?:it|there|here) )?than (?:it looks|you.?d think|you would think)\b|\bsurprised (?:at )?how much (?:i can|it|fits)/,
    ),
    point(
      "holds several days of clothes",
      /\b(?:\d|two|three|four|five|six|seven|ten)[- ](?:full )?days?\b[^.]{0,40}\b(?:clothes|sweaters|outfits|packed|packing|trip|vacation)\b|\b(?:clothes|sweaters|outfits|packed|trip|vacation)\b[^.]{0,40}\b(?:\d|two|three|four|five|six|seven|ten)[- ](?:full )?days?\b|\b(?:i did|packed for|packed) (?:\d|two|three|four|five|six|seven|ten) days\b|\bweek.?s? worth of clothes\b/,
    ),
    point("deep pockets", /\bdeep(?:er)? (?:\w+ )?pockets?\b|\bpockets? (?:is|are|were) (?:\w+ )?deep\b/),
    point(
      "big pockets",
      /\b(?:big|large|roomy|huge|spacious) (?:\w+ )?pockets\b|\bpockets are (?:\w+ )?(?:big|large|roomy|huge|spacious)\b/,
    ),
    point("inside pockets", /\b(?:inside|inner|interior|internal) pockets?\b/),
    point("side pockets", /\b(?:bottle|side) pockets?\b|\bpockets? on (?:the|both|each) (?:out)?sides?\b/),
    point(
      "a pocket for a phone",
      /\bpockets?\b[^.;]{0,25}\b(?:fits?|holds?|for) (?:a|my|your|the) (?:cell ?|i)?phone\b|\bphone pockets?\b/,
    ),
    point(
      "few refills needed",
      /\brefill (?:it |them )?(?:once|only|every (?:few|other|couple|two|three))|(?:n['’]?t|\b(?:without|not|no|fewer))(?: \w+){0,5} (?:refill\w*|refuel\w*)\b|\bw\/o refuel\w*/,
    ),
    point(
      "less frequent emptying",
      /(?:n['’]?t|\b(?:not|without|never|rarely|seldom|no))(?: \w+){0,4} empty(?:ing)?\b/,
    ),
    told(
      "fits a whole chicken",
      /\b(?:fits?|holds?|cook(?:s|ed)?|(?:big|large) enough for|roast(?:ed|s)?|did|made|room for|put) (?:\w+ ){0,3}whole (?:\w+ )?chicken\b/,
    ),
    point("fits dinner plates", /\bdinner plates?\b/),
    point("enough for a family of four", /\bfamily of (?:four|4)\b/),
    point("space to write", /\b(?:room|space|area) (?:to|for) (?:write|writing|notes)\b/),
    told(
      "spacious toe box",
      /\b(?:roomy|spacious|generous|wide) toe (?:box|area)\b|\btoe (?:box|area) (?:is|has) (?:\w+ ){0,2}(?:roomy|room|wide|spacious|space)\b|\broom (?:in|for) (?:the |my |your )?toes?\b/,
    ),
    point("space to turn around", /\b(?:turn|turning|turns) around\b/),
    point(
      "space to stretch out",
      /\b(?:room|space|enough|big|large) (?:\w+ ){0,5}to (?:stretch|spread)\b|\b(?:stretch|stretches|spread|spreads) (?:\w+ ){0,3}out\b/,
    ),
    told(
      "tall enough to stand up in",
      /\b(?:can|could|able to) (?:even |actually |easily )?stand (?:all the way |fully |straight )?up(?:right)? (?:straight )?(?:in it|inside|in this|in the tent|without (?:bend|hunch|stoop)\w*)/,
    ),
    point(
      "holds kitchen utensils",
      /\b(?:all|dozen|most of) (?:\w+ )?(?:my |of my |everyday |our )?(?:cooking tools|utensils|kitchen tools)\b/,
    ),
    point("fits a laptop and books", /\blaptop\b[^.;]{0,30}\b(?:books?|textbooks?)\b|\bbooks?\b[^.;]{0,30}\blaptop\b/),
  ],
};
