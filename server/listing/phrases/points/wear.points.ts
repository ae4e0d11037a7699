import { naming, type Point, point, told } from "./point.ts";

export const WEAR_POINTS: Readonly<Record<string, readonly Point[]>> = {
  staysUp: [
    point("stays put when bending or squatting", /\b(?:bend(?:s|ing)?|squat(?:s|ting)?|stoop\w*|crouch\w*|lunges?)\b/),
    point(
      "stays put when sitting",
      /\bsitting\b|\b(?:when|while|if|every time) (?:i|you|she|he) sits?\b|\bsit(?:s)? down\b/,
    ),
    point(
      "stays put when running or jumping",
      /\b(?:run(?:s|ning)?|ran|jump(?:s|ing|ed)?|trampoline|chas(?:e|ed|ing)|burpees|sprint\w*|jogg?\w*)\b/,
    ),
    point(
      "grippy strip that holds",
      /\b(?:silicone|grippy|gripper|rubber(?:y|ized)?) (?:\w+ )?(?:strips?|bands?|dots|grips?|lining|edge)\b|\bsilicone\b/,
    ),
    point(
      "waistband that stays up",
      /\b(?:wide|high|thick|tall|strong|elastic|good|snug|tight)[- ](?:\w+ )?waist ?-?band\b|\bwaist ?-?band (?:\w+ ){0,2}(?:stays?|stayed|holds?|keeps?|not|does ?n['’]?t|never)\b|\bhigh[- ]waist\w*\b/,
    ),
    point("tightens with a drawstring", /\bdraw ?-?strings?\b|\bstrings? (?:you|i|to) (?:can )?(?:pull|tie|tighten)\b/),
    told(
      "no slipping off the shoulder",
      /\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|no|without) (?:\w+ )?(?:slid(?:e|es|ing)|slip(?:s|ping|ped)?|fall(?:s|ing)?) (?:off|down)(?: of)? (?:my|your|the|his|her) shoulders?\b|(?<!chin )\bstraps? (?:\w+ )?stays? (?:put|up|in place)\b/,
    ),
    point(
      "no slipping down the leg",
      /\b(?:stays? up|stayed up|not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|no)\b[^.!?,]{0,25}\b(?:legs?|calf|calves|ankles?|thighs?)\b|\b(?:socks?|stockings?|tights|thigh[- ]highs?|knee[- ]highs?)\b[^.!?,]{0,20}\b(?:stay|stays|stayed|not|never|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t)\b/,
    ),
    told(
      "stays tucked in",
      /(?<!(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t |not |never )\bstays? tucked\b|\b(?:long enough|keeps?) (?:\w+ ){0,3}tucked(?: in)?\b|\b(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:come|pull|ride) untucked\b/,
    ),
    told(
      "snug without digging in",
      /\b(?:stays?|stayed|snug|tight)\b[^.!?]{0,30}\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|without|never) (?:\w+ )?(?:dig(?:s|ging)?|cut(?:s|ting)?) (?:in\b|into)/,
    ),
    point(
      "works for a fuller bust",
      /\b(?:\d\d ?(?:d|dd|ddd|e|f|ff|g|gg|h|hh|j)|(?:d|dd|ddd|g|h)[- ]cups?)\b|\b(?:large|big|bigger|full|heavy|busty)[- ]?(?:chest\w*|bust\w*|boobs?|breasts?)\b|\bbusty\b/,
    ),
    point("stays up without straps", /\bstrapless\b/),
    point("stays put in the water", /\b(?:swim(?:s|ming)?|swam|pool|waves?|surf\w*|div(?:e|ing)|water ?slides?)\b/),
    point("stays put in the wind", /\b(?:wind|windy|winds)\b/),
    point("still holds after washing", /\b(?:after|even|still)\b[^.!?]{0,30}\bwash\w*|\bwash\w*[^.!?]{0,40}\bstill\b/),
    point(
      "no constant tugging",
      /\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|no|without) (?:\w+ ){0,3}(?:pull(?:ing)?|tug(?:ging)?|hik(?:e|ing)|yank(?:ing)?|hitch\w*) (?:\w+ )?(?:them |it |these |my \w+ )?(?:up|down|at)\b/,
    ),
  ],
  stretch: [
    point("stretches for a growing belly", /\b(?:baby bump|bump|pregnan\w+|maternity|trimester|months along)\b/),
    point(
      "forgiving after a big meal",
      /\b(?:big|large|huge|holiday) (?:meals?|dinners?)\b|\bthanksgiving\b|\bbloat\w*|\beat(?:ing)? (?:\w+ )?(?:a lot|meal|dinner)\b/,
    ),
    point(
      "easy to bend and squat in",
      /\b(?:squat(?:s|ting)?|bend(?:s|ing)?|kneel(?:s|ing)?|lunges?|crouch\w*|splits|high kicks?)\b/,
    ),
    point(
      "easy to sit in",
      /\bsitting\b|\b(?:when|while|to) (?:i |you )?sit\b|\bsit(?:s)? down\b|\bdesk\b|\bdriving\b/,
    ),
    point(
      "good for exercise and sports",
      /\b(?:yoga|gym|work ?-?outs?|work(?:ing)? out|danc\w+|hik(?:e|es|ing)|climb\w*|run(?:ning)?|golf\w*|pilates|gymnastics|tennis|sports?)\b/,
    ),
    point("stretchy enough for work", /\b(?:at|for|to) work\b(?! out)|\b(?:my job|on the job|scrubs|shifts?|nurse)\b/),
    told(
      "no bagging out",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|never|no|without) (?:\w+ ){0,3}(?:baggy|bag(?:s|ged|ging)? out|bagging|sag(?:gy|s|ging|ged)?|loosen(?:ed|s)? up|los(?:e|es|ing|t) (?:its|their) shape)\b(?=[^.!?]{0,40}\b(?:knees?|butt|seat|wash\w*|day|wear\w*|hours|time|out|shape)\b)/,
    ),
    point("stretches over hips and thighs", /\b(?:thighs?|hips?|butt|booty|bottom|rear|curvy|curves)\b/),
    point("stretches over the calves", /\b(?:calf|calves)\b/),
    point("stretches across the shoulders", /\bshoulders?\b|\bacross (?:the|my) back\b/),
    point("feels like loungewear", /\blike (?:\w+ )?(?:leggings|sweat ?-?pants|yoga pants|pajamas|pjs|joggers)\b/),
    point(
      "slips on easily",
      /\b(?:easy|easily|easier) to (?:put|get|pull|slip|slide) (?:\w+ )?(?:on|over)\b|\b(?:pulls?|slips?|slides?) (?:right |easily )?on\b/,
    ),
    point(
      "forgiving when weight changes",
      /\b(?:gain(?:ed|ing)?|los[et]|losing|lost|fluctuat\w*)\b[^.!?]{0,15}\b(?:weight|pounds|lbs)\b|\bweight (?:fluctuat\w*|goes)\b/,
    ),
    point("multi-way stretch", /\b(?:four|4|two|2)[- ]way\b|\bboth ways\b|\b(?:every|all|any) directions?\b/),
    point(
      "not tight or restrictive",
      /(?:\bnot|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|\bwithout(?: being| feeling)?|\bnever) (?:too |feel |\w+ )?(?:tight|squeez\w*|constrict\w*|restrict\w*)\b/,
    ),
    point(
      "keeps up with active kids",
      /\b(?:toddler|son|daughter|kids?|grand(?:son|daughter)|boys?|girls?)\b[^.!?]{0,40}\b(?:play\w*|climb\w*|run\w*|crawl\w*|mov\w*|tumbl\w*)\b/,
    ),
  ],
  seeThrough: [
    point(
      "not sheer even in white",
      /(?<!\b(?:but|except|unlike|only)\b[^.!?]{0,25})\bwhite\b(?![^.!?]*\b(?:a bit|a little|slightly|kind of|somewhat|more|is|are) (?:see|sheer|transparent))/,
    ),
    point(
      "not sheer even in pale colors",
      /(?<!\b(?:but|except|unlike|only)\b[^.!?]{0,25})\blight(?:er)?[- ]colou?r(?:s|ed)?\b|\b(?:cream|ivory|beige|yellow|nude|pale|pastel|light (?:pink|blue|gr[ae]y))\b/,
    ),
    point(
      "not sheer even in daylight",
      /\b(?:sun ?light|sunshine|in the sun|bright (?:light|sun)|daylight|outdoors|outside)\b/,
    ),
    told(
      "no extra layer needed underneath",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no|without) (?:have to |need(?:ing|ed)? (?:to )?|wear(?:ing)? |\w+ )?(?:a |an |any )?(?:slips?|camis?|camisole|under ?-?shirt|tank top) (?:is |was )?(?:needed|required|necessary|under\w*)\b|\b(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:need|have to wear) (?:a |an )?(?:slip|cami|camisole|undershirt)\b/,
    ),
    point(
      "keeps underwear hidden",
      /(?:\bnot|\bno|\bnever|\bcannot|\bnothing|\bwithout|\b(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t)\b[^.!?]{0,20}\b(?:see|seeing|shows?|showing|notice|visible)\b[^.!?]{0,20}\b(?:underwear|panty|panties|bra|undies|thong)\b|\b(?:underwear|panty|panties|bra|undies|thong) (?:lines? )?(?:does not|do not|never|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:\w+ )?show\b/,
    ),
    point("not sheer even when wet", /\b(?:wet|swim\w*|in the water|pool)\b/),
    point(
      "nice and substantial",
      /(?<!\b(?:not|too|n.t|never) (?:\w+ )?)\b(?:thick(?:er)?|heavy ?-?weight|substantial)\b/,
    ),
    point(
      "not sheer even when stretched",
      /\bstretched\b|\b(?:when|even if|even as|as) (?:\w+ ){0,3}stretch(?:es|ing)?\b/,
    ),
    point("double-layered material", /\bdouble[- ]?(?:layer(?:ed|s)?|lined|lining)\b|\b(?:two|2) layers\b/),
    point("suitable for work", /\b(?:at|to|for) work\b(?! ?-?outs?)|\bthe office\b/),
    point(
      "light without being sheer",
      /(?<!\b(?:not|too|n.t|never) (?:\w+ )?)\b(?:light ?-?weight|airy|breathable|thin (?:but|yet)|light (?:but|yet|enough|fabric|material))\b/,
    ),
  ],
  pockets: [
    naming(
      "room for {}",
      ["device", "toiletry", "paper", "gear", "garment", "tool", "food", "kitchenware", "drink"],
      /(?<!\b(?:needs?|wish|without|missing|lacks?)\b[^.!?]{0,40})\bpockets?\b[^.!?]{0,30}\b(?:for|holds?|hold|fits?|to put|to hold|to carry|to store|to keep|to fit|carry|carries) (?=\w)/,
    ),
    point("holds a bottle", /\bbottles?\b/),
    point("keeps keys handy", /\bkeys?\b/),
    point("holds a wallet or cards", /\b(?:wallets?|credit cards?|cards|money|cash)\b/),
    point(
      "cozy for the hands",
      /\bhands? (?:\w+ )?warm\b|\bwarm(?:s|ing)? (?:my |your |the )?hands\b|\b(?:fleece|fleecy|fuzzy|lined|soft)[- ](?:\w+ )?pockets?\b|\bpockets? (?:is|are) (?:\w+ )?(?:lined|fleece|warm|soft)\b/,
    ),
    point("holds pet snacks or waste bags", /\b(?:treats|poop bags?|waste bags?|poo bags?|doggie bags?)\b/),
    point(
      "within easy reach at the side",
      /\b(?:hip ?-?belt|side pockets?|hip pockets?|thigh pockets?|leg pockets?|outside pockets?|pockets? on (?:the|each|both|either) (?:sides?|hips?|thighs?|legs?))\b/,
    ),
    point(
      "holds passports or tickets",
      /(?<!\b(?:needs?|wish|without|missing|lacks?)\b[^.!?]{0,40})\b(?:passports?|boarding pass(?:es)?|tickets?)\b/,
    ),
    told(
      "keeps things from falling out",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|never|without|nothing|no) (?:\w+ ){0,2}(?:fall(?:s|ing|en)?|slip(?:s|ping)?|bounc(?:e|es|ing)|fly\w*) out\b(?=[^.!?]{0,40}\bpockets?\b)|\bpockets?\b[^.!?]{0,50}\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|never|without|nothing) (?:\w+ ){0,2}(?:fall(?:s|ing|en)?|slip(?:s|ping)?|bounc(?:e|es|ing)) (?:right )?(?:out|around)\b/,
    ),
    point(
      "keeps belongings organized",
      /\b(?:separat(?:e|es|ing|ed)|organi[sz]\w*|compartments?|(?:pocket|place|spot) for everything)\b/,
    ),
    point("holds a pair of glasses", /\b(?:sun ?-?glasses|glasses|readers)\b/),
    point(
      "real and not just for show",
      /\b(?:real|actual|functional|functioning|usable|true|not fake) (?:\w+ )?pockets?\b|\bpockets? (?:\w+ )?(?:are|is) (?:\w+ )?(?:real|functional|usable|not fake)\b/,
    ),
    point(
      "lies flat without bulging",
      /\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|without|never) (?:\w+ )?(?:bulg(?:e|es|ing)|bulk\w*|stick(?:s|ing)? out|gap(?:e|es|ing)?)\b|\blies? flat\b|\blay flat\b/,
    ),
  ],
};
