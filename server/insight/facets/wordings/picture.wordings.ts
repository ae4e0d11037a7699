import type { Wordings } from "./wording.ts";

export const PICTURE_WORDINGS: Wordings = {
  picture: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:can|could|able to) (?:actually |even |clearly |easily |now |still |literally |really |almost )*(?:read|make out|see|count|tell|identify|recogni[sz]e|zoom in (?:on|and)|spot|pick out)(?: \w+){0,3} (?:(?:license |number )?plates?(?: numbers?)?|faces?|whiskers|feathers?|eyelashes|eyelash|street signs?|the veins|every (?:hair|pore|feather|blade|whisker|leaf|wrinkle|freckle|detail|star)|blades? of grass|pores|freckles|who (?:is|it is|was|it was|['’]?s)|the words on|each (?:hair|feather|whisker|leaf)|each individual|name tags?|his (?:chest|belly|breathing) (?:rise|rising|moving)|her (?:chest|belly|breathing) (?:rise|rising|moving)|him breathing|her breathing)\b/,
    ],
    [
      "+",
      /\b(?:like|as if)(?: \w+){0,3} (?:look(?:ing)?|star(?:e|ing)|peer(?:ing)?) (?:\w+ )?(?:out|through)(?: of)? (?:a|an open|an|the|clean|my) (?:\w+ )?(?:window|glass|pane)\b/,
    ],
    [
      "+",
      /\b(?:like (?:being|you(?: are| ?['’]?re)|we(?: are| ?['’]?re| were)|i(?: am| ?['’]?m| was)|going|sitting) (?:\w+ ){0,3}?(?:at|in|to) (?:a|the|our own|my own) (?:\w+ )?(?:movies?|theat(?:er|re)|cinema|imax|stadium|game|drive[- ]in))\b/,
    ],
    [
      "+",
      /\bcolou?rs? (?:really |just |are so \w+ they |absolutely |literally |truly )?(?:pop|pops|jump|leap|come alive|came alive|come to life|are true to life|are true|are spot[- ]on|look natural|are lifelike|are accurate|sing)\b(?! (?:off|out of the|up))/,
    ],
    [
      "+",
      /\b(?:clear|sharp|crisp|bright|vivid) as (?:day(?:light)?|a (?:bell|photo|photograph|movie|magazine|tack|razor|whistle)|real life|anything|can be|if (?:you|i))\b(?<!sound.{0,30})/,
    ],
    [
      "+",
      /\b(?:even|both|and) (?:at|in|during|with|on) (?:the )?(?:night|dark|pitch (?:black|dark|darkness)|total darkness|low light|dim light|complete darkness|rain|pouring rain|full sun|bright sun|no light)(?: \w+| ,){0,6} (?:clear|sharp|crisp|visible|see (?:\w+ ){0,2}?(?:everything|clearly|perfectly|faces?|every|great|fine|him|her)|detail(?:ed)?|excellent|like day|bright|stunning)\b(?<!(?:\bnot|n['’]t).{0,30})/,
    ],
    [
      "+",
      /\b(?:pictures?|photos?|shots?|images?|videos?|footage|prints?|portraits?|photographs?|movies?|films?|recordings?|clips?)(?: \w+){0,6}? (?:come|came|comes|turn|turned|turns|look|looked|looks|are|is|were|was)(?: \w+)? (?:out )?(?:\w+ )?(?:razor|tack|gorgeous|stunning|sharp|crisp|clear|spectacular|breathtaking|amazing|superb|incredible|beautiful|excellent|outstanding|vivid|flawless|lifelike|unbelievable|wonderful|fantastic|great|perfect|terrific|detailed|professional|crystal)\b(?<!(?:\bnot|n['’]t|never|on the (?:box|listing|site|page)) (?:[\w'’-]+ ){0,3}\w+)/,
    ],
    [
      "+",
      /\b(?:picture|image|photo|video|screen|footage|night vision|resolution|display)(?: \w+){0,4}? (?:blew|blows|floored|amazed|stunned|impressed|amazes|shocked|wowed)(?: \w+)? (?:me|us|him|her|everyone|everybody|my|our|away)\b/,
    ],
    [
      "+",
      /\b(?:police|cops?|officer|insurance|adjuster|detective|sheriff|deputy)(?: \w+){0,6} (?:watched|used|took|loved|accepted|wanted|asked for|read|saw|identified|had) (?:\w+ ){0,3}?(?:footage|clip|video|plate|license|recording)\b(?<!(?:\bnot|n['’]t|never).{0,60})/,
    ],
    [
      "+",
      /\b(?:every|each|all the) (?:single )?(?:blade of grass|pore|feather|whisker|wrinkle|tiny detail|little detail|detail|freckle|leaf|hair|strand)(?: \w+){0,4} (?:shows?|is (?:there|sharp|visible|clear|crisp)|sharp|in focus|visible|comes through|pops|captured)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any)?|not a(?: single)?|free of|never any|hardly any) (?:\w+ )?(?:pixelation|pixelating|motion blur|ghosting|grain(?:iness)?|dead pixels?|backlight bleed|light bleed|lag|stutter(?:ing)?|tearing|washed[- ]out|fish ?eye|blurr(?:y|iness)|noise at iso|purple fringing|vignetting|flicker(?:ing)?)\b/,
    ],
    [
      "-",
      /\b(?:(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t)|can (?:barely|hardly|scarcely)|could (?:barely|hardly|scarcely)|(?:barely|hardly) could)|impossible to|hard to|no way to|unable to|too \w+ to|not enough to|not clear enough to|never) (?:even |really |actually |clearly )*(?:read|make out|see|tell|identify|recogni[sz]e|distinguish)(?: \w+){0,3}? (?:(?:license |number )?plates?(?: numbers?)?|faces?|facial|features|who (?:is|it is|was|it was|['’]?s)|a face|if it['’]?s a|the person)\b(?! (?:behind|of (?:the )?(?:dinner|steel)))/,
    ],
    [
      "-",
      /\b(?:looks?|looked|like|as if|as though)(?: \w+){0,5} (?:shot|filmed|taken|recorded|photographed|made)(?: \w+)? (?:with|on|through|by|using|from|in) (?:a |an |my |the |some )?(?:\w+ )?(?:potato|flip phone|toaster|old phone|webcam|screen door|dirty|foggy|fog|vaseline|sock|1990s|90s|80s|ninet\w+|camcorder|shower (?:door|curtain)|fish ?bowl|bottom of|aquarium|nintendo|security camera|gas station)\b/,
    ],
    [
      "-",
      /\b(?:face|faces|plate|plates|license|licen[cs]e plates?|people|person|kid|car|cars|headlights|letters|text|everything|baby|anything|anyone|birds?)(?: \w+){0,5} (?:is|are|was|were|looks?|looked|just|becomes?|turns? into|comes out as|as)(?: \w+){0,2} (?:a |one |two |\d |some )?(?:(?:big |white |dark |gr[ae]y |black |glowing |blurry |fuzzy |pixelated )*(?:blobs?|blurs?|smudges?|smears?|shadows?|ghosts?|silhouettes?)|blurry|fuzzy|grainy|pixelated|unreadable|illegible|a mess of pixels|overexposed|blown out|out of focus|washed out)\b/,
    ],
    [
      "-",
      /\b(?:picture|image|images|video|videos|footage|photos?|pictures|screen|display|camera|night vision|recording|feed|shots|zoom)(?: \w+){0,4}? (?:is|are|was|were|looks?|looked|comes? out|came out|turns? out|gets?|got|goes|went)(?: \w+){0,2} (?:grainy|blurry|fuzzy|pixel\w+|choppy|hazy|foggy|washed[- ]out|muddy|soft|dark|dim|dull|overexposed|underexposed|out of focus|laggy|jerky|shaky|jittery|distorted|faded|noisy|garbage|terrible|awful|horrible|useless|poor|snowy|milky|yellow(?:ish)?|purple|greenish|bluish|pink)\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+)/,
    ],
    [
      "-",
      /\b(?:video|picture|image|feed|stream|screen|footage|camera) (?:\w+ ){0,2}?(?:freezes|froze|lags|lagged|stutters|stuttered|skips|pixelates|buffers|breaks up|glitches|flickers|flickered|tears|keeps (?:freezing|lagging|buffering|flickering|cutting)|goes (?:black|blank|green|fuzzy|blue|dark)|went (?:black|blank|green|fuzzy|blue|dark))\b/,
    ],
    [
      "-",
      /\b(?:dead|stuck|hot|bright) pixels?\b(?<!(?:\bno|\bnot|zero|without|any|n['’]t) (?:[\w'’-]+ ){0,2}\w+ pixels?)/,
    ],
    [
      "-",
      /\b(?:colou?rs?|skin tones?|whites?|blacks?|reds?|faces|everything|people)(?: \w+){0,2} (?:are|is|look|looks|looked|come out|came out|comes out|were|turn|turns)(?: \w+){0,2} (?:off\b(?! (?:the|easily|when|on|in|after))|washed[- ]out|oversaturated|unnatural|orange|greenish|yellowish|bluish|purplish|like a cartoon|muted and|gr[ae]y and|lifeless|wrong|way too (?:red|blue|green|yellow))\b/,
    ],
    [
      "-",
      /\b(?:headlights?|glare|sun|street ?lights?|porch light|lights?) (?:\w+ ){0,2}?(?:wash(?:es)? out|blows? out|ruins?|turns? (?:it|everything|the)|makes? (?:it|everything|the (?:picture|screen|image))) (?:\w+ ){0,3}?(?:picture|plates?|everything|image|white|blob|unreadable|screen|impossible|video|footage)?\b/,
    ],
  ],
  light: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:lights?|lit|lighting|illuminat(?:es|ed|ing)|brightens?|brightened|floods?|flooded) (?:up )?(?:the|my|our|his|her|a|an|this|that) (?:\w+ ){0,2}?(?:room|yard|backyard|driveway|garage|porch|kitchen|closet|hall(?:way)?|street|trail|path|pathway|tent|camp ?site|camp|shop|barn|basement|bedroom|desk|page|work ?bench|counters?|steps|stairs|patio|deck|shed|attic|woods|field|walkway|bathroom|pantry|cabinet|house|trees?|lake|road|block|side of the house|work area)\b/,
    ],
    [
      "+",
      /\b(?:like|turn(?:s|ed)? (?:the )?night (?:in)?to|as bright as|bright as) (?:it(?: is| ?['’]?s| was) )?(?:a |the |broad )?(?:day(?:light|time)|noon|stadium|sun|football field|ball ?park|operating room|airport|runway|movie set|full moon)\b(?<!(?:\bnot|n['’]t|never).{0,25})/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:bright enough|enough light|plenty of light|plenty bright|lots of light|so much light)(?: \w+)? (?:to|for|that|in) (?:\w+ )?(?:read|see|work|find|walk|cook|light|do|sew|paint|my|the|me|our|a|navigate|fill|any|use|task|reading|sewing|whole|close|nail|cut)/,
    ],
    [
      "+",
      /\b(?:eyes?|headaches?|migraines?)(?: \w+){0,2} (?:no longer|(?:does|do|did)(?: not| ?n['’]?t)|never|stopped|have stopped|are not|are n['’]?t|less|feel less|much less|not)(?: \w+){0,2} (?:hurt(?:ing)?|ach(?:e|ing)|tired?|strain(?:ed)?|burn(?:ing)?|sore|fatigued?|watering|so tired|strained)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any)?|not a|(?:does|do|did)(?: not| ?n['’]?t)|never)(?: \w+)? (?:flicker(?:s|ing)?|glare|harsh(?:ness)?|dark spots|shadows|hot ?spots|eye ?strain)\b(?! (?:in (?:the )?(?:picture|photo)))/,
    ],
    [
      "+",
      /\b(?:can|could) (?:finally|actually|now|at last|once again) (?:see|read|find|tell)(?: \w+){0,2} (?:what|the|my|where|in|without|again|at night|everything|colou?rs?|black|navy|to (?:cook|work|sew|read))\b/,
    ],
    [
      "+",
      /\b(?:warm|soft|cozy|cosy|gentle|inviting|golden|beautiful|lovely|perfect|relaxing|pleasant|magical|candle ?-?like) (?:(?!and)\w+ ){0,1}?(?:light(?:ing)?|glow|ambian?ce|ambience|illumination)\b(?! (?:weight|blue|pink|brown|gr[ae]y|green|colou?r|wood|scent|on my (?:skin|face)|and (?:airy|fluffy)|to my (?:skin|face)|finish|serum|cover|fabric|material|flavor|skin))(?<!(?:\bnot|n['’]t|never|a) a? ?(?:\w+ )?skin.{0,20})/,
    ],
    ["+", /\b(?:land|guide in|signal) (?:a |an |air)?(?:planes?|aircraft|airplanes?|747|jets?)\b/],
    [
      "+",
      /\b(?:throws?|puts? out|gives? off|gives?|casts?|produces?|emits?|sheds|provides?|kicks out|delivers) (?:\w+ ){0,2}?(?:a lot of|plenty of|lots of|tons of|so much|enough|good|great|excellent|amazing|bright|wide|strong|nice|even|impressive|incredible|crazy|a ton of|a great|a good|a nice|a surprising amount of|just (?:enough|the right)) (?:\w+ ){0,2}?(?:light|beam|glow|illumination|lumens)\b(?<!n['’]t (?:[\w'’-]+ ){0,6}\w+)(?<!\bnot (?:[\w'’-]+ ){0,6}\w+)/,
    ],
    [
      "+",
      /\b(?:dims?|dimmed|dimming|dimmable)(?: \w+){0,3} (?:smooth(?:ly)?|to (?:a|just|exactly|almost|the|nothing|perfect|candle)|enough|perfectly|beautifully|nicely|way down|low enough|down (?:to|low|nicely|enough))\b(?<!(?:\bnot|n['’]t|never|\bto) (?:[\w'’-]+ ){0,2}dim.*)/,
    ],
    [
      "-",
      /\b(?:dimmer|weaker|less light|darker|duller|not as bright) than (?:a |an |my |the |what |our |any |even )+(?:\w+ ){0,2}?(?:candle|night ?light|phone|flash ?light|firefly|match|glow ?stick|birthday|old|bulb|moon|expected|other|others|lamp|incandescent|fluorescent|40|60|lighter|keychain)\b/,
    ],
    [
      "-",
      /\b(?:candle|firefly|birthday candle|glow ?stick|match|phone|cell ?phone|night ?light|lighter|moon|lightning bug|keychain)(?: \w+){0,3} (?:gives?|puts? out|has|is|was|would be|produces?|throws?|provides?)(?: off)? (?:more light|brighter|better light|more)\b/,
    ],
    [
      "-",
      /\b(?:(?:does|do|did)(?: not| ?n['’]?t)|barely|hardly|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|not|is ?n['’]?t|are ?n['’]?t|scarcely) (?:even |really |quite |nearly |bright |enough light )*(?:lights? up|illuminates?|light up|bright enough|enough light|give off (?:any|much|enough)|put out (?:any|much|enough)|throw (?:any|much|enough)|brighten|light the (?:room|way|path|yard|whole))\b(?! (?:much )?water)(?! (?:blind|annoy|bother|keep (?:me|you) awake))/,
    ],
    [
      "-",
      /\b(?:(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t)|can (?:barely|hardly|scarcely)|could (?:barely|hardly|scarcely)|(?:barely|hardly) could)) (?:even )?(?:see|find|read)(?: \w+){0,2} (?:my hand|two feet|a thing|five feet|three feet|my feet|a book|the (?:page|pages|keyhole|lock|path|steps?|trail|bottom|back)|where (?:i|we|you)(?: am| are|['’]?m|['’]?re)? )(?: \w+){0,4} (?:with|by|from|under|in front|of me|light|lamp|ahead|even)\b/,
    ],
    [
      "-",
      /\blike (?:a|an|being in a|being in an|working in a|living in a|the|in a) (?:\w+ )?(?:hospital|operating room|interrogation|dentist['’]?s?|morgue|gas station|surgery|operating theat(?:er|re)|prison|office building|warehouse|walmart|police|laboratory|surgical|7-?11|parking lot|ufo|alien)\b(?<=(?:light|bright|glow|glar|lit up|lamp|bulb|harsh|white|led)s?\b.{0,70})(?<!(?:smell|sound)\w*.{0,40})/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:flickers?|flickered|flickering|strobes?|strobed|strobing)(?: \w+){0,2} (?:when|after|like|constantly|at|every|all the|non|so bad\w*|badly|if|randomly|on and off|drives|driving|even|within|as soon)\b(?! (?:candle|flame))/,
    ],
    [
      "-",
      /\b(?:hurts?|burns?|kills?|strains?|blinds?|blinded|blinding|hard on|harsh on|killer on|tough on|fried|hurting|too much for) (?:my|your|our|the|his|her) eyes?\b(?<!(?:\bnot|n['’]t|never|no longer|without) (?:[\w'’-]+ ){0,3}\w+ (?:my|your|our|the|his|her) eyes?)(?! (?:cream|shadow|drops))/,
    ],
    [
      "-",
      /\b(?:light|glow|beam|bulbs?|leds?|lamp)(?: \w+){0,3} (?:is|are|was|were|too|so|very|looks?|more)(?: \w+){0,2} (?:harsh|cold|clinical|sterile|bluish|blue-ish|greenish|sickly|yellowish|pinkish|purplish|spotty|uneven|splotchy|glaring|blinding|weak|feeble|pathetic|pitiful|dim|faint|narrow|anemic)\b(?! enough)(?! (?:for me to see if it))(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,4}\w+)/,
    ],
    [
      "-",
      /\b(?:need|needed|had to (?:buy|add|get|use|turn on)|bought|still use|still need|have to (?:use|turn on|add|buy))(?: \w+){0,2} (?:another|a second|an extra|more|my phone(?:['’]?s)?|two more|a different|the overhead|a flash ?light|a real|my old)(?: \w+){0,2} (?:lamps?|lights?|flash ?light|bulbs?|lantern|headlamp)(?: \w+){0,2} (?:to (?:see|read|find|work|get|light)|because|as well|for enough)\b/,
    ],
  ],
  safety: [
    [
      "+",
      /\b(?:peace of mind|sleep (?:\w+ )?(?:easier|better|soundly|sounder) (?:knowing|at night (?:knowing|with)|now that|since)|rest easy|rest easier|breathe easier)\b(?<!(?:\bno|\bnot|n['’]t|never|false|for) (?:[\w'’-]+ ){0,2}(?:peace|sleep|rest).*)/,
    ],
    [
      "+",
      /\b(?:do ?n['’]?t|does ?n['’]?t|never|no longer|not|no need to|without|stopped|quit|did ?n['’]?t)(?: \w+){0,2} (?:worr(?:y|ied|ying)|fret|stress|nervous|afraid|scared)(?: \w+){0,3}? (?:leav(?:e|ing)|when (?:i|he|she|we|the kids?|my)|about (?:him|her|the kids?|my (?:son|daughter|kids?|toddler|mom|dad|mother|father|fingers|dog|cat)|fire|fires|tipping|falling|leaving|sparks|someone)|fire|that (?:he|she|it)(?:['’]?ll| will| might)|to (?:use|leave|walk|drive|let|climb|put))\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:feel|feels|felt|feeling) (?:\w+ )?(?:very |so |much |quite |pretty |more |a lot |\w+ly )*(?:safe|safer|protected|reassured)(?: \w+)? (?:leaving|letting|using|walking|driving|running|on|having|putting|with (?:him|her|it|my|the|this|them|our)|when|now|going|riding|climbing|standing|sleeping|knowing|home alone|alone|at night|around|in (?:it|this|the shower|the tub|traffic|the dark))\b/,
    ],
    [
      "+",
      /\b(?:stays?|stayed|is|remains?|are|outside is|handles? (?:is|stays?)) (?:\w+ )?(?:cool to the touch|cool enough to (?:touch|hold|handle|grab)|cool on the outside|safe to touch|cool (?:outside|so))\b(?<!(?:\bnot|n['’]t|never).*)/,
    ],
    [
      "+",
      /\b(?:saved|protected|spared|saves|protects) (?:my|his|her|our|their|the kid['’]?s?|your|me from (?:a )?|him from (?:a )?|her from (?:a )?)(?:\w+ )?(?:head|skull|fingers?|fingertips?|knuckles|thumbs?|brain|burns|concussion|falling|broken (?:arm|leg|wrist|hip|neck|nose|foot|toe))\b(?! (?:warm|dry|cool|free|busy|clean|soft|cold|toasty|covered))/,
    ],
    [
      "+",
      /\b(?:kids?|toddlers?|baby|son|daughter|child|children|grandkids?|grandson|granddaughter|one year old|two year old|\d year old|little one|puppy|cat)(?: \w+){0,2} (?:(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|ca n['’]t|is unable to|never|no longer)(?: even| possibly)? (?:get (?:into|at|past|through|hurt)|burn|pinch|tip|pull it over|climb|unlock|escape|figure out how to open)\b(?! (?:the (?:lunch|bottle|lid|package|box|zipper|jar|snack)|it (?:himself|herself)|up to|enough))/,
    ],
    [
      "+",
      /\b(?:let|trust) (?:my |our |the |his |her )?(?:\w+ )?(?:\w+ )?(?:year old|toddler|son|daughter|kids?|grandson|granddaughter|grandkids|mother|dad|mom|dog)(?: \w+){0,4} (?:alone|by (?:himself|herself|themselves)|without (?:worry|fear|hovering|watching|supervision|a second)|unsupervised|and not (?:worry|panic))\b(?<!(?:\bnot|n['’]t|never|would) (?:[\w'’-]+ ){0,2}(?:let|trust).*)/,
    ],
    [
      "+",
      /\b(?:no|zero|without any|free of|not a single) (?:\w+ )?(?:sharp (?:edges|corners|points|bits)|exposed (?:wires|bolts|screws|elements?)|pinch(?:ed|ing)? (?:points|fingers)|burnt fingers|cut fingers|choking hazards?|small parts|burned fingers|open flame|splinters)\b/,
    ],
    [
      "-",
      /\b(?:caught (?:on )?fire|catch(?:es|ing)? (?:on )?fire|burst into flames|went up in flames|started (?:a fire|smoking|sparking|to smoke|melting|to melt)|began (?:smoking|sparking|to smoke|to spark|to melt|melting)|burned? (?:my|our|the) (?:house|kitchen|garage) down)\b(?<!(?:\bnot|n['’]t|never|without|wo|so it|paper|fatwood|kindling|logs?|wood|first try|instantly) (?:[\w'’-]+ ){0,4}\w+.*)(?! (?:easily|quickly|right away|on the first|every time|fast|with one match))/,
    ],
    [
      "-",
      /\b(?:smoke|sparks?|flames?|acid|boiling (?:water|oil)|scalding (?:water|steam)|hot (?:water|oil|grease|soup|coffee|steam|wax)|shards?)(?: (?!and\b)\w+){0,2} (?:came|coming|started|poured|pouring|flew|flying|shot|shooting|shoots|erupted|comes|sprayed|spraying|sprays|exploded|splashed|spurts|billow\w+|spit|everywhere)(?: \w+){0,2} (?:out|from|at|over|onto|on|all|across|everywhere|up|into|in my|off|of)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:burned|burnt|shocked|zapped|electrocuted|sliced|scalded|singed|gashed|blistered|pinched|crushed|smashed|stabbed|slashed|cut|nicked|jammed) (?:my|his|her|our|the kid['’]?s|your|myself|himself|herself|me|him|my (?:son|daughter|husband|wife)['’]?s?)(?: \w+)? ?(?:hands?|fingers?|fingertips?|thumbs?|palms?|arms?|legs?|wrist|forehead|face|lips?|tongue|knuckles|knee|shin|badly|bad|twice|every time|when|on (?:it|the)|with it|trying|while|getting|pulling|opening|again|good|leg)\b(?<!(?:bangs|hair|nails) (?:\w+ ){0,3})/,
    ],
    [
      "-",
      /\b(?:fire|safety|burn|shock|choking|trip(?:ping)?|electrical|strangulation|suffocation|death|drowning|pinch|tipping|fall) ?-?(?:hazards?|trap|risk)\b(?<!(?:\bno|\bnot|n['’]t|never|without|avoid|avoids|prevent|prevents|reduces|eliminates|less|zero|removes) (?:[\w'’-]+ ){0,3}\w+ (?:hazards?|trap|risk))/,
    ],
    [
      "-",
      /\b(?:accident waiting to happen|death trap|deathtrap|ticking time bomb|could have (?:burned|lost|killed|been (?:killed|hurt|seriously|badly|much worse|a disaster|hurt|blinded)|choked|died|hurt|put (?:his|her|my) eye|strangled|poked)|lucky (?:no ?one|nobody|i did ?n['’]?t|he did ?n['’]?t|she did ?n['’]?t|we did ?n['’]?t|it did ?n['’]?t|i was)(?: \w+){0,3} (?:hurt|burn(?:ed)?|fire|killed|choke|home|there|lose|blind|awake)|thank (?:god|goodness|heavens) (?:i was|we were|he was ?n['’]?t|she was ?n['’]?t|no ?one|nobody|i had|someone was)(?: \w+){0,4} (?:home|hurt|there|on|in it|awake|nearby))\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:melted|scorched|charred|fried|burned|burnt|shorted out|blew|singed|burned a hole in|blackened|tripped|trips) (?:my|the|our|a|his|her|into my)(?: \w+)? (?:outlet|cord|plug|counter(?:top)?|carpet|rug|breaker|fuse|wall|blanket|mattress|sheets?|socket|couch|wiring|curtains?|table|extension cord|adapter|pillow|sofa|deck|siding|dash(?:board)?|seat|circuit)\b/,
    ],
    [
      "-",
      /\b(?:wo ?n['’]?t|would ?n['’]?t|do ?n['’]?t|dare not|never|not|afraid to|scared to|nervous (?:about|to)|do not|terrified (?:to|of)|hesitant to|uneasy|worried about) (?:\w+ )?(?:leave|leaving|trust|trusting|feel safe|feel comfortable|use|using|let|plug|climb|stand|put) (?:\w+ ){0,3}?(?:unattended|plugged in|alone (?:with|in the|while)|on overnight|with (?:the )?(?:kids?|baby|children|dog) (?:around|near)|near (?:my|the) (?:kids?|baby|children|toddler)|while i sleep|without supervision|unsupervised|my (?:life|child|baby|kid) (?:with|to|in|on)|without (?:watching|gloves|standing)|around (?:my |the )?(?:kids?|children|pets?|baby|toddler))\b(?! (?:worry|fear))/,
    ],
    [
      "-",
      /\b(?:tips?|tipped|fell|falls?|toppled|topples|collapsed|collapses|came (?:down|crashing)|gave way|buckled|slammed|slams|snapped shut|folded up)(?: \w+){0,3} (?:on (?:top of |to )?|onto |and (?:hit|hurt|landed on) )(?:my |the |our |a |his |her )?(?:\w+ )?(?:foot|feet|head|toe|toes|toddler|baby|dog|cat|son|daughter|kid|kids|child|face|fingers?|hand|leg|me|him|her|husband|wife|grand\w+|mother|mom)\b(?<!(?:\bnot|n['’]t|never|asleep) (?:[\w'’-]+ ){0,2}\w+.*)(?<!(?:asleep|love|curled up|fell hard) .{0,25})(?! (?:in|with a))/,
    ],
    [
      "-",
      /\b(?:exploded|blew up|explodes|shattered)(?: \w+){0,3} (?:in (?:my|his|her|the) (?:hands?|face|pocket|kitchen|oven|car|microwave|lap|sink|cupboard|middle)|on (?:the|my) (?:counter|stove|table)|all over|while|when (?:i|we|it)|everywhere|for no reason|without)\b/,
    ],
    [
      "-",
      /\b(?:er|emergency room|urgent care|stitches|hospital|burn unit|burn center|ambulance|concussion|second degree|2nd degree|blood everywhere)(?: \w+){0,5} (?:because|after|thanks to|from|when|with|for|on|courtesy)(?: \w+){0,2} (?:this|it|the (?:lid|blade|handle|edge|glass|latch|strap|chair|ladder|steam|door|thing)|using|these|my first|burns?|stitches|a (?:burn|gash|cut))\b(?<!(?:saved|spared|without|work|works|worked|nurse|instead) .*)/,
    ],
  ],
};
