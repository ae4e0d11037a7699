import { type Point, point, told } from "./point.ts";

export const SKIN_POINTS: Readonly<Record<string, readonly Point[]>> = {
  skin: [
    told(
      "absorbs easily",
      /(?<!(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t |not |never )\babsorb(?:s|ed|ing)? (?:\w+ ){0,2}(?:fast|quick\w*|right (?:in|away)|instantly|easily|immediately|nicely|rapidly|well)\b|\b(?:fast|quick|quickly)[- ]absorb\w*|(?<!(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t |not |never )\b(?:soaks?|sinks?) (?:right |straight )?in(?:to)? (?:\w+ ){0,2}(?:fast|quick\w*|right away|well|nicely|skin|instantly)\b/,
    ),
    told(
      "not greasy or sticky",
      /\b(?:not|no|never|without|non|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t)\b[- ]?(?:(?!(?:but|and|it|is|was|though|use|get)\b)\w+ ){0,4}(?:greasy|grease|oily|sticky|tacky)\b(?! (?:hair|skin|scalp|face|t[- ]zone|enough))/,
    ),
    told(
      "goes on without stinging",
      /(?<!\b(?:eyes|mishits|hands) )\b(?:no|without|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|does not|did not|never) (?:sting|stings|stinging|stung)\b(?![^.!?]{0,12}\b(?:but|eyes)\b)/,
    ),
    told(
      "leaves no white cast",
      /\b(?:no|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:leave|have)|not (?:leave|have)|without|never leaves?) (?:\w+ ){0,3}(?:white|chalky|ghostly) ?(?:cast|residue|film|streaks?|look)\b/,
    ),
    told(
      "sits well under makeup",
      /\b(?:great|good|well|perfect|perfectly|nice|nicely|beautifully|fine|smooth\w*|sits?|wears?|works?|love it) (?:\w+ )?under(?:neath)? (?:my |the |your )?(?:make ?-?up|foundation|concealer)\b/,
    ),
    point(
      "feels good on dry skin",
      /\b(?:my |for |very |really |extremely |super |dehydrated )dry(?:,? \w+)? (?:patches|skin|spots|hands|elbows|feet|face|legs)\b/,
    ),
    point(
      "suited to oily or combination skin",
      /\boily (?:skin|t[- ]?zone|face)\b|\bcombination skin\b|\bcombo skin\b/,
    ),
    point(
      "nice on rough or chapped skin",
      /\bcrack(?:ed|ing|s)\b|\bchapped\b|\brough (?:spots|patches|skin|hands|heels|elbows)\b/,
    ),
    point(
      "suited to mature skin",
      /\bmature skin\b|\b(?:older|aging) skin\b|\b(?:at|i.?m|i am) (?:4[5-9]|5\d|6\d|7\d|8\d)\b/,
    ),
    told(
      "spots and marks look less noticeable",
      /\b(?:dark|brown|age|sun|acne|red) ?(?:spots?|marks?|scars?) (?:\w+ ){0,3}(?:fad(?:ed|ing|e)|lighten\w*|lighter|disappear\w*)\b|\b(?:fad(?:ed|es|ing)|lighten(?:ed|s|ing)) (?:up )?(?:my |the |some )?(?:\w+ )?(?:spots|scars|marks)\b/,
    ),
    told(
      "pores look smaller",
      /\bpores (?:\w+ ){0,3}(?:smaller|tighter|less visible|minimi[sz]ed|shrunk|shrank|refined|tiny)\b|\b(?:minimi[sz]e[sd]?|shrinks?|shrank|tighten(?:s|ed)?) (?:my |the )?(?:\w+ )?pores\b/,
    ),
    told(
      "hair combs out easily",
      /\b(?:comb|brush|fingers?) (?:\w+ )?(?:goes|glides?|slides?|runs?|went) (?:right |easily |smoothly )?through\b|\b(?:detangles|no (?:more )?tangles|fewer tangles|easier to (?:comb|brush)|easy to comb)\b/,
    ),
    told(
      "doesn't weigh hair down",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|without|never) (?:\w+ )?weigh(?:s|ing|ed)? (?:\w+ ){0,4}down\b/,
    ),
    point("lasts through the day", /\ball day\b|\bend of the day\b|\b(?:throughout|through) the day\b|\bfor hours\b/),
    point(
      "a difference noticed by morning",
      /\b(?:wake|woke|waking) up (?:with|to)\b|\bby (?:the )?(?:next )?morning\b|\bovernight\b|\bnext morning\b/,
    ),
    point(
      "a difference noticed early on",
      /(?<!\b(?:nothing|no (?:difference|change|results?|improvement))\b[^.!?]{0,40})\b(?:after|within|in) (?:just |only |about |a |the )?(?:first |couple |few |one |two |three |four |five |\d |of )*(?:days?|uses?|applications?)\b(?! off)/,
    ),
    point(
      "a difference noticed within weeks",
      /(?<!\b(?:nothing|no (?:difference|change|results?|improvement))\b[^.!?]{0,40})\b(?:after|within|in) (?:just |only |about |a |the )?(?:first |couple |few |one |two |three |four |five |six |\d |of )*weeks?\b/,
    ),
    point("welcome in winter", /\bwinters?\b/),
  ],
  pain: [
    told(
      "less bending over",
      /\b(?:no (?:more|need (?:to|for))|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:have|need) to|without(?: having to)?|no longer (?:have to )?|not having to|instead of) (?:bend(?:ing)? (?:over|down|to (?:reach|pick|clean|get))|stoop(?:ing)?|crouch(?:ing)?)\b|\bno more bending\b(?! (?:the|out))/,
    ),
    told(
      "easy on the knees",
      /(?<!\b(?:would|could|might)(?:.?ve| have) )\b(?:saved?|saves|saving|spares?|easy on|easier on|kind to|gentle on) (?:(?:my|your|our|the|his|her|these|bad|old|poor) )+knees\b|\bknees (?:thank|are (?:so |very )?(?:happy|grateful)|feel (?:\w+ )?better|do ?n['’]?t (?:hurt|ache)|no longer (?:hurt|ache)|stopped (?:hurting|aching))|\bno (?:more )?(?:sore|aching) knees\b|\bkneeling (?:\w+ ){0,2}(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|no longer) hurts?\b/,
    ),
    told(
      "less strain on the back",
      /\b(?:saved?|saves|saving|spares?|easy on|easier on) (?:my|your|our|the|his|her) (?:\w+ )?(?:lower )?back\b(?! ?(?:up|pack|yard|door|seat|end))|\bback (?:thanks?|thanked|is (?:so |very )?(?:happy|grateful)|feels? (?:\w+ ){0,2}better|does ?n['’]?t (?:hurt|ache)|no longer (?:hurts?|aches?)|(?:has )?stopped (?:hurting|aching)|did ?n['’]?t (?:hurt|ache))|\bno (?:more )?(?:lower )?back ?(?:aches?|pain)\b|\bwithout (?:my |your )?(?:\w+ )?back hurting\b/,
    ),
    told(
      "easy on the neck",
      /\b(?:no|not|without|never|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:have|had|get|got)) (?:\w+ ){0,2}(?:stiff|sore|aching) neck\b|\bno (?:more )?(?:crick in (?:my|the) neck|neck (?:ache|pain|strain|crick))|\bneck (?:has )?(?:stopped (?:hurting|aching)|does ?n['’]?t (?:hurt|ache)|did ?n['’]?t (?:hurt|ache)|no longer (?:hurts|aches)|feels (?:\w+ )?better)\b/,
    ),
    told(
      "easy on the shoulders",
      /\b(?:no|not|without|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:have|had)) (?:\w+ ){0,2}(?:sore|aching|tired) shoulders?\b|\bshoulders? (?:do ?n['’]?t|does ?n['’]?t|did ?n['’]?t|no longer|never) (?:hurt|ache|get (?:sore|tired))|\bno (?:more )?shoulder (?:pain|strain|ache)\b/,
    ),
    told(
      "easy on the hands",
      /\b(?:not|never|no longer|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:\w+ )?(?:hurt|strain|tire|cramp|tire out|cramp up) (?:my|your|the|his|her) (?:\w+ )?(?:hands?|fingers|thumbs?)\b|\b(?:hands?|fingers|thumbs?) (?:never|no longer|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:\w+ )?(?:hurt|ache|cramp|get (?:sore|tired))\b/,
    ),
    told(
      "easy on the wrists",
      /\b(?:not|never|no longer|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:\w+ )?(?:hurt|strain|tire) (?:my|your|the|his|her) (?:\w+ )?wrists?\b|\bwrists? (?:never|no longer|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) (?:\w+ )?(?:hurt|ache|get (?:sore|tired))\b|\b(?:no|without) (?:more )?wrist (?:pain|strain)\b/,
    ),
    told(
      "easy on the feet through long days",
      /\bfeet (?:\w+ )?(?:do ?n['’]?t|did ?n['’]?t|are ?n['’]?t|are not|were ?n['’]?t|never|no longer|not) (?:\w+ )?(?:hurt|ache|sore|tired|kill\w*)[^.!?]{0,30}\b(?:day|shift|evening|night|work)\b|\b(?:no|without) (?:\w+ )?(?:sore|aching|tired|hurting) feet\b[^.!?]{0,30}\b(?:day|shift|evening|night|work)\b|\b(?:day|shift)\b[^.!?,]{0,20}\bfeet (?:\w+ )?(?:do ?n['’]?t|did ?n['’]?t|are not|never|no longer) (?:\w+ )?(?:hurt|ache)/,
    ),
    point(
      "helpful through long days and shifts",
      /\bstand(?:ing)? all day\b|\bon (?:my|her|his|your) feet (?:all day|for|most|a lot|\d+|\w+ hours)\b|\b(?:\w+[- ]hour|long) shifts?\b/,
    ),
    point(
      "good for desk work",
      /\b(?:desk|at (?:the|my) computer|computer all day|work(?:ing)? from home|sit(?:ting)? all day|office)\b/,
    ),
    point(
      "good for long drives",
      /\b(?:long|\w+[- ]hour) (?:drives?|commute|road trips?|car rides?)\b|\btruck driver\b|\bdriving (?:for|all|long)\b|\bwhile (?:i.?m )?driving\b/,
    ),
    point("suited to high arches", /\bhigh (?:arch\w*|insteps?)\b/),
    point("suited to flat feet", /\bflat (?:feet|foot\w*|arch\w*)\b/),
    point("supports the ankle", /\bankle support\b|\bsupports? (?:my|the|your|his|her) ankles?\b/),
    point("supports the wrist", /\bwrist support\b|\bsupports? (?:my|the|your|his|her) wrists?\b/),
    point(
      "wire-free support",
      /\bwithout (?:a |an |any |the )?(?:\w+ )?(?:under)?wires?\b|\bno (?:under)?wires?\b|\bwire[- ]?(?:free|less bra)\b/,
    ),
    point("support under the belly", /\bunder (?:the|my) (?:belly|bump)\b|\b(?:belly|bump) support\b/),
    told(
      "spreads weight evenly",
      /\b(?:distribut\w+|spreads?|spreading) (?:the |my |his |her |baby.?s )?(?:\w+ )?(?:weight|load)\b|\b(?:weight|load) (?:is |gets |was )?(?:\w+ )?(?:distributed|spread)\b/,
    ),
  ],
  breathable: [
    point(
      "suited to hot climates",
      /\b(?:(?:8|9|10|11)\d ?(?:degrees?|deg|f\b|weather)|triple digits?|heat ?wave|phoenix|arizona|texas|florida|las vegas|like a sauna|hottest)\b/,
    ),
    told(
      "no hot or sweaty feet",
      /\bfeet (?:\w+ ){0,2}(?:dry and cool|cool and dry|stay(?:ed|s)? (?:\w+ )?cool|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:get |feel )?(?:hot|sweat\w*)|not (?:get |feel )?(?:hot|sweat\w*)|never (?:get |feel )?(?:hot|sweat\w*))|\b(?:no|without|less) (?:more )?(?:hot |sweaty |stinky |and ){1,3}feet\b|\bkeeps? (?:my|his|her|your) feet (?:\w+ )?cool\b/,
    ),
    told(
      "no sweaty back",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no longer|never|no more|no) (?:\w+ ){0,2}sweat\w*[^.!?]{0,20}\b(?:back|shirts?)\b|\bback (?:\w+ ){0,2}(?:stays?|stayed|does ?n['’]?t get|did ?n['’]?t get|never gets?|never got) (?:\w+ )?(?:cool|dry|hot|sweat\w*)\b/,
    ),
    point("mesh that lets air through", /\bmesh\b/),
    told(
      "no waking up sweaty",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no longer|never|no more|without|stopped) (?:\w+ )?(?:wak\w+|woke)(?: \w+){0,4} (?:hot|sweat\w*|drenched|soaked)\b|\bno (?:more )?night sweats\b/,
    ),
    point("cool to the touch", /\bcool(?:ing)? to (?:the )?touch\b/),
    point(
      "no hot or clammy hands",
      /\bhands? (?:\w+ ){0,3}(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|never|stays?|stayed) (?:\w+ )?(?:sweat\w*|clammy|cool|dry|hot)\b|\b(?:no|without) (?:sweaty|clammy) hands\b/,
    ),
    told(
      "keeps the head from getting hot",
      /\b(?:keeps?|kept) (?:my|his|her|your|the) head (?:\w+ )?cool\b|\bhead (?:\w+ )?(?:does ?n['’]?t|did ?n['’]?t|never|does not|did not|stays?|stayed) (?:\w+ )?(?:cool|overheat|get (?:\w+ )?(?:hot|sweat\w*)|sweat\w*)\b/,
    ),
    told(
      "little to no condensation",
      /\b(?:no|hardly any|barely any|little|without|zero|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:\w+ )?much|not much) condensation\b[^.!?]{0,50}\b(?:morning|inside|night|tent|walls)\b/,
    ),
    point(
      "airy during exercise",
      /\b(?:workouts?|work(?:ing)? out|running|jogging|hik(?:e|es|ing)|gym|yoga|cycling|exercis\w+|treadmill)\b/,
    ),
    point(
      "light and airy",
      /\blight ?-?weight\b|\blight and (?:airy|breathable|cool)\b|\b(?:airy|breathable|cool) and light\b/,
    ),
    point("good for hot sleepers", /\b(?:hot sleeper|sleeps? hot|night sweats|hot flash\w*|menopaus\w*)\b/),
    point("pleasant all day long", /\ball day\b/),
  ],
};
