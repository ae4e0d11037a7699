import type { Wordings } from "./wording.ts";

export const PACK_AWAY_WORDINGS: Wordings = {
  packAway: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:folds?|rolls?|packs?|collapses?|breaks?(?! easily)|squishes|squish|compresses|scrunches|flattens|nests?|stacks|crushes|deflates|zips|fold|squashes) (?:it |right |completely |itself |very |them |so |all |nice and |nicely |easily |quickly |really |the whole thing )*(?:up|down|away|flat|in|back)?(?: and)? ?(?:so |very |really |pretty |nice and |super |to |into |to almost |to next to |completely |totally ){0,6}(?:flat|tiny|small|nothing|compact|thin|neat|its own (?:pocket|pouch|bag)|itself|a (?:tiny|small|neat|little|compact|flat|nice) [\w-]+|the size of|about the size of|smaller than|no bigger than|small enough|flat enough|in (?:seconds|a second|no time|a minute|under|one)|easily|quick|quickly|like an umbrella|for (?:storage|the winter|travel|the trunk)|to go in the|out of the way|with one hand|when (?:not in use|i['’]?m done|you['’]?re done|we['’]?re done|not being used))\b(?! (?:but|amount|tear|piece|print|portion|number))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:goes?|fits?|went|slides?|slips?|stuffs?|packs?|rolls?|folds?) (?:right |easily |neatly |nicely |just |actually |perfectly )*back (?:in|into|inside|in to) (?:the|its|that|their|it['’]?s|the little|the original) (?:[\w'’-]+ )?(?:bag|sack|case|box|pouch|sleeve|tin|carrier|stuff sack)\b(?! (?:only|but|if|is|was))/,
    ],
    [
      "+",
      /\b(?:i|we|you|even i|husband|wife|kids?) (?:can |could |was able to |actually |easily |always )+(?:get|got|fit|stuff|fold|pack|put) (?:it|this|them|everything) (?:\w+ )?back (?:in|into|inside|in to) (?:the|its|that|their) (?:[\w'’-]+ )?(?:bag|sack|case|box|pouch|sleeve)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:easy|easier|simple|a breeze|a cinch|a snap|quick|effortless|fast|no trouble|super easy|nothing) (?:enough )?(?:for \w+ )?to (?:put away|store|stash|stow|fold (?:up|away|down|flat|back)|pack (?:up|away)|collapse|break down|roll up|tuck away|take down|stow away|put back in (?:the|its)|get back in(?:to)? (?:the|its))\b(?! (?:water|food|more|the fat))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:stores|stows|stashes|tucks|packs|puts) (?:up |away )?(?:so |very |really |pretty |nice and )?(?:flat|easily|neatly|nicely|small|away|compactly|well|great|out of sight|out of the way|on a (?:hook|nail)|under (?:the|my|our) bed|behind (?:the|a) (?:door|couch|sofa)|in (?:the|a|my) (?:closet|trunk|drawer|cupboard|garage))\b(?! from)/,
    ],
    [
      "+",
      /\b(?:folds?|rolls?|collapses?|breaks?|packs?|folded|rolled|packed) (?:up|down|away|flat)? ?(?:and|to|so (?:it|i can|you can)) (?:\w+ )?(?:goes?|slides?|fits?|tucks?|store|stores|stash|hangs?|hang|slide|tuck|go|fit|put|stick|lives|disappears) (?:it |away |right |easily |nicely )*(?:in|into|under|behind|between|on|beside|in to) (?:the|my|a|our|your|its|any|most)/,
    ],
    [
      "+",
      /\b(?:takes?|took) (?:about |maybe |me |us |all of |only |like |less than )*(?:a|one|two|five|ten|30|thirty|\d+) (?:seconds?|minutes?|secs?|mins?) to (?:pack (?:up|away)|fold (?:up|down|away)|put away|take down|break down|collapse|get (?:it )?back in)/,
    ],
    [
      "-",
      /(?:(?:can|could|ca|will|wo|would|do|does|did)(?: ?n['’]?t| not)|cannot|never|no way to|impossible to|unable to) (?:ever |for the life of me |seem to |quite |manage to |figure out how to )*(?:get|got|fit|fold|go|stuff|put|squeeze|cram|pack|roll|jam)(?:ting)? (?:(?:it|them|this|the (?:thing|tent|mat|chair|pillow|damn thing|blanket)|everything) )?(?:all |folded |rolled |to (?:go|fit) )*back (?:in|into|inside|in to) (?:the|its|that|their|it['’]?s) (?:[\w'’-]+ ){0,2}(?:bag|sack|case|box|pouch|sleeve|carry bag)\b(?! of)/,
    ],
    [
      "-",
      /\b(?:getting|putting|stuffing|folding|fitting|cramming|wrestling|rolling|fighting|packing) (?:it|this|them|everything|the (?:thing|tent|chair|mat|pillow|whole thing)) (?:all )?(?:back|back up|back in|back into|back inside|away|flat|back down)(?: (?:the|its|that|their) (?:[\w'’-]+ ){0,2}(?:bag|sack|case|box|pouch|sleeve))? ?(?:again )?(?:is|was|takes?|took|requires?|needs?|makes|can be|almost) (?:like |such |just |quite |me |about |at least |really |you |always )*(?:a |an |another )?(?:nightmare|two people|pain|forever|fight|impossible|struggle|chore|battle|wrestling|job|workout|engineering|hard|tricky|mystery|puzzle|art|joke|miserable|hassle|challenge|bear|ordeal|trick|circus|half an hour|twenty|30 minutes|an hour|three people|different story|comedy|not (?:easy|happening|fun)|magic|degree|swearing)/,
    ],
    [
      "-",
      /\bgood luck (?:getting|folding|putting|stuffing|fitting|packing|rolling|collapsing|ever getting|trying to (?:fold|get|put|stuff|pack)) (?:it|this|them|everything|the (?:thing|tent|chair|mat)) (?:all )?(?:back|up|down|away|flat|in|into)/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:a pain|hard|harder|impossible|a nightmare|nightmare|tricky|a struggle|struggle|a bear|hassle|a hassle|difficult|tough|awkward|frustrating|not easy|a fight|a beast|a bitch|tedious|a chore) (?:for \w+ )?(?:to|when you|trying to) (?:put (?:it )?away|store|stow|fold (?:it )?(?:back|up|away|down|flat)|roll (?:it )?(?:back )?up|pack (?:it )?(?:up|away|back)|collapse|(?:get|put|fit|stuff) (?:it |them |everything )?back in(?:to)? (?:the (?:\w+ )?(?:bag|box|case|sack|pouch)|its)|fold(?= |[.,!]|$)|break down|take down)/,
    ],
    [
      "-",
      /\b(?:it|this|they|legs?|frame|stroller|chair|handle|stand)? ?(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to) (?:really |even |quite |actually |fully |stay )?(?:fold|collapse|pack|nest|roll back)(?:s|ed|ing)? ?(?:up |down |away |back )*(?:flat|small|neatly|easily|compact|tight|up|down|very (?:small|flat|far)|as (?:small|flat)|completely|all the way|enough|nicely)\b(?! (?:under|in the wash|on (?:us|me)|or (?:tear|bend)))/,
    ],
    [
      "-",
      /\b(?:the |its |that |carry |carrying |storage |little )+(?:bag|sack|case|pouch|carry bag) (?:it came in |it comes in |it comes with |that comes with it )?(?:is|was|are) (?:\w+ )?(?:too (?:small|tight)|(?:way|far|much|a bit|a little) too (?:small|tight)|so (?:tight|small)|two sizes too) (?:to (?:get|put|fit|pack)|for (?:it|the)|once|after|and (?:it|you|i) (?:never|can))/,
    ],
    [
      "-",
      /\b(?:fight|fights|fought|wrestle|wrestled|battle|struggle|struggled|sit on it|swear|swore|cursed?|cried|beg) (?:with |it |me |a |the |at |for |little |\w+ minutes )*(?:to (?:get|put|fold|stuff|fit|pack) |getting |putting |folding |stuffing )(?:it|this|them|the (?:thing|tent|chair|mat)) (?:back |all |to )*(?:in|into|up|down|away|flat|folded|fold|back)\b/,
    ],
    [
      "-",
      /\bi (?:just |now |finally |have )*(?:gave|given|give) up (?:on |trying to )?(?:fold|folding|put|putting|roll|rolling|pack|packing|get|getting|stuff|stuffing)(?:ting)? (?:it|them|this) (?:back|up|away|in|down)\b/,
    ],
    [
      "-",
      /\b(?:ends up|winds up|always|comes out|still|it['’]?s) (?:twice|three times|double|bigger than) (?:as big|the size|the bag|it was|when it came)[\w ]{0,20}(?:fold|roll|pack|bag)/,
    ],
  ],
  length: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:cover(?:s|ed|ing)?|comes? down (?:to|over|past|below)|falls? (?:to|at|just|below|right)|hits?|reach(?:es)?|goes (?:past|below|down)|hangs? (?:to|past|below)|stays? (?:below|over)) (?:just |right |nicely |well |all the way |to |down |at |past |below |above |over |perfectly |all |of |even |mid |around )*(?:my|the|her|his|your) (?:whole |entire |upper |lower |big |long )?(?:butt|bum|backside|rear|behind|booty|tush|belly|stomach|tummy|knees?|wrists?|ankles?|hips?|thighs?|midriff|tattoo|calf|calves|bottom|waist)(?: when| even| and| which| like| just| perfectly| so| nicely|[.,!]|$)(?! (?:hurts?|weird|wrong|nicely but))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:wish|were|last|lasts?|stay(?:ed|s)?|hold|live) (?:\w+ )?)\b(?:actually|finally|plenty|more than|is|are|was|were|they['’]?re|it['’]?s|just|nice and) long enough (?:for (?:me|my (?:\w+ )?(?:husband|son|daughter|arms|legs|torso|height|bed|couch|window|hair|dog|yard|needs|desk|pool|head|wrist|waist)|someone|a (?:tall|\d|six|king|queen|big|large)|tall|him|her|us|everyone|the (?:whole|job|bed|pool|yard))|to (?:wear|tuck|cover|wrap|go|stretch|tie|stay tucked|lie|sit|hang|reach|run|loop|span|be worn|curl up|put|adjust|get around|stand|walk))\b/,
    ],
    [
      "+",
      /\b(?:sleeves|legs?|inseam|length|hem|pants?|jeans|leggings|shirts?|dress|skirt|torso|strap|straps|hose|leash|mat|rope|chain|curtains?|blanket|belt|handle|tail) (?:\w+ )?(?:is|are|was|were|hits?|falls?|length is) (?:the |just |exactly |also |a |such |absolutely |so |spot |pretty |really )*(?:right length|perfect length|perfect(?:ly)? long|ideal length|great length|good length|nice length|long enough|right where (?:i|it|they)|just right|perfect for (?:my height|a tall|someone|my long)|not too (?:long|short)|n['’]?t too (?:long|short)|spot on|plenty long)\b(?<!\b(?:not|n['’]t) (?:quite |nearly |even |really )?(?:the )?(?:long enough|right length|perfect length))/,
    ],
    [
      "+",
      /\b(?:did|do|does|have|had)(?: ?n['’]?t| not) (?:even |had |have )?(?:need to|have to|need|had to|get to) (?:be )?(?:hem|hemmed|hemming|cut|shorten|shortened|roll|cuff|take up|trim|tailor|alter|trimmed|altered|tailored) (?:them|it|these|anything|the (?:legs|sleeves|hem|bottoms?|pants|length|curtains)|off|up|or|at all|alterations)\b/,
    ],
    [
      "+",
      /\b(?:no|without|zero) (?:need to |need for |having to )?(?:hem|hemming|cuffing|shortening|rolling (?:up|the)|trimming needed|alterations|tailoring|high ?waters|dragging on the (?:floor|ground)|tripping over)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:love|loved|like|great|perfect|good|right|ideal|nice|excellent|loving|exact|correct|happy with|awesome|fantastic|wonderful|amazing) (?:the |this |that |just the |on the )?lengths?(?= |[.,!]|$)(?! (?:of time|wise but|options|to|is (?:too|short|off|wrong)|was (?:too|short|off)))/,
    ],
    [
      "+",
      /\b(?:tall (?:girl|gal|guy|woman|man|person|people|friendly|folks|ladies)|i['’]?m (?:5['’]?\d+|6['’]?\d*|six|tall)|i am (?:5['’]|6['’]|six|tall)|my (?:6['’]\d?|tall|six) ?\w*)(?:[\w'’"-]+ ){0,4}[\w'’", -]{0,25}(?:approved|long enough|and (?:these|they|it|this) (?:actually )?(?:reach|cover|touch|hit|come (?:all the way )?down|go (?:all the way )?down))/,
    ],
    [
      "+",
      /\b(?:finally|first|only)(?: found)? (?:\w+ ){0,2}(?:pants|jeans|leggings|shirts?|sleeves|socks|leash|hose|robe|tights|scrubs|trousers|sweatpants|joggers|top|jacket|blanket)(?: \w+){0,2} (?:long enough|that (?:actually )?(?:reach|cover|go|come|are long|is long|hit)(?:es|s)?)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|no|never|parade of|like|always) (?:\w+ )?)\b(?:high ?waters|high-waters|flood pants|capris? on me|look like capris|looks like capris|crop top on me|more like a (?:crop top|shirt|tunic|belly shirt)|mini ?dress on|like a belly shirt|shorts on me|could be a dress|like a nightgown|like a dress on|belly shirts?)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|n['’]t|never|without|no|hair|fur|feet|foot) (?:\w+ )?)\b(?:drags?|dragging|dragged) (?:on |along |across |all over )(?:the )?(?:floors?|ground)\b|\b(?:trip|tripping|tripped|step|stepping|walk|walking|stepped) (?:over|on) (?:the |my |its )?(?:hems?|legs|bottoms|pant legs|cuffs|pants)\b/,
    ],
    [
      "-",
      /\b(?:had|have|has|need|needs|needed|going|got|ended up) (?:to )?(?:be )?(?:have |had |having |get |got )?(?:them |it |these |the \w+ )?(?:hem|hemmed|hemming|cuff|cuffed|cuffing|shortened|taken up|shorten) (?:them|it|these|the (?:legs|sleeves|pants|bottoms?|cuffs|waist(?:band)?|hem|dress|jeans|skirt)|by|about|up|a good|\d|two|three|four|five|six) ?(?:up|at|over|inches|about|by|twice|three|so|because|off|a|to)\b(?! (?:store|and put|fit in the|clean))/,
    ],
    [
      "-",
      /\b(?:sleeves?|legs?|pants?|jeans|leggings|hem|shirt|top|dress|skirt|jacket|sweater|coat|it|they|robe|tee) (?:\w+ )?(?:stops?|ends?|quits?|barely (?:covers?|reach(?:es)?|comes?|hits?|goes?|touch)|hardly (?:covers?|reach(?:es)?|comes?)|only (?:comes?|reach(?:es)?|goes?|covers?|hits?)|(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to) (?:even |quite |really )?(?:cover|reach|come down to|go past|go down to|hit)) (?:about |right |just |at |way |to |past |well |up |all |inches |two |three |a good |an inch |above |over |below |the |even |down )*(?:my|the|his|her) (?:[\w'’-]+ )?(?:elbows?|forearms?|ankles?|wrists?|belly ?button|navel|butt|shins?|calves|calf|waist(?:band)?|stomach|belly|tummy|bum|finger ?tips|knuckles|hips?|rear|backside|bottom)\b(?<!\b(?:right|perfectly|nicely) (?:at|above|below) (?:my|the|his|her) \w+)/,
    ],
    [
      "-",
      /\bsleeves? (?:\w+ )?(?:hangs?|are|go|goes|come|comes|cover|covers|reach|swallow) (?:\w+ )?(?:way |inches |all the way |well |down |far |a good )*(?:past|over|below|beyond|to|down to)? ?(?:my|his|her|the) (?:hands|fingers|finger ?tips|knuckles|knees)\b/,
    ],
    [
      "-",
      /\b(?:measured|measures?|measuring|tape measure|tape says|actual(?:ly)?|really|more like|closer to|comes? (?:out )?to|came (?:out )?to|comes up|barely|only|not even) (?:it |them |says |at |out |about |like |barely |only |just |and |it['’]?s |is |are )*\d+(?:\.\d+)? ?(?:feet|ft|foot|inches|in|inch|["\u201D])(?: long)?,? (?:not|instead of|rather than|when|vs|versus|and not) (?:the |a |an |it |they |advertised |claimed |promised |says |say |full |\d+)/,
    ],
    [
      "-",
      /\b(?:needs?|needed|takes?|took|cut|chop(?:ped)?|had) (?:about |a good |at least |to take )?(?:a|an|two|three|four|five|six|\d+) (?:more )?inch(?:es)? (?:taken )?(?:off|longer|hemmed|shorter)\b/,
    ],
  ],
  mess: [
    [
      "+",
      /\b(?:no|zero|without(?: a| any| the)?|not a(?: single)?|hardly (?:any|a)|barely (?:any|a)|never (?:any|a)) (?:more )?(?:sticky |greasy |white |fine |loose |stray |messy |black |little |oily |glue |chalky |waxy |bits of |clouds? of |trail of |puff of |specks? of |pile of )*(?:residue|drips|splatters?|spatters?|splashes|splashing|crumbs(?= (?:left|on|all|anywhere|everywhere|behind))|dust clouds?|dusty|tracking|glitter|lint|fuzz|sawdust|smears?|smearing|smudges on my|sticky fingers|sticky hands|greasy fingers|goo|gunk|flakes|shedding|flying|overspray|stray hairs?)(?! (?:resistant|filter|bin|tray|free|remover|brush|trap))(?: (?:left|behind|on|all over|anywhere|everywhere|at all|in|to|under|when|after|around|from)\b| ?[.!,;)]| ?$)/,
    ],
    [
      "+",
      /\b(?:kitchen|counters?|countertop|floors?|stove|sink|walls?|table|car|desk|rug|carpet|hands|fingers|couch|house|room|bathroom) (?:[\w'’-]+ ){0,2}?(?:stay(?:s|ed)?|remain(?:s|ed)?|kept|(?:is|are|was|were) (?:still|finally|actually)) (?:[\w'’-]+ )?(?:clean|spotless|tidy|crumb[- ]free|mess[- ]free)\b/,
    ],
    [
      "+",
      /\b(?:everything|all the \w+|it all|the (?:crumbs|litter|hair|hairs|trimmings|clippings|dust|grease|seed|seeds|shells|food|paint|water|dirt|sand|toys|hay|mess|grounds|flour|beans|ice|shavings)) (?:[\w'’-]+ )?(?:stays?|stayed|lands?|landed|falls?|fell|goes|went|drops?|dropped|ends up) (?:right |straight |all |neatly |put |inside |only )*(?:in|into|inside|on|where (?:it|they)) (?:the |its |their |it )?(?:box|tray|bin|cup|bowl|pan|bag|container|catcher|bucket|mat|drawer|belongs?|should|basin|tub|chamber|jar|cage)\b/,
    ],
    [
      "+",
      /\b(?:does|do|did|has|have|is|are)(?: not| never|n['’]?t| n['’]?t) (?:really |ever |even |once )?(?:splash(?:ed|ing)?|splatter(?:ed|ing)?|spatter(?:ed)?|shed(?:ding)?|track(?:ed)?|scatter(?:ed)?|smear(?:ed)?|smudge[sd]?|spill(?:ed|ing)?|make a mess|made a mess|leave (?:a mess|anything|crumbs|residue|dust|lint|marks|streaks|hair|a trail|a film)|left (?:a mess|anything|crumbs|residue|dust|lint|marks|a film|any \w+)|throw (?:litter|dust|seed|sparks)|kick up|fly (?:everywhere|all over)|get (?:everywhere|all over))(?: (?:all over|everywhere|on (?:the|my|your|his|her)|onto|behind|at all|anywhere|through|around|when|while|or|and|as much|any|a bit|one bit|much|onto)\b| ?[.!,;)]| ?$)/,
    ],
    [
      "+",
      /\b(?:gone are|goodbye to|good ?bye|no more|so long to|the end of|ended|put an end to|saved me from|saves me from|i no longer|we no longer|quit|stopped|done) (?:the days of |having to |have to |with |the |my |our |all )*(?:sweep(?:ing)?|vacuum(?:ing)?|mopp?(?:ing)?|wip(?:e|ing)|pick(?:ing)? up|clean(?:ing)? up|messy|sticky|spills?|crumbs|puddles?|litter (?:all over|everywhere|on|between|tracked)|hair (?:all over|everywhere|on|in the)|seed (?:all over|on)|grease (?:all over|on)|splatter|water (?:all over|on the)|food (?:all over|on the))\b(?! (?:robot|cleaner|the sale))/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:keeps?|kept|contains?|contained|catches|caught|traps?|trapped|holds?|collects?) (?:all |most of |all of |every bit of |every |almost all |pretty much all )*(?:the |that |his |her |my |those |single )*(?:[\w'’-]+ )?(?:mess|crumbs?|litter|spills?|drips?|splatters?|seeds?|hulls|shavings|clippings|trimmings|sawdust|drool|splashes|kibble|fur|glitter|sand|mud)(?: (?:in (?:the|one|its)|inside|off (?:the|my|our)|from (?:going|getting|flying|spreading|hitting|ending)|contained|before|in place|under control|to (?:one|a|the))\b| ?[.!]| ?$)/,
    ],
    [
      "+",
      /\b(?:peel(?:s|ed)?|came|come|comes|lift(?:s|ed)?|pull(?:s|ed)?|remov(?:es|ed)|took|took it|wash(?:es|ed)) (?:it |them |right |straight |back |clean |cleanly |off |away |down |easily |up )*(?:off|away|down|clean|cleanly|up) ?,? (?:and |with |without |[\w'’-]+ ){0,3}?(?:left nothing|leaving nothing|leaves nothing|nothing left|no residue|no marks?|no sticky|no trace|without (?:a mark|a trace|marks|any mark|any residue|taking (?:the|any) paint|damag\w+)|no paint|not a mark)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:crumbs|litter|glitter|dust|powder|fuzz|lint|fur|feathers|hair|hairs|fluff|seeds?|hulls|shells|pellets|sand|sawdust|flour|grease|oil|paint|ink|dye|water|juice|sauce|milk|foam|beads?|stuffing|filling|fibers|fibres|flakes|bits|grounds|coffee|batter|clippings|trimmings|shavings|dirt|soil|wax|sequins|rhinestones|kibble|confetti|toner|food|dog food|cat food|soup|slime|glue|hay) (?:just |all |always |still |literally |constantly )*(?:(?:is|are|was|were|gets?|got|flies|flew|fly|flying|goes|go|went|ends? up|ended up|sprays?|sprayed|shoots?|shot|spills?|spilled|falls?|fell|lands?|landed|scatters?|scattered|tracks?|tracked|spreads?|comes? off|came off|shed|sheds|rubs? off|rubbed off|leaks? out|blows?|drips?|dripped|splashes|splashed|splatters?|splattered|squirts?|squirted|runs|ran|pours?|poured|stuck|sticks|thrown|floating) (?:just |tracked |scattered |flying |out |off |down )*)(?:all over|everywhere|every where|in every|on everything|onto everything|onto (?:the|my)|all around|across the|up the wall|over everything|on (?:my|our) (?:clothes|floor|hands|counter|shirt|bed|couch|pants|sofa|carpet|sheets))\b/,
    ],
    [
      "-",
      /\b(?:still|keep|kept|constantly|forever|i ?['’]?m|we ?['’]?re|always) (?:finding|sweeping up|vacuuming up|picking up|wiping up|cleaning up) (?:little |tiny |bits of |pieces of |clumps of |white |black |loose |stray |piles of |more |all the |the |its |up |after )*(?:crumbs|litter|glitter|powder|fuzz|lint|feathers|hairs|fluff|seeds?|hulls|shells|pellets|sawdust|flakes|bits|grounds|shavings|beads?|stuffing|fibers|bristles|puddles?|kibble|sequins|confetti|foam|needles)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\b(?:he|she|dogs?|cats?|husk(?:y|ies)|labs?|shepherds?|retrievers?|i|tea|who|that) (?:[\w'’-]+ )?)\b(?:sheds|sheds (?!every)[\w'’-]+|spews [\w'’-]+|drips [\w'’-]+|drips|dripped|splatters|splattered|flings [\w'’-]+(?: [\w'’-]+)?|flung (?:litter|food|batter|water|seed)|tracks [\w'’-]+|dumps [\w'’-]+|smears|dribbles|throws (?:water|seeds?|litter|dust|sawdust|food|batter|grounds|hay|crumbs|hair)|(?:leaves?|left|leaving) (?:[\w'’-]+ ){0,3}?(?:fuzz|fuzzies|lint|glitter|hairs?|fibers|crumbs|dust|powder|residue|grease|white|streaks|smears|smudges|puddles|footprints|flakes|feathers|fluff|specks|bits|ink|dye|oil|wax|slime)(?: of [\w'’-]+)?) (?:all over|everywhere|every where|on everything)(?! (?:town|the world|but|except|else))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\b(?:dogs?|cats?|husk(?:y|ies)|labs?|retrievers?|shepherds?|collies?|pets?|who|he|she|i|we|hair|pups?|puppy|goldens?|pyrenees|malamutes?|rabbits?|corgis?|breeds?|both|pugs?|beagles?|samoyeds?|kitt(?:y|ies|ens?)|animals|\w+doodles?) (?:[\w'’-]+ ){0,2})\b(?:sheds|shed|sheds? (?:fuzz|lint|fur|hair|fibers|bristles|fluff|glitter|feathers|needles)) (?:like (?:crazy|mad|an?|my|no|there|hell|nobody|it)|so (?:much|bad|badly)|terribly|horribly|constantly|nonstop|non-stop|a ton|tons|worse than|more than)\b(?! (?:the (?:light|weight|pounds)|pounds|weight|tears?))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:left|leaves|leaving|leave) (?:behind )?(?:a |an |my \w+ |the \w+ |some |its |me |us |our \w+ |his \w+ |her \w+ )*(?:with |covered |coated )*(?:in |with )?(?:a )?(?:nasty |thick |big |huge |awful |terrible |ugly |horrible |dark |permanent |yellow |brown |white |black |greasy |oily |sticky |gooey |chalky |waxy |gummy |tacky |powdery |slimy |filmy |purple |blue |pink |rust )+(?:mess|residue|film|streaks?|marks|stains?|goo|gunk|ooze|dust|powder|coating|sludge|smears?|smudges?|trail|puddle|glue|adhesive|scum|layer)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:clouds?|plumes?|puffs?|explosion|blizzard|snowstorm|shower|trail) of (?:[\w'’-]+ )?(?:dust|powder|glitter|fuzz|lint|hair|fur|litter|feathers|crumbs|flour|grease|sawdust|toner|fluff)\b(?!.{0,40}\b(?:gone|used to|i used|no more|like (?:the|my) (?:old|last))\b)/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:stained|rubs? off on|rubbed off on|comes off on|(?:dye|ink|colou?r|paint|black) came off (?:all over|on)|bled (?:on|onto|into)|bleeds (?:on|onto|into)|got (?:ink|dye|paint|glue|oil|grease|wax) (?:all over|on)) (?:my|our|his|her|the kids['’]?) (?:whole |entire |white |new |good |beige |brand |son['’]?s |daughter['’]?s )*(?:hands?|fingers?|feet|legs?|skin|sheets?|couch|sofa|carpet|clothes|bath ?tub|tub|socks|underwear|pillow ?cases?|towels|seats?|jeans|rug|bra|face|neck|wrist)\b/,
    ],
  ],
  charging: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:charges?|charging|charged) (?:(?:[\w'’-]+ ){0,3})(?:right |straight |perfectly |fine |great )*(?:through|with|over) (?:the |this |it|my )(?:case|cover)(?: on)?(?=.{0,30}(?:$|[.,!]| on\b| no | with(?:out)? | and | fine| great| just))(?<!(?:not|n['’]t|never) .{0,40})(?!.{0,20}\b(?:cord|cable|usb)\b)/,
    ],
    [
      "+",
      /\b(?:leave|keep|left|have|leaving|keeping) (?:the |this |my )(?:\w+ )?(?:case|cover) on (?:(?:[\w'’-]+ ){0,3})(?:charge|charges|charging|charger|magsafe|wireless)\b(?<!(?:not|n['’]t) (?:\S+ ){1,8}\S+)/,
    ],
    [
      "+",
      /\b(?:(?:do|did|does|have|has)(?: not| ?n['’]?t)|never) (?:have|need|had) to (?:take|remove|pull|pop|slip) (?:it|the case|the cover|my phone|my case|off)(?: off| out)? (?:(?:[\w'’-]+ ){0,3})(?:to |for )(?:wireless(?:ly)? )?(?:charge|charging|the charger|use (?:the|my) (?:wireless )?charger)\b/,
    ],
    [
      "+",
      /\b(?:wireless (?:charg(?:er|ing|e|es)|pad)|charging (?:pad|mat)|magsafe|qi (?:charger|charging|pad)) (?:(?:[\w'’-]+ ){0,2})(?:works?|worked|still works?|no (?:problem|issue|trouble)s?|fine|picks? (?:it|the phone|up)|snaps?|latches|grabs?|sticks|clicks|charges|kicks in|is (?:strong|flawless|perfect|seamless))\b(?<!(?:not|n['’]t|no longer|never|nt) (?:\w+ ){0,2}\w+)(?! only)/,
    ],
    [
      "+",
      /\b(?:wirelessly charges?|charges? wirelessly|charge it wirelessly|charging wirelessly) (?:(?:[\w'’-]+ ){0,2})(?:fine|great|perfectly|with no|no problem|without|through|every|just|like|overnight|well|easily|and)\b(?<!(?:not|n['’]t|never|nt) (?:\w+ ){0,4}\w+)/,
    ],
    [
      "+",
      /\b(?:set|drop|place|lay|put|plop|toss) (?:it|my phone|the phone|them|your phone) (?:down )?on (?:the|my|its|a) (?:wireless )?(?:charging )?(?:pad|mat|charger|puck|magsafe) (?:(?:[\w'’-]+ ){0,3})(?:charges?|starts|charging|it goes|done|good|that['’]?s it|fully charged)\b/,
    ],
    [
      "-",
      /(?<!never )(?<!not )(?<!n['’]t )\b(?:have|has|had|need|needs) to (?:take|remove|pull|pop|slip|peel) (?:it|the case|the cover|my phone|my case|the thing)(?: off| out)?(?: of it| of the case)? (?:(?:[\w'’-]+ ){0,2})(?:to |for )(?:wireless(?:ly)? (?:charge|charging)|wireless|magsafe|use (?:the|my) (?:wireless )?charger)\b(?<!(?:n['’]t|not|never|no longer) (?:have|had|need) .{0,60})/,
    ],
    [
      "-",
      /\b(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:(?:[\w'’-]+ ){0,2})(?:wireless(?:ly)? charge|charge wirelessly|charge (?:(?:[\w'’-]+ ){0,2})(?:through|with the case|with this case|on (?:my|the|a) (?:wireless|charging|magsafe|pad|qi))|work (?:(?:[\w'’-]+ ){0,2})(?:wireless charg\w+|magsafe|charging pad|qi))\b/,
    ],
    [
      "-",
      /\b(?:wireless (?:charg(?:er|ing)|pad)|charging (?:pad|mat)|magsafe|qi (?:charger|charging|pad)) (?:(?:[\w'’-]+ ){0,3})(?:(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:(?:[\w'’-]+ ){0,1})(?:work|charge|recognize|pick|stick|hold|connect|detect|stay|register|read)|stopped|slips? off|falls? off|(?:is|was) (?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:weak|useless|hit or miss|joke|spotty|slow|finicky|impossible|iffy)|quit|only works|blinks|overheats|shifts)\b/,
    ],
    [
      "-",
      /\b(?:too thick|blocks?|interferes?|kills|thickness|messes|magnets? (?:are|is) (?:too )?weak|magnets? not strong) (?:(?:[\w'’-]+ ){0,3})(?:for |with |to )?(?:(?:[\w'’-]+ ){0,2})(?:wireless charg\w+|magsafe|qi charg\w+|my charging pad|charge wirelessly|charging pad)\b(?<!(?:not|n['’]t|never|nothing) (?:\w+ ){0,6}\w+)/,
    ],
    [
      "-",
      /\b(?:wake|woke|wakes|waking) up (?:(?:[\w'’-]+ ){0,4})(?:dead phone|phone (?:was |is )?(?:dead|not charged|uncharged)|at \d+ ?(?:%|percent))\b(?=.*\b(?:pad|wireless|case|magsafe|charger)\b)/,
    ],
  ],
};
