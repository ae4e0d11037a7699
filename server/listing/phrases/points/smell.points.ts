import { HINTS } from "./hints.ts";
import { naming, type Point, point, told } from "./point.ts";

export const SMELL_POINTS: Readonly<Record<string, readonly Point[]>> = {
  smell: [
    naming(
      "smells like {}",
      ["plant", "food"],
      /(?<!(?:\b(?:no|not|never|without|nor)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} )\bsmell(?:s|ing|ed)? (?:\w+ )?(?:just |exactly |faintly |slightly |a bit |a lot )?(?:like|of) (?:a |an |the |real |fresh |fresh-?ly |cut )*(?!(?:\w+ ){0,3}(?:fish|vinegar|garlic|onions?|cheese|feet|dogs?|chemicals?|burnt|gas|oil|rotten|milk|smoke|barn)\b)(?=\w)/,
    ),
    point(
      "a hint of lavender",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:lavender)\b.{0,15}\b(?:scent\w*|smell\w*|fragrances?|aroma)\b|(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:scent\w*|smell\w*|fragrances?|aroma)\b(?: (?!no\b|not\b)[\w,]+){0,4} (?:lavender)\b|\bsmell \(lavender/,
    ),
    ...HINTS,
    point("a hint of rose", /\brose(?:s|y)?\b.{0,12}\b(?:scent|smell|fragrance|aroma)\b/),
    point(
      "a woodsy scent",
      /(?<!(?:no|not|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\b(?:cedar|pine|wood|lumber)\b.{0,12}\bsmells? (?:great|good|nice|lovely|clean|wonderful|amazing)\b|\bsmells?\b.{0,12}\b(?:of|like) (?:a |fresh |fresh cut |real )*(?:cedar|pine|wood|lumber)\b/,
    ),
    point(
      "a nice leather scent",
      /\bleather smells? (?:\w+ )?(?:wonderful|good|great|amazing|nice|lovely|fantastic)\b|\b(?:nice|good|great|rich|lovely|wonderful) leather (?:smell|scent)\b|\bleather\b.{0,45}\bsmells? like a saddle\b/,
    ),
    point(
      "a light scent",
      /(?<!\b(?:not|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|too)(?: \w+)? )\b(?:light|subtle|faint|mild|delicate)\b(?: \w+){0,3} (?:scent|smell|fragrance|aroma)s?\b|\b(?:scent|smell|fragrance|aroma)s? (?:is|are|was) (?:\w+ (?:and |but )?)?(?:light|subtle|faint|mild|delicate)\b|\bsmells? (?:\w+ )?but subtle\b|\bsmelling faintly\b/,
    ),
    point(
      "not overpowering",
      /(?:\b(?:not|never|without being)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:over(?:power|whelm|bear)\w*|too strong|too much|perfume[ -]?y)\b/,
    ),
    point(
      "a clean scent",
      /\bclean\b,?(?: (?!leaves?\b|no\b|and\b)\w+){0,2} (?:smell|scent|fragrance)\b|\b(?:smells?|smelling) (?:\w+ )?clean\b|\b(?:smell|scent|fragrance) is (?:\w+ )?clean\b|\bfresh and clean\b/,
    ),
    point(
      "a fresh scent",
      /\bfresh,?(?: \w+){0,2} (?:smell|scent|fragrance)\b|\bsmells?(?: \w+)? fresh\b(?! (?:cut|baked|pine|linens?))|\bfresh (?:linen|baked|clean)/,
    ),
    point(
      "does not smell like perfume",
      /(?:\b(?:not|without being|no)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?perfum(?:e ?-?y|y|ed)\b/,
    ),
    point(
      "fills a room with scent",
      /\b(?:fills?|filled) (?:the|my|our)(?: \w+)? (?:room|house|bathroom|home|kitchen|apartment|space)\b|\b(?:makes?|made) (?:the|my|our) (?:whole |entire )?(?:house|kitchen|room|home|bathroom|apartment) smell\b|\b(?:whole|entire) (?:house|kitchen|room|home) smell(?:s|ed) (?:\w+ )?(?:good|great|nice|amazing|wonderful)\b/,
    ),
    point(
      "scent lasts for days",
      /\b(?:smell|scent|fragranc|aroma)\w*\b[^.;]{0,40}\bfor (?:\w+ )?(?:days|(?:over |more than )?a (?:whole )?week)\b/,
    ),
    point(
      "scent lingers for hours",
      /\b(?:smell|scent|fragranc|aroma)\w*\b[^.;]{0,60}\b(?:linger|last|stay)\w*\b[^.;]{0,40}\b(?:for hours|all day)\b/,
    ),
    point(
      "leaves hair smelling good",
      /\bhair smell(?:s|ing|ed)? (?:\w+ )?(?:good|great|nice|amazing|wonderful|fresh|clean|lovely|fantastic)\b/,
    ),
    point(
      "leaves skin smelling good",
      /\b(?:skin|body)\b(?: (?!it\b|they\b)\w+){0,4} smell(?:s|ing) (?:\w+ )?(?:good|great|nice|amazing|wonderful|fresh|clean|lovely)\b/,
    ),
    point(
      "leaves laundry smelling good",
      /\b(?:clothes|laundry|towels|(?<!dryer )sheets|linens)\b(?: \w+){0,3} smell(?:s|ing)? (?:\w+ )?(?:good|great|nice|amazing|wonderful|fresh|clean)\b/,
    ),
    point(
      "leaves a pet's coat smelling good",
      /\b(?:dogs?|doodle|coat|fur|puppy|cat)\b(?: \w+){0,3} smelling (?:\w+ )?(?:good|great|nice|fresh|clean|amazing)\b|\bleaves my \w+ smelling faintly\b/,
    ),
    point(
      "works for several cats",
      /\b(?:two|three|four|five|six|multiple|several|2|3|4|5|6) (?:\w+ )?(?:cats|males|females|kitties|kittens)\b|\beven with \d+ of them\b/,
    ),
    point(
      "no noticeable urine smell",
      /(?:\b(?:no|not|never|without|gone|cannot|keeps?|control\w*)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t\b)[^.;]{0,30}\b(?:pee|urine|ammonia)\b|\b(?:pee|urine|ammonia|accident)\b[^.;]{0,50}\b(?:smell|odor) (?:is|was) gone\b/,
    ),
    point(
      "no odor for guests to notice",
      /\b(?:guests?|visitors?|company|people)\b.{0,15}(?:\b(?:cannot|never|not|no)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t\b)(?: \w+)? (?:tell|smell|notice\w*|know)\b/,
    ),
    point(
      "no fishy smell",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^,.;]{0,30}(?<!\blike the )\bfishy\b/,
    ),
    point(
      "no gasoline smell",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^,.;]{0,25}\b(?:like|of) (?:\w+ and )?(?:gas|gasoline|petrol)\b|\bno (?:gas|gasoline) (?:smell|odor|fumes)\b/,
    ),
    point(
      "no bleach smell",
      /(?:\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b|\bnone of)[^,.;]{0,25}\bbleach\b/,
    ),
    point(
      "no more musty smell",
      /\b(?:musty|mildew)\b[^.;]{0,25}\b(?:gone|disappear\w*|went away|goes away)\b|(?:\bno more|\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)\b[^.;]{0,25}\b(?:musty|like mildew)\b/,
    ),
    point(
      "does not hold odors",
      /(?:\b(?:not|never)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?(?:hold|retain|trap|absorb|pick up|take on)(?: on to| onto)?(?: \w+)? (?:stinks?|stench|odou?rs?|smells?)\b/,
    ),
    point(
      "no odor even after sweating",
      /(?:\b(?:never|no|not|less)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t\b)[^.;]{0,25}\b(?:stinks?|stinky|smells?|smelly|odou?rs?)\b[^.;]{0,40}\b(?:sweat\w*|workouts?)\b|\bsweat(?:y|ing|s)?\b[^.;]{0,50}\b(?:no|not|never|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:stinks?|smell|odou?r)\b|\bsweatband\b.{0,80}\bnever stinks\b/,
    ),
    point(
      "no smell when first opened",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^,;.]{0,40}\b(?:smell\w*|odou?r)\b[^;.]{0,40}\b(?:when (?:you|i|we) (?:open|take|opened|took|unpack)\w*|out of the (?:box|bag|package|packaging))/,
    ),
    point(
      "no smell left on hands",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^.;]{0,12}\bsmell on my hands\b|\bhands (?:do ?n['’]?t|never) smell\b|\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^.;]{0,12}\b(?:smell|odor) (?:left )?on (?:the |your |my )?hands\b/,
    ),
    point("gives off no smoke", /\b(?:no|without(?: any)?|free of) smoke\b/),
    point(
      "any smell fades within minutes",
      /\b(?:smell|scent|odor)\b[^.;]{0,40}\b(?:goes|went|gone|fades?|faded|dissipate[sd]?|disappear(?:s|ed)?)\b[^.;]{0,20}\bminutes\b/,
    ),
  ],
  cleaning: [
    point(
      "can be hosed off",
      /(?<!\b(?:then|had to|have to|hoping|supposed to) (?:[\w ,]+ )?)\b(?:hos(?:e|es|ed|ing) (?:(?:it|them|this|that) )?(?:right |easily )?(?:off|down|out)|(?:with|under) (?:a|the|my) (?:garden )?hose|easy to hose)\b/,
    ),
    point(
      "rinses off under the faucet",
      /\b(?:under|with|in) (?:the |a )?(?:running |hot |warm |cold )*(?:tap|faucet)\b|\b(?:run|ran|rinse[sd]?|hold|put|stick) (?:(?:it|them|this|that|the \w+) )?(?:off |out )?under (?:the |some )?(?:running |hot |warm |cold )*water\b/,
    ),
    point(
      "all parts go in the dishwasher",
      /\b(?:all|every)\b(?: of)?(?: the| its)? (?:\w+ )?(?:parts?|pieces?)\b.{0,30}\bdishwasher\b/,
    ),
    point(
      "goes on the dishwasher's top rack",
      /(?<!\b(?:lids?|tops?|caps?|straws?) (?:go |goes )?(?:on|in|onto) (?:the )?)\btop rack\b|\btop shelf of the dishwasher\b/,
    ),
    point("comes through the dishwasher well", /\bdishwasher\b.{0,45}\b(?:like|as good as|brand) new\b/),
    point(
      "grease wipes right off",
      /\bgrease\b.{0,30}\b(?:wip(?:es|ed)|rinse[sd]?|washe[sd]|comes?|came)\b.{0,8}\b(?:off|out|away)\b|\bwip(?:es?|ed) (?:the )?grease (?:right )?(?:off|away)\b/,
    ),
    point(
      "mud comes right off",
      /\bmud\b.{0,30}\b(?:wipes?|rinses?|brushe?s?|brushed|hoses?|shakes?|washe?s?|comes?|came|falls?)\b.{0,10}\b(?:off|out|away)\b|\b(?:wipe|rinse|brush|wash|hose|knock|shake)s? (?:the |off (?:the )?)?mud\b/,
    ),
    point(
      "drool wipes right off",
      /\b(?:drool|slobber)\b.{0,20}\b(?:wipes?|rinses?|washes|comes?)\b.{0,8}\b(?:off|out|away)\b/,
    ),
    point(
      "spills wipe right up",
      /\b(?:wip(?:es?|ed)|clean(?:s|ed)?)\b.{0,12}\b(?:clean )?of (?:the |all )?(?:spaghetti|sauce|salsa|ketchup|juice|spills?|crumbs|milk|syrup|food|yogurt|flour)\b|\b(?:spills?|spaghetti|sauce|salsa|ketchup|juice|crackers|milk|syrup|yogurt)\b.{0,25}\b(?:wip(?:es?|ed)|comes?|came)\b.{0,8}\b(?:off|up|away|out)\b|\bgotten out (?:spaghetti|ketchup|juice|coffee|wine|sauce)\b/,
    ),
    naming(
      "lets {} wipe right off",
      ["food", "stain", "debris", "art"],
      /\bwip(?:es|ed) (?:right |up )?clean of (?=\w)/,
    ),
    point(
      "stains come out",
      /\bstains? (?:\w+ )?(?:come|comes|came|wash|washes|washed|wipe|wipes|wiped|rinse|rinses|lift|lifted) (?:right |easily |straight )?(?:out|off)\b|\bgot(?:ten)? (?:\w+ ){1,3}out with (?:a|some|just|cold|warm)\b/,
    ),
    point("no staining", /\b(?:has|have|had)(?: ?n['’]?t| not| never) stained\b|\bno stains\b/),
    point(
      "no residue left behind",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,4}? residue\b|\bresidue[- ]free\b/,
    ),
    point(
      "no streaks left behind",
      /\b(?:no|without|zero|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t \w+ any) streak(?:s|ing)?\b|\bstreak[- ]free\b/,
    ),
    point("wipes off without ghosting", /\b(?:no|without|zero) ghosting\b/),
    point(
      "marker wipes off the board",
      /\b(?:white ?board|dry[- ]erase)\b.{0,60}\b(?:wip(?:es?|ed|ing)|eras(?:es?|ed|ing)|clean)\b/,
    ),
    point(
      "needs only soap and water",
      /\b(?:just|only|with)(?: some| a little| warm| mild)* (?:(?:dish )?soap and (?:warm |hot )?water|soapy water|(?:mild |gentle )?dish ?soap)\b/,
    ),
    point("wipes down with a paper towel", /\bwith (?:just )?a (?:dry |damp |wet )?paper towel\b/),
    point(
      "takes just a few minutes",
      /\b(?:clean\w*|wip\w+|wash\w*|rins\w+)\b(?:(?!\bdry\b|\bsit\b)[^.;]){0,50}\b(?:takes?(?: me| about| only| just| less than| maybe| like)*|took(?: me| about| only| just)*|in|under|within|in under|in about) (?:a|one|two|a couple(?: of)?|a few|1|2|30|60|thirty)(?: or two)? (?:minutes?|seconds?)\b/,
    ),
    point(
      "dries fast after washing",
      /\b(?:rins\w+|wash\w*|hos(?:e|es|ed)|clean\w*)\b.{0,45}\bdr(?:y|ies|ied)\b.{0,15}\b(?:fast|quick\w*|in (?:about |under )?(?:\w+ )?(?:minutes|hour|time))\b/,
    ),
    told(
      "crumb tray slides out",
      /\bcrumb tray (?:\w+ )?(?:slides?|pulls?|comes?|lifts?|pops?)(?: right| easily| straight)? (?:out|off)\b|\b(?:removable|pull-?out|slide-?out) crumb tray\b/,
    ),
    told(
      "does not show fingerprints",
      /\b(?:does|do|did)(?: ?n['’]?t| not) (?:show|attract|collect|hold|pick up|take|get) (?:any |all |your )?finger ?prints?\b|\bno (?:\w+ )?finger ?prints\b(?! (?:sensor|reader|scanner))|\bfinger ?print[- ](?:resistant|proof|free)\b/,
    ),
    point(
      "few crevices to trap grime",
      /\b(?:no|without|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t have|few|not many)\b(?: \w+){0,3} (?:crevices?|nooks|crannies|seams|grooves|cracks|places|spots)\b.{0,20}\b(?:hide|collect|trap|trapped|get stuck|build up|gunk|crumbs|food|dirt|grime)\b/,
    ),
    point(
      "lifts out for washing",
      /\b(?:basket|tray|bowl|pot|plates?|liner|insert|filter|blades?|tank|cup)s? (?:just |easily |simply )?(?:lifts?|slides?|pops?|pulls?|comes?|twists?)(?: right| easily| straight)? (?:out|off)\b.{0,60}\b(?:wash\w*|rins\w*|dishwasher|sink|soap\w*)\b/,
    ),
    point(
      "lifts out for cleaning",
      /\b(?:basket|tray|bowl|pot|plates?|liner|insert|filter|blades?|tank|burr|cup)s? (?:just |easily |simply )?(?:lifts?|slides?|pops?|pulls?|comes?|twists?)(?: right| easily| straight)? (?:out|off)\b(?!.{0,60}\b(?:wash|rins|dishwasher|sink|soap)).{0,60}\b(?:clean\w*|brush\w*)\b/,
    ),
  ],
};
