import { type Point, point, told } from "./point.ts";

export const ADJUST_POINTS: Readonly<Record<string, readonly Point[]>> = {
  adjust: [
    point(
      "suits both tall and short people",
      /\b(?:tall(?:er)?\b[^.;!?]{0,60}\bshort(?:er)?|short(?:er)?\b[^.;!?]{0,60}\btall(?:er)?)\b|\b(?:six|6)[ '\u2019-](?:foot|feet|ft|\d)?[^.;!?]{0,40}\b(?:five|5)[ '\u2019-](?:foot|feet|ft|\d)|\b(?:both of us|wife and i|husband and i|my (?:wife|husband) and (?:i|me)|(?:him|her|me) and (?:his|her|my) (?:sister|brother|wife|husband)|whole family|different (?:people|heights|sizes|proportions|bodies)|varied heights|various (?:heights|sizes))\b/,
    ),
    point(
      "adjusts as kids grow",
      /\bgrow(?:s|ing)? with\b|\bas (?:he|she|they|kids?|the (?:kids?|child|baby)|my (?:son|daughter|kid|child|grandson)) (?:grow|grows|gets?)\b|\broom to grow\b/,
    ),
    point(
      "fine-tunes in small steps",
      /\bmicro[- ]?adjust\w*|\bmicro adjust\b|\bfine[- ]tun\w+|\bone (?:more )?(?:notch|click)\b|\bclick at a time\b|\bexact(?:ly)? the (?:tightness|height|angle|length|tension)\b|\b(?:very|so|quite|really) fine\b|\binfinite(?:ly)?\b/,
    ),
    point("adjusts with a finger or two", /\b(?:one|a single|two|a) (?:finger|thumb)s?\b/),
    point("adjusts with one hand", /\b(?:one|single)[- ]hand(?:ed)?\b/),
    point(
      "adjusts with the turn of a knob",
      /\b(?:with|using|by|via|easy|nice|great|love|smooth|the) (?:\w+ ){0,3}(?:knob|dial|thumb ?wheel|thumbscrew)\b|\badjusts? (?:\w+ )?with the wheel\b/,
    ),
    point("no tools needed", /\b(?:no|without(?: any)?) tools\b|\btool[- ]free\b/),
    point(
      "adjusts on the fly",
      /\bon the fly\b|\bwhile (?:wearing|riding|walking|running|driving|it.?s on|seated|sitting|in use)\b|\bwithout (?:having to )?(?:tak\w+ (?:it |them )?off|undoing|getting (?:up|off|out)|stopping|re-?thread\w*)\b|\beven when it.?s (?:up|on)\b/,
    ),
    point(
      "no sagging or drooping",
      /\b(?:no|not an?|never|without(?: any)?|(?:do|does|did|has|have|wo|is)(?: ?n['’]?t| not)(?: let \w+)?)(?: \w+)? ?(?:sag|droop)(?:s|ged|ging|ped|ping|ed|ing)?\b/,
    ),
    point(
      "holds without coming loose",
      /\b(?:never|not|no|(?:do|does|did|has|have|wo|is)(?: ?n['’]?t| not))(?: \w+){0,3} (?:loosen(?:s|ed|ing)?|(?:work|come|came|get|worked|coming) loose)\b/,
    ),
    point("rotates into position", /\b(?:rotat(?:e|es|ed|ing|able)|swivels?|swivel(?:ing|ed)|360|pivots?|pivoting)\b/),
    point(
      "wide range of adjustment",
      /\b(?:wide|great|huge|good|full|large|big|excellent|nice|broad) (?:range|variety|adjustment range)\b|\blots? of (?:range|adjustments?|adjustability|options)\b|\badjusts a lot\b/,
    ),
    point(
      "adjusts in several places",
      /\b(?:on |at |in )(?:all )?(?:three|four|five|several|multiple|all|many|both) (?:\w+ )?(?:sides|points|places|ends|spots|directions)\b/,
    ),
    point(
      "fits over a coat or sweater",
      /\bover (?:an? |my |his |her |the |their )?(?:winter |thick |heavy |puffy |rain )*(?:coats?|jackets?|hoodies?|sweaters?|clothes|clothing)\b/,
    ),
    told(
      "can be worn crossbody",
      /\b(?:wear|worn|carry|carried|wearing|wears|go|goes|long enough|use|adjust\w*|sling)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.,;!?]{0,30}\b(?:cross[- ]?body|across (?:my|the|your) body)\b(?! (?:bag|purse) (?:that|but))/,
    ),
    point("adjustable flame", /\badjust\w*(?: \w+){0,2} flame\b|\bflame\b[^.;!?]{0,30}\badjust\w*\b|\bsimmers?\b/),
    told(
      "adjustable tension or firmness",
      /\b(?:adjustable|change the|adjust the|set the|control the) (?:\w+ )?(?:tension|resistance|firmness)\b|\b(?:tension|resistance|firmness) (?:is|can be) (?:\w+ )?(?:adjust\w*|changed)\b/,
    ),
    point(
      "adjustable brightness",
      /\b(?:brightness|dimm(?:able|ing|er)|light levels?|light ring|bright(?:er)? or dim)\b/,
    ),
    point("adjustable sound", /\bequalizer\b|\b(?:bass|treble|tone) (?:control|adjust\w+)\b|\bsound adjustment\b/),
    point("adjustable depth or width", /\b(?:depth|width)\b(?! of field)/),
  ],
  openClose: [
    told(
      "works with cold or gloved hands",
      /\b(?:easy|easily|open|opens|tear|tears|zips?|zippers?|buckles?|latch|clips?|can(?= )|unlocks?)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,45}\b(?:(?:with|in|wearing) (?:my |thick |heavy |winter |work |ski )*(?:gloves|mittens) on|gloved (?:hands?|fingers?)|(?:cold|numb|frozen) (?:fingers|hands)|even for \w+ \w+ with gloves)\b(?![^.;!?]*\bphone)/,
    ),
    told(
      "no trouble for stiff or weak hands",
      /\b(?:open|opens|opened|opening|close|closes|lid|cap|latch|clasp|zipper|buckle|snaps?)\b[^.;!?]{0,50}\b(?:arthrit\w+|weak (?:hands?|grip|wrists?)|bad (?:hands|wrists?))\b(?! (?:cannot|can['’]?t))/,
    ),
    point(
      "clicks or snaps shut",
      /(?<!not )\b(?:click|snap)s? (?:shut|closed|into place|tight|on tight|firmly)\b(?! like)|\b(?:good|firm|solid|nice|positive|satisfying) (?:\w+ )?(?:snap|click)\b|\bsnaps? on (?:tight\w*|secure\w*|with)\b/,
    ),
    told(
      "held shut by a magnet",
      /(?<!nice try with the )\bmagnet(?:ic|s)? (?:\w+ )?(?:closures?|clasps?|flap|latch|snap|lid|catch|fastener|door|closing)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?![^.;!?]{0,25}\b(?:broke|fell|came off|weak|too|not)\b|[^.;!?]{0,15}n['\u2019]t|[^.;!?]{0,15} n.t\b)|\b(?:closes|shuts|closed|held shut|stays shut|fastens) (?:with|by) (?:a |strong |hidden )*magnets?\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point(
      "no leaks once sealed",
      /\b(?:tight|seals?|sealed|shut|lid|lids|cap|closed)\b[^.;!?]{0,40}\b(?:no|never|not|without|(?:do|does|did|has|have|wo|is|are)(?: ?n['’]?t| not))(?: \w+)? (?:leak|spill|drip|weep)\w*\b|\bupside[- ]down\b/,
    ),
    told(
      "airtight seal",
      /(?<!not )(?<!n.t )(?<!is ?n.t )\bair-?tight\b(?! (?:container|jar|bag|tin|canister)s? (?:would|to|after|or))/,
    ),
    told(
      "wide mouth to reach into",
      /\b(?:wide|big|large) mouth\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?! (?:bass|jars?|mason|and small|food))|\b(?:wide|large|generous) (?:top )?opening\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\bopening is (?:\w+ )?(?:nice and )?(?:wide|big|large)\b(?<!too (?:wide|big|large))(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "locks shut",
      /\b(?:lids?|latch|latches|clasps?) (?:really |also |actually |that )?locks?\b(?! up| out| release)(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\blocking (?:lids?|latch|latches|clasps?|cap|tabs)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:door|gate|cap) locks (?:tight|shut|securely|in place)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point("flip-top lid or cap", /\bflip[- ]?(?:top|lid|cap|up lid|open lid|spout|top lid)\b/),
    told(
      "no loose cap or lid to lose",
      /\b(?:caps?|lids?|tops?|cover)\b[^.;!?]{0,30}\b(?:stays? (?:attached|on)|attached|tethered|hinged)\b[^.;!?]{0,30}\b(?:lose|lost|misplace|drop|dropping)\b/,
    ),
    told(
      "pours without dripping",
      /\bpours?\b[^.;!?]{0,35}\b(?:no|without|never|(?:do|does)(?: ?n['’]?t| not))(?: \w+)? (?:drip|dribbl|spill)\w*\b|\b(?:no[- ]drip|drip[- ]free|dripless) (?:spout|pour|lip)\b|\bspout\b[^.;!?]{0,25}\b(?:no|without|never|(?:do|does)(?: ?n['’]?t| not))(?: \w+)? (?:drip|dribbl)\w*\b|\bspout pours (?:clean|smooth)\w*\b/,
    ),
    told(
      "no scissors needed",
      /\b(?:no|without|do ?n['’]?t need|did ?n['’]?t need|never need|no need for)(?: any| the| to (?:use|get|find))? scissors\b/,
    ),
    told(
      "can be resealed",
      /\bre-?seal(?:s|able)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\bnot|\bno|\bnever|n['\u2019]t|\bnon-|\bmore|\bnew)\b ?[^.,;!?]{0,12})(?![^.;!?]{0,70}(?:\bnever\b|\bquit|n['\u2019]t|n ?['\u2019]t|\bnot\b|\bwould\b|\bstop|\bfail|\bbut\b))|\bre-?closable\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "zips without snagging",
      /\bzip(?:per)?s?\b(?: \w+){0,6} (?:(?:do|does|did|has|have|wo)(?: ?n['’]?t| not)|never|without|no)(?: \w+){0,2} (?:snag|catch|stick|jam|stuck|caught)\w*\b/,
    ),
    told(
      "two-way zipper",
      /\b(?:two|2|double|dual)[- ]way zip(?:per)?s?\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point(
      "lays flat for full access",
      /\b(?:opens?|lays?|lies|folds? (?:back|out))\b[^.;!?]{0,20}\b(?:fully |completely |totally |all the way )?flat\b/,
    ),
    told(
      "takes just a thumb or finger",
      /\b(?:opens?|opened|closes?|unlocks?|flips?|flipped)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.,;!?]{0,25}\b(?:one|a single|my|your|a flick of (?:the|a|my|your)) (?:thumb|finger|wrist)\b(?! (?:nail|got|hurts?))/,
    ),
    told(
      "shuts gently without slamming",
      /\b(?:closes?|shuts?) (?:softly|quietly|gently|slowly)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\bsoft[- ]clos(?:e|es|ing)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|(?<!needle )\b(?:no|without|does ?n['’]?t|wo ?n['’]?t|never) slam(?:s|ming)?\b/,
    ),
  ],
  cord: [
    told(
      "long enough to reach where needed",
      /\b(?:cord|cable)s?\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?: \w+){0,3} long enough (?:to|that|so|for)\b|\b(?:cord|cable) (?:easily )?reach(?:es|ed)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?! (?:only|barely|the end))|\b(?:plenty|more than) long (?:enough )?to reach\b|\blong (?:power |charging )?(?:cord|cable)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,30}\b(?:reach|can stand|move around|walk around)\b/,
    ),
    told(
      "plenty of length to spare",
      /\b(?:cord|cable|cables)\b[^.;!?]{0,40}\b(?:plenty (?:left|extra|to spare)|with (?:some|plenty|lots|a bit)? ?(?:left over|to spare)|some left over|length to spare|more than (?:long )?enough)\b/,
    ),
    told(
      "stays flexible in the cold",
      /\b(?:cord|cable|wire|lead)s?\b[^.;!?]{0,40}\bflexible\b[^.;!?]{0,25}\b(?:cold|zero|winter|freez\w+)\b|\b(?:cord|cable|wire|lead)s?\b[^.;!?]{0,20}\b(?:cold|zero|winter|freez\w+)\b[^.;!?]{0,30}\bflexible\b/,
    ),
    told(
      "no tangles or kinks",
      /\b(?:cord|cable|wire)s?\b[^.;!?]{0,40}\b(?:(?:do|does|did|has|have|wo)(?: ?n['’]?t| not)|never|no|without|not)(?: \w+){0,3} (?:tangl|kink|knot)\w*\b|\b(?:cord|cable)s? (?:\w+ )?coils? (?:flat|up neatly|easily|neatly)\b|\btangle[- ]free (?:cord|cable)s?\b/,
    ),
    told(
      "braided outer covering",
      /\bbraided (?:\w+ )?(?:cords?|cables?|wires?)\b|\b(?:cords?|cables?|wires?)\b(?: is| are| was)?(?: \w+)? braided\b/,
    ),
    point(
      "heavy-duty feel",
      /\b(?:thick|heavy|heavy[- ]duty|beefy|sturdy)(?: \w+)? (?:cords?|cables?|wires?|wiring|plug)\b|\b(?:cords?|cables?|wires?)\b(?: \w+){0,3} (?:thick|heavy[- ]duty|sturdy|beefy|heavy)\b|\bcable\b[^.;!?]{0,12}\bdurable\b/,
    ),
    told(
      "just the right length",
      /\b(?:cord|cable|wire)s?\b[^.;!?]{0,25}\b(?:right|perfect|correct|ideal) length\b|\b(?:right|perfect|ideal|correct) length (?:\w+ )?(?:cords?|cables?)\b|\b(?:cord|cable)s?\b[^.;!?]{0,30}\blong enough but not too long\b/,
    ),
    point(
      "more than one port",
      /(?<!only )\b(?:two|three|four|five|six|eight|ten|multiple|several|[2-9]|10) usb(?: [a-c])?(?: ports?)?\b/,
    ),
    told(
      "leaves other outlets free",
      /\b(?:does ?n['’]?t|does not|do ?n['’]?t|without|not|never) (?:block|cover|hog)(?:s|ing|ed)? (?:up )?(?:the |my |any |both |two |other )*(?:\w+ )?(?:outlets?|sockets?|plugs?|ports?)\b/,
    ),
    told(
      "right-angle connector",
      /\b(?:right|90)[- ](?:degree |angled? )+(?:\w+ )?(?:plugs?|connectors?|ends?|usb|jacks?|adapters?)\b|\bl-shaped (?:plug|connector|end)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "detaches when not needed",
      /\b(?:detachable|removable|detaching) (?:power |charging |usb )?(?:cords?|cables?)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:cord|cable)s? (?:is |are |can be |that )?(?:\w+ )?(?:detach(?:es|able|ed)?|removable|removed)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point(
      "tucked neatly out of the way",
      /\b(?:nothing dangles|tucked|off the floor|out of the way|short and neat|hidden)\b/,
    ),
    point("clearly marked to tell apart", /\b(?:marked|labell?ed|color[- ]?coded)\b/),
    point(
      "fast data transfers",
      /\b(?:fast|quick(?:ly)?|great|rapid)\b[^.;!?]{0,25}\btransfers?\b|\btransfers?\b[^.;!?]{0,35}\b(?:fast|quick(?:ly)?|great|pleasure|seconds)\b/,
    ),
  ],
};
