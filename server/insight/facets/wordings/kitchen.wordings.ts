import type { Wordings } from "./wording.ts";

export const KITCHEN_WORDINGS: Wordings = {
  compartments: [
    [
      "+",
      /(?<!\b(?:no|not|n['’]t)(?: \w+)? )\b(?:a|its|their|his|her|separate|own) (?:own )?(?:specific |separate |perfect |designated |dedicated |proper |right |little )*(?:place|spot|slot|home|pocket|compartment|section|cubby|loop|space|sleeve) for (?:absolutely |literally |just about |almost )?(?:everything|each (?!other)|every (?!one)|all (?:of )?(?:my|the|our|your)|anything|both my|my (?:laptop|keys|phone|pens?|charger|passport|water bottle|shoes|wet))/,
    ],
    [
      "+",
      /\b(?:everything|each (?:tool|piece|thing|one|bit|item|brush|game|pen|card)|every (?:tool|piece|thing|one|item)|all (?:of )?(?:my|the) \w+) (?:now |finally |in there )?(?:has|have|had|gets|stays|is|are|sits|goes|fits) (?:right |neatly |nicely |all )?(?:in )?(?:its|their|it['’]?s|a) (?:own |proper |right )*(?:place|spot|home|slot|pocket|compartment|section|cubby)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:trying|hard|harder|impossible|struggle|tough) to )\b(?:keeps?|kept|keeping|holds|helps? (?:me )?keep|stays?|have|has|got|gets) (?:everything|my \w+(?: \w+)?|all (?:of )?(?:my|the|our) \w+(?: \w+)?|the \w+(?: \w+)?|things|them|it all|stuff|our \w+|his \w+|her \w+) (?:so |neatly |nicely |very |all |well |nice and |super |completely )*(?:organi[sz]ed|separated?|sorted|apart|tidy|in (?:order|one place)|neat|from (?:touching|mixing|rolling around|getting (?:mixed|tangled|jumbled|lost|scratched|squished|crushed|smashed|mushed)|tangling|sliding around|flopping|falling together|clanking|rattling around|banging))\b(?! with (?:a|the) (?:rubber|glue))/,
    ],
    [
      "+",
      /\b(?:no|never|without) (?:more |longer |longer have to |have to )?(?:having to )?(?:dig|digging|rummag(?:e|ing)|hunt|hunting|search|searching|fishing|pawing) (?:around )?(?:for (?:my|the right|a|things|stuff)|through (?:my|the|a|everything|drawers?|bags?|piles?)|in (?:my|the) (?:bag|purse|bottom|drawer)|at the bottom|around in|to find (?:my|the right|things|anything))(?! (?:switch|button|menu|manual))/,
    ],
    [
      "+",
      /\b(?:can|could|able to|easy to|i|always) (?:now |always |actually |finally )?(?:find|see|grab|reach|get to|know where) (?:what i (?:need|want|['’]?m looking for)|everything|anything|things|my (?:keys|stuff|things|tools|pills)|any (?:tool|bit|piece|size)|all my \w+|the (?:right|one|exact) \w+|every \w+) (?:right away|at a glance|quickly|fast|easily|in (?:seconds|a second)|without (?:digging|dumping|searching|unpacking|emptying|looking)|when i (?:need|want)|instantly|in the dark)/,
    ],
    [
      "+",
      /\b(?:juice|sauce|food|peas|dressing|grapes|crackers|sandwich|snacks|fruit|yogurt|dip|colou?rs?|wet stuff|dirty (?:shoes|clothes)|shoes) (?:[\w'’-]+ )?(?:(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to)|stays?|stay) (?:touch|leak into|mix(?:ed)?|run (?:into|together)|get (?:in|into|on)|move into|away from|apart from|separate from|in (?:its|their) own|out of the other|dry in its own)/,
    ],
    [
      "+",
      /\b(?:love|like|loving|great|good|nice|clever|thoughtful|smart|well[- ]thought[- ]out|perfect|handy|useful|plenty of|lots of|loads of|tons of|so many|many|just enough|enough|right number of|ample) (?:all |the |little |different |separate |inner |inside |small |storage |that it has |having |how many |about )*(?:compartments|dividers|cubbies|cubby holes|organizer pockets|slots for|sections for|interior pockets|internal pockets)\b/,
    ],
    [
      "+",
      /\bfinally (?:organi[sz]ed|sorted|tidied) (?:my|the|our|his|her|all)\b|\b(?:my|the|our) (?:junk )?(?:drawer|purse|bag|closet|garage|pantry|toolbox|cabinet|desk|fridge|workbench|van|trunk|tackle|craft room|sewing room) (?:is|has|looks|went|are) (?:finally (?:organi|tidy|neat|in order)|so (?:organi|tidy|neat)|organi|from chaos|been this)/,
    ],
    [
      "-",
      /\b(?:just |only |basically |it['’]?s |is |as )+one (?:big |giant |large |huge |deep |single |great big )*(?:open )?(?:space|compartment|pit|hole|cavern|cave)\b(?! (?:for|with a (?:zip|divider)|where everything fits))/,
    ],
    [
      "-",
      /\b(?:no|without|without any|lacks|lacking|zero|missing|not enough|hardly any|needs|need|needed|could use|could have used|few|too few|not many|are n['’]?t any|aren['’]?t any) (?:any |inside |interior |internal |inner |real |more |some |separate |a few more )*(?:dividers?|compartments?|sections|separators?|organization|organizers?|partitions|inside pockets?|interior pockets?)(?= |[.,!]|$)(?! (?:to (?:get|break)|needed))/,
    ],
    [
      "-",
      /\b(?:everything|all (?:of )?(?:my|the) \w+|it all|things|stuff|my \w+|the (?:pieces|bits|pens|tools|colors|food|pills|cards)|contents) (?:just |always |then |inside )?(?:ends? up|winds? up|falls?|slides?|gets?|goes|rolls?|lands?|sinks?|tumbles?|shifts?|got|ended up|wound up|is|are|was|were|sits) (?:all |around |down |right )*(?:in(?:to)? |at |to |on )?(?:a |one |the |big |tangled )*(?:heap|pile|bottom of (?:the|it|my)|jumble|jumbled|mixed (?:up|together)|mess at|in a mess|mishmash|one corner|all over inside|around inside|together at the)\b/,
    ],
    [
      "-",
      /(?<!\b(?:no|never|without|n['’]t|not)(?: \w+){0,3} )\b(?:dig|digging|rummage|rummaging|hunt|hunting|fish|fishing|rooting|root|scrabble) (?:around |about )?(?:through|in|for|inside) (?:the bottom|it all|everything|it for|my keys|the bag|the whole bag|it to find|the thing|this)/,
    ],
    [
      "-",
      /(?<!\bno )\b(?:dividers?|separators?|partitions?) (?:[\w'’-]+ ){0,2}(?:falls?|pops?|comes? (?:off|loose|out (?:when|every|if|all))|slides? around|slips?|flops?|flimsy|collapses?|(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to) (?:stay|hold|fit|seal|reach|keep|go)|won['’]?t (?:stay|hold|fit)|moves around|useless|cardboard)\b(?! (?:into place|right in|in easily))/,
    ],
    [
      "-",
      /\b(?:leaks?|runs?|ran|seeps?|leaked|spills?|spilled|oozes?|slides?|slid|jumps?|hops?|fall|falls|mix) (?:over |right |through |out )*(?:from one (?:compartment|section|side|slot|spot)|into (?:the (?:other|next|neighboring)|another|every other|each other)(?: (?:section|compartment|side|slot|part))?)\b/,
    ],
  ],
  cooking: [
    [
      "+",
      /\b(?:crispy|crisp|crunchy|golden|browned|brown|caramelized|charred) (?:golden |brown )*(?:on )?(?:the )?(?:outside|outsides|edges|crust|skin)? ?(?:and|,|but|while)+ ?(?:(?:[\w'’-]+ ){0,2})(?:juicy|tender|moist|fluffy|soft|creamy|pink|chewy|pillowy) (?:on the |in the |and |still )*(?:inside|insides|middle|center|within)\b/,
    ],
    [
      "+",
      /(?<!\b(?:no|never|a decent|get a|achieve a|want a|not a|like a) )\b(?:perfect|beautiful|gorgeous|great|amazing|incredible|nice|mahogany|lovely|excellent|killer|fantastic|awesome|proper|steakhouse|even) (?:brown |golden |dark |hard )?(?:sear|char|browning|grill marks|golden crust)\b/,
    ],
    [
      "+",
      /\b(?:fries|french fries|wings|chicken|bacon|steaks?|burgers?|salmon|fish|shrimp|potatoes|tots|vegetables|veggies|brussels? sprouts|pizzas?|crusts?|bread|loaf|loaves|cookies|cakes?|muffins?|biscuits?|waffles?|pancakes?|eggs?|omelet(?:te)?s?|rice|ribs?|roasts?|turkey|pork(?: chops?)?|brisket|meat|beans|nuggets|toast|popcorn|pasta|stew|brownies|meatballs|tofu|food) (?:come|comes|came|turn|turns|turned|coming) out (?:so |super |perfectly |perfect and |very |really |nice and |always |absolutely |wonderfully |just |all )*(?:crisp(?:y|ed)?|crackl(?:y|ing)|juicy|golden|tender|moist|fluffy|crunchy|perfect(?:ly)?|great|delicious|amazing|like (?:a |the )?(?:restaurant|bakery|deep ?fried|takeout|pizzeria))\b/,
    ],
    [
      "+",
      /\b(?:best|juiciest|crispiest|fluffiest|moistest) (?:(?:[\w'’-]+ ){0,2})(?:fries|french fries|wings|chicken|bacon|steaks?|burgers?|salmon|fish|shrimp|potatoes|tots|vegetables|veggies|brussels? sprouts|pizzas?|crusts?|bread|loaf|loaves|cookies|cakes?|muffins?|biscuits?|waffles?|pancakes?|eggs?|omelet(?:te)?s?|rice|ribs?|roasts?|turkey|pork(?: chops?)?|brisket|meat|beans|nuggets|toast|popcorn|pasta|stew|brownies|meatballs|tofu|food) (?:i|we|that i|that we|my (?:husband|wife|family)) ?(?:['’]?ve|have|has)? ?(?:ever )+(?:had|made|cooked|eaten|baked|grilled|in)\b/,
    ],
    [
      "+",
      /(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,25})\b(?:cooks|cooked|bakes|baked|fries|roasts|roasted|grills|grilled|toasts|sears|browns|steams|crisps) (?:(?:[\w'’-]+ ){0,4})(?:to perfection|perfectly|beautifully|just right|all the way through|like a (?:dream|champ|charm)|evenly|without (?:burning|drying|scorching))\b(?! (?:seasoned|good|fine))/,
    ],
    [
      "+",
      /\b(?:fall(?:s|ing)?|fell) (?:right |clean )?off (?:of )?the bone\b|\b(?:fall apart|falling apart|fork|butter) tender\b|\b(?:as (?:good|crispy|crisp|crunchy) as|tastes like|just like) (?:it |they )?(?:was |were |came |from |out of |a |the |our )*(?:deep[- ]?fried|deep fryer|restaurant|steakhouse|pizzeria|wood fired|brick oven|rotisserie)\b/,
    ],
    [
      "-",
      /\b(?:burn(?:t|ed|s)|black(?:ened)?|charred|scorched|overdone|overcooked|charcoal) (?:on )?(?:the |one )?(?:outside|outsides|edges|bottom|one side|top)? ?(?:and|,|but|while|with)+ ?(?:(?:[\w'’-]+ ){0,3})(?:raw|frozen|cold|undercooked|doughy|mushy|gummy|icy|uncooked)\b/,
    ],
    [
      "-",
      /\b(?:raw|frozen|undercooked|uncooked|doughy|stone cold|half raw|half cooked|ice cold) (?:in|on) the (?:very )?(?:middle|center|inside)\b/,
    ],
    [
      "-",
      /\b(?:fries|french fries|wings|chicken|bacon|steaks?|burgers?|salmon|fish|shrimp|potatoes|tots|vegetables|veggies|brussels? sprouts|pizzas?|crusts?|bread|loaf|loaves|cookies|cakes?|muffins?|biscuits?|waffles?|pancakes?|eggs?|omelet(?:te)?s?|rice|ribs?|roasts?|turkey|pork(?: chops?)?|brisket|meat|beans|nuggets|toast|popcorn|pasta|stew|brownies|meatballs|tofu|food) (?:come|comes|came|turn|turns|turned|coming|ends up|end up) (?:out )?(?:so |all |very |really |too |half |always |either |totally |completely |a bit |kind of )*(?:soggy|rubbery|tough|mushy|burnt|burned|raw|undercooked|overcooked|pale|leathery|gummy|limp|scorched|dry|like (?:shoe )?leather|like rubber|like cardboard|like hockey)\b/,
    ],
    [
      "-",
      /\b(?:steams?|steamed|boils?|boiled|dries out) (?:(?:[\w'’-]+ ){0,4})(?:instead of|rather than|more than it) (?:(?:[\w'’-]+ ){0,2})(?:fry|crisp|brown|sear|roast|grill|toast|saut)|\b(?:food|bacon|fries|toast|meat|skin|nothing) (?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) )?(?:ever |really |even )*(?:gets?|got|turns?|comes out|came out) (?:even |really |that |very )?(?:crisp|crispy|brown|browned|golden)\b(?<!\b(?:so|very|really|nice|super) (?:crisp|crispy|brown|browned|golden))(?<!(?:food|bacon|fries|toast|meat|skin) (?:really |even )?(?:gets?|got|turns?|comes out|came out) (?:even |really |that |very )?(?:crisp|crispy|brown|browned|golden))/,
    ],
    [
      "-",
      /(?<!\bold .{0,20})\b(?:it|this|pan|pot|oven|fryer|toaster|griddle|skillet|button|setting|cooker|and|just|always) (?:just |always |still |even )?(?:burns|burned|scorches|scorched|overcooks|undercooks|incinerates|cremates) (?:everything|my|the|all|any|every|half of)? ?(?:(?:[\w'’-]+ ){0,1})?(?:(?:fries|french fries|wings|chicken|bacon|steaks?|burgers?|salmon|fish|shrimp|potatoes|tots|vegetables|veggies|brussels? sprouts|pizzas?|crusts?|bread|loaf|loaves|cookies|cakes?|muffins?|biscuits?|waffles?|pancakes?|eggs?|omelet(?:te)?s?|rice|ribs?|roasts?|turkey|pork(?: chops?)?|brisket|meat|beans|nuggets|toast|popcorn|pasta|stew|brownies|meatballs|tofu|food)|bottoms?|on one side|in the (?:middle|center))\b(?! (?:off|bits|on food|smell))/,
    ],
  ],
  nonstick: [
    [
      "+",
      /\b(?:eggs?|omelet(?:te)?s?|pancakes?|fish|salmon|cheese|crepes?|foods?|everything|cornbread|rice|chicken|bacon|burgers?|potatoes|hash ?browns|tortillas?|waffles?|muffins?|cakes?|cookies|bread|steaks?|meat|quesadillas?|batter|french toast|brownies|oatmeal|tofu) (?:just |practically |literally |all |simply |even )*(?:slides?|slid|slipped|slips|glides?|glided|dances?|skates?|pops?|popped|lifts?|lifted|releases?|released|falls?|fell|floats?) (?:right |straight |clean |easily |cleanly |around |perfectly )*(?:off|out|around|onto|easily|cleanly|like|free)\b/,
    ],
    [
      "+",
      /\b(?:nothing|not a (?:thing|crumb|scrap|bit)|no (?:food|eggs?)) (?:has |have |had |ever |even |really |at all |much )*(?:sticks?|stuck|sticking|clings?|adheres?)\b(?! (?:out|in my))/,
    ],
    [
      "+",
      /\b(?:no|zero|never any|without(?: any)?|hardly any) (?:more )?(?:sticking|stuck[- ]on(?: food| bits| egg)?|burned[- ]on|burnt[- ]on)\b(?! (?:out|keys?|buttons?|doors?|valves?|drawers?|points?))/,
    ],
    [
      "+",
      /\b(?:hardly any|no|barely any|without(?: any)?|not a drop of|almost no) (?:oil|butter|grease|cooking spray) (?:or (?:oil|butter|spray) )?(?:needed|required|necessary|and (?:nothing|it|they|eggs))\b|\b(?:eggs?|omelet(?:te)?s?|pancakes?|fish|salmon|cheese|crepes?|foods?|everything|cornbread|rice|chicken|bacon|burgers?|potatoes|hash ?browns|tortillas?|waffles?|muffins?|cakes?|cookies|bread|steaks?|meat|quesadillas?|batter|french toast|brownies|oatmeal|tofu) (?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) (?:even |ever |really |seem to )*(?:stick|cling|weld|get stuck)\b(?! (?:out|together|around))/,
    ],
    [
      "-",
      /\b(?:eggs?|omelet(?:te)?s?|pancakes?|fish|salmon|cheese|crepes?|foods?|everything|cornbread|rice|chicken|bacon|burgers?|potatoes|hash ?browns|tortillas?|waffles?|muffins?|cakes?|cookies|bread|steaks?|meat|quesadillas?|batter|french toast|brownies|oatmeal|tofu) (?:just |always |still |all |immediately |gets? |got |are |is |was |were |instantly )*(?:welds?|welded|glued?|cements?|cemented|fuses?|fused|sticks?|stuck|clung|clings?) (?:itself |themselves |on |right |so |fast |badly )*(?:to (?:it|the (?:pan|bottom|basket|surface|skillet|sides?|griddle|grill|tray|pot|wok))|like (?:glue|cement|velcro|crazy|super ?glue|mad|concrete)|no matter|even with|every time|badly|terribly|horribly)\b(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,14})/,
    ],
    [
      "-",
      /\b(?:everything|anything) (?:you (?:cook|put|make) |i (?:cook|put|make|cooked|tried) )?(?:in it )?(?:just )?(?:sticks|stuck|welds)\b(?! (?:out|together|around))|\b(?:half|most|part|a third) of (?:the |my |it |each |every )*(?:(?:eggs?|omelet(?:te)?s?|pancakes?|fish|salmon|cheese|crepes?|foods?|everything|cornbread|rice|chicken|bacon|burgers?|potatoes|hash ?browns|tortillas?|waffles?|muffins?|cakes?|cookies|bread|steaks?|meat|quesadillas?|batter|french toast|brownies|oatmeal|tofu))? ?(?:stayed|stays|was left|stuck|sticks|remained) (?:behind |stuck )*(?:in|on|to) the (?:pan|skillet|bottom|basket|waffle iron|grill|griddle|mold|tin|wok)\b/,
    ],
    [
      "-",
      /\b(?:have|had|having) to (?:scrape|chisel|pry|peel) (?:(?:[\w'’-]+ ){0,2})?(?:(?:eggs?|omelet(?:te)?s?|pancakes?|fish|salmon|cheese|crepes?|foods?|everything|cornbread|rice|chicken|bacon|burgers?|potatoes|hash ?browns|tortillas?|waffles?|muffins?|cakes?|cookies|bread|steaks?|meat|quesadillas?|batter|french toast|brownies|oatmeal|tofu)) (?:off|out|loose)\b|\bnon[- ]?stick (?:my|is (?:a )?(?:joke|lie|gone|not)|is ?n['’]?t|was (?:a )?(?:joke|gone|lie)|lasted|wore|(?:coating|surface) (?:is|was|has)? ?(?:lasted|wore|coming|came|started|quit|flaked|flaking|peeling|gone|ruined|worn)|quit)\b|\bso much for (?:being )?non[- ]?stick\b/,
    ],
  ],
  hunger: [
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:keeps?|kept|holds?|held|tides?|tided|carries|carried|gets|got|sustains?) (?:me|him|her|us|you|my (?:husband|son|kids?|boys?)) (?:(?:[\w'’-]+ ){0,1})?(?:full|satisfied|going|over|through|until|til|till|to|feeling full|satiated) (?:(?:[\w'’-]+ ){0,4})?(?:lunch|dinner|supper|noon|hours|morning|afternoon|next meal|breakfast|practice)\b/,
    ],
    [
      "+",
      /\b(?:not|n['’]?t|never) (?:even |feel |feeling |get |getting |be )*hungry (?:again )?(?:until|till|til|for|by|all|before|between)\b|\b(?:kills?|killed|curbs?|curbed|takes care of|took care of|stops|stopped) (?:the |my |those |mid ?morning |afternoon |any )*(?:hunger(?: pangs)?|munchies|growling|stomach growling|cravings|snack attacks?|snacking)\b/,
    ],
    [
      "+",
      /\b(?:sticks?|stuck) (?:to|with) (?:your|my|the|his) ribs\b|\b(?:meal|lunch|dinner|breakfast) (?:all )?(?:in|on|by) (?:itself|its own)\b|\b(?:a|one) (?:bar|bowl|cup|scoop|packet|handful|shake|serving|pouch) (?:of (?:these|them|it|this) )?(?:is|was) (?:a |my |enough |plenty |all |as |whole )*(?:meal|breakfast|lunch|dinner|for lunch|for breakfast|filling)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:very|so|super|really|surprisingly|incredibly|quite|pretty|hearty and|healthy and|tasty and|delicious and|yummy and) filling(?! (?:it|them|in|my|up|out|the|and packing|is|was))\b|\bfilling enough\b|\bfilling (?:meal|breakfast|lunch|snack|soup|bar|dinner)\b/,
    ],
    [
      "-",
      /(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|not|without|never) .{0,20})\b(?:hungry|starving|ravenous|famished|stomach (?:was |is )?(?:growling|rumbling)|raiding the (?:fridge|pantry)|looking for (?:a snack|food)|eating again) (?:again )?(?:an hour (?:later|after)|half an hour|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) (?:minutes|hours?) (?:later|after)|within (?:an|half|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several))|in (?:an hour|half an|two hours)|by (?:ten|mid ?morning|\d+))\b/,
    ],
    [
      "-",
      /\b(?:left|leaves|leaving) (?:me|us|him|her|you|my \w+) (?:still )?(?:hungry|starving|hungrier)\b|\bstill (?:hungry|starving) (?:after|an hour|when i|afterwards?)\b|\b(?:would|will|could)(?: not| ?n['’]?t) (?:even )?(?:fill|feed|satisfy) (?:up )?(?:a |an )(?:bird|mouse|toddler|hamster|squirrel|sparrow|gerbil)\b|\b(?:two|three|2|3) bites and (?:it['’]?s|it is|you['’]?re|they['’]?re|it|gone)\b|(?<!\bi )\b(?:is|are|was|were)(?: not| ?n['’]?t) (?:at all |very |really |even |that |remotely |particularly )*filling(?! (?:it|the|my|up|out|them|in))/,
    ],
  ],
  intake: [
    [
      "+",
      /(?<!\b(?:need(?:s|ed)?|should|must|has|have|had|want(?:s|ed)?|told|try|trying|tried|hop(?:e|ed|ing)|supposed|wish|would|could|if (?:he|she|it|they|i)|not|never|n['’]t) (?:[\w'’-]+ ){0,3})\b(?:drinks|drank|drinking|eats|ate|eating) (?:so |a lot |much |way |far |even |at least |about |twice |noticeably |significantly ){0,3}(?:more|twice as much|(?:two|three|four) times as much|double)\b(?! (?:than (?:he|she|it|they) (?:should|needs?)|expensive|air))/,
    ],
    [
      "+",
      /\b(?:drink(?:s|ing)?|drank|eat(?:s|ing)?) (?:way |so much |a lot |much |far |twice as much )*more (?:water|milk|fluids?|liquids?|vegetables|veggies|fruit|protein|greens|fiber)\b(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|\b(?:told|tells|need|needs|should|want|wanted|trying|try|supposed|wish|help|reminder|got to|have to)\b).{0,45})/,
    ],
    [
      "+",
      /\b(?:get|getting|got|hit|hitting|meet|reach) (?:all )?(?:in )?(?:my|his|her|their) (?:daily |full |whole |recommended )*(?:water|ounces|greens|veggies|hydration|gallon|water (?:goal|intake)) (?:in|goal|every|each|now|intake|by|for the)\b|\b(?:finish|empty|drain|refill|go through|drink) (?:it|this|the (?:bottle|cup|tumbler|jug)|the whole (?:bottle|cup|thing)) (?:twice|three times|four times|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) times|two or three times|at least (?:twice|two|three)) (?:a|every|per|before)\b/,
    ],
    [
      "+",
      /\b(?:cleaned|cleans|licked|licks|licking|polished|polishes|scraped|licking) (?:the |his |her |their |its |every )*(?:plates?|bowls?|dish(?:es)?) (?:clean|bare|spotless|every|completely)\b|\b(?:bowl|plate|lunch ?box|lunch bag|dish|bento) (?:comes|came|is always|always comes|returns) (?:home |back )*(?:completely )?(?:empty|clean)\b(?! (?:after|from the))/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:dogs?|cats?|kittens?|pupp(?:y|ies)|he|she|they|kids?|son|daughter|toddler|grandson|boys) (?:(?:[\w'’-]+ ){0,2})?(?:gobble[sd]?|devour(?:s|ed)?|inhale[sd]?|scarf(?:s|ed)?|wolf(?:s|ed)?|hoovers?|hoovered|demolish(?:ed|es)|chow(?:s|ed)) (?:it|them|this|these|the (?:whole|entire)|every (?:bit|bite|last)|everything|down|up)\b(?!.*\b(?:pages?|series|chapter|book)\b)/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:dogs?|cats?|kittens?|puppy|he|she|they|kids?|son|daughter|toddler|baby|husband|picky eater|boys) (?:(?:[\w'’-]+ ){0,3})?(?:eats?|ate|finishe[sd]|drinks?|drank) (?:it all|all of it|every (?:bite|last|drop|crumb|morsel)|the whole (?:thing|can|bowl))\b(?! (?:in a day|and (?:threw|got|was|died)))|\b(?:asks?|asked|asking|begs|begged|begging|came back|went back) for (?:seconds|thirds|another (?:bowl|helping)|a second (?:helping|bowl))\b|\b(?:finally|actually) (?:eats|eating|drinks|drinking) (?:his|her|their|vegetables|veggies|fruit|spinach|water|milk|breakfast|carrots|enough)\b/,
    ],
    [
      "-",
      /\b(?:took|takes) (?:one|a single) (?:bite|lick|sniff|sip|taste|whiff) ?(?:and|,|then|of) ?(?:(?:[\w'’-]+ ){0,4})?(?:walked|walks|turned|turns|left|spit|spat|gagged|pushed|refused|threw|ran|backed|quit)\b/,
    ],
    [
      "-",
      /\b(?:food|lunch|kibble|bowl|dish|most of it|it) (?:just )?(?:is|was|sits|sat|stays|stayed|comes|came) (?:home |back |there |in the bowl |in the dish |still |mostly |half )*(?:untouched|uneaten|not eaten)\b|\b(?:eats|ate|picks|picked) (?:right )?(?:around) (?:it|them|the (?:pieces|bits|kibble|pills?|vegetables|meat|green))\b|\b(?:leaves|left|leaving) (?:half|most|the rest) (?:of )?(?:it |them )?(?:in the (?:bowl|dish)|on the plate|uneaten|untouched)\b/,
    ],
    [
      "-",
      /\b(?:drinks?|drinking|eats?|eating) (?:way |so much |a lot |much |even )*less (?:water|milk)\b|\b(?:dogs?|cats?|kittens?|puppy|he|she|they|kids?|raccoons?|chickens|horse) (?:wo(?: not| ?n['’]?t)|would(?: not| ?n['’]?t)|refuses? to|refused to) (?:even )?(?:eat|drink|finish|swallow|taste) (?:it|them|this|these|any of|more than)\b(?<!\b(?:other|last|old) .{0,30})/,
    ],
  ],
};
