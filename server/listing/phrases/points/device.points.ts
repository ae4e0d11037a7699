import { naming, type Point, point, told } from "./point.ts";

export const DEVICE_POINTS: Readonly<Record<string, readonly Point[]>> = {
  app: [
    told(
      "keeps a history to look back on",
      /\bapp\b[^.;!?]{0,50}\b(?:keeps? track|keep track|keeps? (?:a record|a log|a history)|history|stores|saves (?:my|your|the|all)|saved in)\b|\bsaved in the app\b|\b(?:history|log) in the app\b/,
    ),
    told(
      "can be controlled away from home",
      /\b(?:app|from (?:my|the|your) phone)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,60}\b(?:from work|away from home|(?:not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)) (?:at )?home|when (?:i.?m|you.?re|we.?re|i am|you are) (?:away|out|at work|gone)|from anywhere)\b/,
    ),
    told(
      "map view in the app",
      /\bapp\b[^.;!?]{0,40}\b(?:map|maps)\b(?! updates)|\bmap\b[^.;!?]{0,25}\b(?:in|on) the app\b/,
    ),
    told(
      "can be scheduled from a phone",
      /\b(?:app|phone)\b[^.;!?]{0,50}\bschedul(?:e|es|ing)\b|\bschedul(?:e|es|ing)\b[^.;!?]{0,30}\b(?:in|on|from|with|through) (?:the|my|your) (?:app|phone)\b/,
    ),
    told(
      "improves with updates",
      /\b(?:firmware|software|app|an?|the|last|latest) ?update\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?! broke)[^.;!?*]{0,30}\b(?:fixed|improved|got better|better|solved)\b|\b(?:regular|frequent) (?:\w+ )?updates\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\bfirmware gets regular\b/,
    ),
    point(
      "plenty of options to choose from",
      /\b(?:tons|lots|plenty|loads|a lot|many|hundreds|variety|so many)(?: of)? (?:\w+ )?(?:fonts|templates|designs|options|recipes|icons|patterns|sounds|colors|features|exercises|settings|choices)\b/,
    ),
    told(
      "no account needed",
      /\b(?:no|without(?: an?)?|do ?n['’]?t need(?: an?)?|did ?n['’]?t need(?: an?)?) (?:account|log-?in|sign-?up|registration)\b(?! (?:of|for))/,
    ),
    point(
      "no tech skills needed",
      /\b(?:technophobe|not tech\w*|(?:not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)) (?:\w+ )?(?:tech|technical|computer|good with)|even (?:my )?(?:mom|mother|dad|father|grandma|grandmother|grandpa|wife|husband)|(?:my )?(?:mom|mother|dad|father|grandmother|grandfather) can)\b/,
    ),
    told(
      "syncs smoothly",
      /\bsync(?:s|ed|ing)?\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,35}\b(?:quick(?:ly)?|fast|instant(?:ly)?|easily|easy|automatically|right away|immediately|great|perfect(?:ly)?|flawless(?:ly)?|seamless(?:ly)?|smooth(?:ly)?)\b/,
    ),
    told(
      "sends alerts to a phone",
      /\b(?:app|phone)\b[^.;!?]{0,30}\b(?:alerts?|notifies|sends? (?:me |you )?(?:an? )?(?:alerts?|notifications?))\b(?! (?:are|is) (?:annoying|late|useless))|\b(?:alerts?|notifications?) (?:on|to|come to|go to) my phone\b/,
    ),
    point(
      "runs on phones and tablets",
      /\b(?:ipad|tablet)\b[^.;!?]{0,30}\b(?:phone|iphone|android)\b|\b(?:phone|iphone|android)\b[^.;!?]{0,30}\b(?:ipad|tablet)\b/,
    ),
  ],
  included: [
    told(
      "comes with a case or pouch",
      /\b(?:comes?|came|includ(?:es|ed|ing))\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) with (?:[\w-]+ ){0,6}(?:(?<!in )case|pouch|storage bag|carry bag|carrying bag|travel bag|drawstring bag)\b(?! (?:is|was|that|of) |s\b)|\bincludes (?:an? )(?:[\w-]+ ){0,3}(?:case|pouch|storage bag|carrying bag)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:comes?|came)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) in (?:an? )(?:[\w-]+ ){0,2}(?:carrying |storage |hard |little |travel )case\b/,
    ),
    told(
      "comes with a charger or cable",
      /\b(?:comes?|came)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) with (?!no |dead |a dead )(?:[\w-]+ ){0,4}(?:charger|charging (?:cable|cord|base|dock|station)|usb (?:cable|cord)|power (?:cord|adapter)|hdmi cable|cables?)\b(?! (?:\w+ )?(?:that|which) (?:is|was|broke))|\b(?:charger|(?:usb |hdmi |charging )?cables?|power (?:cord|adapter)) (?:is |are |was |were )?included\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?! (?:is|was) (?:too|short|junk))/,
    ),
    told(
      "all parts in the box",
      /\bnothing (?:is )?missing\b|\bnone missing\b|\ball (?:of )?(?:the )?(?:parts|pieces|screws|hardware) (?:were|was|are) (?:there|included|present|accounted for|in the (?:box|bag))\b|\bno missing (?:parts|pieces|screws)\b/,
    ),
    point("parts sorted and labeled", /\b(?:labell?ed|numbered|blister|individually (?:bagged|packed))\b/),
    told(
      "batteries already installed",
      /\b(?:battery|batteries) (?:is |are |was |were )?(?:already )?(?:installed|inside|in (?:it|them|place))\b(?! (?:takes?|is dead|were dead|corroded|died))|\b(?:comes?|came) with (?:the )?batter(?:y|ies) (?:already )?(?:installed|inside|in (?:it|them))\b/,
    ),
    told(
      "comes with a stand",
      /\b(?:comes?|came)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) with (?:[\w-]+ ){0,5}(?:stand|tripod)\b(?! (?:is|was) (?:junk|kinda))|\b(?:stand|tripod) (?:is |was )?included\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "comes with a remote",
      /\b(?:comes?|came)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) with (?:[\w-]+ ){0,4}remote(?: control)?\b|\bremote (?:is |was )?included\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "comes with an adapter",
      /\b(?:comes?|came)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) with (?:[\w-]+ ){0,4}adapt(?:e|o)rs?\b|\badapt(?:e|o)rs? (?:is |are |was |were )?included\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\bincluded (?:ac |power |usb )?adapt(?:e|o)r\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point(
      "more than one size in the box",
      /\b(?:small and large|large and small|two (?:\w+ )?sizes|different sizes|various sizes|several sizes)\b/,
    ),
    told(
      "comes with a cleaning brush or cloth",
      /\b(?:comes?|came)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) with (?:[\w-]+ ){0,6}(?:cleaning (?:brush|cloth|kit)|microfiber cloth|wipes|little brush|brush)\b|\b(?:cleaning (?:brush|cloth|kit)|microfiber cloth) (?:is |was )?included\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
  ],
  spares: [
    told(
      "easy-to-replace blades",
      /\bblades? (?:is |are |was |were )?(?:\w+ )?(?:easy|simple|quick) to (?:replace|change|swap|find|get)\b|\b(?:easy|simple|quick) to (?:replace|change|swap)(?: out)? (?:the )?blades?\b|\breplaceable blades?\b/,
    ),
    told(
      "replaceable battery",
      /(?<!non-)\b(?:replaceable|removable|swappable|user[- ]replaceable|changeable) batter(?:y|ies)\b(?<!non-replaceable batter(?:y|ies))(?<!(?:\bnot|n['\u2019]t|\bno|\bwithout|\bnon)\b[^.;!?]{0,28}batter(?:y|ies))(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?! (?:would|cover))|\bbatter(?:y|ies) (?:is|are|can be) (?:easily )?(?:replaceable|removable|replaced|swapped)\b/,
    ),
    told(
      "extra tips in the box",
      /\b(?:comes?|came|includ(?:es|ed))\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?: with)?(?: \w+){0,3} (?:extra|spare|several|different|three|four|multiple|various)(?: \w+){0,2} (?:ear ?tips|eartips|tips|nibs|nozzles)\b|\b(?:extra|spare) (?:ear ?tips|eartips|nibs|nozzles) (?:are |were )?included\b/,
    ),
    told(
      "extra parts in the box",
      /\b(?:comes?|came|includ(?:es|ed)|with|had|were|got|sent|gave)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?: \w+){0,4} (?:extra (?:screws?|bolts?|hardware|parts|pieces|nuts|pegs|clips|hooks|pins|springs|washers)|spare (?:screws?|bolts?|nuts|pegs|clips|hooks|pins|springs|washers))\b(?! (?:are|is) (?:not|hard|expensive|impossible))/,
    ),
    told(
      "extra bags or filters in the box",
      /\b(?:comes?|came|includ(?:es|ed)|with) (?:\w+ ){0,4}(?:extra|spare) (?:\w+ )?(?:bags?|filters?)\b|\b(?:extra|spare) (?:\w+ )?(?:bags?|filters?) (?:is |are |was |were )?included\b/,
    ),
    told(
      "spare fuses or bulbs in the box",
      /\b(?:comes?|came|includ(?:es|ed)|with) (?:\w+ ){0,4}(?:extra|spare) (?:\w+ )?(?:fuses?|bulbs?)\b|\b(?:extra|spare) (?:\w+ )?(?:fuses?|bulbs?) (?:is |are |was |were )?(?:included|(?:came )?in the (?:box|package))\b/,
    ),
    told(
      "second battery in the box",
      /\b(?:comes?|came|includ(?:es|ed))\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) (?:with )?(?:\w+ ){0,4}(?:extra|spare|two|second|2) (?:\w+ )?batter(?:y|ies)\b(?! but)/,
    ),
    point("no tools needed to replace parts", /\b(?:no|without(?: any)?) tools\b|\btool[- ]free\b/),
    told(
      "takes standard-size replacements",
      /\b(?:uses?|takes?|accepts?|fits?) (?:a |any |all |the )?(?:standard|regular|normal|ordinary|common)(?:[- ]sized?)? (?:\w+ )?(?:bits?|batter(?:y|ies)|blades?|bulbs?|filters?|refills?|needles|bobbins|staples|rolls?|bags?)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "parts available from the maker",
      /\b(?:spare|replacement) parts\b[^.;!?]{0,40}\bavailable\b[^.;!?]{0,40}\b(?:maker|manufacturer|company|website|site|online)\b/,
    ),
  ],
  subscription: [
    told(
      "one-time purchase",
      /\b(?:pay|paid) (?:for (?:it|this) )?(?:only |just )?once\b|\bone[- ]time (?:fee|payment|purchase|cost|charge)\b|\bonly pay once\b/,
    ),
    told(
      "no account to create",
      /\b(?:no|without(?: an?| any)?|do ?n['’]?t need(?: an?)?|did ?n['’]?t need(?: an?)?) (?:account|log-?in|password|sign-?up|registration)\b(?! (?:of|for|reset))/,
    ),
    told(
      "no features behind a paywall",
      /\bno (?:paywalls?|pro version|locked features|upsell\w*|in-app purchases|premium (?:version|tier))\b|\bnothing (?:is )?locked\b/,
    ),
    told(
      "saves to a memory card",
      /\b(?:record(?:s|ed|ing|ings)?|saves?|saved|stores?|stored|video|footage|clips)\b[^.;!?]{0,25}\b(?:on|to|onto) (?:an? |the |my |its own |it.?s own )?(?:sd|memory|micro ?-?sd) cards?\b/,
    ),
    point(
      "works on multiple devices",
      /\b(?:two|three|four|five|\d|multiple|several) (?:computers|devices|machines|pcs|phones)\b/,
    ),
    told(
      "no ads to sit through",
      /\bno (?:ads|adverts|advertisements|annoying ads)\b|\bad[- ]free\b|\bwithout (?:any )?(?:ads|advertisements)\b/,
    ),
    told(
      "updates at no extra charge",
      /\bfree (?:\w+ )?(?:lifetime )?updates?\b|\b(?:lifetime|free lifetime) (?:map|software) updates?\b|\bupdates? (?:is|are|were) free\b/,
    ),
    told(
      "works without internet",
      /\bworks? (?:\w+ )?(?:without (?:the |an? |any )?(?:internet|wi-?fi)|off-?line)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!could work[^.]{0,30})|\b(?:do ?n['’]?t|does ?n['’]?t|not|no) need (?:for )?(?:the |an? |any )?(?:internet|wi-?fi)\b|\b(?:no|without) (?:internet|wi-?fi) (?:needed|required|connection needed|connection required)\b/,
    ),
  ],
  accuracy: [
    told(
      "in line with other devices",
      /\b(?:match(?:es|ed)|agree[sd]?|same as|identical to|in line with|dead on with|spot on with|close to)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,35}\b(?:doctor.?s|nurse.?s|clinic.?s?|vet.?s|post office|lab|gym.?s|hospital.?s|(?:other|old|second|professional|mercury|oven|digital) (?:scale|thermometer|meter|gauge|watch|cuff|monitor)|truck.?s gps|gps)\b/,
    ),
    point(
      "consistent from reading to reading",
      /\b(?:same|consistent|repeatable) (?:\w+ ){0,2}(?:readings?|weight|numbers?|results?|measurements?|values?|temps?|temperature)\b|\b(?:consistent(?:ly)?|repeatable)\b|\b(?:same|right|accurate)\b[^.;!?]{0,25}\bevery (?:single )?time\b|\btwice in a row\b/,
    ),
    point(
      "within a small margin of error",
      /\bwithin (?:about |like |around |less than )?(?:an? |one |half an? |two |\d |\d*\.\d+ |a couple (?:of )?|a few )?(?:degrees?|ounces?|oz|grams?|pounds?|lbs?|seconds?|percent|%|tenths?|mm|millimeters?|points?|inch(?:es)?|feet|foot)\b|\b(?:half|one|a) degree off\b/,
    ),
    told(
      "off by just seconds over time",
      /\b(?:lost|gained|loses|gains|off by)(?: only| just| about| less than| maybe| around| like| a few| few| a couple(?: of)?| \w+){0,3} (?:seconds?|secs)\b[^.;!?]{0,20}\b(?:days?|weeks?|months?|years?)\b/,
    ),
    point("reliable step count", /\b(?:steps|step count\w*|pedometer)\b/),
    point("distance readings close to actual", /\b(?:distances?|miles?|mileage|yardages?)\b/),
    point(
      "holds up when double-checked",
      /\b(?:checked|tested|compared|verified|double[- ]checked|calibrated) (?:it |this |them )?(?:\w+ )?(?:against|with|to|by)\b/,
    ),
    told(
      "no recalibrating needed",
      /\b(?:no|never|without|(?:have|has|did|do|does)(?: ?n['’]?t| not))(?: \w+){0,3} (?:re-?)?calibrat(?:e|ed|ing|ion)\b/,
    ),
    point(
      "reads down to small fractions",
      /\b(?:tenths?|hundredths?|0?\.0?1|half (?:a )?(?:pound|degree|gram)|decimals?)\b/,
    ),
    point(
      "cuts straight and true",
      /\b(?:cuts?|angles?|miters?|bevels?|fence|blade)\b[^.;!?]{0,30}\b(?:square|straight|true|dead[- ]on|spot[- ]on|precise|accurate)\b|\b(?:dead|perfectly) (?:square|straight)\b/,
    ),
  ],
  solar: [
    point(
      "keeps going in winter",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!not in )\b(?:winters?|december|january|february|short days)\b)/,
    ),
    point(
      "does well even on cloudy days",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:even|still|despite|also|and|on)\b[^.;]{0,30}\b(?:cloud(?:y|s)|overcast|rainy|gloomy|gray days?|grey days?)\b(?!.*\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b))/,
    ),
    point(
      "runs even in partial shade",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:even|still|despite|also)\b[^.;]{0,30}\b(?:shade|shady|shaded|under (?:a |the |our |my )?(?:trees?|maple|oak|porch|eaves))\b)/,
    ),
    told(
      "no wiring or outlets needed",
      /(?<!came with )\b(?:no|no need for|(?:does|do) ?n['’]?t need(?: any)?) (?:extension )?(?:wires?|wiring|cords?|outlets?)\b(?! poking)/,
    ),
    naming(
      "lights up {}",
      ["outdoors", "room"],
      /\b(?:lights? up|lit up|illuminat(?:es?|ed|ing)|brightens?(?: up)?) (?:the |my |our |a |whole |entire )*(?=\w)/,
    ),
    told(
      "responsive motion sensor",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bmotion[- ](?:sensors?|detect\w*|activat\w*) (?:\w+ ){0,3}(?:works?|great|good|sensitive|perfect|picks|quick|responsive)\b|\b(?:comes?|turns?|lights?) (?:right )?on (?:when|as soon as) (?:i|we|you|someone|anyone|anything|the dog|a car) (?:walks?|comes?|goes|pulls?|moves?|steps?|passes)\b)/,
    ),
    point(
      "lasts more than one season",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:second|third|fourth|two|three|several|2|3|4) (?:years?|summers?|seasons?|winters?)\b|\bafter a (?:full )?(?:year|winter)\b|\bsince 20\d\d\b)/,
    ),
    told(
      "panel that can face the sun",
      /\bpanel\b[^.!?;]{0,25}\b(?:adjust\w*|tilt(?:s|ed)?|angled|rotat\w*|swivel\w*|aim\w*|separate(?:ly)?)\b|\b(?:adjustable|separate) (?:\w+ )?panel\b/,
    ),
  ],
};
