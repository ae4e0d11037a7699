import type { Wordings } from "./wording.ts";

/** How long a charge lasts, in times and habits instead of words for it. */
export const ENDURANCE_WORDINGS: Wordings = {
  battery: [
    [
      "+",
      /(?<!\b(?:only|barely|hardly|maybe|not|n['’]t|should|would|could|claims?|supposed|says?|said|takes?|took|waited)\b[^.!?]{0,30})\b(?:days|weeks?|months?|forever|ages|all day|a long time|(?:[6-9]|[1-9]\d)\+? ?(?:hours?|hrs?))\b[^.!?;]{0,25}\b(?:on (?:a|one|each|every|just one) (?:single |full |overnight )?charge|between charge?(?:s|ing)|before (?:(?:i|it|we|they|he|she|you) )?(?:ever )?(?:needs?|needed|need|having|have|had|has|collect) (?:(?:them|it) )?(?:to )?(?:be )?(?:re)?charg\w*)\b/,
    ],
    [
      "+",
      /\b(?:ca ?n['’]?t|do ?n['’]?t|can ?not|dont|cant) (?:even )?remember (?:the )?(?:last time|when) (?:i|we) (?:last )?(?:had to )?(?:re)?(?:charged?|plugged)\b/,
    ],
    [
      "+",
      /\b(?:weeks|days|months|a week|a month|flights?|trips?|movies|rides|shifts?|all (?:day|week|weekend))\b[^.!?;]{0,40}\bwithout (?:ever |needing to |having to |needing |even )*(?:plug(?:ging)? (?:it|them) in|plugging in|(?:re)?charg(?:e|ing)|a (?:re)?charge)\b/,
    ],
    [
      "+",
      /\b(?:still|both|always) (?:has |had |have |showed |shows )+(?:\w+ )?(?:juice|battery|charge|power|bars) (?:left|remaining|to spare|when|at the end|after|by the time)\b/,
    ],
    [
      "+",
      /\b(?:barely|hardly|rarely|seldom|hardly ever|almost never|(?:do|does|did|have|has) ?n['’]?t) (?:ever |even )?(?:have to |had to |need to |needs to |needed to |have needed to |had needed to )(?:be )?(?:re)?charged?(?: (?:it|them))?(?: (?:often|much|very often|that often|as often|once|yet|at all|since|for (?:days|weeks)))?(?= ?[.,!;]|$| (?:and|but|or|because)\b| in (?:days|weeks|months))/,
    ],
    [
      "+",
      /\bstill (?:going|playing|charged|running) (?:strong )?(?:when (?:we|i|they) (?:got|landed|arrived|pulled|came|went)|by the time (?:we|i)|at the end of (?:the|a|my|our) (?:\w+ )?(?:day|flight|trip|week|shift|drive))\b/,
    ],
    [
      "+",
      /(?<!\b(?:have|had|has|having|need|needs) to )\b(?:(?:re)?charge (?:it|them)|(?:re)?charging (?:it|them)|plug (?:it|them) in|plugged (?:it|them) in) (?:only |just |about |maybe |like |roughly )*(?:(?:once|twice) (?:a|in a|every|every few|every other|each|every two) (?:week|weeks|month|months|days)|every (?:few|other|two|three|four|five|couple of|\d+) (?:weeks|week|months|days)|on (?:sundays?|weekends|fridays?|mondays?))\b/,
    ],
    [
      "+",
      /(?<!\b(?:barely|hardly|not|n['’]t|never|only|to) )\b(?:gets?|got|makes? it|made it|lasts?|lasted|goes|runs?) (?:me |us |him |her |easily |all the way )*through (?:a |the |my |our |his |her |an )(?:full |whole |entire |long |busy |normal |work |school |\d+[ -]hour )+(?:week|day|shift|flight|weekend|trip|workday)\b/,
    ],
    [
      "+",
      /\b(?:they|it|these|this|battery|headphones|and) (?:just |really |literally )?(?:go(?:es)?|lasts?|runs?|plays?) (?:for (?:ages|days|weeks|ever)|forever|ages) (?:on (?:a|one|each|every) (?:single |full )?charge|before|between)\b/,
    ],
    [
      "-",
      /(?<!\b(?:after|takes?|took|charged?|within|less than|only takes|in) (?:about |only |just |around )?)\b(?:\d{1,2}|five|six|eight|ten|eleven|twelve|fifteen|twenty|thirty|half an hour|quarter of an hour|a few)(?: ?(?:-|to|or) ?(?:\d{1,2}|ten|fifteen|twenty))? ?(?:minutes?|mins?)? (?:per charge|on (?:a|one|each) (?:full |single )?charge|of (?:use|usage|run ?time|work|cleaning|vacuuming|juice|battery|power|suction|battery life|play|playing)|before (?:it |the battery |they |the charge )?(?:dies?|died|quits?|runs? out|ran out|is (?:dead|empty)|needs? (?:to be )?(?:re)?charg\w+|shuts? (?:off|down)|stops?|goes dead))\b/,
    ],
    [
      "-",
      /\b(?:lasts?|lasted|runs?|ran|works?|worked|stays? (?:on|charged)|dies?|died|dead|goes? dead|quits?|empty|drained|drains|flat|gone) (?:me |only |for |about |maybe |barely |less than |under |around |all of |like |approximately |in |after |within |at most |a good )+(?:\d{1,2}|five|six|eight|ten|eleven|twelve|fifteen|twenty|thirty|a few|half an|a quarter of an)(?: ?(?:-|to|or) ?(?:\d{1,2}|ten|fifteen|twenty))? ?(?:minutes?|mins?|hour)\b/,
    ],
    [
      "-",
      /\b(?:battery|charge|juice|batteries) (?:was|is|were|are|had|has|would be) (?:already |all |completely |always |about )*(?:used up|gone|drained|dead|empty|flat|depleted|done|out) (?:before|after|by|within|in|halfway|half way|when)\b/,
    ],
    [
      "-",
      /\bonly (?:takes? (?:a )?charge|charges?) (?:if|when) (?:i|you|it|the (?:plug|cable|cord)) (?:hold|held|wiggle|push|press|bend|is|are)\b/,
    ],
    [
      "-",
      /\b(?:says?|said|thinks?|thought|decided|claims?|shows?) (?:that )?(?:it(?:['’]s| is| was)? |it )?(?:is |was |fully )*(?:full|charged) (?:but|after (?:\d+|a few|thirty|ten|two) (?:seconds|minutes)|and (?:then )?(?:dies|shuts|died))\b/,
    ],
    [
      "-",
      /\bbattery (?:is |are )?(?:glued|soldered|sealed|built|welded) in\b[^.!?]{0,30}\b(?:ca ?n['’]?t|can ?not|not|no way|never)\b/,
    ],
  ],
  power: [
    [
      "+",
      /\b(?:plenty of|lots of|tons of|a lot of|so much|more|incredible|amazing|serious|enough|insane|decent) (?:pull|grunt|muscle|oomph|sucking power|suck)\b(?! (?:on|up|in|to)\b)/,
    ],
    [
      "+",
      /\b(?:sucks?|picks?|picked|lifts?|lifted|pulls?|pulled|sucked|got|gets?|eats?) (?:right )?(?:up |out )?(?:all |every |even |the |a whole bag of |of |spilt |spilled |heavy |big |whole )*(?:gravel|coins|sand|pebbles|rocks|nails|screws|rice|cheerios|cereal|kitty litter|cat litter|mud|pennies|glass|dirt|debris|crumbs) (?:out of|off|from|up|in one|with ease|easily|like|without|right)\b/,
    ],
    [
      "-",
      /\b(?:gets?|got|grows?|becomes?|became|going|goes) (?:weaker|feebler|less powerful) (?:and (?:weaker|weaker still)|as|after|with|the|every|over|within)\b|\b(?:loses?|lost|losing) (?:all |its |most of (?:its|the) |a lot of |so much |the |any )*(?:suction|power|pull)\b/,
    ],
    [
      "-",
      /\b(?:could|can) (?:barely|hardly|scarcely) feel (?:any |the )?(?:air|suction|airflow|pull|wind|breeze|spray)\b/,
    ],
  ],
  cleansWell: [
    [
      "-",
      /\b(?:pet|dog|cat|animal|husky['’]?s?|dog['’]s) (?:hairs?|fur|undercoat)\b[^.!?;]{0,30}(?:\bforget it|\blaughs at|\b(?:stays?|stayed) (?:stuck|put|behind|right|where|exactly)|\bnot a chance|\bno way|\bleft behind|(?:\b(?:does|did|do|wo|would)(?: ?n['’]t| not)|\bnever|\bbarely|\bhardly) (?:\w+ )?(?:come (?:up|out|off)|budge|move|get picked))/,
    ],
    [
      "-",
      /\b(?:go|went|going|have to go|had to go) over (?:it|the same (?:spot|area|place)|each spot|every spot|things) (?:\w+ )?(?:over and over|again and again|several times|multiple times|many times|ten times|\d+ times|five times|a dozen times|two or three times)\b/,
    ],
    [
      "-",
      /\b(?:blows?|blew|blowing|spits?|throws?) (?:\w+ )?(?:dust|dirt|hair|debris|everything) (?:right |straight |back )*(?:in (?:my|your) face|(?:in|at|into) (?:my|your) face|back out|out (?:of )?the (?:back|exhaust|vents?)|all over|everywhere|around the room)\b/,
    ],
  ],
};
