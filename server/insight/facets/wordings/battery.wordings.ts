import type { Wordings } from "./wording.ts";

export const BATTERY_WORDINGS: Wordings = {
  battery: [
    [
      "+",
      /\b(?:charge|charged|plug|plugged|recharge|recharged|juice)(?: it| them| mine| this| the \w+)?(?: up| in)? (?:about |maybe |only |just |like )*(?:once|twice|one time|every (?:other )?(?:two |three |four |few |couple (?:of )?|\d+ (?:to \d+ )?|ten )?(?:weeks?|months?|sunday|monday|friday|saturday|weekend)|every (?:three|four|five|ten|\d+) (?:weeks|months))(?: or twice)?(?: (?:a|per|every|each|in|since) (?:(?:[\w'’-]+ ){0,1})(?:week|weeks|month|months|easter|christmas|year|i (?:got|bought)))?\b(?!.{0,20}\b(?:a day|day|daily|a night|an hour|me|us|my card|a shift|while|during|trip|before)\b)(?<!(?:was|were|got|card|been|me) (?:over)?charged (?:\w+ )?\w+)/,
    ],
    [
      "+",
      /\b(?:still|yet) (?:(?:[\w'’-]+ ){0,2})on (?:the|its|their|my) (?:first|original|same|initial|factory) (?:(?:[\w'’-]+ ){0,1})(?:charge|set of batteries|batter(?:y|ies)|pair of batteries)\b/,
    ],
    [
      "+",
      /\b(?:same|original|first) (?:(?:[\w'’-]+ ){0,2})(?:batteries|battery|set of batteries|charge) (?:(?:[\w'’-]+ ){0,1})(?:since|for|after|in there|it came with|still|going|that came|lasted|lasts)\b(?<!(?:not|n['’]t|never) .{0,40})(?!.{0,30}\b(?:as|size|charger|type|problem|issue|dead|died|gone|weak)\b)(?<!(?:works|like|to) (?:\S+ ){1,5}\S+)/,
    ],
    [
      "+",
      /\b(?:goes|went|lasts?|lasted|runs?|(?<!can )ran|gets? (?:me|us|you)|got (?:me|us)|good for|get|got|holds?|held|made it|makes it|carried|did|mowed?|played|worked|keeps going|stays? (?:on|warm|lit)|listened|shot|vacuumed) (?:(?:[\w'’-]+ ){0,5})(?:on|from|per|with) (?:(?:just|only|less than) )?(?:a|one|the same|each|every|its first|the first) (?:single |full |quick |\w+ minute )?(?:charge|set of batteries|pair of batteries|battery charge)\b(?<!(?:only|barely|hardly|not|n['’]t|never|even) (?:\w+ ){1,8}\w+)(?<!only .{0,40}|minutes? .{0,16}|mins? .{0,16})/,
    ],
    [
      "+",
      /\bbatter(?:y|ies)(?: life| charge| level)? (?:(?:[\w'’-]+ ){0,3})(?:gets? (?:me|us) through|outlasts?|outlasted|lasts? (?:longer than i|all (?:day|night|week|month|weekend)|for ?(?:ever|days|weeks|months)|me (?:all|days|weeks|the whole|through)|(?:a|the) (?:whole|full|entire|long|good|really long|very long) |(?:me )?(?:at least |about |nearly |over |a good |easily |up to )?(?:two|three|four|five|six|seven|\d+|several|a few|a couple of) (?:days|weeks|months|years))|still (?:(?:[\w'’-]+ ){0,1})(?:shows?|at|reads?|on|full|had|has|over|going)|(?:is|was|has been) (?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:amazing|insane|monster|beast|incredible|unreal|phenomenal|never[- ]ending|endless|crazy|superb|stellar|champ|workhorse)|never (?:ran|runs|died|dies|quit|let|dropped|goes|gave)|goes (?:on )?(?:forever|all (?:day|night|week)|for (?:days|weeks|ever)|a full (?:day|week)|weeks|days)|(?:is|was) (?:good|enough) for (?:(?:[\w'’-]+ ){0,2})(?:days|weeks|the (?:whole|entire)|all day|a (?:whole|full) (?:day|week)))\b/,
    ],
    [
      "+",
      /\b(?:forget|forgot|can['’]?t remember|can ?n['’]?t remember|don['’]?t remember|do ?n['’]?t remember|can ?not remember) (?:when |the last time |what it['’]?s like to )(?:(?:[\w'’-]+ ){0,1})(?:i |we )?(?:(?:[\w'’-]+ ){0,1})(?:last )?(?:charged?|plugged|changed the batter\w+|replaced the batter\w+|had to charge|recharged)\b/,
    ],
    [
      "+",
      /\b(?:lasts?|lasted|goes|went|going|run|runs|ran|used|using|works?|on) (?:(?:[\w'’-]+ ){0,5})(?:all (?:day|night|week|weekend)|days|weeks|months|hours|(?:a|the) (?:whole|full|entire) (?:day|week|trip|month|shift|flight|weekend)) (?:(?:[\w'’-]+ ){0,2})(?:without (?:needing |having |a |any )*(?:to )?(?:re)?(?:charg(?:e|ing)|plugging)|between (?:re)?charg(?:es|ing)|before (?:needing |i |having |it |we )*(?:to )?(?:re)?(?:charg(?:e|ing|es)|needs? (?:a )?charg\w+|plug\w*|(?:need|have|had) to (?:re)?charge))\b(?<!(?:only|barely|hardly|not|n['’]t|never) (?:\S+ ){1,9}\S+)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})(?<!nt )(?<!cells? )\b(?:holds?|holding|held|keeps?|takes) (?:a|its|their|the) (?:(?:[\w'’-]+ ){0,1})charge (?:(?:[\w'’-]+ ){0,1})(?:very |really |pretty |so )?(?:well|for (?:(?:[\w'’-]+ ){0,2})(?:days|weeks|months|hours|ever|long)|forever|great|longer|all|better|like new|great|over|through|beautifully|good)\b/,
    ],
    [
      "+",
      /\b(?:battery|juice|charge|power|percent|%) (?:(?:[\w'’-]+ ){0,1})(?:to spare|left over|left at the end|still left|left after|left when i got)\b(?<!(?:no|not|without|n['’]t|little|any) (?:\w+ ){0,3}\S+)/,
    ],
    [
      "+",
      /\b(?:easy on|sips|barely (?:uses?|touches|dents?|drains?)|hardly (?:uses?|drains?|touches)|does ?n['’]?t (?:eat|drain|kill|chew|use)|doesn['’]?t (?:eat|drain|kill|chew)) (?:(?:[\w'’-]+ ){0,2})(?:batter(?:y|ies)|power|juice)\b/,
    ],
    [
      "-",
      /(?<!half )(?<!hair .{0,30})(?<!phone (?:is|was) )(?<!phone )(?<!pump )(?<!gets )\b(?:dead|dies|died|drained|conks? out|poops? out|begging for (?:a |the )?charge\w*|out of (?:juice|battery|charge|power)|needs? (?:a )?(?:re)?charg(?:e|ing)|runs? down|down to (?:\w+|\d+) ?(?:percent|%)) (?:again )?(?:by (?:noon|lunch\w*|dinner|bedtime|mid\w+|early|\d+ ?(?:pm|am)?|the (?:end of|time|afternoon)|evening|morning)|before (?:lunch|noon|the (?:end|day|game|movie|flight|ride|trip)|i (?:finish|get|even|am done)|bed\w*|we|my shift)|(?:halfway|half way|partway|midway|part way) (?:through|into|across)|mid[- ]?(?:way|day|ride|run|call|flight|job|cut|mow|shave|trim|song|haircut))\b(?<!(?:never|not|n['’]t|hasn['’]t) (?:\w+ ){1,4}\w+)(?<!coffee (?:\w+ ){1,5}\w+)/,
    ],
    [
      "-",
      /\b(?:batter(?:y|ies)|charge)(?: life| pack)? (?:(?:[\w'’-]+ ){0,3})(?:dies?|died|dead|drains?|drained|lasts?|lasted|goes|gives?|gave|runs?|ran|quits?|is (?:done|gone)|flat|empty|down|gone|conks?|fades?|poops?|drops?|dropped) (?:(?:[\w'’-]+ ){0,2})(?:in|after|within|for|all of|only|about|barely|maybe|around|under|less than|me|just|by|halfway|out|to|very|so|too|really|pretty|fast|quick\w*|like) ?(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|a couple(?: of)?|a few|several|half an?) |maybe |about |only |barely |all of |less than |just |under )*(?:hour(?! and a half of)|hours(?! of (?:continuous|straight|solid))|minutes|min|mins|fast|quick\w*|lunch|noon|trim|haircut|use\b|a song|seconds|trip)\b(?<!(?:not|never|n['’]t|nt) (?:\w+ ){1,5}\S+)(?<!\b(?:\d\d|[4-9]|four|five|six|seven|eight|nine|ten|twelve|several|many|few) hours)(?<!(?:9|8|7|6)0 (?:min|mins|minutes))/,
    ],
    [
      "-",
      /\b(?:runs?|ran|lasts?|lasted|gets?|got|good for) (?:(?:me|us|about|around|like|maybe) ){0,2}(?:\d+|ten|fifteen|twenty|thirty|forty) ?(?:minutes|mins?) (?:tops|max|at (?:best|most)|if that)\b/,
    ],
    [
      "-",
      /\b(?:eats?|chews?|burns? through|goes through|went through|burned through|runs through|sucks?|drinks?|drains?|gobbles?|devours?|kills?|swallows?|rips? through|plows? through|blows through) (?:(?:[\w'’-]+ ){0,1})(?:up |down |the |my |a |all |its |new |fresh |double |triple |aa |aaa |d |c |nine volt |9v |\w+ sets of |sets of |of ){0,6}batter(?:y|ies)(?! (?:(?:[\w'’-]+ ){0,1})(?:acid|charger))\b(?<!(?:not|never|n['’]t|nt|without|no) (?:\w+ ){1,6}\w+)(?!.{0,40}\bthan my old)/,
    ],
    [
      "-",
      /\b(?:have|has|had|having|need|needs|needed|keep|kept|got|must) (?:to )?(?:(?:[\w'’-]+ ){0,1})(?:(?:re)?charg(?:e|ing)|plug(?:ging)?|juice)(?: it| them| this| the \w+| mine)?(?: up| in| back)? (?:(?:[\w'’-]+ ){0,1})(?:every (?:single )?(?:day|night|few (?:hours|minutes|days)|couple of hours|other (?:day|night|use)|time|hour|\d+ (?:hours|minutes)|use|two (?:hours|days))|after (?:each|every)|constantly|twice a day|daily|nightly|all the time|(?:two|three|several|multiple|\d) times|between|midway|halfway|way too)\b(?<!(?:not|never|n['’]t|nt|no longer) (?:\w+ ){1,8}\w+)/,
    ],
    [
      "-",
      /(?<!two would |my old .{0,60})\b(?:wo n['’]?t|won['’]?t|would ?not|wouldnt|does ?n['’]?t|doesn['’]?t|does not|no longer|will not|did not|didn['’]?t|do ?n['’]?t|don['’]?t|would ?n['’]?t|stopped|barely|hardly|cannot|can['’]?t|never|not) (?:(?:[\w'’-]+ ){0,1})(?:hold|holds|holding|keep|keeps|keeping|take|takes|taking) (?:a |any |its |their |the |much of a )?(?:(?:[\w'’-]+ ){0,1})charge\b(?! (?:card|of))/,
    ],
    [
      "-",
      /\b(?:new|fresh|replace(?:d)? the|change(?:d)? the|changing(?: the)?|replacing(?: the)?|swap(?:ping)?(?: the)?|set of|through) (?:(?:[\w'’-]+ ){0,1})batter(?:y|ies) (?:(?:[\w'’-]+ ){0,1})(?:every (?:(?:[\w'’-]+ ){0,1})(?:day|week|few|month|couple|other|two|three|six|time|\d)|after (?:only )?(?:a|one|two|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|a couple(?: of)?|a few|several|half an?)) (?:day|week|use|hour|night)s?|constantly|all the time|weekly|monthly|twice a (?:week|month|day))\b/,
    ],
    [
      "-",
      /\b(?:lives?|living|spends? (?:most|more|half)|tethered|chained) (?:(?:[\w'’-]+ ){0,2})(?:on|to) (?:the|its|my|a) (?:charger|charging (?:dock|cable|base))\b(?<!(?:not|n['’]t|no longer|never|without being) (?:\w+ ){1,6}\w+)/,
    ],
    [
      "-",
      /\b(?:weak(?:est)?|lousy|terrible|awful|horrible|pathetic|crappy|poor|short|dismal|sad|abysmal|bad|disappointing|atrocious|laughable|puny) (?:part is the |point is the )?battery(?: life)?\b(?<!(?:no|not|never|n['’]t|nothing) (?:\w+ ){0,3}\w+)(?!.{0,20}\bnot\b)/,
    ],
    [
      "-",
      /\b(?:runs?|lasts?|lasted|ran|goes|get|got|gives? me|gave me) (?:(?:[\w'’-]+ ){0,1})(?:only |barely |about |maybe |all of |just |under |less than |a measly |a whopping )+(?:an |a )?(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|a couple(?: of)?|a few|several|half an?) )(?:minutes|mins?|hour|hours|songs|rows|cuts|shots|calls|haircuts?) (?:(?:[\w'’-]+ ){0,1})(?<!\d\d\d \w+ )(?:on|per|before|of|from|between) (?:(?:[\w'’-]+ ){0,2})(?:charge|battery|charging|recharg\w+|it (?:dies|died|quits|needs)|full charge)\b(?<!\b(?:\d\d|[6-9]|eight|ten|twelve|several) hours .{0,25})/,
    ],
    [
      "-",
      /\b(?:battery|charge) (?:(?:[\w'’-]+ ){0,2})(?:is|was|are|drops?|went|goes) (?:(?:[\w'’-]+ ){0,1})(?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:joke|pathetic|garbage|trash|useless|laughable|terrible|awful|horrible|weak link|downside|drawback|letdown|deal ?breaker|abysmal|dismal|short[- ]lived|weak|lousy)\b/,
    ],
  ],
  sound: [
    [
      "+",
      /\b(?:hear|heard|hearing|noticing|noticed|catch(?:ing)?|picking (?:out|up)|pick (?:out|up)) (?:\w+ ){0,4}?(?:i|i['’]?d|i['’]?ve|we|we['’]?d|i had|i have|you)(?: had| have)? (?:never|not|missed) (?:\w+ )?(?:heard|noticed|knew|known|before|caught|realized)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:like (?:you(?: are| ?['’]?re)|i(?: am| ?['’]?m| was)|being|sitting|we(?: are| ?['’]?re| were)|having|standing|the band|they(?: are| ?['’]?re| were)|he(?: is| ?['’]?s| was)|she(?: is| ?['’]?s| was)) (?:\w+ ){0,3}?(?:at|in|inside) (?:a|the|my|your|our) (?:\w+ )?(?:concert|theat(?:er|re)|studio|cinema|movies?|front row|living room|recording|room|booth|stadium|club))\b/,
    ],
    [
      "+",
      /\bbass (?:that |really |actually |on (?:this|these|it)(?: thing)? |you can |line |just |will |is so \w+ (?:it|that) )*(?:hits?|thumps?|shakes?|rattles?|slaps?|kicks?|punch(?:es)?|rumbles?|pounds?|booms?|feel|goes (?:deep|low)|reaches|vibrates|fills|digs)\b(?! (?:out|off|and buzzes|when))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:shakes?|rattles?|vibrates?|shook|rattled) (?:the|my|our) (?:\w+ )?(?:windows?|walls?|floors?|shelf|shelves|pictures|dishes|house|couch|neighbou?rs?|mirrors?|car|fillings|chest)\b/,
    ],
    [
      "+",
      /\b(?:every|each) (?:single )?(?:note|instrument|lyric|drum|guitar|string|cymbal|detail|breath|word) (?:\w+ ){0,2}?(?:is|comes|came|was|rings|sounds|stands|can be heard|clear|distinct|crisp|through)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any| a)?|not a (?:hint|trace|bit) of|never any|hardly any|barely any) (?:\w+ )?(?:distortion|hiss|crackl(?:e|es|ing)|static|hum|tinniness|muddiness|feedback|background noise|interference|latency|audio lag|lip ?-?sync)\b(?! (?:electricity|cling|stick|problem with my))/,
    ],
    [
      "+",
      /\b(?:(?:does|do|did)(?: not| ?n['’]?t)|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|never|has ?n['’]?t|doesnt) (?:ever |once |even )?(?:distort(?:s|ed)?|crackle[sd]?|buzz(?:es|ed)?|clip(?:s|ped)?|hiss(?:es|ed)?|rattle[sd]?|get(?:s)? (?:muddy|tinny|distorted|muffled))(?: \w+){0,3} (?:at|when|even|with|on|no matter|cranked|turned|max|full|loud|high)\b/,
    ],
    [
      "+",
      /\b(?:big|huge|massive|enormous|monster|giant|so much|incredible|amazing|impressive|serious|room ?-?filling|rich|full|powerful|great|a lot of|unbelievable|surprising(?:ly)? (?:big|good|loud|full|rich)?) ?(?:\w+ )?(?:sound|bass|audio|punch) (?:for|from|out of|coming (?:out|from)|comes (?:out|from)|in) (?:such |this |a |an |its |their |so |something |these |the |his )+(?:\w+ ){0,2}?(?:small|little|tiny|size|price|package|box|thing|compact|cheap|speakers?|money|cost|earbuds?|buds|radio|soundbar)/,
    ],
    [
      "+",
      /\b(?:understand|hear|follow|make out|catch) (?:every|each|all the|all of the) (?:single )?(?:words?|dialog(?:ue)?|lyrics?|lines?|conversation)\b(?<!(?:\bnot|n['’]t|\bcannot|\bcant|\bnever|\bcould?nt|next|still|cubicle|hardly|barely).{0,30})(?! (?:of|from) (?:the guy|people|my neighbou?r|the person|the man|the woman))(?! (?:the guy|next door))/,
    ],
    [
      "+",
      /\b(?:no longer|(?:does|do|did)(?: not| ?n['’]?t)|not|never|stopped|without) (?:have to |need(?:ing|s)? |needed |using |use |turn on |reading |having )+(?:the )?(?:subtitles|captions|closed captions|cc)\b/,
    ],
    [
      "+",
      /\b(?:goose ?bumps|chills|tears? (?:to|in) my eyes?|could(?: not| ?n['’]?t) stop smiling|jaw dropped|blew (?:me|us|him|her) away)(?: \w+){0,6} (?:sound|song|music|album|note|hear|listen|audio|track)\w*\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:sounds?|sounded|sounding|audio is|music is)(?: \w+){0,3} (?:like|as if|as though) (?:\w+ ){0,6}?(?:tin(?: can)?|tunnel|under ?water|bucket|barrel|bathroom|cave|bottom of a|well|toilet|cardboard|drive[- ]?(?:thru|through)|telephone|phone call|transistor|am radio|clock radio|bees|kazoo|wet (?:paper|blanket|cardboard)|pillow|blanket|soup can|coffee can|biscuit tin|bread box|shoe ?box|closet|another room|next room|the other room|through a (?:wall|sock|towel|straw)|garbage|crap|trash(?: can)?|tin foil|megaphone|robot|pizza box|string(?: and)?|blown|greeting card|dollar store|cheap (?:radio|toy))\b/,
    ],
    [
      "-",
      /\b(?:no|zero|not (?:much|any|a lot of)|very little|hardly any|barely any|absolutely no|practically no|virtually no|lacks?(?: any)?|lacking(?: in)?|missing(?: the)?|where(?:['’]?s| is) the|still looking for the|without any|devoid of) (?:real |deep |low[- ]end |noticeable |discernible )?(?:bass|low[- ]end|treble|highs|mids|punch to the sound|depth to the sound|midrange|mid-range)\b(?! (?:player|guitar|drum|amp|fish|string|booster|cab))/,
    ],
    [
      "-",
      /\b(?:bass|treble|mids|highs|vocals|voices|dialog(?:ue)?|speech) (?:is|are|was|were|gets?|got|sounds?|just)(?: \w+)? (?:nonexistent|non-existent|weak|lacking|missing|muddy|boomy|buried|lost|drowned|harsh|shrill|piercing|screechy|mushy|muffled|garbled|distorted|recessed|hollow|thin|tinny|absent|overpower\w+|flabby|impossible to)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:distorts?|distorted|crackles?|crackled|crackling|pops?|hiss(?:es|ed)?|buzz(?:es|ed)?|clips|breaks up|rattles?|cuts? (?:in and )?out|farts?)(?: \w+){0,3} (?:at|when(?:ever)?|if|over|above|past|as soon as|once|on|with) (?:\w+ ){0,3}?(?:volume|loud|turn(?:ed)?(?: it)? up|crank(?:ed)?|max|half|high|bass|\d+ ?(?:%|percent)|full blast|any(?:thing)? (?:over|above|volume)|notes?)\b/,
    ],
    [
      "-",
      /\b(?:turn(?:ed)?|crank(?:ed)?|volume|volumes)(?: \w+){0,3} (?:all the way|to max(?:imum)?|at max(?:imum)?|full(?: blast)?|to 100|to the max|maxed(?: out)?|at 100|at full|up|as high as it)(?: \w+| ,){0,4} (?:barely|hardly|still (?:\w+ )?(?:not|quiet|ca ?n|could ?n|too|hard|low)|just to hear|to hear|can['’]?t|cannot|could ?n['’]?t|is ?n['’]?t|too (?:quiet|low|soft)|and strain)\b/,
    ],
    [
      "-",
      /\b(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t)|can (?:barely|hardly|scarcely)|could (?:barely|hardly|scarcely)|(?:barely|hardly) could) (?:even )?(?:hear|make out|understand) (?:a (?:word|thing)|the (?:dialog(?:ue)?|words|lyrics|vocals|music|voices|audio|sound|movie|song|actors)|what (?:they|people|anyone|he|she|the \w+)(?: are| is|['’]?re|['’]?s| was| were)? (?:saying|says?|said)|any(?:thing|one) (?:over|on|through|from|at|in|they))\b(?! (?:around|outside|else|when i have|with these in|when these))/,
    ],
    [
      "-",
      /\b(?:one|left|right|the left|the right) (?:side|ear|ear ?bud|bud|channel|speaker|earphone|headphone|earpiece|one) (?:\w+ ){0,3}?(?:quieter|louder|lower|softer|went silent|goes silent|cuts? (?:in and )?out|cut out|silent|fainter|is gone|has no sound|barely|crackles?)\b/,
    ],
    [
      "-",
      /\b(?:constant|annoying|terrible|horrible|awful|lots? of|so much|nothing but|all|just|loud|faint|background|bad|electrical|audible|always|too much) (?:\w+ )?(?:static|hiss(?:ing)?|crackl(?:e|es|ing)|distortion|feedback|white noise|popping)\b(?! (?:electricity|cling|machine))/,
    ],
    [
      "-",
      /\b(?:audio|sound|lips?|voices?|dialog(?:ue)?) (?:\w+ ){0,3}?(?:out of sync|lags?|is delayed|delayed|does ?n['’]?t match|do n['’]?t match|behind the (?:picture|video)|half a second|a second behind)\b/,
    ],
  ],
  power: [
    [
      "+",
      /\b(?:it|this|this thing|the thing|they|these|this (?:machine|one|little (?:thing|guy|machine))|the (?:motor|machine|saw|drill|mower|blender|mixer|vacuum|engine|unit)) (?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|never) (?:once |even |ever |yet )?(?:bog(?:s|ged)?(?: down)?|stall(?:s|ed)?(?: out)?|strain(?:s|ed)?|flinch(?:es|ed)?|br[eo]ak(?:en)? a sweat|choke[sd]?|slow(?:s|ed)? down(?: at all| a bit)?$|run out of (?:steam|grunt))\b/,
    ],
    [
      "+",
      /\bwithout (?:even )?(?:bogging(?: down)?|stalling(?: out)?|straining|breaking a sweat|slowing (?:down|at all))\b/,
    ],
    [
      "+",
      /\b(?:it|this|this thing|the thing|they|these|this (?:machine|one|little (?:thing|guy|machine))|the (?:motor|machine|saw|drill|mower|blender|mixer|vacuum|engine|unit)) (?:just |really |actually )?(?:tears|tore|plows|plowed|rips|ripped|blasts|blasted|powers|powered|munche[sd]|chews|chewed|muscles|barrels|blazes|crunches|pulverizes) (?:right |straight |clean )?through (?!(?:[\w'’-]+ ){0,3}(?:batter|charge|ink|money|filter|cartridge|bag|toy))/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:plenty|tons|loads|lots|heaps|oodles|more than enough|no (?:shortage|lack)|(?:has|have|had|with) (?:far |way |much |even )?more) (?:of )?(?:oomph|muscle|grunt|guts|torque|horsepower|pulling power|get up and go|suction)\b/,
    ],
    [
      "+",
      /(?<!(?:cup|cups|glue) )\b(?:suction|torque|motor|engine|air ?flow) (?:on (?:this|it) )?(?:is|was) (?:so |really |just |very |absolutely |seriously )?(?:amazing|insane|unreal|incredible|fantastic|excellent|above average|impressive|outstanding|out of this world|no joke|fierce|a beast|better than (?:i |my |expected|any))\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:strong|powerful|beefy|gutsy) enough to (?:suck|pull|drive|blow|drill|crush|grind|blend|tow|run|push|climb|haul|spin|chop|pump|punch|knead|chew|power)\b/,
    ],
    [
      "+",
      /\b(?:crushe[sd]|turns|turned|pulverize[sd]|grinds|blends|blitzes) (?:the |my |frozen |whole )*(?:ice(?: cubes)?|fruit|nuts|carrots|kale|almonds|berries|seeds) (?:(?:[\w'’-]+ ){0,2}(?:in)?to |like )(?:snow|powder|dust|nothing|slush|liquid|butter)\b/,
    ],
    [
      "+",
      /\b(?:climb(?:s|ed)?|goes up|went up|pulls me up|eats|flies up|handles) (?:the |any |our |my |even |those |big |every |steep(?:est)? |long )*(?:hills?|inclines?|grades?) (?:like|with (?:ease|no)|without|no (?:problem|sweat)|fine|easy|just fine)\b/,
    ],
    [
      "+",
      /\b(?:drilled|drills|drove|drives|sank|sinks|punche[sd]|went|goes|bored) (?:(?:[\w'’-]+ ){0,3})?(?:right |straight |clean )?(?:into|through) (?:the |a |solid |old |reinforced |my )*(?:concrete|brick|block|masonry|stone|oak|hardwood|steel|cinder block|4x4s?|studs?) (?:(?:[\w'’-]+ ){0,2}(?:like|no problem|with ease|easily|as if|without)|in seconds)\b/,
    ],
    [
      "+",
      /\b(?:little|pocket|tiny|absolute|real|total|mini) (?:powerhouse|power house)\b|\b(?:nearly|almost|about) (?:ripped|took|yanked|tore|wrenched) (?:(?:[\w'’-]+ ){0,2}(?:arm|wrist|hand|shoulder)) off\b/,
    ],
    [
      "-",
      /\b(?<!\bto )(?:stalls|stalled|bogs|bogged|chokes|conks out|lugs|quits) (?:out |down |right out )?(?:on|in|at|with|when(?:ever)?|if|as soon as|the (?:second|minute|moment)) (?:it |you |i |a |an |the |any |anything |even |my |hits? |deep |little )*(?:wet|thick|tall|damp|grass|frozen|ice|load|push|lean|press|hits|touch|carpet|oak|2x4|thicker|tougher|snow|dough|kale|leaves|hill|incline|knot)\b/,
    ],
    [
      "-",
      /\b(?:(?:could|would)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t) (?:even )?(?:pull|suck|blow|cut|drill|punch|fight|push|knock|whip|drive|chop) (?:(?:[\w'’-]+ ){0,2})?(?:its (?:own )?way )?(?:(?:[\w'’-]+ ){0,3})?(?:the skin off|wet paper bag|paper bag|a gnat|a feather|rice pudding|a candle|a dandelion|soft butter|a banana|whipped cream|dry leaves)\b/,
    ],
    [
      "-",
      /\b(?:not|n['’]?t|lacks?|lacking|needs?|could use|short on|zero|without any|hardly any|(?:has|have|had|with) (?:absolutely )?no) (?:have |has |got |with |nearly |near |enough |much |more |any |a bit |a little |the |some |real |a lot |of )*(?:oomph|torque|grunt|suction|horsepower|get up and go|pulling power)\b(?! (?:cups?|problem|issue|loss))/,
    ],
    [
      "-",
      /\b(?:puny|wimpy|anemic|feeble|gutless|pathetic|pitiful|weak(?:est)?|underwhelming) (?:little |excuse for a )?(?:motor|engine|suction|torque|pump|vibration|blower|drill|mixer|vacuum|blender)\b/,
    ],
    [
      "-",
      /\b(?:motor|suction|engine|pump|torque|vibration) (?:on (?:it|this) )?(?:is|was|seems|feels|sounds) (?:so |really |very |pretty |just |too |rather |a bit |a )*(?:puny|wimpy|anemic|feeble|gutless|pathetic|pitiful|joke|weak|laughable|lame|nonexistent|non-existent|underwhelming)\b/,
    ],
    [
      "-",
      /\b(?:power|suction|strength|torque|pull|force) of (?:a |an |one )(?:(?:[\w'’-]+ ){0,2})?(?:hamster|mosquito|kitten|gnat|mouse|straw|toddler|butterfly|moth|flea)\b|\b(?:i|my (?:kid|son|daughter|grandmother|grandma|lungs|cat)) (?:can|could|have|has) (?:(?:[\w'’-]+ ){0,1})?(?:blow|suck|sneeze|whisk|stir|chop) (?:harder|better|it (?:faster|better)) ?(?:with|than|through|by|myself|using)?\b/,
    ],
    [
      "-",
      /\b(?:it|motor|machine|mower|blender|saw|drill|vacuum|thing) (?:just )?(?:barely|hardly|scarcely|can barely|could barely) (?:sucks?|spins?|pulls?|pushes|drills?|blends?|cuts?|crawls?|makes? it (?:up|over|through))\b|\btoo (?:weak|underpowered|wimpy|feeble|puny) to (?:pull|suck|cut|drive|lift|blow|blend|grind|crush|run|turn|push|move|mow|drill|spin|pick up|chop)\b|\bnowhere near (?:strong|powerful) enough\b/,
    ],
    [
      "-",
      /\bnot (?:nearly |quite |remotely |even close to )?(?:powerful|strong) enough to (?:suck|pull|drive|blow|drill|crush|grind|blend|tow|run|push|climb|cut|spin|chop|pump|turn|power|knead)\b|\b(?:struggle[sd]?|wheeze[sd]?|crawls?|crawled) (?:going |up |on |to get up )+(?:any |a |the |even |slight |small |my |every |gentle )*(?:hills?|inclines?|ramp|grade|slope)\b/,
    ],
  ],
};
