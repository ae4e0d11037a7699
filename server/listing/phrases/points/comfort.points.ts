import { type Point, point, told } from "./point.ts";

export const COMFORT_POINTS: Readonly<Record<string, readonly Point[]>> = {
  comfort: [
    told(
      "no blisters",
      /\b(?:no|not (?:a|one|a single)|without(?: any| a)?|never (?:got|had|get|gotten)(?: any| a)?|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:get|got|gotten|give|given|have|had)(?: me)?(?: any| a| one)?) blisters?\b(?! (?:packs?|packaging))/,
    ),
    told(
      "easy to forget while wearing",
      /\b(?:forg[eo]t|forgetting) (?:that )?(?:i.?m|i am|i was|i (?:even )?(?:have|had)|he.?s|she.?s|he was|she was|they.?re|they were) (?:even )?(?:wearing|them (?:on|in)|it on|dressed)|\b(?:forg[eo]t) (?:they.?re|they are|they were) (?:even )?(?:on|in|there)\b|\b(?:barely|hardly|scarcely|do ?n['’]?t even|ca(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t even) (?:feel|notice|know) (?:like )?(?:i.?m wearing|i have (?:them|it) on|they.?re on|them on)\b|\bfeels? (?:\w+ )?like (?:i.?m |i am |you.?re )?(?:not wearing anything|wearing nothing)\b/,
    ),
    told(
      "still pleasant after a long day",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no|never|without|no longer) (?:\w+ ){0,2}(?:sore\w*|ach(?:e|es|ing|y)|hurt|hurting|tired|fatigue)\b[^.!?,]{0,25}\b(?:end of (?:the|a|my) (?:\w+ )?day|after (?:a |an? \w+ )?(?:long )?(?:day|shift)|all day)\b|\ball day\b[^.!?]{0,30}\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no|never|without) (?:\w+ ){0,2}(?:sore|ach(?:e|es|ing)|hurt|tired|fatigue)\b/,
    ),
    point(
      "stays soft after washing",
      /\b(?:still|stays?|stayed|staying|keeps?|remains?|remained) (?:\w+ ){0,2}(?:soft|plush|fluffy|cuddly|cozy|cushy|comfy)\b[^.!?]{0,40}\b(?:wash\w*|laundry|laundering)\b|\bwash\w*\b[^.!?]{0,60}\bstill (?:\w+ ){0,4}(?:soft|plush|fluffy|cuddly|cozy|comfy)\b|\bsoft(?:ness)? (?:even )?after (?:\w+ ){0,3}wash\w*/,
    ),
    point(
      "gets softer over time",
      /\bsofter (?:and softer )?(?:with|after|each|every|when|the more) (?:\w+ ){0,3}(?:wash\w*|laundry)|\b(?:gets?|getting|grew|grows?) (?:even )?softer (?:and softer|with|after|each|every|over time)\b|\bwash\w*\b[^.!?]{0,80}\b(?:only )?(?:get|gets|getting|got) (?:even )?softer\b/,
    ),
    point(
      "pleasant against the skin",
      /\b(?:soft|smooth|silky|comfortable|comfy|nice|good|great|lovely|cozy|wonderful|plush)(?: and \w+)?(?: feel| feeling)? (?:against|on|next to) (?:my |your |the |his |her |their |our |bare |sensitive )*skin\b/,
    ),
    point(
      "pleasant right from the first use",
      /\bfrom (?:the )?(?:very )?(?:first (?:day|run|time|minute|moment|step|wear|walk|ride|shift|night)|day one|day 1|get[- ]go|start|moment)\b|\bthe (?:very )?first time (?:you|i) (?:put|wore|wear|tried)|\b(?:comf\w+|soft|great|wonderful)(?: right| straight)? out of the (?:box|package)\b|\bno (?:need (?:to|for) (?:a )?)?break(?:ing)?[- ]?in\b|\b(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:have|need) to (?:be )?br(?:eak|oken?) (?:\w+ )?in\b/,
    ),
    point(
      "good for long distances",
      /\b(?:\d+|several|many|few|five|six|ten|twenty)[- ]?\+? ?(?:plus )?(?:miles?|kms?|milers?)\b(?! (?:per|an) hour)(?![^.!?]{0,20}blister)(?![^.!?]*\bhad a)|\b(?:long|longer|lots of) (?:walks?|hikes?|runs?|walking|hiking|running)\b|\bwalk(?:ed|ing)? (?:around|all over|through|all day in|all day around) (?:disney|europe|the city|rome|paris|london|vegas|nyc|new york|town)/,
    ),
    point(
      "good for long days and shifts",
      /\b(?:on my feet|stand(?:ing)?|on (?:her|his|your) feet) (?:all|the whole|most of the) (?:day|night)\b|\b(?:on my feet|standing) (?:for )?(?:\w+ ){0,2}hours\b|\b(?:\w+[- ]hours?|long|double|\d+ ?-?hr) shifts?\b/,
    ),
    point(
      "easy on the knees",
      /\b(?:no (?:more )?sore|easy on|easier on|soft(?:er)? (?:on|under)|cushion\w* (?:for|under)|gentle on|good on|great (?:on|for)|protects?|saves?) (?:my |your |the |his |her |our |bad |old )*knees?\b|\bknees?\b[^.!?]{0,20}(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|never) (?:\w+ )?feel (?:the )?(?:hard )?floor/,
    ),
    told(
      "cushions against hard ground",
      /\b(?:ca ?n['’]?t|cannot|do ?n['’]?t|does ?n['’]?t|did ?n['’]?t|could ?n['’]?t|not|never) (?:even |really )?feel (?:the |any |a )?(?:\w+ )?(?:floor|ground|rocks?|pebbles?|roots|gravel|nail|stones?)\b(?! heat)/,
    ),
    point(
      "easy on the hands",
      /\b(?:easy|easier|gentle|gentler|soft|softer|comfortable|kind|kinder) (?:\w+ )?on (?:my |your |the |his |her |arthritic )*(?:hands?|fingers|palms?|wrists?)\b|\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no longer|never) (?:hurt|cramp|bother|tire) (?:out )?(?:my|your|the|his|her) (?:\w+ )?(?:hands?|fingers|palms?|thumbs)\b/,
    ),
    point(
      "sits nicely in the hand",
      /\b(?:handles?|grips?)\b (?:is|are|feels?|was|were) (?:\w+,? (?:and )?){0,2}(?:comfortable|comfy|ergonomic|contoured|nice in)\b|\b(?:comfortable|comfy|ergonomic) (?:handles?|grips?)\b|\b(?:comfortable|comfy|great|good|nice|comfortably) (?:to hold |to grip )?in (?:my|the|your|his|her) (?:\w+ )?hands?\b/,
    ),
    point(
      "soft grip for the hands",
      /\b(?:soft|squishy|cushion\w*|padded|foam|spongy|soft[- ]touch) (?:\w+ )?(?:hand ?)?(?:grips?|handles?|handlebars?)\b|\b(?:grips?|handles?) (?:is|are|feels?|has|have) (?:\w+ ){0,3}(?:soft|padded|padding|squishy|cushion\w*)\b/,
    ),
    point(
      "padded straps",
      /\b(?:padded|cushioned|cushy) (?:\w+ )?(?:shoulder |waist |hip )?straps?\b|\bstraps? (?:is|are|has|have|were|being) (?:\w+,? (?:and )?){0,3}(?:padded|padding|cushy|cushioned|cushion)\b|\bpadding (?:on|in|under) the (?:\w+ )?straps?\b/,
    ),
    point(
      "straps that don't dig in",
      /\bstraps?\b[^.!?;]{0,25}(?:\b(?:not|never|no longer)\b|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:\w+ )?(?:dig|digs|cut|cuts|pinch|bite)\b|\b(?:not|no|never|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:dig|digs|digging|cut|cuts|cutting) (?:in|into|in to) (?:my|your|the|his|her) shoulders?\b/,
    ),
    point(
      "gentle cushioning for the ears",
      /\b(?:soft|plush|comfortable|comfy|cushy|padded|cushioned|memory foam),? (?:\w+ ){0,2}ear ?-?(?:pads?|cups?|cushions?|muffs?)\b|\b(?:ear ?-?(?:pads?|cups?|cushions?|muffs?)) (?:is|are|feels?) (?:\w+ ){0,3}(?:soft|plush|comfortable|comfy|cushy|padded)\b/,
    ),
    point(
      "no tight squeeze on the head",
      /(?:\b(?:no|not|never|without)\b|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:too |any |feel |put |put any )?(?:squeez\w+|press\w*|clamp\w*|tight\w*)\b[^.!?]{0,15}\b(?:my|your|the|his|her) (?:\w+ )?(?:head|temples|skull|forehead)\b/,
    ),
    point(
      "soft and cushiony",
      /(?<!\b(?:being|not|too|n.t|be|without) (?:\w+ )?)\b(?:cushy|squishy|spongy|bouncy|springy|cushiony)\b(?! (?:toys?|things))/,
    ),
    point(
      "cushions every step",
      /\bwalking on (?:a |the )?(?:soft )?(?:clouds?|air|pillows?|marshmallows?|bread|cushions?|feathers)\b|\b(?:cushy|squishy|springy|bouncy|cushioned|cushiony) (?:\w+ ){0,2}(?:soles?|insoles?|footbed|underfoot)\b/,
    ),
    point("easy to sink into", /\b(?:sink|sinks|sinking) (?:right |down |deep )?(?:in\b|into)/),
    point(
      "thick and soft",
      /\bthick,? (?:(?:and|&|,) )?(?:\w+ )?(?:soft|plush|fluffy|cozy|cushy|comfy)\b|\b(?:soft|plush|fluffy|cozy|cuddly|comfy),? (?:(?:and|&|,|but) )?(?:\w+ )?thick\b/,
    ),
    point(
      "soft and absorbent",
      /\bsoft\b[^.!?]{0,14}\b(?:absorbent|thirsty)\b|\b(?:absorbent|thirsty),? (?:(?:and|&) )?(?:\w+ )?soft\b/,
    ),
    point(
      "warm and soft",
      /\b(?:warm|toasty),? (?:(?:and|&|but|yet) )?(?:\w+ )?(?:soft|cozy|plush)\b|(?<!\blight is |\blight )\b(?:soft|cozy|plush),? (?:(?:and|&|but|yet) )?(?:\w+ )?(?:warm|toasty)\b(?! light| glow)/,
    ),
    point(
      "pleasantly lightweight",
      /\blight ?-?weight,? (?:(?:and|&|yet|,) )?(?:\w+ )?(?:soft|comf\w+|cushy|cozy)\b|\b(?:soft|comf\w+|cushy|cozy),? (?:(?:and|&|yet) )?(?:\w+ )?light ?-?weight\b|\b(?:comf\w+|soft) (?:and|&) light\b(?! (?:in|and|blue|pink|gr[ae]y|green|brown|colou?r\w*)\b)|\blight (?:and|&) (?:\w+ )?comf\w+/,
    ),
    point(
      "attractive look",
      /\b(?:cute|stylish|pretty|attractive|good[- ]looking|beautiful|fashionable) (?:and|&|as well as|yet|but) (?:\w+ ){0,2}comf\w+|\bcomf\w+,? (?:and|&|as well as|yet) (?:\w+ ){0,2}(?:cute|stylish|pretty|attractive|good[- ]looking|beautiful|fashionable)\b/,
    ),
    point(
      "soft on the inside",
      /\b(?:soft|plush|fuzzy|fluffy|velvety|silky|furry)(?: and \w+)? (?:on the |\w+ )?(?:lining|liner|interior|inside|insides)\b(?! of)|\b(?:lining|liner|interior|insides?) (?:is|are|feels?) (?:\w+ ){0,3}(?:soft|plush|fuzzy|fluffy|cozy|velvety|silky|furry)\b|\bsoft \w+ on the inside\b|\b(?:fleece|fur|sherpa|flannel)[- ]lined\b|\b(?:fleece|fur|sherpa) lining is\b/,
    ),
    point(
      "soft leather",
      /\bsoft(?:est)?,? (?:\w+ )?leather\b|\bleather (?:is|was|feels?|has been) (?:\w+ ){0,2}(?:soft|supple|buttery)\b|\b(?:deerskin|suede|sheepskin|lambskin) is (?:\w+ )?soft\b/,
    ),
    point(
      "soft cotton fabric",
      /(?<!opposed to a )\bsoft,? (?!like )(?:\w+ )?cotton\b(?! candy| balls?)|\bcotton (?:is|was|feels?) (?:\w+ ){0,2}soft\b/,
    ),
    point("soft silicone", /\bsoft,? (?:\w+ )?silicone\b|\bsilicone (?:is|was|feels?) (?:\w+ ){0,2}soft\b/),
    point(
      "buttery to the touch",
      /\bbutter(?:y|ly)?[- ]soft\b|\bbuttery (?:smooth|feel\w*|leather|fabric)\b|\bleather is like butter\b/,
    ),
    point(
      "cushioned seat",
      /\b(?:padded|cushioned|soft|cushy) (?:\w+ )?seat\b(?! belts?)|\bseat (?:cushion )?(?:is|was) (?:\w+,? (?:and )?){0,3}(?:padded|cushioned|soft|cushy|plush)\b/,
    ),
    point(
      "roomy seat",
      /\b(?:wide|roomy|spacious) (?:\w+ )?seat\b(?! belts?)|\bseat (?:is|was) (?:\w+,? (?:and )?){0,3}(?:wide|roomy|spacious)\b/,
    ),
    point(
      "armrests nice to lean on",
      /\b(?:padded|soft|cushioned|comfortable|comfy) (?:\w+ )?arm ?-?rests?\b|\b(?:arm ?-?rests?|arms) (?:is|are) (?:\w+ ){0,2}(?:padded|soft|cushioned|comfortable|comfy)\b/,
    ),
    point(
      "good on long trips",
      /(?<!not )\b(?:on|for|through|during|after) (?:a |the |our |my |those )?(?:long|longer|\w+[- ]hours?) (?:flights?|drives?|car rides?|road ?trips?|trips?|bus rides?|train rides?|car trips?|rides?)\b/,
    ),
    point(
      "suits larger body types",
      /\b(?:big|large|heavy|heavier|larger|bigger|plus[- ]size) (?:guys?|man|men|people|person|woman|women|girls?|frame|body)\b|\b(?:wide|big|large|ample) (?:rear|butt|behind|backside|bottom|hips)\b/,
    ),
    point(
      "easy on the waist",
      /\bwaist ?-?bands? (?:is|are|does ?n['’]?t|do ?n['’]?t|does not|do not|never|feels?) (?:\w+ ){0,3}(?:soft|comfortable|comfy|dig|cut|pinch|squeeze)\b|\b(?:comfortable|soft|comfy|forgiving) (?:\w+ )?waist ?-?band\b|\b(?:comfortable|comfy|soft) (?:\w+ )?(?:around|on|at|in) (?:my|the|your) waist\b/,
    ),
    point(
      "no poking or jabbing",
      /(?:\b(?:no|not|never|without|nothing)\b|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:\w+ ){0,3}(?:pok(?:e|es|ing|ed)|jab(?:s|bing|bed)?|stab(?:s|bing)?|prick(?:s|ly|ing)?)\b/,
    ),
    point(
      "not confining or restrictive",
      /(?:\b(?:not|never|without|nor|no)\b|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:at all |too |so |feel(?:ing)? |being |\w+ )?(?:constrict\w+|restrict\w+|binding|binds?\b|confin\w+)/,
    ),
    point(
      "no scratchy tags",
      /\btag(?:less|[- ]free)\b|\bno (?:\w+ )?(?:tags?|labels?)\b[^.!?]{0,20}(?:itch|scratch|bother|irritat)\w*|\bno (?:itchy|scratchy|annoying|irritating) (?:tags?|labels?)\b/,
    ),
    point(
      "leaves no red marks",
      /\b(?:no|without|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt) leave (?:any )?|not leave (?:any )?|never leaves? (?:any )?) ?(?:red |rub |pressure )?marks?\b/,
    ),
    point(
      "molds to each person's shape",
      /\b(?:mold|mould|conform|contour)(?:s|ed|ing)? (?:itself )?(?:perfectly |well |nicely |right )?(?:to|around) (?:my|your|his|her|our)\b|\bhugs? (?:my|your) (?:body|feet|foot|curves|neck|head)\b/,
    ),
    point(
      "nice for lounging at home",
      /\bloung(?:e|ing)\b|\b(?:wear|wearing|worn|comfy|comfortable|great|perfect|slippers|walk\w*) (?:\w+ ){0,2}around the house\b|\b(?:for|while|when) (?:relaxing|watching (?:tv|movies|a movie|netflix))\b/,
    ),
    point(
      "nice for reading",
      /\bcomf\w+ (?:\w+ ){0,2}(?:for|when|while) reading\b|\bread(?:ing)? in (?:it|this|bed)\b/,
    ),
    point(
      "gentle on the gums",
      /\b(?:gentle|easy|soft|softer|easier|kind) (?:enough )?(?:on|for) (?:\w+ ){0,2}gums\b|\bno sore gums\b/,
    ),
    point("soft bristles", /\bsoft(?:er)? (?:\w+ )?bristles\b|\bbristles (?:are|feel) (?:\w+ ){0,2}soft\b/),
    point("gentle between the toes", /\bbetween (?:my|the|your|her) toes\b/),
  ],
};
