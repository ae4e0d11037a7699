import { type Point, point, told } from "./point.ts";

export const VANITY_POINTS: Readonly<Record<string, readonly Point[]>> = {
  dispenser: [
    point("pump that locks", /\bpump\b[^.;]{0,25}\block(?:s|ed|able)?\b|\block(?:s|ing|able)? (?:the )?pump\b/),
    point(
      "does not clog",
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? clog(?:s|ged|ging)?\b/,
    ),
    point("works one-handed", /(?<!\b(?:only|just|have) )\b(?:one|single)[- ]hand(?:ed)?\b/),
    point("flip-top cap", /\b(?:flip|snap)[- ]?(?:top|cap|lid|open)\b/),
    told(
      "can stand upside down",
      /\b(?:bottle|tube|it) (?:\w+ )?(?:stands?|sits?|stores?) (?:\w+ )?(?:on (?:its|it.?s|the) (?:head|cap|lid)|upside ?down)\b/,
    ),
    point(
      "empties to the last drop",
      /\b(?:get|gets|use|uses|squeeze|out)\b[^.;]{0,20}\b(?:every|the)(?: very)? last (?:bit|drop)\b|\bevery last (?:bit|drop)\b/,
    ),
    point(
      "does not drip",
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? (?:drip|dribbl|ooz)\w*\b/,
    ),
    point(
      "does not crust over",
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:crust\w*|gunk\w*|dry out)\b/,
    ),
    point(
      "shows how much is left",
      /(?<!\b(?:wish|hard|cannot|not)\b[^.;]{0,40})\b(?:see|tell|shows?) (?:exactly )?(?:how much (?:is |product is |i have |you have )?(?:left|remaining)|what.?s left|when (?:it.?s|it is) (?:running )?(?:low|almost empty))\b/,
    ),
    point(
      "can be refilled",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+)? )\b(?:refillable|can (?:be refilled|refill)|easy to refill|refill(?:ed|ing)? (?:it|the (?:same )?bottle|this bottle|them))\b/,
    ),
    point(
      "no dipping fingers in a jar",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} (?:dip\w*|stick\w*|put\w*|digging)(?: \w+)? fingers?\b/,
    ),
    point("sprays at any angle", /\bspray\w*\b[^.;]{0,25}\b(?:any angle|every angle|upside down)\b/),
    point("a narrow tip", /\b(?:narrow|thin|fine|precision|small|pointed|tapered) (?:tip|nozzle|spout|applicator)\b/),
    point(
      "lid closes securely",
      /\b(?:lid|cap) (?:\w+ )?(?:closes|shuts|screws|seals|stays)(?: \w+)? (?:tight\w*|secure\w*|well|shut|closed|on)\b/,
    ),
  ],
  visibleResult: [
    point(
      "noticeable within weeks",
      /\b(?:after|in|within|for)\b[^.!?,]{0,15}\b(?:a|one|two|three|four|1|2|3|4|couple|few|several)(?: of)? ?-?weeks?\b/,
    ),
    point(
      "noticeable after a few uses",
      /\b(?:after|in|within) (?:just |only |about )?(?:a )?(?:few|couple|two|three|2|3)(?: of)? (?:uses|applications|washes|treatments|times)\b/,
    ),
    point(
      "noticeable within days",
      /\b(?:after|in|within) (?:just |only |about )?(?:a )?(?:few|couple|two|three|four|five|2|3|4|5)(?: of)? (?:days|nights|mornings)\b/,
    ),
    point(
      "noticeable from the first use",
      /\b(?:after|from|with|on|since) (?:just |only |even )?(?:the (?:very )?|one |a |my |1 )?(?:first|one|single|1) (?:use|application|wash|time|night|treatment)\b|\b(?:after|with) (?:just |only )?one (?:use|application|wash|treatment|night)\b/,
    ),
    point(
      "noticeable by the next morning",
      /\bovernight\b|\b(?:the )?next (?:morning|day)\b|\bw(?:oke|ake) up\b|\bin the morning\b/,
    ),
    told(
      "noticed by other people",
      /\b(?:people|everyone|coworkers?|co-workers?|friends?|husband|wife|family|hairdresser|stylist|esthetician|sister|mom|strangers)(?: \w+){0,3} (?:notic\w+|commented|comment|compliment\w*|asks?|asked|said|says?)\b[^.!?]{0,35}\b(?:skin|hair|face|complexion|lashes|brows|nails)\b|\bcompliment\w* on (?:my|her|his) (?:\w+ )?(?:skin|hair|face|complexion|lashes|brows|nails)\b|\bcoworkers? (?:say|said|asked)\b[^.!?]{0,12}\b(?:look|if i had)\b/,
    ),
    point("a dewy finish", /\bdewy\b/),
    point("glowing skin", /\b(?:glow|glows|glowing|glowy)\b/),
    told(
      "a well-rested look",
      /\blook(?:s|ed|ing)? (?:\w+ )?(?:rested|refreshed|well[- ]rested|more awake|wide awake|less tired)\b/,
    ),
    told(
      "smaller-looking pores",
      /\bpores?\b[^.!?]{0,15}\b(?:smaller|less (?:visible|noticeable)|minimized|tighter|refined|shr[aiu]nk|reduced)\b|\b(?:smaller|minimizes|minimized|tightened|tighter|shr[au]nk|less (?:visible|noticeable)|refined|reduced) (?:\w+ ){0,3}pores\b/,
    ),
    told(
      "improved look under the eyes",
      /\b(?:dark circles|under[- ]eye (?:circles|bags))\b[^.!?]{0,30}\b(?:less|gone|reduc\w*|better|lighter|lighten\w*|disappear\w*|diminish\w*|improv\w*|fad\w+)\b|\b(?:less|reduc\w*|no more|fewer|lighten\w*|diminish\w*|improv\w*|faded) (?:\w+ ){0,3}dark circles\b/,
    ),
    told(
      "a less puffy look",
      /\b(?:less|reduc\w*|no more|de-?puff\w*|decreas\w*) (?:\w+ ){0,3}puff(?:y|iness)\b|\bpuff(?:y|iness)\b[^.!?]{0,25}\b(?:gone|went down|goes down|reduc\w*|disappear\w*|less)\b|\bde-?puff(?:s|ed)\b/,
    ),
    told(
      "smoother-looking makeup",
      /\b(?:make ?-?up|foundation|concealer) (?:now )?(?:goes on|sits|glides(?: on)?|looks|applies|lays) (?:\w+ )?(?:better|smooth\w*|nice\w*|great|beautiful\w*|flawless\w*)\b/,
    ),
    told(
      "less makeup needed",
      /(?:\bdo ?n['’]?t need|\bno longer (?:need|wear)|\bstopped wearing|\bneed less|\bwear less|\bhardly (?:need|wear)|\bdo ?n['’]?t (?:even )?(?:have to |need to )?wear) (?:\w+ ){0,2}(?:make ?-?up|foundation|concealer)\b/,
    ),
    told(
      "a plumper look",
      /\b(?:skin|face|lips|complexion)\b[^.!?]{0,25}\bplump(?:s|ed|er)?\b|\bplump(?:s|ed|er|ing)?(?: \w+){0,3} (?:skin|face|lips|complexion)\b/,
    ),
    told(
      "less noticeable redness",
      /\bredness\b[^.!?]{0,25}\b(?:less|gone|reduc\w*|calm\w*|down|fad\w+|disappear\w*|better|improv\w*)\b|\b(?:less|reduc\w*|calm\w*|no more) (?:\w+ ){0,3}redness\b/,
    ),
    told("fewer broken or split ends", /\b(?:less|fewer|no more|no|reduc\w*) (?:\w+ )?(?:split ends|breakage)\b/),
    told(
      "whiter-looking teeth",
      /(?<!\bany )\bteeth\b(?! any)[^.!?]{0,25}(?<!any )\b(?:whiter|whitened|brighter)\b|\b(?:whiter|brighter|whitened|brightened) (?:\w+ )?teeth\b|\bshades? whiter\b/,
    ),
    told(
      "nicer-looking nails",
      /\bnails?\b[^.!?]{0,25}\b(?:stronger|longer|harder|healthier)\b|\b(?:stronger|harder|healthier) (?:\w+ )?nails\b/,
    ),
    told("a more youthful look", /\blook(?:s|ed|ing)? (?:\w+ ){0,3}younger\b|\byounger[- ]looking\b|\byouthful\b/),
  ],
};
