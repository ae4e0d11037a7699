import type { Wordings } from "./wording.ts";

export const CHARGING_WORDINGS: Wordings = {
  chargeSpeed: [
    [
      "+",
      /\b(?:from )?(?:(?:dead|empty|zero|flat|nothing|drained|\d\d? ?(?:%|percent)) to (?:full(?:y charged)?|half|a full charge|\d\d\d? ?(?:%|percent)?)|\d\d? to \d\d\d? ?(?:%|percent))(?: \w+){0,3} (?:in|within|under|inside|by the time|during|before|over (?:lunch|breakfast|coffee)|while i)(?! (?:\w+ )?(?:ten|ten|twelve|\d\d|8|9|6|7|five|six|seven|eight|nine) hours)(?! (?:over|more than))/,
    ],
    [
      "+",
      /\b(?:full|fully charged|topped (?:up|off)|charged(?: up)?|ready to go|back to (?:full|100)|at (?:100|80|90) ?(?:%|percent)?|juiced up)(?: again)?(?: \w+)? (?:before|by the time) (?:i|we|my|the|he|she|you|breakfast|lunch|dinner|boarding)\b/,
    ],
    [
      "+",
      /\b(?:charged|charges|charge|charging|recharged?|fill(?:s|ed)?|topped (?:up|off)) (?:\w+ ){0,6}?(?:in|within|under|less than|about|inside) (?:of )?(?:about |just |only |under |less than |a |an |like |maybe |half )*(?:\d\d|half|thirty|forty|forty[- ]five|twenty|fifteen|ten|hour|an hour|ninety|sixty|single|few|couple|no) ?-?(?:minutes?|mins?|hour|an hour|time|lunch break)\b/,
    ],
    [
      "+",
      /\b(?:twice|three times|\d ?x|\d times|way|much|so much|far|a lot|noticeably|double the|light ?years) (?:as fast as|faster than|quicker than|as quick as|the speed of) (?:\w+ ){0,3}?(?:apple|charger|brick|cube|oem|original|samsung|block|one (?:that )?came|old one|stock|cable|cord)\b/,
    ],
    [
      "+",
      /\b(?:fast|super fast|rapid|turbo|quick|warp|dash)[- ]?charg(?:e|es|ing)(?: \w+){0,3} (?:kicks in|shows|pops up|works|lights up|every time|right away|on (?:my|all|both)|comes (?:up|on)|appears|is (?:no joke|legit|real))\b(?<!(?:\bnot|n['’]t|never|no) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
    [
      "-",
      /\b(?:took|takes|taking|needs|needed|requires|needs|wait(?:ed)?|about|almost|over|nearly|good) (?:about |over |almost |nearly |like |a good |at least |up to |me |it |around |more than |well over |an |the better part of )*(?:all (?:night|day)|forever|ages|an eternity|a (?:whole |full )?(?:night|day)|overnight|(?:\d+|five|six|seven|eight|nine|ten|twelve|four|several|many) (?:\w+ )?hours?)(?: \w+){0,3} (?:to (?:\w+ )?(?:charge|recharge|fill|top|juice|get (?:to|from|a|my)|go from|reach)|for a (?:full )?charge|for it to charge|from (?:flat|empty|dead|zero))\b/,
    ],
    [
      "-",
      /\b(?:after|overnight|all night|left (?:it|my phone)|plugged in|hours?)(?: \w+| ,){0,8} (?:only|still|just|barely|was|and|at)(?: \w+){0,3} (?:at |to |gained |got |went up |hit |reached |showed |said )+(?:only |just )?(?:\d\d?|ten|twenty|thirty|forty|fifty|sixty|half) ?(?:%|percent)\b/,
    ],
    [
      "-",
      /\b(?:phone|battery|ipad|tablet|laptop|percentage|iphone)(?: \w+){0,3} (?:drains?|drained|loses|lost|dies|died|drops?|dropped|goes down|went down|kept dropping|keeps dropping|discharges?)(?: \w+){0,3} (?:faster than it|while (?:plugged|charging|it['’]?s|on|connected|it is)|even (?:though|while|when) (?:plugged|it['’]?s plugged|charging|connected)|as fast as it|quicker than it|on the charger)\b/,
    ],
    [
      "-",
      /\b(?:charges?|charging|charged)(?: \w+){0,3}? (?:at )?(?:a )?(?:snail['’]?s pace|trickle|at a crawl|painfully|like molasses|so slow\w*|super slow\w*|extremely slow\w*|really slow\w*|very slow\w*|slower than|ridiculously slow\w*|incredibly slow\w*)\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
  ],
  chargeStore: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:two|three|four|five|six|2|3|4|5|6|several|multiple|almost two|nearly two|nearly three) (?:and a half )?(?:full |complete |phone )(?:charges|recharges|phone charges|refills)\b/,
    ],
    [
      "+",
      /\b(?:charges?|charged|recharge[ds]?|tops?|topped|fills?) (?:up )?(?:my|our|the|his|her|both|two|three) (?:\w+ ){0,3}?(?:twice|two times|three times|four times|five times|\d times|all weekend|all week|the (?:whole|entire) (?:trip|weekend|week|flight))(?: \w+| ,){0,6}(?: (?:left|before|over|still|and|with|on a|without|camping|flight|trip)|[.!]*$)/,
    ],
    [
      "+",
      /\b(?:saved|rescued|kept|got) (?:me|us|my phone|our phones|everyone|the day)(?: \w+){0,3} (?:charged|alive|going|powered|running|from a dead|when my (?:phone|battery))(?: \w+){0,6} (?:outage|power|hurricane|storm|flight|airport|trip|weekend|hike|festival|camping|layover|died|dead|hospital|road)\b/,
    ],
    [
      "-",
      /\b(?:not even|less than|barely|hardly|could ?n['’]?t even|(?:does|do|did)(?: not| ?n['’]?t)|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|only|maybe|never)(?: even| get| got| give[sn]?| gave| manage[sd]?| me| us| charge| fully| once){0,4} (?:one|half|a|1|a single|half a|a full|one full) (?:full |phone |whole |complete )?(?:charge|recharge)\b(?! (?:lasts|a|every|since|for|per|fee|in))/,
    ],
  ],
  chargeContact: [
    [
      "-",
      /\b(?:charges?|charged|brought) (?:my |the |a |your |it |me |an )?(?:\w+ )?(?:phone |iphone |tablet |ipad )?(?:\w+ )?(?:only |to |up to |about |maybe |just )+(?:about |maybe |only )?(?:\d\d?|halfway|half|a third|a quarter|ten|twenty|thirty|forty|fifty|sixty) ?(?:%|percent)?(?: \w+| ,){0,3} (?:then|before|and (?:then|it|quit|quits|stop|dies|died|the)|dies|dead|quits?|stops?|stopped|runs out|max)\b/,
    ],
    [
      "-",
      /\b(?:have|has|had|need|needs|got|only (?:works|charges)|wo ?n['’]?t charge unless|unless) (?:to |if |you |i |it['’]?s )*(?:wiggle|jiggle|hold|position|line|place|center|fiddle|mess|bend|prop|play|twist|reposition|nudge)(?: \w+){0,6} (?:to (?:charge|get (?:it to charge|a charge|the charge|it charging))|(?:or|otherwise) it(?: \w+)? (?:charge|stop)|so it (?:charges|will charge)|before it(?:['’]?ll| will)? charges?|for (?:it|my phone) to charge|just right)\b/,
    ],
  ],
};
