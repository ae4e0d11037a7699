import { naming, type Point, point, told } from "./point.ts";

export const FINISH_POINTS: Readonly<Record<string, readonly Point[]>> = {
  finish: [
    point(
      "no peeling",
      /(?:\b(?:no|not|never|without|nothing)|n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)(?: any| started(?: to)?| even| has| is)? peel(?:s|ed|ing)?\b(?! my)/,
    ),
    told(
      "printing does not rub off",
      /\b(?:print(?:ing)?|lettering|letters|labels?|logos?|numbers|markings|design|words)(?: \w+)? ?(?:has|have|had|does|do|did|will|wo|is|are)? ?(?:not|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|never) (?:\w+ )?(?:rub(?:bed|bing|s)?|worn|wear|wore|flaked?|scratch(?:ed)?|come|came|peel(?:ed)?|wash(?:ed)?) (?:off|away)\b|\bnone of the (?:print\w*|letter\w*|labels|numbers|markings) (?:\w+ ){0,2}(?:rubbed|worn|flaked|washed|faded)\b/,
    ),
    told(
      "no fading in the wash",
      /\b(?:wash(?:ed|es|ing|ings)?|dishwasher|laundry)\b[^.!?]{0,35}\b(?:no fading|(?:not|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|never) fad(?:e|ed|ing)|without fading)\b|\b(?:no fading|(?:not|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|never) fad(?:e|ed|ing)(?: any)?|without fading)\b[^.!?]{0,35}\b(?:wash(?:ed|es|ing|ings)?|dishwasher|laundry)\b/,
    ),
    told(
      "no fading in the sun",
      /\b(?:sun(?:light|shine)?|summers?|outside|outdoors)\b[^.!?]{0,35}(?:\b(?:no fading|not fad(?:e|ed|ing)|never faded|without fading)\b|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt) fad(?:e|ed|ing)\b)|(?:\b(?:no fading|not fad(?:e|ed|ing)|never faded|without fading)\b|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt) fad(?:e|ed|ing)\b)[^.!?]{0,35}\b(?:sun(?:light|shine)?|summers?|outside|outdoors)\b/,
    ),
    naming(
      "no scratches on {}",
      ["kitchenware", "surface", "furniture", "device"],
      /(?:(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|\bnot|\bnever|\bwithout|\bno) (?:\w+ )?scratch(?:es|ing|ed|y)?(?: up)?(?: on)? (?:my|our|the|your|his|her) (?=\w)/,
    ),
    point(
      "no visible marks",
      /\b(?:not|no|hardly|barely|nary|without)(?: so much as)?(?: a| an| one| any| a single)? (?:scuffs?|scuffing|nicks?|dings?)\b|\b(?:not|hardly|nary|not so much as) (?:a|one|a single) scratch\b|\bno (?:scuffs or )?scratches\b/,
    ),
    point(
      "no scratches after months of use",
      /\b(?:months?|years?|summers|winters|daily|every day|semesters?)\b[^.!?]{0,50}(?:\bno|\bnot|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|\bwithout|\bone)\b[^.!?]{0,12}\bscratch(?:es|ed)?\b(?! (?:my|the|our|his|her))|(?:\bno|\bnot|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|\bwithout) (?:\w+ )?scratch(?:es|ed)?\b(?! (?:my|the|our|his|her))[^.!?]{0,40}\b(?:months|years?|summers|winters)\b/,
    ),
    point(
      "days of wear without chipping",
      /\b(?:days|weeks?)\b[^.!?]{0,30}(?:\bno|\bwithout|\bnot|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)) (?:\w+ )?chip\w*|(?:\bno|\bwithout|\bnot|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)) (?:\w+ )?chip\w*[^.!?]{0,30}\b(?:days|weeks?|hours)\b/,
    ),
    point(
      "no chips after months of use",
      /\b(?:months?|years?|summers|winters)\b[^.!?]{0,40}(?:\bno|\bwithout|\bnot|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt))(?: \w+){0,3} chip\w*|(?:\bno|\bwithout|\bnot|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)) (?:\w+ )?chip\w*[^.!?]{0,40}\b(?:months|years?|summers|winters)\b/,
    ),
    point("matte rather than shiny", /\bmatt?e (?:finish|surface|black|coating|texture|color|look|white|paint)\b/),
    point(
      "a brushed metal look",
      /\bbrushed (?:nickel|finish|steel|aluminum|metal|stainless|chrome|brass|bronze|gold)\b/,
    ),
    point(
      "a glossy sheen",
      /\b(?:glossy|shiny|high[- ]gloss)(?: \w+)? (?:finish|surface|coating|paint)\b|\bfinish (?:is|was) (?:\w+ ){0,2}(?:shiny|glossy)\b/,
    ),
    point(
      "smooth with no rough spots",
      /\bno (?:rough (?:spots?|edges?|welds)|burrs?|splinters?|drips|bubbles)\b|\bsmooth (?:as|to the touch|all over|with no)\b|\bflawless\b/,
    ),
    told(
      "color does not run",
      /\b(?:colou?rs?|dye)(?: \w+)? (?:has|have|did|do|does|is|are|wo|will)? ?(?:not|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|never) (?:\w+ )?(?:bleed|bled|bleeding|run|ran|running|rub|transfer)\b(?! (?:through|out|small|large))|\bno (?:colou?r|dye) (?:bleed\w*|transfer|run\w*|rub)\b|\bno problem with the dye running\b/,
    ),
    told(
      "does not turn skin green",
      /(?:(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|\bnot|\bnever) (?:\w+ )?turn(?:ed|s|ing)? (?:my|her|his|the|your) (?:\w+ )?(?:skin|fingers?|wrist|neck|ears?|arm) (?:\w+ )?green\b|\bno green (?:finger|fingers|skin|marks?|neck|wrist)\b/,
    ),
    told(
      "wood grain that shows through",
      /\b(?:wood )?grain(?: \w+)? (?:shows|showing|comes) (?:through|up|nicely|beautifully|well)?/,
    ),
    point(
      "wipes clean",
      /\b(?:smudges?|marks?|fingerprints?|scuffs?|stains?)\b[^.!?]{0,15}\bwip(?:e|es|ed) (?:right )?(?:off|away|clean)\b|\bwip(?:e|es|ed) (?:right )?(?:off|away|clean)\b/,
    ),
    point(
      "no flaking",
      /\b(?:lettering|letters|paint|coating|finish|print\w*|gold|silver|plating|colou?r|enamel|polish|rust)\b[^.!?]{0,25}(?:\b(?:no|not|never|without|nothing)|n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)(?: any| started(?: to)?| even| has| is)? flak(?:e|es|ed|ing)\b(?! skin)/,
    ),
  ],
  acceptance: [
    told(
      "eaten down to the last bite",
      /\blick(?:s|ed|ing)? (?:the|his|her|their|every) (?:\w+ )?(?:bowls?|plates?|dish(?:es)?)\b|\blick(?:s|ed) (?:it|the \w+) clean\b|\b(?:does ?n['’]?t|did ?n['’]?t|do ?n['’]?t|never) (?:leave|leaves) a (?:crumb|bite|single)\b|\bcleans? (?:his|her|their) (?:bowls?|plates?)\b/,
    ),
    told(
      "gobbled up in no time",
      /\b(?:dogs?|cats?|pup\w*|kids?|kitt\w+|birds?|he|she|they|son|daughter|husband|boys?|girls?|horses?|hens|chickens|all)(?: \w+)? (?:gobbl|scarf|wolf|inhal|gulp|chow)(?:s|e|es|ed|led|les|le|ing|fs|fed|p|ps|ped)? (?:it|them|this|these|down|up|his|her|their)\b/,
    ),
    told(
      "brings pets running",
      /\b(?:dogs?|cats?|pup\w*|kitt\w+|he|she|they|horses?|birds?|chickens|hens|lab|aussie|beagle)(?: \w+){0,2} (?:comes?|came|coming) (?:running|flying|trotting|galloping)\b/,
    ),
    told(
      "has them asking for more",
      /\b(?:kids?|children|sons?|daughters?|boys?|girls?|grand\w+|husband|wife|he|she|they|students|class|family|dogs?|cats?|toddler|old|everyone)(?: \w+){0,2} (?:asks?|asked|begs?|begged|asking|begging) for (?:more|seconds|another(?: one)?(?! \w)|(?:it|them|these|this) (?:again|every|each|all the time|constantly|daily|by name))\b(?! (?:for|to|time) )/,
    ),
    told(
      "carried around everywhere",
      /\b(?:dogs?|cats?|pup\w*|he|she|they|son|daughter|grand\w+|toddler|baby)(?: (?!can\b|could\b|will\b)\w+)? (?:carries|carry|drags|totes|lugs|packs) (?:it|them|this|one) (?:\w+ )?(?:around(?: with|[,.!]|$| all| everywhere)|everywhere|all over|from room)/,
    ),
    point(
      "popular enough to squabble over",
      /\b(?:fight|fights|fighting|fought|squabble|argue|arguing) over (?:it|them|these|this|who)\b/,
    ),
    point(
      "no coaxing needed",
      /\b(?:no|without|never|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt) need|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt) have to|not have to)(?: any| much)? (?:coax\w*|brib\w*|beg (?:him|her|them))\b|\bwithout (?:a|any) (?:fight|fuss|struggle|complain\w*)\b/,
    ),
    point(
      "accepted without a fuss",
      /\b(?:does ?n['’]?t|did ?n['’]?t|do ?n['’]?t|did not|does not|never|not)(?: even| at all| seem to)? (?:mind|minds|minded|fights?|fight|fuss|resist|protest|complains? about|fought)(?: (?:it|them|this|wearing|having|putting|taking|the|his|her|being)\b)/,
    ),
    point(
      "used from day one",
      /\b(?:slept|sat|ate|eaten|used|played|climbed|went|drank|scratched|wore|jumped)\b[^.!?]{0,25}\b(?:the (?:very )?(?:first|same) (?:day|night|time|evening)|within (?:minutes|an hour|seconds))\b|\btook to (?:it|them|this) (?:right away|immediately|instantly|at once|straight away)\b/,
    ),
    told(
      "greeted with excitement",
      /\b(?:dogs?|cats?|pup\w*|kids?|kitt\w+|horses?|birds?|lab|aussie|beagle|hens|chickens|rabbits?|toddler|grand\w+)(?: \w+)? (?:goes|went|go|is|are) (?:absolutely |totally |just |so |completely )?(?:crazy|nuts|wild|bonkers|bananas|excited) (?:for|over|about|when)\b/,
    ),
    told(
      "popular in the classroom",
      /\b(?:my (?:\w+ )?(?:students|class|kindergart\w+|preschoolers|\w+ graders)|the (?:students|class)|kindergarten class)(?: \w+){0,2} (?:loves?|loved|begs?|begged|enjoys?|enjoyed|asks?)\b/,
    ),
    told(
      "a hit at get-togethers",
      /\b(?:hit|success|disappeared|went (?:first|fast)|gone) (?:at|with|for) (?:\w+ ){0,3}(?:party|parties|potlucks?|cookouts?|super bowl|showers?|wedding|gatherings?|bbq|barbecue|office|guests|game night|thanksgiving|reunion|brunch)\b/,
    ),
    point(
      "a hit with spouses",
      /\b(?:husband|wife|hubby|spouse)(?: \w+)? (?:loves?|loved|likes?|liked|approves?|approved|adores?|is thrilled|was thrilled|raves?)\b/,
    ),
    told(
      "a hit with multiple pets",
      /\b(?:both|all)(?: \w+)?(?: of)?(?: my| our| the| three| four| five| six)* (?:dogs|cats|pets|pups|kitties|horses|birds|chickens|hens|fish)(?: \w+)? (?:love|loves|loved|like|likes|enjoy|enjoys|enjoyed|eat|eats|use)\b(?! on)/,
    ),
    point(
      "popular with parents and grandparents",
      /\b(?:grandpa|grandma|grandmother|grandfather|grandparents|my (?:mother|mom|dad|father|mum|parents)|dad|mom)(?: really| absolutely| just)? (?:loves?|loved|likes?|adores?|raves) (?:it|them|this|these|hers?|his|theirs|the)\b/,
    ),
    point(
      "popular with teenagers",
      /\b(?:teens?|teenagers?|teenage \w+|middle schooler|high schooler|1[3-8][- ]?(?:year|yr)[- ]?s?[- ]?olds?)(?: \w+)? (?:loves?|loved|likes?|adores?|uses?)\b/,
    ),
    told(
      "still a favorite months later",
      /\bstill (?:loves?|likes?|eats? (?:it|them)|can['’]?t get enough)\b[^.!?]{0,30}\b(?:months|years|weeks) (?:later|on)\b|\b(?:months|years|weeks) later\b[^.!?]{0,25}\b(?:he|she|they|dogs?|cats?|kids?|still)(?: still)? (?:still )?(?:loves?|likes?|enjoys?)\b|\bafter (?:\w+ ){0,2}(?:months|years)\b[^.!?]{0,20}\bstill (?:loves?|likes?|enjoys?)\b/,
    ),
  ],
  stability: [
    point("sits flat", /(?<!only )\b(?:sits?|lies|lays?|rests?|stays?|lie) (?:\w+ )?(?:flat|level)\b(?! again)/),
    point(
      "no rocking",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}rock(?:s|ing)?\b(?! ?(?:solid|steady))/,
    ),
    point(
      "no sway at full height",
      /\b(?:full|highest|maximum|max) (?:height|extension|position)\b|\b(?:fully|all the way) (?:extended|up|raised)\b|\bstanding height\b|\btop shelf\b/,
    ),
    point(
      "no shaking while typing",
      /^(?=.*\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:wobbl|shak|bounc|mov)|.*\b(?:steady|stable)\b).*\b(?:type|types|typing)\b/,
    ),
    point(
      "heavy enough not to tip over",
      /^(?!.*\b(?:wobbly|books)\b).*\b(?:weighs? a ton|heavy|weighted|hefty|(?:good|nice) weight)\b.{0,40}(?:\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t)).{0,12}\b(?:tip\w*|toppl\w*|sway\w*|knock\w*)\b/,
    ),
    point(
      "stays put around pets",
      /^(?=.*(?:\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t)).{0,25}\b(?:tip\w*|knock\w*|wobbl\w*|sway\w*|toppl\w*|fall\w*|shak\w+)\b|.*\b(?:steady|stable|barely any wobble)\b).*\b(?:dogs?|cats?|kittens?|pupp(?:y|ies)|kitty|poodle|lab|pounder)\b/,
    ),
    point(
      "holds firm around kids",
      /^(?=.*\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t).{0,25}\b(?:tip\w*|knock\w*|wobbl\w*|sway\w*|toppl\w*|fall over|rock\w*)\b).*\b(?:kids?|children|toddlers?|son|daughter|grandson|granddaughter|baby|big one climbs)\b/,
    ),
    point(
      "rock solid once mounted",
      /^(?=.*\brock[- ]?(?:solid|steady)\b).*\b(?:mount\w*|windshield|wall|bookcase|shel(?:f|ves)|clamp\w*|once (?:\w+ ){1,3}(?:up|together|assembled|installed))\b/,
    ),
    point(
      "no wobble on high settings",
      /^(?=.*\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:wobbl|shak|vibrat|walk)).*\b(?:on high|high(?:est)? (?:speed|setting)|full speed|top speed|spin cycle)\b/,
    ),
    point(
      "stands firm on uneven ground",
      /^(?=.*\b(?:stable|steady|(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt) tip|no tipping)\b)(?!.*\b(?:but|vibrat\w*|except|only)\b).*\b(?:uneven|bumpy|slop(?:e|ing|ed)|gravel|grass|sand|rough (?:ground|terrain))\b/,
    ),
    point("works well on carpet", /^(?!.*\b(?:but|except|only)\b).*\b(?:on|over) (?:\w+ ){0,3}carpet\w*\b/),
    told("rubber feet", /\brubber(?:y|ized)? (?:\w+ )?feet\b(?!(?: \w+){0,3} (?:fell|came|fall|come|missing|off))/),
    point(
      "no tipping when loaded",
      /^(?=.*\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t).{0,15}\b(?:tip\w*|toppl\w*|fall over)\b).*\b(?:when (?:it.?s |it is )?full|loaded|heavy load)\b/,
    ),
    point(
      "no sliding around",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:slid(?:e|es|ing)|slip(?:s|ping)?|scoot(?:s|ing)?|budge)\b/,
    ),
    point("suction grip", /\bsuction\b/),
  ],
};
