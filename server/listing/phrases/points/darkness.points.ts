import { type Point, point, told } from "./point.ts";

export const DARKNESS_POINTS: Readonly<Record<string, readonly Point[]>> = {
  darkness: [
    point(
      "dark enough for daytime sleep",
      /\bnaps?\b|\bnapping\b|\b(?:night|third|3rd|graveyard) shifts?\b|\bsleep\w* (?:\w+ )?(?:during|in|by|through) (?:the )?day\b|\bday ?sleeper\b|\bwork nights\b/,
    ),
    told(
      "no light leaks",
      /\b(?:no|zero|without)(?: any)? light (?:\w+ )?(?:leak\w*|bleed\w*|gaps?|seep\w*|com(?:es|ing) (?:in|through))\b|\b(?:no|zero) (?:gaps?|light)\b[^.!?;]{0,20}\b(?:sides|edges?|top)\b|\blight (?:does ?n['’]?t|do ?n['’]?t|never|ca ?n['’]?t) (?:leak|seep|creep|sneak|come)\w*/,
    ),
    point(
      "blocks outdoor lights at night",
      /\bstreet ?-?(?:lights?|lamps?)\b|\bporch lights?\b|\bheadlights?\b|\bparking lot\b|\bneon sign\b|\bflood ?lights?\b/,
    ),
    point(
      "keeps out the morning sun",
      /\bmorning (?:sun|light|sunlight)\b|\bsunrise\b|\bearly sun\b|\brising sun\b|\bsun (?:comes|came|is|rises) up\b|\bat dawn\b/,
    ),
    point(
      "not see-through from outside",
      /\b(?:ca ?n['’]?t|can ?not|could ?n['’]?t|no one can|nobody can|no one|nobody|unable to) (?:even |really )?(?:see|look|peek|peer) (?:in|inside|into|through)\b(?!.*\b(?:at night|but|unless|dark)\b)/,
    ),
    point("keeps out prying eyes", /\bneighbou?r\w*\b|\bpassers?-? ?by\b|\bnosy\b|\bpeople walking by\b|\bprying\b/),
    point(
      "nearly total darkness",
      /\bpitch[- ](?:black|dark)\b|\b(?:like|as dark as|dark as) (?:\w+ )?a cave\b|\b(?:total|complete|100%?) (?:dark\w*|black ?out)\b|\b(?:totally|completely|fully) dark\w*\b|\b(?:ca ?n['’]?t|can ?not|could ?n['’]?t) see (?:a thing|my hand|anything)\b/,
    ),
    point(
      "helps keep heat out",
      /\b(?:keep\w*|block\w*|cut\w*|reduc\w*|stop\w*|less)\b[^.;]{0,25}\bheat\b(?! in\b)|\b(?:room|house|office|bedroom|kitchen|tent|car)\b[^.;]{0,20}\bcooler\b/,
    ),
    told(
      "keeps glare off screens",
      /\b(?:no|less|reduc\w*|cuts?|block\w*|stop\w*|eliminat\w*|gone)\b[^.!?;]{0,20}\bglare\b[^.!?;]{0,25}\b(?:tv|television|screens?|monitors?|computer|laptop)\b|\bglare (?:on|off) (?:the|my|our) (?:tv|television|screens?|monitors?|computer|laptop)\b[^.!?;]{0,15}\bgone\b/,
    ),
  ],
  locking: [
    point(
      "spare keys included",
      /\b(?:comes?|came|includ\w+|with|has|get|got)\b.{0,15}\b(?:two|three|2|3|4|spare|extra|backup|several) (?:\w+ )?keys\b|\b(?:spare|extra|backup) keys\b/,
    ),
    point(
      "can be bolted down",
      /\bbolt(?:ed|s)? (?:\w+ ){0,3}(?:to|into|down)\b|\b(?:screwed|anchored) (?:\w+ ){0,3}(?:to|into|down)\b|\b(?:anchor|mounting|pre-?drilled) (?:bolts?|holes?)\b/,
    ),
    point(
      "customizable code",
      /\b(?:set|setting|change|changed|changing|program\w*|reset\w*|choose|pick) (?:\w+ ){0,3}(?:codes?|combinations?|combos?|pin)\b/,
    ),
    point(
      "works outdoors",
      /^(?!.*\b(?:but|rust\w*|froze\w*)\b).*\b(?:left|kept|used?|using|been|sits?|lives?|works?) (?:\w+ ){0,3}(?:outside|outdoors|in (?:the )?(?:rain|snow|weather))\b/,
    ),
    point(
      "hard to pry open",
      /(?:\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t)|\b(?:resist\w*|hard to|tough to|impossible to)).{0,25}\bpr(?:y|ied|ying|ise)\b/,
    ),
    point(
      "smooth-turning key",
      /\bkeys? (?:\w+ )?(?:turns?|goes|slides?|works?) (?:\w+ )?(?:smooth\w*|easily|fine|great|well|perfectly)\b/,
    ),
    point(
      "keeps pets from getting through",
      /\b(?:dogs?|cats?|pupp(?:y|ies)|goats?|horses?) (?:\w+ )?(?:ca ?n['’]?t|cannot|could ?n['’]?t|no longer|(?:has|have) ?n['’]?t)\b|\bkeeps? (?:\w+ ){0,2}(?:dogs?|cats?|puppy|goats?|horses?) (?:\w+ )?(?:out|in)\b/,
    ),
    point(
      "engages automatically",
      /\bauto(?:matic(?:ally)?)?[- ]?lock\w*|\blocks? (?:itself|automatically|by itself|on its own)\b/,
    ),
  ],
  creak: [
    point("no noise when rolling over", /\b(?:turn\w*|roll\w*|flip\w*) (?:\w+ )?over\b|\btoss\w* and turn\w*\b/),
    point(
      "does not wake a partner",
      /\b(?:wak(?:e|es|ing)|woken?|disturb\w*)\b.{0,25}\b(?:husband|wife|partner|spouse|boyfriend|girlfriend|him|her|each other)\b|\b(?:husband|wife|partner)\b.{0,30}\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?w[ao]k/,
    ),
    point("no squealing wheels", /\b(?:wheels?|casters?|castors?)\b/),
    point("no noise on calls or recordings", /\b(?:microphone|mic|calls|meetings?|zoom|recordings?|podcast\w*)\b/),
    point(
      "still silent after months",
      /\b(?:after|for|in|had|been|over|going on)\b.{0,25}\b(?:months|years?)\b(?! old)/,
    ),
    point("no noise when sitting down", /\bs(?:i|a)t(?:s|ting)? (?:down|on|in|back)\b|\blean\w* back\b/),
    point(
      "no rustling fabric",
      /\b(?:quiet|silent|noiseless) (?:fabric|material|cover)\b|\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:rustl|crinkl)\w*/,
    ),
    point(
      "no rattling",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}rattl\w*/,
    ),
  ],
};
