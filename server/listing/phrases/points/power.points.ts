import { naming, type Point, point, told } from "./point.ts";

export const POWER_POINTS: Readonly<Record<string, readonly Point[]>> = {
  power: [
    naming(
      "goes through {}",
      ["material", "paper", "plant"],
      /\b(?:cuts?|cut|goes|went|go|going|slic(?:es|ed)|rips?|ripped|chews?|chewed|drills?|drilled|sliced|shreds?|shredded|splits?|saws?|powers?) (?:right |straight |cleanly |easily |clean |its way )*(?:through|thru)\b/,
    ),
    naming(
      "clears away {}",
      ["debris", "plant"],
      /\b(?:moves|moved|blows?|blew|clears|cleared|pushes|pushed|(?:picks|picked|sucks|sucked|pulls|pulled) up|gets (?:up )?all (?:of )?the)\b/,
    ),
    naming(
      "breaks down {}",
      ["food", "plant", "weather"],
      /(?<!except )(?<!to )\b(?:grinds?|ground|blends?|blended|crush(?:es|ed)?|chops?|chopped|purees?|pureed|pulverizes?|mash(?:es)?|juices|minces?|shreds?|shredded)\b(?! for| in)/,
    ),
    point(
      "no pilot hole needed",
      /\b(?:no|without(?: a| any)?|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt) need(?: a| any)?) pilot holes?\b/,
    ),
    point("drives long screws", /\b(?:deck|lag|long|inch|wood) (?:\w+ )?(?:screws?|bolts?)\b/),
    point("moves wet leaves", /\bwet (?:\w+ )?leaves\b/),
    point("handles thick branches", /\b(?:large|thick|big|heavy) (?:branches|limbs)\b|\bbranches with a \d/),
    point(
      "handles hardwood",
      /\b(?:through|thru|in|into|cuts?|cut|against)\b[^.;]{0,40}\b(?:hard ?wood|oak|hard maple|maple|mahogany|jatoba)\b(?! floor)/,
    ),
    point("works on thick hair", /\bthick(?:,? \w+){0,2} (?:hair|beard|coat|fur)\b|\bhair is (?:\w+ )?thick\b/),
    point("works on long hair", /\b(?:shoulder[- ]length|long|waist[- ]length)(?:,? \w+){0,2} hair\b|\bhair down to\b/),
    told(
      "picks up pet hair",
      /\b(?:picks|sucks|pulls|gets|lifts|vacuums|picked|sucked|pulled)(?: (?:up|all|the|my|so|much|of|out|every|bit|right|everything|including|tons|a|lot|our)){1,6} (?:\w+ )?(?:pet|dog|cat|animal|husky) (?:hair|fur)\b/,
    ),
    point(
      "works on carpets or rugs",
      /\b(?:on|from|off|out of|does|do|cleans?) (?:\w+ ){0,3}(?:carpets?|carpeting|rugs?)\b/,
    ),
    point(
      "strong for the size",
      /\bfor (?:its|the|their|such a|how|a) (?:\w+ )?(?:size|small|tiny|compact|little)\b|\b(?:small|tiny|little|compact),? (?:yet|but) (?:\w+ )?(?:mighty|powerful|strong)\b|\bpowerful,? little\b|\bfrom something this small\b|\bhow small it is\b/,
    ),
    point(
      "no loss of suction",
      /(?:n['’]?t|\b(?:not|never|no))(?: \w+)? (?:los[te]\w*|loss of|losing) (?:any |its )?suction\b|\bsuction (?:stays|has stayed|is still)\b/,
    ),
    point("handles staples or paper clips", /\bstaples?\b|\bpaper ?clips?\b/),
    told(
      "heats or cools a whole room",
      /\b(?:heats?|warms?|cools?)(?: up| down)? (?:\w+ ){0,2}(?:whole|entire) (?:\w+ )?(?:room|bedroom|garage|living room|office|apartment|downstairs)\b/,
    ),
    told(
      "moves air across the room",
      /\b(?:feel|felt|feels) (?:it|the (?:\w+ )?(?:air|breeze|wind|air ?flow|fan))\b[^.;!?]{0,25}\b(?:across|other side of) (?:the|my|a|our) (?:\w+ )?room\b/,
    ),
    point("handles hills", /\b(?:up|climbs?|on) (?:\w+ ){0,2}(?:hills?|inclines?)\b|\buphill\b/),
    point("pulls a trailer", /\b(?:tows?|towed|pulls?|pulled)\b[^.;]{0,25}\btrailer\b/),
    point(
      "no slowing down",
      /(?:n['’]?t|\b(?:not|never|without|no))(?: \w+)? (?:slow(?:ed|ing)? down|bog(?:ged|ging)? down|stall(?:ed|ing)?)\b/,
    ),
    point("works on hardwood or tile", /\b(?:on|from|off) (?:\w+ ){0,2}(?:hardwood|hard wood|tile|laminate)\b/),
    point("handles heavy loads", /\bheavy loads\b/),
  ],
  leak: [
    point(
      "not a drop escapes",
      /\bnot (?:a|one|even a|a single|one single) (?:single )?drop\b(?! of (?:that|this|rain|oil in|blood)|ped)(?![^.;]{0,15}\bin the air\b)|(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|never)(?: \w+){0,2} (?:leaked|spilled|lost) a drop\b/,
    ),
    point(
      "a tight seal",
      /\b(?:good|great|tight|nice|excellent|perfect|solid|secure|firm|strong) seal\b|\bseals? (?:up )?(?:really |very |so |nice and |good and )?(?:well|tight\w*|nicely|great|perfectly|firmly|completely)\b|\bseals good\b|\bseal is (?:still |very |really )*(?:tight|good|great|excellent)\b/,
    ),
    point("a lid that fastens shut", /\blids? (?:\w+ )?(?:snaps?|locks?|clicks?|clamps?|latch\w*)\b/),
    naming(
      "no drips on {}",
      ["surface", "furniture", "room", "device"],
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:drips?|dripping|dribbl\w*|leak\w*|spill\w*)(?: \w+){0,2} (?:on|onto|all over) (?:the |my |her |his |your |our )?(?=\w)/,
    ),
    point(
      "dry through the night",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,2} (?:leak|drip|spill|seep)\w*\b[^.;]{0,40}\b(?:overnight|(?:all|through the) night)\b|\b(?:overnight|(?:all|through the) night|sleeps (?:\w+ )?hours)\b[^.;]{0,30}\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,2} leak\w*\b/,
    ),
    told(
      "holds air once inflated",
      /(?<!(?:\b(?:not|never|no longer)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\b(?:holds?|held|holding) (?:its |the |their )?air\b(?! (?:cool|clean|fresh|filter))/,
    ),
    point(
      "still tight months later",
      /\b(?:months?|seasons?|years?)\b[^.;]{0,35}(?:\b(?:no|never|not|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:leak|spill|drip)\w*\b|(?:\b(?:no|never|not|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:leak|drip|spill)\w*\b[^.;]{0,30}\b(?:months|years?|seasons?|since (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\bsince (?:january|february|march|april|june|july|august|september|october|november|december)\b[^.;]{0,25}\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t leak\b/,
    ),
    point(
      "no seeping between compartments",
      /\bbetween (?:the )?compartments\b|\bcompartments?\b[^.;]{0,30}(?:\bnot|\bno|\bnever|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?(?:mix|leak|spill)\w*\b/,
    ),
    point(
      "no spills when dropped or tossed",
      /\b(?:drops|dropped|throws|thrown|threw|tossed)\b[^.;]{0,50}(?:\b(?:no|not|never|without|nothing)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:spill|leak|drip|drop)\w*\b/,
    ),
    point(
      "no spills when shaken around",
      /\b(?:shakes?|shook|shaken|shaking|waves?|waving|swings?|swinging)\b[^.;]{0,40}(?:\b(?:no|not|never|without|nothing)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:spill|leak|drip|drop)\w*\b/,
    ),
    told(
      "keeps water out",
      /\bno water (?:gets?|got|came|comes|leak\w+|seep\w+|inside|in my|in the)\b(?: \w+){0,2}|(?:\b(?:does|did|do|has|have)(?: ?n['’]?t| not)|\bnever) let (?:any |a drop of )?water (?:in|inside|through)\b|\b(?:keeps?|kept) (?:all )?(?:the )?water out\b/,
    ),
    point(
      "pours without dribbling",
      /\bpour\w*\b[^.;]{0,40}(?:\b(?:no|without|not|never)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? (?:drip\w*|dribbl\w*|spill\w*)\b|\bno dribbl\w*\b/,
    ),
    point(
      "no drips where the parts meet",
      /(?:\b(?:no|without|not|never|nothing)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:leak\w*|drip\w*) (?:at|around|from) (?:the |any |any of the )?(?:connect\w*|base|cap|nozzle|joints?|inlet|spout|fittings?|seams?|gasket|washer)\b/,
    ),
    point(
      "no drips at the water hookup",
      /\b(?:faucet|spigot|hose|bidet|tap|shower ?head)\b[^.;]{0,60}(?:\b(?:no|without|not|never)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,3} (?:leak|drip)\w*\b/,
    ),
    point(
      "packs in luggage without spills",
      /\b(?:checked|carry-?on) (?:bag|luggage|suitcase)\b|\b(?:suitcase|luggage|toiletry bag)\b/,
    ),
    point(
      "no drips when shut off",
      /(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|never|no)\b(?: \w+){0,3} drip\w*\b[^.;]{0,15}\b(?:after (?:you|i) let go|when (?:it.?s )?off|when (?:closed|shut))\b/,
    ),
  ],
  battery: [
    point(
      "can be removed and replaced",
      /\b(?:replac[e]?able|removable|swappable|interchangeable|easy to (?:remove|swap)) (?:\w+ )?(?:batter|and)|\bbatter(?:y|ies)\b (?:is|are) (?:\w+ )?(?:replac[e]?able|removable|swappable)|\bremovable battery\b|\bswap (?:out )?(?:the )?batter/,
    ),
    told(
      "a spare pack to swap in",
      /\b(?:having|comes? with|came with|includes?|included) (?:\w+ )?(?:two|2|a second|a spare|an extra) batter(?:y|ies)\b(?! is insurance)|^two batteries\b|[.!?] two batteries[,.]|\b(?:2nd|second) battery ready\b|\bfresh battery since\b/,
    ),
    point(
      "charges by usb cable",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:usb(?:[- ]?c)?|type[- ]c)\b[^.;]{0,20}\bcharg\w*|\bcharg\w*[^.;]{0,25}\b(?:usb(?:[- ]?c)?|type[- ]c)\b)/,
    ),
    point(
      "shows how much charge is left",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!like a )(?<!some kind of )\b(?:battery|charge|power)(?:[- ](?:life|level))? (?:indicator|gauge|meter|percentage|readout)\b(?!.*\b(?:ca ?n['’]?t|hard))|\bshows? (?:\w+ ){0,3}(?:battery|charge) (?:\w+ )?(?:left|level|remaining|percent\w*)\b)/,
    ),
    point(
      "lasts through a trip",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:last\w*|made it|got (?:me|us)|through|enough for|for)\b[^.;]{0,20}\b(?:whole|entire|full|long|weekend|week[- ]long|\d+[- ]day) ?(?:\w+ )?(?:trip|weekend|vacation|flight|camping trip|cruise)\b|\band back on (?:one|a single) charge\b)/,
    ),
    point(
      "lasts through a workday",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:shifts?|work ?day|work day|school day)\b)/,
    ),
    point(
      "lasts for days at a time",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:last\w*|goes|go|gone|going|use it|get|gets|runs?) (?:\w+ ){0,4}(?:[2-9]|1\d|two|three|four|five|six|several|many|couple(?: of)?|few|all) ?(?:days|week)\b|\bcharge (?:it |mine )?(?:\w+ ){0,3}every (?:[2-9]|two|three|four|five|six|few|couple) (?:or \w+ )?days\b|\b(?:once|one time) (?:a|per) week\b)/,
    ),
    point(
      "lasts for weeks at a time",
      /\b(?:[2-9]|two|three|four|five|six|seven|eight|several|few|couple of) weeks (?:on|per|between|of)\b|\bonce (?:a|per) month\b|\b(?:last\w*|goes|gone) (?:me )?(?:over |about |for )*(?:a|two|several|three|[2-6]) months?\b/,
    ),
    point(
      "lasts for many hours",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:last\w*|runs?|ran|get|gets|got|play\w*|use|life|goes|over)\b(?: (?!only\b|charg)\w+){0,5}(?: -)?(?: about| over| around| \()* (?:1\d|2\d|3\d|4\d|[5-9]|five|six|seven|eight|nine|ten|twelve|many) ?\+? ?hours\b(?! to (?:\w+ )?charg))/,
    ),
    point(
      "finishes a whole job on one charge",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:whole|entire|full) (?:\w+ ){0,2}(?:yard|lawn|house|job|project|property|driveway|deck|haircut|bench|apartment|floor)\b[^.;]{0,30}\b(?:charge|batter(?:y|ies)|juice|power)\b|\b(?:charge|battery)\b[^.;]{0,30}\b(?:whole|entire|full) (?:\w+ ){0,2}(?:yard|lawn|house|job|project|property|driveway|deck|haircut|bench|apartment|floor)\b|\b(?:yard|lawn|house|bench|deck|apartment) on (?:one|a single) (?:charge|battery)\b)/,
    ),
    point(
      "recharges a device several times",
      /\bcharg\w*\b[^.;]{0,20}\b(?:phone|iphone|ipad|tablet|device)s?\b[^.;]{0,15}\b(?:\d|two|three|four|several|multiple|few|couple)\b[^.;]{0,10}\btimes\b/,
    ),
    point(
      "still going strong after months",
      /\b(?:years?|months)\b[^.;]{0,40}\bstill\b[^.;]{0,15}\b(?:hold|last|go|charg|run|strong|great|good|work|like|same)|\b(?:years?|months)\b[^.;]{0,40}\bholds its charge like\b|\bstill (?:holds?|lasts|runs|charges)\b[^.;]{0,30}\b(?:after|years?|months)\b/,
    ),
    told(
      "works while charging",
      /\b(?:can|able to|could) (?:still )?(?:be )?(?:use|used|run|play|wear|operate) (?:it |them )?(?:\w+ )?while (?:it.?s |it is |they.?re )?(?:charging|plugged in)\b/,
    ),
    told(
      "runs on standard-size cells",
      /\b(?:takes|uses|runs on|run on|use) (?:\w+ ){0,2}(?:aa|aaa|aas|aaas|double a|triple a)(?:s|.s)?\b/,
    ),
    point(
      "holds up in cold weather",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:in|even in|despite) (?:the |this )?(?:cold|freezing|winter|snow|sub-?zero|below)\b)/,
    ),
    point(
      "lasts for multiple uses",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:counted|gets?|got|good for|lasts?|for) (?:me )?(?:about |over |around |at least )?(?:\d+|several|many|a dozen|dozens of|ten|twelve) (?:\w+ )?(?:trims?|shaves?|cuts|haircuts|uses|sessions|cleanings|brushings|rides|photos|pictures|shots)\b)/,
    ),
  ],
};
