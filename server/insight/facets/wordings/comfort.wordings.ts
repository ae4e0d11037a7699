import type { Wordings } from "./wording.ts";

export const COMFORT_WORDINGS: Wordings = {
  comfort: [
    [
      "+",
      /\b(?:forg[eo]ts?|hardly know|barely know|scarcely know|hardly notice|barely notice|don['’]?t even (?:know|notice|feel)|can['’]?t even (?:tell|feel)) (?:that )?(?:[\w'’-]+ ){0,1}(?:i|he|she|you|we|they)(?: ?['’]?m| am| ?['’]?s| is| ?['’]?re| are| was| were| ?['’]?ve| have| had| has|m)? (?:even )?(?:wearing (?:it|them|these|this|one|anything|shoes|the|a|my)|(?:got|have|had) (?:it|them|these|this|one|mine) on)\b/,
    ],
    [
      "+",
      /(?<!\b(?:quiet|quietly|silent)\b.{0,40})\b(?:forg[eo]ts?|hardly know|barely know|barely notice|hardly notice|don['’]?t even (?:know|notice|feel)) (?:that |all about )?(?:it ?['’]?s|its|it is|it was|they ?['’]?re|they are|they were|them being|it being|having (?:it|them)|the (?:[\w'’-]+ ){0,2}(?:is|was|are)) (?:even )?(?:on|in)(?: (?:my|her|his|your)\b|[.,;!]|$)/,
    ],
    [
      "+",
      /\b(?:like|it ?['’]?s|as) (?:[\w'’-]+ ){0,1}(?:walking|wearing|sitting|sleeping|lying|laying|standing|stepping|floating|running|resting|being|sinking) (?:[\w'’-]+ ){0,1}(?:on|in|into|inside) (?:a |an |your |my )?(?:[\w'’-]+ ){0,1}(?:clouds?|air|pillows?|marshmallows?|butter|slippers|pajamas|pyjamas|feathers?|cotton balls|cotton candy|cocoon|velvet|a hug)\b/,
    ],
    [
      "+",
      /\b(?:like|it ?['’]?s) (?:[\w'’-]+ ){0,1}(?:wearing|having on|putting on) (?:a |an |my |your )?(?:[\w'’-]+ ){0,1}(?:nothing|slippers|pajamas|pyjamas|sweatpants|clouds?|second skin|hug|old friends?)\b/,
    ],
    ["+", /\blike (?:being |getting )?(?:wrapped|hugged|swaddled|cradled)\b/],
    [
      "+",
      /\b(?:i|we|she|he) (?:\w+ )?(?:practically |basically |pretty much |would |could |literally |just )?(?:live[sd]?|living) in (?:them|these|this|it|mine|my pair)\b(?! [a-z]*(?:apartment|house|city|area|state|town))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:don['’]?t|do n['’]?t|didn['’]?t|did n['’]?t|doesn['’]?t|never|hate to|hated to|hard to|refuses? to|wo n['’]?t|won['’]?t) (?:ever )?(?:want(?:s|ed)? to )?take (?:them|these) off(?! (?:of|the|in|without))\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any| the)?|never any|not one|not a single|none of the|free of) (?:\w+ )?(?:pinching|(?<!without )rubbing|chafing|digging in|digging into|poking|pressure points?|break[- ]in|breaking in|pinch points|saddle sores?|blisters?|clamping)\b(?! (?:through|(?:a |my |your |his )?(?:fingers?|skin)|of the paint))/,
    ],
    [
      "+",
      /\b(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer) (?:\w+ ){0,2}(?:pinch(?:es|ed)?(?! (?:fingers?|zoom|my fingers?))|chafe[sd]?|dig(?:s|ging)? (?:in|into)|dug in(?:to)?|pok(?:e[sd]?|ing) (?:me|him|her|into|my|at)|itch(?:es|ed)?|bind(?:s|ing)? (?:at|anywhere)|press(?:es|ed)? (?:on|against|into) (?:my|his|her|your)|rub(?:s|bed)? (?:me|him|her|my|his|your|against|wrong|anything raw|raw)|scratch(?:es|ed|y)? (?:me|my (?:skin|neck|legs?|back|arms?)|against my)|squeeze[sd]? (?:my|his|her|your|me)|cut(?:s|ting)? (?:in|into|off) (?:me|my|his|her|the|at|circulation)|bit(?:e|es|ing) into)\b/,
    ],
    [
      "+",
      /\b(?:no break[- ]?in|broken in (?:from|on|right|already|straight)|already broken in|needed no (?:break|time)|felt broken in|(?:comfortable|comfy|soft) (?:right )?(?:out of the box|from (?:the )?(?:first|day one|minute one|the get[- ]go|step one))|like (?:i ['’]?ve|i['’]?ve|id|i['’]?d|i) (?:\w+ )?(?:worn|owned|had) (?:them|it) for (?:years|months|ages|weeks))\b/,
    ],
    [
      "+",
      /\b(?:wore|worn|wear|wearing|had|sat|sit|sitting|stood|standing|walked|walking|danced|hiked|rode|worked|drove|slept|flew|typed|gamed) (?:[\w'’,-]+ ){0,9}(?:all day|all night|all weekend|day long|night long|\d+ ?hours?|hours|hour (?:shift|flight|drive|day)s?|whole (?:day|shift|night|weekend|flight)|miles|shift|wedding|marathon) (?:[\w'’,-]+ ){0,3}(?:without|with no|with zero|and not|and never|not|no|and no|and did ?n['’]?t|and hardly|and barely) (?:[\w'’-]+ ){0,2}(?:a |an |any |one |single )?(?:problems?|complaints?|blisters?|discomfort|pinch\w*|irritation|itch\w*|rub\w*|chaf\w*|hot ?spots?|soreness|squirm\w*|fidget\w*|noticed?|noticing|think(?:ing)? about|thought about|feel(?:ing)? them|felt (?:it|them)|wanting to take|wanted to take)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:soft|comfy|cozy|snuggly|gentle|smooth|fluffy) (?:as|like) (?:a |an )?(?:[\w'’-]+ ){0,1}(?:clouds?|kittens?|bunny|rabbit|puppy|teddy(?: bear)?|lamb|marshmallow|baby|pillow|feathers?|velvet|cashmere|down|dream|hug|chinchilla|a mouse)\b/,
    ],
    [
      "+",
      /\blike (?:petting|hugging|touching|snuggling|cuddling|stroking) (?:a |an )?(?:[\w'’-]+ ){0,1}(?:clouds?|kittens?|bunny|rabbit|puppy|teddy(?: bear)?|lamb|marshmallow|pillow|chinchilla|stuffed animal|blanket)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:feels?|felt|fits?|sits?|rests?|sitting|nestles?|lies|lays?) (?:\w+ )?(?:really |very |so |just |super )?(?:good|great|nice|nicely|natural|naturally|wonderful|lovely|amazing|fantastic|heavenly|perfect|perfectly|right|well|balanced|awesome|excellent) (?:and \w+ )?(?:in|on|against|around) (?:my|your|his|her|the|our|one['’]?s) (?:\w+ )?(?:hands?|palms?|feet|foot|skin|face|head|ears?|body|back|neck|legs|shoulders|hips|grip|nose|wrist|fingers|toes|paws?)\b(?! (?:soap|towel))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:mou?lds?|mou?lded|contours?|contoured|conforms?|conformed|adapts?|shapes?|shaped|hugs?|cradles?|hugging|cradling) (?:\w+ )?(?:itself |themselves |perfectly |nicely )?(?:to )?(?:my|your|the|his|her|every) (?:\w+ )?(?:body|foot|feet|hands?|head|ears?|curves?|shape|back|face|palm|bum|butt|neck|heel|arch(?:es)?|hips|spine)\b/,
    ],
    [
      "+",
      /\b(?:can|could|able to|i ?['’]?d) (?:\w+ )?(?:sit|wear|stand|walk|sleep|nap|ride|live|lounge|game|work|run|type|lie|play|read|knit) (?:[\w'’-]+ ){0,4}(?:all day|all night|for hours|forever|day and night|24.7|hours on end|from (?:dawn|morning)|days on end)(?! (?:and still|because|just))\b/,
    ],
    [
      "+",
      /\b(?:first thing i (?:put on|change into|reach for|grab) (?:when|after)|change into (?:them|these|it) (?:as soon as|the minute|the second|when)|straight into (?:them|these) (?:after|when)|what i reach for (?:when|after|every|on))\b/,
    ],
    ["+", /\b(?:softest|comfiest|coziest|cosiest|cushiest|snuggliest|most comfy|comfortablest)\b(?! part)/],
    [
      "+",
      /\b(?:cushy|squishy soft|buttery soft|cloud[- ]like|snuggle[- ]worthy|comfy[- ]cozy|silky soft|heavenly to (?:touch|wear|sit)|heaven (?:on|for|to) (?:my|the|your|tired|wear|sit) )\b/,
    ],
    [
      "+",
      /\b(?:easy|easier|gentle|gentler|kind|kinder) on (?:my|the|your|his|her|our|little|small|tiny|arthritic|old|tender|sensitive) (?:[\w'’-]+ ){0,1}(?:hands?|feet|fingers?|palms?|paws?|toes|gums|ankles|neck|head|nose|body)\b/,
    ],
    [
      "+",
      /\b(?:no|without(?: any)?|not a) (?:itchy |scratchy |annoying |rough |stiff )?(?:tags?|seams?|labels?|underwire) (?:to (?:scratch|itch|rub|poke|dig|irritate|annoy|cut)|that (?:scratch|itch|rub|poke|dig)\w*|poking|digging|rubbing|scratching|itching|anywhere|in (?:the|my) (?:neck|back|toes?)|at the (?:toe|neck))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:digs?|dug|digging|cuts?|cutting|pokes?|poked|poking|press(?:es|ed|ing)|jabs?|jabbed|jabbing|stabs?|stabbed|stabbing|bites?|biting|gouges?|gouged|chafe[sd]?|chafing|scrape[sd]?|scraping|rub(?:s|bed|bing)?(?= (?:\w+ )?(?:against|at|into|raw))) (?:(?!off\b|compound\b)\w+ )?(?:right |straight |hard |painfully |badly )?(?:in|into|in to|against|at|on) (?:my|your|his|her|their|our|the (?:back of (?:my|your|his|her|the)|bottom of my|top of my|side of my|inside of my)|everyone['’]?s|one['’]?s) (?:[\w'’-]+ ){0,2}(?:(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head)|nose|skin|ribs?|thighs?|waist|stomach|belly|armpits?|legs?|arms?|ear|skull|temples?|face|chin|throat|chest|collar ?bones?|side|sides|gums|crotch|achilles|shins?|flesh|bones?|heel|behind|bottom|cheeks?)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:pinche[sd]|pinch|pinching|squeeze[sd]|squeezing|chafe[sd]|chafes|chafing|clamps? down on|strangle[sd]?|choke[sd]?|choking) (?:my|your|his|her|the back of (?:my|the)) (?:[\w'’-]+ ){0,2}(?:(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head)|nose|skin|ribs?|thighs?|waist|stomach|belly|armpits?|toes|skull|temples?|face|chin|throat|chest|ankle|arms?|legs?|bum)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:rubbed|rubs|rubbing|chafed|scraped|wore|rub) (?:\w+ ){1,4}(?:raw|bloody|red|open|sore)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:gave|gives|left|leaves|leaving) (?:me |him |her |us |my \w+ )?(?:with )?(?:a |an |the )?(?:(?!not\b|never\b|no\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}(?:blisters?|welts?|red marks?|red lines?|raw spots?|pressure (?:sores?|marks?)|(?:dents?|grooves?) in (?:my|his|her) (?:(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head)|skin|nose|face|hair|thighs?|waist|scalp|ears?|cheeks?)|bruises? on (?:my|his|her))\b(?! (?:from (?:my|the) (?:old|other|last)|pack|card|when i (?:tried|wore) (?:the|other)))/,
    ],
    [
      "-",
      /\b(?:like|it ?['’]?s|as) (?:[\w'’-]+ ){0,1}(?:walking|sitting|sleeping|lying|laying|standing|lounging|stepping|running|sat|resting|kneeling) on (?:a |an |the |some |top of )?(?:(?!not\b|never\b|no\b|\w*n['’]?t\b)[\w'’-]+ ){0,2}(?:rocks?|bricks?|concrete|cement|boards?|plywood|planks?|gravel|sandpaper|cardboard|bench|nails|floor|ground|stones?|wood|pebbles|legos?|sidewalk|church pew|bleachers?|cinder blocks?|broken glass|springs|marble|tiles?|pavement|rail)\b/,
    ],
    [
      "-",
      /\blike (?:wearing|having on|being in) (?:a |an |two )?(?:(?!not\b|never\b|no\b|\w*n['’]?t\b)[\w'’-]+ ){0,1}(?:vi[sc]e|straitjacket|straightjacket|sandpaper|burlap|cardboard|bricks?|ski boots|boards?|planks?|steel wool|corset|potato sack|fiberglass|wool sack|armor|a cast|cement shoes)\b/,
    ],
    [
      "-",
      /\b(?:could ?n['’]?t|could not|can['’]?t|ca n['’]?t|cannot) wait to (?:take|get|kick|tear|rip|pull|peel) (?:them|it|these|this|my \w+|the \w+) off\b/,
    ],
    [
      "-",
      /\b(?:had|have|has) to (?:take|kick|pull|rip|peel) (?:them|these|my shoes) off (?:after|by|within|halfway|before|in the|at|under|because)\b/,
    ],
    [
      "-",
      /\b(?:kicked|ripped|tore|peeled|yanked) (?:them|it|these) off (?:after|by|within|halfway|before|under|as soon|the (?:second|minute)|in (?:the|about|under|less))\b/,
    ],
    [
      "-",
      /\b(?:can|could|able to|only) (?:only |barely |hardly )?(?:wear|stand|tolerate|sit (?:in|on)|bear) (?:it|them|these|this|this chair|this one) (?:for )?(?:about |maybe |like |around |roughly |at most )?(?:an?|one|two|\d+|half an|ten|fifteen|twenty|thirty|five|a few|a couple(?: of)?|couple) (?:minutes?|min|mins|hours?|hrs?)(?: (?:before|at|max|tops|until|or|and))?\b/,
    ],
    [
      "-",
      /\b(?:can['’]?t|ca n['’]?t|cannot|could ?n['’]?t|could not) (?:\w+ )?(?:wear|stand|tolerate|sit (?:in|on)|bear|keep) (?:it|them|these|this|this chair) (?:on )?(?:for )?(?:more than|longer than|over|past|even|beyond)\b/,
    ],
    [
      "-",
      /\b(?:torture (?:devices?|chambers?|racks?)|instruments? of torture|medieval torture|pure torture|torture to (?:wear|sit)|misery to (?:wear|sit)|agony to (?:wear|sit)|murder to (?:wear|sit))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:feels?|felt|is|are|was|were|it ?['’]?s|scratchy|rough|itchy|coarse) (?:more )?(?:like|as) (?:[\w'’-]+ ){0,1}(?:sandpaper|burlap|steel wool|brillo|a brillo pad|a potato sack|fiberglass|horse ?hair|wool sack|a doormat|scouring pad)\b(?! (?:texture|block|disc|disk))/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:made|makes|leaves|left) (?:me|him|her|us|you|my \w+|his \w+|her \w+) (?:\w+ )?(?:itch|itchy|scratch(?:ing)?|itching|squirm\w*|fidget\w*|raw|scratching myself)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:itches|itched|itching|scratchy|itchy) (?:as (?:hell|heck|sin|all)|like (?:crazy|mad|hell|heck|wool|the devil|fire|nobody)|all (?:day|night|over)|against (?:my|the|his|her)|on (?:my|the|bare|his|her) (?:skin|neck|back|legs?|arms?|body|face))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:clamps?|clamping|clamped|squeezes|squeezing|grips?|press(?:es|ing)?|pushes) (?:down |hard |too hard |tight )?(?:on |against |on to )?(?:my|your|the|his) (?:\w+ )?(?:head|skull|ears|temples|jaw|glasses)(?: like| too| so| and|$|[.,!])/,
    ],
    [
      "-",
      /\b(?:vi[sc]e[- ]?(?:grip|like)? on (?:my|your|the) (?:head|skull|ears)|death grip on (?:my|your) (?:head|skull|ears)|skull crusher|head (?:was|is) in a vi[sc]e|too much clamp(?:ing)?)\b/,
    ],
    [
      "-",
      /\b(?:(?:they|it|that|this) (?:will|would|did)? ?(?:hurt|hurts|ache|aches) (?:to (?:wear|sit|hold|walk|stand|lie)|after (?:an?|one|two|ten|\d+|a few|twenty|thirty) (?:[\w'’-]+ ){0,1}(?:minutes?|mins?|hours?|blocks?|steps?|miles?)))\b/,
    ],
    [
      "-",
      /\b(?:my|your) (?:butt|bum|bottom|backside|rear|tailbone|behind|rear end) (?:\w+ )?(?:goes|went|is|was|gets?|got|falls?|fell|hurts?|aches?|ached) ?(?:\w+ )?(?:numb|asleep|sore|dead|after|within|in (?:ten|twenty|\d+|half|an?|under))\b/,
    ],
  ],
  capacity: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:holds?|fits?|swallows?|packs|fit|held|stores|accommodates?|stuffed|crammed|packed|squeezed) (?:in |up |about |easily |up to |at least |well over |over |nearly )*(?:everything (?:i|we|you|he|she|they|my|for|from|and|in|plus|but)|(?:a|my|our|the|an|his|her) (?:whole|entire) (?!thing|time|way|day|life|bill|family (?:loves|likes))|all (?:of )?(?:my|our|his|her|the kids['’]?|your|their|of it|four|five|six|three) (?!needs|weight|expectations|requirements|attention|devices well|phones? well)|(?:so|way|a lot|tons|much|even) (?:much )?(?:more than|of stuff|of things)|more than (?:i|you|we|it looks|enough|expected|my old|you['’]?d|the old|most)|enough (?:for|food|water|coffee|clothes|stuff|to)|(?:two|2|three|3|four|4|five|5|six|6|seven|7|\d+) (?:bottles|pairs|cups|loaves|lunches|bags|books|towels|outfits|gallons|drinks|people|loads|servings))/,
    ],
    [
      "+",
      /(?<!\b(?:mattress|sheets?|pillow|trunk|arms?|waist|husband|head|feet|foot|bed|stretch|strap|frame|folds?|mat|wrist|fits on)\b.{0,90})\b(?:with|and|still|had|has|have|leaves?|left) (?:plenty of |lots of |tons of |some |a lot of |enough |a bit of |a little )*(?:room|space) (?:to spare|left over|leftover|left|for more|for (?:extras?|snacks|a jacket|lunch|souvenirs|everything|all|my|the rest))\b(?<!\b(?:no|any|little|much) (?:room|space) (?:left|to spare|for more|for my|for everything|for all))/,
    ],
    [
      "+",
      /\b(?:only|just) (?:have to |had to |need to |needed to |got to )?(?:fill|filled|refill|refilled|empty|emptied|top(?:ped)?|topping|filling|emptying|load|dump|change) (?:it |the \w+ |this |them )(?:up |off |out )?(?:about |maybe )?(?:once|every (?:other|few|couple|two|2|three|3|four|4|five|5|\d+|week|month)|twice a (?:week|month)|one time)/,
    ],
    [
      "+",
      /\b(?:one|a|each|single|a full|a single) (?:fill(?:ing|[- ]?up)?|refill|load|tank(?:ful)?|batch|pot(?:ful)?|pitcher|full tank) (?:of (?:water|seed|food) )?(?:lasts?|lasted|does|did|gets me|runs|ran|feeds?|fed|is (?:enough|plenty)|will (?:do|last)|makes|made|covers|goes|carries)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:bottomless|mary poppins|bigger (?:on the )?inside|black hole of a|deceptively (?:big|roomy|large|spacious)|surprisingly (?:roomy|spacious|big inside|large inside)|roomier than|more room than|holds a ton|holds so much|holds a lot|holds tons|holds plenty|holds quite a|cavernous|tardis|swallows everything)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:it|this|that|which|pan|pot|oven|fryer|machine|batch|cooker) (?:can |will |easily |even )*(?:cooks?|makes?|fries|bakes|brews?|feeds?|fed|roasts?|blends?) (?:[\w'’-]+ ){0,3}(?:enough |dinner |supper |lunch |breakfast |meals? |it all )?(?:for|to feed) (?:a family of|a crowd|the whole family|the (?:entire|whole)|all (?:four|five|six|three|of us)|our family of|my family of|four of us|six of us|us all|five people|six people|four people|eight people|company)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:a|an|my|two|three|four|whole|full|entire|\d+) (?:whole |full[- ]size |entire |large |big |family[- ]size |\d+[- ]?(?:lb|pound|inch|oz|quart) )?(?:chicken|turkey|pizza|watermelon|lasagna|ham|roast|brisket|laptop|change of clothes|winter coat|bowling ball|sleeping bag|week['’]?s (?:worth|groceries)|weekend['’]?s worth|gallon) (?:fits|fit|goes in|went in|slides in|drops in) (?:right |in |inside |easily |with |perfectly |no |just |fine|without)/,
    ],
    [
      "+",
      /\b(?:a |one |two |three |four |five )?(?:week|weekend|day|month|trip)['’]?s? worth of (?:clothes|groceries|food|gear|laundry|meals|water|seed|stuff|dust|dirt|trash|shopping|kibble)/,
    ],
    [
      "+",
      /\b(?:i|we|you) can (?:get|fit|stuff|cram|pack|put|squeeze|load|stash|jam|do|make) (?:[\w'’-]+ ){0,2}(?:everything|all (?:of )?(?:my|our|the)|a ton|tons|so much|a lot|loads|twice as much|a (?:week|weekend|month|day)['’]?s|a whole|an entire|plenty|enough|four|five|six|seven|eight|ten|twelve|\d+) (?:[\w'’-]+ ){0,5}(?:in (?:it|there|this|here|one (?:go|batch|load))|into it|inside|at once|at a time|in a single)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:big|large|roomy|deep|spacious) enough (?:for (?:a|an|my|our|the|all|two|three|four|five|six|everything|several|both|\d+)|to (?:hold|fit|carry|store|cook|make|feed|pack|stash|take)) (?!\w+ to (?:read|see))(?:[\w'’-]+ ){0,3}(?:laptop|chicken|family|clothes|towels?|bottles?|lunch|everything|people|kids|pizza|stuff|groceries|books?|gear|diapers|things|wallet|phone|essentials|day|weekend|week|trip|load|batch|eggs|slices|toys|shoes|jacket|tools|meals?|crowd|loaf)\b/,
    ],
    [
      "-",
      /\b(?:holds?|fits?|held|room for|cooks?|brews?|stores) (?:barely |hardly |only |just |maybe |at most |only about )+(?:one|two|2|1|three|3|a few|half|a handful|a single|a couple|enough for (?:one|two|me)|a cup|a tiny|a thimble|an ounce|four|4) (?!thing i|hand|way|type|to |lbs|full|brand|of my|model|position|device|size|of the pins|minutes?|seconds?|hours?|days?|times? (?:to|before)|years?|inch|steps?|weeks?|months?|bars?|people to|stars?|percent|batter|aa)/,
    ],
    [
      "-",
      /\b(?:barely|hardly|scarcely) (?:holds (?:a|one|two|my|enough|any|half|anything|more|three|\d)|enough room for|room for|big enough for|has room for|large enough for|accommodates|makes enough|enough for one|enough space for) (?!on my|me|him|her|my (?:head|foot|feet|waist|wrist)|around|over)/,
    ],
    [
      "-",
      /(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to) (?:even |really )?(?:hold|fit|store|accommodate|have room for|make enough for) (?:in )?(?:much(?! of a charge)|a lot|more than|enough|a full|a whole|a standard|a normal|a regular|even (?:one|a|half|my)|anything (?:bigger|larger|more|but)|half of|all (?:of )?(?:my|our)|everything|nearly as much|as much)(?! (?:charge|air|heat|of a charge|weight))/,
    ],
    [
      "-",
      /\b(?:keep having to|kept having to|always|constantly|forever|always having to|tired of|sick of|hate|end up|ended up|spend my time) (?:filling|refilling|emptying|topping|re-filling|fill|refill|empty|dumping|dump) (?:it|the (?:tank|bin|tray|reservoir|cup|hopper|dustbin|canister|bag|water|bowl|feeder|bottle|pot)|this thing|this)\b(?! (?:is|was) easy)/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:have|has|had|need|needs|needed|got|gotta) to (?:be )?(?:fill|filled|refill|refilled|empty|emptied|dump|dumped|top|topped|stop and (?:fill|refill|empty|dump)) (?:it |the \w+ |this |out |up |off |the water \w+ ){0,6}(?:every (?:time|few|day|two|hour|other|five|ten|single|load|\d+|night|couple of (?:minutes|hours)|room|15|20)|twice|three times|several times|after (?:every|each|one|two)|constantly|all the time|halfway|so often|mid(?:way|dle)?|at least (?:twice|three|two)|multiple|over and over|4 times)/,
    ],
    [
      "-",
      /\b(?:have|has|had|need|needs|needed|got) to (?:do|cook|make|work|fry|bake|blend|brew|wash|chop|run|split) (?:it |them |everything |dinner |the \w+ |things |a )*(?:in |into )?(?:two|three|2|3|several|small|multiple|four|tiny|a few|a couple of) (?:small |separate |different |little )?(?:batches|rounds|loads|goes|shifts|pots|batch|times for|runs)/,
    ],
    [
      "-",
      /\b(?:fills up|filled up|is full|was full|gets full|runs out of water|ran out of water|overflows|clogs up full) (?:in |after |before |by |too |so |way |really |very |within |every |half ?way )+(?:fast|quick|quickly|one|two|a (?:few|couple|single|minute)|half|seconds|no time|each|i['’]?m|the|about|like|five|ten|three|\d+|room|minutes)\b/,
    ],
    [
      "-",
      /\b(?:too|so|way too|much too|far too|just too|awfully|ridiculously|laughably|uselessly) (?:small|tiny|little|shallow|skimpy|puny) (?:inside )?(?:for (?:a|an|my|more than|anything|two|our|the (?:whole|amount)|even|most|family|real|everyday|four|three) (?:[\w'’-]+ ){0,3}(?:family|laptop|bottle|lunch|clothes|phone|meal|meals|people|bag|load|batch|pizza|chicken|groceries|one|person|cup|day|trip|serving|weekend|pan|books?|wallet|essentials)|to (?:hold|fit (?:a|my|all|much|anything|more|everything)|carry|be (?:useful|practical) for|feed|cook for|store))\b/,
    ],
    [
      "-",
      /(?:(?:can|could|ca|will|wo|would|do|does|did)(?: ?n['’]?t| not)|cannot|never|no way to|impossible to|unable to) (?:really |even |possibly )?(?:fit|get|squeeze|cram|stuff|pack|put|carry|cook|make) (?:more than (?:one|two|a|three|1|2|3|four|half|enough)|much|my (?:\w+ )?(?:laptop|lunch|water bottle|wallet|shoes|jacket|phone and)|all (?:of )?(?:my|the|our)|everything|anything (?:else|but|bigger|larger)) (?:[\w'’-]+ ){0,4}(?:in (?:it|there|this|here)|inside|into it|at (?:a time|once)|in one (?:go|batch))/,
    ],
    [
      "-",
      /\b(?:holds|holding) (?:next to |almost |practically |basically )?nothing\b|\b(?:tiny|small|puny|pathetic|laughable|minuscule|skimpy) (?:little )?(?:water tank|tank|bin|dust ?bin|capacity|reservoir|hopper|basket|interior|main compartment|water reservoir|dust cup|waste bin|water compartment|collection cup|drip tray)\b(?! (?:lid|cover))/,
    ],
  ],
};
