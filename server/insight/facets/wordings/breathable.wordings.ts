import type { Wordings } from "./wording.ts";

export const BREATHABLE_WORDINGS: Wordings = {
  breathable: [
    [
      "+",
      /\b(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer) (?:\w+ ){0,3}(?:sweat(?:y|ing|ed|s)?(?! (?:it|the small|stain))|overheat(?:s|ed|ing)?|get(?:s|ting)? (?:\w+ )?(?:hot|sweaty|clammy|stuffy|swampy|steamy|muggy)|got (?:\w+ )?(?:hot|sweaty|clammy|stuffy)|feel(?:s|ing)? (?:\w+ )?(?:hot|stuffy|clammy|sweaty|stifled|suffocated|suffocating)|felt (?:\w+ )?(?:hot|stuffy|clammy|sweaty)|wake up (?:\w+ )?(?:hot|sweaty|soaked|drenched|in a)|woke up (?:\w+ )?(?:hot|sweaty|soaked|drenched)|woken up (?:\w+ )?(?:hot|sweaty|soaked)|stick(?:s|ing)? to (?:my|your|me|the skin)|cling(?:s|ing)? to (?:my|me)|suffocat\w*|trap(?:s|ped|ping)? (?:\w+ )?(?:heat|sweat|moisture)|hold (?:in )?(?:the )?heat|rotisserie|steam(?:s|ed)? up|hot in there)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|less|without(?: any| the)?|no more|not a drop of|hardly any|bye|never any) (?:more |single )?(?:night sweats|sweating|sweaty (?:feet|back|head|hands|ears|pits|palms|toes|neck)|swamp\w*(?: \w+)?|clamm(?:y|iness)|stuffiness|condensation|sweat (?:stains?|marks?|in|under|on|running|dripping|by)|overheating|hot flashes|stuffy (?:air|smell)|boob sweat|helmet hair|sticking to (?:my|me|the))\b/,
    ],
    [
      "+",
      /\b(?:lets?|letting|allows?|allowing|keeps?|gets?|gives?) (?:in |through )?(?:the |my |your |a |some |enough |plenty of |lots of |good |nice |fresh )*(?:\w+ )?(?:air|heat|breeze|cross breeze|skin|feet|foot|head|airflow|air flow|wind) (?:to )?(?:flow\w*|mov(?:e|es|ing)|pass\w*|get|go|going|come|in|out|through|escape|circulat\w*|breathe|blow)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:air|breeze|airflow|cross breeze) (?:(?!not\b|never\b|\w*n['’]?t\b)[\w'’-]+ ){0,2}(?:flows?|moves?|passes|blows?|goes|comes|gets|circulates?|came|flowed|blew|went|sails) (?:right |straight |freely |nicely |around |all )?(?:through|in\b|under|around|from|between)/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:keeps?|kept|keeping) (?:me|us|him|her|you|my (?:\w+ )?(?:feet|head|back|body|neck|legs|skin|dog|husband|wife|son|daughter|baby|toes|hands)) (?:\w+ )?(?:nice and |so |really |very |comfortably |super |pretty )?(?:cool|cooler|from (?:sweating|overheating|getting (?:hot|sweaty)))\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:i|we|he|she|you|they|feet|head|back|husband|wife|body|baby|dog) (?:\w+ )?(?:stay|stays|stayed|sleep|sleeps|slept|am|remain(?:s|ed)?|keeps?|was|were|feels?|felt) (?:nice and |so |really |very |comfortably |perfectly |much |a lot |super )?(?:cool|cooler|airy|cool and dry|dry and cool)\b(?! (?:with (?:it|that)|about|to see|kid|guy|mom|dad))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:sleeps?|wears?|feels?|runs?) (?:nice and |so |really |very |much |super )?(?:cool|cooler|airy|breezy|light and airy)(?: (?:in|on|even|all|through|to|against|and|at|enough)\b|[.,!]|$)/,
    ],
    [
      "+",
      /\b(?:cool (?:side of the pillow|to the (?:touch|skin)|against (?:my|the|your) skin|and (?:crisp|airy|breathable|breezy|dry|light))|light and airy|airy and light|well ventilated|nice(?:ly)? ventilated|like (?:wearing |having |sleeping (?:in |under |on )?)?(?:a |the )?(?:breeze|air conditioning|cool sheets)|(?:great|good|excellent|nice|plenty of|lots of|amazing|decent|enough) (?:air ?flow|ventilation|breathability|air circulation|cross ?breeze|air movement))\b/,
    ],
    [
      "+",
      /\b(?:hot sleepers?|sleep hot|hot flashes|menopaus\w*|furnace|night sweats|sweats? (?:a lot|like|at night|easily)|run hot|runs hot|heavy sweater)\b[^.]{0,60}\b(?:stays? (?:\w+ )?(?:cool|dry|comfortable)|love (?:it|them|these)|perfect|saved|fine|cooler|helps?|helped|dry|comfortable|lifesaver|godsend|no problem|not hot|gone|wonderful)\b/,
    ],
    [
      "+",
      /\b(?:\d\d+|hundred|triple digit|ninety|eighty)[- ]?(?:degrees?|heat|f\b|plus)[^.]{0,40}\b(?:still |stayed |and |was |were |felt |i was |feet were |without )(?:\w+ )?(?:fine|cool|comfortable|ok|okay|not (?:hot|sweaty|sweating)|sweating|dry|breathable|melting)\b/,
    ],
    [
      "+",
      /\b(?:breathes? (?:so |very |really |quite |pretty )?(?:well|good|easily|great|nicely|beautifully|better|like|even|in|and)|(?:they|it|fabric|material|mesh|cotton|linen|upper|this|these|mattress|sheets?|shirts?) (?:really |actually |does |do )?breathes?\b(?! (?:in|fumes))|breathe (?:so |really |very )?(?:well|good|nicely|easily|great))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:made|makes|making|had|left|leaves|leaving) (?:me|my (?:[\w'’-]+ ){0,1}\w+|him|her|us|you|your (?:[\w'’-]+ ){0,1}\w+|his (?:[\w'’-]+ ){0,1}\w+) (?:\w+ )?(?:sweat|sweats|sweaty|sweating|drenched|overheat\w*|hot|boil\w*|roast\w*|clammy|swampy|drip\w*|swelter\w*|cook|bake|stew|melt)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\bused to )\b(?:wake|woke|wakes|waking|woken) (?:me |us |him )?(?:up )?(?:\w+ ){0,3}(?:drenched|soaked in sweat|sweating|sweaty|hot|in a (?:puddle of sweat|pool of sweat|sweat)|in sweat|boiling|roasting|clammy|overheated|sticky)\b(?!.*\b(?:until|before|old|anymore|no more|not any)\b)/,
    ],
    [
      "-",
      /\b(?:like|it ?['’]?s|as) (?:[\w'’-]+ ){0,1}(?:wearing|sleeping (?:in|on|under)|sitting (?:in|on)|being (?:in|inside|wrapped in)|lying (?:in|on|under)|walking in|wrapped in|living in|camping in|having your (?:feet|head) in|running in) (?:a |an |my |some )?(?:[\w'’-]+ ){0,1}(?:plastic (?:bags?|wrap|tarp|sheet)|plastic|garbage bags?|trash bags?|sandwich bags?|ziploc\w*|ziplock\w*|grocery bags?|sauna|oven|greenhouse|shower curtain|tarp|steam room|rubber|saran wrap|cling film|wet ?suit|raincoat|hot ?box|terrarium|vinyl|furnace)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:a|an|like|into|is|was|turns? into|becomes?|became) (?:a |an |complete |total |literal |regular |mini |little |portable |real )*(?:sauna|greenhouse|hot ?box|sweat ?box|swamp|steam bath|steam room|sweat lodge|easy bake oven|oven|furnace|terrarium|rainforest|sweatshop) (?:in|inside|under|by|after|in there|when|on|for|at|once|every|if|come|with|all)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:traps?|trapped|trapping|holds?|holding|retains?|retained|keeps?|collects?|seals?|locks?) (?:in )?(?:all |in |so much |a lot of |way too much |too much |the |your |my |every bit of |body )*(?:heat|moisture|sweat|hot air|body heat|humidity|perspiration|condensation)\b(?! (?:in (?:winter|the pan|well)|and (?:warm|keeps? (?:me|you) warm)|(?:nicely|beautifully)|so (?:i|you|we) (?:stay|are)))/,
    ],
    [
      "-",
      /\b(?:no|zero|not much|not enough|barely any|hardly any|poor|lousy|terrible|bad|little|without|lacks?|lack of|needs? (?:more|better)|not a lot of|doesn['’]?t have (?:any|enough)) (?:\w+ )?(?:air ?flow|ventilation|breathability|air circulation|airholes|air holes|vents|breathing room for feet)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\bcondensation (?:\w+ ){0,4}(?:dripp?\w*|rain\w*|pool\w*|soak\w*|everywhere|all over|inside|on the (?:walls?|inside|ceiling|roof)|running|puddl\w*|every morning|was (?:awful|terrible|bad)|problem|wet)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:clammy|stifling|suffocating|sweltering|swampy|swamp (?:butt|back|feet|foot|ass|crotch|head|legs?)|sweat ?box|sweatbox|sweat like (?:a|crazy|mad)|sweating (?:like|buckets|bullets|through|within|in (?:it|them|these|this)|under|after|all night|the whole|by the)|sweat(?:s|ed)? (?:through|buckets|bullets|in (?:it|them|these|this)|under (?:it|them|this|the)|my (?:head|feet|butt|back|face) off|right through|within))\b(?!.*\b(?:not anymore|no more|anymore|until|keeps? (?:me|them|my)|kept (?:me|them|my)|wicks?|dry)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:too|way too|so|very|super|really|crazy|insanely|unbearably|uncomfortably|awfully|miserably|terribly) (?:hot|warm) (?:to (?:wear|sleep)|for (?:summer|sleeping|bed|warm|hot|the summer|florida|texas|indoors|me to (?:wear|sleep))|in (?:summer|the summer|warm|hot|bed)|at night|under|on the (?:feet|head|ears|face)|inside|and (?:sweaty|stuffy|heavy|itchy|sticky|clammy))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:feet|toes|head|back|hands|ears|legs|baby|dog|scalp|butt|face|body) (?:\w+ )?(?:swim|swims|swam|stew(?:s|ed|ing)?|cook(?:s|ed|ing)?|roast(?:s|ed|ing)?|boil(?:s|ed|ing)?|bake[sd]?|baking|pour(?:s|ed|ing)? sweat|were (?:soaked|wet|damp|drenched|dripping) (?:with|by|from|after|in)|was (?:soaked|wet|damp|drenched|dripping) (?:with|by|from|after|in)|get (?:so |really |very )?(?:hot|sweaty) in|gets? (?:so |really |very )?(?:hot|sweaty) (?:in|under|with))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:sleeps? (?:so |very |really |way too |too |super |extremely |incredibly |a bit |a little )?(?:hot|warm and sweaty|sweaty)|(?:doesn['’]?t|does n['’]?t|does not|don['’]?t|do n['’]?t|do not|won['’]?t|zero|not) (?:\w+ )?(?:breathe\b(?! (?:fire|fumes))|breathable|let (?:any )?air|let (?:your |my )?(?:skin|feet) breathe|wick)|stick(?:s|y)? to (?:my|your) (?:legs|skin|back|thighs))\b/,
    ],
  ],
  compact: [
    [
      "+",
      /\b(?:takes?|took|taking|use|uses|occup(?:y|ies)) (?:up )?(?:hardly|barely|next to|practically|almost|virtually|very|so|such|only|just|about|way|much|half|a fraction of|a third of|a quarter of) ?(?:no|little|any|a little|a tiny bit of|a small|less|the|a sliver of|minimal|zero)? ?(?:amount of )?(?:of )?(?:counter|desk|floor|shelf|cabinet|storage|closet)? ?(?:room|space|corner|footprint)\b/,
    ],
    [
      "+",
      /\b(?:does|do|did)(?: ?n['’]?t| not) (?:take over|hog|eat up|eat|dominate|crowd|clutter|monopolize|swallow|clog|fill|overwhelm|use up|stick out|get in the way on) (?:up |on )?(?:half |all |all of |much of |too much |most of )?(?:of )?(?:my |the |our |your |a )?(?:[\w'’-]+ )?(?:counter(?: ?top| space)?|desk(?: ?top| space)?|kitchen|table|bathroom|night ?stand|living room|bedroom|garage|closet|trunk|shelf|drawer|cabinet|cupboard|apartment|workbench|bench|dresser|vanity|patio|sink|room|pantry)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:frees? up|freed up|freeing up|saves?|saved|opened up|opens up|cleared up|gave me back|got back) (?:me |us )?(?:so much |a lot of |a ton of |tons of |some |my |half (?:of )?my |valuable |precious |lots of |much needed |half the |the )*(?:counter|desk|floor|shelf|cabinet|drawer|closet|cupboard|bench)(?:top)? ?(?:space|room)\b(?! (?:door|from|of dust))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:fits?|sits?|tucks?|slides?|slips?|stows?|nestles?|squeezes?|slots?|stands?|stores|disappears?|stashes|goes|fit|tucked|hidden) (?:it |away |right |easily |neatly |nicely |perfectly |just |well |great |down |flat |out of the way |in |inside |up |so |very |completely |totally |quietly |fine )*(?:in|into|on|under|underneath|behind|between|beside|next to|on top of) (?:the|my|our|a|an|that|any|your|its) (?:[\w'’-]+ ){0,3}(?:corner|narrow (?:space|gap|spot)|gap|tiny (?:gap|space|spot|kitchen|bathroom|balcony|apartment)|drawer|windowsill|window sill|night ?stand|small (?:space|kitchen|desk|shelf|bathroom|apartment|closet)|end table|side table|glove ?box|medicine cabinet|cupboard|bookshelf|bookcase|junk drawer|rear ?view mirror|mirror|cubby|console|palm of my hand)\b(?= |[.,!]|$)(?! (?:and (?:won|does|is) ?n))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:fits?|sits|tucks?|slides?|slips?|stows?|stores) (?:it |away |right |easily |neatly |nicely |perfectly |just |great |flat |fine )*(?:under|underneath|beneath|behind) (?:the|my|our|your|a|most|low) (?:[\w'’-]+ ){0,2}(?:bed|couch|sofa|cabinets?|sink|desk|seat|toilet|fridge|door|counter|monitor|tv|dresser)\b/,
    ],
    [
      "+",
      /\b(?:small|little|slim|narrow|compact|tiny|thin|skinny|neat|flat) enough (?:that it |so it |it )?(?:to |for |that )?(?:sit|fits?|sits|hide|hides|tuck|live|stay|leave|keep|slide|slip|stand|store|put|be|disappear|go|goes|carry|stash|stow|not (?:be|take|block|get)|does n['’]?t|doesn['’]?t|a (?:small|tiny|dorm|studio|corner|shelf|drawer|nightstand|desk|counter)|the (?:counter|desk|shelf|nightstand|corner|bathroom|windowsill|drawer|smallest|cabinet))(?! (?:on his|on her|her|him|in (?:my|his|her|the) (?:ear|mouth|hand)))\b/,
    ],
    [
      "+",
      /\b(?:no (?:bigger|larger|wider|taller|thicker) than|smaller than|about half the size of|half the size of|the footprint of|narrower than|slimmer than|tinier than) (?:a|an|my|the) (?:[\w'’-]+ ){0,2}(?:deck of cards|credit card|phone|paperback|book|shoe ?box|toaster|wallet|coffee (?:cup|mug)|mug|loaf of bread|sheet of paper|laptop|pack of (?:gum|cards)|soda can|microwave|plate|matchbox|lighter|tube of lipstick|bar of soap|lunch ?box|pizza box)\b(?! (?:and|so) (?:useless|too))/,
    ],
    ["+", /\b(?:small|tiny|little|compact|slim|narrow|minimal|neat|mini) (?:little )?footprint\b/],
    [
      "+",
      /\b(?:perfect|great|ideal|right|good|just right|nice|excellent|awesome) (?:size |fit )?(?:for|in) (?:my|our|a|the|any|small|tiny|your|her|his) (?:very |super |little )?(?:small |tiny |little |cramped |narrow |galley |dorm |studio |one bedroom |mini |compact )+(?:apartments?|kitchens?|desks?|bathrooms?|rooms?|spaces?|houses?|homes?|rv|campers?|condo|balcony|patio|yards?|offices?|closets?|galley|flat|porch|laundry|garage|dorm|counter|nook|studio|corner)\b/,
    ],
    [
      "+",
      /\b(?:got|have|gives me|finally have|gave me|i have) (?:my|our|half my|all this) (?:counter(?: ?top| space)?|desk(?: ?top| space)?|kitchen|table|bathroom|night ?stand|living room|bedroom|garage|closet|trunk|shelf|drawer|cabinet|cupboard|apartment|workbench|bench|dresser|vanity|patio|sink|room|pantry)(?: space)? back\b/,
    ],
    [
      "+",
      /\b(?:hardly|barely|can['’]?t even|don['’]?t even|do n['’]?t even|ca n['’]?t even) (?:even )?(?:see|notice|know|tell) (?:it|it['’]?s|it is|they['’]?re|that it['’]?s)(?: there)? ?(?:behind|on|under|sitting|tucked|in) (?:the|my|our) (?:(?:counter(?: ?top| space)?|desk(?: ?top| space)?|kitchen|table|bathroom|night ?stand|living room|bedroom|garage|closet|trunk|shelf|drawer|cabinet|cupboard|apartment|workbench|bench|dresser|vanity|patio|sink|room|pantry)|mirror|windshield|corner|tv|shelf|wall|console)/,
    ],
    [
      "+",
      /\b(?:still|leaves|leaving|left|have|has|i have) (?:plenty of |lots of |enough |me |tons of |some |a lot of )+(?:counter |desk |floor |shelf |elbow )(?:space|room)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:takes?|took|taking|uses?|ate|eats?|hogs?|occup(?:y|ies)) (?:up )?(?:basically |about |nearly |almost |pretty much |literally |like )?(?:half|most|all|the whole|the entire|my whole|my entire|way too much|so much|too much|a lot|a ton|tons|quite a bit|a huge|an enormous|three quarters|two thirds|a third|a lot more|more) (?:of )?(?:the |my |our |your |amount of |of )*(?:(?:counter(?: ?top| space)?|desk(?: ?top| space)?|kitchen|table|bathroom|night ?stand|living room|bedroom|garage|closet|trunk|shelf|drawer|cabinet|cupboard|apartment|workbench|bench|dresser|vanity|patio|sink|room|pantry)|space|room|counter space|carry[- ]?on|suitcase|fridge|tub|car|back ?seat|sofa|bed)\b(?! (?:in my heart|for (?:all|everything|my)))/,
    ],
    [
      "-",
      /\b(?:hogs?|dominates?|monopolizes?|takes over|took over|overpowers?|overwhelms?|swallows?|engulfs?|dwarfs?|crowds?|clutters?|devours?) (?:up )?(?:my|the|our|your|half|all|a|an) (?:[\w'’-]+ ){0,2}(?:counter(?: ?top| space)?|desk(?: ?top| space)?|kitchen|table|bathroom|night ?stand|living room|bedroom|garage|closet|trunk|shelf|drawer|cabinet|cupboard|apartment|workbench|bench|dresser|vanity|patio|sink|room|pantry)\b/,
    ],
    [
      "-",
      /\b(?:no|not enough|hardly any|barely any|little|zero|n['’]?t any|n['’]?t much) (?:more )?(?:counter |desk |floor |shelf )?(?:room|space) (?:left )?(?:for anything else|for my (?:mouse|plate|keyboard|elbows|coffee)|to (?:walk|move|turn around|chop|cook|work) (?:around|anymore|once|with (?:it|this)))\b/,
    ],
    [
      "-",
      /\b(?:had|have|has) to (?:move|clear|rearrange|get rid of|give up|relocate|empty|reorganize|shift|take out|remove|buy a bigger|find) (?:[\w'’-]+ ){1,6}(?:to (?:make|find) (?:room|space) for (?:it|this|them|the)|(?:just )?to fit (?:it|this|the thing)|(?:a place|somewhere|a home|room|space) (?:to put|for) (?:it|this))\b/,
    ],
    [
      "-",
      /(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to) (?:even |quite |really )?(?:fit|go|slide) (?:in|into|inside|on|under|underneath|between|behind) (?:my|our|the|any of my|any|a|your|most|standard) (?:[\w'’-]+ ){0,2}(?:cabinets?|cupboards?|shelf|shelves|drawers?|counter(?:top)?|closets?|desk|dishwasher|fridge|refrigerator|pantry|bathroom|nightstand|sink|bed|stroller basket|trunk|door pocket)\b(?! (?:opening|because they|tray|handle|frame|hinge))/,
    ],
    [
      "-",
      /\b(?:it|this|thing|box|unit|machine|they|plug|transformer|adapter|base|stand|block|charger)(?: itself)?(?: is|['’]?s| are|['’]?re) (?:easily |literally |basically |like )?(?:the|roughly the|about the|almost the|twice the|practically the) size of (?:a|an|my) (?:small |large |mini |whole |compact |full ?size )?(?:car|refrigerator|fridge|microwave|suitcase|boat|bus|house|truck|tank|child|toddler|bread ?box|cow|football|cinder ?block|brick|shoe ?box|dinner table|bowling ball|washing machine|dog ?house|coffin|closet|walkie talkie|hubcap|surfboard|garbage can|trash can|mini ?fridge|piano|cereal box|planet|filing cabinet|dishwasher)\b(?! (?:and still|but))/,
    ],
    [
      "-",
      /\b(?:nowhere|no place|no where|no idea where|don['’]?t know where|do n['’]?t know where|not sure where|can['’]?t find a place|ca n['’]?t find a place) (?:left )?(?:i['’]?m |we['’]?re |i am )?(?:going )?(?:to|for me to) (?:put|keep|store|stash|park|stow) (?:it|this|them|the thing|something this|this thing)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:bulkier|bigger and bulkier|much bulkier) than\b|(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:too|so|very|really|pretty|quite|super|way too|awfully|a bit|a little|kind of|kinda|rather|extremely|overly|somewhat|a tad) (?:bulky|big and bulky|large and bulky) (?:for|in|on|when|if|under|compared)\b/,
    ],
    [
      "-",
      /\b(?:keep|kept|always|constantly|forever) (?:tripping|trip|tripped|trips|bumping|bump|stub(?:bing)?) (?:my toes? )?(?:over|into|on) (?:it|this thing|the base|the legs|the feet|its (?:legs|feet|base))\b/,
    ],
    [
      "-",
      /\b(?:it|this|thing|they)(?: is|['’]?s)? (?:just |simply |way |far |much |really )?too (?:big|large|tall|wide|bulky|deep) (?:for|to (?:fit|sit|go|keep|leave|store) (?:in|on|under|out)?) ?(?:my|our|the|a|any|most) (?:small |tiny |little |kitchen |bathroom |dorm )*(?:counter(?: ?top| space)?|desk(?: ?top| space)?|kitchen|table|bathroom|night ?stand|living room|bedroom|garage|closet|trunk|shelf|drawer|cabinet|cupboard|apartment|workbench|bench|dresser|vanity|patio|sink|room|pantry)\b/,
    ],
  ],
  openClose: [
    [
      "+",
      /(?<!battery |front )\b(?:lids?|caps?|zip|zippers?|latch(?:es)?|clasps?|drawers?|doors?|buckles?|snaps?|flaps?|closures?|hinges?|fasteners?|gates?|covers?|tops?|compartments?|hatch|spout|carabiners?) (?:(?:[\w'’-]+ ){0,2})(?!can |slides are )(?:pops?|flips?|slides?|glides?|snaps?|clicks?|twists?|closes?|shuts?|opens?|lifts?|swings?|unscrews?|latch|latches|seals?|moves?|runs?|zips?) (?:(?:[\w'’-]+ ){0,1})(?:open |shut |closed |on |off |out |up |and off |in |and shut |and closed )?(?:(?:[\w'’-]+ ){0,1})(?:easily|easy|smooth|smoothly|effortlessly|freely|nicely|like (?:butter|silk|glass|a dream|new)|with (?:one (?:hand|finger|thumb)|a finger|ease|no (?:effort|trouble|fuss)|just|a (?:satisfying|nice|good|solid|gentle|light))|one[- ]handed|without (?:catching|sticking|a fight|slamming|snagging|effort|any)|quietly|softly|securely|firmly|tight|tightly)\b(?<!(?:not|never|n['’]t|nt) (?:\w+ ){1,3}\w+)/,
    ],
    [
      "+",
      /\b(?:zips?|zippers?) (?:(?:[\w'’-]+ ){0,3})(?:haven['’]?t|have ?n['’]?t|hasn['’]?t|has ?n['’]?t|has never|have never|never|does ?n['’]?t|do ?n['’]?t|never once|not once|has not|have not) (?:(?:[\w'’-]+ ){0,1})(?:catch|catches|snag|snags|stick|sticks|jam|jams|caught|snagged|stuck|jammed|split|get stuck|got stuck|gotten stuck|broken?|failed|come undone)\b/,
    ],
    [
      "+",
      /\b(?:drawers?|doors?|lids?|gates?|seats?) (?:(?:[\w'’-]+ ){0,3})(?:soft[- ]clos|self[- ]clos|clos(?:e|es) (?:softly|gently|slowly|quietly|by itself))\w*|\b(?:love|like|nice|great|has|have|with) (?:(?:[\w'’-]+ ){0,1})(?:the )?soft[- ]close\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:snaps?|clicks?|closes?|zips?|clips?|latch(?:es)?) (?:right )?(?:shut|closed|up tight|into place) (?:(?:[\w'’-]+ ){0,1})(?:with|and (?:stays|holds|it stays)|tight|tightly|every time|firmly|securely|nicely)\b/,
    ],
    [
      "+",
      /\b(?:magnetic (?:clasp|closure|latch|snap|lid|flap|door|cover)|magnet on the (?:lid|flap|door|cover|case)) (?:(?:[\w'’-]+ ){0,2})(?:is|are|holds?|snaps?|keeps?|grabs?|closes?|pulls?|works?) (?:(?:[\w'’-]+ ){0,1})(?:strong|it|them|shut|closed|tight|great|perfect|well|the (?:door|lid|flap|case|cover)|firm\w*|secure\w*)\b/,
    ],
    [
      "-",
      /\b(?:zips?|zippers?|zipper pulls?) (?:(?:[\w'’-]+ ){0,3})(?:stuck|sticks?|jams?|jammed|catch(?:es)?|caught|snags?|snagged|splits?|separates?|separated|comes undone|came off (?:the )?(?:track|rail)|off (?:the |its )?track|gave (?:up|out)|fights?|won['’]?t (?:budge|close|zip|move)|is (?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:stiff|cheap|flimsy|terrible|junk|hard to|a pain|a joke|rough))\b(?<!(?:not|never|n['’]t|without|once) (?:\w+ ){0,2}\w+)/,
    ],
    [
      "-",
      /\b(?:lids?|caps?|door|doors|drawers?|latch|latches|clasp|flap|snaps?|buckles?|hatch|gate|closure|box|case|bag|tin|jar) (?:(?:[\w'’-]+ ){0,1})(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:(?:[\w'’-]+ ){0,1})(?:close|shut|seal|latch|stay (?:closed|shut|on|latched|buckled|snapped|zipped|fastened)|budge|come off|unscrew|snap (?:shut|closed|on)|click (?:shut|closed|in)|screw (?:on|back)|open (?:all|fully|without|unless|at all)|catch|line up)\b/,
    ],
    [
      "-",
      /\b(?:need|needs|needed|takes|took|require|requires|use|used|get|had to (?:use|get|ask|find)|have to (?:use|get)) (?:(?:[\w'’-]+ ){0,3})(?:pliers|a wrench|a knife|a screwdriver|scissors|my husband|my son|superman|a strong man|two hands|both hands|two people|brute (?:force|strength)|a crowbar|a hammer|my teeth|a vise|hulk|the hulk|a butter knife|a strap wrench|a rubber glove|muscles) (?:(?:[\w'’-]+ ){0,1})(?:to|just to) (?:(?:[\w'’-]+ ){0,1})(?:open|close|unscrew|twist|get (?:it|the (?:lid|cap|top|\w+)) (?:open|off|undone|closed)|pry|undo|remove the (?:lid|cap)|release|unlatch|unzip|loosen)\b/,
    ],
    [
      "-",
      /\b(?:broke|breaks?|breaking|lost|lose|chipped|ripped|tore|cut|sliced|pinch(?:ed|es)?|hurts?) (?:(?:[\w'’-]+ ){0,3})(?:nails?|fingernails?|fingers?|thumbs?|knuckles?) (?:(?:[\w'’-]+ ){0,3})(?:open|opening|close|closing|get (?:it|the lid) (?:open|off)|unlatch|unbuckl|unzip|undo|pry)\w*\b/,
    ],
    [
      "-",
      /\b(?:pry|prying|wrestle|wrestling|fight|fighting|struggle|struggling|struggled|tug|tugging|yank|yanking|battle|wrestled|fought|pried) (?:(?:[\w'’-]+ ){0,4})(?:open|closed|shut|the (?:lid|zipper|drawer|cap|latch|clasp|door|buckle)|with the (?:lid|zipper|zip|drawer|cap|latch|clasp|door|buckle))\b(?<!(?:not|never|n['’]t|no more|no|without|no longer|stopped) (?:\S+ ){0,5}\S+)/,
    ],
    [
      "-",
      /\b(?:have|has|had|having|need|needs|needed) to (?:(?:[\w'’-]+ ){0,1})(?:slam|tape|tie|force|hold(?! (?:your|my) )|rubber[- ]?band|bungee|clip|prop|wedge|jam|push|squeeze|sit on|lean on|kick|press|duct tape|pin|bang|pound) (?:(?:[\w'’-]+ ){0,4})(?:shut|closed|open|to close|to get it to (?:close|shut|latch|open))\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:(?:can ?not|can ?n['’]?t|could ?n['’]?t|could not)|could never|unable to|struggles? to|hard to|difficult to|impossible to|a (?:bear|pain|bitch|struggle|fight|battle|bugger) to|tough to) (?:(?:[\w'’-]+ ){0,1})(?:open|unscrew|unlatch|unbuckle|unzip|unsnap|pry|undo|latch|fasten|buckle) (?:it|this|the|that|these|them|and|up|without|with|because|for|once|by|$|\.)/,
    ],
    [
      "-",
      /\b(?:opening|closing|zipping|unzipping|buckling|unbuckling|latching|unscrewing) (?:it|this|the \w+|them)? ?(?:up |shut )?(?:is|was) (?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:nightmare|pain|chore|struggle|fight|battle|workout|wrestling match|challenge|trick|two[- ]hand(?:ed)? job|ordeal|hard|difficult|impossible|hassle|test)\b/,
    ],
  ],
};
