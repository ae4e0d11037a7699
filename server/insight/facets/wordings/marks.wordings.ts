import type { Wordings } from "./wording.ts";

export const MARKS_WORDINGS: Wordings = {
  marks: [
    [
      "+",
      /\b(?:lines?|prints?|printing|ink|text|lettering|labels?|strokes?|writing|writes|photos?|letters|copies|barcodes?|ink flow) (?:is |are |was |were |come |comes |came |out |look |looks |goes (?:on|down) |lays down |flows? |stays? |dries |remains? )+(?:so |very |really |nice and |super |always |perfectly |razor |beautifully |as |consistently |out |down ){0,6}(?:crisp|sharp|smooth(?:ly)?|clean|dark|even|evenly|legible|readable|vivid|consistent|clear|bold|crystal clear|black|gallery quality|razor sharp|opaque|fine|solid|steady|steadily|beautiful|great)\b(?! enough)/,
    ],
    [
      "+",
      /\b(?:never|not once|has(?: not| ?n['’]?t)|have(?: not| ?n['’]?t)|does(?: not| ?n['’]?t)|do(?: not| ?n['’]?t)|did(?: not| ?n['’]?t)|without|no|zero|doesnt|dont|hasnt|wont|won['’]?t|will not) (?:it |they |any |ever |even |yet |once |a |had |single )*(?:skips?|skipped|skipping|smears?|smeared|smearing|smudges?|smudged|smudging|bleeds?|bleeding|bled|bleed[- ]through|feathers?|feathering|blots?|blotting|blobs?|globs?|dried out|dry out|drying out|streaks|jams?|jammed|jamming|scratchy|ghosting|clogged|fade|faded)\b/,
    ],
    [
      "+",
      /\b(?:left[- ]?handed|leftie|lefty|southpaw|side of my hand|heel of my hand)\b(?:[^.]{0,60})\b(?:no smears?|no smudg\w+|clean|doesn['’]?t smear|don['’]?t smear|dries (?:fast|instantly|quick\w*|before)|not smear\w*|without smear\w*|stays clean|never smear\w*)\b/,
    ],
    [
      "+",
      /\b(?:dries|dry|dried) (?:almost |so |very |really |super )*(?:instantly|fast|quick(?:ly)?|immediately|in seconds|before (?:i|my hand))\b(?! out)/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:glides?|glided|writes?|wrote|flows?|rolls|draws?|prints?|printed|stamps?) (?:[\w'’-]+ )?(?:so |very |really |like (?:a )?|super |across |over |just |on |right |as )*(?:smooth(?:ly)?|butter|dream|silk|clean(?:ly)?|crisp(?:ly)?|beautifully|effortlessly|first time|first stroke|every time|flawlessly|perfectly|sharp(?:ly)?|like new)\b/,
    ],
    [
      "+",
      /\b(?:readable|legible|crisp|sharp|dark) (?:from across|after (?:\w+ )?(?:months?|weeks|years?|a year|washes|being)|even (?:at|in|the|down)|at (?:the )?(?:tiny|small|smallest|\d+)|right (?:down )?to (?:the )?(?:edge|last)|to the last)\b|\b(?:scanner|scanners|post office|ups|usps|barcode reader) (?:reads?|scans?|never|has never) (?:[\w'’-]+ ){0,4}(?:every time|first time|rejected|refused|trouble|problem|first try)\b/,
    ],
    [
      "+",
      /\bstill (?:write|writes|writing|wrote|printing|prints) (?:like (?:new|day one|the first day)|after (?:\w+ )?(?:months?|years?|a year|weeks)|on (?:the )?(?:first|anything|everything|any surface|greasy|wet|glass|metal|glossy))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:skips?|skipped|skipping|blotches|blotchy|globs?|blobs?|bleeds?|bled|bleeding|smears?|smeared|smearing|smudges?|smudged|smudging|feathers|feathering|streaky|streaks?) (?:[\w'’-]+ ){0,3}(?:every (?:other|few|third|second|time|single)|all over|across (?:the|my)|through (?:to |the |my |two |three |onto )|like crazy|everywhere|letters|words|lines|the paper|the page|if you (?:touch|breathe|look)|when (?:i|you) (?:touch|write|highlight)|the (?:second|moment|minute)|onto|on (?:the|my) (?:hand|hands|page|paper|next page)|with the slightest|at the slightest|half)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:dried (?:out|up)|dry(?:ing)? (?:out|up)|dries (?:out|up)|bone dry|ran out of ink|run out of ink|out of ink|stopped writing|stopped printing|quit writing|quit printing|won['’]?t write|wo n['’]t write|will not write|wouldn['’]?t write|wont write|would n['’]t write|stops writing|quits writing)\b(?=.*\b(?:week|weeks|day|days|month|months|box|out of|pens?|markers?|cap|use|uses|page|pages|already|half|letters?|ink|cartridge|words?)\b)(?<!\b(?:not|never|n['’]t|no) (?:[\w'’-]+ ){0,2}(?:dried|dry|drying|dries) (?:out|up))/,
    ],
    [
      "-",
      /\b(?:lines?|prints?|printing|ink|text|lettering|labels?|strokes?|writing|photos?|letters|copies|barcodes?|colou?rs?) (?:is |are |was |were |come |comes |came |out |look |looks |goes (?:on|down) |turn |turns |turned )+(?:so |very |really |super |always |too |all |a bit |kind of |extremely |barely |mostly )*(?:faded|faint|fuzzy|blurry|streaky|streaked|blotchy|smeared|smudged|smudgy|crooked|jagged|patchy|uneven|unreadable|illegible|scratchy|banded|grainy|pixelated|ghosted|double)\b(?<!(?:are|is|look|looks|come|comes|out|so|very|always|really) (?:readable|legible))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:have|had|has|having|need|needed) to (?:[\w'’-]+ )?(?:press (?:so |really |very |too |down )*(?:hard|like)|go over (?:each|every|the|my) (?:line|letter|stroke|word)|scribble|shake (?:it|them) (?:every|constantly|to)|trace over|re-?print|write (?:it|everything|over) (?:twice|again)|push (?:so |really |down )*hard|bear down|lick the)\b/,
    ],
    [
      "-",
      /\b(?:white|blank|faint|black|horizontal|weird) (?:streaks?|stripes?|lines|bands?|gaps) (?:down|across|through|in|on|along|running)\b|\b(?:prints?|ink|labels?|receipts?|text|writing|lettering) (?:[\w’'-]+ ){0,2}(?:fades?|faded|fading|turned|turns|goes|went) (?:[\w'’-]+ )?(?:to (?:nothing|blank|white|gray|grey|pink|invisible)|blank|black in the (?:sun|heat)|unreadable|within (?:a )?(?:days?|weeks?|months?)|in the (?:sun|window|car))\b/,
    ],
    [
      "-",
      /\b(?:looks|looked|like) (?:[\w'’-]+ ){0,2}(?:a (?:fax|bad photocopy|bad fax|dying printer)|chicken scratch|printed on a potato|scratching (?:with )?a nail|dot matrix)\b|\b(?:tips?|nibs?|points?|lead|leads) (?:is |are |all |just |always |both |got |\w+ly )*(?:frayed|frays?|mushed|mushy|splayed|splays?|broke|breaks?|snapped|snaps?|flattened|fuzzed|bent|squished|pushed in|crumbl\w+|keeps? (?:breaking|snapping))\b(?! off the (?:tree|beam))/,
    ],
  ],
  rolling: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:rolls|glides?|pushes|rides|steers|wheels|maneuvers|coasts|cruises|glided) (?:along |over |across |right |so |very |really |super |around |through |just |down |up |on |straight |both |in any |nice and |incredibly |wonderfully )*(?:like (?:a dream|butter|silk|glass|it['’]?s on (?:ice|air|rails)|on ice|a charm|nothing|a cadillac|magic|a shopping cart should|skates)|smooth(?:ly)?(?! once)|easily|beautifully|effortlessly|with (?:one (?:hand|finger)|a finger|two fingers|no effort|ease|hardly any|little effort)|so easy|without (?:effort|a (?:hitch|sound|wobble)|tipping|tugging|sticking|dragging)|straight(?! (?:up|to|into|out))|in a straight line|like it weighs|great|wonderful|perfectly|no problem|quiet(?:ly)?)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:handles|rolls?|glides?|tackles?|eats up|sails?|conquers|rolled|pushes|pulls|rolls great|breezes?|cruises?) (?:so |really |right |just |well |easily |smoothly |great |fine |even |good |on |over |across |through |up |down |the |our |my |any |all |both |like nothing |old |bumpy |uneven |thick |deep )+(?:grass|gravel|sand|cobble ?stones?|cobbles|curbs?|bumps|cracks|sidewalks?|carpet|rugs?|snow|mud|trails?|thresholds?|door ?sills?|dirt roads?|bricks?|pavement|tile|hardwood|wood floors?|roots|terrain|potholes|parking lot|airport|elevator gap|ramps?)\b(?<!\b(?:hard|difficult|rough|bad|useless|terrible) (?:to \w+ )?(?:on|over|across|through) [\w ]{0,20})(?! (?:badly|poorly|like a tank but|is (?:hard|a pain|rough)|but|scratch))/,
    ],
    [
      "+",
      /\b(?:turns?|spins?|pivots?|stops?|corners|maneuvers) (?:around )?on a dime\b|\b(?:practically|almost|basically|nearly|kind of|just about) (?:pushes|pulls|rolls|steers|drives|moves|glides) (?:by )?itself\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:wheels|casters?|castors|tires) (?:\w+ )?(?:are|spin|glide|roll|go|turn|swivel|run|feel|work|move|spun|rolled|keep|still)(?: spinning| rolling)? (?:so |very |really |super |nice and |all |just |in |every |easily |perfectly |still |incredibly |buttery |amazingly |around |on |over |the |as |wonderful and |freely and )*(?:smooth(?:ly)?|like butter|freely|easily|quiet(?:ly)?|direction|360|effortless(?:ly)?|great|beautifully|silent(?:ly)?|a dream|wonderfully?|perfect(?:ly)?|excellent|fantastic|amazing|like new|true|well oiled|strong and smooth|without (?:a )?(?:squeak|wobble|sticking|catching|scratching|marking))\b/,
    ],
    [
      "+",
      /\b(?:easy|a breeze|effortless|a joy|a dream|a pleasure|light|smooth|fun|no effort|a cinch|pleasant) to (?:push|steer|roll|wheel|maneuver|pull (?:along|behind|through|around|up|over)|drive|glide|manoeuvre)\b(?! (?:together|in|down|the (?:button|pin|lever)|out|off|on|buttons?))(?<!\b(?:not|n['’]t|never|less|far from) (?:\w+ )?(?:easy|light|a joy|smooth|fun|pleasant) to \w+)/,
    ],
    [
      "-",
      /(?<!\b(?:steering|scroll|training|mouse|ferris) )\b(?:wheels?|casters?|castors)(?! nut) (?:[\w'’-]+ ){0,4}(?:sticks?|jams?|jammed|wobbles?|wobbly|wobbled|squeaks?|squeaky|locks? up|locked up|stuck(?! out)|drags?|dragging|fell off|falls? off|came off|comes? off|pop(?:s|ped)? off|broke|breaks?|broken|catch(?:es)?|snags?|seized?|seized up|shimm(?:y|ies)|shakes?|crooked|flat|cracked|snapped|useless|junk|skids?|rattles?|screech|clog(?:s|ged)?|hardly (?:turn|roll|spin)|barely (?:turn|roll|spin)|crumbl|split|melted|gave out|bent|tiny and|cheap|terrible|awful|the worst)\b(?<!\b(?:never|not|n['’]t|no|hasn['’]t|haven['’]t|nothing|without)(?: \w+){0,3})/,
    ],
    [
      "-",
      /\b(?:wheels?|casters?|castors|stroller|cart|chair|suitcase|wagon|bag) (?:just |really |simply |\w+ )?(?:(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to)) (?:really |even |quite |want to |like to |like |always )*(?:roll|turn|spin|swivel|glide|steer|go straight|push|track straight|track|rotate|go over|pivot)(?:ing)?\b(?! (?:on (?:by|until)|off|over (?:and|on)|any ?one|me|people|black|brown|a blind))/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:pulls?|veers?|drifts?|steers?|drags?|swerves?|pulling|veering|drifting|wanders) (?:off )?(?:hard |always |constantly |slightly |badly )?(?:to (?:the|one) (?:left|right|side)|sideways|left|in circles|off course|crooked)\b(?! (?:with (?:no|ease)|or sideways|or))/,
    ],
    [
      "-",
      /\b(?:like|as bad as|worse than) (?:a |an |that |the |one of those |pushing |steering |driving |the worst |the one )*(?:bad |broken |old |wonky |rusty |cheap |busted |wobbly |squeaky |bum )*(?:shopping|grocery|supermarket) (?:cart|trolley)|\b(?:wheels?|thing|it|cart|stroller|bag) (?:\w+ )?(?:has|have) (?:got )?a (?:mind|will) of (?:its|their|it['’]s) own\b/,
    ],
    [
      "-",
      /\b(?:have|had|has|end up|ended up|wind up|got|need|forced|easier|better off) (?:to |up )?(?:just )?(?:drag|dragging|carry|carrying|lift|lifting|yank|yanking|wrestle|tug|kick|shove|manhandle|pop a wheelie|tip) (?:it|this|the (?:thing|cart|stroller|bag|chair|wagon|suitcase|whole thing|front|wheels?)) (?:over|because|through|across|around|up (?:and|every)|every|instead|to (?:turn|get it over|steer|go)|onto|just to|behind|in order)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:hard|difficult|a pain|tough|a struggle|a workout|a bear|impossible|awkward|a chore|a nightmare|a fight|heavy|stiff|annoying|takes two hands|takes both hands|a beast|exhausting) to (?:push|pull|roll|steer|wheel|maneuver|manoeuvre|drag|keep straight)\b(?= (?:it|around|over|on|through|uphill|up|across|straight|with (?:a kid|the kid|one hand)|in (?:grass|sand|gravel|a straight))|[.,!]|$)(?! (?:a lever|the button|off|up the (?:top|skin)))/,
    ],
    [
      "-",
      /\b(?:useless|hopeless|terrible|awful|no good|worthless|miserable|horrible|gets stuck|got stuck|bogs down|sinks|stops dead|tips over) (?:\w+ )?(?:on|in|over|at|through) (?:the |any |every |our |my |a |thick |all |even )*(?:carpet|grass|gravel|sand|cobble ?stones?|cobbles|curbs?|cracks?|rugs?|thresholds?|bumps?|pebbles?|snow|door ?sills?|uneven|mats?|sidewalks?)\b/,
    ],
  ],
  load: [
    [
      "+",
      /\b(?:weigh(?:s|ing)? (?:\w+ ){0,2}[1-4]\d\d|[1-4]\d\d ?(?:lbs?|pounds?|kg|kilos))\b[^.!?]{0,45}\b(?:(?:it|they|this|these) )?(?:(?:easily |still |just |even |also )?(?:holds?|held|supports?|supported|bears|takes it|takes me|fine|no problems?|no issues|solid|sturdy|strong|rock solid)|(?:did|does|do|has|have)(?: ?n['’]?t| not) (?:\w+ )?(?:sag|budge|bow|bend|creak|flinch|wobble|buckle|give|groan|flex|complain|move|broken|collapsed)\w*|never (?:\w+ )?(?:sag|budge|bow|bend|creak|flinch|wobble|buckle|felt unsafe|worried)\w*|no (?:sag|flex|bow|creak|bend|wobble)\w*|without (?:a |any )?(?:sag|flex|bow|creak|bend|wobbl|flinch|groan)\w*|not (?:a|even a|one) (?:creak|wobble|groan|sag|peep))/,
    ],
    [
      "+",
      /\b(?:loaded|piled|stacked|packed|filled|crammed|holds?|held|holding|carrying|supports?) [^.!?]{0,60}\b(?:(?:has|have|did|does|do)(?: ?n['’]?t| not)|never|without|not|no sign of|no|zero|hasn['’]?t) (?:even |once |a bit of |any |so much as |a |yet |the slightest |a hint of )*(?:sag|sags|sagged|sagging|bow|bowed|bowing|bows|bending|buckle|buckled|buckling|collapsed?|flex|flexed|droop(?:ed|ing)?|groan(?:ed)?|warp(?:ed|ing)?)\b/,
    ],
    [
      "+",
      /\b(?:i (?:can |could )?(?:stood|stand|sat|sit|jumped|danced|climbed|did pull[- ]?ups)|(?:all )?(?:two|three|four|five|six|\d+|both) (?:of us|kids|grown (?:men|adults)|adults|people|grown ups|teenagers|big guys|big men|boys) (?:can |could |have |all )?(?:sit|sat|stood|stand|pile[sd]?|fit|climb\w*|jump\w*|got)|husband (?:stood|sat|jumped)) (?:in|on|up on|onto|from) (?:it|them|this|the (?:\w+ )?\w+) [^.!?]{0,30}\b(?:(?:did|does|has)(?: ?n['’]?t| not) (?:\w+ )?(?:budge|move|bend|creak|wobble|break|give|flinch|tip|sag)|held|holds|fine|no problem|solid|and (?:it )?never|without)/,
    ],
    [
      "+",
      /\b(?:could|would|can) (?:probably |easily )?(?:park|hold|support|hang|carry) (?:a|an|my) (?:car|elephant|truck|tank|engine|horse|hippo|piano|whale|cow|buffalo|rhino|small car|motorcycle|engine block)\b|(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:holds?|held|supports?|bears?) (?:all |up )?(?:my|our|his|her|the|a|an) (?:\w+ )?(?:full |whole |entire |big |heavy |considerable |hefty |whole body )?(?:weight|bulk|cast iron|encyclopedias?|anvil|piano|engine|aquarium|fish tank|\d+ gallon|microwave|canned goods|paint cans|kettlebells?|dumbbells?|bowling balls?)\b(?! (?:poorly|badly))/,
    ],
    [
      "+",
      /\b(?:big|heavy|large|fat|plus size|heavyset|heavier|stout|hefty|bigger|husky|overweight|obese) (?:guy|man|boy|girl|gal|woman|person|dude|lady|fella|husband|people|folks)\b[^.!?]{0,50}\b(?:holds? (?:me|him|us|up|fine)|held (?:me|him|up)|supports|no (?:problem|issues|sagging|creaking|worries)|(?:does|did|has)(?: ?n['’]?t| not) (?:\w+ )?(?:sag|bow|bend|creak|flinch|buckle|broken|collapse)|feel(?:s)? (?:safe|secure|solid)|never worr|solid|sturdy|still standing)/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:sags?|sagged|sagging|bows|bowed|bowing|buckles|buckled|buckling|collapsed|caved in|caves in|gave way|gives way|drooped|crumpled|gave out) (?:\w+ )?(?:under (?!the (?:sink|bed))|in the middle|in the center|with (?:just|only|any) |when (?:i|my|we|you|he|she) (?:sat|sit|sits|put|stood|stand|lay|got|loaded|add|added|climb|set|lie)|as soon as|the (?:first|second|minute|moment) (?:time )?(?:i|my|we|he|she|someone|anyone)|beneath|like a (?:hammock|banana|smile|taco|wet|swayback|old horse))/,
    ],
    [
      "-",
      /\b(?:ended up|landed|dumped (?:me|him|her|us)|dropped (?:me|him|her|us)|put (?:me|him|her)|found myself|deposited (?:me|him|her)) (?:sitting |flat |right |straight |back )?(?:on |onto |through |to )?(?:the |my |his |her )(?:floor|ground|butt|backside|behind|ass|tailbone|rear|rump|keister|seat)\b(?! (?:comfortably|with|and read|cushion|to play|mat))/,
    ],
    [
      "-",
      /\b(?:shelf|shelves|rack|rod|hooks?|bracket|brackets|hammock|cot|bed|chair|slats?|bar|everything|whole thing|bench|stool|cart|closet) (?:came down|came crashing|crashed|fell down|pulled (?:right )?out of|ripped out|collapsed|caved|let go|gave way|buckled|broke under|went down|snapped under|bowed|is bowing|are bowing|sags|sagged|is sagging|are sagging)\b/,
    ],
    [
      "-",
      /\b(?:ca ?n['’]?t|could ?n['’]?t|does ?n['’]?t|did ?n['’]?t|wo ?n['’]?t|can not|cannot|could not|would ?n['’]?t|barely|not strong enough to|not sturdy enough to) (?:even |really |safely )?(?:hold|held|support|bear) (?:up )?(?:more than|even|the weight|my weight|his weight|much weight|any weight|anything (?:heav|over)|a (?:full|grown|normal|single|wet|coat|bag of|gallon|few)|an adult|half|its own|adult|\d+|a person)/,
    ],
  ],
  creak: [
    [
      "+",
      /\b(?:no|not a|zero|never a|without (?:a|any)|nary a|not one|no more|free of|hardly a|not (?:even )?(?:a|one) single|does ?n['’]?t make a) (?:single |hint of a |peep or |weird |annoying |noise or |wobbles? or |rattles? or )?(?:creak(?:s|ing|y|iness)?|squeak(?:s|ing|y|iness)?|groan(?:s|ing)?|peep|squeal(?:s|ing)?|popping|clicking)\b(?! (?:toy|out of (?:him|her|them)))/,
    ],
    [
      "+",
      /\b(?:(?:has|have|does|do|did|wo|is|are)(?: ?n['’]?t| not)|never|yet to|not once|without) (?:even |once |ever |yet |at all |so much as |a bit |make a |made a |started to |begun to )?(?:creak(?:s|ed|ing|y)?|squeak(?:s|ed|ing|y)?|groan(?:s|ed|ing)?|squeal(?:s|ed|ing)?)\b/,
    ],
    [
      "+",
      /\b(?:silent|quiet|silently|quietly|dead quiet|not a sound|no noise|no sound) (?:\w+ )?(?:when|whenever|as|no matter how|even when|even if) (?:i|you|we|he|she|someone) (?:much |\w+ )?(?:lean|leans|sit|sits|shift|shifts|turn|turns|rock|rocks|swivel|move|moves|recline|rolls?|get up|squirm|fidget|tilt)/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:creaks?|creaked|creaking|squeaks?|squeaked|squeaking|groans?|groaned|groaning|squeals?|squealed) (?:\w+ )?(?:like|when|every|each|whenever|with (?:every|each|the|any)|as|if|at (?:the|every|any)|under|all|constantly|so|loudly|any ?time|from|after|the (?:second|minute|moment|whole|first)|no matter|if i|already|horribly|terribly|badly|now|non ?stop)\b(?! (?:i had|used to))/,
    ],
    [
      "-",
      /\b(?:sounds? like|sounding like|like|as) (?:i['’]?m (?:in|on) |sitting (?:in|on) |it['’]?s |being (?:in|on) )?(?:a |an |the )?(?:haunted (?:house|mansion)|old (?:ship|wooden ship|door|pirate ship|barn door|staircase|floorboards?|rocking chair|gate|bed ?spring|wagon)|pirate ship|horror (?:movie|film)|rusty (?:gate|hinge|swing)|coffin|dracula|barn door|sailing ship|wooden ship|ghost ship|bag of mice|ungreased|rocking ship|creaky \w+|squeaky \w+)\b(?! (?:pad|mat))/,
    ],
    [
      "-",
      /\b(?:wd[- ]?40|oil(?:ed)?|grease[d]?|lube[d]?|lubricat\w+|graphite|tightened every|tightened all|tightening (?:every|all))\b[^.!?]{0,50}\b(?:creak|squeak|groan|squeal|noise)\w*|\b(?:creak|squeak|groan|squeal|noise)\w*\b[^.!?]{0,50}\b(?:wd[- ]?40|oiled|greased|tightened (?:every|all))/,
    ],
    [
      "-",
      /\b(?:everyone|everybody|whole (?:office|house|meeting|zoom|call)|wife|husband|coworkers?|co-workers?|neighbors?|people (?:on|in)|they|my team|clients?) (?:can |could |all )?hears? (?:me|it|every time|my chair|when|whenever) (?:every time )?(?:i |you |we )?(?:move|moving|shift\w*|turn\w*|sit|sits|lean\w*|breathe|rock|swivel|creak\w*|squeak\w*)|\b(?:ca ?n['’]?t|cannot|could ?n['’]?t) (?:even )?(?:shift|move|lean|turn|sit|breathe|swivel|reach|roll over) (?:\w+ ){0,4}without (?:a|it|the|this|that|everyone|waking|some|an)\b/,
    ],
  ],
};
