import { naming, type Point, point, told } from "./point.ts";

export const COOKING_POINTS: Readonly<Record<string, readonly Point[]>> = {
  cooking: [
    naming(
      "handles {}",
      ["food"],
      /(?<!(?:\b(?:no|not|never|cannot)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\b(?:cook(?:s|ed|ing)?|fr(?:y|ies|ied)|bak(?:e|es|ed|ing)|roast(?:s|ed|ing)?|grill(?:s|ed|ing)?|mak(?:e|es|ing)|sear(?:s|ed|ing)?|toast(?:s|ed)?|steam(?:s|ed)?) (?=\w)/,
    ),
    point(
      "hardly any oil needed",
      /\b(?:(?:very|so) little|no|less|without|spritz of|spray of|teaspoon of|tablespoon of|hardly any|drop of|minimal|much less|touch of|bit of|need(?:ing|s)? (?:any )?)(?: \w+)? ?oil\b/,
    ),
    point(
      "handles frozen items",
      /\bfrom frozen\b|\bfrozen (?:\w+ )?(?:stuff|fries|food|foods|nuggets|pizzas?|snacks|veggies|chicken|fish)\b/,
    ),
    point(
      "a nice crust on meat",
      /\b(?:steaks?|ribeye|meat)\b[^.;]{0,30}\bcrust\b|\bcrust on (?:a |the |my |our )?(?:steaks?|ribeye|meat|burgers?)\b/,
    ),
    point("crisp pizza crust", /\bpizzas?\b[^.;]{0,60}\bcrisp\w*\b|\bcrisp\w*\b[^.;]{0,40}\bpizzas?\b/),
    point(
      "vegetables with crisp edges",
      /\b(?:broccoli|veggies|vegetables|brussels?(?: sprouts)?|cauliflower|asparagus)\b[^.;]{0,50}\b(?:crisp\w*|burnt tips|char\w*)\b/,
    ),
    point(
      "crispy potatoes",
      /\b(?:(?:the|my|our|frozen|french|potato|curly|oven|waffle|steak|homemade) fries|fries (?:are|come|came|get|got|turn)|potatoes|hash browns|potato wedges|tater tots)\b[^.;]{0,40}\b(?:crisp\w*|crunch\w*)\b|\b(?:crispy|crisp|crunchy) (?:\w+ )?(?:fries|potatoes|wedges|hash browns|tater tots)\b/,
    ),
    point(
      "holds on to heat",
      /\b(?:holds?|retains?) (?:the |its |onto |on to |in )*heat\b(?! (?:out|off))|\bheat retention\b/,
    ),
    point(
      "heats up fast",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+)? )\b(?:heats?|preheats?)(?: up)? (?:\w+ )?(?:fast|faster|quick\w*|in (?:\w+ ){0,2}(?:minutes?|seconds))\b/,
    ),
    point(
      "goes from stove to oven",
      /\bstove ?-?(?:top)? (?:right |straight |and then |then )?(?:to|into) (?:the |my )?oven\b|\b(?:on|from) the stove\b[^.;]{0,40}\b(?:in|into) the oven\b/,
    ),
    told(
      "works on an induction stove",
      /\b(?:works?|worked|works great|great|fine|perfect|perfectly|good|well|heats?) (?:\w+ ){0,3}(?:on|with) (?:my |our |an? |the )?(?:\w+ )?induction\b/,
    ),
    point("works over a campfire", /\b(?:over|on) (?:a |an |the |our )?(?:camp ?fire|open fire|coals|open flame)\b/),
    point(
      "can go on the grill",
      /\b(?:use|used|using|put|works?|throw) (?:it |this |them )?(?:\w+ )?on (?:the|my|a) grill\b/,
    ),
    point("fluffy rice", /\brice\b[^.;]{0,30}\bfluffy\b|\bfluffy rice\b/),
    point(
      "no flipping needed",
      /\b(?:no|without|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t (?:have|need) to) (?:\w+ )?flip(?:ping)?\b/,
    ),
    point("faster than an oven", /\b(?:faster|quicker|less time|half the time)\b[^.;]{0,25}\bovens?\b/),
    point(
      "golden brown on the outside",
      /\bgolden(?:[- ]brown)?\b|\bbrown(?:s|ed)? (?:\w+ )?(?:nicely|beautifully|well|perfectly|evenly)\b/,
    ),
    point(
      "tender meat",
      /\b(?:meat|chicken|pork|beef|ribs|roast|brisket)\b[^.;]{0,35}\btender\b|\btender (?:meat|chicken|pork|beef|ribs|roast)\b/,
    ),
    point(
      "does not burn on the bottom",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,2} (?:burn\w*|scorch\w*)(?: \w+){0,2} (?:on|at|to) the bottom\b/,
    ),
  ],
  compartments: [
    naming(
      "has spots for {}",
      ["device", "garment", "footwear", "food", "tool", "toiletry", "paper", "toy", "kitchenware", "gear", "art"],
      /\b(?:slots?|compartments?|sections?|pockets?|dividers?|spots?|spaces?|pouch(?:es)?|trays?|loops?)\b (?:\w+ ){0,3}?(?:for|hold|holds|is great for|are great for)(?: storing| holding| keeping)?\b/,
    ),
    naming(
      "organizes {}",
      ["device", "garment", "footwear", "food", "tool", "toiletry", "paper", "toy", "kitchenware", "gear", "art"],
      /\b(?:organi[sz]e[sd]?|organizing|sorts?|(?:keeps?|keep|have) (?=[^.;]{0,40}\b(?:organized|tidy|sorted|neat|together)\b))/,
    ),
    point(
      "movable dividers",
      /\b(?:adjustable|removable|movable|moveable) (?:\w+ )?dividers?\b|\bdividers? (?:are|is|can be|come) (?:\w+ )?(?:removable|adjustable|adjusted|moved|out)\b|\b(?:adjust|remove|move|rearrange|take out) (?:the |all the )?dividers?\b/,
    ),
    told(
      "no digging around",
      /\b(?:no|no more|without|(?:do ?n['’]?t|never|not|no longer) (?:have|having|need) to|instead of) (?:be )?(?:dig|digging|rummage|rummaging) (?:through|around|for|in)\b/,
    ),
    told(
      "items together in one spot",
      /\b(?:keeps?|kept|keeping) (?:\w+ ){0,4}(?:together )?in one (?:place|spot|location)\b/,
    ),
    point(
      "easy to find each item",
      /\b(?:easily|quickly|easy to|quick to|can) (?:just )?(?:grab|find|pull out|get to|reach|see) (?:one|what|the|each|every|exactly|whatever)\b/,
    ),
    point(
      "contents easy to see",
      /\b(?:clear|see[- ]through|transparent|mesh) (?:\w+ )?(?:pockets?|compartments?|lids?|drawers?|bins?|sections?|pouch(?:es)?)\b|\bcan see (?:what|everything|it all)\b/,
    ),
    point(
      "zippered section",
      /\bzip(?:per(?:ed)?|ped|s)?[- ]?(?:up )?(?:\w+ )?(?:pockets?|compartments?|sections?|pouch(?:es)?)\b/,
    ),
    point("card slots", /\bslots? for (?:\w+ )?cards?\b|\bcard (?:slots?|holders?)\b/),
    point(
      "tidy cords",
      /\b(?:cables?|cords?|wires?)\b[^.;]{0,25}\b(?:neat|tidy|organi\w+|hidden|channels?|management|managed|out of the way)\b/,
    ),
    point(
      "a spot for each piece",
      /\b(?:spot|place|slot|compartments?|space|section|holder)s? for (?:each|every) (?:one|piece|tool|part|item|bit|attachment|accessory|brush|knife|blade)\b/,
    ),
    point(
      "separates wet or dirty items",
      /\b(?:wet|dirty|sweaty) (?:clothes|stuff|laundry|towels?|swimsuits?|gear|shoes)\b[^.;]{0,30}\b(?:separate\w*|apart|away from)\b|\bseparate (?:\w+ )?(?:pocket|section|compartment) for (?:wet|dirty)\b/,
    ),
    point(
      "separate shoe compartment",
      /\bshoes? (?:\w+ )?(?:compartment|pocket|section)\b|\b(?:compartment|pocket|section) for (?:my |your |the )?shoes\b/,
    ),
    point("dividers on both sides", /\bdividers? on (?:both|each) (?:sides?|halves)\b/),
  ],
  intake: [
    point(
      "vegetables get eaten too",
      /\b(?:eats?|finish\w*|ate|eating|eaten)\b[^.;]{0,40}\b(?:veggies|vegetables|peas|carrots|broccoli|greens|spinach|cucumbers?)\b/,
    ),
    point(
      "fruit gets eaten too",
      /\b(?:eats?|finish\w*|ate|eating|eaten)\b[^.;]{0,40}\b(?:fruits?|berries|grapes|apples?|strawberries)\b/,
    ),
    point(
      "comes home empty",
      /\b(?:comes?|came|coming|brings?|brought)(?: it| back| \w+)? (?:home|back) (?:\w+ )?empty\b|\bempty (?:lunch ?box|bento|container)\b/,
    ),
    point(
      "handy for sipping all day",
      /\b(?:drinks?|drinking|drank|sips?|sipping)\b[^.;]{0,45}\b(?:all day|throughout the day|during the day)\b/,
    ),
    point("helps meet a daily water goal", /\b(?:water|hydration|drinking|daily) (?:\w+ )?goals?\b|\bgoal of water\b/),
    point("time markings through the day", /\b(?:time|hourly|hour) (?:markers?|markings?|marks?|stamps?|lines?)\b/),
    point(
      "markings to track drinking",
      /\b(?:markers?|markings?|marks|measurements)\b[^.;]{0,40}\b(?:remind\w*|track\w*|motivat\w*|encourag\w*|how much)\b/,
    ),
    point(
      "a straw that encourages sipping",
      /\bstraw\b[^.;]{0,60}\b(?:drink(?:ing)?|sip(?:ping)?|water)\b(?: \w+)? (?:more|a lot|much)\b|\bdrink(?:ing)? (?:so much |a lot |way )?more\b[^.;]{0,40}\bstraw\b/,
    ),
    point(
      "encourages pets to drink more",
      /\b(?:dogs?|cats?|puppy|pup|kittens?|kitty|she|he)\b[^.;]{0,30}\b(?:drinks?|drinking|drank) (?:\w+ )?more\b[^.;]{0,20}\b(?:fountain|bowl|water|dish)\b/,
    ),
    told(
      "helps little ones feed themselves",
      /\b(?:can|able to|learn(?:ed|ing)? to|now|he|she) (?:\w+ )?(?:feeds?|fed|feeding) (?:himself|herself|themselves)\b|\beats? (?:all )?by (?:himself|herself)\b/,
    ),
    point(
      "bowls get licked clean",
      /\blick(?:s|ed|ing)?\b[^.;]{0,20}\b(?:bowl|plate|dish)\b|\bbowl (?:is |was )?(?:licked|clean|empty)\b/,
    ),
  ],
  nonstick: [
    point(
      "hardly any oil or butter needed",
      /\b(?:no|less|without|hardly any|barely any|little|spritz of|spray of|tiny bit of|drop of|dab of|bit of|touch of|minimal|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t (?:even )?need)(?: \w+)? (?<!elbow )(?:oil|butter|grease)\b/,
    ),
    point(
      "pancakes lift right off",
      /\b(?:pancakes?|crepes?|waffles?)\b[^.;]{0,35}\b(?:slides?|slid|comes?|came|pops?|popped|lifts?|flips?|falls?)\b/,
    ),
    point(
      "fish slides right off",
      /\b(?:fish|salmon)\b[^.;]{0,30}(?:\b(?:slides?|slid|comes? off|came off|lifts?)\b|(?:\bnot|\bnever|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?stick\b)/,
    ),
    point(
      "melted cheese comes right off",
      /\bcheese\b[^.;]{0,30}\b(?:slides?|comes?|came|wipes?|peels?|falls?) (?:\w+ )?off\b/,
    ),
    point(
      "baked goods come out in one piece",
      /\b(?:cakes?|corn ?bread|bread|loaf|loaves|muffins?|brownies|bundt|cookies|pies?)\b[^.;]{0,60}\bin one piece\b/,
    ),
    point(
      "still slick after months",
      /\b(?:months?|years?)\b[^.;]{0,50}(?:\b(?:still (?:slick|slides?|non-?stick))\b|\bnothing sticks\b|(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) stick\b)|\bstill (?:slick|non-?stick|slides?)\b[^.;]{0,40}\b(?:months?|years?)\b/,
    ),
    told(
      "no sign of the coating peeling",
      /\b(?:coating|non-?stick(?: surface| finish| coating)?)\b[^.;]{0,40}(?:\b(?:in ?tact)\b|(?:\b(?:no|not|never)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:peel|flak)\w*\b)/,
    ),
    point("wipes out with a paper towel", /\bwip\w*\b[^.;]{0,30}\bpaper towel\b/),
    point(
      "rice comes right off",
      /\brice\b[^.;]{0,20}(?:\bnot|\bnever|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?stick\b/,
    ),
    point(
      "dough comes right off",
      /\b(?:dough|batter|pastry)\b[^.;]{0,25}(?:\bnot|\bnever|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?stick\b/,
    ),
    point(
      "no burned-on sauces",
      /\b(?:sauces?|sugar|caramel|syrup)\b[^.;]{0,30}(?:\bnot|\bnever|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?(?:stick|burn)\b|\b(?:sauces?|sugar|caramel)\b[^.;]{0,25}\b(?:wipes?|rinses?|comes?) (?:\w+ )?(?:off|out)\b/,
    ),
  ],
};
