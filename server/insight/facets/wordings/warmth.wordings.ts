import type { Wordings } from "./wording.ts";

export const WARMTH_WORDINGS: Wordings = {
  warmth: [
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:keeps?|kept|keeping) (?:me|us|him|her|you|them|my (?:[\w'’-]+ ){0,2}\w+|the (?:[\w'’-]+ ){0,1}(?:kids?|dog|baby|cat|boys|girls|tent)|his (?:[\w'’-]+ ){0,1}\w+|her (?:[\w'’-]+ ){0,1}\w+|your (?:[\w'’-]+ ){0,1}\w+) (?:\w+ )?(?:nice and |so |really |very |super |plenty |perfectly |quite )?(?:warm\w*|toasty|snug|cozy|cosy|from freezing)\b(?! enough)/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:i|we|he|she|they|feet|toes|hands|fingers|head|ears|neck|body|legs|dog|baby|and|but|still) (?:\w+ )?(?:stay|stays|stayed|was|were|am|are|is|been|remained|sleep|sleeps|slept|feel|felt) (?:nice and |so |really |very |super |plenty |perfectly |quite |still |all )?(?:warm|toasty|toasty warm|roasting|cozy warm)\b(?! (?:enough to|up|water|day|weather))/,
    ],
    [
      "+",
      /\b(?:toasty|warm as toast|snug as a bug|(?:warmest|coziest|toastiest|warmer than)|so warm|super warm|really warm|plenty warm|very warm|crazy warm|amazingly warm|incredibly warm|surprisingly warm|nice and warm|like (?:a |my own |wearing a |having a )?(?:furnace|space heater|heater|electric blanket|hot water bottle|warm hug|sleeping bag|oven)|warm hug)\b(?! (?:in summer|climate|weather))/,
    ],
    [
      "+",
      /\b(?:minus|negative|below zero|sub[- ]?zero|single digits?|teens|freezing|(?<!\d)[1-5]?\d ?(?:degrees?|below|f\b)|zero degrees?|blizzards?|snow ?storm|arctic|january|february|winters?)[^.]{0,50}\b(?:(?:and|but|with|i|we|was|were|stayed|still|never|feet|kept me) )+(?:\w+ )?(?:fine|warm|toasty|comfortable|cozy|not cold|never (?:got |felt |was )?cold|no problem|snug|felt nothing)\b/,
    ],
    [
      "+",
      /\b(?:no more|no|zero|without|goodbye|bye) (?:more )?(?:cold|freezing|icy|frozen|chilly|numb|shivering) (?:\w+ )?(?:feet|toes|hands|fingers|ears|nights?|mornings?|floors?|knees|legs|nose|spots?|drafts?|shoulders|neck|head)\b/,
    ],
    [
      "+",
      /\b(?:wind|cold|chill|draft|breeze|winter|air) (?:\w+ ){0,2}(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer) (?:\w+ )?(?:get|cut|come|go|blow|bother|bite|reach|seep|stand a chance|find|touch|make it)\w*\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:blocks?|blocked|stops?|stopped|keeps? out|kept out|shuts? out|kills?|cuts?|keeps?|takes?|breaks?|seals? out|sealed out) (?:out )?(?:all )?the (?:wind|cold|chill|drafts?|winter)\b(?! (?:chimes?|from getting))/,
    ],
    [
      "+",
      /\b(?:don['’]?t|do n['’]?t|did ?n['’]?t|never|no longer|only|have ?n['’]?t|no) (?:\w+ )?(?:need(?:ed)?|wear|use|turn(?:ed)? on|have to (?:wear|use|turn on)) (?:a |an |any |the |my |another |one |extra |second )*(?:\w+ )?(?:coat|jacket|layers?|long ?johns|thermals|heater|heat|blankets?|sweaters?|gloves|electric blanket|t[- ]?shirt under\w*|tee under\w*|comforter|socks)\b/,
    ],
    [
      "+",
      /\b(?:turn(?:ed|ing)?|turns) (?:the |my |our )?(?:heat|thermostat|furnace|heater|heating) (?:way |back )?(?:down|off|to \d+)\b|\b(?:turn(?:ed|ing)?|turns) (?:down|off) (?:the |my |our )?(?:heat|thermostat|furnace|heater|heating)\b/,
    ],
    [
      "+",
      /\b(?:got|gets|get|getting|saw|seen|brought|took|carried|survived) (?:me|us|him|her|my \w+)? ?(?:through|thru) (?:\w+ ){0,4}(?:winter|winters|blizzard|snow ?storm|polar vortex|cold snap|ice storm|freeze|deer season|chicago|minnesota|alaska|duty|wisconsin|canada|january|february)\b/,
    ],
    [
      "+",
      /\b(?:had to|have to|end up|ended up|almost|even) (?:unzip\w*|take (?:it|them|a layer|my \w+) off|taking (?:it|them) off|kick\w* (?:it|them) off|throw(?:ing)? (?:it|them) off|too warm|open (?:it|the zip\w*))\b[^.]{0,30}(?:hot|warm|sweat\w*|toasty|heat)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:i|we|he|she|my (?:[\w'’-]+ ){0,2}\w+|feet|toes|hands|fingers|ears|they|dog|kids?|and|still|husband|wife) (?:\w+ )?(?:froze|was (?:\w+ )?(?:freezing|frozen|shivering)|were (?:\w+ )?(?:freezing|frozen|ice|icicles|shivering|like ice|blocks)|shivered|nearly froze|about froze|woke up (?:\w+ )?(?:cold|freezing|shivering|frozen)|(?:was|were|got|get|am|are) (?:\w+ )?cold (?:in (?:it|them|this|these)|all night|after|within|by|even|through|at \d|under (?:it|this)|the (?:whole|entire)))\b(?!.*\b(?:until|before|old|anymore|without (?:it|them|this))\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:wind|cold|chill|draft|breeze|cold air|drafts) (?:(?!not\b|never\b|\w*n['’]?t\b)[\w'’-]+ ){0,2}(?:goes|went|blows|blew|cuts|cut|comes|came|whistles|gets|got|rips|ripped|seeps|seeped|sails|passes) (?:right |straight |clean |still |in )?(?:through|in|into|up|under)\b/,
    ],
    [
      "-",
      /\b(?:not|is ?n['’]?t|are ?n['’]?t|was ?n['’]?t|were ?n['’]?t|hardly|barely|nowhere near|does ?n['’]?t|do ?n['’]?t|did ?n['’]?t|won['’]?t|does not|do not|did not) (?:\w+ ){0,2}(?:warm(?:ing)?|insulated|insulate|(?:keep|kept) (?:me|my \w+|him|her|you|us|anyone) (?:\w+ )?(?:warm|toasty)|hold (?:any |much )?(?:heat|warmth)|a (?:real )?winter (?:coat|jacket|boot|glove|bag)|for (?:winter|cold|real winter|freezing))\b(?! (?:up|in summer|to the touch|water))/,
    ],
    [
      "-",
      /\b(?:no|zero|little|hardly any|barely any|not (?:much|any|enough)|lacks?|without any|offers? no|very little) (?:\w+ )?(?:warmth|insulation|wind protection|protection from (?:the )?(?:cold|wind)|heat retention)\b/,
    ],
    [
      "-",
      /\b(?:fine|good|okay|ok|only|great|suitable|warm enough|better|works?|best) (?:\w+ )?(?:for|in) (?:\w+ )?(?:fall|autumn|spring|mild|summer|california|florida|texas|indoors?|cool evenings?|(?:above )?(?:40|50|60|fifty|forty|sixty)s?)\b[^.]{0,30}\b(?:not|but not|nothing colder|only|at best|no winter|never)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:need(?:ed|s)?|had to (?:wear|add|put|sleep in|layer|pile|use|get|throw)|have to (?:wear|add|put|layer|pile|use)|slept in|wound up wearing|ended up (?:wearing|in)|with) (?:on )?(?:\w+ ){0,2}(?:another|extra|two|three|second|2|3|more|every|my (?:coat|jacket)) (?:\w+ ){0,2}(?:layers?|blankets?|sweaters?|coats?|jackets?|pairs? of socks|sweatshirts?|hoodies?|quilts?|comforters?|socks|shirts?|fleeces?)(?: (?:under|over|on top|underneath|to|and|with|just|in)|[.,!]|$)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:fingers|toes|hands|feet|ears|fingertips) (?:\w+ )?(?:went|were|was|turned|turn|go|got|are still|still|felt like|became|like) (?:\w+ ){0,2}(?:numb|frozen|ice cubes?|blocks of ice|popsicles?|icicles?|blue|ice|freezing|frostbitten|cold (?:in|after|within|at))\b(?!.*\b(?:until|before|old|anymore|no more)\b)/,
    ],
  ],
  lint: [
    [
      "+",
      /\b(?:does|do|did|has|have|is|are)(?: not| ?n['’]?t|nt) (?:really |ever |seem to |even |once |been |shed a |leave a |leave any |a single )*(?:shed|shedding|pill|pilled|pilling|lint|fuzz|hold (?:on ?to )?(?:[\w'’-]+ )?(?:hair|fur|lint)|attract (?:[\w'’-]+ )?(?:hair|fur|lint|dust)|collect (?:[\w'’-]+ )?(?:hair|fur|lint)|pick up (?:[\w'’-]+ ){0,2}(?:hair|fur|lint)|grab (?:[\w'’-]+ ){0,2}(?:hair|fur|lint)|show (?:[\w'’-]+ ){0,2}(?:hair|fur|lint))\b/,
    ],
    [
      "+",
      /\b(?:hair|fur|lint|fuzz|dog hair|cat hair|crumbs) (?:just |practically |all |literally |simply |pretty much |really )*(?:brush(?:es)?|shakes?|falls?|slides?|wip(?:es?|ed)|vacuums?|rolls?|slips?|blows|lifts?|wash(?:es)?|brushed|rolled|shook|slid) (?:right |straight |clean |easily |itself )*(?:off|away|out|up)\b/,
    ],
    [
      "+",
      /\b(?:one|a|quick|single|just a) (?:quick |good |single |damp )*(?:shake|swipe|pass|brush|wipe|lint roller?|roll|flick) (?:and |with (?:a |the |my )?(?:lint roller|hand|damp cloth|vacuum) (?:and )?|of the \w+ (?:and )?|gets |takes )(?:[\w'’-]+ ){0,3}(?:hair|fur|lint|fuzz|gone|hairs)\b/,
    ],
    [
      "+",
      /\b(?:lint|fuzz|hair|fur|fluff)[- ]free\b(?! (?:cloth|zone))|\b(?:dryer|lint (?:trap|screen|filter)|lint) (?:[\w'’-]+ ){0,3}(?:empty|came out clean|nearly empty|stayed clean|barely anything|hardly any|next to nothing)\b/,
    ],
    [
      "+",
      /\b(?:black|dark|navy) (?:[\w'’-]+ )?(?:pants|leggings|shirt|dress|trousers|clothes|slacks|coat|sweater|suit|jeans) (?:[\w'’-]+ ){0,3}(?:clean|fuzz[- ]free|lint[- ]free|without a (?:speck|hair)|stay(?:s|ed)? black|came out clean)\b/,
    ],
    [
      "-",
      /(?<!\b(?:she|he|i|was|dog|cat|dogs|cats|hair|hound) )(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:shed|sheds|shedding|linted|lints|fuzzes) (?:[\w'’-]+ ){0,3}(?:like (?:a |an |crazy|mad|my)|all over|everywhere|fuzz|lint|fibers|bits|fluff|on (?:everything|my|the)|constantly|onto|so much|tons|for weeks|more than|worse than|blue|pink|red|black|white|a ton|a lot)\b/,
    ],
    [
      "-",
      /\b(?:lint|fuzz|fuzzies|fluff|fibers|feathers|little (?:balls|hairs|pills)|fuzz ?balls|pills|threads|polyester hairs) (?:[\w'’-]+ ){0,2}(?:all over|everywhere|on (?:everything|all (?:my|our|of)|every|my (?:black|clothes|face|sheets|couch|legs|socks|pajamas|body|skin|other|lips|toes|feet|mouth))|stuck to|covering|in my (?:mouth|nose|eyes|bed|hair|dryer|washer|toes|belly button)|between my toes|float\w*|in the (?:dryer|lint|washer))\b/,
    ],
    [
      "-",
      /\b(?:magnet for|attracts?|attracted|collects?|collected|grabs|grabbed|traps|holds? (?:on ?)?to|held (?:on ?)?to|clings? to|hoards|hangs on to|like (?:a )?velcro (?:for|to)) (?:all |every |each |the |my |any |of |single |piece |bit |so much |speck |tons of |some |a lot of |lots of |dog |cat |pet |animal )*(?:lint|hair|hairs|fur|fuzz|dog hair|cat hair|pet hair|dust bunny|dust bunnies|crumb)\b(?<!(?:not|n['’]t|never|doesnt|dont) (?:[\w'’-]+ ){0,5}[\w]+)|\b(?:lint|hair|fur|dog hair|cat hair|pet hair|fuzz|dust) (?:magnet|trap|catcher)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:look|looked|looking|came out|come out|walk out|left|leave|covered|coated|went to work|wound up|woke up|wake up|leaves me|left me) (?:like |as if |covered |coated |with |in |i |me |had |been |a |wearing |hugging |the |my |looking )*(?:(?:blue|pink|red|white|black|gray|grey|purple|tiny|little|its) )?(?:yeti|sheep|muppet|sasquatch|fuzz|lint|fuzzies|fluff|fur|fibers|dog hair|cat hair|chewbacca|snowman|cotton ball)\b/,
    ],
    [
      "-",
      /\b(?:lint roller|lint brush|lint rolling|lint-roll|tape|vacuum(?:ing)?|de-?fuzz\w*|sweater shaver|tweezers) (?:[\w'’-]+ ){0,6}(?:every (?:time|day|morning|single)|after (?:every|each)|constantly|to (?:wear|get) (?:it|them|the (?:fuzz|lint|hair|fur))|daily|before i (?:could|can)|won['’]?t (?:get|touch)|ca n['’]t|can['’]?t)\b(?=.*\b(?:hair|fur|lint|fuzz|it|shed\w*)\b)/,
    ],
    [
      "-",
      /\b(?:hair|fur|dog hair|cat hair|lint) (?:just |always |still |all |\w+ly )?(?:weaves?|embeds?|embedded|woven|sticks?|stuck|clings?|gets? (?:stuck|caught|trapped)|burrows|knits|works) (?:itself |themselves |right |like |deep |its way )*(?:in(?:to)?|to (?:it|this|these|them|the (?:fabric|blanket|couch|cover))|velcro|glue)\b/,
    ],
    [
      "-",
      /\b(?:pilled|pilling|pills|balls of fuzz|fuzz balls|bobbles|bobbling|little balls)(?: up| badly| like crazy| terribly| horribly| all over)? (?:after|within|in|on|by|from|since|the) (?:just |only |about |the )*(?:one|two|three|a|first|second|few|couple|day|single|week|\d+|inner|thighs?|where|minute|moment)\b(?<!(?:not|no|n['’]t|never|zero) (?:[\w'’-]+ ){0,5}[\w]+)/,
    ],
    [
      "-",
      /\b(?:clog(?:s|ged)?|filled|fills|empt(?:y|ied)|cleaned?) (?:up )?(?:my |the |our )(?:[\w'’-]+ )?(?:lint (?:trap|filter|screen)|dryer|washer|washing machine|drain)(?: filter)? ?(?:[\w'’-]+ ){0,4}(?:fuzz|lint|times|fluff|with|twice)\b/,
    ],
  ],
  rest: [
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:sleep|slept|sleeps|sleeping|snoozes?|snoozed|sleeping) (?:(?!not\b|never\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}(?:like (?:a |an |the )?(?:\w+ )?(?:baby|babies|rock|log|dead|king|queen|angel|teenager|stone|lamb|prince\w*|bear|kitten|puppy)|through (?:the |till|until|most)|so (?:much )?(?:well|good|soundly|deep\w*)|soundly|all night|till (?:noon|\d|the alarm|morning)|until (?:noon|\d|the alarm|morning)|through the alarm|great|the whole night|(?:eight|8|nine|seven|7|9|six|6) (?:full |straight |solid )?hours|straight through|much better|way better|a lot better|better (?:than|since|now|on|and|with|every)|deeper|peacefully|comfortably|wonderfully|past my alarm|in(?: for| until| past|\.|,|$))\b(?! (?:at (?:my|the) (?:hotel|sister)))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:best|deepest|(?:my |the |our )?first (?:real|good|decent|full|solid|whole)|soundest|most restful|finally (?:get|getting|got) (?:a |some )?(?:good |decent |real |full )?|good|great|wonderful|solid|full|uninterrupted|amazing|sound|perfect) (?:night ?['’]?s? )?(?:of )?(?:sleep|rest|nights? sleep|shut ?eye|nap|naps)\b(?! (?:number|tracking|mode))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:wake|woke|waking|wakes|woken|get|got|getting) up (?:(?!not\b|never\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}(?:refreshed|rested|well[- ]rested|ready|happy|pain free|feeling (?:great|good|human|new|amazing|better|rested|fresh|like)|fine|like new|energized|bright eyed|without|with no|with zero|limber|not (?:sore|stiff|tired|hurting))\b/,
    ],
    [
      "+",
      /\b(?:out (?:cold|like a light)|dead to the world|down for the count|conked out|zonked|head hits the pillow|asleep (?:in|within) (?:\w+ ){0,3}(?:minutes?|seconds|no time|five|ten)|(?:fall|fell|falls|falling|drift|drifted) (?:right |straight |off )?(?:asleep|to sleep) (?:\w+ )?(?:fast\w*|quick\w*|in|within|instantly|immediately|before|easier|easily|right|so|the (?:minute|second|moment)))\b(?! (?:my old))/,
    ],
    [
      "+",
      /\b(?:no more|stopped|quit|no longer|don['’]?t|do n['’]?t|hardly|less|without|no|far less|have ?n['’]?t) (?:\w+ )?(?:toss\w*(?: (?:and|&|or) turn\w*)?|waking up (?:at|every|in|multiple|several|all)|wake up (?:at \d|every|in the middle|during|multiple|several)|restless(?:ness| nights)?|sleepless nights?|flipp\w* (?:the|my) pillow|insomnia|middle of the night)\b/,
    ],
    [
      "+",
      /\b(?:(?:don['’]?t|do n['’]?t|never|did ?n['’]?t) (?:ever )?want to (?:get|climb|roll) (?:up|out of bed|out)|hard to (?:get|climb) (?:out of bed|up in the morning|out of it)|late (?:for|to) work (?:because|twice|since)|(?:look forward to|can['’]?t wait (?:for|to (?:get|go|climb|crawl)(?: in)?to?)) (?:bed|bedtime|my bed)|like (?:sleeping in |being in |sleeping at |a night in |i['’]?m in )?(?:a |an |the )?(?:\w+ )?(?:five star |5 star |luxury |fancy |nice |expensive )(?:hotel|resort)|miss my (?:bed|pillow|mattress)|overslept|slept in for|slept past)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:slept|sleeping|sleep) (?:\w+ )?(?:terribly|badly|horribly|poorly|awful|like (?:garbage|crap|hell)|worse|no better|lousy|terrible|on the (?:couch|floor|sofa))\b/,
    ],
    [
      "-",
      /\b(?:have|has)(?: not|n['’]?t| n['’]?t) (?:slept|had a (?:good|decent|full) night)(?! (?:so|better|this|as|that|like this))\b(?: (?:well|right|good|properly|a wink|through|since|more than|on it|on this))|\b(?:can|could|did)(?: not|n['’]?t| n['’]?t) (?:\w+ )?(?:sleep|get (?:comfortable|to sleep|any sleep|a good)) (?:on (?:it|this|them|these)|with (?:it|this)|in (?:it|them|these)|a wink|at all|well|through|under (?:it|this)|in this bed)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\bused to )\btoss(?:ed|ing|es)? and turn(?:ed|ing|s)? (?:all|every|the whole|for|on (?:it|this)|the entire|more)\b(?!.*\b(?:until|before|old|anymore|no more|not|gone|never)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\bused to )\b(?:wake|woke|waking|wakes) (?:me |us |him )?up (?:\w+ )?(?:every (?:hour|night|two|time|morning (?:with|stiff|sore|tired))|several|three times|multiple|exhausted|tired|groggy|all night|constantly|with (?:a |my )?(?:stiff|sore|kink|crick|headache|neck|back|aching|numb)|more tired|stiff|sore|cranky|hurting|in pain|unrested)\b(?!.*\b(?:until|before|old|anymore|no more|not any|gone|never)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:moved|went|ended up|back|gone back|going back|switched|retreated|slept) (?:back )?(?:to|on|in) (?:the |my |our )(?:couch|sofa|recliner|floor|guest (?:bed|room)|old (?:pillow|mattress|bed|sheets))\b/,
    ],
    [
      "-",
      /\b(?:sleepless|restless) nights? (?:since|on|with|thanks|and|after|because|in a row)\b|\b(?:no|not a|little|zero|not one|cost me|ruined my|worst) (?:\w+ )?(?:good |decent |more )?(?:night['’]?s? )?(?:sleep|rest) (?:since|on this|on it|in this|with this|of my life|ever|because|thanks|for a|on these|under)\b(?! better)/,
    ],
  ],
  staysPut: [
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:stays?|stayed|staying|keeps|sits?|lies?|lays?|laid|lay) (?:\w+ )?(?:put|flat|in place|where (?:i|you|we|it|they) (?:put|lay|laid|leave|left|place[d]?|set|belongs?|should)|down flat|perfectly still|right where|on the (?:mattress|bed|corners|floor)|tucked|on all (?:night|four corners))\b(?! (?:when|if) (?:folded|packed|stored)|ten(?:ed)?)/,
    ],
    [
      "+",
      /\b(?:(?:has|have|does|do|did|wo|is|are)(?: ?n['’]?t| not)|never|not once|no longer|without) (?:even |once |ever |yet |at all |moved or |budged or )?(?:slid(?:e|es|ing)?|slip(?:s|ped|ping)?|mov(?:e|es|ed|ing)|bunch(?:es|ed|ing)?(?: up)?|curl(?:s|ed|ing)?(?: up)?|budg(?:e|es|ed|ing)|shift(?:s|ed|ing)?|rid(?:e|es|ing) up|creep|crept|travel(?:ed|s)?|wander(?:s|ed)?|walk(?:s|ed)?|wrinkl(?:e|es|ed|ing)|pop(?:s|ped|ping)? off|com(?:e|es|ing) (?:off|loose|untucked|undone)|skid(?:s|ded)?|scoot(?:s|ed|ing)?|crawl(?:s|ed)?|roll(?:s|ed)? up|ruck(?:s|ed)? up)\b(?! (?:my|the stain|to a|in together))/,
    ],
    [
      "+",
      /\b(?:corners?|edges?|ends) (?:\w+ ){0,2}?(?:(?<!n['’]?t |not |never |to )(?:stay|stayed|stays|lie|lay|lies|sit|hold|held) (?:put|on|down|flat|tucked|under|in place|fast)|(?:(?:do|does|did|have|has|are|wo)(?: ?n['’]?t| not)|never) (?:\w+ )?(?:pop|popped|curl|curled|curling|lift|lifted|come|came|flip|flipped|roll|rolled|slip|turn up|ride))\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any| the)?|no more|not any|end of the|end to (?:the|my)) (?:\w+ )?(?:slipping|sliding|bunching|curling|creeping|skating|re-?tucking|slippage|skidding|tripping|shifting|slip[- ]?n[- ]?slide|skating rink|magic carpet|wrestling with corners|sheet straps|double[- ]sided tape|rug pad|curled (?:edges|corners))\b/,
    ],
    [
      "+",
      /\b(?:like (?:it['’]?s|it is|it was|they['’]?re|they are|its) (?:been )?(?:glued|nailed|bolted|stapled|velcroed|painted on|stuck|welded)|glued to the (?:floor|mattress|bed|ground)|(?:hugs?|grips?|grabs?|clings? to|grippy on|sticks to|holds on to) (?:the |my |our )?(?:\w+ )?(?:floor|mattress|tile|tiles|hardwood|carpet|ground|wood floor|laminate|bed|corners))\b/,
    ],
    [
      "+",
      /\b(?:dogs?|kids?|cats?|puppy|toddlers?|boys|children|grandkids|pets|he|she|they|huskies|labs?|roombas?|vacuum) (?:\w+ )?(?:runs?|running|tears?|zooms?|zoomies|races?|barrels?|slides?|launch\w*|jumps?|plays?|wrestles?|romps?|thrash\w*|toss\w*|tosses and turns)\b[^.!?]{0,40}\b(?:(?:does|did|do|has|have)(?: ?n['’]?t| not)|never) (?:even )?(?:mov|budg|shift|slid|slip|bunch|come off|pop)\w*/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:slides?|slid|slips?|skates?|skated|moves|shifts?|creeps?|crept|bunches|bunched|curls?|curled|travels?|wanders?|walks|scoots?|scooted|migrates?|skids?|balls up|balled up|crawls|slithers?|rolls up|rucks up|wrinkles) (?:up |itself |right |all )*(?:all over|over the|around|across|every|when(?:ever)?|out from|with (?:every|each|any|the (?:slightest|least))|if (?:you|the|my|anyone|i)|under (?:me|my|you|your|the|foot|him|her)|in the (?:night|middle)|at the (?:corners?|edges?|ends?|foot)|toward|each|as soon as|constantly|like|from under|down the|into a|like it|by morning|the (?:second|minute|moment)|and (?:you|i|my|bunches|slides|trips)|badly|a lot|too (?:much|easily))\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:pop(?:s|ped)?|popping|pull(?:s|ed)?|slip(?:s|ped)?|come(?:s)?|came|ride(?:s)?|fl(?:y|ies|ew)|snap(?:s|ped)?|peel(?:s|ed)?) (?:right |up and |themselves |up )?(?:off|up|loose) (?:of )?(?:the |my |at the |at |one |on the )?(?:\w+ )?(?:corners?|mattress|bed|in the (?:middle of the )?night|at night|during the night|every (?:night|time|morning)|overnight|each night|when (?:i|we|you|he|she|my husband) (?:turn|roll|move|toss|sleep|sit|get)\w*)\b/,
    ],
    [
      "-",
      /\b(?:tuck|tucking|re-?tuck|re-?tucking|straighten|straightening|fix|fixing|pull|pulling|adjust|adjusting|smooth|smoothing|drag|dragging|chase|chasing|put|putting|kick|kicking|shove|shoving|reposition|repositioning|flatten|flattening|remake|remaking|re-?lay\w*) (?:it|them|the (?:corners?|sheets?|rug|mat|edges?|thing|cover|pad|towel)|this|my (?:rug|mat|bed|sheets))? ?(?:back )?(?:in |on |down |out |into place |in place |straight |flat |under )*(?:every|each|all (?:day|night|the time)|several|constantly|daily|again and|ten times|five times|\d+ times|multiple|twice)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:magic carpet|surf ?board|slip[- ]?(?:n|and|')[- ]?slide|skating rink|banana peel|ice rink|death ?trap|booby trap|trip(?:ping)? hazard|flying carpet)\b(?<!\b(?:no|not|end|stopped|longer|without|isn['’]?t|never|instead of|used to|before|old|last)\b.{0,40})/,
    ],
    [
      "-",
      /\b(?:tripped|trip|tripping|trips|stumble[sd]?|stub\w*) (?:\w+ )?(?:on|over) (?:it|them|(?:the|its|that|a) (?:\w+ )?(?:edges?|corners?|rug|mat|curl|lip))\b|\b(?:books?|dumbbells?|weights?|bricks?|heavy \w+|furniture|shoes|cans|pots) on (?:the|each|all|all four|every|its) (?:corners?|edges?|ends?)\b|\b(?:double[- ]sided|double sided|carpet|gaffer|duct|rug) tape (?:\w+ ){0,3}(?:to (?:keep|hold|stop)|and (?:it )?still|on|under|underneath)/,
    ],
    [
      "-",
      /\b(?:w(?:a|o)ke(?:s|n)?(?: up)?|waking up|woken up) (?:\w+ )?(?:on|with|to|tangled|lying|in)[^.!?]{0,30}\b(?:bare mattress|balled up|off the (?:corners?|mattress|bed)|in a (?:ball|wad|knot|heap)|around my (?:neck|ankles|feet|legs)|half off|on the floor|mummy|tangled)\b|\bon (?:the )?bare mattress\b/,
    ],
  ],
};
