import type { Facet } from "./facet.ts";

export const CARE_FACETS: readonly Facet[] = [
  {
    id: "cleaning",
    group: "care",
    except: ["cosmetic", "reading"],
    readAs: { edible: "freshness" },
    praised:
      "easy to clean|easy clean|cleans easily|cleans up|clean up is|cleanup is|easy to wash|wipes clean|wipe clean|wipes off|rinses clean|dishwasher safe|easy to wipe|easy cleanup|rinse and|breeze to clean|simple to clean|washes well|machine washable|comes clean|rinses out|easy to rinse|hose it off|self clean|cleans itself|washed well",
    blamed:
      "hard to clean|difficult to clean|impossible to clean|can't clean|ca not clean|pain to clean|mold|mould|moldy|mouldy|gunk|mildew|residue|gets trapped|trapped under|not dishwasher|hand wash only|nightmare to clean|grime|black stuff|annoying to clean",
    raised: "cleaning|cleanup|clean up|dishwasher",
    praise: "Easy to clean",
    complaint: "Hard to keep clean",
    desire: "{product} that cleans up in a minute",
    pain: "It is hard to get properly clean",
    value: "easy cleaning",
  },
  {
    id: "smell",
    group: "care",
    readAs: { cosmetic: "scent" },
    praised:
      "smells great|smells amazing|smells good|smells wonderful|smell great|no smell|no odor|doesn't smell|does not smell|odor free|no plastic smell|no chemical smell|smells so good|lovely scent|pleasant scent|not smell",
    blamed:
      "smells|smelly|stinks|stink|stank|stench|chemical smell|plastic smell|smells like plastic|smelled|odor|smell like|burnt smell|overpowering|fumes|reeks",
    raised: "smell|scent|fragrance",
    praise: "No unwanted smell",
    complaint: "Smells",
    desire: "{product} without a chemical smell",
    pain: "It has a smell that lingers",
    value: "no smell",
  },
  {
    id: "taste",
    group: "care",
    only: ["edible", "drinkware"],
    praised:
      "tastes great|delicious|no aftertaste|no metallic taste|no plastic taste|tastes amazing|tasty|no weird taste|tastes like water|great flavor|yummy|tastes fresh|water tastes|tastes so much better|tastes like real|tastes good|taste is good|loves the taste|love the taste|best flavor|best chocolate flavor|not too sweet",
    blamed:
      "metallic taste|plastic taste|aftertaste|tastes like|tastes bad|tastes awful|weird taste|funny taste|bland|stale|tastes metallic|taste of plastic|artificial taste|weird artificial|too sweet|leaves an aftertaste|bitter",
    raised: "taste|flavor|flavour",
    praise: "Clean taste",
    complaint: "Leaves a taste",
    desire: "a taste with nothing strange in it",
    pain: "It leaves a taste",
    value: "clean taste",
  },
  {
    id: "laundry",
    group: "care",
    only: ["fabric"],
    praised: "washes beautifully|washed well|no shrinking|did not shrink|didn't shrink|color stayed|soft after washing",
    blamed:
      "shrunk|shrank|pilled|pilling|pills|lost its shape|after one wash|after the first wash|in the wash|lint|sheds|shedding",
    raised: "wash|laundry|washer|dryer",
    praise: "Survives the wash",
    complaint: "Suffers in the wash",
    desire: "{product} that comes out of the wash unchanged",
    pain: "It does not survive the wash",
    value: "washability",
  },
  {
    id: "easeOfUse",
    group: "ease",
    praised:
      "easy to use|simple to use|user friendly|intuitive|straightforward|super easy|so easy|very easy|easy peasy|foolproof|simple|effortless|convenient|handy|a breeze|hassle free|idiot proof|self explanatory",
    blamed:
      "hard to use|difficult to use|complicated|confusing|not intuitive|too complicated|fiddly|finicky|inconvenient|hard to figure|couldn't figure|could not figure|pain to use|awkward|cumbersome to use",
    raised: "use|operation|learning curve",
    praise: "Easy to use",
    complaint: "Awkward to use",
    desire: "{product} that needs no explaining",
    pain: "It is more awkward to use than it should be",
    value: "ease of use",
  },
  {
    id: "setup",
    group: "ease",
    except: ["edible", "cosmetic", "reading"],
    praised:
      "easy to assemble|easy assembly|easy to install|easy installation|easy to set up|easy setup|easy to put together|easy to put on|goes on easily|simple to install|easy to attach|took five minutes|took minutes|no assembly|on and off|slips on|easy to get on|clips right|installed in|up and running|easy to put on and take off|by myself|did it alone|up in five|up in ten|up in minutes",
    blamed:
      "hard to assemble|difficult to assemble|hard to install|difficult to install|hard to put together|hard to put on|difficult to put on|took hours|took forever to assemble|hard to get on|struggle to get|holes didn't line|holes don't line|confusing to put|puzzle|hard to set up",
    raised: "assembly|installation|setup|set up",
    praise: "Quick to set up",
    complaint: "Hard to set up",
    desire: "{product} that is ready in minutes",
    pain: "It is hard to put together or put on",
    value: "quick set-up",
  },
  {
    id: "instructions",
    group: "ease",
    readAs: { game: "rules" },
    praised:
      "clear instructions|good instructions|great instructions|instructions were clear|instructions are clear|easy instructions|easy to follow",
    blamed:
      "no instructions|instructions are terrible|instructions are useless|poor instructions|confusing instructions|instructions were confusing|instructions are tiny|instructions are useless|bad instructions|instructions make no sense|terrible instructions|instructions are a joke|tiny print|manual is useless|manual is terrible|instructions don't",
    raised: "instructions|manual|directions|diagram",
    praise: "Clear instructions",
    complaint: "Instructions do not help",
    desire: "instructions that can be followed",
    pain: "The instructions do not help",
    value: "clear instructions",
  },
  {
    id: "controls",
    group: "ease",
    except: ["reading", "edible"],
    praised:
      "responsive|remembers my|remembers the last|memory function|touch controls work|simple controls|easy controls",
    blamed:
      "too sensitive|touch sensitive|unresponsive|not responsive|turns on by itself|turned on by itself|turns itself on|hard to press|triggered by|accidentally turn|accidentally hit|accidentally bump|buttons are hard|no memory|doesn't remember|does not remember|not remember|resets|buttons are stiff|buttons are a little stiff|buttons are really hard|stiff buttons|buttons are so stiff|buttons are too",
    raised:
      "button|buttons|controls|control panel|knob|dial|switch|remote|touch panel|touch controls|touch control|settings",
    praise: "Controls are simple",
    complaint: "Controls get in the way",
    desire: "controls that do what they are told",
    pain: "The controls get in the way",
    value: "simple controls",
  },
  {
    id: "cord",
    group: "ease",
    except: ["edible", "cosmetic", "reading", "game"],
    praised: "long cord|cord is long|long cable|usb port|charges my phone|plenty of cord|cord is long enough",
    blamed:
      "short cord|cord is short|cord is too short|cord too short|cable is too short|extension cord|cord is super short|cord is ridiculously|wish the cord|no adapter|no plug",
    raised: "cord|cable|plug|power cord|charger|adapter|usb",
    praise: "Cord is long enough",
    complaint: "Cord is too short",
    desire: "a cord that reaches the outlet",
    pain: "The cord does not reach",
    value: "a long cord",
  },
  {
    id: "looks",
    group: "looks",
    readAs: { reading: "illustrations", game: "components" },
    praised:
      "beautiful color|beautiful|gorgeous|stylish|looks great|look great|looks good|looks nice|looks amazing|pretty|cute|attractive|sleek|elegant|stunning|adorable|looks expensive|compliments|love the color|love the colors|love the design|looks fantastic|nice looking|great looking|classy|modern|love the look|handsome",
    blamed: "ugly|hideous|tacky|looks cheap|unattractive|color is off|color was off|not the color",
    raised: "color|colors|colour|colours|design|look|looks|style|appearance|pattern|aesthetic",
    praise: "Looks good",
    complaint: "Looks disappoint",
    desire: "{product} that pleases the eye",
    pain: "It does not look as hoped",
    value: "good looks",
  },
  {
    id: "visible",
    group: "performance",
    praised:
      "reflective|highly visible|easy to see|see him at night|see her at night|glows|visible at night|lights catch",
    blamed: "not reflective|hard to see|can't see the|ca not see the|not visible",
    raised: "visibility|reflective strip|reflective stitching|reflective trim",
    praise: "Easy to see in the dark",
    complaint: "Hard to see",
    desire: "being seen on dark mornings",
    pain: "It is hard to see",
    value: "visibility",
  },
  {
    id: "value",
    group: "value",
    praised:
      "worth every penny|worth the money|worth it|great value|good value|great price|good price|great deal|bargain|reasonably priced|affordable|inexpensive|can't beat the price|ca not beat|well worth|money well spent|fraction of the price|half the price|worth the price|a steal|absolute steal|cheaper than|worth every cent",
    blamed:
      "overpriced|waste of money|not worth|too expensive|expensive|pricey|rip off|ripoff|wasted my money|want my money back|don't waste|do not waste|save your money|costs too much|for the price i",
    raised: "price|value|cost|money",
    praise: "Worth the price",
    complaint: "Not worth the price",
    desire: "{product} that earns its price",
    pain: "It does not earn its price",
    value: "value for money",
  },
  {
    id: "gift",
    group: "value",
    praised:
      "great gift|perfect gift|as a gift|good gift|bought as a gift|gave it to|got it for my|bought it for my|bought this for my|bought one for my|got one for my|gifted|christmas gift|birthday gift|christmas present|birthday present|got this for my|stocking stuffer",
    blamed: "embarrassed to give|ruined the gift",
    raised: "gift|present",
    praise: "Makes a good gift",
    complaint: "Disappoints as a gift",
    desire: "a gift that gets used",
    pain: "It disappoints as a gift",
    value: "a good gift",
  },
  {
    id: "repeat",
    group: "value",
    praised:
      "bought another|buy another|buying another|ordered another|ordering another|second one|bought two|buy again|buying again|buy it again|would buy|will buy|bought three|bought more|third one|ordered a second|ordered two more|purchase again|bought a second|order again|recommend|recommended|second jar|second tub|second bag|second copy|bought a second copy",
    blamed:
      "never buy again|would not buy|won't buy|wo not buy|not buy again|not recommend|would not recommend|don't buy|do not buy|stay away|returned it|returning it|sent it back|sending it back|going back|returning this|return it|threw it away|threw the rest|threw the tub|throw the tub|throw it away|had to return|had to send|returned",
    raised: "",
    praise: "Bought again or recommended",
    complaint: "Sent back or warned against",
    desire: "{product} worth buying twice",
    pain: "It gets sent back",
    value: "something to recommend",
  },
  {
    id: "acceptance",
    group: "comfort",
    praised:
      "dog loves|dogs love|cat loves|cats love|kids love|son loves|daughter loves|wife loves|husband loves|loves his|loves hers|he loves it|she loves it|they love it|baby loves|toddler loves|gets excited|doesn't mind|does not mind|not mind|family loves|puppy loves|mom loves|dad loves|goes crazy|go crazy|goes nuts|beg for|begs for|comes running|picky|gobbles|devours|can't get enough|dog loves the taste|loves these|love them too",
    blamed:
      "refuses to|refused to|won't use|wo not use|hates it|hated it|terrified of|scared of it|freezes when|won't go near|wo not go near|won't wear|won't touch|wo not touch|not touch them|walked away|spit out|spits out|sniffed",
    raised: "",
    praise: "Accepted from the first day",
    complaint: "Refused by those who should use it",
    desire: "something the whole family takes to",
    pain: "The one it was bought for refuses it",
    value: "everyone's approval",
  },
];
