import { naming, type Point, point, told } from "./point.ts";

export const SPRAY_POINTS: Readonly<Record<string, readonly Point[]>> = {
  spray: [
    point("rain setting", /\brain(?:fall)? (?:shower )?(?:setting|mode|pattern|function)\b/),
    point("focused jet setting", /\bjet (?:setting|mode|stream|pattern|function)?\b/),
    point("rinses off mud", /\bmud(?:dy)?\b/),
    point(
      "handy for pet baths",
      /\b(?:bath\w*|wash\w*|rins\w*)\b[^.;]{0,25}\b(?:dogs?|pets?|pup\w*)\b|\b(?:dogs?|pup\w*)\b[^.;]{0,25}\b(?:bath\w*|wash\w*|rins\w*)\b/,
    ),
    point(
      "several settings to choose from",
      /\b(?:different|several|many|multiple|various|all the|\d+) (?:\w+ )?(?:settings|patterns|modes|functions|options)\b/,
    ),
    point(
      "rinses out shampoo or soap",
      /\brins\w* (?:\w+ ){0,4}(?:shampoo|soap|conditioner|hair)\b|\b(?:shampoo|soap|conditioner) (?:\w+ ){0,2}(?:out|rinses)\b/,
    ),
    point("no dripping", /(?:n['’]?t|\b(?:no|not|never|without))(?: \w+){0,2} (?:leak\w*|drip\w*)\b/),
    point("no clogging", /(?:n['’]?t|\b(?:no|not|never|without))(?: \w+){0,2} clog\w*\b/),
    point("adjusts from mist to stream", /\bmist\b[^.;]{0,25}\b(?:to|and|or)\b[^.;]{0,15}\b(?:jet|stream)\b/),
    point(
      "easy to squeeze",
      /\b(?:easy|light|smooth|comfortable|soft) (?:\w+ )?(?:trigger|to squeeze|squeeze)\b|\btrigger (?:is |pulls? )?(?:\w+ )?(?:easy|light|smooth|comfortable)\b/,
    ),
    point("gentle on delicate plants", /\b(?:seedlings?|delicate (?:plants|flowers)|young plants|new plants)\b/),
    point("covers the whole back or body", /\b(?:covers?|hits?) (?:my |your |the )?(?:whole|entire) (?:body|back)\b/),
  ],
  growth: [
    point(
      "sprouts within days",
      /\b(?:sprout\w*|germinat\w+|came up|coming up|popp\w+ up|shoots|seedlings?)\b.{0,40}\b(?:in|within|after|by) (?:\w+ ){0,2}(?:two|three|four|five|six|seven|eight|nine|ten|few|couple(?: of)?|[2-9]|1[0-4])(?: ?(?:-|to|or) ?\w+)? days\b|\b(?:in|within|after) (?:\w+ ){0,2}(?:two|three|four|five|six|seven|eight|nine|ten|few|[2-9]|1[0-4])(?: ?(?:-|to|or) ?\w+)? days\b.{0,40}\b(?:sprout\w*|germinat\w+|came up|coming up|popp\w+ up|shoots|seedlings?)\b/,
    ),
    point(
      "visible results within weeks",
      /\b(?:in|within|after|by|only|just|about) (?:\w+ ){0,2}(?:a|one|two|three|four|few|couple(?: of)?|[1-5]) weeks?\b/,
    ),
    naming(
      "thriving {}",
      ["plant", "food"],
      /^(?!.*\b(?:weeds?|eggs?|fish|coffee|compost|instead|unlike|except|but|clay|died|dead|not|fence|near|under|next to|pots?)\b)(?!.*(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt))(?=.*\b(?:grew|grow|grows|growing|grown|thriv\w+|flourish\w*|doing (?:\w+ )?(?:well|great)|did (?:\w+ )?(?:well|great)|took off|bloom\w*|sprout\w*)\b)/,
    ),
    point("new leaves coming in", /\b(?:new|more|lots of) (?:\w+ )?(?:leaf|leaves|shoots)\b/),
    point("few weeds", /\b(?:no|few|fewer|less|hardly any|without) weeds?\b|\bweed[- ]free\b/),
    point("works in shady spots", /^(?!.*\b(?:but|except)\b).*\b(?:shade|shady|shaded|low light)\b/),
    point(
      "fills in bare spots",
      /\b(?:bare|bald|brown|dead|thin|patchy) (?:spots?|patch(?:es)?|areas?)\b|\bfill(?:s|ed|ing)? in\b/,
    ),
    point("attracts pollinators", /\b(?:bees|butterfl(?:y|ies)|pollinators?)\b/),
  ],
  response: [
    told(
      "works from across the room",
      /\b(?:mouse|keyboard|remote|clicker|controller|presenter)\b[^.;!?]{0,60}\b(?:across the (?:\w+ )?room|from (?:the|my) (?:couch|sofa|bed|recliner))\b/,
    ),
    point(
      "takes only a light touch",
      /\b(?:light(?:est)?|slight(?:est)?|gentle|soft(?:est)?) (?:touch|press|tap|squeeze)\b|\bbarely (?:have to )?(?:touch|press|tap)\w*\b/,
    ),
    point(
      "fast enough for gaming",
      /\b(?:gaming|gamers?|games?|fps|shooters?)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point(
      "works with gloves on",
      /\b(?:with|wearing|in|through) (?:my |thick |heavy |winter |work )*gloves\b|\bgloved\b/,
    ),
    told(
      "no loss of touch sensitivity",
      /\b(?:touch ?screen|touch|screen|taps?|swip\w+)\b[^.;!?]{0,25}\b(?:works?|responsive|responds?|sensitiv\w+|registers?)\b[^.;!?]{0,35}\b(?:through|with) (?:the |a |my |this |it |an? )?(?:\w+ )?(?:screen protector|protector|film|cover)\b|\b(?:does ?n['’]?t|does not|no) (?:affect|effect|interfere with|reduce|change|lose|loss of|loss in)(?: the)?(?: any)? (?:touch(?:screen)?|screen|touch screen) ?(?:sensitivity|response|responsiveness)?\b/,
    ),
    told(
      "picks up voices across the room",
      /\b(?:hears|understands|recogni[sz]es) (?:me|my voice|us|our voices|you|every word|commands?)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,40}\b(?:across|other room|next room|from the (?:kitchen|hall|bedroom)|over the (?:music|noise|tv))\b/,
    ),
    told(
      "no missed clicks or presses",
      /\b(?:no|never|(?:does|do|has|have|did)(?: ?n['’]?t| not))(?: \w+)? (?:miss(?:es|ed)? (?:a |any )?(?:key|keystrokes?|strokes?|press|clicks?|notes?|input)|misfires?|double[- ]clicks?)\b/,
    ),
    point(
      "no wireless delay",
      /\b(?:bluetooth|wireless\w*)\b[^.;!?]{0,40}\b(?:no|without(?: any)?|zero|never(?: any)?) (?:\w+ )?(?:lag|delay|latency)\b|\b(?:no|without(?: any)?|zero) (?:\w+ )?(?:lag|delay|latency)\b[^.;!?]{0,40}\b(?:bluetooth|wireless\w*)\b/,
    ),
  ],
  signalReach: [
    point(
      "reaches the basement",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!except )(?<!except the )(?<!but )\bbasement\b(?!.*\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b))/,
    ),
    point(
      "reaches other floors",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:up-?stairs|(?:second|third|2nd|3rd|top|upper|every|all|both|three|two|another) (?:\w+ )?(?:floors?|stor(?:y|ies)|levels?)|(?:two|three|2|3)[- ]story)\b(?!.*\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:reach|work|get)))/,
    ),
    point(
      "reaches the yard or patio",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:back ?yard|front yard|yard|patio|deck|pool|garden|driveway|porch)\b(?!.*\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:reach|work|get)))/,
    ),
    point(
      "reaches the garage or shed",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:garage|barn|shed|workshop|guest house|outbuilding\w*)\b(?!.*\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:reach|work|get)))/,
    ),
    point(
      "reaches the far end of the house",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:other|far|opposite|farthest) (?:end|side|corner) of (?:the|my|our) (?:house|home|building|apartment|property)\b)/,
    ),
    point(
      "handles many devices at once",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:\d\d|many|multiple|several|all (?:of )?(?:our|my|the)|whole family.?s?|lots of|dozens of) (?:\w+ )?(?:devices|gadgets|phones|laptops|users)\b|\bwhole family\b|\b(?:everyone|all of us)\b[^.;]{0,25}\b(?:at once|same time|online)\b)/,
    ),
    point(
      "pulls in many channels",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:\d\d+|more|lots of|dozens of|tons of|so many|twice as many) (?:\w+ ){0,2}(?:channels|stations)\b)/,
    ),
    point(
      "works from miles away",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!only )\b(?:[2-9]|\d\d+|several|two|three|four|five|few|thirty|forty|fifty) ?\+? ?miles\b)/,
    ),
  ],
  scentThrow: [
    point(
      "carries into other rooms",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:next|other|every|adjoining|adjacent|several|multiple|all the|two) (?:\w+ )?rooms?\b|\b(?:whole|entire) (?:\w+ )?(?:house|apartment|floor|downstairs|home|condo)\b|\bup-?stairs\b|\bdown the hall\b|\bthroughout (?:the|my|our) (?:house|home|apartment)\b)/,
    ),
    told(
      "fragrant even when unlit",
      /\b(?:smell\w*|scent\w*|fragran\w*)\b[^.!?;]{0,40}\b(?:unlit|without (?:even )?(?:lighting|burning|being lit)|(?:not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)) (?:even )?(?:lit|burning)|before (?:i |you |even )?(?:lit|light\w*))\b|\b(?:unlit|without (?:even )?lighting|even when (?:it.?s |it is )?not (?:lit|burning))\b[^.!?;]{0,40}\b(?:smell\w*|scent\w*|fragran\w*)|\bcold throw is (?:\w+ )?(?:great|good|strong|amazing)/,
    ),
    point(
      "lingers once put out or turned off",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:after|once|even when) (?:i |you |we |it.?s |it is |the candle is )?(?:blow\w*|blew|blown|put\w*|turn\w*|switch\w*|extinguish\w*) ?(?:it |them )?(?:out|off)\b)/,
    ),
    told(
      "only a few drops needed",
      /\b(?:only|just|all (?:you|i) need (?:is|are)|all it takes is) (?:\w+ ){0,4}(?:few|couple(?: of)?|two|three|2|3|one|single|\d-\d) drops?\b|\b(?:few|couple(?: of)?|two|three|2|3|one) drops? (?:is|are|goes|does|will do|lasts?|fills?|scents?|and)\b/,
    ),
    point(
      "covers up pet odors",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:litter(?: ?box)?|(?:pet|dog|cat|wet dog|puppy) (?:odou?rs?|smells?|stink|urine))\b|\b(?:smells?|odou?rs?) (?:of|from) (?:\w+ )?(?:dogs?|cats?|pets?)\b)/,
    ),
    point(
      "works in large spaces",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:large|big|open|huge) (?:\w+ )?(?:room|space|floor ?plan|living room|area|kitchen|bed ?room|foyer|basement)\b|\bopen[- ]concept\b|\bvaulted\b|\b(?:\d{3,4}|thousand) (?:sq|square))/,
    ),
    point(
      "freshens up a bathroom",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bbath ?room\b|\bpowder room\b|\brest ?room\b)/,
    ),
    point(
      "lasts through the day",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:all day|end of the day|work ?day|whole day|(?:1[0-2]|[89]|eight|ten|twelve)\+? ?hours|morning (?:to|till|until) (?:night|evening|bed))\b)/,
    ),
  ],
};
