import type { Wordings } from "./wording.ts";

export const ACCURACY_WORDINGS: Wordings = {
  accuracy: [
    [
      "+",
      /\b(?:within|off by (?:only |just |less than |maybe )|matche[sd]|agrees?|agreed|same as|identical to|dead on|spot on|right on|in line|lines up|lined up|checks out|tracks|right there|exactly the same|the same) (?:(?:[\w'’-]+ ){0,3})(?:with |to |as |of |by |against |from |my |the |what )(?:(?:[\w'’-]+ ){0,2})(?:doctor['’]?s?|dr['’]?s?|hospital|lab|nurse['’]?s?|cuff|vet['’]?s?|clinic|pharmacy|er|thermometer|thermostat|known weight|calibrated|stopwatch|professional|fluke|finger[- ]?(?:stick|prick)|gym scale|post office|lab thermometer|gps|chest strap|speedometer|odometer|scale at|tape measure|level|blood work|weather (?:station|service|bureau)|medical)\b(?<!(?:not|n['’]t|never|nowhere|nt) (?:\S+ ){1,9}\S+)(?!.{0,20}\b(?:recommend|said to|told))/,
    ],
    [
      "+",
      /\b(?:dead[- ](?:on|accurate|nuts)|spot[- ]on|right on the money|bang on|smack on)\b(?=.{0,40}\b(?:reading|temp\w*|weight|weighs?|measure\w*|degrees?|time|every time|compar\w*|calibrat\w*|pulse|heart|pressure|steps|distance|scale|gps|tuning|pitch|level|torque|thermometer)\b)(?<!(?:not|n['’]t|never) (?:\w+ )?\S+)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:accurate|correct|exact|precise) (?:down |right down |right )?to (?:the |within )?(?:a |an |one |half a |the nearest |\d+(?:[./]\d*)? )*(?:\d+(?:[./]\d*)?)?(?:degree|ounce|gram|minute|penny|decimal|second|inch|thousandth|tenth|pound|percent|%|foot|feet|hair|cent|mil|millimeter|mm|psi|bpm|point|points)s?\b/,
    ],
    [
      "+",
      /\b(?:same|identical|consistent) (?:reading|number|weight|result|measurement|temperature|value)s? (?:(?:[\w'’-]+ ){0,1})(?:every|each|all|three|two|twice|five|ten|over|again|\d+)\b(?<!(?:not|n['’]t|never) (?:\S+ ){1,7}\S+)/,
    ],
    [
      "+",
      /\b(?:tested|checked|compared|tried) (?:it |this |them |mine )?(?:(?:[\w'’-]+ ){0,2})(?:against|with|to|next to|side by side) (?:(?:[\w'’-]+ ){0,5}).{0,40}\b(?:spot[- ]on|dead[- ]on|right on|identical|same (?:number|reading|weight|temp)|matched|within (?:a|one|two|half|\d|1)|exact(?:ly)?|agreed|perfect|only off by|on the money|no difference|accurate)\b(?<!(?:not|n['’]t|never) (?:\S+ ){1,3}\S+)/,
    ],
    [
      "+",
      /\b(?:reads?|readings?|measures?|measurements?|results?|temperature|numbers?|scale|thermometer|gauge|gps|tuner|sensor|calipers?|level|counts?) (?:(?:[\w'’-]+ ){0,2})(?:is|are|was|were|seems?|=)? ?(?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:spot[- ]on|dead[- ]on|dead nuts|right on|on the money|bang on|true|consistent|trustworthy|reliable|precise|repeatable|zeroes? out|repeats)\b(?<!(?:not|n['’]t|never|nt) (?:\w+ ){0,3}\S+)(?! (?:story|account|to|believer|self))/,
    ],
    [
      "+",
      /\b(?:never|hasn['’]?t|has ?n['’]?t|has not|not once|have ?n['’]?t|haven['’]?t) (?:(?:[\w'’-]+ ){0,2})(?:been (?:wrong|off)|(?:given|gave|had|gotten|got) (?:me )?(?:a|one|any) (?:false|wrong|bad|inaccurate|off) (?:reading|alarm|alert|result)|steered me wrong|sent me the wrong|needed (?:re)?calibrat\w+)\b/,
    ],
    [
      "-",
      /(?<!never )(?<!fit is )(?<!threads .{0,30})(?<!cut ?outs? .{0,30})(?<!holes? .{0,30})(?<!not )\boff by (?!itself|themselves|only|just|less|maybe)(?:(?:[\w'’-]+ ){0,3})(?:\d+|\w+)[./]?\d* ?(?:degrees?|pounds?|lbs?|points|percent|%|ounces?|oz|grams?|miles?|feet|beats|bpm|minutes|hours|psi|steps|quarter|mm|millimeters?|mph)\b(?<!off by (?:only|just|less|maybe|one|\.|0|a|half) .{0,12})(?<!(?:not|never|n['’]t) .{0,25})/,
    ],
    [
      "-",
      /\b(?:reads?|readings?|shows?|showed|says|said|gives?|gave|got|get|weighs?) (?:(?:[\w'’-]+ ){0,3})(?:different|something different|(?:two|three|four|five|\d+) (?:\w+ )?different) ?(?:reading|number|weight|result|temperature|value|temp|measurement)?s? (?:(?:[\w'’-]+ ){0,1})(?:every|each|when|in a row|in (?:a|two|three|five|ten|the)|depending|within|for the same|minutes|from the|on the same|one after|back to back|all)\b/,
    ],
    [
      "-",
      /\b(?:wildly|way|totally|completely|all|consistently|terribly|horribly|grossly|hopelessly|significantly|usually|always) (?:off\b(?! the| of| to|-| base| when| with| road| season| my| his| her)|inaccurate|inconsistent|all over the (?:place|map))\b(?=.{0,50}\b(?:reading|temp\w*|weight|measure\w*|degrees?|count\w*|number|scale|doctor|pulse|heart|pressure|steps|distance|gps|calibrat\w*|thermometer|sensor|by)\b)/,
    ],
    [
      "-",
      /\b(?:readings?|numbers(?! of)|temperatures?|weights?|measurements?|gps|gauge|scale|thermometer|heart rate|step count\w*|tracking|pedometer|monitor) (?:(?:[\w'’-]+ ){0,3})(?:is|are|was|were|jumps?|goes|go|bounces?|drifts?|fluctuates?|varies|vary|swings?) (?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:off\b(?! (?:to|the|when|after|by|in|at|and on|on|if))|all over(?: the (?:place|map|board))?|random|wrong|inaccurate|inconsistent|erratic|wildly|meaningless|unreliable|useless|nonsense|guess|made up|fiction|ballpark|joke|from (?:\d+|\w+) to (?:\d+|\w+))\b(?<!(?:not|n['’]t|never|nt) (?:\w+ ){0,3}\S+)/,
    ],
    [
      "-",
      /\b(?:random number generator|might as well (?:guess|be guessing)|more of a guess|rough guess|works? like a guess|takes? a wild guess)\b/,
    ],
    [
      "-",
      /\b(?:thinks?|says?|said|claims?|claimed|told me|tells me|insists?|thought|swears|counts?|logged|logs|recorded) (?:(?:[\w'’-]+ ){0,1})(?:that )?(?:i['’]?m|i am|i was|i|he|she|it['’]?s|you|we|my \w+|steps) (?:(?:[\w'’-]+ ){0,4})(?:walk\w*|asleep|sleep\w*|slept|dead|awake|steps|running|burn\w*|climb\w*|\d+ (?:steps|miles|degrees|pounds)) (?:(?:[\w'’-]+ ){0,2})(?:when|while|but|just|sitting|driving) (?:(?:[\w'’-]+ ){0,3})(?:sitting|driving|on the couch|in bed|asleep|awake|sleeping|still|reading|watching|eating|standing|the shower|was not|wasn['’]?t|n['’]?t|typing|brushing|folding|at my desk)\b/,
    ],
    [
      "-",
      /\b(?:counts?|counted|adds?|logs?|registers?|records?) (?:(?:[\w'’-]+ ){0,2})steps (?:(?:[\w'’-]+ ){0,2})(?:when|while|as|sitting|driving|in the car|from|just)\b/,
    ],
    [
      "-",
      /\b(?:(?<!more )false (?:alarms?|positives?|alerts?|readings?)|phantom (?:alerts?|readings?|notifications|motion)|goes off for (?:no reason|nothing|every|leaves|shadows|bugs)|alerts? (?:me )?(?:for|about|at) (?:every|each|leaves|shadows|bugs|trees|passing|nothing))\b(?<!(?:no|not|never|without|zero|n['’]t|few|fewer|any|single) (?:\w+ ){0,4}\w+)(?!.{0,20}\b(?:down|fewer|gone|stopped|rare)\b)/,
    ],
    [
      "-",
      /\b(?:scale|thermometer|gauge|meter|monitor|it|cuff|sensor|thermostat|speedometer|odometer|oven|clock) (?:(?:[\w'’-]+ ){0,1})(?:reads?|runs?|measures?|weighs?|registers?) (?:(?:[\w'’-]+ ){0,2})(?:high|low|hot|cold|heavy|light|slow|fast|hotter|colder|cooler|warmer|lower|higher|lighter|heavier)(?: (?:than|by|compared)| every| all the time|,| and |\.|$)(?=.*\b(?:degrees?|actual|real|doctor|pounds?|lbs|minutes?|other|than it|should|percent|always|calibrat\w*|reads?|off)\b)(?<!(?:not|n['’]t|never) (?:\w+ ){0,3}\S+)/,
    ],
    [
      "-",
      /\b(?:sent|sends|took|takes|led|leads|put|routed|directed) (?:me|us) (?:(?:[\w'’-]+ ){0,4})(?:the wrong (?:way|street|exit|side of|direction)|into a (?:lake|field|river|ditch|cornfield|dead end)|down a (?:dead end|one[- ]way|dirt|closed)|in circles|a road that|miles out|to the wrong (?:house|address|side|town|street|city))\b(?=.*|$)(?<!(?:seller|they|shipp\w*|company) (?:\w+ ){1,6}\w+)/,
    ],
  ],
  solar: [
    [
      "+",
      /\b(?:stays?|stayed|still|are|burns?|glows?|glowed|shines?|runs?|ran|last(?:s|ed)?|going|keeps?|lights?|lit)(?: \w+){0,3} (?:lit |on |bright |glowing |shining |going |strong |up )?(?:all night|(?:till|until|til) (?:\w+ )?(?:dawn|morning|sun ?rise|sun ?up|daylight|\d|three|four|five|six)|through the (?:whole |entire )?night|(?:from )?dusk (?:to|till|until) dawn|the (?:whole|entire) night)\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,4}\w+.*)/,
    ],
    [
      "+",
      /\bstill (?:on|lit|glowing|going|shining|bright|burning)(?: \w+){0,2} (?:when (?:i|we) (?:get up|got up|wake|woke|leave|left|go)|at (?:\d|dawn|four|five|six|sunrise|midnight)|in the morning|before (?:dawn|sunrise)|the next morning)\b/,
    ],
    [
      "+",
      /\b(?:even|and) (?:on|after|in|through|with|during) (?:a |an |the |our |those |these |my |some |several |two |three |days of |weeks? of |full )*(?:\w+ )?(?:cloud(?:y|s|iest)?|overcast|gr[ae]y|rainy|rain|gloomy|winter|shade|shady|shaded|seattle|oregon|partial sun|december|january|snow(?:y)?|little sun|low light)(?: \w+){0,4}(?: (?:works?|charges?|charged|lit|shine|shines|on|last|lasts|run|runs|glow|glows|keeps?|stay|stays|come|comes)|[.,!]*$)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:sun|sunlight|sunshine|solar(?: panel| top| cell)?|panel|roof panel|daylight)(?: \w+){0,3} (?:keeps?|kept|has kept|have kept|tops?|does all|is enough|charges|does the)(?: \w+){0,4} (?:charged|topped|full|at (?:100|9\d)|going|running|up|charging|alive|work|rest|week|\d+ ?%)\b(?<!(?:\bnot|n['’]t|\bcant|\bdoesnt|\bdidnt|never|barely|hardly) (?:[\w'’-]+ ){0,4}\w+.*)/,
    ],
    [
      "+",
      /\b(?:have ?n['’]?t|has ?n['’]?t|had ?n['’]?t|never|have not|not once|no need to|do ?n['’]?t (?:have|need) to|has not|did ?n['’]?t)(?: \w+){0,3} (?:charge|charged|plug|plugged|recharge|recharged|change|changed|replace)(?: \w+){0,3} (?:since|once|yet|battery|batteries|thanks to|because (?:of )?the (?:sun|solar)|with the (?:sun|solar|panel)|this summer|all (?:summer|year|season))\b/,
    ],
    [
      "+",
      /\b(?:comes?|came|pops?|kicks?|clicks?) on (?:all )?(?:by (?:itself|themselves)|every (?:night|evening|single night)|at (?:dusk|dark|sundown|sunset|nightfall)|when (?:it gets|it['’]?s|the sun)|like clockwork|automatically|on (?:its|their) own|as soon as it(?:['’]?s| is| gets))\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,2}\w+ on.*)/,
    ],
    [
      "+",
      /\b(?:\w+ )(?:winters?|summers?|years?|seasons?) (?:and|later|in|on)(?: \w+| ,){0,4} (?:still|keep|every)(?: \w+){0,3} (?:light|glow|come on|lit|shine|shining|charge|charging|bright)\w*\b/,
    ],
    [
      "-",
      /\b(?:die|dies|died|dead|(?:go|goes|went|going|are|were|they['’]re) (?:out|off|dark|dim)|dims|dimmed|quit|quits|fade[sd]?|shut off)(?: \w+){0,2} (?:by|after|before|within|around|at) (?:about |only |maybe |like |just |around |barely )*(?:nine|ten|eleven|eight|\d(?:\d)?(?::\d\d)?|midnight|(?:an|one|two|three|a couple|half an)(?: of)? hours?|bed ?time|full dark|supper|dinner)(?: ?(?:pm|p\.m\.?|o['’]?clock|at night))?\b(?! (?:years?|months?|weeks?|uses?|times|washes|days?|minutes|charges|miles|feet))/,
    ],
    [
      "-",
      /\b(?:lasts?|lasted|stay(?:s|ed)? (?:on|lit)|runs?|ran|glows?|glowed|work(?:s|ed)?|lit|lights?)(?: up)? (?:for )?(?:only|maybe|barely|about|all of|just|not even|less than|like)(?: \w+)? (?:an|one|two|three|a couple|half an|\d|a few|\d\d|ten|twenty|thirty)(?: of)? (?:hours?|minutes|mins)(?: \w+| ,){0,3}(?: (?:after|at|each|a|per|even|in|on|then|and|before|with)|[.,!]*$)/,
    ],
    [
      "-",
      /\b(?:full|direct|bright|all day|eight hours of|ten hours of|blazing|good|all that|hours of|desert|arizona|florida|texas|8 hours of|10 hours of) (?:of )?(?:full |direct |in the )?(?:sun(?:light|shine)?)(?: \w+| ,){0,5} (?:and|but|only|still|barely|yet|gives?|gave|got|gets|nets)(?: \w+| ,){0,5} (?:dead|nothing|dim|barely|hours?|minutes|never|wo ?n['’]?t|does ?n['’]?t|do ?n['’]?t|did ?n['’]?t|not|\d+ ?(?:%|percent)|off|out|flat|go out|quit|die)\b/,
    ],
    [
      "-",
      /\bonly (?:runs?|works?|charges?|pumps?|goes|lights?|comes? on|sprays?|moves|spins?)(?: \w+){0,2} (?:when|in|if|with|at|during|while) (?:the |it['’]?s (?:in )?|in )?(?:\w+ )?(?:sun(?:light|shine|ny)?|noon|direct|full|midday|blazing|cloudless)\b/,
    ],
    [
      "-",
      /\b(?:stops?|quits?|dies|shuts off|stopped|stalls?|sputters|goes dead|slows)(?: \w+){0,2} (?:every time|when(?:ever)?|the (?:second|minute|moment|instant)|as soon as|if|each time)(?: \w+){0,2} (?:cloud|shade|shadow|bird|leaf|sun goes|sun moves)\w*\b/,
    ],
    [
      "-",
      /\b(?:have|has|had|end(?:ed)? up|wind up|keep|need|still) (?:to |having to )?(?:charg(?:e|ing)|plug(?:ging)?|recharg(?:e|ing)|bring(?:ing)?|tak(?:e|ing))(?: \w+){0,3} (?:in|by|with|via|on|using|inside) (?:\w+ )?(?:usb|wall|outlet|cable|cord|charger|mains|every (?:few|two|three|other|week|\d))\b(?<!(?:\bnot|n['’]t|never|no longer) (?:[\w'’-]+ ){0,2}(?:have|has|had|need|keep|still).*)/,
    ],
    [
      "-",
      /\b(?:one|two|three|cloudy|gr[ae]y|overcast|rainy|single|a) (?:cloudy |gr[ae]y |overcast |rainy )?(?:day|days|cloud|afternoon)(?: of clouds| of rain)?(?: \w+| ,){0,3} (?:and|=) (?:it|they)(?:['’]?s|['’]?re| is| are)? (?:\w+ )?(?:dead|done|dark|dim|quit|die|dies|useless|nothing|gone|wo ?n['’]?t|do ?n['’]?t|does ?n['’]?t)\b/,
    ],
    [
      "-",
      /\b(?:solar|panel|solar panel|sun)(?: \w+){0,3} (?:is|does|did|barely|hardly|never|could|can|charging is)(?: \w+){0,2} (?:a gimmick|a joke|useless|nothing|decoration|decorative|for show|n['’]?t (?:\w+ )?(?:charge|keep|do|work|enough|power|hold)|not (?:\w+ )?(?:charge|keep|do|work|enough|power)|worthless|pointless)\b(?<!(?:sun) (?:\w+ ){0,3}(?:useless|nothing))/,
    ],
  ],
  subscription: [
    [
      "+",
      /\b(?:no|zero|without (?:a|any|an|paying (?:a|for a|for any)|needing a)|never (?:a|any)|not a|doesn['’]?t (?:need|require|want|ask for) (?:a|any)|does ?n['’]?t (?:need|require|want|ask for) (?:a|any)|needs no|requires no|free of|don['’]?t need (?:a|any)) (?:\w+ |cloud |extra |annual |yearly |hidden |recurring |silly )?(?:subscriptions?|monthly (?:fees?|bills?|charges?|plans?|payments?|subscription)|recurring (?:fees?|charges?|payments?)|cloud (?:fees?|plans?|subscription)|fees? (?:every|per|each|to (?:use|view|watch|record|see))|paywall|membership|in[- ]app purchases|premium (?:plan|tier|account))\b(?!.{0,30}\b(?:it (?:does ?n|won|wo|can|is useless|only)|useless|you (?:can['’]?t|get nothing|only get)|nothing works|paperweight|half the)\b)/,
    ],
    [
      "+",
      /\b(?:do|did|does)(?: not| ?n['’]?t) (?:have|need|want|make (?:me|you)) (?:me |you )?to (?:pay|subscribe|sign up) (?:(?:[\w'’-]+ ){0,5})(?:month|monthly|year|subscription|to (?:use|view|see|save|watch|record|get)|extra for|service|plan|fee)\b/,
    ],
    [
      "+",
      /\b(?:saves?|records?|stores?|keeps|recording|saving) (?:(?:[\w'’-]+ ){0,5})(?:to|on|onto) (?:an?|the|its|your|my|its own) (?:(?:[\w'’-]+ ){0,1})(?:sd|memory|micro|local|tf|card|hard drive)(?:.{0,35})\b(?:no (?:monthly|fee|subscription|cloud|charge)|instead of (?:paying|a cloud|the cloud)|free|without paying|so no)\b/,
    ],
    [
      "+",
      /\b(?:paid|pay|buy it|bought it|purchase) (?:(?:[\w'’-]+ ){0,1})(?:once|one time|one price)(?:,| and| -|:) (?:(?:[\w'’-]+ ){0,2})(?:done|own|that['’]?s it|that was it|never|no more|it['’]?s (?:mine|yours)|yours|mine)\b|\bone[- ]time (?:payment|purchase|fee|price|cost)\b(?<!(?:no|not a|wish|want) (?:\w+ ){0,2}\S+ \S+)/,
    ],
    [
      "+",
      /\b(?:everything|all (?:the|of the|its) (?:\w+ )?(?:features|functions|lessons|songs|content)|full (?:features|functionality|version)) (?:(?:[\w'’-]+ ){0,2})(?:is|are|works?|comes?|included|unlocked|available) (?:(?:[\w'’-]+ ){0,2})(?:free|without (?:paying|a subscription)|no subscription|for life|forever|out of the box for free)\b/,
    ],
    [
      "-",
      /\b(?:paywall(?:ed|s)?|pay ?wall|behind a (?:subscription|pay)|locked behind|held hostage|nickel[- ]and[- ]dime\w*)\b(?<!(?:no|not|without|never|n['’]t|isn['’]t) (?:\w+ ){0,3}\S+)/,
    ],
    [
      "-",
      /\b(?<!n['’]t |not )\b(?:want(?:s|ed)|charges?|demands?|asks?|asking|expects?|tries to (?:get|sell|charge)) (?:me |you |us |for )*(?:to (?:pay|subscribe|upgrade|buy a)|\$? ?\d+\S*(?: dollars| bucks)?|ten (?:dollars|bucks)|five (?:dollars|bucks)|my credit card|a credit card|(?:another|an extra|more) (?:money|\$?\d+)) ?(?:(?:[\w'’-]+ ){0,2})(?:a month|per month|monthly|every month|a year|per year|\/month|\/mo|a week|each month|yearly|annually|for (?:the )?(?:premium|full|cloud|basic|pro))\b/,
    ],
    [
      "-",
      /\b(?:have|had|has|need|needs|got|forced|must|required) to (?:(?:[\w'’-]+ ){0,1})(?:pay|subscribe|upgrade|sign up|buy (?:a|the) (?:plan|subscription|premium)|purchase (?:a|the) (?:plan|subscription|premium)) (?:(?:[\w'’-]+ ){0,5})(?:monthly|a month|per month|every month|subscription|premium|plan|yearly|a year|per year|just to (?:see|view|use|get|watch)|to (?:see|view|unlock|save|watch|record)|membership|to keep (?:using|the|it))\b(?<!(?:not|n['’]t|never|no longer|nt) (?:\S+ ){1,10}\S+)/,
    ],
    [
      "-",
      /\b(?:after|once|when) (?:the |my |your |a )?(?:(?:[\w'’-]+ ){0,2})(?:free )?trial (?:(?:[\w'’-]+ ){0,1})(?:ends?|ended|is over|runs? out|ran out|expires?|expired|,|was over|period|month)\b/,
    ],
    [
      "-",
      /\bnag(?:s|ged|ging)? (?:(?:[\w'’-]+ ){0,4})(?:premium|upgrade|subscri\w+|plan|to (?:pay|buy|subscribe|upgrade)|pro version|membership)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:without|unless you (?:have|pay(?: for)?|buy|get)) (?:a |the |their |any )?(?:monthly |paid |cloud |premium )?(?:subscription|premium|plan|membership|paying|monthly fee)(?: it| you| the \w+|,)* (?:(?:[\w'’-]+ ){0,2})(?:does ?n['’]?t|doesn['’]?t|does not|can['’]?t|can ?n['’]?t|cannot|nothing|won['’]?t|useless|paperweight|only (?:get|see|shows?|works|lets)|is (?:a |just a |pretty much |basically )*(?:useless|brick|paperweight|worthless|doorstop)|barely|loses?|get nothing)\b/,
    ],
    [
      "-",
      /\b(?:surprise|hidden|yet another|another|forced|mandatory|required|ridiculous|greedy|expensive|stupid|costly|requires? (?:a|an)|needs? (?:a|an)|useless without (?:a|the)|must have (?:a|an)|only works? with (?:a|an|the)|didn['’]?t (?:say|mention|tell me) (?:it needed )?(?:a|about the)) (?:\w+ )?(?:paid |monthly |ongoing |cloud |annual )?(?:subscriptions?|monthly (?:fee|charge|bill|payment|plan)s?)\b(?<!(?:no|not|n['’]t|never|without|cancel\w*) (?:\w+ ){0,4}\w+)(?! (?:to (?:this|the) (?:magazine|paper)|to (?:a|another) magazine))/,
    ],
    [
      "-",
      /\b(?:used to be|was|were|were all) free (?:(?:[\w'’-]+ ){0,2})(?:now|but now|and now|until|before)\b.{0,40}\b(?:pay|month|charge|subscri\w+|\$\d+|cost)\w*\b/,
    ],
  ],
  app: [
    [
      "+",
      /\bapps? (?:(?:[\w'’-]+ ){0,3})(?:loads?|opens?|found (?:it|my)|finds it|connects?|connected|paired|just works?|works?|does (?:what|everything|exactly)|runs|syncs?|updates) (?:(?:[\w'’-]+ ){0,2})(?:instantly|right away|immediately|quickly|fast|first (?:try|time)|on the first|without|every time|perfectly|great|flawlessly|smoothly|in seconds|just fine|beautifully|what it should|what i need|like a charm|seamlessly|itself)\b(?<!(?:not|never|n['’]t|nt) (?:\w+ ){1,4}\w+)/,
    ],
    [
      "+",
      /\b(?:no|without (?:a|an|any|needing an|needing any|having to (?:download|install|use) (?:a|an|any|another)|another)|doesn['’]?t (?:need|require|force|want|ask for) (?:a|an|any)|does ?n['’]?t (?:need|require) (?:a|an|any)|don['’]?t need (?:a|an|any|another)|needs no|requires no) (?:stupid |silly |phone |smartphone |dumb |damn |special |fancy |companion )?(?:app\b|account\b(?! (?:number|team|manager))|login\b|sign[- ]?up\b)(?!.{0,25}\b(?:wish|miss|unfortunately|support|nothing)\b)(?<!there is no .{0,30})(?<!though.{0,12})(?<!thought .{0,40})(?<!why .{0,40})/,
    ],
    [
      "+",
      /\b(?:the|this|its|their|companion|phone|free|accompanying) (?:(?:[\w'’-]+ ){0,1})app (?:(?:[\w'’-]+ ){0,1})(?:is|was) ?(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:easy|simple|intuitive|great|excellent|clean|fantastic|amazing|awesome|solid|straightforward|slick|user[- ]friendly|polished|well (?:done|designed|made)|useful|handy|helpful|no[- ]nonsense|good|nice|perfect|fun|fast|stable|reliable|top notch)\b(?<!(?:not|n['’]t|never|nt) (?:\w+ )?\w+)(?! (?:for nothing|until|enough if))/,
    ],
    ["+", /\bfirmware (?:(?:[\w'’-]+ ){0,2})(?:updates? (?:itself|automatically|over)|fixed|took care|is current)\b/],
    [
      "-",
      /\bapp\b,? (?:(?:[\w'’-]+ ){0,3})(?:crash(?:es|ed|ing)?|freezes?|froze|hangs|hung|kicks? (?:me|you)|logs? (?:me|you|itself) out|nags?|wants? (?:your|my|access|me|you|a connection|to)|demands?|insists?|(?:is|was) (?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:nosy|buggy|garbage|joke|useless|worthless|terrible|awful|horrible|clunky|mess|trash|nightmare|junk|glitchy|slow|confusing|crap|pathetic|laggy|disaster|frustrating|abandoned|invasive|unstable|unusable|unreliable|ugly|afterthought|weak (?:link|point)|worst|bad|poor|finicky|complicated|gone|no longer)|has ?n['’]?t been updated|hasn['’]?t been updated|never (?:found|finds|loads?|connects?|works?|opens?|recognizes)|(?:(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer)) (?:(?:[\w'’-]+ ){0,1})(?:find|open|load|connect|recognize|see|work|let|pair|sync|install|update|stay|log|detect|show|run)|spins|keeps? (?:crashing|freezing|asking|logging|losing|disconnecting|closing|saying|telling|forgetting)|sucks|stinks|asks? for (?:my|your|every|access|location)|requires? (?:my|your|an account|location|you to)|buries|takes (?:forever|ages|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|a couple(?: of)?|a few|several|half an?) (?:seconds|minutes))|stopped working|disappeared|drains|spams?|needs (?:work|help|serious))\b(?<!(?:not|never|n['’]t|hasn['’]t) (?:\w+ )?(?:crash\w*|freezes?|froze|nags?|wants?))/,
    ],
    [
      "-",
      /\b(?:forced|have|had|has|need|needs|required|requires|make you|makes you|made me|want you|wants you) (?:you |me |to )*(?:download|install|use|create|re-?open|re-?install|sign up for|register|force close|sign in to|log into|make) (?:(?:[\w'’-]+ ){0,3})(?:apps?\b(?! store)|account\b|login\b)(?<!(?:not|never|n['’]t|no|without) (?:\w+ ){0,8}\w+)/,
    ],
    [
      "-",
      /\b(?:uninstalled|deleted|removed|gave up on|fought with|fighting with|fight with|argued with) (?:the|their|that|this) (?:(?:[\w'’-]+ ){0,1})app\b/,
    ],
    [
      "-",
      /\b(?:could|can|do|does|did)(?: ?n['’]?t| not|not) (?:even )?(?:get|make) (?:the|their|this) (?:(?:[\w'’-]+ ){0,1})app to (?:work|connect|find|open|load|recognize|see|install|pair|sync|download)\b/,
    ],
    [
      "-",
      /\b(?:bricked?|broke|ruined|killed|useless|dead|stopped working|worse|messed up) (?:(?:[\w'’-]+ ){0,2})(?:after|by|since|with|in) (?:(?:[\w'’-]+ ){0,2})(?:firmware|software|app|latest|last|new) ?(?:update|upgrade)\b/,
    ],
    [
      "-",
      /\b(?:update|upgrade) (?:(?:[\w'’-]+ ){0,1})(?:broke|bricked|ruined|killed|took away|wiped|removed|messed|erased|deleted|made it worse|fried)\b/,
    ],
  ],
};
