import type { Wordings } from "./wording.ts";

export const SIZING_WORDINGS: Wordings = {
  sizing: [
    [
      "-",
      /\b(?:a (?:bit|little|tad)|kind of|kinda|rather|very|really|so|quite|pretty) narrow\b(?! (?:kitchen|hall|hallway|space|spaces|aisle|street|bed|boat|road|entry|door|feet|foot|heel|shelf))/,
    ],
    [
      "-",
      /\ba (?:bit|little|tad) (?:too )?(?:small|big|large|wide|snug|tight)\b(?! (?:so|but) (?:i like|perfect|that is|it works|fine))/,
    ],
    [
      "-",
      /(?<!\b(?:he|she|her|him|i am|i['’]m|daughter|son|dog|cat|old|half)\b.{0,30})\bon the (?:small|smaller|large|larger|big|bigger|tight|narrow) side\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\bfit(?:s|ted)? (?:me |him |her |my \w+ |us |just |perfectly |on \w+ )?(?:like|as if|as though) (?:a (?:glove|second skin|dream|charm)|it ?['’]?s|its|it (?:was|is|were)|they (?:were|are)|custom|i had (?:it|them)|tailor\w*|made|skin|factory|the original|oem)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:like|as if|as though|almost like|looks? like|seems?) (?:it|they|it['’]s|this|these) (?:were|was|had been|is|are|have been|been)? ?(?:\w+ )?(?:made|tailored|custom|cut|designed|sewn|measured|poured|built|molded|moulded|sized)(?:[- ]made|[- ]fit)? (?:just |specifically |especially |exactly )?(?:for|to|around|on) (?:me|my|him|her|us|our|his|it|the|that|this)\b/,
    ],
    [
      "+",
      /\b(?:i ?['’]?m|i am|he ?['’]?s|she ?['’]?s|im|hes|shes|i wear|usually wear|normally wear|typically|at) (?:a |an |about |usually |usually a |normally |normally a |between )?(?:\w+ ){0,2}(?:\d+\w*|size \w+|small|medium|large|xl|xs|xxl|['’]\d+|ft|lbs|pounds)[^.!]{0,40}\b(?:fits? (?:me |just |her |him |like |so |really |very )*(?:perfect\w*|great|well|right|fine|good|beautifully|spot on|exactly|nicely|like a glove)|spot on|on the nose|just right|is perfect|was perfect|are perfect|were perfect|hits? (?:me )?(?:right|just|exactly|perfectly)|perfect (?:length|fit|size|on me))\b/,
    ],
    [
      "+",
      /\b(?:no|without(?: any)?|zero|did ?n['’]?t (?:have to|need to|need any)|don['’]?t (?:have to|need to)|nothing to|never had to) (?:\w+ )?(?:alterations?|hemming|tailoring|tailor|hem|alter|gaping|gap at the (?:back|waist)|exchanges?|taking in|take (?:them|it) in|resizing|guess the size)\b(?! (?:policy))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:sizing|sizes?|measurements?|size (?:chart|guide)|sizing (?:chart|guide)|length|inseam|waist|width|dimensions) (?:\w+ ){0,3}(?:is|are|was|were|['’]s|runs?|came|seems?|turned out|being)? ?(?:\w+ )?(?:spot on|dead on|on point|right on|accurate|on the money|exactly (?:right|as|what)|just right|bang on|to the (?:inch|millimeter|letter)|perfectly true|right on the money|true to life|worked perfectly|did ?n['’]?t lie|does ?n['’]?t lie|told the truth|can be trusted|no surprises)\b/,
    ],
    [
      "+",
      /\b(?:not too|neither too|neither|is ?n['’]?t too|are ?n['’]?t too) (?:tight|big|small|loose|long|short|snug|baggy|wide|narrow|large|clingy)\b[ ,]{1,2}(?:\w+ ){0,2}(?:not too|nor too|or too|nor|or|not|and not too|but not too) (?:\w+ )?(?:tight|big|small|loose|long|short|snug|baggy|wide|narrow|large|clingy|saggy)\b/,
    ],
    [
      "+",
      /\b(?:hugs?|hits?|hugging|falls?|lands?|skims?|hangs?) (?:me |him |her |my \w+ |in |at |on |just |right |exactly |perfectly )*(?:(?:all )?the right (?:places?|spots?|length|point|curves)|just (?:above|below|at|past|over) (?:my|the|her|his) (?:knees?|ankles?|hips?|waist|wrists?|belt|thighs?))\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:(?:room|space) (?:to grow|for (?:my toes|a sweater|thick socks|layers|a hoodie|my bump|a sweatshirt|growth|wool socks)|in the toes?|to layer)|roomy (?:toe|in the toe|enough for (?:my|a|thick))|(?:plenty|lots|enough|just enough) (?:of )?(?:toe room|wiggle room|room in the (?:toe|chest|shoulders|hips|thighs|crotch)))\b/,
    ],
    [
      "+",
      /\b(?:ordered|got|bought|went with|chose|took) (?:my|his|her|the|our) (?:usual|normal|regular|true|typical|same|actual)(?: jeans?| shoes?| street)? ?(?:size)? ?(?:\w+ )?(?:and|, and|,) (?:it|they|it['’]s|they['’]re|this|these|everything)? ?(?:\w+ )?(?:fits?|fit|perfect|great|spot on|good|just right|is perfect|are perfect|was perfect)\b/,
    ],
    [
      "+",
      /\b(?:finally|first)[^.!]{0,40}\b(?:fits?|long enough|wide enough|big enough|small enough) (?:me|my|his|her|for my|him|over my|on my|around my|for (?:tall|big|wide|small|short)) ?(?:\w+ )?(?:head|feet|foot|calves|arms?|legs?|hands?|wrists?|thighs|body|neck|torso|shoulders|chest|fingers?|frame|ears)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\band )\b(?:swimming|drowning|(?:i|he|she) (?:just |would )?(?:swim|swims|swam|drowns?)) in (?:it|them|this|these)(?! (?:lake|pool|and it dried|all|every|without))\b(?!.*\b(?:pool|lake|ocean|sea|laps|snorkel\w*|chlorine)\b)/,
    ],
    [
      "-",
      /\b(?:could|can) (?:have )?(?:fit|get|squeeze|put) (?:two|three|four|another|both|2|3|\w+) (?:of me|of us|of him|of her|more (?:people|people)|people|more of me|me['’]?s) (?:in|into|inside)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:fits?|hangs?|hung|wears?|looks? on me|is|was|on me) (?:on me |on him |on her |more )?like (?:a |an |i ?['’]?m wearing a |i was wearing a )?(?:\w+ )?(?:tent|potato sack|sack|garbage bag|circus tent|muu ?muu|parachute|poncho|bathrobe|nightgown|sausage|sausage casing|clown suit|clown|crop top|capris?|bib|balloon|moo ?moo)\b(?! (?:stake|pole))/,
    ],
    [
      "-",
      /\b(?:must (?:be|have been)|was|were|is|seems?|seem|clearly|obviously|looks?|look) (?:\w+ )?(?<!shoe is |size is )(?:made|cut|sized|meant|built|sewn|designed) (?:to fit |for )(?:a |an )?(?:[\w'’-]+ ){0,1}(?:child|children|toddlers?|dolls?|giants?|barbie|elves|ten year old|linebacker|hobbits?|stick|sticks|twig|people with no|someone (?:with no|twice|half|much|a foot|seven|6)|no human|a different)\b/,
    ],
    [
      "-",
      /\b(?:would|might|could|may|wouldn['’]?t even) (?:barely |only |maybe |not |hardly )?fit (?:on )?(?:a |an |my )?(?:(?!not\b|never\b|no\b|\w*n['’]?t\b)[\w'’-]+ ){0,1}(?:doll|barbie|toddler|ten year old|giant|hobbit|linebacker|elephant|horse|infant|ant|chihuahua|great dane|small child|baby|american girl doll|gorilla|twelve year old|12 year old|10 year old)\b/,
    ],
    [
      "-",
      /(?<!\b(?:so (?:that )?)(?:it|they) )\b(?:could ?n['’]?t|can['’]?t|ca n['’]?t|could not|cannot|would ?n['’]?t|won['’]?t|wo n['’]?t|barely|did ?n['’]?t|does ?n['’]?t|do ?n['’]?t|hardly|would not|will not) (?:even )?(?:\w+ )?(?:zip|button|snap|pull|get|squeeze|close|fit|go|slide|come|make it|wrap)(?: it| them| these| this| one)? (?:up )?(?:over|past|around|on|onto|into|above) (?:my|his|her|our) (?:[\w'’-]+ ){0,2}(?:head|hips?|thighs?|calves|calf|knees?|chest|bust|belly|stomach|shoulders?|arms?|wrists?|feet|foot|butt|bottom|heels?|waist|biceps?|hands?|fist|fingers?|knuckles?|boobs|torso|legs?|ankles?|neck|toes|forearms?)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:had|have|having|needed|need|going|forced|ended up|wound up|will|i ?['’]?m) (?:to |having to |up )?(?:\w+ )?(?:return\w*|send\w*|exchang\w*|sent|re-?order\w*|swap\w*|trad\w*) (?:it |them |this |these |mine |the \w+ )?(?:back )?(?:up |in )?(?:for|and (?:get|order|ordered|got)) (?:a |an |the )?(?:next |size |much |different )*(?:size|sizes|bigger|smaller|larger|large|medium|small|xl|wide|longer|shorter|\d+)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:sleeves?|arms) (?:\w+ ){0,3}(?:past|over|below|beyond|cover(?:ed|s)?|short of|halfway|above|stop(?:s|ped)? (?:at|short|above|before)|(?:reach(?:es|ed)?|end(?:s|ed)?|came|come) (?:\w+ )?(?:past|to|at|above|halfway)) (?:\w+ )?(?:my |his |her |the )(?:fingertips|finger tips|fingers|hands?|knuckles|wrists?|elbows?)\b(?! (?:nicely|perfectly|to keep|which i like))/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:pants|legs|hem|jeans|dress|skirt|cuffs?|they|bottoms) (?:\w+ ){0,2}(?:drag|drags|dragged|dragging|puddled?|puddles|pool|trail\w*) (?:\w+ )?(?:on|along|around|across|at) (?:the |my )?(?:floor|ground|ankles|feet|sidewalk)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:floods on (?:me|him|her)|capris on (?:me|him|her|my)|crop top on (?:me|him|her|my)|belly shirt|tourniquet|sausage (?:casing|in)|stuffed sausage|(?:doll|barbie|child|kid|ant|elf)[- ]?sized?|(?:suck|hold) in my (?:stomach|gut|breath))\b(?! (?:accessor|furniture))/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:gave|give|giving|given|passed|donated|handed) (?:it|them|these|this|mine) (?:on )?(?:\w+ )?to (?:my|a|the) (?:[\w'’-]+ ){0,2}(?:daughter|niece|sister|granddaughter|friend|son|nephew|neighbor|kid|mother|coworker|cousin|dog|grandson|wife|husband)[^.]{0,30}\b(?:smaller|skinny|skinnier|tiny|size|bigger|taller|shorter|thinner|petite|fits? (?:her|him)|it fit|they fit|half my)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:sizing|sizes|size (?:chart|guide)|measurements|sizing (?:chart|guide)) (?:\w+ ){0,2}(?:is|are|was|were|seems?|makes?) (?:\w+ )?(?:off|wrong|a joke|a lie|lies|a mess|all over|inconsistent|inaccurate|wacky|weird|way off|useless|fiction|misleading|a gamble|a guess|no sense|not (?:right|accurate|correct|even|to be trusted)|nonsense|bogus|ridiculous|a crap ?shoot|a lottery|unpredictable|unreliable)\b/,
    ],
    [
      "-",
      /\b(?:large|xl|medium|2xl|xxl|3x|adult|small|size \d+|\d+w?|xs) (?:\w+ ){0,2}(?:is|was|are|were|fits?|feels?|seems|wears) (?:\w+ )?(?:like|closer to|more of|really|actually|basically|smaller than|bigger than) (?:a |an |my )?(?:\w+ )?(?:small|medium|child['’]?s?|kids?|youth|large|xs|toddlers?|x-?large|2xl|junior\w*|tent)\b/,
    ],
  ],
  carry: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:goes|comes|came|went|travels|traveled|has been|gone) (?:(?:everywhere|every where|all over|anywhere|along|to work|on (?:all )?(?:my|our) (?:\w+ )?trips|on (?:every|each) (?:\w+ )?(?:trip|vacation|flight|hike|ride)|camping|on vacation) with (?:me|us|her|him|them|you)|wherever (?:i|we|she|he|they|you) (?:go|goes|travel)|everywhere (?:i|we|she|he|they|you) (?:go|goes))\b(?<!\b(?:he|she|dog|cat|husband|wife|son|daughter) (?:goes|comes|went|came|travels) [\w' ]{0,40})/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:tired|sick|instead) of )\b(?:take|takes|took|taking|taken|bring|brings|brought|carry|carries|carried|carrying|haul|drag|drags|dragged|lug|tote|totes) (?:it|this|them|these|mine|his|hers|this one|this thing)(?: with (?:me|us|her|him|you)| along| around| out)*(?: to| on| in)? (?:everywhere|every where|wherever|from room to room|room to room|back and forth|work every ?day|every trip|every flight|every hike|trips|vacations?|the (?:train|plane|bus|subway|ferry|gym|beach|park|office|pool) (?:with me|every|all the time|and|for|on|in|no|without|daily|each|twice)|work (?:with me|every|and|each|daily)|the road with)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:slips?|tucks?|slides?|drops?|fits?|goes|pops?|packs?|stows?|squeezes?|throw|threw|toss|tossed|stuff|stick|stuck|pop|chuck|shove|drop|slip|tuck|keep|carry|stash) (?:it |this |them |these |one |right |easily |neatly |nicely |perfectly |just |well |great |down |flat |in |inside )*(?:in|into|inside) (?:my|your|her|his|any) (?:[\w'’-]+ )?(?:purse|hand ?bag|pocketbook|back ?pack|rucksack|gym bag|diaper bag|lunch bag|work bag|beach bag|tote|carry[- ]?on|suitcase|luggage|briefcase|messenger bag|fanny pack|glove ?box|glove compartment|travel bag|school bag|camera bag)(?= (?:and|with|so|for|every|when|without|easily|at all|just|all|no|everyday|daily|to|on|nicely|perfectly|or|in)\b|[.,!;]|$)/,
    ],
    [
      "+",
      /\b(?:it|this|they|these|one|mine|thing|which) (?:now |basically |pretty much |just )?(?:lives?|stays?|rides?|is always|are always|travels?|sits) (?:in|inside) (?:my|her|his|our|the) (?:[\w'’-]+ )?(?:(?:purse|hand ?bag|pocketbook|back ?pack|rucksack|gym bag|diaper bag|lunch bag|work bag|beach bag|tote|carry[- ]?on|suitcase|luggage|briefcase|messenger bag|fanny pack|glove ?box|glove compartment|travel bag|school bag|camera bag)|bag)\b/,
    ],
    [
      "+",
      /\b(?:never|don['’]?t|do n['’]?t|wo n['’]?t|won['’]?t|refuses? to) (?:ever )?(?:leave|leaves|go|goes|travel|fly) (?:home|the house|anywhere|town|on a trip|a trip) without (?:it|this|them|one|these|mine|her|his)\b/,
    ],
    [
      "+",
      /\bgrab(?:bed|s)? (?:it |the handle |and |n |by the handle )+(?:go|run|walk|you['’]?re off|off we go|out the door)\b|\bgrab[- ](?:and|n|&)[- ]go\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:carries|totes|travels|transports|hauls) (?:so |very |really |pretty )?(?:well|easily|easy|great|nicely|beautifully|like a|comfortably)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:easy|simple|a breeze|a cinch|a snap|light enough|small enough|convenient|perfect|effortless|handy|great|compact enough) (?:enough )?(?:for (?:me|us|her|him|you|kids|my \w+) )?to (?:carry|tote|transport|haul|lug|cart|take (?:along|with|to|on|camping|anywhere|places)|bring (?:along|with|to|on|anywhere)|travel with|throw in (?:a|my)|toss in (?:a|my)|pack (?:for|in (?:a|my))|move (?:around|from room|from one|about|between|room))(?! (?:but|out))\b/,
    ],
    [
      "+",
      /\b(?:handles?|straps?|grip|shoulder strap|carry(?:ing)? (?:bag|case|handle|strap)|clip|carabiner|loop) (?:on (?:top|the \w+|it) )?(?:that )?(?:makes?|lets?|made) (?:it |them |me |you |for )(?:so |super |very |really |much |a lot )?(?:easy|easier|simple|a breeze|a snap|carry|carrying|portable|tote|handy|take|lift|haul|grab)/,
    ],
    [
      "+",
      /\b(?:shoulder strap|carry(?:ing)? (?:bag|case|handle|strap|pouch)|travel (?:bag|case|pouch)|tote bag) (?:that (?:comes|came) with it |included |it comes with |it came with )?(?:is|are|was)(?: also| really| very| so| super| quite| pretty| a)* (?:nice|great|handy|comfortable|comfy|padded|convenient|perfect|excellent|useful|lifesaver|nice touch|well made|plus|bonus|big plus|sized right|easy to (?:grip|hold|carry))\b/,
    ],
    [
      "+",
      /\b(?:nice|great|handy|sturdy|good|lovely|cute|convenient|perfect|comfortable|padded|roomy) (?:little |soft |hard |zip |sturdy |big |padded )?(?:carry(?:ing)?|travel|tote|shoulder) (?:bag|case|strap|pouch|handle|sack)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:clips?|hooks?|straps?|hangs?|attaches|clipped|hooked|strapped) (?:it |right |easily |neatly |nicely |securely |just )*(?:on|onto|to|off) (?:my|your|his|her) (?:[\w'’-]+ )?(?:(?:purse|hand ?bag|pocketbook|back ?pack|rucksack|gym bag|diaper bag|lunch bag|work bag|beach bag|tote|carry[- ]?on|suitcase|luggage|briefcase|messenger bag|fanny pack|glove ?box|glove compartment|travel bag|school bag|camera bag)|bag|belt|belt loop|stroller|pack|keys|keychain|key ring)\b/,
    ],
    [
      "+",
      /\b(?:great|perfect|good|ideal|excellent|wonderful|awesome|nice|handy|fantastic|super|must[- ]have|lifesaver) (?:for |on |when )(?:a |the |my |our |your |long |any |taking on |use on )*(?:travel(?:ing|ling|ers?)?|road ?trips?|the road|the go|on[- ]the[- ]go|air ?planes?|planes?|flights?|commut(?:e|es|ing|ers?)|trips?|vacations?|camping trips?|backpacking|business trips)(?= |[.,!]|$)/,
    ],
    [
      "+",
      /\b(?:hauled|lugged|carried|dragged|schlepped|toted) (?:it|this|them|mine) (?:[\w'’-]+ ){1,7}(?:no problem|no trouble|with no|without (?:a|any|breaking)|no sweat|with ease|easily)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:awkward|a pain|pain in the \w+|nightmare|hard|clumsy|a hassle|hassle|difficult|not easy|no fun|tricky|cumbersome|unwieldy|inconvenient|uncomfortable|impossible|tough|a chore|a bear|bulky|too (?:big|heavy|bulky|large|much|awkward)|n['’]t easy|a struggle) (?:thing )?(?:for (?:me|us|\w+ \w+) )?to (?:carry|lug|haul|tote|transport|take (?:along|with|on|anywhere|places)|bring (?:along|with|on|anywhere)|travel with|cart|schlep|fit in(?:to)? (?:a|my|your|any) (?:(?:purse|hand ?bag|pocketbook|back ?pack|rucksack|gym bag|diaper bag|lunch bag|work bag|beach bag|tote|carry[- ]?on|suitcase|luggage|briefcase|messenger bag|fanny pack|glove ?box|glove compartment|travel bag|school bag|camera bag)|bag|pocket))\b/,
    ],
    [
      "-",
      /\b(?:no|has no|without a|without any|lacks a|missing a|needs a|could use a|there is no|there['’]?s no|is n['’]?t a|isn['’]?t a|doesn['’]?t have a|does n['’]?t have a|no good|no real|no easy|no decent) (?:good |real |decent |proper |easy |carry(?:ing)? |shoulder |comfortable )*(?:handles?|straps?|way|carrying (?:case|bag|strap)|travel (?:case|bag|pouch)|carry (?:case|bag|strap)|grip) (?:at all )?(?:to (?:carry|lift|grab|hold on|tote|transport|move|haul|pick)|for (?:carrying|travel|lifting|moving|transport)|so (?:it|you|i)|which makes|and it['’]?s awkward)/,
    ],
    [
      "-",
      /\b(?:no|without|lacks) (?:a |any )?(?:carry(?:ing)?|travel|shoulder) (?:case|bag|strap|pouch|handle)s?(?= |[.,!]|$)(?! (?:needed|necessary|required))/,
    ],
    [
      "-",
      /\b(?:handles?|straps?|shoulder strap|rope|rope handles?|it) (?:\w+ )?(?:digs?|cuts?|cutting|digging|bites?|dug|sliced?|slices) (?:right |deep |painfully )?(?:in|into|in to) (?:my|your|the|his|her) (?:hands?|fingers?|palms?|shoulders?)\b/,
    ],
    [
      "-",
      /\b(?:bangs?|bumps?|knocks?|slaps?|whacks?|banging|bumping|smacks?) (?:it |in |right )*(?:into|against|on|off|at) (?:my|your|the|his|her|me) (?:legs?|knees?|hips?|shins?|thighs?|ankles?|calf|calves)/,
    ],
    [
      "-",
      /\b(?:not|n['’]?t|hardly|far from|barely|anything but|less than) (?:really |exactly |very |all that |that |so |as |truly |at all |what (?:i|you)['’]?d call |particularly )*(?:portable|travel[- ]friendly|easily (?:carried|transported|portable)|easy to (?:take (?:along|with|on|anywhere)|travel with|transport|tote|move around)|travel[- ]sized?)(?! hole)\b/,
    ],
    [
      "-",
      /\b(?:so much for|portable,? my|"portable"|calling (?:it|this) portable|not sure how (?:it|this)['’]?s portable) ?(?:being )?(?:portable|foot|butt|ass|eye|travel|a joke|is a)/,
    ],
    [
      "-",
      /(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to) (?:even |quite |really )?(?:fit|go|slide) (?:in|into|inside) (?:my|a|any|your|her|his|most|the) (?:[\w'’-]+ ){0,2}(?:(?:purse|hand ?bag|pocketbook|back ?pack|rucksack|gym bag|diaper bag|lunch bag|work bag|beach bag|tote|carry[- ]?on|suitcase|luggage|briefcase|messenger bag|fanny pack|glove ?box|glove compartment|travel bag|school bag|camera bag)|gym bag|laptop bag|pocket)(?! (?:of|on the|inside))\b/,
    ],
    [
      "-",
      /\b(?:leave|left|leaving|stays?|stayed) (?:it |this |mine |them )?(?:at )?(?:home|in the (?:car|closet|trunk|hotel)|on the (?:desk|shelf)) (?:most (?:days|times) |now |because |since |cause |as )+(?:it|it['’]?s|it is|they['’]?re|the thing|i)['’]? ?(?:is|are|was|don['’]?t)? ?(?:so |too |just too |way too |such )(?:big|heavy|bulky|large|awkward|a pain|much|clunky|cumbersome)/,
    ],
  ],
  reach: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:dog|cat|he|she|i|kid|rescue|layout|him|her|boy|puppy)(?: \w+)?(?: \w+)? )\b(?:reach(?:es|ed)?|stretch(?:es|ed)?|extends?|extended|makes it) (?:right |easily |clear |even |just |perfectly |well |way |up |out |down |in |over |all the way )*(?:to |into |across |under |behind |around |past |over |between ){0,6}(?:the |my |our |every |both |all (?:the |four )?(?:of (?:my|the) )?)(?:[\w'’-]+ ){0,2}(?:ceilings?|gutters?|top shelf|high shelves|corners?|back (?:of|yard|corner|seat|wall|fence|door)|whole (?:yard|car|house|room|garden|garage|driveway|desk|pool)|front yard|backyard|second (?:story|floor)|far (?:end|side|corner|wall)|barn|mailbox|driveway|garage|roof|fan blades|ceiling fan|peak|eaves|deep end|bottom of|crevices|cracks|spots|nooks|baseboards|entire (?:yard|car|room|house|garden)|hard[- ]to[- ]reach|end of the (?:yard|driveway|garden)|flower beds?|other (?:side|end)|attic|rafters|fence|shed|top of)\b(?! (?:my (?:list|head|feet|foot|legs?)))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:dog|cat|he|she|i|kid|rescue|layout|him|her|boy|puppy)(?: \w+)?(?: \w+)? )\b(?:gets?|fits?|goes|slides?|slips?|reaches) (?:right |easily |way |up |down |in |into |under |behind |between |deep |back )*(?:in|into|under|behind|between|around|beneath) (?:all |even |every |those |the |my |our |tight |narrow |low |hard to reach |small |little )+(?:tight |narrow |tiny |hard to reach |hard-to-reach |small |little |low ){0,6}(?:corners|crevices|cracks|couch|sofa|fridge|refrigerator|furniture|spots|places|spaces|nooks|gaps|seats|baseboards|radiators?|stove|toilet|nooks and crannies|rails|grout|edges|cushions)\b(?! (?:and gets stuck|and (?:dies|cries)))/,
    ],
    [
      "+",
      /\b(?:i|we|he|she|you|mom|my \w+) (?:can |could )(?:now |finally |actually |easily |even )*(?:reach|get (?:at|to|up to)|clean|dust|change|trim|prune|pick|paint|wash|do|water) (?:[\w'’-]+ ){1,6}without (?:a|the|any|having|getting|dragging|climbing|bending|crawling|moving|using|standing|stretching|leaning|needing) ?(?:out |on |over |up |down |to )*(?:a |the |my )?(?:step ?)?(?:ladder|stool|chair|climb|bend|get on|crawl|move|hose|car|kneel|couch|stretch|lean|my knees)?/,
    ],
    [
      "+",
      /\b(?:no (?:more|longer|need for|need to)|without|never|don['’]?t (?:need|have to)|do n['’]?t (?:need|have to)) (?:have to |having to |the |a |any |my |climb(?:ing)? |drag(?:ging)? |get(?:ting)? |use |using |stand(?:ing)? |out |on |up |need(?:ing)? )*(?:step ?ladder|ladder|step ?stool|footstool)s?\b(?! (?:that|with|which))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\bonly )\b(?:sprays?|shoots?|throws?|squirts?|reaches|reached|shot|sprayed|casts|shines|lights? up|picks? up|carries|hits) (?:water |a (?:good|solid|full|strong) |a stream |clear |at least |about |over |up to |out |easily |well over |me |from )*(?:\d+|ten|twenty|thirty|forty|fifty|sixty|a hundred|two hundred) ?(?:feet|ft|foot|yards|meters|metres)\b(?! (?:short|shy|and (?:then|dies)|too))/,
    ],
    [
      "+",
      /\b(?:arm|neck|pole|handle|hose|wand|nozzle|straw|brush|bristles|extension|attachment|tube|range|signal|wifi|wi-fi|ladder|lamp|beam|spray) (?:(?:easily|actually|just|really) )?(?:reaches|extends|gets|stretches|swings|goes) (?:right |clear |all the way |far |way |easily |over |out |down |everywhere|anywhere|every ?where|any ?where|wherever|far enough|deep)(?! (?:out|off|flying|bad|on (?:its|the fritz)|to (?:dust|pieces|the trash)|through .{0,12}(?:fast|batter)))/,
    ],
    [
      "+",
      /\blong enough (?:handle |arm |reach |pole )?to (?:reach|get (?:to|at|into|under|behind)) (?:the|my|every|all|into|across|under|behind|our|up|both|even)\b(?<!\b(?:not|n['’]t|barely|hardly) (?:quite |nearly |even )?long enough (?:handle |arm )?to (?:reach|get (?:to|at|into|under|behind)) \w+)/,
    ],
    [
      "-",
      /\b(?:hose|arm|pole|straw|tube|wand|handle|nozzle|brush|ladder|neck|it|attachment|extension|range|signal|wifi|sprayer|spray|signal|lamp|dip tube|pump|bristles|leash|strap|rope|shower head|remote) (?:really |just |still |only )?(?:(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to)|hardly|barely|never quite|can['’]?t|ca n['’]?t|cannot|could n['’]?t|couldn['’]?t|not long enough to|too short to|is too short to|is n['’]?t long enough to|isn['’]?t long enough to) (?:quite |even |really |actually |ever )?(?:reach(?:es|ed|ing)?|extend|stretch) (?:to |all the way |far |past |across |into |under |behind |out |as far |anywhere near |even )*(?:the (?!job|point|temperature|right temp|boil|hang)|my|our|far|past|all|half|into|across|anything|beyond|most|both|where|everything|any of|every)\b(?! (?:best|expectations|mind|full|stain))/,
    ],
    [
      "-",
      /\b(?:inch|inches|foot|feet|ft) (?:or two |or so |too |just )?short of (?:my|where|our|reaching)\b|\b(?:stops?|stopped|falls?|fell|comes?|came|ends?|ended|quits?|peters? out|gives? (?:up|out)|dies?) (?:about |just |a |an |two |three |four |six |\d+ |few |couple of |half |well |way )*(?:inch|inches|foot|feet|ft|yards?|short) (?:or (?:two|so) )?(?:short |shy |before )+(?:of |from )?(?:the|my|where|our|it|reaching|getting)\b/,
    ],
    [
      "-",
      /\b(?:still|had to|have to|need to|needed to|end up|ended up) (?:need |needed |have to |had to |having to )?(?:get|use|stand on|standing on|drag|climb|bring|haul|fetch|pull|getting|dragging|using|need) (?:up )?(?:on )?(?:a|the|my|out|out the|out a) (?:step ?)?(?:ladder|stool|step stool|kitchen chair) (?:anyway|to reach|to get|to use|because|for the|out|even with)\b/,
    ],
    [
      "-",
      /\btoo (?:short|fat|big|wide|thick|bulky|tall|stubby|stiff) to (?:get|reach|fit|go|slide) (?:[\w'’-]+ )?(?:in|into|under|behind|between|to|around|past|the|my|down) (?:the |my |those |any |tight |our )*(?:corners?|bottom|back|couch|sofa|bed|fridge|cabinets?|crevices|ceiling|top|furniture|gutters?|far|bends?|seats?|stove|toilet|ends?|neck of)\b/,
    ],
    [
      "-",
      /\b(?:signal|range|wifi|wi-fi|connection|picture|reception|beam|spray|it|sprayer) (?:dies|drops|drops out|quits|cuts out|gives up|is gone|disappears|fades|craps out|stops working) (?:out )?(?:as soon as i|the (?:second|minute|moment) i|if i|when i|once i|past|beyond|after|at|in) (?:go |walk |step |leave |get |am |about |the |just |only )*(?:out|into|past|outside|upstairs|downstairs|kitchen|room|next room|garage|yard|\d+ (?:feet|ft|foot)|ten feet|twenty feet|thirty feet|far|around the corner)\b/,
    ],
  ],
};
